# What the server says by itself: errors, names that nobody gave, ends that the rules do not know.

serve-address = Small Warsの準備ができました: { $address }
serve-stop = Ctrl-Cで停止します。

guest = ゲスト

result-resigned = { $loser }が投了しました。{ $winner }の勝利です。
result-timeout = { $loser }が時間切れになりました。{ $winner }の勝利です。

why-turn = 現在は{ $faction }が決定する番です。
why-over = 対局は終了しています。
why-legal = これは現在選択できます。
why-not = これは現在の質問への答えではありません。

page-missing = <p>Webテーブルのページがまだビルドされていません。</p><p>ソースの<code>web</code>フォルダーで<code>npm ci &amp;&amp; npm run build</code>を実行してください。wheelには含まれています。</p>

error-stale = このページを表示した後に対局が進みました。表示を更新します。
error-table = テーブル{ $table }はありません。
error-page = { $path }には何もありません。
error-step = この対局は{ $steps }ステップまでです。ステップ{ $step }はありません。
error-title = タイトル{ $title }はありません。タイトルは次のとおりです：{ $titles }。
error-seats = { $title }の席は{ $factions }です。それぞれの席に誰が着くかを指定してください。
error-bot = ボット{ $bot }はありません。ボットは次のとおりです：{ $bots }。
error-bot-seat = ボット名は、ボットが着く席にのみ指定します。
error-data = データの修正は内容をそのまま送ってください。サーバーがファイルを読み込むことはありません。
error-seat = このテーブルに{ $faction }の席はありません。
error-not-your-seat = その席は他の人のものです。
error-not-your-turn = 現在は{ $faction }が決定する番です。
error-not-your-choice = 直前の選択はあなたのものではないため、取り消せません。
error-no-seat = このテーブルにあなたの席はありません。
error-not-open = その席は埋まっています。
error-link = このリンクに対応する席はありません。別のリンクに替わったか、元から存在しません。
error-link-held = その席にはすでに人がおり、あなたはこのテーブルの相手側の席に着いています。
error-over = 対局は終了しています。
error-illegal = 「{ $option }」は選べません：{ $why }
error-no-option = 「{ $option }」は現在の質問への答えではありません。
error-undo = 取り消せません：{ $why }。
error-bad-key = キーは1から{ $most }文字で、すべて印字可能な文字です。
error-key = このキーは別のことに使われました。
error-broken = このテーブルはバージョン{ $version }のルールでプレイされたもので、現在のルールでは続けられません。
error-csrf = このリクエストは当ページからのものではないか、ページが古くなっています。再読み込みしてください。
error-inside = サーバー内部で問題が発生しました。サーバーのログに記録されています。
error-body = リクエストを読み取れません：{ $what }
error-list = 一覧{ $list }はありません。一覧はmine、open、live、finishedです。
error-database-url = 「{ $url }」はデータベースのアドレスではありません。
error-database-kind = { $kind }は使用できるデータベースではありません。ファイル、またはpostgresql://で始まるアドレスを指定してください。
error-database-newer = このデータベースは、より新しいバージョンのSmall Warsで書かれたものです。
error-database-open = データベースを開けません：{ $why }
error-database-driver = PostgreSQLには追加パッケージ「postgres」が必要です：プロジェクトのフォルダーで pip install ".[postgres]"。
error-address = { $host }のポート{ $port }で待ち受けできません：{ $why }

# Titles and rules

error-no-rule = { $title }に項目、カード、裁定の{ $number }はありません。
error-no-history = { $why }

# Hints and analyses

error-hint-depth = ヒント{ $depth }はありません。ヒントは{ $depths }です。
error-hint-opponent = 相手は人です。ヒントはボットとの対局か、両陣営を一人でプレイするときだけ使えます。
error-hint-busy = ヒントはすでに検討中です。まもなく表示されます。
error-analysis-running = 対局は続いています。終了後に解析できます。
error-analysis-busy = 現在、多くの対局を解析中です。1分ほどしてからもう一度お試しください。

bot-elo = ルールボットとのレーティング差は{ $elo } ± { $half }（{ $games }局で測定）。
bot-sits = ボット({ $level })
bot-failed = { $bot }は着手しませんでした：{ $did ->
    [illegal] 選択肢にないものを選びました
    [silent] 時間内に応答しませんでした
    [gone] プログラムが終了しました
    [closed-input] プログラムが終了しました
    [cannot-start] プログラムを起動できません
    [no-command] このサーバーにはプログラムがありません
    [bot-error] 問題があると伝えてきました
   *[other] 通信の取り決めを守っていません
 }。
