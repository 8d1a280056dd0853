# アッティラ作戦のプレイヤーエイド。

name = アッティラ作戦

## Drawn cards

cards = 引いたカード(6.0)：手番に1枚
movement-purpose = ユニットの移動
movement-place = カードの移動値までのユニット、各1回：隣接エリアへ、またはボックスから
movement-how-turkish =
    航空ユニット：後方地域から任意のエリアへ。非正規：後方地域から、空のエリアか味方のいるエリアへ。
    正規ユニット：後方地域から輸送ボックスへ1ゲームターンに{ $rear_to_transit }個、輸送ボックスから海岸堡へ1ゲームターンに{ $transit_to_beachhead }個。
    混乱していない敵地上ユニットのいるエリアから地上ユニットは出られない。その全てが非正規なら出られる(6.11)。
movement-how-cypriot =
    地上ユニット：後方地域から味方のいる任意のエリアへ。非正規は空のエリアへも可。航空ユニット(選択ルール)：任意のエリアへ。
    混乱していない敵地上ユニットのいるエリアから地上ユニットは出られない。その全てが非正規なら出られる(6.11)。
combat-purpose = 攻撃
combat-place = 両陣営の地上ユニットがいるエリア、各1回。攻撃ユニットは地上・航空合わせてカードの戦闘値まで。
combat-how-turkish =
    攻撃ユニットは混乱していないこと。地上ユニット最低1個。補給切れの正規ユニットは{ $out_of_supply_cost }と数える(6.2)。
    防御する敵地上ユニットを最低1個選ぶ。以後はターンのシートの戦闘の手順に従う。
combat-how-cypriot =
    攻撃ユニットは混乱していないこと。地上ユニット最低1個。
    防御する敵地上ユニットを最低1個選ぶ。以後はターンのシートの戦闘の手順に従う。
entry-pass = パス
pass-purpose = 待つ、またはフェイズを終える
pass-how = パスした後でも再びプレイできる。続けて2回のパスでフェイズ終了。手札は捨て、特別行動カードは残す。

## Special Action cards

specials = 特別行動カード(6.3)：引いたカードの代わりに1枚
invasion-purpose = 旅団を上陸させ、海岸堡を得る
invasion-place = 沿岸エリア1つ、誰がいてもよい。上陸作戦は1ゲームターンに{ $invasions }回。
invasion-how =
    上陸作戦で輸送ボックスの旅団1～{ $invasion_brigades }個が上陸。移動で出る{ $transit_to_beachhead }個には数えない。
    海岸堡がマップになければそこに置く。あればそこへ移すか残す。
entry-drop = 空挺降下
drop-purpose = Abnを空から降ろす
drop-place = 主権基地領域以外の任意のエリア。上陸作戦に伴い、ゲーム中1回、後方地域から。
drop-how = ダイスを振り、{ $drop_disrupted }～6ならAbnは混乱状態で着地。
refit-purpose = ユニットの回復
refit-place = 1エリア、後方地域、損傷ユニットボックスのいずれか
refit-ways =
    1エリアの混乱した地上ユニット全てが混乱から回復。
    後方地域の混乱した航空ユニット全てが混乱から回復。
    損傷ユニットボックスの全ユニットが後方地域へ。

reactions = 防御(6.32)：特別行動カード1枚
air-support-purpose = 航空ユニットを呼ぶ(対応移動とどちらか、戦闘ごとに1回)
air-support-place = 戦闘エリア
air-support-how = 後方地域の混乱していない航空ユニット。防御する地上ユニットの数まで。
reaction-move-purpose = 地上ユニットを呼ぶ(防御航空支援とどちらか、戦闘ごとに1回)
reaction-move-place = 戦闘エリアへ、混乱していない敵地上ユニット（非正規を除く）のいない隣接エリアから
reaction-move-how = このカードでまだ戦っていない、混乱していない地上ユニット{ $reaction_ground_units }個まで。

## Own side

