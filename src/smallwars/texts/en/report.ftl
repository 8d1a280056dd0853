# What `smallwars simulate` says: its report and its errors.

report-title = { $title }: { $games } games, simulated
intro-bots = Bots: { $bots }. Every arm of the simulation plays the same { $games } seeds (run { $run }, games 0 to { $last }): the same cards and dice wait in each, until what the players do makes the difference.
intro-options = Options of the title: { $options }.
intro-options-none = Options of the title: all as the title has them.
intro-claim = What is claimed: faithful rules, play of the strength that is named, and figures that anybody can have again with the command below. They describe these bots in this game and predict nothing.
intro-claim-clock = What is claimed: faithful rules, play of the strength that is named, and figures that anybody can have again with the command below, but for those with a bot that thinks by the clock ({ $bots }): it plays otherwise each time, the stronger the faster the machine, and its figures come again within their intervals only. They describe these bots in this game and predict nothing.
intro-raw = Raw data beside this page: { $files }.
intro-time = { $played } games were played now and { $kept } were there already. Engine and bots took { $seconds } s of processor time for all games of the folder; this run took { $wall } s on the clock with { $workers } at work ({ $machine }).
contents = Contents
stamp = Commit { $commit } · run { $run }, games 0–{ $last } · n = { $n } · { $method }
wilson = 95 % intervals after Wilson
mean-interval = 95 % intervals of the mean (normal approximation from the standard error; none where all games are alike), percentiles of all games
still-going = percentiles of the games that were still going at each point (n: at the start), no interval
means-interval = means over the games that came to it, ± 95 % (normal approximation from the standard error; none where all games are alike)
newcombe = 95 % intervals of a difference after Newcombe
means = means over the games that came to it, no interval
paired = 95 % intervals of paired differences on the same seeds

nobody = nobody
bots = bots
winner = winner
games = games
share = share
interval = 95 %
grade = grade
reason = reason
grade-draw = draw
counted = counted in
mean = mean
decisions = decisions
measure = score
after = after { $round }
card = card
side = side
by = by
dealt = games it was in
played = played
played-share = of these
score-then = score when played
score-else = score otherwise
worth = difference
worth-interval = 95 %, points
faction = side
operation = operation
in-games = games with it
draws = draws
number = number
turn-card = cards
turn-turn = turns
round-campaign = Campaign
round-turn = turn
from-to = { $low } to { $high }

winners = Who wins
winners-told = How often each side wins when a bot plays itself. Weak play wins and loses for reasons of its own: read the strongest bot first, and how the share moves with strength.
winners-chart = Share of games won by each side, with 95 % intervals.
win-rate = share of games won

endings = How games end
endings-told = Winner, grade and reason, as the rules name them.
endings-chart = Share of games by winner, grade and reason, with 95 % intervals.
share-of-games = share of games

length = How long games are
length-told = In { $turn }, and in decisions of both players.
length-chart = Share of games by length.

paths = { $measures }: how it goes ({ $bots })
paths-told = The score when each of the { $turn } was over, in the games that were still going. Half of the games lie in the dark band (p25 to p75), four fifths in the light one (p10 to p90); the line is the median.
paths-chart = Score over time: median, p25 to p75, p10 to p90.

cards = Cards ({ $bots })
cards-told = How often each text of a card is played when the card lies face up, and the score of who plays it (a draw counts half) against that player's score in the games in which the card lay there and he did not play it so.
cards-told-hand = How often a card is played for which use, and the score of who plays it (a draw counts half) against that player's score in the games in which he did not.
cards-warning = This is association, not cause: who is ahead plays other cards than who is behind, and about one interval in twenty misses its mark by chance. To learn what a card is worth, forbid or deal it and compare.
cards-often = How often each card is played, by whom and how, of the games it was in.
cards-often-hand = How often a game each card is played, by whom and for what.
cards-worth = Cards with the largest difference in the score of who plays them (at least 20 games each way), with 95 % intervals.
cards-all = All { $count } ways to play a card
share-of-dealt = share of the games it was in
worth-axis = score when played less score otherwise, percentage points

operations = Operations ({ $bots })
operations-told = How often each side does what in a { $round }, on average over the games that came to it.
operations-chart = Mean number of times in a round; the darker, the more often for that side.
operations-all = All { $count } operations as a table
times-a-game = times a game
operation-pass = pass

