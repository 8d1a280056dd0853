# What the command line says of itself: its help and its errors.
# help-COMMAND tells a command, help-COMMAND-NAME one of its parameters, option-NAME a parameter that several commands share.

help = A table for historical two-player games of irregular war.

## The frame

usage = Usage: { $usage }
word-command = COMMAND
word-options = OPTIONS
word-args = ARGS
group-commands = Commands
group-arguments = Arguments
group-parameters = Parameters
flag-help = Show this help.
flag-version = Show the version.
note-choices = [{ $choices }]
note-default = [default: { $default }]
note-required = [required]

## Parameters that several commands share

option-bot = Who plays both sides: a bot's name, or NAME:setting=value,setting=value.
option-data = Your own corrections to the map, a TOML or JSON file.
option-engine = The command that starts the bot called engine.
option-json = As JSON.
option-lang = Language of the texts; English stands in for what is missing.
option-option = A title option, name=value.
option-confirm = Ask again before what ends a turn or throws a die; at a keyboard only.
option-plain = Plain lines of text, for pipes and screen readers.
option-ray = Play on a Ray cluster: at that address, else on this machine (local: one of its own).
option-run = The same run deals the same cards and dice.
option-seconds = Seconds for each decision, instead of simulations.
option-seed = The same seed says the same again, with simulations.
option-simulations = How many turns are simulated before each decision.
option-title = Which title.
option-workers = How many games at a time; else one a core.

## Playing

help-play = Play a game in the terminal, against a bot or a friend beside you.
help-play-title = Which title; the record names it when a game is resumed.
help-play-side = The side you play; both: hot seat, none: watch the bots.
help-play-bot = Who plays the other side: random, greedy, recruit … commander.
help-play-seed = The same seed deals the same cards and dice.
help-play-dice = manual: you type dice, chits and cards.
help-play-record = Save here after every choice; resume if it is there.
help-play-resume = Go on with this record; last: the game saved last.

help-replay = Tell a recorded game again, and show the board it leads to.
help-replay-file = A record.
help-replay-to = Stop after so many choices of the players.

help-verify = Check that the dice and cards of a finished game are those of the seed that was promised.
help-verify-file = A record.
help-verify-commitment = The hash that the table showed when the game began.

help-show = Show a board as a picture or as text.
help-show-what = A record, or a title: its set-up.
help-show-output = x.svg, x.png, or - for SVG on standard output.
help-show-text = The board as text; so it is on a terminal anyway.
help-show-about = What the data rest on, and what is reconstructed.

help-rules = Read the rules in our own words: contents, a paragraph, a card, or where a word stands.
help-rules-wanted = A paragraph (3.2.4), a card (C13), a ruling (C-13); or words to search for.
help-rules-all = Every paragraph and card, all that is found, or every test.
help-rules-coverage = Which tests prove which paragraph and card.
help-rules-tests = Where the tests are, for --coverage.
help-rules-strict = Exit code 1 when the coverage has a gap.

help-history = Read what happened: a note on the war behind a title, a timeline, and the works they rest on.

help-aid = Make a player aid to print: a sheet for each side, the round, tracks and tables.
help-aid-faction = The sheet of this side only.
help-aid-format = html, or pdf by Chromium, Chrome or Edge; html if left out.
help-aid-out = The file to write; without one HTML goes to standard output.

help-serve = Play in a browser: against a bot, side by side, or with a friend by link.
help-serve-host = Where to listen; 0.0.0.0: for everybody who can reach this machine.
help-serve-port = At which port; 0: any that is free.
help-serve-database = A SQLite file, or the address of a PostgreSQL database.
help-serve-open = Open a browser there.
help-serve-engine = The command of a bot of your own that people may play against.

help-titles = List the titles that can be played.

help-bench = Measure how fast a title plays: decisions, games and forks.
help-bench-seconds = How long.
help-bench-peer = Measure catanatron beside it, where it is installed.

## The laboratory

help-match = Let two bots play each other: mirrored pairs, score by side, Elo with its interval.
help-match-a = A bot: NAME, or NAME:setting=value,setting=value.
help-match-b = The other.
help-match-games = How many at most; each deck is played twice, sides swapped.
help-match-out = Keep every game here; go on if the match was interrupted.
help-match-sprt = Stop as soon as one of these Elo differences is rejected.