own = 自軍のユニットとルール
turkish-more = 覚え書き
turkish-more-lines =
    __補給__(6.2)：海岸堡までのエリアの連なり。混乱していないキプロス側地上ユニットがいて、混乱していないトルコ地上ユニットのいないエリアは通れない。海岸堡がなければ補給切れ。
    補給切れの正規ユニットは攻撃で{ $out_of_supply_cost }と数え、マップでは回復のダイスを振らない(7.3)。
    海岸堡は、最終フェイズにキプロス側しかいなければ失う(6.33)。
    非正規はエリアの敵を拘束しない。戦闘で非正規だけなら航空ユニットのダイスを得ない(9.2)。
cypriot-more = 覚え書き
cypriot-more-lines =
    LOKとERは損傷ユニットボックスで待つ。再編成か回復で後方地域に来る(7.3)。
    海岸堡マーカーの所にキプロス側地上ユニットだけがいれば、最終フェイズに海岸堡を取り除く(6.33)。
    混乱していない地上ユニットだけがいるエリアは、トルコの補給を断つ(6.2)。
    非正規はエリアの敵を拘束しない。戦闘で非正規だけなら航空ユニットのダイスを得ない(9.2)。
units = ユニット
units-lines =
    ＊ は戦果拡張できる(6.24)。戦闘力(CV)は全て、兵種は大半が復元による。
head-type = 兵種
head-cv = CV
head-starts = 開始位置
box-rear = 後方地域
box-transit = 輸送ボックス
box-damaged = 損傷ユニットボックス
with-option = { $place }(選択ルール{ $rule })
raises = トルコの勝利得点の増加
raises-lines =
    終了時、トルコだけが混乱していない地上ユニットを置くエリア：そのVP(8.0)
    第1ターンの前に放棄した特別行動カード(選択ルール)：1枚ごとに__+{ $given_up_vp }__(9.11)
lowers = トルコの勝利得点の減少
lowers-lines =
    そのエリアに混乱していないキプロス側地上ユニットがいる(非正規でも同じ)
    そこの最後のトルコユニットが混乱、損傷、または不在。得点計算の前に回復はない(7.1)
    マップのVPは合計{ $all_vp }

## The turn

round = プレイ手順
turn = ゲームターン(4.0)：全{ $turns }ターン
step-selection = カード選択
step-selection-lines =
    カード{ $draw }枚を引く：灰色はトルコ、白はキプロス側。
    ランダムイベントのカードは補充しない：1枚ごとにランダムイベント表でダイスを振る。
step-play = カードプレイ・解決
step-play-lines =
    多く引いた側が先。同数ならトルコ。
    交互に：引いたカードを移動か戦闘に使う、特別行動カードを使う、またはパス。
    続けて2回のパスで終了。残った引いたカードは捨てる。
step-final = 最終フェイズ
step-final-lines =
    第{ $turns }ターン、またはイベント5の後は第{ $ceasefire }ターン：得点を計算しゲーム終了(7.1)。
    キプロス側だけがいる海岸堡は失う。航空ユニットは後方地域に戻る(7.2)。
    混乱・損傷したユニットごとにダイスを振る：{ $recovery }か6で回復、損傷ユニットは後方地域へ。マップの補給切れのトルコ正規ユニットは振らない(7.3)。

battle = 戦闘
battle-before = 戦闘前ステップ
battle-before-lines =
    攻撃側がエリア、自軍ユニット、攻撃する敵地上ユニットを指定。
    防御側は特別行動カード1枚で対応できる。すでにそこにいる航空ユニットはカードなしで加わる。
battle-air = 空中戦
battle-air-lines =
    両陣営に航空ユニットがいれば、まず1ラウンド。CV 1につきダイス1個、{ $hit }と6が命中。
    命中がCV未満なら混乱して後方地域へ。CV以上なら損傷。
battle-ground = 戦闘解決ステップ
battle-ground-lines =
    両陣営が同時に振る。{ $hit }と6が命中。
    命中を得た側が割り振る、攻撃側が先。結果は命中表による。
    退却は、混乱していない敵地上ユニットのいない隣接エリアへ。退却先がなければ、混乱していないユニットは混乱し、退却しなければならない混乱状態のユニットは損傷。
battle-after = 戦果拡張
battle-after-lines =
    防御ユニットが全て混乱か損傷していれば、混乱していない機械化系の攻撃ユニットは各々隣接エリアへ移動できる。非正規でない混乱していない敵が残っていればできない。

