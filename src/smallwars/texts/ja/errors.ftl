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
is-true-but = trueだが、{ $why }
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
pending-phase = 次のフェイズにつながらず、対局も終了していない
pending-card = 次のカードにつながらず、対局も終了していない

## Data files

known-fields = { $what }ではない。有効なもの: { $known }
data = data: { $place }{ $what }
data-field = { $field } { $what }
data-shape = dict、またはTOMLかJSONファイルのパスでなければならず、{ $value }は使えない
data-object = { $sections }を持つオブジェクトでなければならず、{ $value }は使えない
data-no-json = JSONでないものが含まれている: { $why }
known-here = ここで使えるフィールド
known-areas = { $title }のエリア
known-regions = { $title }の地域
known-units = ユニット
known-types = ユニットの種類
known-symbols = 記号
known-sides = 陣営
known-levels = { $type }のレベル
known-chart = この表にあるもの
known-doctrines = ドクトリン
known-sums = ダイス2個の合計

## Borders

border-missing = 指定されていない。trueまたはfalseで指定する
border-contradicts = { $one }と{ $two }についての先の記述と矛盾する
border-left-out = trueだが、adjacency.{ $one }に{ $two }がない
border-named = falseだが、adjacency.{ $one }に{ $two }がある
border-one-way = { $other }を挙げているが、{ $other }は{ $space }を挙げていない。そちらもadjacencyに書くか、pairsを使う
border-other-way = { $other }を省いているが、{ $other }は{ $space }を挙げている。そちらもadjacencyに書くか、pairsを使う
border-no-area = { $title }のマップ上のエリアではない。エリアは{ $known }
border-names-no-area = { $title }のマップ上のエリアではない{ $name }を挙げている。エリアは{ $known }
border-itself-area = { $name }を挙げている: エリアは自身とは隣接しない
border-two-area = マップ上のエリアを2つ挙げなければならないが、{ $count }個ある
border-same-area = { $name }を2回挙げている: エリアは自身とは隣接しない
border-no-region = { $title }の地域ではない。地域は{ $known }
border-names-no-region = { $title }の地域ではない{ $name }を挙げている。地域は{ $known }
border-itself-region = { $name }を挙げている: 地域は自身とは隣接しない
border-two-region = 地域を2つ挙げなければならないが、{ $count }個ある
border-same-region = { $name }を2回挙げている: 地域は自身とは隣接しない
border-no-space = { $title }のスペースではない。スペースは{ $known }
border-names-no-space = { $title }のスペースではない{ $name }を挙げている。スペースは{ $known }
border-itself-space = { $name }を挙げている: スペースは自身とは隣接しない
border-two-space = スペースを2つ挙げなければならないが、{ $count }個ある
border-same-space = { $name }を2回挙げている: スペースは自身とは隣接しない

## The British Way

cyprus-cache-base = 隠匿武器は英国基地に置けない (1.3.4)
cyprus-caches = { $count }個ある。1つのスペースに置ける隠匿武器は2個まで (1.4.2)
cyprus-curfew-town = 夜間外出禁止を置けるのは市街地だけ (1.4.2)
cyprus-curfews = 夜間外出禁止が{ $count }個ある。全部で{ $most }個しかない (1.10)
cyprus-sabotage = サボタージュマーカーが{ $count }個ある。全部で{ $most }個しかない (1.2)
cyprus-curfew-alone = 英国コマのないスペースに夜間外出禁止は残らない (1.10)
cyprus-chit = { $value }は情報チットの値(0、1、2)ではない
cyprus-chits = 値{ $value }のチットは{ $most }個しかない (1.6.1)
kenya-bases = { $count }個ある。1つのスペースに置ける基地は2個まで (1.4.2)
kenya-neutral = 無人のスペースは常に中立 (1.6)
kenya-terror = テロマーカーが{ $count }個ある。全部で{ $most }個しかない (1.2)
coin-no-card = { $card }は{ $title }のカードではない
coin-over = 最後のプロパガンダカードがプレイされた: ゲームは終了している
coin-box = { $name }は別の欄にもある
coin-no-space = スペースではない。スペースは{ $spaces }
coin-pieces = マップの内外を合わせて{ $count }個ある。ゲームには{ $limit }個しかない (1.2)
coin-no-capability = 能力カードではない
coin-capability-to-come = プレイ中だが、これから登場するカードにも含まれている
coin-capability-side = unshaded(影無し)またはshaded(影付き)でなければならない
coin-capability-single = 本文は1つだけで、unshaded(影無し)を指定する

## Greek Civil War

