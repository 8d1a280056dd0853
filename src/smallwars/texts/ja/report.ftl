# What `smallwars simulate` says: its report and its errors.

report-title = { $title }：シミュレーション{ $games }局
intro-bots = ボット：{ $bots }。シミュレーションのどの条件でも、同じ{ $games }個のシードを使います(ラン{ $run }、第0局から第{ $last }局)。プレイヤーの行動によって違いが生じるまでは、どの条件でも同じカードとダイスが待っています。
intro-options = タイトルのオプション：{ $options }。
intro-options-none = タイトルのオプション：すべて標準のまま。
intro-claim = ここで主張するのは、ルールへの忠実さ、記された強さのプレイ、そして下のコマンドで誰でも再現できる数値です。数値はこのゲームでのこれらのボットについて述べたもので、何かを予測するものではありません。
intro-claim-clock = ここで主張するのは、ルールへの忠実さ、記された強さのプレイ、そして下のコマンドで誰でも再現できる数値です。ただし、時間で考えるボット({ $bots })の数値は別です。プレイは毎回異なり、速いマシンほど強くなるため、数値が再現されるのは区間の範囲内に限られます。数値はこのゲームでのこれらのボットについて述べたもので、何かを予測するものではありません。
intro-raw = このページと同じ場所にある元データ：{ $files }。
intro-time = 今回プレイしたのは{ $played }局、以前からあったのは{ $kept }局です。フォルダーの全対局に要したエンジンとボットのプロセッサー時間は合計{ $seconds }秒、今回の実行時間は{ $workers }並列で{ $wall }秒でした({ $machine })。
contents = 目次
stamp = コミット{ $commit }・ラン{ $run }、第0局～第{ $last }局・n = { $n }・{ $method }
wilson = ウィルソンの95%区間
mean-interval = 平均の95%区間(標準誤差による正規近似。全対局が同じなら区間なし)、全対局の百分位数
still-going = 各時点で続いている対局の百分位数(nは開始時)、区間なし
means-interval = そこに達した対局の平均、±は95%区間(標準誤差による正規近似。全対局が同じなら区間なし)
newcombe = 差のニューカムの95%区間
means = そこに達した対局の平均、区間なし
paired = 同じシードで対応させた差の95%区間

nobody = なし
bots = ボット
winner = 勝者
games = 局数
share = 割合
interval = 95%区間
grade = 程度
reason = 理由
grade-draw = 引き分け
counted = 単位
mean = 平均
decisions = 決定
measure = スコア
after = { $round }の終了後
card = カード
side = 面
by = プレイヤー
dealt = 登場した局数
played = プレイ数
played-share = その割合
score-then = プレイ時の得点率
score-else = それ以外の得点率
worth = 差
worth-interval = 95%区間(ポイント)
faction = 陣営
operation = オペレーション
in-games = 行われた局
draws = 引き分け
number = 数値
turn-card = カード数
turn-turn = ターン数
round-campaign = キャンペーン
round-turn = ターン
from-to = { $low }～{ $high }

winners = どちらが勝つか
winners-told = 同じボット同士がプレイしたとき、各陣営がどれだけ勝つかを示します。弱いプレイの勝ち負けには独自の理由があります。まず最も強いボットを見て、次に強さによって割合がどう動くかを見てください。
winners-chart = 各陣営が勝った対局の割合と95%区間。
win-rate = 勝った対局の割合

endings = 対局の終わり方
endings-told = 勝者、程度、理由を、ルールの用語で示します。
endings-chart = 勝者、程度、理由ごとの対局の割合と95%区間。
share-of-games = 対局の割合

length = 対局の長さ
length-told = { $turn }と、両プレイヤーの決定の数で示します。
length-chart = 長さごとの対局の割合。

paths = { $measures }の推移({ $bots })
paths-told = 各時点({ $turn })で続いている対局のスコアを示します。濃い帯(p25からp75)に対局の半数が、薄い帯(p10からp90)に5分の4が収まります。線は中央値です。
paths-chart = スコアの推移：中央値、p25からp75、p10からp90。

