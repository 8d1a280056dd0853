# What the terminal says around a game: headings, hints, answers to commands. Titles bring their own words.
# A line "label: value" keeps the half-width colon and the space: the page in the browser reads it by them.

## The board

board-none = なし
board-first = 1番手

count-nothing = 空

## A game in play

seat-person = { $faction }: あなた
seat-bot = { $faction }: ボット({ $bot })
question = { $faction }: { $question } ({ $rule })
thinking = { $faction }の手番です…
hand-over = { $faction }のプレイヤーにキーボードを渡してください。準備ができたらEnterを押します。
hand-over-hint = それまでは、一方だけが見てよい情報を表示しません。
over = 対局終了
over-won = { $faction }の勝利: { $reason }。
over-draw = 引き分け: { $reason }。
over-nobody = 引き分け: { $reason }。
over-hint = qで終了、uで取り消し。hと?も引き続き使えます。

keys = Tab  ? 理由  h ルール  u 取消  t 個別取消  b 盤面  s 保存  q 終了  PgUp ログ
keys-large = ? 理由  h ルール  u 取消  t 個別取消  b 文章  q 終了  PgUp ログ  Shift+↑ マップ
typed-here = 選択肢の文字を入力するかTabで選んでEnter。コマンドも可
bot-reason = { $faction }：{ $reason }
plain-hint = 番号、選択肢、またはその最初の文字で答えてください。ほかに: ? 選べない理由、h ルール、b 盤面、bとスペース名でそのスペースと隣接スペース、u 取り消し、tで一連の選択から一つだけ取り消す、s 保存、q 終了。
help-hint = Escで閉じます。{ $known }。
help-rule = h { $id }でその項目、hと語で検索
help-card = h { $id }でそのカード
help-ruling = h { $id }でその裁定
help-space = b { $id }でそのスペースと隣接スペース
help-hint-bare = Escで閉じます。
why-title = ここで選べないもの
why-none = ここで選べないものはありません。
why-line = { $reason } ({ $rule }): { $options }
why-allowed = { $option }は選べます。
why-one = { $option }: { $reason } ({ $rule })
rule-title = { $number } { $title }
ruling-rules = ルール: { $rules }
ruling-why = 理由: { $why }
ruling-options = 次のオプションで逆になります: { $options }
rulings-listed = 裁定: { $ids }
rule-unknown = { $title }に項目またはカード{ $number }はありません
paragraph-unknown = { $title }に項目{ $number }はありません
options-listed = オプション: { $names }
option-usual = { $name }: 取り決めがなければ{ $default }です。
option-on = 有効
option-off = 無効
option-ruling = 裁定: { $ruling }
search-title = 「{ $words }」: { $count }件
search-first = 最初の{ $count }件。語を加えると絞り込めます。
search-none = { $title }のルールに「{ $words }」はありません
search-nearest = { $title }のルールに「{ $words }」はありません。近い語: { $near }
log-cites = 直前のログの根拠: { $numbers }。

space-neighbours = 隣接:
space-over-water = 海を越えて
space-unknown = 「{ $typed }」で始まるスペースはマップにありません。
no-match = 「{ $typed }」に合う選択肢はありません。
many-match = 「{ $typed }」は{ $options }に合います。もう少し文字を入力してください。
nothing-typed = 選択肢、または ? h u t s q を入力してください。
bot-turn = { $faction }はボットがプレイします。
undone = 取り消しました。
confirm-turn = { $option }: 手番が終わります。Enterで決定、別の答えなら別の選択になります。
confirm-roll = { $option }: ダイスを振るかカードを公開するため、取り消せなくなります。Enterで決定、別の答えなら別の選択になります。
confirm-game = { $option }: ゲームが終わります。Enterで決定、別の答えなら別の選択になります。
picks-title = 単独で取り消せる選択
picks-none = ここで単独で取り消せる選択はありません。uで直前の選択を取り消せます。
picks-line = { $number } { $pick }
picks-hint = tと番号でその選択だけを取り消します。ほかの選択は残ります。
error-pick-number = t { $typed }: 選択の番号を続けてください。tだけなら一覧を表示します
saved = 保存しました: { $file }
resume = 続けるには: { $command } --resume { $file }
resumed = { $file }から再開しました。
unfinished = 終了していない対局があります: { $command } --resume last

## Other commands

contents-hint = smallwars rules { $title } 番号 でその項目を表示します。番号のかわりに語を書くと検索し、--all ですべてを表示します。
paragraph-inside = 下位の項目: { $numbers }

coverage-title = { $title }: 項目とカードの各面{ $total }のうち{ $covered }にテストがあります。不足{ $gaps }
coverage-title-uncarded = { $title }: 項目{ $total }のうち{ $covered }にテストがあります。不足{ $gaps }
coverage-gap = 不足
coverage-free = 不要
coverage-unknown = 引用されているが、どの要約にもない

about-guessed = 推測。--data FILE で修正できます
about-reconstructed = 復元、または不確実
about-certain = ルールブックその他の資料による
about-override = データファイルによる変更
about-options = オプション
about-own = データファイルの値
confidence-certain = 確実
confidence-high = 確度高
confidence-medium = 確度中
confidence-low = 確度低
about-default = 既定値{ $value }
about-one-of = { $values }のいずれか
about-range = { $least }から{ $most }まで
about-nothing = なし

## What the command line cannot do

told = { $text }
error-file = { $path }: { $why }
error-save = { $path }に保存できません: { $why }
error-write = { $path }に書き込めません: { $why }
error-side = 陣営{ $side }はありません。陣営は{ $sides }、両方はboth、なしはnoneです
error-unfinished = { $folder }に終了していない対局はありません
error-name-title = プレイするタイトル({ $titles })を指定するか、--resume FILE で棋譜を指定してください
error-no-title = タイトルを指定してください。タイトルは{ $titles }です
error-other-title = この棋譜は{ $title }の対局で、{ $asked }のものではありません
error-other-seed = この棋譜のシードは{ $seed }です。--seed { $asked } では変更できません
error-no-seed = この棋譜にはシードがありません。--seed { $asked } では変更できません
error-seeded = この棋譜にはシードがあります。--dice manual では変更できません
error-option-kept = この棋譜のオプションは{ $name }={ $value }で、変更できません
error-option-none = この棋譜にオプション{ $name }はなく、変更できません
error-data-twice = --data と --option data=… は同じものです。どちらか一方にしてください
error-data-record = --data はタイトルを指定したときに使います。棋譜{ $record }には、その対局での変更がすでに書かれています
error-option = --option { $option } が名前=値の形式ではありません
error-what = { $what }はファイルでもタイトルでもありません。タイトルは{ $titles }です
error-picture = --output { $path }: 画像の名前は.svgまたは.pngで終わります
error-tests = フォルダー{ $folder }がありません。--tests でテストのあるフォルダーを指定してください
error-seconds = --seconds は0より大きい値にしてください
