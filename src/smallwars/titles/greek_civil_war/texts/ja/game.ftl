# Greek Civil War, 1947-49

## Names

faction-government = 政府
faction-dse = DSE

word-athens = アテネ
word-thessalonika = テッサロニキ
word-evros = エヴロス
word-rodopi = ロドピ
word-drama = ドラマ
word-serres = セレス
word-pella = ペラ
word-imathia = イマティア
word-florina = フロリナ
word-kastoria = カストリア
word-kozani = コザニ
word-ioannina = イオアニナ
word-arta = アルタ
word-trikala = トリカラ
word-larissa = ラリサ
word-magnesia = マグニシア
word-evritania = エヴリタニア
word-aitolia = エトリア
word-fokida = フォキダ
word-viotia = ヴィオティア
word-evia = エヴィア
word-korinthia = コリンティア
word-ahaia = アハイア
word-arkadia = アルカディア
word-messinia = メシニア
word-lakonia = ラコニア
word-albania = アルバニア
word-yugoslavia = ユーゴスラヴィア
word-bulgaria = ブルガリア

word-division = 師団
word-brigade = 旅団
word-mountain = 山岳ユニット
word-lok = LOKユニット
word-lok-unconv = 非正規LOKユニット
word-police = 警察
word-front = フロント
word-cadre = 幹部
word-guerrilla = ゲリラ隊
word-partisan = パルチザン旅団
word-airstrike = 航空攻撃

unit-division = レベル{ $level }師団
unit-brigade = レベル{ $level }旅団
unit-mountain = レベル{ $level }山岳ユニット
unit-lok = レベル{ $level } LOK
unit-lok-unconv = { $level ->
    [0] 非正規LOK
   *[other] レベル{ $level }非正規LOK
}
unit-police = レベル{ $level }警察
unit-front = { $level ->
    [0] フロント
   *[other] レベル{ $level }フロント
}
unit-cadre = レベル{ $level }幹部
unit-guerrilla = レベル{ $level }ゲリラ隊
unit-partisan = レベル{ $level }パルチザン旅団

# Units as answers, in the Open and in squares: every Level, for a data file may bring some that the game has not.
word-division0 = レベル0師団
word-division1 = レベル1師団
word-division2 = レベル2師団
word-division3 = レベル3師団
word-division4 = レベル4師団
word-brigade0 = レベル0旅団
word-brigade1 = レベル1旅団
word-brigade2 = レベル2旅団
word-brigade3 = レベル3旅団
word-brigade4 = レベル4旅団
word-mountain0 = レベル0山岳ユニット
word-mountain1 = レベル1山岳ユニット
word-mountain2 = レベル2山岳ユニット
word-mountain3 = レベル3山岳ユニット
word-mountain4 = レベル4山岳ユニット
word-lok0 = レベル0 LOK
word-lok1 = レベル1 LOK
word-lok2 = レベル2 LOK
word-lok3 = レベル3 LOK
word-lok4 = レベル4 LOK
word-lok-unconv0 = 非正規LOK
word-lok-unconv1 = レベル1非正規LOK
word-lok-unconv2 = レベル2非正規LOK
word-lok-unconv3 = レベル3非正規LOK
word-lok-unconv4 = レベル4非正規LOK
word-police0 = レベル0警察
word-police1 = レベル1警察
word-police2 = レベル2警察
word-police3 = レベル3警察
word-police4 = レベル4警察
word-front0 = フロント
word-front1 = レベル1フロント
word-front2 = レベル2フロント
word-front3 = レベル3フロント
word-front4 = レベル4フロント
word-cadre0 = レベル0幹部
word-cadre1 = レベル1幹部
word-cadre2 = レベル2幹部
word-cadre3 = レベル3幹部
word-cadre4 = レベル4幹部
word-guerrilla0 = レベル0ゲリラ隊
word-guerrilla1 = レベル1ゲリラ隊
word-guerrilla2 = レベル2ゲリラ隊
word-guerrilla3 = レベル3ゲリラ隊
word-guerrilla4 = レベル4ゲリラ隊
word-partisan0 = レベル0パルチザン旅団
word-partisan1 = レベル1パルチザン旅団
word-partisan2 = レベル2パルチザン旅団
word-partisan3 = レベル3パルチザン旅団
word-partisan4 = レベル4パルチザン旅団

