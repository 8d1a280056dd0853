# The protocol for bots outside: what can go wrong, and what `smallwars conformance` says.

# Errors

error-outside = ボット`{ $command }`：{ $what }{ $code ->
    [none] {""}
   *[other] 終了コードは{ $code }でした。
 }{ $sent ->
    [none] {""}
   *[other] 送信内容：{ $sent }{" "}
 }{ $came ->
    [none] 応答はありませんでした。
   *[other] 応答：{ $came }
 }{ $stderr ->
    [none] {""}
   *[other] {" "}エラー出力の末尾：{ $stderr }
 }
error-complaint = { $what }エラー出力の末尾：{ $stderr }
error-no-command = 起動するコマンドがありません。
error-bad-command = コマンド{ $command }を読み取れません：{ $why }。
error-cannot-start = 起動できません：{ $why }。
error-does-not-read = 送られたものを読み込みません。
error-closed-input = 入力を閉じました。
error-gone = 出力を閉じたか、終了しました。
error-silent = { $seconds }秒以内に応答がありませんでした。
error-long-line = { $most }MBを超える行を書き出しました。
error-flood = 応答ではない行を{ $most }行より多く書き出しました。
error-no-json = 書き出されたものがJSONではありません(標準出力に書けるのはメッセージだけです。その他の出力は標準エラー出力に書いてください)。
error-no-message = 書き出されたものがメッセージではありません。メッセージはtypeを持つJSONオブジェクトです。
error-not-ready = helloに対して、readyではなく{ $type }と応答しました。
error-other-protocol = プロトコル{ $came }を使っています。こちらはプロトコル{ $protocol }です。
error-no-name = 名前を名乗っていません。
error-bad-wants = wantsが語のリストになっていません。
error-illegal = { $option }を選びましたが、選択肢にありません：{ $legal }。
error-bot-error = 問題があると伝えてきました：{ $reason }
error-other-decision = 決定{ $came }に答えましたが、求められているのは決定{ $id }です。この答えは無視しました。

# Errors of our own bot, when it speaks the protocol

error-table-no-json = この行はJSONではありません。エンジンは1行に1つのJSONオブジェクトを読み込みます。
error-table-no-message = この行はメッセージではありません。メッセージはtypeを持つJSONオブジェクトです。
error-no-field = メッセージ{ $type }にフィールド{ $field }がありません。
error-other-field = メッセージ{ $type }のフィールド{ $field }が{ $kind ->
    [text] 文字列
    [number] 整数
    [object] オブジェクト
   *[list] リスト
 }ではありません。
error-other-title = メッセージnewのフィールドtitleは{ $came }ですが、次のタイトルのいずれでもありません：{ $titles }。
error-other-faction = メッセージnewのフィールドfactionは{ $came }ですが、次の陣営のいずれでもありません：{ $factions }。
error-no-option-id = メッセージdecisionの選択肢のフィールドoptionsが、idを持つオブジェクトのリストではありません。
error-no-seconds = メッセージdecisionのフィールドclockに秒数secondsがないか、負の値です。
error-cannot-answer = メッセージ{ $type }には応答できません：{ $why }。
error-no-game = 対局が始まっていません。決定の前にメッセージnewが必要です。
error-no-sample = メッセージdecisionにフィールドsampleがなく、このボットには必要です。
error-other-sample = sampleから、求められている決定{ $kind }に至りません。

# What `smallwars conformance` checks

check-greets = 起動し、helloにreadyと応答する。
check-plays = { $title }を{ $faction }で最後までプレイする。
check-again = 続けて何局でもプレイする。
check-waits = 尋ねられる前には何も言わない。
check-once = 1つの決定には1回だけ答える。
check-stop = stopと言われたら着手する。
check-late-stop = 遅れて届いたstopを無視する。
check-future = 知らないメッセージやフィールドを無視する。
check-error = エラーの後も続ける。
check-quit = quitと言われたら終了する。
check-end = 入力が終わったら終了する。
finding-holds = 合格    { $what }
finding-fails = 不合格  { $what } { $why }
conformance-holds = このボットはプロトコルを守っています。
conformance-failed = { $count }件の検査が不合格でした。
error-trial = これは試験用のエラーです。問題はありません。
error-slow = 手番の{ $seconds }秒後に、着手を{ $count }回促す必要がありました。
error-noted = { $note }
error-unasked = 何も尋ねていないのに書き出しました：{ $came }
error-stays = { $seconds }秒たっても終了していませんでした。
error-exit-code = 終了コードは0ではなく{ $code }でした。
