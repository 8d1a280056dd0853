# ターミナルでのこのタイトルのボード：見出し、記号、文字、文。

board-no-card = 表のカードなし
board-cards = 残り{ $left }枚、使用済み{ $played }枚
board-played = 使用済み{ $played }枚
board-available = 利用可能
board-prison = 監獄
board-out-of-play = プレイ外
board-capabilities = 能力
board-political-will = 政治意思
board-initiative = イニシアチブ
board-second = 2番手
board-limited = 限定Op
board-event = イベント
board-op = Op+特殊
board-value = { $kind }、値{ $value }
board-population = { $kind }、人口{ $value }
board-step = { $value }/{ $most }
board-named = { $value } { $name }

side-unshaded = 影無し
side-shaded = 影付き
side-single = 本文
capability-british = 英国能力
capability-dual = 両用能力
card-history = 史実
card-chapter = 参考文献

stance-loyal = 忠誠
stance-neutral = 中立
stance-resistance = 抵抗
control-british = 英国支配
control-none = 支配なし

# A space's value beside its name.
worth-plain = { $value }
worth-mountain = ▲

# Half-width letters for pieces: a block of the map is 15 columns wide.
short-underground = U
short-active = A
short-caches = C
short-bases = B
short-troops = T
short-police = P
short-sabotage = サボ
short-curfew = 外出禁止
short-terror = テロ
short-loyal = 忠誠
short-resistance = 抵抗
short-british = 英
count-caches = 隠匿武器{ $count }個
count-bases = 基地{ $count }個
count-troops = 兵員{ $count }個
count-police = 警察{ $count }個
count-sabotage = サボタージュ{ $count }個
count-curfew = 夜間外出禁止
count-terror = テロ{ $count }個
count-guerrillas = ゲリラ{ $count }個