word-square-division0 = インフラマスのレベル0師団
word-square-division1 = インフラマスのレベル1師団
word-square-division2 = インフラマスのレベル2師団
word-square-division3 = インフラマスのレベル3師団
word-square-division4 = インフラマスのレベル4師団
word-square-brigade0 = インフラマスのレベル0旅団
word-square-brigade1 = インフラマスのレベル1旅団
word-square-brigade2 = インフラマスのレベル2旅団
word-square-brigade3 = インフラマスのレベル3旅団
word-square-brigade4 = インフラマスのレベル4旅団
word-square-mountain0 = インフラマスのレベル0山岳ユニット
word-square-mountain1 = インフラマスのレベル1山岳ユニット
word-square-mountain2 = インフラマスのレベル2山岳ユニット
word-square-mountain3 = インフラマスのレベル3山岳ユニット
word-square-mountain4 = インフラマスのレベル4山岳ユニット
word-square-lok0 = インフラマスのレベル0 LOK
word-square-lok1 = インフラマスのレベル1 LOK
word-square-lok2 = インフラマスのレベル2 LOK
word-square-lok3 = インフラマスのレベル3 LOK
word-square-lok4 = インフラマスのレベル4 LOK
word-square-lok-unconv0 = インフラマスの非正規LOK
word-square-lok-unconv1 = インフラマスのレベル1非正規LOK
word-square-lok-unconv2 = インフラマスのレベル2非正規LOK
word-square-lok-unconv3 = インフラマスのレベル3非正規LOK
word-square-lok-unconv4 = インフラマスのレベル4非正規LOK
word-square-police0 = インフラマスのレベル0警察
word-square-police1 = インフラマスのレベル1警察
word-square-police2 = インフラマスのレベル2警察
word-square-police3 = インフラマスのレベル3警察
word-square-police4 = インフラマスのレベル4警察
word-square-front0 = インフラマスのフロント
word-square-front1 = インフラマスのレベル1フロント
word-square-front2 = インフラマスのレベル2フロント
word-square-front3 = インフラマスのレベル3フロント
word-square-front4 = インフラマスのレベル4フロント
word-square-cadre0 = インフラマスのレベル0幹部
word-square-cadre1 = インフラマスのレベル1幹部
word-square-cadre2 = インフラマスのレベル2幹部
word-square-cadre3 = インフラマスのレベル3幹部
word-square-cadre4 = インフラマスのレベル4幹部
word-square-guerrilla0 = インフラマスのレベル0ゲリラ隊
word-square-guerrilla1 = インフラマスのレベル1ゲリラ隊
word-square-guerrilla2 = インフラマスのレベル2ゲリラ隊
word-square-guerrilla3 = インフラマスのレベル3ゲリラ隊
word-square-guerrilla4 = インフラマスのレベル4ゲリラ隊
word-square-partisan0 = インフラマスのレベル0パルチザン旅団
word-square-partisan1 = インフラマスのレベル1パルチザン旅団
word-square-partisan2 = インフラマスのレベル2パルチザン旅団
word-square-partisan3 = インフラマスのレベル3パルチザン旅団
word-square-partisan4 = インフラマスのレベル4パルチザン旅団

