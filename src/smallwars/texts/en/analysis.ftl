# What hints, `smallwars analyse`, `hint` and `calibrate` say.

# Hints

hint-what = { $what }
hint-settled = What to do is settled: “{ $question }” A deeper hint tells where.
hint-step = { $question } – { $answer }
hint-later = Then chance or the other side decides; after that, for example:
hint-next = Next best: { $turn } (loses { $lost })
turn-line = { $answers }
answer-meaning = { $answer }: { $meaning }
why-best = { $count ->
    [one] No other turn was worth weighing.
   *[other] Of { $count } turns that were weighed, none is better.
}
why-place = Place { $rank } of { $count } turns that were weighed; it loses { $lost }.
why-better = Better: { $turn }
why-terms = For { $terms }.
percent-points = { $points } % of the chance to win
value-points = { $points } points of the evaluator

error-hint-depth = There is no hint as deep as { $depth }: { $depths }.
error-hint-over = The game is over: there is nothing to hint at.
error-hint-other = { $asked } decides now, not { $faction }.
error-hint-chance = Chance decides now, not a player.
error-hint-option = { $option } cannot be chosen now; what can be chosen: { $options }.
error-hint-after = { $option } cannot be chosen: the turn is over by then.
error-hint-empty = Say what you mean to do: one option at least.

# Analyses

error-no-turns = Nobody has decided anything in this record: there is nothing to analyse.
error-analysis-file = This is not an analysis: { $why }
error-analysis-format = There is no format { $format }.
error-calibrate-halves = --games must be 2 or more: each half is held against the other.
error-negative-seconds = --seconds must be 0 or more, and come to an end.
error-cannot-write = { $path } cannot be written: { $why }
error-cannot-read = { $path } cannot be read: { $why }

heading = { $title }: analysis
made = { $budget } a turn, weighed in { $futures } futures; seed { $seed }, commit { $commit }
simulations = { $count ->
    [one] one simulation
   *[other] { $count } simulations
}
seconds = { $count } s
stopped = It was stopped before the end: { $count ->
    [one] one turn was judged.
   *[other] { $count } turns were judged.
}
won = { $faction } won: { $text }.
drawn = Nobody won: { $text }.
going-on = The game is not over.
seat = Every decision is judged by what its player could know, what he could not see being dealt anew in each future; luck alone is measured from the real state of the game, hands included.

graph = Chance of { $faction } to win
graph-note = The line is the chance before each turn, the band what it is after the best turn in four of five futures. Predicted and real wins were compared in { $games } games of the bot { $bot } against itself: no tenth of the predictions was further off than { $deviation } points (Brier score { $brier }).
no-graph-never = There is no graph of chances to win: predictions for this title have not been held against real games yet (smallwars calibrate). Losses are in points of the evaluator; marks tell how much a loss would matter in an even game.
no-graph-stale = There is no graph of chances to win: predictions for this title were held against real games with another evaluator (smallwars calibrate does it again). Losses are in points of the evaluator; marks tell how much a loss would matter in an even game.
no-graph-off = There is no graph of chances to win: predictions for this title were up to { $deviation } points off in { $games } games, more than the 3 that are allowed. Losses are in points of the evaluator; marks tell how much a loss would matter in an even game.
no-graph-unsure = There is no graph of chances to win: predictions for this title were held against { $games } games only, too few to say that they are true. Losses are in points of the evaluator; marks tell how much a loss would matter in an even game.
no-graph-unsettled = There is no graph of chances to win: nobody's can be told before the set-up is over. Losses are in points of the evaluator; marks tell how much a loss would matter in an even game.

luck-heading = Luck and skill
luck-unit-win = In percent of the chance to win. From the first turn to the end, they add up to the whole change.
luck-unit-set-up = In percent of the chance to win. From the first turn after the set-up to the end, they add up to the whole change; before it nobody's chances can be told, and losses are what they would be in an even game.
luck-unit-points = In points of the evaluator, of which only differences count, not where they start; in an even game { $swing } more make a win about three times as likely as a defeat.
unit-win = { $value } %
unit-points = { $value } points
luck-chance = luck
luck-own = own decisions
luck-other = the other side's decisions
luck-rest = not foreseen
luck-whole = whole change
luck-sentence = { $faction }: chance { $luck ->
    [cost] cost
   *[gave] gave
} { $chance }, decisions cost { $own }.

losses = What each turn lost
losses-note-win = In percent of the chance to win, up for { $up }, down for { $down }.
losses-note-points = In points of the evaluator, up for { $up }, down for { $down }.

turns-heading = Turn by turn
column-number = turn
column-faction = side
column-mark = mark
column-before = before
column-lost = lost
column-luck = luck
column-played = played
answering = (answer)
alternatives = Weighed
was-played = played
for-terms = for { $terms }
given-up-terms = gives up { $terms }
legend = ?! loses 5 % or more, ? 10 %, ?? 15 %; ! was the only good turn.
nothing-played = nothing

progress = analysing

# Calibration

calibrate-heading = { $title }: predicted against real wins of { $faction }, { $games } games of { $bot }, { $positions } positions
calibrate-columns = predicted     real     95 % interval  positions
calibrate-brier = Brier score { $brier }; who always predicts the mean has { $plain }.
calibrate-worst = The worst tenth is { $deviation } points off; 3 are allowed.
calibrate-holds = The chances hold: analyses show the graph.
calibrate-off = The chances do not hold: some tenth is off by more than 3 points, even at the near end of its interval.
calibrate-unsure = There are too few games to say that the chances hold.
calibrate-stored = Stored in { $file }.
calibrating = playing
