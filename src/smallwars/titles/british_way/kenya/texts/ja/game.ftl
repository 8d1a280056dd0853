# The British Way: Kenya

## Names

faction-mau-mau = マウマウ

word-nairobi = ナイロビ
word-kiambu = キアンブ
word-fort-hall = フォート・ホール
word-nyeri = ニエリ
word-embu = エンブ
word-meru = メルー
word-thompsons-falls = トムソンズ・フォールズ
word-rift-valley = リフトバレー
word-nanyuki = ナニュキ
word-thika = ティカ
word-aberdares = アバーデア
word-mount-kenya = ケニア山

word-relocate = 強制移住
word-sweep = 掃討
word-rally = 結集
word-march = 行軍
word-terror = テロ
word-reward = 報奨
word-reprisal = 報復
word-air-strike = 空爆
word-supply = 補給
word-oath = 誓約
word-raid = 襲撃

word-left = 左へ1マス（「法の支配」側）
word-right = 右へ1マス（「グラーグ」側）
word-base = ゲリラ2個を基地1個に置き換える
word-flip = 全てのゲリラを潜伏状態にする
word-strike = 山岳ジャングルから出撃
word-retreat = 山岳ジャングルへ退避
word-guerrilla = ゲリラ
word-available = 利用可能
word-out-of-play = プレイ外
word-underground = 潜伏状態ゲリラ
word-active = 活動状態ゲリラ

piece-0 = ゲリラ
piece-1 = 基地
pieces-0 = ゲリラ
pieces-1 = 基地

holder-0 = なし
holder-1 = 英国
holder-2 = マウマウ

stance-0 = 抵抗
stance-1 = 中立
stance-2 = 忠誠

pipeline-0 = 法の支配
pipeline-1 = 非常事態権限
pipeline-2 = 集村化
pipeline-3 = 監獄制度
pipeline-4 = グラーグ

outrage-0 = 憤激なし
outrage-1 = 憤激

phase-1 = 政治意思フェイズ
phase-2 = リソースフェイズ
phase-3 = 支持フェイズ
phase-4 = 再配置フェイズ
phase-5 = リセットフェイズ

## The log

log-free-operation = { $faction }：無料の{ $operation }。
log-guerrillas-move = ゲリラ{ $count }個が{ $origin }から{ $destination }へ移動、{ $state }。
log-guerrillas-removed = { $space }の{ $state }ゲリラ{ $count }個を除去して利用可能へ。
log-activate = { $space }のゲリラ{ $count }個が活動状態になる。
log-hidden = { $space }のゲリラ{ $count }個が潜伏状態になる。
log-flipped = 全てのゲリラが潜伏状態になる。
log-control = { $space }の支配：{ $holder }。
log-stance = { $space }：{ $stance }。
log-population = { $space }の人口：{ $population }。
log-terror = { $space }にテロマーカーを配置。
log-terror-removed = { $space }のテロマーカー{ $count }個を除去。
log-resources = リソース { $before } → { $after }。
log-pipeline = パイプライン：{ $before } → { $after }。
log-outrage-roll = 出目{ $roll }、パイプラインは{ $pipeline }：{ $outrage }。
log-enlisted = プレイ外の警察1個が利用可能になる。
log-enlisted-to = プレイ外の警察1個を{ $space }へ。
log-will-resistance = 「抵抗」の人口が「忠誠」の人口を上回る差：−{ $loss }。
log-will-terror = テロのある入植者のスペース：−{ $loss }。
log-will-nairobi = ナイロビにマウマウコマなし：+{ $gain }。
log-will-bases = 山岳ジャングル以外に基地なし：+{ $gain }。

## Results

result-no-will = 政治意思が2以下（6.1.4）
result-full-will = 政治意思が18以上（6.1.4）
result-below-ten = 最後のプロパガンダカードで政治意思が10未満（7.0.2）
result-above-ten = 最後のプロパガンダカードで政治意思が10を超える（7.0.2）
result-even = 最後のプロパガンダカードで政治意思がちょうど10（7.0.2）

