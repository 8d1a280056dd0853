# ターミナルでのこのタイトルのボード：見出し、記号、文字、文。

board-intel = 情報チット
board-suez = スエズ
board-international-opinion = 国際世論
board-international-opinion-short = 国際世論
capability-eoka = EOKA能力

kind-town = 市街地
kind-mountain = 山岳
kind-base = 基地
kinds-town = 市街地
kinds-mountain = 山岳
kinds-base = 英国基地

# At most 33 columns a line.
legend-cyprus =
    U 潜伏  A 活動  C 隠匿武器
    T 兵員  P 警察  サボ サボタージュ
    2 値  ▲ 山岳  ▸ 選択可

count-underground-cells = 潜伏状態構成員{ $count }個
count-active-cells = 活動状態構成員{ $count }個
count-cells = 構成員{ $count }個
