# What hints, `smallwars analyse`, `hint` and `calibrate` say.

# Hints

hint-what = { $what }
hint-settled = 何をするかは決まっています：「{ $question }」 どこで行うかは、より深いヒントで示します。
hint-step = { $question } ― { $answer }
hint-later = この後は乱数か相手側が決定します。その後は、例えば：
hint-next = 次点：{ $turn }（損失は{ $lost }）
turn-line = { $answers }
answer-meaning = { $answer }：{ $meaning }
why-best = 検討した{ $count }通りの手番の中に、これより良いものはありません。
why-place = 検討した{ $count }通りの手番の中で{ $rank }位です。損失は{ $lost }です。
why-better = より良い手番：{ $turn }
why-terms = 狙い：{ $terms }。
percent-points = 勝率{ $points }%
value-points = 評価関数で{ $points }点

error-hint-depth = ヒントの深さに{ $depth }はありません。深さは次のとおりです：{ $depths }。
error-hint-over = 対局は終了しているため、ヒントはありません。
error-hint-other = 現在決定するのは{ $faction }ではなく{ $asked }です。
error-hint-chance = 現在決定するのはプレイヤーではなく乱数です。
error-hint-option = { $option }は現在選択できません。選択できるのは次のとおりです：{ $options }。
error-hint-after = { $option }は選択できません。その時には手番が終了しています。
error-hint-empty = 何をするつもりかを、選択肢1つ以上で示してください。

# Analyses

error-no-turns = この棋譜では誰も決定をしていないため、解析するものがありません。
error-analysis-file = 解析のファイルではありません：{ $why }
error-analysis-format = 形式{ $format }はありません。
error-calibrate-halves = --gamesは2以上にしてください。半分ずつを互いに照合します。
error-negative-seconds = --secondsは0以上の有限の数にしてください。
error-cannot-write = { $path }に書き込めません：{ $why }
error-cannot-read = { $path }を読み込めません：{ $why }

heading = { $title }：解析
made = 1手番につき{ $budget }、{ $futures }通りの未来で評価。シード{ $seed }、コミット{ $commit }
simulations = シミュレーション{ $count }回
seconds = { $count }秒
stopped = 最後まで行わずに中止しました。判定した手番：{ $count }。
won = { $faction }の勝利。{ $text }。
drawn = 勝者なし。{ $text }。
going-on = 対局は終了していません。
seat = どの決定も、そのプレイヤーが知り得たことだけで判定しています。見えない部分は未来ごとに配り直します。運だけは、手札を含む実際の状態から測っています。

graph = { $faction }の勝率
graph-note = 線は各手番の前の勝率、帯は最善の手番の後の勝率が未来の5分の4で収まる範囲です。ボット{ $bot }同士の{ $games }局で予測と実際の勝敗を比べたところ、予測を10等分したどの区分でも、ずれは{ $deviation }ポイント以内でした(ブライアスコア{ $brier })。
no-graph-never = 勝率のグラフはありません。このタイトルの予測は、まだ実際の対局と照合されていません(smallwars calibrate)。損失は評価関数の点数で示し、評価記号は互角の対局でその損失がどれほど響くかを表します。
no-graph-stale = 勝率のグラフはありません。このタイトルの予測は、別の評価関数で実際の対局と照合されたものです(smallwars calibrateでやり直せます)。損失は評価関数の点数で示し、評価記号は互角の対局でその損失がどれほど響くかを表します。
no-graph-off = 勝率のグラフはありません。このタイトルの予測は{ $games }局で最大{ $deviation }ポイントずれており、許容される3ポイントを超えています。損失は評価関数の点数で示し、評価記号は互角の対局でその損失がどれほど響くかを表します。
no-graph-unsure = 勝率のグラフはありません。このタイトルの予測は{ $games }局としか照合されておらず、正しいと言うには少なすぎます。損失は評価関数の点数で示し、評価記号は互角の対局でその損失がどれほど響くかを表します。
no-graph-unsettled = 勝率のグラフはありません。初期配置が終わるまで勝率は測れません。損失は評価関数の点数で示し、評価記号は互角の対局でその損失がどれほど響くかを表します。

luck-heading = 運と実力
luck-unit-win = 単位は勝率の%です。最初の手番から終局までの合計が、全体の変化になります。
luck-unit-set-up = 単位は勝率の%です。初期配置後の最初の手番から終局までの合計が、全体の変化になります。初期配置中は勝率を測れないため、損失は互角の対局に置き換えた値です。
luck-unit-points = 単位は評価関数の点数です。意味があるのは差だけで、始めの値ではありません。互角なら、{ $swing }点の差で勝つ見込みが負ける見込みの約3倍になります。
unit-win = { $value }%
unit-points = { $value }点
luck-chance = 運
luck-own = 自分の決定
luck-other = 相手側の決定
luck-rest = 予測外
luck-whole = 全体の変化
luck-sentence = { $faction }：乱数による{ $luck ->
    [cost] 損
   *[gave] 得
}は{ $chance }、決定による損は{ $own }。

losses = 各手番の損失
losses-note-win = 単位は勝率の%。上向きは{ $up }、下向きは{ $down }。
losses-note-points = 単位は評価関数の点数。上向きは{ $up }、下向きは{ $down }。

turns-heading = 手番ごとの解析
column-number = 手番
column-faction = 陣営
column-mark = 記号
column-before = 前
column-lost = 損失
column-luck = 運
column-played = プレイ
answering = (応答)
alternatives = 検討した手番
was-played = 実際のプレイ
for-terms = 狙い：{ $terms }
given-up-terms = 失うもの：{ $terms }
legend = ?!は5%以上、?は10%以上、??は15%以上の損失。!は唯一の良い手番。
nothing-played = 何もしない

progress = 解析中

# Calibration

calibrate-heading = { $title }：{ $faction }の勝ちの予測と実際、{ $bot }による{ $games }局、{ $positions }局面
calibrate-columns = {"     "}予測     実際           95%区間       局面
calibrate-brier = ブライアスコア{ $brier }。常に平均を予測した場合は{ $plain }です。
calibrate-worst = 10等分した区分のうち、最大のずれは{ $deviation }ポイントです。3ポイントまで許容されます。
calibrate-holds = 勝率の予測は正確です。解析にグラフが表示されます。
calibrate-off = 勝率の予測は不正確です。区間の近い側の端で見ても、3ポイントを超えてずれた区分があります。
calibrate-unsure = 勝率の予測が正確かどうかを言うには、局数が足りません。
calibrate-stored = { $file }に保存しました。
calibrating = プレイ中