control = 支配
control-lines =
    混乱していない地上ユニットを単独で置く側がエリアを支配する。トルコはゲーム終了時にそのVPを得る。
bands = 勝敗
head-points = VP

options = 選択ルール(9.1)
option-organizational-ability = 組織力
option-organizational-ability-rule = 9.11
option-organizational-ability-lines =
    第1ターンの前に放棄したトルコの特別行動カード（最大{ $most_given_up }枚）：1枚ごとに{ $given_up_vp }VP。
option-formation-agility = 部隊の即応力
option-formation-agility-rule = 9.12
option-formation-agility-lines =
    トルコの対応は航空ユニットのみ。
option-intelligence-advantage = 情報の優位
option-intelligence-advantage-rule = 9.13
option-intelligence-advantage-lines =
    トルコはキプロス側の引いたカードを見られる。
option-poorly-trained-staff = 幕僚の練度不足
option-poorly-trained-staff-rule = 9.14
option-poorly-trained-staff-lines =
    キプロス側が引いたカードをプレイするごとにダイス1個：1～{ $staff_roll }なら値が{ $staff_loss }下がる。最低{ $staff_least }。
option-hellenic-air-force = ギリシャ空軍
option-hellenic-air-force-rule = 9.4
option-hellenic-air-force-lines =
    キプロス側に戦闘機2個。ストロヴォロスがトルコの支配下で始まるターンは飛べない。

## Tables

combat-tables = 戦闘
hit-table = 命中表
head-hits = ユニットへの命中
head-attacker = 攻撃ユニット
head-defender = 混乱していない防御ユニット
head-disrupted = 混乱した防御ユニット
head-air = 航空ユニット
hits-fewer = CV未満
hits-fewer-attacker = 混乱
hits-fewer-defender = 退却または混乱
hits-fewer-disrupted = 退却しなければならない
hits-fewer-air = 混乱、後方地域へ
hits-value = CV以上
hits-value-attacker = 損傷
hits-value-defender = 混乱、さらに退却も可
hits-value-disrupted = 損傷
hits-value-air = 損傷
hits-twice = CVの2倍以上
hits-twice-attacker = 損傷
hits-twice-defender = 損傷
hits-twice-disrupted = 損傷
hits-twice-air = 損傷
dice = ダイス
dice-lines =
    { $hit }と6が命中。混乱した防御ユニットも全CVで振る。地形のダイスは防御側のみ、記号ごと。
head-for-each = 1つにつき
head-dice = ダイス
dice-cv = 地上ユニットのCV 1
dice-air = 支援する航空ユニット
events = ランダムイベントとカード
chart = ランダムイベント表
head-event = イベント
head-effect = 効果
event-1 = キプロス側はトルコの航空ユニット1個を損傷させるか、輸送ボックスのユニット1個を混乱させることができる。
event-2 = 双方、同時に：マップの敵の非正規{ $laxity }個までと、マップの自軍の非正規の同数を混乱させることができる。
event-3 = 各プレイヤーは引いたカード1枚を無作為に失う。
event-4 = ダイス1個、1～3ならトルコ、4～6ならキプロス側：このゲームターン、その側のユニットは後方地域からマップへ出られない。
event-5 = 第{ $ceasefire }ターンが最後となる。次の{ $removed }枚を見ずに取り除く。以前に起きていたか、第{ $ceasefire }か{ $turns }ターンなら振り直す。
event-6 = このゲームターン、航空ユニットは地上戦にダイスを加えない。航空ユニットどうしは戦う。
deck = 各色のカード
deck-lines =
    移動値–戦闘値。各色{ $per_colour }枚とランダムイベント{ $random_events }枚が山札となる。特別行動カードは最初から持つ：トルコ{ $special_turkish }枚、キプロス側{ $special_cypriot }枚。値は復元による。
head-cards = カード
count = 枚数
areas = エリア
areas-lines =
    名称10個のほかは全て復元による。詳しくは「資料」のページ。アクロティリとデケリアは主権基地領域で、誰も入れない。
head-area = エリア
head-vp = VP
head-terrain = 地形
head-coast = 沿岸
yes = ○