word-open = オープンエリア
word-square = インフラマス
word-again = 最初の地域からやり直す
word-back = 戻る
word-all = 参加できるもの全て
word-add = 自分の指数に加える
word-subtract = 敵の指数から引く
word-add-all = この地域以降全ての地域で、自分の指数に加える
word-subtract-all = この地域以降全ての地域で、敵の指数から引く
word-government = 政府
word-dse = DSE
word-upgrade = ユニットを強化する
word-demobilize = ユニットを動員解除する
word-break-down = 師団を分割する
word-combine = 旅団3個を統合する
word-switch = LOKユニットのモードを変える
word-use = 航空攻撃を使用する
word-decline = 見送る
word-pay = 支払う
word-end = ゲームを終了する
word-go-on = 続ける

word-mobilization = 動員
word-movement = 移動
word-conflict = 戦闘
word-tight = 集中防御
word-area = 広域防御
word-aggressive = 攻勢
word-stalinist = スターリン路線
word-titoist = チトー路線

# What a die is rolled for.
word-doctrine = ドクトリン
word-limit = 上限
word-duration = 継続期間
word-stalin-score = スターリンスコア
word-line = 党の路線
word-purge = 失う政治ポイント

column-0 = 1:1未満
column-1 = 1:1
column-2 = 2:1
column-3 = 3:1
column-4 = 4:1

code-0 = 軍事的惨敗、攻撃側の半数を除去し、残りは退却
code-1 = 有効な作戦、防御側の半数を除去し、残りは退却
code-2 = 極めて有効な作戦、防御側を全て除去
code-3 = 過剰殺傷、防御側を全て除去
code-4 = 攻撃側全てが2レベル低下
code-5 = 攻撃側全てが1レベル低下
code-6 = 攻撃側の半数が2レベル低下
code-7 = 攻撃側の半数が1レベル低下
code-8 = 攻撃側の半数が1レベル上昇
code-9 = 攻撃側の半数が2レベル上昇
code-10 = 攻撃側全てが1レベル上昇
code-11 = 攻撃側全てが2レベル上昇
code-12 = 防御側全てが2レベル低下
code-13 = 防御側全てが1レベル低下
code-14 = 防御側の半数が2レベル低下
code-15 = 防御側の半数が1レベル低下
code-16 = 防御側の半数が1レベル上昇
code-17 = 防御側の半数が2レベル上昇
code-18 = 防御側全てが1レベル上昇
code-19 = 防御側全てが2レベル上昇

## The log

log-turn = 第{ $turn }ターン
log-doctrine = ドクトリン：{ $doctrine }、動員フェイズごとに{ $limit }PPまで、このターンを含め{ $duration }ターン継続。
log-phase = { $faction }：{ $phase }。
log-control-check = 支配判定。
log-attrition = 消耗。
log-victory-check = 勝利判定。

log-set-up = { $unit }を{ $region }の{ $place }に配置。
log-first = 先攻プレイヤーは{ $faction }。

log-resettle = { $region }の住民を移住：DSEは+{ $points }PP、政府は−{ $points }PP。
log-aid-begins = アメリカの援助が始まる。
log-aid = アメリカの援助：政府は+{ $points }PP。この分は上限を超えて支出できる。
log-build = { $region }の{ $place }に{ $unit }を{ $cost }PPで編成。
log-buy-airstrike = 航空攻撃を{ $cost }PPで購入。
log-upgrade = { $region }で{ $cost }PPを払い強化：{ $unit }になる。
log-demobilize = { $region }の{ $place }から{ $unit }を動員解除。

log-break-down = { $region }の{ $unit }を旅団3個に分割。
log-combine = { $region }の旅団3個を統合：{ $place }に{ $unit }。
log-switch = { $region }のLOKユニットがモードを変更：{ $unit }になる。
log-move = { $unit }が{ $origin }から{ $destination }の{ $place }へ移動。
log-move-from-square = { $unit }が{ $origin }のインフラマスから{ $destination }の{ $place }へ移動。