cards = カード({ $bots })
cards-told = カードが表になったとき各面がどれだけプレイされるか、またプレイした側の得点率(引き分けは0.5)を、カードが出ていながら同じプレイヤーがそうプレイしなかった対局の得点率と比べて示します。
cards-told-hand = カードが何のためにどれだけプレイされるか、またプレイした側の得点率(引き分けは0.5)を、同じプレイヤーがそうプレイしなかった対局の得点率と比べて示します。
cards-warning = これは関連であって因果ではありません。優勢な側と劣勢な側ではプレイするカードが異なり、区間のおよそ20に1つは偶然に真の値を外れます。カードの価値を知るには、そのカードを禁止するか必ず配るかして比べてください。
cards-often = 登場した対局のうち、各カードが誰によってどうプレイされたかの割合。
cards-often-hand = 各カードが誰によって何のために、1局に何回プレイされたか。
cards-worth = プレイした側の得点率の差が最も大きいカード(プレイした対局、しなかった対局とも20局以上)と95%区間。
cards-all = カードのプレイ方法{ $count }通りすべて
share-of-dealt = 登場した対局に占める割合
worth-axis = プレイ時の得点率とそれ以外の得点率の差(ポイント)

operations = オペレーション({ $bots })
operations-told = 各陣営が1{ $round }に何を何回行うかを、その{ $round }に達した対局の平均で示します。
operations-chart = 1ラウンドの平均回数。その陣営にとって多いものほど濃い色。
operations-all = オペレーション{ $count }種すべての表
times-a-game = 1局あたりの回数
operation-pass = パス

bid = 公平なビッド：{ $option }
bid-told = 同じシードで、各値における{ $side }の得点率(勝ちと、引き分けの半分)を示します。
bid-fair = { $bots }：互角に最も近い値は{ $near }です({ $side }の得点率{ $score })。点を結ぶ線は{ $option } = { $at }で50%に達します(区間の両端では{ $low }と{ $high }、またはプレイした範囲の端)。
bid-none = { $bots }：この範囲に互角になる値はありません。最も近いのは{ $near }です({ $side }の得点率{ $score })。
bid-chart = オプションの値ごとの得点率。帯は95%区間、ひし形は補間した公平な値。
varied = { $option }の各値
varied-chart = オプションの各値における得点率。帯は95%区間。
wins-of = { $side }の勝ち
score-of = { $side }の得点率
score-axis = { $side }の得点率

forbid = 制限付きのプレイ
forbid-told = 同じシードで、あるものを1つ禁じてもう一度プレイし、各陣営の得点率の変化をシードごとに比べます。
forbid-how = 禁じたものは、ボットへの質問から取り除かれます。その語の選択肢と、それに関する質問では抜け道以外のすべてです。その後の手番の進め方を無作為に試した限り、ルールによって必ず強いられることになる選択肢も同様です。手番全体を探索するボットは、それを除いて見つけた最善の手番を選びます。ほかのボットは完全なルールで考え、その手段に手を伸ばしたところで止められるため、損失にはそれを当てにしていた分も含まれます。それでもルールやイベントによって強いられたものは最後の列に示します。
forbid-chart = それがないときの得点率の変化と、対応させた95%区間。
forbidden = 禁じたもの
score-before = あるときの得点率
score-after = ないとき
change = 変化
change-interval = 95%区間(ポイント)
happened-before = あるときの1局の回数
happened-after = それでも起きた1局の回数
change-axis = 得点率の変化(ポイント)

tornado = 各数値の1増と1減
tornado-told = タイトルの数値を1つだけ1増減したとき、{ $side }の得点率がどれだけ変わるかを示します。対象は数値のオプションと、データファイルで修正できるデータです。同じシードを使い、シードごとの差を、大きいものから順に示します。数値が多いと、区間が偶然に0を外れるものもあります。影響のないもののおよそ20に1つです。
tornado-chart = 各数値の1段階による得点率の変化と、対応させた95%区間。
tornado-all = 数値{ $count }個すべて
tornado-axis = { $side }の得点率の変化(ポイント)
one-less = 1減
one-more = 1増

