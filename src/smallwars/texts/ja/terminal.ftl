# What the terminal says around a game: headings, hints, answers to commands. Titles bring their own words.
# A line "label: value" keeps the half-width colon and the space: the page in the browser reads it by them.

## The board

board-no-card = 表のカードなし
board-cards = 残り{ $left }枚、使用済み{ $played }枚
board-played = 使用済み{ $played }枚
board-available = 利用可能
board-prison = 監獄
board-intel = 情報チット
board-suez = スエズ
board-out-of-play = プレイ外
board-capabilities = 能力
board-none = なし
board-political-will = 政治意思
board-international-opinion = 国際世論
board-international-opinion-short = 国際世論
board-resources = リソース
board-pipeline = パイプライン
board-initiative = イニシアチブ
board-first = 1番手
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
capability-eoka = EOKA能力
capability-mau-mau = マウマウ能力
capability-dual = 両用能力
card-history = 史実
card-chapter = 参考文献

kind-town = 市街地
kind-mountain = 山岳
kind-base = 基地
kind-city = 都市
kind-reserve = 保留地
kind-province = 非保留地
kind-jungle = 山岳ジャングル
kinds-town = 市街地
kinds-mountain = 山岳
kinds-base = 英国基地
kinds-city = 都市
kinds-reserve = 保留地州
kinds-province = 非保留地州
kinds-jungle = 山岳ジャングル

stance-loyal = 忠誠
stance-neutral = 中立
stance-resistance = 抵抗
control-british = 英国支配
control-mau-mau = マウマウ支配
control-none = 支配なし

# A space's value beside its name.
worth-plain = { $value }
worth-mountain = ▲
worth-reserve = { $value }R

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
short-mau-mau = MM

# At most 33 columns a line.
legend-cyprus =
    U 潜伏  A 活動  C 隠匿武器
    T 兵員  P 警察  サボ サボタージュ
    2 値  ▲ 山岳  ▸ 選択可
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

count-underground-cells = 潜伏状態構成員{ $count }個
count-active-cells = 活動状態構成員{ $count }個
count-cells = 構成員{ $count }個
count-caches = 隠匿武器{ $count }個
count-underground-guerrillas = 潜伏状態ゲリラ{ $count }個
count-active-guerrillas = 活動状態ゲリラ{ $count }個
count-guerrillas = ゲリラ{ $count }個
count-bases = 基地{ $count }個
count-troops = 兵員{ $count }個
count-police = 警察{ $count }個
count-sabotage = サボタージュ{ $count }個
count-curfew = 夜間外出禁止
count-terror = テロ{ $count }個
count-nothing = 空

## A game in play

seat-person = { $faction }: あなた
seat-bot = { $faction }: ボット({ $bot })
question = { $faction }: { $question } ({ $rule })
thinking = { $faction }の手番です…
hand-over = { $faction }のプレイヤーにキーボードを渡してください。準備ができたらEnterを押します。
hand-over-hint = それまでは、一方だけが見てよい情報を表示しません。
over = 対局終了
over-won = { $faction }の勝利: { $reason }。
over-check = { $faction }の勝利: { $reason }。
over-marginal = { $faction }の辛勝: { $reason }。
over-decisive = { $faction }の決定的勝利: { $reason }。
over-turning-point = 転換点、{ $faction }の勝利: { $reason }。
over-major = { $faction }の大勝利: { $reason }。
over-minor = { $faction }の小勝利: { $reason }。
over-draw = 引き分け: { $reason }。
over-nobody = 引き分け: { $reason }。
over-hint = qで終了、uで取り消し。hと?も引き続き使えます。