greek-whole-or-false = 整数、またはなしを表すfalseでなければならず、{ $value }は使えない
greek-no-alternative = 候補が1つ以上必要
greek-where = 指定されていない。{ $places }のいずれか
greek-abroad = 'foreign'だが、政府ユニットは国外に出ない (2.6)
greek-types = 種類をいくつか挙げるか、{ $any }だけを書く。省けば何も必要としない
greek-region-count = 地域を{ $count }個挙げている。1から{ $most }個でなければならない{ $by }
greek-same-alternative = 同じ候補が2回ある
greek-no-type = この陣営の種類ではない{ $name }を挙げている。有効なもの: { $known }
greek-not-in-greece = ギリシャにない{ $name }を挙げている
greek-cut-off = { $regions }がギリシャの他の部分から切り離される
greek-b-least = 1以上でなければならない: { $why }。bはレベル3と4のカウンターの数
greek-b-most = { $value }だが、{ $why }。bはレベル3と4のカウンターの数
greek-held = { $held }だが、マーカーは{ $markers }個ある (markers.airstrike)
greek-regions-missing = 指定されていない: { $effect }に必要
greek-regions-idle = { $effect }では意味がない。必要とするのは{ $needed }だけ
greek-lonely = { $region }に隣接する地域がギリシャ内になくなる。どの地域にも1つは必要
greek-level-high = 高すぎる: { $why }
greek-level-missing = 指定されていない: { $why }
greek-end-turn = このゲームでは{ $turn }。変更するにはオプションend_turnを使う
greek-duration = { $duration }だが、ドクトリンがない
greek-no-unit = { $value }はユニットではない。ユニットは種類({ $types })とレベルで表す
greek-unit-abroad = { $unit }: 政府ユニットは国外エリアに入れない (10.5)
greek-unit-border = { $unit }: 国境が閉鎖されている (17.1)
greek-squares = { $count }個書かれている。この地域のインフラマスは{ $squares }個 (2.3)
greek-too-many = それほどの数はない
greek-square = { $value }は、ユニットのあるインフラマスの番号(0から数える)ではない
greek-pending = 指定されていない: このフェイズに行動したユニット、または計算されたポイントがある
greek-setup = setupだが、マップ上にユニットがあり、未処理のものがない
greek-nobody-active = フェイズ{ $phase }に行動する側はない
greek-no-foreign = { $value }は国外エリアではない (2.6)
greek-no-region = 地域ではない。地域は{ $regions }
greek-terror = 国外エリアにテロは置かれない (G-9)
greek-resettled = 移住済みになるのは農村の地域だけ (16.5)
greek-no-side = 陣営ではない。陣営は{ $sides }
greek-foreign-control = 国外エリアは、閉鎖されない限りDSEの支配下にある (14.4)
greek-first = フェイズ{ $phase }ではまだ選ばれていない
greek-no-cards = { $title }にカードはない
greek-highest = { $type }の最高レベルは{ $level }
greek-counters-high = レベル3と4の{ $type }が{ $count }個ある。ゲームのカウンターは{ $most }個 (9.4)
greek-counters-low = レベル0から2の{ $type }が{ $count }個ある。ゲームのカウンターは{ $most }個 (9.4)

## Operation Attila

attila-first-beachhead = falseだが、最初の海岸堡はそこにあった (10.0)
attila-no-ground-type = 地上ユニットの種類ではない{ $name }を挙げている。有効なもの: { $known }
attila-card-shape = カードではない。移動と戦闘を0から9で、2-4のように書く
attila-cut-off = { $areas }がキプロスの他の部分から切り離される
attila-card-count = 挙げられていないものと合わせて{ $total }枚になる。1色は{ $per_colour }枚
attila-removed = { $removed }枚である。イベント5で除外されるのは{ $hand }枚、または0枚 (E5)
attila-removed-turn = { $removed }枚である。その場合、ゲームは第{ $turn }ターンで終了する (E5)
attila-removed-cards = { $count }枚あるが、除外されたのは{ $removed }枚だけ
attila-hands-shown = このゲームでは{ $shown }。オプションで決まる
attila-deck-size = カード{ $count }枚と除外{ $removed }枚がある。全部で{ $total }枚 (5.0)
attila-coast = { $area }は沿岸ではない (6.33)
attila-given-up = 残りのトルコの特別行動カードと合わせて{ $most }枚を超える (9.11)
attila-airfield = オプションhellenic_air_forceでのみ意味を持つ (9.4)
attila-transit = { $unit }: そこに置けるのはトルコの正規地上ユニットだけ (6.12)
attila-no-unit = { $value }はユニットではない。ユニットは{ $units }
attila-unit-out = { $name }はこのゲームに登場しない。オプションdataで加えられる
attila-unit-air = { $name }はオプションhellenic_air_forceでのみ登場する (9.4)
attila-nobody-plays = フェイズ{ $phase }にカードをプレイする側はない
attila-no-card = { $value }はカードではない。カードはg2-4、w3-3、eventのように書く
attila-card-often = カード{ $card }が全部で{ $count }枚ある。ゲームには{ $most }枚しかない (5.0)
attila-no-area = エリアではない。エリアは{ $areas }
attila-two-places = { $name }が2箇所にある
attila-other-side = { $name }はその陣営のユニットではない
attila-nowhere = どこにも置かれていないので、命中を受けない
attila-not-disrupted = { $name }は、混乱し得る場所にいない
attila-not-engaged = { $name }は、戦闘に参加し得る場所にいない
attila-card-side = { $card }はその陣営のカードではない (5.0)
attila-pending = 指定されていない: プレイ中のカードで戦闘したユニットがある

