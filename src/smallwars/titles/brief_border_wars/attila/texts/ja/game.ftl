# アッティラ作戦 1974年

## 名称

faction-turkish = トルコ
faction-cypriot = キプロス側

word-karpas = カルパス
word-akanthou = アカントゥ
word-trikomo = トリコモ
word-famagusta = ファマグスタ
word-ayia-napa = アヤナパ
word-lefkoniko = レフコニコ
word-kythreia = キトレア
word-kyrenia = キレニア
word-lapithos = ラピトス
word-kioneli = キオネリ
word-nicosia-city = ニコシア市
word-strovolos = ストロヴォロス
word-dhali = ダリ
word-athienou = アティエヌ
word-peristerona = ペリステロナ
word-morfou = モルフ
word-lefka = レフカ
word-polis = ポリス
word-paphos = パフォス
word-troodos = トロードス
word-machairas = マヘラス
word-limassol = リマソール
word-kophinou = コフィヌ
word-larnaca = ラルナカ

word-turkish = トルコ
word-cypriot = キプロス側

word-rear-turkish = トルコ後方地域
word-rear-cypriot = キプロス側後方地域
word-damaged-turkish = トルコ損傷ユニットボックス
word-damaged-cypriot = キプロス側損傷ユニットボックス
word-transit = 輸送ボックス

word-1a-ng = 1A NG
word-1b-ng = 1B NG
word-3b-ng = 3B NG
word-ema = EMA
word-4-ng = 4 NG
word-eoka = EOKA
word-2-ng = 2 NG
word-3a-ng = 3A NG
word-es = ES
word-grk = GRK
word-mk = MK
word-5-ng = 5 NG
word-lok = LOK
word-er = ER
word-haf-1 = HAF-1
word-haf-2 = HAF-2

word-tmt-1 = TMT-1
word-tmt-2 = TMT-2
word-tmt-3 = TMT-3
word-tmt-4 = TMT-4
word-tmt-5 = TMT-5
word-tmt-6 = TMT-6
word-tmt-7 = TMT-7
word-tmt-8 = TMT-8
word-trk = TRK
word-slf = SLF
word-39-div = 39(-)
word-5-div = 5(-)
word-a-28 = A/28
word-b-28 = B/28
word-abn = Abn
word-cdo = Cdo
word-taf-1 = TAF-1
word-taf-2 = TAF-2
word-taf-3 = TAF-3
word-taf-4 = TAF-4
# データファイルで戦闘機が増えることがある。
word-taf-5 = TAF-5
word-taf-6 = TAF-6
word-taf-7 = TAF-7
word-taf-8 = TAF-8
word-taf-9 = TAF-9

word-invasion = 上陸作戦
word-drop = Abnの降下のみ
word-beachhead-here = 海岸堡をそこへ移す
word-beachhead-stays = 今の場所に残す

# ダイスを振る理由
word-chaos = 後方地域の麻痺
word-staff = キプロス側の幕僚

event-1 = 同士討ち
event-2 = 非正規部隊の弛緩
event-3 = 燃料・弾薬の不足
event-4 = 後方地域の麻痺
event-5 = 国連の停戦圧力
event-6 = 陸軍と空軍の軋轢

## ログ

log-give-up = トルコは特別行動カード{ $count }枚を放棄。
log-airfield-lost = ニコシア空港はトルコの手中にある。ギリシャ空軍はこのターン飛行できない。
log-drawn = カードの配分：トルコに灰色{ $first }枚、キプロス側に白{ $second }枚{ $events ->
    [0] 。
   *[other] 、ランダムイベント{ $events }枚。
}
log-event = ランダムイベント、目は{ $roll }：{ $event }。
log-event-again = 今は起こり得ない。ダイスを振り直す。
log-discard = { $faction }は物資が尽き、{ $card }を失う。
log-rear-chaos = 目は{ $roll }：{ $faction }のユニットは、このターン後方地域からマップへ出られない。
log-ceasefire = 第{ $turn }ターンの終了をもって停戦となる。山札から6枚を見ずに取り除く。
log-air-friction = このターン、航空ユニットは地上戦を支援できない。
log-confused = 目は{ $roll }：キプロス側の幕僚の命令に手違い。カードの値は{ $value }になる。
log-orders-hold = 目は{ $roll }：キプロス側の幕僚の命令に誤りなし。

log-invasion = トルコ艦隊が{ $area }沖に迫る。
log-lands = { $unit }が{ $area }に上陸。
log-beachhead = 海岸堡は{ $area }に置かれる。
log-drops = { $unit }が{ $area }に降下。
log-drop-roll = 目は{ $roll }：{ $unit }は{ $roll ->
    [1] 整然と着地する。
    [2] 整然と着地する。
    [3] 整然と着地する。
   *[other] 散り散りになる。
}
log-beachhead-lost = { $area }にはキプロス側ユニットしか残っていない。海岸堡は失われる。
log-out-of-supply = { $unit }は補給切れ：回復のダイスを振らない。
log-victory-points = トルコの勝利得点：{ $points }。

