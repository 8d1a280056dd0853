# ターミナルでのこのタイトルのボード：見出し、記号、文字、文。

board-resources = リソース
board-pipeline = パイプライン
capability-mau-mau = マウマウ能力
kind-city = 都市
kind-reserve = 保留地
kind-province = 非保留地
kind-jungle = 山岳ジャングル
kinds-city = 都市
kinds-reserve = 保留地州
kinds-province = 非保留地州
kinds-jungle = 山岳ジャングル
control-mau-mau = マウマウ支配
worth-reserve = { $value }R
short-mau-mau = MM
# At most 15 columns a line, as wide as a space.
legend-kenya-pieces =
    U 潜伏 A 活動
    B 基地
    T 兵員
    P 警察
    2テロ テロ2個
    忠誠・抵抗 状態
legend-kenya-spaces =
    英 MM 支配
    2R 人口 保留地
    ▸ 選択可
count-underground-guerrillas = 潜伏状態ゲリラ{ $count }個
count-active-guerrillas = 活動状態ゲリラ{ $count }個
