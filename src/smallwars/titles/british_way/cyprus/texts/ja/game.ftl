# The British Way: Cyprus

## Names

faction-eoka = EOKA

word-paphos = パフォス
word-limassol = リマソール
word-nicosia = ニコシア
word-larnaca = ラルナカ
word-famagusta = ファマグスタ
word-karpas = カルパス
word-troodos = トロードス
word-kyrenia = キレニア
word-akrotiri = アクロティリ
word-dhekelia = デケリア

word-patrol = パトロール
word-search = 捜索
word-recruit = 徴募
word-travel = 移送
word-sabotage = サボタージュ
word-ambush = 待ち伏せ
word-restore = 回復
word-diplomacy = 外交
word-interrogate = 尋問
word-smuggle = 密輸
word-infiltrate = 浸透
word-propagandize = 宣伝

word-lead = 情報優越
word-offensive = 攻勢
word-curfew = 夜間外出禁止
word-place = 配置
word-move = 移動
word-remove = 除去
word-replace = 置き換え
word-discard = チットを捨てる
word-underground = 潜伏状態構成員
word-active = 活動状態構成員
word-cache = 隠匿武器
word-prison = 監獄の構成員
word-international-opinion = 国際世論

piece-0 = 構成員
piece-1 = 隠匿武器
pieces-0 = 構成員
pieces-1 = 隠匿武器

to-0 = 利用可能
to-1 = 監獄

opinion-0 = 無視
opinion-1 = 議論
opinion-2 = 論争
opinion-3 = 批判
opinion-4 = 非難

phase-1 = 政治意思フェイズ
phase-2 = リソースフェイズ
phase-3 = 再配置フェイズ
phase-4 = リセットフェイズ

## The log

log-extension = { $way }：スペースを1箇所追加。
log-remove-cells = { $space }の構成員{ $count }個を除去して{ $to }へ。
log-travel = 構成員{ $count }個が{ $origin }から{ $destination }へ移動、{ $state }になる。
log-activate = { $space }の構成員{ $count }個が活動状態になる。
log-sabotage = { $space }にサボタージュマーカーを配置。
log-sabotage-removed = { $space }のサボタージュマーカー{ $count }個を除去。
log-curfew = { $space }に夜間外出禁止を配置。
log-curfew-moved = 夜間外出禁止を{ $origin }から{ $space }へ移動。
log-curfew-lifted = { $space }の夜間外出禁止を除去。
log-international-opinion = 国際世論：{ $before } → { $after }。
log-chit-drawn = 英国が情報チットを引く：{ $value }。
log-chit-discarded = 情報チット（{ $value }）を捨てる。
log-chit-spent = { $space }で情報チット（{ $value }）を消費。
log-smuggle-roll = { $space }への隠匿武器の配置、出目{ $roll }（3を超えれば成功）：{ $outcome }。
log-diplomacy-roll = 出目{ $roll }、国際世論は{ $opinion }：{ $outcome }。
log-sabotage-roll = { $space }で出目{ $roll }、修正後{ $result }：{ $outcome }。
log-ambush-roll = { $space }で出目{ $roll }、キューブ{ $cubes }個：{ $outcome }。
log-will-change = 国際世論 −{ $pressure }、サボタージュ −{ $disorder }、山岳に隠匿武器なし +{ $mountains }、サボタージュのない市街地 +{ $towns }。
log-flipped = 全ての構成員が潜伏状態になる。
log-released = 監獄の構成員{ $count }個が利用可能になる。
log-released-to = 監獄の構成員{ $count }個を{ $space }へ。
log-withdrawn = { $space }の兵員{ $count }個を「スエズ危機」カード上へ移す。
log-returned = 「スエズ危機」カード上の兵員{ $count }個が{ $space }へ復帰。

## Results

result-no-will = 政治意思が0（6.1.4）
result-held-out = 最後のプロパガンダラウンドまで政治意思が持ちこたえた（6.1.5）

## Questions

spaces-left = { $left ->
    [0] （追加しない限りこれ以上は選択不可）
   *[other] （あと{ $left }箇所まで）
}

ask-chit = 情報チットを1個引く
ask-discard = どの情報チットを捨てる？
ask-spend = { $about }で消費する情報チットの値は？
ask-offensive = 攻勢：どこの隠匿武器を除去する？