log-attack = { $faction }が{ $region }で攻撃：目標は{ $target }。
log-odds = { $attack }対{ $defence }：{ $column }。
log-airstrike = { $region }で航空攻撃：{ $column }になる。
log-pay = { $faction }が{ $points }PPを払いダイスの目を変更。
log-rolled = 出目{ $die }。
log-result = 結果：{ $code }。
log-modified = 出目は{ $die }に変わる。
log-no-effect = 対象のうちに上昇できるユニットはない。
log-reduce = { $region }の{ $unit }が低下：{ $after }になる。
log-raise = { $region }の{ $unit }が上昇：{ $after }になる。
log-eliminate = { $region }の{ $unit }を除去。
log-retreat = { $unit }が{ $origin }から{ $destination }の{ $place }へ退却。
log-occupy = { $unit }が{ $region }のインフラマスを占拠。
log-terror = { $region }にテロマーカーを配置。
log-terror-removed = { $region }からテロマーカーを取り除く。

log-controls = { $faction }が{ $region }を支配。
log-disputed = { $region }の支配は争われている。
log-gain = { $region }：{ $faction }は自分の指数に{ $points }PPを加える。
log-take = { $region }：{ $faction }は敵の指数から{ $points }PPを引く。
log-index = { $faction }の政治指数 { $before } → { $after }。
log-index-full = { $faction }の政治指数は{ $points }のまま：これが最大値。
log-terror-penalty = テロのある地域により政府は{ $points }PPを失う。
log-resettled-penalty = 移住済みの地域により政府は{ $points }PPを失う。
log-garrison = 集中防御、{ $region }に守備隊なし：政府は{ $points }PPを失う。
log-area-penalty = 広域防御、自軍ユニットのいない地域：政府は{ $points }PPを失う。
log-dse-penalty = ギリシャ国内にDSEの正規ユニットなし：DSEは{ $points }PPを失う。
log-stalin-score = スターリンスコア：+{ $points }、計{ $score }。
log-line = 党は{ $line }を取る。
log-closed = { $region }が国境を閉鎖。
log-purge = この選択によりDSEは{ $points }PPを失う。

log-agree = { $faction }の意向：{ $answer }。
log-victory = { $faction }の勝利。
log-tie = 引き分け。

## Results

result-government_collapsed = 政府が崩壊、政治指数が0以下（6.1）
result-dse_collapsed = DSEが崩壊、政治指数が0以下（6.1）
result-victory_check = ターン終了時に政治指数を比較（5.0、6.2）

## Questions

# A number that ends the question: units still to come, points or a price.

ask-die = ダイスを振る
ask-die-11-5 = { $about }の戦闘：ダイスを振る
ask-die-14-6 = ギリシャ国内にDSEの正規ユニットなし：失う政治ポイントを決めるダイスを振る
ask-die-16-3 = { $about-key ->
    [doctrine] 政治表：政府のドクトリンを決めるダイスを振る
    [duration] 政治表：ドクトリンの継続期間を決めるダイスを振る
   *[other] 集中防御：{ $about }に守備隊なし。政府が失う政治ポイントを決めるダイスを振る
}
ask-die-16-5 = { $about }の住民移住：政治ポイントを決めるダイスを振る
ask-die-17-1 = チトーとスターリンの間に立つDSE：ダイスを振る（{ $about }）
ask-die-17-3 = 政治表：政府の{ $about }を決めるダイスを振る

ask-setup-division = 初期配置：師団をどの地域のオープンエリアに置く？{ $left ->
    [0] （これが最後）
   *[other] （この後さらに{ $left }個）
 }
ask-setup-mountain = 初期配置：山岳ユニットをどの地域のオープンエリアに置く？{ $left ->
    [0] （これが最後）
   *[other] （この後さらに{ $left }個）
 }
ask-setup-police = 初期配置：警察をどの地域のインフラマスに置く？{ $left ->
    [0] （これが最後）
   *[other] （この後さらに{ $left }個）
 }
