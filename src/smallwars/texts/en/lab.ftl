# The laboratory: matches, ladders, what is wrong with what they are handed.

# Matches

match-heading = { $a } against { $b }, { $title }: { $games } games in { $pairs ->
    [one] one mirrored pair
   *[other] { NUMBER($pairs, useGrouping: 0) } mirrored pairs
}
match-elo = Elo of { $a } above { $b }: { $difference }, 95 % interval { $low } to { $high } (from pairs, not from single games)
match-draws = Drawn: { $draws } of { $games }. A draw counts half a win for each.
match-length = A game: { $turns } turns, { $choices } choices and results of chance on average.
both-sides = both

column-bot = bot
column-side = side
column-games = games
column-won = won
column-drawn = drawn
column-lost = lost
column-score = score
column-interval = 95 % interval
column-turns = turns
column-mean-seconds = seconds a turn
column-p50 = p50
column-p95 = p95
column-elo = Elo
column-below = against the next

sprt-h1 = SPRT { $elo0 } against { $elo1 }: H1 accepted, the difference is not { $elo0 }. LLR { $llr } in ({ $low }, { $high }) after { $pairs } pairs.
sprt-h0 = SPRT { $elo0 } against { $elo1 }: H0 accepted, the difference is not { $elo1 }. LLR { $llr } in ({ $low }, { $high }) after { $pairs } pairs.
sprt-undecided = SPRT { $elo0 } against { $elo1 }: undecided. LLR { $llr } in ({ $low }, { $high }) after { $pairs } pairs.

stamp = Commit { $commit }, run { $run }; { $machine }.
machine = { $cores ->
    [one] 1 core
   *[other] { $cores } cores
}, Python { $python }, { $kind ->
    [compiled] compiled
   *[other] interpreted
}
stamp-command = { $command }

standing = { $a } { $score }, Elo { $difference } ({ $low } to { $high })
standing-llr = , LLR { $llr } ({ $low } to { $high })
standing-games = { $games } of { $all } games: { $standing }
interrupted = Interrupted. The games so far are in { $path }; the same command goes on from there.
interrupted-nothing = Interrupted. Nothing was written.

# Ladders

ladder-heading = Ladder of { $title }: { $bots } bots, { $games } games
ladder-side = The side: playing { $faction } is worth { $elo } Elo, 95 % interval { $low } to { $high }.
ladder-method = Bradley–Terry with a term for the side; { $anchor } is 0; a draw is half a win; one drawn pair is added to each pairing. Intervals: the wider of Fisher information and its form robust to shared decks.

# What can be wrong

error-worker-lost = a worker process ended by itself (out of memory?); games that are kept in a file are not lost
error-no-ray = --ray needs Ray, which comes with the extra lab: pip install ".[lab]" in the project's folder
error-ray-address = no Ray cluster answers at { $address }: { $reason }
error-two-sides = { $title } has { $sides } sides; a match needs two
error-game-failed = game { $index } (seed { $seed }) could not be played to its end: { $reason }
error-bad-bot = { $spec }: { $reason }
error-no-engine-command = the bot called engine needs its command: match and ladder take --engine "python mybot.py"
error-engine-unseated = --engine is the command of the bot called engine, but no such bot plays: write engine in place of a bot
error-no-match-file = { $path } is not the file of a match
error-bad-line = { $path }, line { $line }: not a game of a match
error-no-such-title = { $path }, line 1: there is no title { $title }; the titles are { $titles }
error-bad-sides = { $path }, line { $line }: a is { $a } and b is { $b } in game { $index }; the sides are { $sides }, in this order in even games and swapped in odd ones
error-bad-winner = { $path }, line { $line }: the winner { $winner } is no side of the title; the sides are { $sides }, and null is a draw
error-bad-score = { $path }, line { $line }: the score is { $score }, but with winner { $winner } it is { $right } for A
error-unreadable = cannot read { $path }: { $reason }
error-unwritable = cannot write { $path }: { $reason }
error-other-match = { $path } holds another match: its { $name } is { $there }, not { $here }; name another file with --out
error-few-bots = a ladder needs two or more different bots
error-mixed-files = { $path } and { $other } cannot be rated together: their { $name } differ
error-same-games = { $other } and { $path } both hold game { $index } of { $a } against { $b }, run { $run }, which would count twice: leave one of the files out
error-no-games = there is no complete pair of games to rate
error-apart = { $bots }: no games tie them to { $anchor }, so that nothing can be said about the difference
error-files-or-bots = either --results with files, or bots with --title, not both
error-no-title = name a title with --title, or files of matches with --results
error-not-positive = { $name } must be 1 or more
error-share = { $name } must be from 0 to 1
error-no-toml = { $path } is not a TOML file: { $reason }
error-fit-few = { $games } games are too few to fit weights on; take { $least } or more
error-fit-no-terms = the evaluator of { $title } has no terms whose weights could be fitted
error-fit-one-way = of { $games } games { $side } won { $won } and lost { $lost }: to fit weights, take more --games, another --bot or more --noise, until there are { $least } or more of both
error-no-time = { $name } must be more than 0
error-sprt-order = --sprt ELO0 ELO1: the second difference must be the greater, both within ±{ $most }
error-needs-extra = this needs { $package }, which comes with the extra { $extra }: pip install ".[{ $extra }]" in the project's folder

## Fitting

fit-heading = { $title }: { $games } games, { $positions } positions, pull { $pull }
fit-loss = Log loss on each game in { $part } that was held out: { $hand } by hand, { $fitted } fitted; fallen by { $low } to { $high }
fit-scale = A lead of { $swing } makes a win 2.7 times as likely as a defeat; an even game stands at { $base }.
fit-term = term
fit-by-hand = by hand
fit-fitted = fitted
fit-fixed = never varied
