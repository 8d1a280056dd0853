# What the research interfaces say.

error-no-action = { $action }は{ $title }の行動ではありません。行動の番号は0から{ $last }までです。
error-no-number = { $title }の答え{ $word }に対応する場所が行動空間にありません。オプションdataによる変更が大きすぎませんか？
error-not-in-layout = { $title }の{ $field }に対応する場所が、観測の配列にありません。
error-over = 対局は終了しています。環境をresetしてください。
error-not-reset = 最初のstepの前に、環境をresetしてください。
error-no-seat = { $faction }は{ $title }の陣営ではありません。陣営は{ $factions }です。
error-illegal-mode = 不正な行動の扱いは"lose"か"raise"です。{ $mode }は使えません。
error-no-render-mode = { $mode }という描画方法はありません。描画方法は{ $modes }です。
error-all-hands = 観測は1つの陣営の視点か、どの陣営でもない視点で行います。全陣営の視点を同時に持つことはできません。
error-not-installed = { $package }がインストールされていません。プロジェクトのフォルダーでの pip install ".[research]" で入ります。

bench-head = { $title }({ $build })：観測の長さ{ $length }、行動数{ $actions }
bench-line = { $what }：毎秒{ $rate }
bench-observations = 観測
bench-steps = 観測なしのステップ
bench-observed = 毎回観測するステップ
bench-clones = OpenSpielの複製
bench-compiled = コンパイル済み
bench-interpreted = インタープリター実行