ask-setup-front = 初期配置：フロントをどの地域に置く？{ $left ->
    [0] （これが最後）
   *[other] （この後さらに{ $left }個）
 }
ask-setup-cadre = 初期配置：幹部をどの地域に置く？{ $left ->
    [0] （これが最後）
   *[other] （この後さらに{ $left }個）
 }
ask-setup-guerrilla = 初期配置：ゲリラ隊をどの地域に置く？{ $left ->
    [0] （これが最後）
   *[other] （この後さらに{ $left }個）
 }
ask-setup-place = { $about }での初期配置：オープンエリアかインフラマスか？
ask-first = イニシアチブ：このターンの先攻プレイヤーは？

ask-resettle = どの地域の住民を移住させる？
ask-mobilize = 動員：何を行う？
ask-demobilize = どの地域のユニットを動員解除する？
ask-demobilize-unit = { $about }のどのユニットを動員解除する？
ask-upgrade = どの地域のユニットを強化する？
ask-upgrade-unit = { $about }のどのユニットを強化する？
ask-build = { $about }を編成：どの地域に置く？
ask-build-place = { $about }の新規ユニット：オープンエリアかインフラマスか？

ask-regroup = 移動：再編成を行う？移動に進む？
ask-break-down = どの地域の師団を分割する？
ask-break-down-unit = { $about }のどの師団を分割する？
ask-break-down-squares = { $about }の旅団3個のうち何個をインフラマスに置く？
ask-combine = どの地域の旅団3個を統合する？
ask-combine-unit = { $about }でどのレベルの旅団を統合する？
ask-combine-squares = { $about }の旅団3個のうち、インフラマスから出すのは何個？
ask-combine-place = { $about }の新しい師団：オープンエリアかインフラマスか？
ask-switch = どの地域のLOKユニットのモードを変える？
ask-switch-unit = { $about }のどのLOKユニットのモードを変える？
ask-move = 移動：どの地域のユニットを動かす？
ask-move-unit = { $about }のどのユニットを動かす？
ask-move-to = { $about }をどの地域へ動かす？
ask-move-place = { $about }への移動：オープンエリアかインフラマスか？

ask-attack = 戦闘：どの地域で攻撃する？
ask-attack-target = { $about }での攻撃：目標は？
ask-attack-unit = { $about }での攻撃：どのユニットで攻撃する？
ask-airstrike = { $about }の戦闘：航空攻撃を使用する？
ask-pay = { $about }の戦闘：{ $left }PPを払いダイスの目を1変える？
ask-reduce-unit = { $about }の戦闘：どのユニットを低下させる？{ $left ->
    [0] （これが最後）
   *[other] （この後さらに{ $left }個）
 }
ask-raise-unit = { $about }の戦闘：どのユニットを上昇させる？{ $left ->
    [0] （これが最後）
   *[other] （この後さらに{ $left }個）
 }
ask-eliminate-unit = { $about }の戦闘：どのユニットを除去する？{ $left ->
    [0] （これが最後）
   *[other] （この後さらに{ $left }個）
 }
ask-retreat-unit = { $about }の戦闘：次に退却するユニットは？
ask-retreat = { $about }が退却：どの地域へ？
ask-retreat-place = { $about }への退却：オープンエリアかインフラマスか？
ask-occupy = { $about }の戦闘：どのユニットがインフラマスを占拠する？

ask-control = { $about }の支配：{ $left }PPを自分の指数に加えるか、敵の指数から引くか？
ask-attrition-unit = { $about }の消耗：どのユニットがレベルを失う？{ $left ->
    [0] （これが最後）
   *[other] （この後さらに{ $left }個）
 }
ask-agree = 短縮ゲーム：ここで終了し、政治指数で勝敗を決める？

## Answers in words of their own

