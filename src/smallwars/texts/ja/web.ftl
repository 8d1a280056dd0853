# What the page in the browser says around a game. Titles bring their own words.

app-name = Small Wars
app-home = Small Wars: ロビーへ
skip-to-content = 本文へ移動
close = 閉じる
cancel = キャンセル
save = 保存
saved = 保存しました。
copy = コピー
copied = コピーしました。
copy-by-hand = ブラウザーがコピーを許可していません。文字列を選択してありますので、手動でコピーしてください。
try-again = 再試行
yes = はい
no = いいえ
percent = { $value }%
versus = 対
show-all = { $count }件すべて表示
language = 言語

error-network = サーバーに接続できません。接続を確認してから、もう一度お試しください。
error-status = サーバーで処理できませんでした(ステータス{ $status })。
line-down = ライブ接続が切れました。自動的に再接続します。表示が最新でない可能性があります。
missing-page = ページが見つかりません
missing-page-text = アドレスが間違っているか、ページがなくなっています。
missing-table = そのテーブルはありません
missing-position = その局面はありません
missing-title = そのタイトルはありません
missing-title-text = アドレスが間違っているようです。プレイできるタイトルは次のとおりです：
error-heading = 現在このページを表示できません
limit-near = { $count }/{ $most }文字
limit-over = { $count }文字：長すぎます。{ $most }文字までです

nav-main = メイン
nav-lobby = ロビー
nav-settings = 設定とアカウント
nav-guest = ゲスト
nav-your-turn = { $count ->
    [1] あなたの手番
   *[other] あなたの手番({ $count })
}

## Lobby

lobby-start = 対局を始める
lobby-new = はじめてのタイトルですか？
lobby-mine = 自分のテーブル
lobby-mine-empty = まだありません。タイトルを選んで始めてください。
lobby-open = 空席
lobby-open-empty = 対戦相手を待っている人はいません。席を空けて、最初の一人になりましょう。
lobby-live = 観戦できる対局
lobby-live-empty = 現在、公開中の対局はありません。
lobby-finished = 終了した対局
lobby-finished-empty = 終了した対局はまだありません。
choose-title = タイトル
side = あなたの陣営
side-either = どちらでも
opponent = 対戦相手
opponent-bot = ボット
opponent-link = リンクで招待
opponent-me = 同じ端末
opponent-open = 空席で募集
opponent-link-hint = もう一方の席への秘密のリンクが発行されます。リンクを開いた人がその席に着きます。アカウントは不要です。
opponent-me-hint = 両陣営を一人でプレイするか、手番ごとに端末を手渡します。
opponent-open-hint = 誰かがもう一方の席に着くまで、テーブルがロビーに表示されます。
bot-level = レベル
start-bot = プレイ
start-link = リンクを作成
start-me = プレイ
start-open = テーブルを公開
more-options = 持ち時間、名前、ゲームのオプション
table-name = テーブルの名前
table-name-long = テーブルの名前が長すぎます。{ $most }文字までです。
table-public = 一覧に表示
table-public-hint = 他の人がロビーでこのテーブルを見て、観戦できます。
title-options = { $title }のオプション
option-range = { $least }から{ $most }まで。
title-more = 盤面、カード、ルール
sit-as = { $name }でプレイ
turn-yours = あなたの手番
turn-waiting = プレイヤー待ち
turn-of = { $name }の手番
deadline = 期限：{ $when }

clock = 持ち時間
clock-none = なし
clock-live = リアルタイム
clock-correspondence = 手番ごとの日数
clock-minutes = 各陣営の持ち時間(分)
clock-increment = 手番ごとの加算(秒)
clock-days-a-turn = 手番ごとの日数
clock-bank = 予備の日数
clock-timeout = 時間切れの場合
clock-days = { $days }日{ $hours }時間
clock-label = { $name }の残り時間
timeout-lose = 負けとなる
timeout-bot = ボットが引き継ぐ
timeout-nothing = 何も起こらない

import-heading = 棋譜を読み込む
import-paste = 棋譜
import-file = またはファイルから
import-open = 開く

## A title