## 結果

result-victory_points = 最終ターンの終了時にトルコの勝利得点を計算した（8.0）

## 質問

ask-die-E4 = 後方地域の麻痺：ダイスを1個振る。1～3ならトルコ、4～6ならキプロス側に起こる
ask-die-9-3 = { $about }の降下：ダイスを1個振る。4～6なら散り散りになり混乱状態となる
ask-die-9-14 = 幕僚の練度不足：キプロス側のカードについてダイスを1個振る

ask-give-up = 開戦前：特別行動カードを何枚放棄する？（1枚につき勝利得点2）
ask-friendly-fire = 同士討ち：トルコの航空ユニット1個を損傷させるか、輸送ボックスのユニット1個を混乱させるか？
ask-laxity = 非正規部隊の弛緩：敵の非正規ユニットを混乱させ、代わりに自軍の1個も混乱させる？（あと{ $left }個まで）
ask-laxity-own = 非正規部隊の弛緩：代わりに混乱する自軍ユニットはどれ？
ask-discard = 燃料・弾薬の不足、{ $about }：失うカードはどれ？

ask-invasion-area = 上陸作戦：どの海岸？
ask-invasion-unit = { $about }への上陸作戦：どの旅団が上陸する？（あと{ $left }個まで）
ask-invasion-beachhead = { $about }への上陸作戦：海岸堡をそこへ移す？
ask-drop = { $about }は後方地域からゲーム中1回だけ降下できる：どこに降下する？

## 独自の文言を持つ答え

answer-give-up = { $count ->
    [0] 放棄しない
   *[other] { $count }枚
}
answer-friendly-fire-decline = 見逃す
answer-laxity-done = ここまでにする
answer-invasion-unit-done = 2個目の旅団は上陸させない
answer-drop-decline = 今は降下しない

## 不可の理由

refusal-rear-chaos = 後方地域の麻痺：このターンは後方地域からマップへ出られない
refusal-one-a-turn = その移動は1ターンに1ユニットだけで、すでに行った
refusal-no-beachhead = 上陸すべき海岸堡がない
refusal-no-friends = そこに味方の地上ユニットがいない
refusal-neither-empty-nor-friendly = 敵がいて味方の地上ユニットがいない
refusal-reacts-by-air = トルコの対応は航空ユニットのみ
refusal-airfield-lost = ニコシア空港がトルコの手中にある
refusal-not-coastal = 沿岸ではない

## 盤面

draw-turkish = トルコ
draw-cypriot = キプロス側
draw-turn = ゲームターン
draw-last-turn = 最終ターン：
draw-phase-selection = カード選択
draw-phase-play = カードプレイ
draw-phase-final = 最終フェイズ
draw-active = 手番
draw-first = 先攻
draw-passed = 相手はパスした
draw-victory-points = 勝利得点
draw-band-major-cypriot = キプロス側の大勝利
draw-band-minor-cypriot = キプロス側の小勝利
draw-band-draw = 引き分け
draw-band-minor-turkish = トルコの小勝利
draw-band-major-turkish = トルコの大勝利
draw-rear-turkish = トルコ後方地域
draw-rear-cypriot = キプロス側後方地域
draw-transit = 輸送ボックス
draw-damaged-turkish = トルコ損傷
draw-damaged-cypriot = キプロス側損傷
draw-hand-turkish = トルコのカード
draw-hand-cypriot = キプロス側のカード
draw-face-down = 裏向きのカード
draw-movement = 移動
draw-combat = 戦闘
draw-special-actions = 特別行動
draw-deck = 山札
draw-discards = 捨て札
draw-removed = 除外
draw-in-force = 適用中・実施済み
draw-rear-chaos-turkish = トルコ後方地域の麻痺
draw-rear-chaos-cypriot = キプロス側後方地域の麻痺
draw-air-friction = 地上ユニットへの航空支援なし
draw-airfield-lost = キプロス側の飛行場喪失
draw-invaded = このターンの上陸作戦は実施済み
draw-to-transit = 輸送ボックスへの移動は実施済み
draw-to-beachhead = 海岸堡への上陸は実施済み
draw-dropped = 空挺旅団は降下済み
draw-given-up = 放棄した特別行動
draw-none = なし
draw-type-infantry = 歩兵
draw-type-airborne = 空挺
draw-type-mountain = 山岳兵
draw-type-armor = 機甲
draw-type-mechanized = 機械化
draw-type-military-police = 憲兵
draw-type-irregular = 非正規
draw-type-fighter = 戦闘機
draw-cv = 戦闘力
draw-disrupted = 混乱
draw-out-of-supply = 補給切れ
draw-beachhead = 海岸堡
draw-vp = 勝利得点
draw-scored = 現在トルコの得点
draw-terrain-woods = 森林
draw-terrain-mountain = 山岳
draw-terrain-urban = 市街地
draw-coastal = 沿岸
draw-airport = 空港
draw-sba = 英軍基地、全ユニット進入不可
draw-legend-counter = カウンターはユニットの兵種、戦闘力、名称を示す。破れたオレンジ色の部分は混乱状態の印。横棒の入った円は補給切れで、攻撃にカード2ポイントを要し、回復のダイスを振らない。