answer-resettle-done = これ以上の住民移住は行わない
answer-mobilize-division = 師団を編成する
answer-mobilize-brigade = 旅団を編成する
answer-mobilize-mountain = 山岳ユニットを編成する
answer-mobilize-lok = LOKユニットを編成する
answer-mobilize-police = 警察を編成する
answer-mobilize-front = フロントを編成する
answer-mobilize-cadre = 幹部を編成する
answer-mobilize-guerrilla = ゲリラ隊を編成する
answer-mobilize-partisan = パルチザン旅団を編成する
answer-mobilize-airstrike = 航空攻撃を購入する
answer-mobilize-again = 強化からやり直す
answer-mobilize-done = 動員を終える
answer-regroup-done = 移動に進む
answer-break-down-squares = { $count ->
    [0] 0個、3個ともオープンエリアへ
   *[other] { $count }個をインフラマスへ
}
answer-combine-squares = { $count ->
    [0] なし、3個ともオープンエリアから
   *[other] { $count }個をインフラマスから
}
answer-move-done = これ以上移動しない
answer-attack-done = これ以上攻撃しない
answer-attack-target-done = この地域ではこれ以上攻撃しない
answer-attack-unit-done = このユニットで戦う
answer-airstrike-decline = 航空攻撃なし
answer-pay-decline = 支払わない
answer-raise-unit-all = 全て
answer-raise-unit-done = これ以上レベルを上げない
answer-occupy-decline = インフラマスを空けておく

## What questions and answers tell of the board

tell-left = { $text }（残り{ $points }PP）
tell-price = { $text }、{ $points }PP
tell-from = { $text }（{ $region }から）
tell-becomes = { $text }（{ $before }が{ $after }になる）
tell-stays = { $text }（{ $column }のまま）
tell-mover = { $text }：{ $unit }
tell-mover-from-square = { $text }：{ $unit }、インフラマスから
tell-into-square = { $text }（ここのインフラマスへ）
tell-into-open = { $text }（オープンエリアへ）
tell-defence = { $text }：防御{ $strength }
tell-rating = { $text }、戦闘力{ $rating }
tell-instead = 代わりに{ $text }（残り{ $count }）
tell-first = 先に{ $text }（{ $points }PP）
tell-fight = { $text }：{ $attack }対{ $defence }、{ $column }

## Refusals

refusal-no-retreat = 退却できる場所がない
refusal-nothing-before = これより前のものに、今できることはない
refusal-out-of-order = 決まった順に尋ねており、それはすでに過ぎた。戻るには手を取り消す（u）
refusal-out-of-order-again = 決まった順に尋ねており、それはすでに過ぎた。「やり直す」を選ぶと最初に戻る
refusal-unit-may-be-needed = 決まった順に尋ねており、これを選ぶと後に残る数が足りない
refusal-not-in-greece = ギリシャ国内ではない
refusal-has-army-unit = 師団または山岳ユニットがおり、広域防御では分散して配置する
refusal-no-empty-square = 空のインフラマスがない
refusal-nothing-there = 対象となるユニットがない

refusal-not-rural = 農村地域ではない
refusal-already-remote = すでに辺境である
refusal-no-conventional-unit = 政府の正規ユニットがいない
refusal-cannot-afford = 政治指数が0以下になる
refusal-beyond-limit = 政府がこのフェイズにまだ支出できる額を超える
refusal-no-counter = 空いているカウンターがない
refusal-chart-forbids = 動員表が認めていない
refusal-no-unit-in-place = 動員表の求めるユニットが、このフェイズの前からそこにいない
refusal-enemy-controls = 敵の支配下にある
refusal-not-controlled = 自軍の支配下にない
refusal-terror-there = テロがある
refusal-closed-border = 国境が閉鎖されている
refusal-needs-level-2-guerrilla = レベル2のゲリラ隊が、このフェイズの前からそこにいない
refusal-highest-level = これより上のレベルは購入できない
refusal-built-this-phase = このフェイズに編成された
refusal-already-upgraded = このフェイズにすでに強化された
refusal-box-full = ボックスにこれ以上航空攻撃を置けない