keys = Tab 選択  ? 理由  h ルール  u 取消  b 盤面  s 保存  q 終了  PgUp ログ
keys-large = ? 理由  h ルール  u 取消  b 文章  s 保存  q 終了  PgUp ログ  Shift+↑ マップ
typed-here = 選択肢の文字を入力するかTabで選んでEnter。コマンドも可
bot-reason = { $faction }：{ $reason }
plain-hint = 番号、選択肢、またはその最初の文字で答えてください。ほかに: ? 選べない理由、h ルール、b 盤面、bとスペース名でそのスペースと隣接スペース、u 取り消し、s 保存、q 終了。
help-hint = Escで閉じます。{ $known }。
help-rule = h { $id }でその項目、hと語で検索
help-card = h { $id }でそのカード
help-ruling = h { $id }でその裁定
help-space = b { $id }でそのスペースと隣接スペース
help-hint-bare = Escで閉じます。
why-title = ここで選べないもの
why-none = ここで選べないものはありません。
why-line = { $reason } ({ $rule }): { $options }
why-allowed = { $option }は選べます。
why-one = { $option }: { $reason } ({ $rule })
rule-title = { $number } { $title }
ruling-rules = ルール: { $rules }
ruling-why = 理由: { $why }
ruling-options = 次のオプションで逆になります: { $options }
rulings-listed = 裁定: { $ids }
rule-unknown = { $title }に項目またはカード{ $number }はありません
paragraph-unknown = { $title }に項目{ $number }はありません
options-listed = オプション: { $names }
option-usual = { $name }: 取り決めがなければ{ $default }です。
option-on = 有効
option-off = 無効
option-ruling = 裁定: { $ruling }
search-title = 「{ $words }」: { $count }件
search-first = 最初の{ $count }件。語を加えると絞り込めます。
search-none = { $title }のルールに「{ $words }」はありません
search-nearest = { $title }のルールに「{ $words }」はありません。近い語: { $near }
log-cites = 直前のログの根拠: { $numbers }。

space-neighbours = 隣接:
space-over-water = 海を越えて
space-unknown = 「{ $typed }」で始まるスペースはマップにありません。
no-match = 「{ $typed }」に合う選択肢はありません。
many-match = 「{ $typed }」は{ $options }に合います。もう少し文字を入力してください。
nothing-typed = 選択肢、または ? h u s q を入力してください。
bot-turn = { $faction }はボットがプレイします。
undone = 取り消しました。
saved = 保存しました: { $file }
resume = 続けるには: { $command } --resume { $file }
resumed = { $file }から再開しました。
unfinished = 終了していない対局があります: { $command } --resume last

## Other commands

contents-hint = smallwars rules { $title } 番号 でその項目を表示します。番号のかわりに語を書くと検索し、--all ですべてを表示します。
paragraph-inside = 下位の項目: { $numbers }

coverage-title = { $title }: 項目とカードの各面{ $total }のうち{ $covered }にテストがあります。不足{ $gaps }
coverage-title-uncarded = { $title }: 項目{ $total }のうち{ $covered }にテストがあります。不足{ $gaps }
coverage-gap = 不足
coverage-free = 不要
coverage-unknown = 引用されているが、どの要約にもない

about-guessed = 推測。--data FILE で修正できます
about-reconstructed = 復元、または不確実
about-certain = ルールブックその他の資料による
about-override = データファイルによる変更
about-options = オプション
about-own = データファイルの値
confidence-certain = 確実
confidence-high = 確度高
confidence-medium = 確度中
confidence-low = 確度低
about-default = 既定値{ $value }
about-one-of = { $values }のいずれか
about-range = { $least }から{ $most }まで
about-nothing = なし

## Greek Civil War

greek-side-government = 政府
greek-side-dse = DSE
greek-turn = ターン{ $turn }/{ $end }
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

## Operation Attila

attila-turn = ターン{ $turn }/{ $last }
attila-passed = { $faction }はパス済み
attila-points = VP{ $points }: { $band }
attila-special = SA{ $count }
attila-hidden = { $count ->
    [0] カードなし
   *[other] 非公開カード{ $count }枚
}
attila-deck = 山札{ $count }
attila-discards = 捨て札{ $count }
attila-removed = 除外{ $count }
attila-events = ランダムイベント{ $count }枚
attila-fought = 戦闘済み: { $units }
attila-hits = 命中: { $hits }
attila-beachhead = 海岸堡