bid = The fair bid: { $option }
bid-told = The score of { $side } (wins, and half of the draws) at each value, on the same seeds.
bid-fair = { $bots }: the value nearest to an even game is { $near } ({ $score } for { $side }). The line between the points meets 50 % at { $option } = { $at } (the ends of the intervals at { $low } and { $high }, or at the end of the range that was played).
bid-none = { $bots }: no value in this range gives an even game; the nearest is { $near } ({ $score } for { $side }).
bid-chart = Score against the value of the option; the band is the 95 % interval, the diamond the interpolated fair value.
varied = Each value of { $option }
varied-chart = Score at each value of the option; the band is the 95 % interval.
wins-of = { $side } wins
score-of = score of { $side }
score-axis = score of { $side }

forbid = Restricted play
forbid-told = The same seeds once more, without one thing; the change in each side's score, seed by seed.
forbid-how = What is forbidden is taken out of the questions that are put to the bot: options of that word, and of questions about it all but the way out. So are options after which, in every way of finishing the turn that was tried at random, the rules would compel it. A bot that searches whole turns takes the best it found without; others think by the full rules and are held back when they reach for the tool, so the loss also holds what it costs to have counted on it. What the rules or an Event compel all the same is in the last column.
forbid-chart = Change in score without it, with paired 95 % intervals.
forbidden = forbidden
score-before = score with it
score-after = without
change = change
change-interval = 95 %, points
happened-before = a game, with
happened-after = a game, all the same
change-axis = change in score, percentage points

tornado = One more and one less of each number
tornado-told = How much the score of { $side } changes when one number of the title is one higher or one lower: its numeric options, and the data that a data file may correct. Same seeds, differences seed by seed; the largest first. With many numbers some intervals miss zero by chance: about one in twenty of those that do nothing.
tornado-chart = Change in score by one step of each number, with paired 95 % intervals.
tornado-all = All { $count } numbers
tornado-axis = change in the score of { $side }, percentage points
one-less = one less
one-more = one more

progress = games
written = { $folder }: { $files }

error-bad-option = --option { $option } is not written name=value
error-unknown-faction = --bot { $bot }: { $title } has no faction { $faction }; its factions are { $known }
error-bot-twice = --bot { $faction }= is given twice, as { $one } and as { $other }; leave one out
error-option-twice = --option { $option } is given twice; leave one out
error-option-varied = { $option } is set by --option and varied by --vary; leave one of them out
error-no-values = --vary { $option }=: write which values, as in { $option }=least..most or { $option }=a,b,c, or { $option } alone for all it may be
error-only-alone = --only { $patterns } narrows --sensitivity; give --sensitivity too
error-bad-ban = --forbid { $ban } is not written WORD or FACTION=WORD; the factions are { $factions }
error-no-such-word = --forbid { $word }: { $title } has no option, operation or question of that name; some that it has: { $known }
error-unknown-option = --vary { $option }: { $title } has no such option; its options are { $known }
error-bad-range = --vary { $given }: a range is written name=least..most in whole numbers, a list name=a,b,c
error-no-range = --vary { $option }: say which values, as in { $option }=least..most
error-no-constants = { $title } has no number to which { $patterns } applies
error-fixed-constants = { $title } allows no step of any number to which { $patterns } applies
error-few-games = --games { $games }: at least one game must be played
error-other-run = { $folder } holds the games of another run: { $field } was { $old }, it is { $new }; name another folder with --out
error-other-arm = { $folder } holds games of “{ $arm }” with other bots, options or bans; name another folder with --out
error-bad-header = { $path } cannot be read; is the folder that of a simulation? Name another with --out
error-not-ours = { $folder } has a file { $name } that would be written over, but no { $header } of a simulation; name another folder with --out
error-no-table = { $folder } has the { $header } of a simulation, but its { $name } is missing; put it back, or name another folder with --out
error-cannot-write = cannot write { $folder }: { $why }
error-no-pictures = the page with its pictures needs matplotlib, which the extra lab brings: pip install ".[lab]" in the project's folder (text and CSV are written)
error-guard-no-file = { $path } is not there; python -m smallwars.lab.balance --write --why "…" records it
error-guard-why = say with --why why the recorded intervals change
guard-line = { $title }: { $side } { $wins } of { $games } ({ $share }), recorded { $low }–{ $high }
guard-outside = { $title }: { $side } wins { $share } of { $games } games, outside the recorded { $low }–{ $high }. If that is meant, record it anew and say why: python -m smallwars.lab.balance --write --title { $title } --why "…"
guard-written = { $path }: { $title } recorded, { $games } games
guard-head = How often each side wins when the rule bot plays itself on fixed seeds, and between which shares that must stay. Written by python -m smallwars.lab.balance --write; why says why an interval was recorded or changed.
guard-help-write = record anew instead of checking
guard-help-why = with --write: why the intervals change
guard-help-title = only this title; may be given several times
guard-help-games = with --write: so many games, else 1,000; the first 60 are those that are checked
guard-help-workers = processes at work
guard-help-file = where it is recorded