## Questions

ask-die-6-6-3 = 憤激の判定のダイスを振る

ask-pass-pipeline = パス：パイプラインを動かす？
ask-reset-pipeline = リセット：パイプラインを動かす？
ask-event-pipeline = ジョージ・アースキン：パイプラインを動かす？

ask-take-guerrilla = { $about }に配置する利用可能なゲリラが足りない。どこから1個取る？
ask-take-base = { $about }に配置する利用可能な基地がない。どこから1個取る？
ask-take-troops = { $about }に配置する利用可能な兵員が足りない。どこから1個取る？
ask-take-police = { $about }に配置する利用可能な警察が足りない。どこから1個取る？
ask-take-state = { $about }からどのゲリラを取る？

ask-deploy-space = 展開：どのスペースにキューブを配置する？
ask-deploy-troops = 展開：{ $about }に配置する兵員の数は？
ask-deploy-police = 展開：{ $about }に配置する警察の数は？
ask-relocate-space = 強制移住：どの保留地？
ask-sweep-space = 掃討：移動先スペースは？
ask-sweep-origin = 掃討：どこの兵員を移動する？
ask-sweep-destination = 掃討：{ $about }の兵員の移動先は？
ask-sweep-count = 掃討：{ $about }から移動する兵員の数は？
ask-sweep-removal-next = 偽装ギャング：次はどこのゲリラを除去する？
ask-sweep-removal = { $about }での偽装ギャング：どのゲリラを除去する？

ask-rally-space = 結集：どのスペース？
ask-rally-way = { $about }での結集：ゲリラを配置する？ それとも別のことを行う？
ask-rally-replaced = { $about }での結集：置き換えるゲリラ2個のうち活動状態のものは何個？
ask-march-space = 行軍：移動先スペースは？
ask-march-space-next = 行軍：次はどの移動先？
ask-march-origin = { $about }への行軍：どこのゲリラを移動する？
ask-march-count = 行軍：{ $about }から移動するゲリラの数は？
ask-march-active = 行軍：{ $about }から移動するゲリラのうち活動状態のものは何個？
ask-terror-space = テロ：どのスペース？
ask-terror-effect = { $about }でのテロ：どちらの効果？

ask-reward-space = 報奨：どのスペース？
ask-reward-guerrilla = スウィナートン計画：どの山岳ジャングルにゲリラ1個を配置する？
ask-reprisal-space = 報復：どのスペース？
ask-reprisal-guerrilla = { $about }での報復：どのゲリラを移動する？
ask-reprisal-destination = 報復：{ $about }のゲリラの移動先は？
ask-air-strike-space = 空爆：どのスペース？
ask-air-strike-count = { $about }での空爆：除去する活動状態ゲリラの数は？
ask-oath-space = 誓約：どのスペース？
ask-oath-count = { $about }での誓約：配置するゲリラの数は？
ask-raid-space = 襲撃：どの州？
ask-raid-owed = 襲撃：別の州を選ぶ？ それとも出撃済みの州で無料のオペレーションを行う？
ask-raid-way = { $about }での襲撃：出撃する？ 退避する？
ask-raid-from = { $about }での襲撃：どの山岳ジャングルのゲリラを移動する？
ask-raid-to = { $about }での襲撃：どの山岳ジャングルへ退避する？
ask-raid-count = 襲撃：{ $about }から移動するゲリラの数は？
ask-raid-active = 襲撃：{ $about }から移動するゲリラのうち活動状態のものは何個？

ask-redeploy-troops-next = 再配置：次はどの山岳ジャングルの兵員？
ask-redeploy-troops = 再配置：{ $about }の兵員の移動先は？
ask-redeploy-troops-count = 再配置：{ $about }へ移動する兵員の数は？

