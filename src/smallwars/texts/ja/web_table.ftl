# The page of a table: its board, its question, its replay.

board-label = 盤面
board-picture = マップとコマ：{ $title }。同じ局面を下に文章で示しています。
board-in-words = 文章による盤面
board-zoom = 拡大・縮小
board-closer = 拡大
board-further = 縮小
board-fit = 盤面全体
board-again = 再試行
refused-ask = 選べないものとその理由
refused-none = ここで選べないものはありません。
board-rule = ルール{ $rule }
board-close-tip = 閉じる

question-label = 質問
question-options = 選択肢
question-is-on-board = (盤面上)
question-on-board = 盤面上の{ $count }箇所

ends-turn = この選択で手番が終わります。
ends-roll = この後は乱数で決まり、取り消せません。
ends-game = この選択で対局が終わります。
question-show-lit = 選べる場所を表示
question-decides = { $faction }が決定します
confirm = 確定
confirm-back = 戻る
confirm-label = 選択の確認
choice-kept = 接続が切れました。この選択は保持しており、再接続後すぐに送信します：
choice-drop = 選び直す
choice-not-taken = その間にテーブルで対局が進んだため、あなたの選択は反映されていません。選び直してください。
taken-back = { $faction }が選択を取り消しました。
undo = 取り消す
picks-heading = 選択済み
pick-retract = この選択だけを取り消す（ほかは残る）: { $pick }
undo-title = 直前の選択を取り消します(U)

waiting-bot = { $player }が思考中です
bot-hurry = すぐに着手させる
hint-operation = ヒント：何をするか
hint-spaces = ヒント：どこで
hint-turn = ヒント：手番全体
hint-busy = 検討中…

waiting-person = { $player }を待っています
waiting-away = { $player }を待っています(離席中)
waiting-open = { $faction }のプレイヤーがまだいません

result-heading = 対局終了
result-replay = リプレイを見る
result-record = 棋譜を保存
result-lobby = ロビー

since-heading = 前回のあなたの手番以降：{ $count }件
since-watch = 順に見る

handover-heading = { $faction }の手番です
handover-text = 端末を渡してください。ここから先は{ $faction }のプレイヤーだけが見てよい内容です。
handover-ready = { $faction }のプレイヤーです

line-lost = 接続が切れました。失われたものはありません。再接続しています…
line-back = 再接続しました。

table-loading = テーブルを準備しています…
table-stale = その間に対局が進みました。現在の状況を表示していますので、選び直してください。
table-sandbox = サンドボックス
table-menu = テーブルのメニュー
table-rules = ルール
text-mode = テキストモード

side-label = 盤面の横のパネル
tab-log = ログ
tab-cards = カード
tab-facts = 局面
tab-chat = チャット
tab-notes = メモ

replay-label = リプレイ
replay-step-label = ステップ
replay-step = ステップ{ $step }/{ $steps }
replay-start = 対局開始時の配置です。
replay-nothing = このステップに記録はありません。
replay-asked = 次に{ $faction }への質問：{ $question }
replay-back = 1ステップ戻る
replay-on = 1ステップ進む
replay-turn-back = 手番の始めへ
replay-turn-on = 次の手番へ
replay-play = 再生
replay-pause = 一時停止
replay-live = ライブ
replay-back-to-live = 対局に戻る
replay-sandbox = ここから続ける
replay-sandbox-hint = このステップから始まる新しいテーブルを開きます。このテーブルはそのまま残ります。

keys-heading = キー操作
keys-options = 選択肢を順に移動
keys-letters = そのキーが示された選択肢へ移動。キーの表示がなければ、入力した文字で始まる選択肢へ移動
key-unknown = { $key }キーの選択肢はありません。
keys-take = 選択肢を選ぶ、または確定する
keys-back = 戻る、またはリプレイを終える
keys-undo = 直前の選択を取り消す
keys-steps = リプレイで1ステップ戻る、または進む
keys-ends = 対局の始めへ、または現在の局面へ
keys-play = リプレイの再生、または一時停止
keys-zoom = 拡大、縮小、盤面全体
keys-help = この一覧
keys-mouse = 盤面では、光っている場所をクリックすると選択します。それ以外をクリックすると、それが何であり、なぜ選べないのかを表示します。ドラッグで盤面を移動し、ホイールまたはピンチで拡大・縮小します。

# Analysis of a finished game

tab-analysis = 解析
analysis-about = 各手番を、そのプレイヤーが知り得たことだけで探索した最善の手番と比べます。数秒から1分ほどかかります。
analysis-start = この対局を解析
analysis-busy = 解析中…
analysis-graph = 各手番の前の{ $faction }の勝率とその幅。クリックするとその手番へ移動します
analysis-go-to-turn = 手番へ移動
analysis-end = 終局
analysis-no-graph = 勝率のグラフはありません。{ $why ->
    [stale] このタイトルの予測は、別の評価関数で実際の対局と照合されたものです。
    [off] このタイトルの予測は、{ $games }局で最大{ $deviation }ポイントずれていました。
    [unsure] このタイトルの予測が正確と言うには、{ $games }局では足りません。
    [unsettled] 初期配置が終わるまで勝率は測れません。
   *[never] このタイトルの予測は、まだ実際の対局と照合されていません。
}損失は評価関数の点数で示します。
analysis-balance = 運と決定
analysis-balance-win = 運{ $luck }、自分の決定{ $decisions }、相手側の決定{ $given }、予測外{ $rest }、勝率の変化は合計{ $whole }ポイント
analysis-balance-points = 運{ $luck }点、自分の決定{ $decisions }点、相手側の決定{ $given }点
analysis-turn = { $number }番目：{ $faction }
analysis-played = 実際の手番：{ $turn }
analysis-line = { $faction }：{ $turn }
analysis-step = { $question } ― { $answer }
analysis-answer = (応答)
analysis-nothing = 何もしない
analysis-best = 見つかった最善の手番と{ $faction }の勝率：
analysis-best-points = 見つかった最善の手番と{ $faction }の優位（評価点）：
analysis-lost-win = 勝率{ $points }ポイントの損失
analysis-lost-points = { $points }点の損失
analysis-marked = { $count ->
    [0] 目立つ手番はありません
   *[other] 目立つ手番：{ $count }
}
analysis-made = 1手番につきシミュレーション{ $simulations }回、コミット{ $commit }

## A lesson

lesson-label = レッスン
lesson-progress = { $moves }手中{ $move }手目
lesson-point = 場所を示す
lesson-show = やって見せる
lesson-back = 戻る
lesson-restart = 最初から
lesson-play-on = ここから続ける
lesson-game = ボットと対局する