## What the rulebooks settle, so that a data file cannot change it

fixed = 変更できない: { $why }
fixed-greek-remote = 国外エリアが辺境であることはない (2.6)
fixed-greek-infiltration = 10.2により移動できない
fixed-greek-area = 16.3は各地域に1ユニットを求める
fixed-greek-pool = units.{ $shared }の裏面である
fixed-attila-fighters = 9.4では2個
fixed-attila-map = どのエリアがあるかは、データファイルでは変えられない
fixed-attila-sovereign-bases = 6.11により、両方ともすべてのユニットが進入禁止
fixed-attila-system = これらの数値はルールブックにある (1.1、5.0から9.3)
fixed-attila-events = ランダムイベント表はルールブックにある
fixed-attila-victory = 勝利条件はルールブックにある (8.0)
fixed-attila-options = オプションはデータの中ではなく、データとは別に指定する
fixed-attila-areas-name = 局面と棋譜は現在のエリアに基づいている
fixed-attila-areas-airport = 9.4ではニコシア空港はストロヴォロスにある
fixed-attila-units-name = ユニットの名称は3.0にある
fixed-attila-units-alias = ユニットの名称は2.2にある
fixed-attila-units-side = ユニットの所属は3.0にある
fixed-attila-units-setup = ユニットの開始位置は3.0にある
fixed-attila-fighters-type = 2.2では航空ユニットは1種類
fixed-attila-fighters-mech = 戦果拡張を行うのは地上ユニットだけ (6.24)
fixed-attila-types-ground = 種類の一覧は2.2にある
fixed-attila-types-air = 種類の一覧は2.2にある
fixed-attila-deck-colours = カードの所属は3.0にある
fixed-attila-deck-per-colour = 6枚を7回引くので42枚 (1.1、5.0)、うち2枚がランダムイベント
fixed-attila-deck-random-events = 6枚を7回引くので42枚 (1.1、5.0)、うち各色20枚
fixed-greek-crt = 2つの表はルールブックにある (12.2)
fixed-greek-setup = 初期配置はルールブックにある (4.0)
fixed-greek-tracks = 政治指数は99まで (7.2)、ゲームは遅くとも第30ターンで終わる (5.0)
fixed-greek-victory = 勝利条件はルールブックにある (5.0、6.0)
fixed-greek-options = オプションはデータの中ではなく、データとは別に指定する
fixed-greek-units-side = ユニットの所属は2.11にある
fixed-greek-units-size = 師団と旅団の区別は10.6にある
fixed-greek-units-unconventional = どのユニットが非正規かは16.1にある
fixed-greek-units-static = どのユニットが移動しないかは10.2にある
fixed-greek-units-attrition = どのユニットが消耗を受けるかは15.0にある
fixed-greek-units-setup = 開始時のユニット数は4.0にある
fixed-greek-units-flip = どのユニットがモードを切り替えるかは10.7にある
fixed-greek-markers-terror = 16.4では地域ごとに1個
fixed-greek-markers-resettled = 16.5では農村の地域ごとに1個
fixed-greek-charts-level = ユニットを編成するレベルは9.1にある
fixed-greek-airstrike-place = 航空攻撃は専用のボックスに置く (2.8)
fixed-greek-tight-divisions = 16.3は師団1個を求める
fixed-greek-tight-or-brigades = 16.3は師団の代わりに旅団3個を求める
fixed-greek-tight-penalty = 16.3ではダイス1個
