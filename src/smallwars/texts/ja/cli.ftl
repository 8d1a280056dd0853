# What the command line says of itself: its help and its errors.
# help-COMMAND tells a command, help-COMMAND-NAME one of its parameters, option-NAME a parameter that several commands share.

help = 不正規戦を扱う歴史的な2人用ゲームのテーブルです。

## The frame

usage = 使い方: { $usage }
word-command = コマンド
word-options = オプション
word-args = 引数
group-commands = コマンド
group-arguments = 引数
group-parameters = オプション
flag-help = このヘルプを表示します。
flag-version = バージョンを表示します。
note-choices = [{ $choices }]
note-default = [既定値: { $default }]
note-required = [必須]

## Parameters that several commands share

option-bot = 両陣営をプレイするボット。名前、または「名前:設定=値,設定=値」。
option-data = マップのデータを独自に修正するTOMLまたはJSONファイル。
option-engine = ボットengineを起動するコマンド。
option-json = JSONで出力します。
option-lang = 文章の言語。翻訳のないものは英語になります。
option-option = タイトルのオプション(名前=値)。
option-confirm = 手番を終える選択やダイスを振る選択の前に、もう一度確認する（キーボードから遊ぶときのみ）。
option-plain = パイプやスクリーンリーダー向けに、単純な行で出力します。
option-ray = Rayクラスターでプレイします。アドレスを指定するとそこで、なければこのマシンで(local：専用のクラスター)。
option-run = 同じランでは、同じカードとダイスになります。
option-seconds = シミュレーションの回数ではなく、1決定ごとの秒数で指定します。
option-seed = 同じシードと回数なら、同じ答えになります。
option-simulations = 1決定ごとにシミュレーションする手番の数。
option-title = タイトル。
option-workers = 同時にプレイする局数。省略時はコア数と同じ。

## Playing

help-play = 端末で、ボットまたは隣の友人と対局します。
help-play-title = タイトル。対局を再開するときは、棋譜に書かれています。
help-play-side = あなたの陣営。both：両陣営、none：ボット同士の観戦。
help-play-bot = 相手の陣営をプレイするボット：random、greedy、recruit … commander。
help-play-seed = 同じシードでは、同じカードとダイスになります。
help-play-dice = manual：ダイス、チット、カードを自分で入力します。
help-play-record = 選択のたびにここに保存します。すでにあれば再開します。
help-play-resume = この棋譜の続きをプレイします。last：最後に保存した対局。

help-replay = 対局の棋譜をたどり、行き着いた盤面を表示します。
help-replay-file = 棋譜。
help-replay-to = プレイヤーの選択がこの回数に達したところで止めます。

help-verify = 終了した対局のダイスとカードが、約束されたシードのものかを確かめます。
help-verify-file = 棋譜。
help-verify-commitment = 対局の開始時にテーブルに表示されたハッシュ。

help-show = 盤面を画像または文字で表示します。
help-show-what = 棋譜、またはタイトル(その初期配置)。
help-show-output = x.svg、x.png、または - (SVGを標準出力へ)。
help-show-text = 盤面を文字で表示します。端末では常にそうなります。
help-show-about = データの根拠と、復元したものを表示します。

help-rules = 独自の文章によるルールを読みます：目次、項目、カード、語句の検索。
help-rules-wanted = 項目(3.2.4)、カード(C13)、裁定(C-13)、または検索する語句。
help-rules-all = すべての項目とカード、見つかったものすべて、またはすべてのテスト。
help-rules-coverage = どのテストがどの項目とカードを証明するか。
help-rules-tests = --coverageで使うテストの場所。
help-rules-strict = 証明に漏れがあれば終了コード1。

help-history = 史実を読みます：タイトルの題材となった戦争の解説、年表、参考文献。

help-aid = 印刷用のプレイヤーエイドを作ります：陣営ごとのシート、ラウンド、トラックと表。
help-aid-faction = この陣営のシートだけ。
help-aid-format = html、またはpdf(Chromium、Chrome、Edgeを使用)。省略時はhtml。
help-aid-out = 書き出すファイル。省略時はHTMLを標準出力へ。

help-serve = ブラウザーでプレイします：ボットと、隣の人と、またはリンクで友人と。
help-serve-host = 待ち受けるアドレス。0.0.0.0：このマシンに接続できる全員。
help-serve-port = 待ち受けるポート。0：空いているもの。
help-serve-database = SQLiteのファイル、またはPostgreSQLデータベースのアドレス。
help-serve-open = ブラウザーで開きます。
help-serve-engine = 対戦相手として提供する自作ボットのコマンド。

help-titles = プレイできるタイトルを一覧表示します。

help-bench = タイトルのプレイの速さを測ります：決定、対局、複製。
help-bench-seconds = 測る秒数。
help-bench-peer = インストールされていれば、catanatronも並べて測ります。

## The laboratory

help-match = 2つのボットを対戦させます：陣営を入れ替えた組、陣営ごとの得点率、Elo差とその区間。
help-match-a = ボット。名前、または「名前:設定=値,設定=値」。
help-match-b = もう一方のボット。
help-match-games = 最大の局数。各山札は、陣営を入れ替えて2回プレイされます。
help-match-out = すべての対局をここに保存します。中断したマッチは続きから再開します。
help-match-sprt = これらのElo差のどちらかが棄却された時点で終わります。