ask-deploy-space = 展開：警察1個をどのスペースに配置する？
ask-patrol-space = パトロール：移動先スペースは？
ask-patrol-origin = パトロール：どこの警察を移動する？
ask-patrol-destination = パトロール：{ $about }の警察の移動先は？
ask-patrol-count = パトロール：{ $about }から移動する警察の数は？
ask-patrol-removal = パトロール：どこの構成員を除去して監獄に置く？
ask-patrol-removal-1-6-1 = { $about }でのパトロール：除去する構成員のうち、潜伏状態のものは何個？
ask-search-space = 捜索：移動先スペースは？
ask-search-origin = 捜索：どこの兵員を移動する？
ask-search-destination = 捜索：{ $about }の兵員の移動先は？
ask-search-count = 捜索：{ $about }から移動する兵員の数は？
ask-search-town = { $about }での捜索：夜間外出禁止を配置する？ それともどのチットを捨てる？
ask-curfew-from = 夜間外出禁止は全て配置済み。{ $about }へどれを移す？

ask-recruit-space = 徴募：どのスペース？
ask-recruit-count = 徴募：{ $about }に配置する構成員の数は？
ask-travel-origin = 移送：起点スペースは？
ask-travel-destination = 移送：{ $about }の構成員の移動先は？
ask-travel-count = 移送：{ $about }から移動する構成員の数は？
ask-travel-active = 移送：そのうち活動状態のものは何個？
ask-sabotage-space = サボタージュ：どのスペース？
ask-sabotage-cell = { $about }でのサボタージュ：どの構成員で行う？
ask-sabotage-removal = { $about }での市街暴動：先に除去する構成員は？
ask-sabotage-cache = { $about }でのサボタージュ：隠匿武器を消費して+2するなら、どこのもの？
ask-ambush-space = 待ち伏せ：どの市街地？
ask-ambush-target = { $about }での待ち伏せ：警察か、政治意思か？
ask-ambush-cache = { $about }での待ち伏せ：隠匿武器をどこに配置する？

ask-restore-space = 回復：どのスペース？
ask-interrogate-count = 尋問：チットを監獄の構成員の数で引く？ それとも警察と構成員が共にいるスペースの数で引く？
ask-smuggle-way = 密輸：隠匿武器を配置する？ 移動する？
ask-smuggle-space = 密輸：隠匿武器をどこに配置する？
ask-smuggle-origin = 密輸：どこの隠匿武器を移動する？
ask-smuggle-destination = 密輸：{ $about }の隠匿武器の移動先は？
ask-infiltrate-space = 浸透：どのスペース？
ask-infiltrate-way = { $about }での浸透：警察1個を構成員に置き換える？ 除去だけ行う？ チットを捨てさせる？
ask-propagandize-space = 宣伝：どのスペース？
ask-propagandize-effect = { $about }での宣伝：どちらの効果？

ask-event-place-cell = { $about }：構成員1個をどこに配置する？
ask-event-release = { $about }：監獄の構成員1個をどこに置く？
ask-event-remove-cell = { $about }：構成員1個をどこから除去する？
ask-event-piece = { $about }のどのコマを除去する？
ask-event-q-patrol = { $about }：EOKAコマ1個をどこから除去する？
ask-event-sabotage = { $about }：サボタージュマーカーをどこに置く？
ask-event-trade = { $about }：どこで構成員1個をサボタージュマーカーに換える？
ask-event-remove-sabotage = { $about }：どこのサボタージュマーカーを除去する？
ask-event-withdraw = { $about }：どこの兵員を引き揚げる？
ask-event-search = { $about }：どこで捜索と強襲を行う？
ask-event-mountain = { $about }：どの山岳？
ask-event-curfew = { $about }：夜間外出禁止をどこに配置する？
ask-event-opinion = { $about }：国際世論を左（−）または右へ何マス動かす？
ask-event-cells = { $about }：構成員2個を配置する？ 除去する？
ask-event-compromise = { $about }：サボタージュマーカーか、国際世論か？

ask-resource-cache = リソースフェイズ：隠匿武器をどこに配置する？
ask-redeploy-akrotiri = 再配置：{ $about }からアクロティリへ移動する兵員の数は？ 残りはデケリアへ移動する。
ask-reset-akrotiri = リセット：スエズからアクロティリへ復帰する兵員の数は？ 残りはデケリアへ復帰する。
ask-redeploy-cell = 再配置：{ $about }の構成員1個の移動先は？
ask-redeploy-cache = 再配置：どこの隠匿武器を移動する？

## Refusals