# Beside the name of an area.
attila-sign-woods = ♣
attila-sign-mountain = ▲
attila-sign-urban = ■
attila-sign-coastal = ~
attila-sign-airport = +

# At most 30 columns a line.
legend-attila =
    ♣ 森林  ▲ 山岳  ■ 市街地
    ~ 沿岸  + 空港
    5 VP、*5 現在トルコの得点
    GRK³ 戦闘力、! 混乱
    キプロス側: NG EMA EOKA ES
      GRK MK LOK ER HAF 他はトルコ
    カード2-4: 移動-戦闘
    SA 特別行動カード
    ▸ 選択可  » 質問の対象

attila-phase-told = フェイズ: { $phase }
attila-active-told = プレイする側: { $faction }
attila-active-passed-told = プレイする側: { $faction }、相手はパス済み
attila-first-told = 先攻プレイヤー: { $faction }
attila-points-told = 現在のトルコの勝利得点: { $points }({ $band })
attila-in-force-told = 有効: { $notes }
attila-done-told = 実施済み: { $notes }
attila-fought-told = このカードで戦闘済み: { $units }
attila-hits-told = この戦闘での命中: { $hits }
attila-special-told = 特別行動カード: { $counts }
attila-deck-told = 山札の枚数: { $count }
attila-removed-told = 伏せたまま除外された枚数: { $count }
attila-discards-told = { $faction }の捨て札: { $cards }
attila-events-told = 引かれたランダムイベント: { $count }
attila-card = 移動{ $movement }、戦闘{ $combat }
attila-worth = 勝利得点{ $points }点
attila-control-turkish = トルコ支配
attila-control-cypriot = キプロス側支配
attila-unit = { $unit }({ $type }、戦闘力{ $value })
attila-unit-disrupted = { $unit }({ $type }、戦闘力{ $value }、混乱)
attila-empty = ユニットなし: { $areas }

attila-type-infantry = 歩兵
attila-type-military-police = 憲兵
attila-type-irregular = 非正規
attila-type-airborne = 空挺
attila-type-mountain = 山岳
attila-type-armor = 機甲
attila-type-mechanized = 機械化
attila-type-fighter = 戦闘機

## What the command line cannot do

told = { $text }
error-file = { $path }: { $why }
error-save = { $path }に保存できません: { $why }
error-write = { $path }に書き込めません: { $why }
error-side = 陣営{ $side }はありません。陣営は{ $sides }、両方はboth、なしはnoneです
error-unfinished = { $folder }に終了していない対局はありません
error-name-title = プレイするタイトル({ $titles })を指定するか、--resume FILE で棋譜を指定してください
error-no-title = タイトルを指定してください。タイトルは{ $titles }です
error-other-title = この棋譜は{ $title }の対局で、{ $asked }のものではありません
error-other-seed = この棋譜のシードは{ $seed }です。--seed { $asked } では変更できません
error-no-seed = この棋譜にはシードがありません。--seed { $asked } では変更できません
error-seeded = この棋譜にはシードがあります。--dice manual では変更できません
error-option-kept = この棋譜のオプションは{ $name }={ $value }で、変更できません
error-option-none = この棋譜にオプション{ $name }はなく、変更できません
error-unskilled = ボット{ $bot }は{ $title }をプレイできません。プレイできるのは{ $titles }です
error-data-twice = --data と --option data=… は同じものです。どちらか一方にしてください
error-data-record = --data はタイトルを指定したときに使います。棋譜{ $record }には、その対局での変更がすでに書かれています
error-option = --option { $option } が名前=値の形式ではありません
error-what = { $what }はファイルでもタイトルでもありません。タイトルは{ $titles }です
error-picture = --output { $path }: 画像の名前は.svgまたは.pngで終わります
error-tests = フォルダー{ $folder }がありません。--tests でテストのあるフォルダーを指定してください
error-seconds = --seconds は0より大きい値にしてください
