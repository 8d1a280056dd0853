# What is wrong with something handed in. Where a field or a line is named, it stands before these words.

## Choices and takebacks

chance-ended = { $kind }: 乱数のスクリプトが{ $count }件で尽きた
chance-word = { $kind }: 結果{ $n }は{ $word }であり、{ $words }のいずれでもない
no-answer = { $answer }は現在の質問への答えではない
undo-revealed = その後に公開された情報は取り消せない
undo-other = 直前の選択は{ $faction }によるもの
undo-not-yours = 直前の選択は{ $faction }によるものなので、あなたには取り消せません。
chance-kind = 乱数{ $chance }は'auto'、'manual'、結果のリストのいずれでもない
choice-over = { $option }は選べない: 対局は終了している
choice-refused = { $option }は{ $kind }では選べない: { $why } ({ $rule })。選択肢: { $legal }
choice-unknown = { $option }は{ $kind }の選択肢ではない ({ $rule })。選択肢: { $legal }
choice-after = { $option }は{ $steps }ステップの後に続かない
undo-nothing = 取り消せる選択がない
undo-chance = 乱数の結果は取り消せない
undo-person = 取り消せるのは人による選択だけ
retract-nothing = 単独で取り消せる選択はない
retract-needed = 「{ $pick }」だけは取り消せない。「{ $later }」に必要

## Titles, options, seeds

unknown-title = タイトル{ $title }は存在しない。タイトルは{ $titles }
seed-whole = シード{ $seed }は整数ではない
option-range = オプション{ $name }が{ $given }である。{ $least }から{ $most }まででなければならない
option-words = オプション{ $name }が{ $given }である。{ $choices }のいずれかでなければならない
other-title = { $value }は{ $title }ではない
no-option = { $title }にオプション{ $name }はない。オプションは{ $names }
option-flag = オプション{ $name }はtrueまたはfalseでなければならず、{ $given }は使えない
option-whole = オプション{ $name }は整数でなければならず、{ $given }は使えない

## Records; the line stands before what is said

record-hidden = この棋譜には非公開のカードが含まれる。対局の終了後に取得できる
record-brace-open = この波括弧が閉じられていない: 棋譜が途中で切れているようだ
record-no-title = 棋譜にヘッダー [Title "…"] がない
record-header = ヘッダーは [Name "value"] の形式で書く
record-version = 棋譜のバージョン{ $value }は不明。現在のバージョンは{ $ours }
record-unknown-header = 不明なヘッダー。ヘッダーは{ $headers }
record-option = オプションは [Option "name=value"] の形式で書く
record-braces = 波括弧の中には、乱数の結果1つ、または { "{" }edit: …{ "}" } を書く
record-truncated = 棋譜に結果があるのに、その前で終わっている: 途中で切れていないか
record-chance = 乱数はautoまたはmanual
record-data = 棋譜はデータをJSONとして含み、ファイル名は書かない
record-no-chance = ここで乱数の結果は求められていない
record-results = { $kind }の結果は{ $words }
record-chance-first = 先に乱数の結果({ $kind })を波括弧で書かなければならない
record-other-title = 局面のタイトルが棋譜のタイトルと異なる
not-json = JSONではない: { $why }
record-seed = シードは整数
record-at-line = { $line }行目: { $what }
record-at-token = { $line }行目、{ $token }: { $what }
record-why = { $why }
not-toml = TOMLではない: { $why }
cannot-read = { $why }
not-text = テキストファイルではない({ $byte }バイト目)
no-path = { $path }はパスではない: { $why }

## Positions and data; the field stands before what is said

not-one-of = { $value }は{ $choices }のいずれでもない
edit-shape = 変更はフィールドのオブジェクトで書く。{ $value }は使えない
must-be-object = オブジェクトでなければならず、{ $value }は使えない
must-be-whole = 整数でなければならず、{ $value }は使えない
out-of-range = { $value }である。{ $least }から{ $most }まででなければならない
must-be-flag = trueまたはfalseでなければならず、{ $value }は使えない
must-be-list = リストでなければならず、{ $value }は使えない
no-field = この局面のフィールドではない
position-title = 局面にはタイトルの指定が必要
names-twice = { $name }が2回書かれている
missing = 指定されていない
printed = このゲームでは{ $printed }であり、{ $told }ではない。変更するにはオプションdataを使う
there-twice = { $name }が2つある
always = 常に{ $only }であり、{ $value }は使えない{ $by }
range-by = { $value }である。{ $least }から{ $most }まででなければならない{ $by }
words-by = { $value }である。{ $choices }のいずれかでなければならない{ $by }

## What is still to be done

pending-missing = が必要です：残る手順がこの局面からは分かりません
pending-impossible = この局面では実行できない
pending-unknown = { $item }は未処理になり得るものではない
pending-numbers = { $item }には整数{ $fields }を指定する
pending-here = { $pending }: ここにそのような番号またはユニットはない
pending-turn = 次のターンにつながらず、対局も終了していない

## Data files

known-fields = { $what }ではない。有効なもの: { $known }
data = data: { $place }{ $what }
data-field = { $field } { $what }
data-shape = dict、またはTOMLかJSONファイルのパスでなければならず、{ $value }は使えない
data-object = { $sections }を持つオブジェクトでなければならず、{ $value }は使えない
data-no-json = JSONでないものが含まれている: { $why }
known-here = ここで使えるフィールド
known-sides = 陣営

## Borders

border-missing = 指定されていない。trueまたはfalseで指定する
border-contradicts = { $one }と{ $two }についての先の記述と矛盾する
border-left-out = trueだが、adjacency.{ $one }に{ $two }がない
border-named = falseだが、adjacency.{ $one }に{ $two }がある
border-one-way = { $other }を挙げているが、{ $other }は{ $space }を挙げていない。そちらもadjacencyに書くか、pairsを使う
border-other-way = { $other }を省いているが、{ $other }は{ $space }を挙げている。そちらもadjacencyに書くか、pairsを使う
border-no-space = { $title }のスペースではない。スペースは{ $known }
border-names-no-space = { $title }のスペースではない{ $name }を挙げている。スペースは{ $known }
border-itself-space = { $name }を挙げている: スペースは自身とは隣接しない
border-two-space = スペースを2つ挙げなければならないが、{ $count }個ある
border-same-space = { $name }を2回挙げている: スペースは自身とは隣接しない

## What the rulebooks settle, so that a data file cannot change it

fixed = 変更できない: { $why }