bot-tried-again = { $what }再試行します。
bot-stopped = { $what }プレイヤーが「すぐに着手させる」を押すか、サーバーを起動し直すと、再試行します。
bot-random = ランダム
bot-random-about = 合法な選択肢から無作為に選びます。どこに何があるかを覚えるのに向いています。
bot-greedy = 1手読み
bot-greedy-about = ルールボット：選択肢ごとに行き着く先を比べ、最も良いものを選びます。自分の手番より先は読みません。
bot-recruit = 新兵
bot-recruit-about = ルールと着眼点は知っていますが、すぐに惑わされます。
bot-regular = 正規兵
bot-regular-about = 堅実な手番をプレイしますが、時々うっかりします。
bot-veteran = 古参兵
bot-veteran-about = 0.2秒ほどで、多くの手番とそれへの応手を検討します。
bot-commander = 司令官
bot-commander-about = 最大2秒ほど考え、見つけた中で最善の手番をプレイします。
bot-engine = エンジン
bot-engine-about = このサーバーの運営者が用意したプログラムです。

# People

error-login = 名前またはパスワードが違います。
error-login-form = ログイン名は3から30文字の英字または数字です。間にはピリオド、ハイフン、アンダースコアも使えます。
error-login-taken = ログイン名{ $login }はすでに使われています。
error-password-form = パスワードは{ $least }から{ $most }文字です。
error-logged-in = { $login }としてログインしています。先にログアウトしてください。
error-settings-size = 設定が多すぎます。JSONで{ $most }文字までです。
error-webhook = Webhookはhttps://またはhttp://で始まるアドレスです。
error-email = 「{ $email }」はメールアドレスではありません。
error-text = この文章には保存できない文字が含まれています。
error-too-many = 試行回数が多すぎます。1分ほどお待ちください。

# Chat and notes

error-chat-empty = メッセージの内容がありません。
error-chat-seat = ここに書き込めるのは、このテーブルのプレイヤーだけです。

# Records and positions

sandbox-name = { $title }(ステップ{ $step }から)

# Lessons

lesson-of = はじめてのレッスン：{ $title }
error-title-broken = { $title }を表示できません。ルールか用語に誤りがあります。詳しくはサーバーのログにあります。テーブルは開かれていません。
error-no-lesson = { $title }のレッスンはありません。
error-not-a-lesson = このテーブルはレッスンではありません。
error-lesson-other = 「{ $chosen }」も可能ですが、例ではここで「{ $wanted }」を選びます（§{ $rule }）。何も実行していません。もう一度選ぶか、「やって見せる」を押してください。
error-lesson-over = レッスンはここまでです。戻るか、最初からやり直すか、自分のテーブルで続けてください。
error-lesson-resign = レッスンに勝ち負けはありません。いつ離れても、また続けられます。
error-lesson-hint = レッスンでは例がヒントです。「やって見せる」を押してください。
import-name = { $title }(棋譜から)
error-record = 棋譜を読み込めません：{ $why }
error-record-edits = この棋譜では、テーブルの盤面が手作業で{ $most }回を超えて変更されています。
error-record-hidden = この棋譜には非公開の情報が含まれます。対局の終了後に取得できます。
error-sandbox-over = そのステップで対局は終了しています。より前のステップを選んでください。
error-position = その局面はあり得ません：{ $why }
error-position-size = 局面が大きすぎます。JSONで{ $most }文字までです。
error-position-missing = 局面{ $id }はありません。

error-pending = 外部からの局面では、進行中の処理(「pending」)を指定できません。そのフィールドを省けば、次のカード、フェイズ、ターンから始まります。
error-record-pending = この棋譜は手番の途中(「pending」)から始まるか、手番の途中で編集されています。ここで開けるのは、初期配置または手番の切れ目から始まる棋譜だけです。
error-record-comments = この棋譜にはコメントが{ $most }件を超えて含まれています。
error-tables-open = 終了していないテーブルが{ $most }あります。先にどれかを終えるか、投了してください。
error-tables-of-bots = ボット同士の対局が、すでにあなたの{ $most }テーブルで行われています。どれかが終わるまでお待ちください。

# Guards

error-session = ログアウトされました。
error-deep = リクエストの入れ子が深すぎます。
error-mail-link = このリンクは無効です。アドレスが変更もしくは取り消されたか、リンクの一部が欠けています。