# ゲームのオプション

option-data-set = データセット
option-data-set-about = standard：復元したままのデータで、キプロス側が勝ちやすくなっています。even：特別行動カードを各6枚ではなくトルコ8枚、キプロス側4枚とし、ボットの勝率がほぼ等しくなります（docs/titles/attila/balance.md）。
option-open-hands = 手札公開
option-open-hands-about = 引いたカードを全て両プレイヤーに公開します。オフの場合、自分のカードだけが見えます。
option-disrupted-may-move = 混乱ユニットの移動
option-disrupted-may-move-about = 移動に使うカードで混乱状態のユニットも移動できます。オフの場合、混乱していないユニットだけが移動できます。
option-irregulars-bar-reaction = 非正規ユニットは対応移動を妨げる
option-irregulars-bar-reaction-about = 混乱していない敵の非正規ユニットは、同じエリアのユニットの対応移動（6.32）を、プレイ手順の文言どおりに妨げます。オフなら、9.2のとおり妨げません。
option-laxity = 非正規部隊の弛緩
option-data-set-is-standard = 復元したまま：キプロス側が勝ちやすい
option-data-set-is-even = 互角：特別行動カードはトルコ8枚、キプロス側4枚
option-laxity-is-at-once = 双方同時
option-laxity-is-in-turn = トルコが先
option-laxity-is-any-own = 双方同時、自軍の地上ユニットなら種類を問わず支払う
option-laxity-about = イベント2「非正規部隊の弛緩」の処理。at_once：双方が選んでから同時に実行し、どちらも非正規ユニットで支払います。in_turn：トルコが先に実行します。any_own：同時に実行しますが、支払う自軍ユニットは種類を問わない地上ユニットです。
option-organizational-ability = 組織力
option-organizational-ability-about = 組織力（9.11）：第1ターンの前に、トルコは特別行動カードを放棄して1枚につき勝利得点2を得ることができます。
option-drop-without-landing = 上陸のない降下
option-drop-without-landing-about = 旅団が上陸せず海岸堡も動かさない上陸作戦で、Abnが降下できます（6.33、9.3）。オフなら、最低1個の旅団が上陸しなければなりません。
option-exploitation-by-this-battle = その戦闘による戦果拡張のみ
option-exploitation-by-this-battle-about = 戦果拡張（6.24）は、その戦闘が防御ユニット全てに命中を与えたときだけ行えます。オフなら、以前から混乱状態だったユニットも混乱状態に数えます。
option-disrupted-may-exploit = 混乱状態のユニットの戦果拡張
option-disrupted-may-exploit-about = 混乱状態になった機械化攻撃ユニットも戦果拡張（6.24）できます。オフなら、混乱していないユニットだけです。
option-formation-agility = 部隊の即応力
option-formation-agility-about = 部隊の即応力（9.12）：トルコの対応は航空ユニットのみで、地上ユニットでは対応できません。キプロス側はどちらでも対応できます。ルールの全容はルールブックにありません。
option-free-air-reaction = 利点としての部隊の即応力
option-free-air-reaction-about = 部隊の即応力（9.12）を使うとき、トルコは特別行動カードなしで防御に航空ユニットを送れ、地上ユニットは従来どおりカードで送れます。部隊の即応力を使わなければ効果はありません。
option-intelligence-advantage = 情報の優位
option-intelligence-advantage-about = 情報の優位（9.13）：トルコはキプロス側の引いたカードを見ることができます。
option-poorly-trained-staff = 幕僚の練度不足
option-poorly-trained-staff-about = 幕僚の練度不足（9.14）：キプロス側が引いたカードをプレイすると、ダイスにより値が1下がることがあります。
option-hellenic-air-force = ギリシャ空軍
option-hellenic-air-force-about = ギリシャ空軍（9.4）：キプロス側は戦闘機2個を持ちます。ストロヴォロスがトルコの支配下にある状態で始まるターンは飛行できません。

## The map

title-name = アッティラ作戦
draw-title = アッティラ作戦 キプロス 1974年
word-akrotiri-sba = アクロティリ基地
word-dhekelia-sba = デケリア基地
draw-caption-mediterranean-sea = 地中海
draw-caption-morphou-bay = モルフ湾
draw-caption-famagusta-bay = ファマグスタ湾
draw-caption-episkopi-bay = エピスコピ湾
draw-caption-larnaca-bay = ラルナカ湾