title-parts = このページの項目
title-play = プレイ
title-editor = 局面を作る
title-lesson = はじめてのレッスン
title-board = 盤面
title-cards = カード
title-rules = ルール
title-aid = プレイヤーエイド
title-bots = ボット
title-history = 史実
title-about = 資料
board-as-text = 文章による盤面
cards-search = カードを検索
cards-count = カード{ $count }枚
rules-digest-hint = 番号付きの全項目を独自の文章でまとめ、ルールブックに記述のない点には裁定を添えています。
about-hint = このタイトルのデータの出典と、復元が必要だった箇所です。

## The history behind a title

history-heading = { $title }の史実
history-note = どのような戦争だったか
history-timeline = 年表
history-read = { $name }：本文を読む
history-in-rules = ルールの中で読む
history-events = ルールに現れる出来事
history-cards = 各カードにもそれぞれ史実の解説があります。
history-all-cards = すべてのカード
history-sources = 参考文献
history-about = 下に挙げた文献をもとに独自に書いたものです。これらは実際にあった戦争であり、それを経験した人々が今も生きています。
history-print = 印刷

## Beside the board

seats-label = 席
seat-you = あなた
seat-guest = ゲスト
seat-open = 空席
seat-invited = 招待中
seat-bot = ボット({ $level })
seat-sit = 着席
seat-rating = レーティング
seat-online = 在席中
seat-offline = 離席中
seat-thinks = 思考中
seat-to-move = 手番
invite-label = { $name }の席へのリンク
invite-hint = 友人に送ってください。このリンクは鍵と同じです。開いた人がその陣営をプレイします。

cards-label = 使用中のカード
cards-lasting = 効果が続いているカード
cards-none = 表になっているカードはありません。
# These two are as in terminal.ftl.
card-history = 史実
card-chapter = 参考文献

facts-label = 文章による盤面
facts-more = その他

log-label = 対局のログ
log-empty = まだ何も起きていません。
log-earlier = 以前の{ $count }行
log-later = 以降の{ $count }行
log-since = 前回のあなたの手番以降
log-step = ステップ{ $step }の後の盤面を表示
log-reason = ボット({ $side })：{ $reason }
ref-space = { $name }：盤面に表示
ref-piece = { $name }：盤面に表示
ref-card = { $name }：カードを読む
ref-rule = ルール{ $name }

rules-heading = ルール
rules-search = ルールを検索
rules-search-hint = 番号、カード、または語句
rules-back = 戻る
rules-contents = 目次
rules-back-search = 検索結果へ戻る
rules-found = { $count ->
    [0] 見つかりませんでした。
   *[other] { $count }箇所
}
rules-cards = カード({ $count })
rules-rulings = 裁定({ $count })
rules-options = オプション({ $count })
rules-option = オプション
rules-nearest = 近い語：
aid-heading = プレイヤーエイド
aid-print = すべて印刷
aid-print-side = 印刷：{ $faction }
aid-hint = 別のページで開きます。ブラウザーから印刷するか、PDFで保存できます。

chat-label = チャット
chat-messages = メッセージ
chat-empty = まだ発言はありません。
chat-to = 宛先
chat-all = 全員
chat-players = プレイヤーのみ
chat-say = メッセージを入力
chat-send = 送信

notes-label = 自分のメモ
notes-hint = あなただけに見えます。テーブルとともに保存されます。
notes-loading = 読み込み中…
notes-writing = 保存中…
notes-saved = 保存しました。