progress = 対局
written = { $folder }：{ $files }

error-bad-option = --option { $option } が名前=値の形式ではありません
error-unknown-faction = --bot { $bot }：{ $title }に陣営{ $faction }はありません。陣営は{ $known }です
error-bot-twice = --bot { $faction }= のボットが{ $one }と{ $other }で2度指定されています。どちらかを外してください
error-option-twice = --option { $option } が2度指定されています。どちらかを外してください
error-option-varied = { $option }は--optionで値が決められ、--varyでも変えられています。どちらかを外してください
error-no-values = --vary { $option }=：値を「{ $option }=最小..最大」または「{ $option }=a,b,c」の形で書くか、すべての値なら「{ $option }」とだけ書いてください
error-only-alone = --only { $patterns } は--sensitivityの対象を絞るものです。--sensitivityも指定してください
error-bad-ban = --forbid { $ban } が「語」または「陣営=語」の形式ではありません。陣営は{ $factions }です
error-no-such-word = --forbid { $word }：{ $title }にその名前の選択肢、オペレーション、質問はありません。例えば次のものがあります：{ $known }
error-unknown-option = --vary { $option }：{ $title }にそのオプションはありません。オプションは{ $known }です
error-bad-range = --vary { $given }：範囲は整数で「名前=最小..最大」、一覧は「名前=a,b,c」と書いてください
error-no-range = --vary { $option }：値を指定してください。例：{ $option }=最小..最大
error-no-constants = { $title }には、{ $patterns }に当てはまる数値がありません
error-fixed-constants = { $title }では、{ $patterns }に当てはまる数値を1段階も動かせません
error-few-games = --games { $games }：少なくとも1局はプレイする必要があります
error-other-run = { $folder }には別のランの対局があります。{ $field }は{ $old }でしたが、今回は{ $new }です。--outで別のフォルダーを指定してください
error-other-arm = { $folder }には、ボット、オプション、禁止事項のいずれかが異なる「{ $arm }」の対局があります。--outで別のフォルダーを指定してください
error-bad-header = { $path }を読み込めません。シミュレーションのフォルダーですか？ --outで別のフォルダーを指定できます
error-not-ours = { $folder }にある{ $name }を上書きすることになりますが、シミュレーションの{ $header }がありません。--outで別のフォルダーを指定してください
error-no-table = { $folder }にはシミュレーションの{ $header }がありますが、{ $name }がありません。元に戻すか、--outで別のフォルダーを指定してください
error-cannot-write = { $folder }に書き込めません：{ $why }
error-no-pictures = 図付きのページにはmatplotlibが必要です。追加パッケージlabに含まれています：プロジェクトのフォルダーで pip install ".[lab]"(テキストとCSVは書き出しました)
error-guard-no-file = { $path }がありません。python -m smallwars.lab.balance --write --why "…" で記録できます
error-guard-why = 記録した区間を変える理由を --why で示してください
guard-line = { $title }：{ $side } { $games }局中{ $wins }勝({ $share })、記録は{ $low }～{ $high }
guard-outside = { $title }：{ $side }が{ $games }局の{ $share }に勝ち、記録の{ $low }～{ $high }を外れています。意図したものなら、理由を添えて記録し直してください：python -m smallwars.lab.balance --write --title { $title } --why "…"
guard-written = { $path }：{ $title }を記録しました({ $games }局)
guard-head = 決まったシードでルールボット同士がプレイしたとき、各陣営がどれだけ勝つか、その割合がどの範囲に収まるべきか。python -m smallwars.lab.balance --write で書き出す。whyは、区間を記録または変更した理由。
guard-help-write = 検査せずに記録し直す
guard-help-why = --writeとともに：区間を変える理由
guard-help-title = このタイトルだけ。繰り返し指定可
guard-help-games = --writeとともに：局数(省略時は1,000)。確認では最初の60局をプレイし直す
guard-help-workers = 並列プロセス数
guard-help-file = 記録の場所