refusal-no-division = 分割できる師団がない
refusal-no-three-brigades = 統合できる同レベルの旅団が3個ない
refusal-not-enough-counters = 交換に使える空きカウンターが足りない
refusal-regrouped-this-phase = このフェイズにすでに再編成された
refusal-no-lok = モードを変えられるLOKユニットがない
refusal-has-moved = そこで移動できるものは、このフェイズに移動済み
refusal-static-unit = ゲリラ隊は決して移動しない
refusal-too-far = 移動力が届かない
refusal-foreign-area = 国外エリアであり、政府ユニットは決して入れない

refusal-no-enemy = 敵ユニットがいない
refusal-no-attackers = まだ攻撃できるユニットがいない
refusal-region-left = このフェイズのそこでの戦闘は終わった
refusal-squares-came-first = その地域のインフラマスをすでに攻撃した。オープンエリアの戦闘が先である
refusal-open-is-held = 敵がオープンエリアを押さえており、それを越えて攻撃できるユニットがいない
refusal-has-attacked = このフェイズにすでに攻撃した
refusal-not-in-a-square = インフラマスにおらず非正規でもなく、敵がオープンエリアを押さえている
refusal-none-chosen = 攻撃ユニットがまだ選ばれていない
refusal-cannot-rise = これ以上上昇できない
refusal-not-subject = そこでは消耗の対象にならない
refusal-not-in-the-fight = 対象のユニットに含まれない
refusal-already-picked = そのユニットはすべて選択済み
refusal-enemy-in-open = オープンエリアに敵がいる

## The board

draw-government = 政府
draw-dse = DSE
draw-turn = ゲームターン
draw-end-turn = 取り決めた終了ターン
draw-first = 先攻プレイヤー
draw-political-index = 政治指数
draw-doctrine = 政府ドクトリン
draw-doctrine-tight = 集中防御
draw-doctrine-area = 広域防御
draw-doctrine-aggressive = 攻勢
draw-limit = 動員上限
draw-duration = 残りターン
draw-airstrikes = 利用可能な航空攻撃
draw-american-aid = アメリカの援助
draw-aid-given = 実施中
draw-stalin-score = スターリンスコア
draw-none = なし
draw-division = 師団
draw-brigade = 旅団
draw-mountain = 山岳
draw-lok = LOK
draw-lok-unconv = LOK(非正規)
draw-police = 警察
draw-partisan = パルチザン旅団
draw-guerrilla = ゲリラ隊
draw-cadre = 幹部
draw-front = フロント
draw-level = レベル
draw-open = オープンエリア
draw-square = インフラ
draw-urban = 都市
draw-urban-mark = U
draw-rural = 農村
draw-rural-mark = R
draw-foreign = 国外
draw-foreign-mark = F
draw-pp = PP DSE/政府
draw-printed = 印刷値
draw-control-government = 政府支配
draw-control-dse = DSE支配
draw-terror = テロ
draw-resettled = 移住済み
draw-closed = 閉鎖
draw-legend-counter = カウンターの数字はレベル。白い帯は非正規ユニット。

# The options of a game