ask-event-activate = { $about }：どこのゲリラを全て活動状態にする？
ask-event-origin = { $about }：どこの兵員を移動する？
ask-event-destination = { $about }の兵員の移動先は？
ask-event-count = { $about }から移動する兵員の数は？
ask-event-bases = { $about }：コマ2個のうち基地は何個？
ask-event-guerrillas = { $about }に配置するゲリラの数は？
ask-event-jungle = { $about }：どの山岳ジャングル？
ask-event-loyal = { $about }：どのスペースを「忠誠」にする？
ask-event-operation = { $about }：2つのうちどちらを行う？
ask-event-place-guerrilla = { $about }：ゲリラをどこに配置する？
ask-event-police = { $about }に配置する警察の数は？
ask-event-police-next = { $about }：次に警察1個を置く州は？
ask-event-police-from = { $about }に置く警察1個：どこから取る？
ask-event-province = { $about }：どの州？
ask-event-reinforce = { $about }に配置するのはゲリラ1個か、警察1個か？
ask-event-remove-base = { $about }：基地1個をどこから除去する？
ask-event-remove-guerrilla = { $about }：ゲリラ1個をどこから除去する？
ask-event-remove-police = { $about }：警察1個をどこから除去する？
ask-event-replace-terror = { $about }：どこのテロマーカーをゲリラに置き換える？
ask-event-resettle = { $about }：どこに人口を戻す？
ask-event-resistance = { $about }：どのスペースを「抵抗」にする？
ask-event-space = { $about }：どのスペース？
ask-event-state = { $about }のどのゲリラを除去する？
ask-event-troops = { $about }に配置する兵員の数は？

## Answers in words of their own

answer-terror-effect-terror = なければテロマーカーを配置し、可能なら「抵抗」へ1段階移す
answer-terror-effect = 警察{ $count }個を除去
answer-rally-way = ゲリラ{ $count }個を配置
answer-oath-count = { $count ->
    [0] 配置しない
   *[other] ゲリラ{ $count }個を配置
}
answer-event-bases = { $count ->
    [0] ゲリラ2個
    [1] 基地1個とゲリラ1個
   *[other] 基地2個
}
answer-pass-pipeline-done = 動かさない
answer-reset-pipeline-done = 動かさない
answer-event-pipeline-done = 動かさない
answer-event-reinforce-guerrilla = ゲリラ1個
answer-event-reinforce-police = 警察1個

## Refusals

refusal-already-marched = そこからは、すでに1グループがこの移動先へ行軍した
refusal-british-controlled = 英国支配下にある
refusal-jungles-only = 「法定区域」（K5）の影付きが有効な間は山岳ジャングルのみ可
refusal-loyal-there = 「忠誠」であり、保留地ではない
refusal-no-active-guerrilla = そこに活動状態ゲリラがいない
refusal-no-cube-to-place = 利用可能にもマップ上の他の場所にも、配置できるキューブがない
refusal-no-guerrilla-in-jungle = 隣接する山岳ジャングルにゲリラがいない
refusal-no-guerrilla-near = 隣接スペースにゲリラがいない
refusal-no-guerrilla-there = そこにゲリラがいない
refusal-no-guerrilla-to-move = そこに未移動のゲリラがいない
refusal-no-jungle-near = 隣接する山岳ジャングルがない
refusal-no-mau-mau = そこにマウマウコマがない
refusal-no-resources = マウマウにリソースがない
refusal-no-supply = リソースを得られない
refusal-no-underground-guerrilla = そこに潜伏状態ゲリラがいない
refusal-nobody-to-raid = そこにも隣接する山岳ジャングルにもゲリラがいない
refusal-no-police-to-take = このイベントで配置したばかりのもの以外に、そこに警察がいない
refusal-none-to-take = そこに取れるコマがない
refusal-not-a-destination = この行軍の移動先ではない
refusal-not-a-jungle = 山岳ジャングルではない
refusal-not-a-province = 州ではない
refusal-not-a-reserve = 保留地ではない
refusal-not-adjacent = 隣接していない
refusal-not-an-adjacent-jungle = 隣接する山岳ジャングルではない
refusal-not-another-non-reserve = 他の非保留地州ではない
refusal-not-british-controlled = 英国支配下にない
refusal-not-in-jungles = 山岳ジャングルでは不可
refusal-not-in-nairobi = ナイロビでは不可
refusal-nothing-to-rally = 利用可能にもマップ上にも、配置できるゲリラがいない
refusal-nothing-to-reward = すでに「忠誠」で、テロもない
refusal-pipeline-too-low = パイプラインがそれを認めない
refusal-unpopulated = 人が住んでいない