menu-heading = このテーブル
menu-watch-link = 観戦用リンク
menu-step-link = ステップ{ $step }へのリンク
menu-seat-link = { $name }の席への秘密のリンク
menu-renew = リンクを更新
menu-new-link = { $name }の席へのリンクを作成
menu-renew-hint = リンクを更新すると、古いリンクは使えなくなります。
menu-renewed = 新しいリンクができました。古いリンクでは席に着けません。
menu-record = 棋譜を保存
menu-sandbox = サンドボックスで続ける
menu-sandbox-step = ステップ{ $step }から続ける
menu-sandbox-hint = サンドボックスはあなた専用の新しいテーブルです。この対局はそのまま残ります。
menu-title = 盤面、カード、ルール
menu-about = オプション、ルールのバージョン、ダイスの公正さ
menu-version = ルールのバージョン
menu-commitment = シードのハッシュ
menu-seed = シード
menu-fair = ハッシュは最初のダイスを振る前に確定しています。シードは対局の終了後に公開されます。この2つがあれば、ダイスの目が途中で操作されていないことを誰でも確かめられます。
rematch = 再戦
rematch-swapped = 陣営を入れ替えて再戦
rematch-invite = もう一局いかがですか。{ $name }の席はこちらです：{ $link }
rematch-told = もう一方の席へのリンクは、終了した対局のチャットにあります。
menu-resign = 投了
menu-resign-as = { $name }として投了
menu-resign-sure = 投了しますか？
menu-resign-yes = はい、投了します

## A seat by link

seat-heading = あなたの席
seat-taking = 席に案内しています。少々お待ちください…
seat-trouble-hint = リンクを送ってくれた人に、新しいリンクを頼んでください。

## Settings

settings-heading = 設定
settings-look = 表示
settings-play = プレイ中
settings-you = あなた
settings-news = 手番の通知
settings-news-hint = テーブルを開いていない間に手番が回ってくるたび、1回だけ送信します。内容は、タイトル、あなたの陣営、テーブルの名前、前回の手番以降の出来事(最大25行)、テーブルへのリンクです。宛先が他の人に知られることはありません。空欄の宛先には何も送りません。
theme = テーマ
theme-system = 端末に合わせる
theme-light = ライト
theme-dark = ダーク
theme-to-light = ライトテーマに切り替え
theme-to-dark = ダークテーマに切り替え
text-size = 文字の大きさ
confirm-steps = 手番の終了やダイスの前に確認する
confirm-steps-hint = 取り消せない選択の前に、もう一度確認します。
sound = 音
sound-hint = あなたの手番になると、チャイム(2音)で知らせます。
desktop = デスクトップ通知
desktop-hint = 別のページを見ている間に手番になると、通知で知らせます。
desktop-refused = ブラウザーがこのページの通知を許可していません。先にブラウザーの設定で許可してください。
your-name = 名前
your-name-hint = テーブルで他の人に表示されます。
webhook = Webhook
webhook-hint = Discordのチャンネルなどで使えるWebhookのアドレスです。あなたのブラウザーではなく、当サーバーからJSONでメッセージを送ります。
email = メールアドレス
email-hint = テキスト形式のメールです。このサーバーの運営者がメールを設定している場合にのみ届きます。手番の通知以外には使いません。
email-unconfirmed = { $email }はまだ確認されていません。メールが設定されているサーバーでは、まず確認用リンクを記したメールを送ります。リンクを開いた後に通知が届くようになります。

account = アカウント
account-hint = プレイにアカウントは不要です。アカウントがあれば、テーブル、レーティング、設定をどの端末でも使えます。
account-as = { $login }としてログインしています。
account-rating = { $title }：{ $rating }({ $games }局)
account-login-name = ログイン名
account-password = パスワード
account-password-hint = 8文字以上。
account-login = ログイン
account-register = アカウントを作成
account-logout = ログアウト
account-logout-everywhere = すべての端末でログアウト
account-done-login = おかえりなさい。
account-done-register = アカウントができました。
account-done-logout = ログアウトしました。

## Setting up a position

editor-heading = 局面：{ $title }
editor-play = ここからプレイ
editor-share = 共有
editor-undo = 元に戻す
editor-json = JSON形式
editor-take = これを使う
editor-link = この局面へのリンク
editor-board = 盤面
editor-sound = この局面に問題はありません。
editor-checking = 確認中…
editor-not-json = 正しいJSONではありません。
editor-not-number = 「{ $typed }」は整数ではありません。
editor-wrong = まだ問題があります：
editor-deep = エンジンがこれから行う処理
editor-deep-hint = プレイヤーに問う前にルールに従って行われる処理です。なければ、局面そのものから対局が続きます。
editor-drop = { $name }を削除
editor-none = なし
editor-empty = 空
editor-less = { $name }：1減らす
editor-more = { $name }：1増やす
