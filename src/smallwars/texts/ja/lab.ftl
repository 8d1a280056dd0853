# The laboratory: matches, ladders, what is wrong with what they are handed.

# Matches

match-heading = { $title }：{ $a }対{ $b }、陣営を入れ替えた{ NUMBER($pairs, useGrouping: 0) }組、全{ $games }局
match-elo = { $b }に対する{ $a }のElo差：{ $difference }、95%区間{ $low }から{ $high }(1局ごとではなく組ごとに計算)
match-draws = 引き分け：{ $games }局中{ $draws }局。引き分けは双方に0.5勝として数えます。
match-length = 1局の平均：{ $turns }手番、選択と乱数の結果は合わせて{ $choices }回。
both-sides = 両陣営

column-bot = ボット
column-side = 陣営
column-games = 局数
column-won = 勝ち
column-drawn = 分け
column-lost = 負け
column-score = 得点率
column-interval = 95%区間
column-turns = 手番
column-mean-seconds = 1手番の秒数
column-p50 = p50
column-p95 = p95
column-elo = Elo
column-below = 次との差

sprt-h1 = SPRT { $elo0 }対{ $elo1 }：H1を採択。差は{ $elo0 }ではありません。LLR { $llr }、範囲({ $low }、{ $high })、{ $pairs }組の時点。
sprt-h0 = SPRT { $elo0 }対{ $elo1 }：H0を採択。差は{ $elo1 }ではありません。LLR { $llr }、範囲({ $low }、{ $high })、{ $pairs }組の時点。
sprt-undecided = SPRT { $elo0 }対{ $elo1 }：未決着。LLR { $llr }、範囲({ $low }、{ $high })、{ $pairs }組の時点。

stamp = コミット{ $commit }、ラン{ $run }、{ $machine }。
machine = { $cores }コア、Python { $python }、{ $kind ->
    [compiled] コンパイル済み
   *[other] インタープリター実行
}
stamp-command = { $command }

standing = { $a } { $score }、Elo { $difference }({ $low }から{ $high })
standing-llr = 、LLR { $llr }({ $low }から{ $high })
standing-games = { $all }局中{ $games }局：{ $standing }
interrupted = 中断しました。ここまでの対局は{ $path }にあり、同じコマンドで続きから再開できます。
interrupted-nothing = 中断しました。何も書き出していません。

# Ladders

ladder-heading = { $title }のラダー：ボット{ $bots }種、{ $games }局
ladder-side = 陣営の差：{ $faction }をプレイすることはElo { $elo }に相当します。95%区間{ $low }から{ $high }。
ladder-method = 陣営の項を加えたBradley–Terryモデル。{ $anchor }を0とし、引き分けは0.5勝、各組み合わせに引き分けの1組を加えています。区間は、フィッシャー情報量によるものと、山札の共有に頑健なもののうち、広い方です。

# What can be wrong

error-worker-lost = ワーカープロセスが終了しました(メモリー不足の可能性があります)。ファイルに保存された対局は失われていません
error-no-ray = --rayにはRayが必要です。追加パッケージlabに含まれています：プロジェクトのフォルダーで pip install ".[lab]"
error-ray-address = { $address }のRayクラスターが応答しません：{ $reason }
error-two-sides = { $title }の陣営は{ $sides }です。マッチには2陣営が必要です
error-game-failed = 第{ $index }局(シード{ $seed })を最後までプレイできませんでした：{ $reason }
error-bad-bot = { $spec }：{ $reason }
error-no-engine-command = ボットengineにはコマンドが必要です：マッチ（match）とラダー（ladder）では --engine "python mybot.py" と指定してください
error-engine-unseated = --engineはボットengineのコマンドですが、engineというボットがいません。ボットの名前としてengineと書いてください
error-no-match-file = { $path }はマッチのファイルではありません
error-bad-line = { $path }の{ $line }行目：マッチの対局ではありません
error-no-such-title = { $path }の1行目：{ $title }というタイトルはありません。タイトルは{ $titles }です
error-bad-sides = { $path }の{ $line }行目：第{ $index }局のaが{ $a }、bが{ $b }になっています。陣営は{ $sides }で、偶数局ではこの順、奇数局では逆です
error-bad-winner = { $path }の{ $line }行目：勝者{ $winner }はこのタイトルの陣営ではありません。陣営は{ $sides }、引き分けはnullです
error-bad-score = { $path }の{ $line }行目：得点が{ $score }になっていますが、勝者が{ $winner }ならAの得点は{ $right }です
error-unreadable = { $path }を読み込めません：{ $reason }
error-unwritable = { $path }に書き込めません：{ $reason }
error-other-match = { $path }には別のマッチがあります。{ $name }が{ $here }ではなく{ $there }です。--outで別のファイルを指定してください
error-few-bots = ラダーには2種類以上のボットが必要です
error-mixed-files = { $path }と{ $other }は{ $name }が異なるため、まとめて評価できません
error-same-games = { $other }と{ $path }の両方に、{ $a }対{ $b }(ラン{ $run })の第{ $index }局があり、二重に数えることになります。どちらかのファイルを外してください
error-no-games = 評価できる完全な組の対局がありません
error-apart = { $bots }：{ $anchor }につながる対局がないため、差について何も言えません
error-files-or-bots = --resultsでファイルを指定するか、--titleとともにボットを指定してください。両方は指定できません
error-no-title = --titleでタイトルを、または--resultsでマッチのファイルを指定してください
error-not-positive = { $name }は1以上にしてください
error-share = { $name }は0から1までにしてください
error-no-toml = { $path }はTOMLファイルではありません：{ $reason }
error-fit-few = { $games }局では重みの推定には足りません。{ $least }局以上にしてください
error-fit-no-terms = { $title }の評価関数には重みを推定できる項がありません
error-fit-one-way = { $games }局のうち{ $side }の勝ちは{ $won }局、負けは{ $lost }局です。重みを推定するには、どちらも{ $least }局以上になるよう、--gamesや--noiseを増やすか、--botで別のボットを指定してください
error-no-time = { $name }は0より大きくしてください
error-sprt-order = --sprt ELO0 ELO1：2つ目の差を大きくし、どちらも±{ $most }以内にしてください
error-needs-extra = { $package }が必要です。追加パッケージ{ $extra }に含まれています：プロジェクトのフォルダーで pip install ".[{ $extra }]"

## Fitting

fit-heading = { $title }：{ $games }局、{ $positions }局面、正則化{ $pull }
fit-loss = { $part }局ごとに1局の検証用対局での対数損失：手作業の重み{ $hand }、当てはめ後{ $fitted }、低下{ $low }から{ $high }
fit-scale = { $swing }のリードで、勝つ見込みが負ける見込みの2.7倍になります。互角の値は{ $base }です。
fit-term = 項
fit-by-hand = 手作業
fit-fitted = 当てはめ後
fit-fixed = 変化なし
