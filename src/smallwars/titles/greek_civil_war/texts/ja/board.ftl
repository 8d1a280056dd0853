# ターミナルでのこのタイトルのボード：見出し、記号、文字、文。

over-check = { $faction }の勝利: { $reason }。
over-marginal = { $faction }の辛勝: { $reason }。
over-decisive = { $faction }の決定的勝利: { $reason }。
over-turning-point = 転換点、{ $faction }の勝利: { $reason }。

greek-side-government = 政府
greek-side-dse = DSE
greek-turn = { $end ->
    [0] ターン{ $turn }、終了の取り決めなし
   *[other] ターン{ $turn }/{ $end }
}
greek-phase-told = フェイズ: { $phase }
greek-first = 先攻プレイヤー: { $faction }
greek-indices = 政治指数(0から99): { $indices }
greek-turns-left = 残り{ $turns }ターン
greek-doctrine-told = 政府のドクトリン: { $doctrine }、{ $turns }
greek-doctrine-tight = 集中防御
greek-doctrine-area = 広域防御
greek-doctrine-aggressive = 攻勢
greek-limit = 上限{ $limit }
greek-limit-left = 上限{ $limit }、残り{ $left }
greek-limit-told = 政府の動員上限: { $limit }
greek-limit-left-told = 政府の動員上限: { $limit }、残り{ $left }
greek-airstrikes = 航空攻撃{ $count }
greek-airstrikes-told = 利用可能な航空攻撃: { $count }
greek-aid = アメリカの援助
greek-stalin = スターリンスコア{ $score }/{ $most }
greek-closed = 閉鎖: { $places }

greek-phase-setup = 初期配置
greek-phase-initiative = イニシアチブ
greek-phase-mobilization = 動員
greek-phase-movement = 移動
greek-phase-conflict = 戦闘
greek-phase-control = 支配
greek-phase-attrition = 消耗
greek-phase-end = ターン終了

# A unit by its letter, in squares and in the Open.
letter-division = D
letter-brigade = B
letter-mountain = M
letter-lok = L
letter-lok-unconv = U
letter-police = P
letter-front = F
letter-cadre = C
letter-guerrilla = G
letter-partisan = A
greek-sign-terror = T
greek-sign-resettled = R
greek-sign-closed = 閉鎖

# At most 28 columns a line.
legend-greek-units =
    D 師団   B 旅団
    M 山岳   P 警察
    L LOK   U 非正規LOK
    F フロント   C 幹部
    G ゲリラ   A パルチザン
    2D1 レベル1が2個
legend-greek-signs =
    マス: [P1]、空き [  ]
    2/1 DSE/政府のポイント
    支配: *2/1 DSE、2/1* 政府
    T テロ   R 移住済み
    ▸ 選択可   » 質問の対象

greek-urban = 都市
greek-rural = 農村
greek-remote = 辺境
greek-foreign = 国外エリア
greek-points = DSEに{ $dse }点、政府に{ $government }点
greek-control-government = 政府支配
greek-control-dse = DSE支配
greek-control-none = 係争中
greek-in-open = オープンエリアに{ $units }
greek-in-squares = インフラマスに{ $units }
greek-squares = インフラマス{ $count }個
greek-free-squares = 空き{ $count }
greek-terror = テロ
greek-resettled = 移住済み
greek-is-closed = 閉鎖
greek-nothing = ユニットなし
greek-acted = 行動済み: { $units }
greek-marked-mobilization = 今回編成: { $units }
greek-marked-movement = 再編成済み: { $units }
greek-marked-conflict = この戦闘に参加: { $units }
greek-marked-attrition = 消耗の対象: { $units }
greek-empty = 空の地域: { $regions }

unit-division = レベル{ $level }師団{ $count }個
unit-brigade = レベル{ $level }旅団{ $count }個
unit-mountain = レベル{ $level }山岳ユニット{ $count }個
unit-lok = レベル{ $level }LOKユニット{ $count }個
unit-lok-unconv = { $level ->
    [0] 非正規LOKユニット{ $count }個
   *[other] レベル{ $level }非正規LOKユニット{ $count }個
}
unit-police = レベル{ $level }警察{ $count }個
unit-front = { $level ->
    [0] フロント{ $count }個
   *[other] レベル{ $level }フロント{ $count }個
}
unit-cadre = レベル{ $level }幹部{ $count }個
unit-guerrilla = レベル{ $level }ゲリラ隊{ $count }個
unit-partisan = レベル{ $level }パルチザン旅団{ $count }個
