# ギリシャ内戦のプレイヤーエイド。

name = ギリシャ内戦

## Mobilization

mobilization = 動員フェイズ(9.0)：第3、5、7…ターン
chart = 動員表
chart-lines =
    能力値：戦闘力–レベル–移動力。° のユニットは浸透する。編成と強化の費用は政治ポイント(PP)。両方の表とも復元による。
head-ratings = レベルごとの能力値
head-build = 編成
head-upgrade = 強化
head-where = 場所
or = 。または
or-unit = か
where = { $place }。{ $more }
in-urban = { $urban }
in-rural = ギリシャの地域({ $urban }を除く)
in-greek = ギリシャの地域
in-foreign = 閉鎖されていない国外エリア
with-unit = { $units }がすでにいる{ $place }
any-unit = { $faction }ユニット
control-own = 自軍支配下の{ $place }
control-not-enemy = 敵の支配下にない{ $place }
where-front = テロがないこと(16.4)
where-airstrike = 利用可能な航空攻撃のボックス、{ $airstrikes }個まで(2.8)
where-lok = 正規モードで編成

entry-resettle = 住民移住
resettle-purpose = 地域を辺境にする
resettle-place = 政府の正規ユニットがいる、まだ辺境でない農村地域。フェイズの最初に行う。
resettle-how =
    Rマーカーを永久に置き、テロを置く。ダイスを振り、DSEは出目のPPを得て、政府は同じだけ失う。
    以後その地域は1/1となり、支配判定のたびに政府は1PPを失う。
entry-aid = アメリカの援助
aid-purpose = 政府のPPを増やす
aid-place = 政府が{ $aid_below }未満、またはDSEが{ $aid_above }超になった時点から以後ずっと(選択ルール17.2ではどちらかのフェイズの開始時に調べ、その値も含む)
aid-how = 自分の動員フェイズごとに+{ $aid }PP。この分は上限を超えて支出できる。
entry-build = ユニットの編成
build-purpose = 新しいユニットの配置
build-place = 動員表が認める地域のオープンエリアか空のインフラマス。敵がいてもよい。
build-how =
    費用を払い、レベル1で置く。フロントはレベル0。表が求めるユニットは、フェイズ開始前からそこにいなければならない。
    カウンターの数が限度(9.4)。支払いで指数を0以下にはできない(7.3)。
    1944年開始(選択ルール17.3)：フロント以外のユニットは、レベル2のゲリラ隊がフェイズ開始前からいる地域にのみ置ける。国外には置けない。
build-how-government =
    ドクトリンの上限内で費用を払い、レベル1で置く。表が求めるユニットは、フェイズ開始前からそこにいなければならない。
    カウンターの数が限度(9.4)。支払いで指数を0以下にはできない(7.3)。
entry-upgrade = ユニットの強化
upgrade-purpose = レベルを上げる
upgrade-place = このフェイズに編成したのではない任意の自軍ユニット
upgrade-how = 動員表の費用で1レベル上げる。1フェイズに1回、そのレベルがあり、カウンターが残っていれば。
entry-demobilize = 動員解除
demobilize-purpose = カウンターとインフラマスを空ける
demobilize-place = このフェイズに編成したのではない任意の自軍ユニット
demobilize-how = マップから取り除く。払い戻しはない。カウンターは直ちに使える。
entry-break = チトーとスターリンの決裂(選択ルール)
break-purpose = スターリン路線かチトー路線かをダイスで決める
break-place = 自分のフェイズの開始時ごとに、スターリンスコア
break-how =
    ダイス2個を加える。{ $break }以上になれば、ゲーム中1回だけダイスを振る：
    1～4はスターリン路線：ユーゴスラヴィアが閉鎖され、ダイス2個分のPPを失う。5か6はチトー路線：アルバニアとブルガリアが閉鎖され、ダイス4個分を失う。そこのユニットは除去。

## Movement

movement = 移動フェイズ(10.0)
entry-break-down = 師団の分割
break-down-purpose = 師団1個を旅団{ $brigades }個にする
break-down-place = 師団。フェイズの最初の移動の前。
break-down-how = 同じ地域で同じレベルの旅団{ $brigades }個にする。1個はインフラマスに残り、他はオープンエリアへ。無料。カウンターが全てそろうこと。
entry-combine = 旅団の統合
combine-purpose = 旅団{ $brigades }個を師団1個にする
combine-place = 1つの地域にいる同じレベルの旅団{ $brigades }個。最初の移動の前。
combine-how = そのレベルの師団1個を、オープンエリアか、いずれかの旅団がいたインフラマスに置く。無料。
entry-switch = LOKユニットのモード変更
switch-purpose = 正規(レベル1)か非正規(レベル0)
switch-place = LOKユニット。最初の移動の前、1フェイズに1回。
switch-how = その場で裏返す。無料。
entry-move = 移動
move-purpose = ユニットの移動
move-place = 任意の自軍ユニット、移動力まで
move-how =
    オープンエリアから隣接する地域のオープンエリアへ進むごとに1ポイント。空のインフラマスに入るのに1、出るのに1。
    敵のいるオープンエリアに入れば移動終了(浸透するユニット°を除く)。インフラマスの敵は移動を妨げない。