option-end-turn = 取り決めた終了
option-end-turn-is-0 = なし：どちらかが崩壊するまで（6.1）
option-end-turn-is-5 = 第5ターン終了時に勝利判定
option-end-turn-is-10 = 第10ターン終了時に勝利判定
option-end-turn-is-15 = 第15ターン終了時に勝利判定
option-end-turn-is-20 = 第20ターン終了時に勝利判定
option-end-turn-is-25 = 第25ターン終了時に勝利判定
option-end-turn-is-30 = 第30ターン終了時に勝利判定
option-end-turn-about = 0：終了を取り決めず、ルールブックのとおり、どちらかが崩壊するまで続けます（6.1）。他の値は選択ルールの勝利判定（5.0）で、5から30まで5ターン刻みのそのゲームターンの終了時に、政治指数の高い側が勝ちます。指定がなければ第15ターンです。
option-political-index-government = 政府の政治指数
option-political-index-government-about = 開始時の政府の政治指数です。
option-political-index-dse = DSEの政治指数
option-political-index-dse-about = 開始時のDSEの政治指数です。
option-tito = チトーとスターリンの決裂
option-tito-about = チトーとスターリンの決裂（17.1）：DSEはある時点でどちらかの側につくことになり、ユーゴスラヴィアを、またはアルバニアとブルガリアを失います。
option-american-aid-inclusive = 17.2によるアメリカの援助
option-american-aid-inclusive-about = 17.2によるアメリカの援助：動員フェイズの開始時に調べ、政府の指数が30以下、またはDSEの指数が70以上で始まります。オフの場合、どの時点でも30未満または70超で始まります（9.6）。
option-start-1944 = 1944年開始
option-start-1944-about = 1944年開始（17.3）：フロント以外のユニットはレベル2のゲリラ隊のいる所にだけ編成でき、政府の上限はダイスで決めます。
option-remote-variant = 辺境の山岳地域6つ
option-remote-variant-about = 6つの山岳地域を最初から辺境とします。広域防御はそこにユニットを求めず、住民移住もできません。政治ポイントは変わりません。
option-american-aid-by-phase = アメリカの援助をフェイズごとに判定
option-american-aid-by-phase-about = 援助が始まるかどうかを、9.6の数値で、動員フェイズの開始時にだけ確かめます。オフの場合、どの時点でも確かめます。
option-rises-compulsory = 上昇は強制
option-rises-compulsory-about = 結果の示す数のユニットが必ず上昇します。オフの場合、所有者は上昇させないこともできます。
option-plus2-two-steps = +2は2レベル上昇
option-plus2-two-steps-about = 結果+2でユニットは1レベルずつ2レベル上がります。オフの場合、1レベルだけ上がります。
option-shorter-game = 短縮ゲーム
option-shorter-game-about = 短縮ゲーム（6.2）：取り決めた終了ターンより前の（取り決めがなければ全ての）5の倍数のゲームターンの終了時ごとに、そこで政治指数によりゲームを終えるかを両プレイヤーに尋ねます。
option-retreat-by-points = 移動ポイントによる退却
option-retreat-by-points-about = 退却する浸透ユニットは、インフラマスを出入りするたびに移動ポイントを1払い（12.4）、敵のいるオープンエリアでだけ終えられません。オフの場合、地域だけを数え、敵がオープンエリアにいる地域では終えられません。
option-brigades-into-squares = 旅団を直接インフラマスへ
option-brigades-into-squares-about = 分割した師団（10.6）の旅団を、その地域の空のインフラマスに直ちに置けます。オフの場合、旅団はオープンエリアに置き、1個が師団のいたインフラマスに残ります。
option-start-1944-free-bands = 1944年開始：ゲリラ隊は自由
option-start-1944-free-bands-about = 1944年開始（17.3）で、移動しないゲリラ隊を、フロントと同じくレベル2のゲリラ隊なしで編成できます。オフの場合、フロントだけです。
option-start-1944-limit-by-sum = 1944年開始：上限はダイスの合計
option-start-1944-limit-by-sum-about = 1944年開始（17.3）の上限を、ダイス2個の合計そのものとします。オフの場合、政治表で10、15、20のいずれかを読みます。

## The map

title-name = ギリシャ内戦
draw-title = ギリシャ内戦 1947-1949年
draw-caption-aegean-sea = エーゲ海
draw-caption-ionian-sea = イオニア海
draw-caption-sea-of-crete = クレタ海
draw-caption-gulf-of-corinth = コリントス湾
draw-caption-turkey = トルコ