refusal-no-cache-there = そこに隠匿武器がない
refusal-cubes-at-cache = その隠匿武器のスペースに英国のキューブがある
refusal-nothing-to-add = 追加しても選択できるスペースがない
refusal-spaces-left = 通常の数のスペースをまだ使い切っていない
refusal-not-extended = このオペレーションにはスペースを追加できないか、追加済み
refusal-no-chit = 英国が情報チットを持っていない
refusal-not-in-mountains = 山岳では不可
refusal-not-in-bases = 英国基地では不可
refusal-not-a-town = 市街地のみ可
refusal-too-few-troops = そこの兵員がEOKAコマより多くない
refusal-not-a-destination = このパトロールの移動先ではない
refusal-no-cells = そこに構成員がいない
refusal-not-near = そのスペースでも隣接スペースでもない
refusal-curfew-there = すでに夜間外出禁止がある
refusal-no-eoka = そこにEOKAコマがない
refusal-nothing-removable = そこの警察が除去できるものがない
refusal-curfew-just-placed = この同じ行動で置かれたものである
refusal-no-curfew-there = 動かせる夜間外出禁止がそこにない
refusal-under-curfew = 夜間外出禁止下にある
refusal-no-arms-cache-near = そのスペースにも隣接スペースにも隠匿武器がない
refusal-no-cell-available = 利用可能な構成員がいない
refusal-no-cell-to-move = そこに未移動の構成員がいない
refusal-no-underground-cell = そこに潜伏状態構成員がいない
refusal-no-troops-and-police = そこに兵員と警察の両方が揃っていない
refusal-eoka-there = そこにEOKAコマがある
refusal-nothing-to-restore = そこに除去できるマーカーがない
refusal-opinion-ignored = 国際世論がすでに「無視」である
refusal-no-chits-to-draw = 情報チットを1個も引けない
refusal-smuggle-ignored = 国際世論が「無視」である
refusal-no-smuggling = 隠匿武器の配置も移動もできない
refusal-no-cache-available = 利用可能な隠匿武器がない
refusal-no-room-for-cache = そこには隠匿武器をこれ以上置けない
refusal-no-cell = そこに構成員がいない
refusal-cubes-there = そこに英国のキューブがある
refusal-no-cache-to-move = 移動できる隠匿武器がない
refusal-too-few-underground = そこの潜伏状態構成員が警察より少ない
refusal-no-marker = そこにサボタージュマーカーも夜間外出禁止もない
refusal-no-curfew = そこに夜間外出禁止がない

## The board

draw-international-opinion = 国際世論
draw-opinion-0 = 無視
draw-opinion-1 = 議論
draw-opinion-2 = 論争
draw-opinion-3 = 批判
draw-opinion-4 = 非難
draw-eoka = EOKA
draw-available-eoka = EOKA・利用可能
draw-prison = 監獄
draw-intel = 情報チット
draw-suez = スエズ
draw-underground = 潜伏状態構成員
draw-active = 活動状態構成員
draw-cells = 構成員
draw-caches = 隠匿武器
draw-sabotage = サボタージュ
draw-curfew = 夜間外出禁止
draw-town = 市街地
draw-mountain = 山岳
draw-base = 英国基地
draw-value = 値

# The options of a game

option-lead-adds-removal = 情報優越：2箇所目での除去
option-lead-adds-removal-about = パトロールで情報優越を使うと、英国は2箇所目の移動先でも構成員を除去できます。
option-turkish-cypriots-two-removals = C24 トルコ系キプロス人：両方のスペースで除去
option-turkish-cypriots-two-removals-about = トルコ系キプロス人（C24）によるパトロールは、移動先1箇所ではなく2箇所の両方で構成員を除去します。
option-assault-alternates-per-operation = 強襲：除去した構成員をオペレーション全体で交互に置く
option-assault-alternates-per-operation-about = 強襲で除去した構成員を、スペースごとに利用可能から数え直さず、オペレーション全体を通して利用可能と監獄へ交互に置きます。
option-pass-ambush-offensive = パスによる待ち伏せでの攻勢
option-pass-ambush-offensive-about = EOKAがパスで得る待ち伏せを限定オペレーションとみなし、攻勢でスペースを追加できます。
option-ambush-cache-may-be-declined = 待ち伏せ：隠匿武器を配置しない選択
option-ambush-cache-may-be-declined-about = 待ち伏せに成功しても、EOKAは隠匿武器を配置しないことを選べます。オフの場合、配置できるなら必ず配置します。
option-operations-by-owner = イベントによるオペレーション：シートに載る陣営が実行
option-operations-by-owner-about = 陣営を名指しせずにイベントが認めるオペレーションは、それがシートに載っている陣営が実行します。オフの場合は、イベントを実施するプレイヤーが実行します。
option-ambush-flips-underground = 待ち伏せ：潜伏状態の構成員を活動状態に
option-ambush-flips-underground-about = 待ち伏せは、活動状態の構成員がいても、潜伏状態の構成員1個を活動状態にします。オフの場合は、そこにいる活動状態の構成員で足ります。

## The map

title-name = キプロス（The British Way）
draw-title = キプロス 1955-1959年
draw-caption-mediterranean-sea = 地中海
draw-caption-morphou-bay = モルフ湾
draw-caption-famagusta-bay = ファマグスタ湾
draw-caption-episkopi-bay = エピスコピ湾
draw-caption-larnaca-bay = ラルナカ湾