help-ladder = 複数のボットをまとめて評価します：ランダムを基準とするElo、その区間、陣営の差。
help-ladder-bots = ボット。名前、または「名前:設定=値,設定=値」。
help-ladder-games = 組み合わせごとの局数。各山札は、陣営を入れ替えて2回プレイされます。
help-ladder-neighbours = 総当たりではなく、次のボットとだけ対戦します。
help-ladder-results = プレイせずに、マッチのファイルを使います。
help-ladder-out = すべての対局を保存するフォルダー。中断したら続きから再開します。

help-simulate = タイトルを何度もプレイし、誰が、どのように、なぜ勝つか、もし変えたらどうなるかを報告します。
help-simulate-games = 条件ごとの局数。
help-simulate-bot = プレイするボット。それぞれ自分自身と対戦します。「陣営=ボット」で片方の陣営だけを指定します。
help-simulate-vary = オプションの値を変えてプレイします：名前=10..15、名前=a,b,c。
help-simulate-forbid = これを禁じてもう一度プレイします：「語」または「陣営=語」。
help-simulate-sensitivity = 各数値を1増減して、もう一度プレイします。
help-simulate-only = --sensitivityとともに：この名前の数値だけ。*は任意の文字列。
help-simulate-out = 報告とデータのフォルダー。中にある対局も数えます。

help-analyse = 対局の各手番について、失ったものとより良い手番を示し、運と実力を分けます。
help-analyse-record = 棋譜。
help-analyse-format = テキスト、JSON、または図付きのページ。
help-analyse-out = 画面ではなく、ここに書き出します。

help-hint = 手番の陣営ができることを示します：オペレーション、スペース、または手番全体。
help-hint-record = 終了していない対局の棋譜。
help-hint-depth = どこまで示すか。
help-hint-turn = この手番ではなぜいけないか。選択肢のidを順に並べます。

help-calibrate = 予測した勝率を対局の結果と照合し、結果を保存します。
help-calibrate-games = 局数。
help-calibrate-positions = 1局のうち、勝率を尋ねる手番の数。
help-calibrate-out = 書き出す場所。省略時は、解析が参照する場所。

help-fit = 自己対戦の結果に、タイトルの評価関数の重みを当てはめます。
help-fit-games = 学習に使う局数。
help-fit-noise = 無作為にプレイする手番の割合。
help-fit-out = このタイトルの部分を書き込む、重みのファイル。

help-engine = 本プログラムのボットが、標準入出力でプロトコルを話します。
help-engine-bot = ボット。名前、または「名前:設定=値,…」。
help-engine-seed = 同じシードなら、同じ対局を同じようにプレイします。

help-conformance = 外部のボットがプロトコルを守っているかを検査します。検査ごとに1行、不合格があれば終了コード1。
help-conformance-command = ボットの起動方法。例："python mybot.py"。
help-conformance-title = これらのタイトルだけ。
help-conformance-seconds = 1手番の秒数。

## Errors

near = { $complaint }。もしかして：{ $near }
error-command = コマンド{ $command }はありません。smallwars --help で一覧を表示します
error-option = オプション{ $option }はありません
error-value = { $name }が{ $value }になっています。{ $kind ->
    [int] 整数
    [float] 数
    [bool] trueかfalse
   *[other] { $kind }
}で指定してください
error-choice = { $name }が{ $value }になっています。次のいずれかで指定してください：{ $choices }
error-missing = { $command }には{ $name }が必要です
error-no-value = { $name }には{ $count }個の値が必要です
error-too-many-values = { $name }の値は{ $count }個までです
error-unused = 余分な語があります：{ $words }
error-repeated = { $name }は1回だけ指定できます
error-usage = 解釈できません：{ $why }
error-converter = SVGを変換できるものがありません。探したもの：{ $programs }{ $failures ->
    [none] {""}
   *[other] ({ $failures })
}

## What `bench` measures

bench-title = タイトル
bench-compiled = コンパイル済み
bench-decisions-per-second = 1秒あたりの決定
bench-games-per-second = 1秒あたりの対局
bench-decisions-per-game = 1局あたりの決定
bench-fork-microseconds = 複製のマイクロ秒
bench-memory-bytes = 1局のメモリー(バイト)
bench-peer = 比較対象
bench-peer-decisions-per-second = 比較対象の1秒あたりの決定
bench-ratio = 比較対象との比
bench-warning = 警告
bench-no-peer = { $peer }がインストールされていないため、比はありません
bench-slower = { $title }：{ $peer }の{ $ratio }倍で、記録の{ $recorded }倍を{ $percent }%下回っています

help-new-title = 自作タイトルを始めます。すぐに遊べる小さなゲームのルールが入ったパッケージを書き出します。
help-new-title-name = タイトルの名前。英小文字、数字、下線が使えます。
help-new-title-out = 書き出すフォルダ。省略すると名前と同じになります。
new-title-written = { $folder }を書き出しました。続き：pip install --editable { $folder }、smallwars play { $name }
error-new-title-name = { $name }はタイトルの名前にできません。英小文字で始め、英小文字、数字、下線を使ってください
error-new-title-taken = { $name }という名前のタイトルはすでにあります
error-new-title-exists = { $path }はすでにあります。何も変更していません
error-new-title-write = { $path }に書き込めません：{ $why }