move-how-government =
    オープンエリアから隣接する地域のオープンエリアへ進むごとに1ポイント。空のインフラマスに入るのに1、出るのに1。
    敵のいるオープンエリアに入れば移動終了(浸透するユニット°を除く)。インフラマスの敵は移動を妨げない。政府は国外エリアに入れない。
move-how-dse =
    オープンエリアから隣接する地域のオープンエリアへ進むごとに1ポイント。空のインフラマスに入るのに1、出るのに1。
    敵のいるオープンエリアに入れば移動終了(浸透するユニット°を除く)。インフラマスの敵は移動を妨げない。閉鎖されていない国外エリアに入れる。ゲリラ隊は移動しない。

## Conflict

conflict = 戦闘フェイズ(11.0)
entry-attack = オープンエリアの攻撃
attack-purpose = オープンエリアの敵を追い払う
attack-place = 敵味方のユニットがいる地域。1つの地域を終えてから次へ、オープンエリアが先。
attack-how =
    そこの任意の自軍ユニット(オープンエリアとインフラマス)で、オープンエリアの敵__全て__を攻撃。各ユニットの攻撃は1フェイズに1回。
    戦闘比は攻撃側の戦闘力を防御側の戦闘力で割る、端数切り捨て。4:1を超えれば4:1。オープンエリア戦闘表で振る。
entry-square = インフラマスの攻撃
square-purpose = インフラマスを奪う
square-place = インフラマスの敵ユニット1個。オープンエリアに敵がいれば、インフラマスにいるユニットと非正規ユニットのみが攻撃できる(16.1)。
square-how =
    戦闘比は上と同じ。インフラ戦闘表で振る。航空攻撃は不可。
    敵が除去されれば、攻撃側の1個が直ちに無料でそのインフラマスを占拠できる(11.5)。
entry-airstrike = 航空攻撃
airstrike-purpose = 戦闘比を動かす
airstrike-place = オープンエリアの戦闘、攻撃でも防御でも。1個まで。
airstrike-how = 戦闘比の決定後、ダイスの前：攻撃なら右へ1コラム、防御なら左へ1コラム。使えばなくなる。アテネかテッサロニキではテロを残す(16.2)。
entry-pay = 出目の変更
pay-purpose = 非正規ユニットを活かす
pay-place = 自軍の非正規ユニットが加わる、インフラマスの攻撃
pay-how = ダイスの前、攻撃側から：表のPPを払えば攻撃側は+1、防御側は−1。各陣営1回。出目は1～6に収める。
entry-results = 結果
results-purpose = 損害、上昇、退却
results-place = その戦闘のユニットのみ。半数は切り上げ、所有者が選ぶ。
results-how =
    最低レベルを下回れば除去。上昇は最高レベルまで。非正規ユニットは上昇しない。
    退却：オープンエリアに敵のいない隣接地域か、同じ地域の空のインフラマスへ。浸透するユニット(°)は敵を越え、移動力まで退却できる。できなければ除去(12.4)。

## What moves the index

government-raises = 政府の政治指数の上昇
government-raises-lines =
    支配判定：支配下の地域の右側のPP、またはDSEが同じだけ失う(14.7)
    アメリカの援助：自分の動員フェイズごとに__+{ $aid }__(9.6)
government-lowers = 政府の政治指数の低下
government-lowers-lines =
    ユニット、強化、航空攻撃、出目の変更
    支配判定：テロのある地域ごとに__−1__、移住済みの地域ごとに__−1__(14.5)
    支配判定：ドクトリンが求める守備の不足(16.3)
    住民移住：__−ダイス1個__(16.5)
    DSEが自分の指数に加える代わりに引くポイント(14.7)
dse-raises = DSEの政治指数の上昇
dse-raises-lines =
    支配判定：支配下の地域の左側のPP、または政府が同じだけ失う(14.7)
    閉鎖されていない国外エリア、ユニットの有無を問わない(14.4)
    政府による住民移住：__+ダイス1個__(16.5)
dse-lowers = DSEの政治指数の低下
dse-lowers-lines =
    ユニット、強化、出目の変更
    支配判定、ギリシャ国内にDSEの正規ユニットなし：__−ダイス2個__(14.6)
    政府が自分の指数に加える代わりに引くポイント(14.7)
    チトーかスターリンとの決裂、選択ルール(17.1)
doctrines = ドクトリン
head-doctrine = ドクトリン
head-limit = 上限PP
head-duty = 支配フェイズの条件
duty-tight = { $posts }にそれぞれ師団1個か旅団{ $post_brigades }個。ない地域ごとに−ダイス1個。
duty-area = 各都市・農村地域に政府ユニット。いない地域ごとに−{ $area_penalty }PP。辺境は除く。
duty-aggressive = なし。

## The turn