refusal-wins-no-control = それでは強制移住に必要な支配を得られない

## The board

draw-mau-mau = マウマウ
draw-available-mau-mau = マウマウ・利用可能
draw-out-of-play = プレイ外
draw-resources = リソース
draw-pipeline = パイプライン
draw-pipeline-0 = 法の支配
draw-pipeline-1 = 非常事態権限
draw-pipeline-2 = 集村化
draw-pipeline-3 = 監獄制度
draw-pipeline-4 = グラーグ
draw-pipeline-allows-0 = 報復不可、強制移住不可
draw-pipeline-allows-1 = 報復1、強制移住不可
draw-pipeline-allows-2 = 報復1、強制移住1
draw-pipeline-allows-3 = 報復2、強制移住1
draw-pipeline-allows-4 = 報復2、強制移住2
draw-underground = 潜伏状態ゲリラ
draw-active = 活動状態ゲリラ
draw-guerrillas = ゲリラ
draw-bases = 基地
draw-terror = テロ
draw-control-british = 英国支配
draw-control-mau-mau = マウマウ支配
draw-loyal = 忠誠
draw-resistance = 抵抗
draw-city = 都市
draw-reserve = 保留地
draw-reserve-mark = (保)
draw-province = 州
draw-jungle = 山岳ジャングル
draw-population = 人口
draw-printed = 印刷値

# The options of a game

option-each-deploy-moves-troops = K8 イヴリン・ベアリング：展開ごとに兵員を移動
option-each-deploy-moves-troops-about = イヴリン・ベアリング（K8）による展開のそれぞれで、兵員を別々のスペースへ移動できます。オフの場合、兵員の移動はイベント全体で1回です。
option-escape-flips-everywhere = K21影付き：マップ全体のゲリラを潜伏状態に
option-escape-flips-everywhere-about = 「逃走中に射殺」（K21）の影付きの効果は、マップ上の全てのゲリラを潜伏状態にします。オフの場合、除去したゲリラのいたスペースだけが対象です。
option-operations-by-owner = イベントによるオペレーション：シートに載る陣営が実行
option-operations-by-owner-about = 陣営を名指しせずにイベントが認めるオペレーションや特殊活動は、それがシートに載っている陣営が実行します。オフの場合は、イベントを実施するプレイヤーが実行します。
option-operation-may-be-empty = スペースのないオペレーション
option-operation-may-be-empty-about = 通常のオペレーションを1スペースも選ばずに行えます。リソースを支払わずに特殊活動を行えるようになります。
option-redeploy-into-jungles = 再配置：山岳ジャングルへも
option-redeploy-into-jungles-about = 山岳ジャングルを出る兵員は、6.4.1のとおり、英国支配下のもう一方の山岳ジャングルへも移動できます。オフの場合は、プレイの例のとおり、州とナイロビだけです。
option-pseudo-gangs-need-cubes = K7 偽装ギャング：キューブがある場合のみ
option-pseudo-gangs-need-cubes-about = 偽装ギャング（K7）の影無しの効果は、キューブのある山岳ジャングルからだけゲリラを除去します。オフの場合は、掃討した全ての山岳ジャングルが対象です。

## The map

title-name = ケニア（The British Way）
draw-title = ケニア 1952-1956年
draw-caption-southern-provinces = 南部諸州
draw-caption-northern-frontier = 北部辺境