help-ladder = Rate several bots together: Elo above the random bot with intervals, and what the side is worth.
help-ladder-bots = The bots: NAME, or NAME:setting=value,setting=value.
help-ladder-games = How many a pairing; each deck is played twice, sides swapped.
help-ladder-neighbours = Each against the next only, not against all.
help-ladder-results = Files of matches, instead of playing.
help-ladder-out = A folder: keep every game there; go on if interrupted.

help-simulate = Play a title many times and report who wins, how, because of what, and what if.
help-simulate-games = How many games, in each arm.
help-simulate-bot = Who plays: each bot named plays itself; FACTION=BOT seats it on one side.
help-simulate-vary = An option at several values: name=10..15, name=a,b,c.
help-simulate-forbid = Play once more without this: WORD, or FACTION=WORD.
help-simulate-sensitivity = Play once more with each number one higher and one lower.
help-simulate-only = With --sensitivity: only numbers of this name; * stands for anything.
help-simulate-out = The folder for the report and its data; games in it count.

help-analyse = Say of each turn of a game what it lost and what would have been better, and tell luck from skill.
help-analyse-record = A record.
help-analyse-format = As text, as JSON, or as a page with pictures.
help-analyse-out = Write it here, not on the screen.

help-hint = Say what the side to move might do: an operation, its spaces, or the whole turn.
help-hint-record = The record of a game that is not over.
help-hint-depth = How much it tells.
help-hint-turn = Why not this turn? Its option ids in their order.

help-calibrate = Hold predicted chances to win against the results of games, and keep what was found.
help-calibrate-games = How many games.
help-calibrate-positions = At how many turns of each game the chances are asked.
help-calibrate-out = Write it here; else where analyses look for it.

help-fit = Fit the weights of a title's evaluator on the outcomes of self-play.
help-fit-games = How many games to learn from.
help-fit-noise = The share of turns that are played at random.
help-fit-out = The file of weights to write the title's part of.

help-engine = Let one of our bots speak the protocol on standard input and output.
help-engine-bot = Which bot: its name, or NAME:setting=value,…
help-engine-seed = With the same seed it plays a game the same way again.

help-conformance = Check whether an outside bot keeps the protocol: a line for each check, exit code 1 if one fails.
help-conformance-command = How your bot is started, for example "python mybot.py".
help-conformance-title = Only these titles.
help-conformance-seconds = Time for a turn.

## Errors

near = { $complaint }; did you mean { $near }?
error-command = unknown command { $command }; smallwars --help lists them
error-option = unknown option { $option }
error-value = { $name } is { $value }; it must be { $kind ->
    [int] a whole number
    [float] a number
    [bool] true or false
   *[other] { $kind }
}
error-choice = { $name } is { $value }; it must be one of: { $choices }
error-missing = { $command } needs { $name }
error-no-value = { $name } needs { $count ->
    [one] a value
   *[other] { $count } values
}
error-too-many-values = { $name } takes { $count ->
    [one] one value
   *[other] { $count } values
} at most
error-unused = nothing is known to do with: { $words }
error-repeated = { $name } may be given only once
error-usage = this cannot be understood: { $why }
error-converter = no SVG converter works here; looked for: { $programs }{ $failures ->
    [none] {""}
   *[other] {" "}({ $failures })
}

## What `bench` measures

bench-title = title
bench-compiled = compiled
bench-decisions-per-second = decisions a second
bench-games-per-second = games a second
bench-decisions-per-game = decisions a game
bench-fork-microseconds = microseconds a fork
bench-memory-bytes = bytes of memory a game
bench-peer = peer
bench-peer-decisions-per-second = decisions a second of the peer
bench-ratio = times the peer
bench-warning = warning
bench-no-peer = { $peer } is not installed: no ratio
bench-slower = { $title }: { $ratio } times { $peer }, { $percent }% below the recorded { $recorded }

help-new-title = Begin a title of your own: a package with the rules of a small game, which can be played at once.
help-new-title-name = What it is called: lower-case letters, digits and underscores.
help-new-title-out = The folder to write; without one, that of its name.
new-title-written = { $folder } is written. Next: pip install --editable { $folder }; smallwars play { $name }
error-new-title-name = { $name } cannot be the name of a title: take lower-case letters, digits and underscores, a letter first
error-new-title-taken = there is a title called { $name } already
error-new-title-exists = { $path } is there already; nothing of it was changed
error-new-title-write = { $path } cannot be written: { $why }