round = プレイ手順
turn = ゲームターン(5.0)
step-initiative = イニシアチブ
step-initiative-lines =
    政府：期間が終わっていれば新たなドクトリンとその継続期間(16.3)。
    政治指数の高い側が先攻プレイヤーを決める。同じならDSE(8.0)。
step-player = 先攻プレイヤー、次に後攻プレイヤー
step-player-lines =
    第3、5、7…ターンに動員(9.0)：政府はまず住民移住、次にアメリカの援助、それから購入。
    移動(10.0)：政府は最初の移動の前に分割や統合を行う。
    戦闘(11.0)：地域ごとに、インフラマスより先にオープンエリア。
step-control = 支配判定
step-control-lines =
    支配：地域の__全て__のインフラマスに自軍ユニット(14.2)。次の判定まで続く。
    先攻プレイヤー、次に後攻プレイヤー：自軍の地域ごとに、PPを自分の指数に加えるか敵の指数から引く。テロのある地域は0。
    政府のペナルティ：テロ、住民移住、ドクトリン(14.5)。次にDSEのペナルティ(14.6)。
step-end = 消耗とターン終了
step-end-lines =
    偶数ターン、後攻プレイヤーから：敵の支配下の地域で警察(政府)かフロント(DSE)の半数(切り上げ)が1レベル低下(15.1)。
    ターンマーカーを進める。取り決めたターンの終わりに勝利判定。

sudden-death = サドンデス
sudden-death-lines =
    指数が{ $collapse }以下になった側は直ちに敗北。相手の指数が勝利の程度を示す：
grades = 勝利の程度
head-index = 指数
grade-draw = 引き分け
grade-marginal = 辛勝
grade-decisive = 決定的勝利
grade-turning-point = 転換点
agreed = 取り決めたターン
agreed-lines =
    選択ルール(5.0)：第{ $end_turn }ターン、または{ $last_turn }までの他の{ $every }の倍数のターンの終わりに、指数の高い側の勝利。同じなら引き分け。取り決めがなければ、どちらかが崩壊するまで続く(6.1)。両者が同意すれば、{ $every }の倍数のターンの後に終わる(6.2)。

reminders = 覚え書き
terror = テロ
terror-lines =
    MDとOK、都市での航空攻撃、住民移住で置く。1つの地域に1個まで。
    支配判定のたびに政府−1PP。支配者はPPを得ない。新たなフロントは置けない。
    政府の攻撃によるEAかVEでのみ取り除く。
levels = レベル
levels-lines =
    一度に何レベルでも下がり得るが、上昇は1ずつ。+2はそれを2回(3.2)。
    カウンターがなければ上昇しない。低下ならカウンターのある次に低いレベルへ、なければ除去。
hiding = 非正規ユニット
hiding-lines =
    フロントと、そのモードのLOKユニット：レベル0。オープンエリアの敵を越えてインフラマスを攻撃し(16.1)、PPを払って出目を変えられる(11.6)。
set-up = 初期配置
set-up-lines =
    政府：まずドクトリンを決める。次にオープンエリアに師団{ $setup_division }個と山岳ユニット{ $setup_mountain }個、インフラマスに警察{ $setup_police }個。指数{ $start_government }。
    集中防御は{ $posts }に師団1個ずつ。広域防御は師団と山岳ユニットを1個ずつ別の地域に。攻勢は任意。
    DSE：ギリシャの任意の場所にフロント{ $setup_front }個、幹部{ $setup_cadre }個、ゲリラ隊{ $setup_guerrilla }個。指数{ $start_dse }。指数は{ $highest }を超えない。

## Tables

crt = 戦闘結果表
crt-open = オープンエリア戦闘表
crt-infrastructure = インフラ戦闘表
codes = 結果コード
codes-lines =
    Aは攻撃側、Dは防御側。100%は戦闘中のその陣営のユニット全て、50%は半数。( )はレベルの変化。
head-code = コード
head-meaning = 意味
head-terror = テロ
marker-place-either = 置く
marker-remove-government = 政府の攻撃なら取り除く
payments = 出目の変更の費用、PP
payments-lines =
    インフラマスの攻撃のみ、非正規ユニットがいること。最終コラムによる。
head-side = 陣営
pays-attacker = 攻撃側、+1
pays-defender = 防御側、−1
politics = 政治表とカウンター
roll-doctrine = ドクトリン
roll-duration = 継続期間
roll-duration-lines =
    このターンを含むゲームターン数。政治表は復元による。選択ルール17.3では、さらにダイス2個をドクトリンと同じ区分で読み、上限だけを決める。
head-two-dice = ダイス2個
head-duration = ターン
counters = カウンター：{ $faction }
head-low = レベル2まで
head-high = レベル3–4
head-highest = 最高レベル
regions = 地域
regions-lines =
    PP：DSE/政府。名称、インフラマス、PP、隣接の多くは復元による。どれかは「資料」のページに記す。
head-region = 地域
head-squares = インフラマス
head-pp = PP
code-u = 都市
code-r = 農村
code-f = 国外
