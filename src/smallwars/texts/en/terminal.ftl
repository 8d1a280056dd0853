# What the terminal says around a game: headings, hints, answers to commands. Titles bring their own words.

## The board

board-none = none
board-first = 1st

count-nothing = empty

## A game in play

seat-person = { $faction }: you
seat-bot = { $faction }: { $bot } bot
question = { $faction }: { $question } ({ $rule })
thinking = { $faction } to play …
hand-over = Pass the keyboard to the { $faction } player; Enter when ready.
hand-over-hint = Until then nothing is shown that only one of you may see.
over = Game over
over-won = Victory for { $faction }: { $reason }.
over-draw = A draw: { $reason }.
over-nobody = A tie: { $reason }.
over-hint = q leaves, u takes back, h and ? still answer.

keys = Tab · ? why · h rule · u undo · t pick · b board · s save · q quit · PgUp log
keys-large = ? why · h rule · u undo · t pick · b text · q quit · PgUp log · Shift+↑ map
typed-here = letters of an option, or Tab to mark one, and Enter; or a command
bot-reason = { $faction }: { $reason }
plain-hint = Answer with a number, an option or its first letters. Also: ? why something is not allowed, h rule, b board, b and a space: that space and its neighbours, u undo, t take back one pick of a series, s save, q quit.
help-hint = Esc closes. { $known }.
help-rule = h { $id } shows that paragraph, h and a word searches
help-card = h { $id } that card
help-ruling = h { $id } that ruling
help-space = b { $id } that space with its neighbours
help-hint-bare = Esc closes.
why-title = What is not allowed here
why-none = Nothing is refused here.
why-line = { $reason } ({ $rule }): { $options }
why-allowed = { $option } may be chosen.
why-one = { $option }: { $reason } ({ $rule })
rule-title = { $number } { $title }
ruling-rules = Rules: { $rules }
ruling-why = Why: { $why }
ruling-options = Turned the other way by the option: { $options }
rulings-listed = Rulings: { $ids }
rule-unknown = { $title } has no paragraph or card { $number }
paragraph-unknown = { $title } has no paragraph { $number }
options-listed = Options: { $names }
option-usual = { $name }: { $default } unless agreed otherwise.
option-on = on
option-off = off
option-ruling = Ruling: { $ruling }
search-title = “{ $words }”: { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
search-first = The first { $count }; another word narrows them down.
search-none = no rule of { $title } has “{ $words }”
search-nearest = no rule of { $title } has “{ $words }”; near it: { $near }
log-cites = What was told last follows from { $numbers }.

space-neighbours = Adjacent:
space-over-water = over the water
space-unknown = No space of the map begins with “{ $typed }”.
no-match = No option fits “{ $typed }”.
many-match = “{ $typed }” fits { $options }: type more letters.
nothing-typed = Type an option, or ? h u t s q.
bot-turn = { $faction } is played by a bot.
undone = Taken back.
confirm-turn = { $option }: this ends your turn. Enter does it; any other answer does something else.
confirm-roll = { $option }: this throws a die or turns a card up, and cannot be taken back. Enter does it; any other answer does something else.
confirm-game = { $option }: this ends the game. Enter does it; any other answer does something else.
picks-title = Picks that can be taken back alone
picks-none = Nothing can be taken back alone here; u takes the last choice back.
picks-line = { $number } { $pick }
picks-hint = t and a number takes that pick back; the others stay.
error-pick-number = t { $typed }: the number of a pick follows; t alone lists them
saved = Saved: { $file }
resume = Go on with: { $command } --resume { $file }
resumed = Resumed from { $file }.
unfinished = An unfinished game waits: { $command } --resume last

## Other commands

contents-hint = smallwars rules { $title } NUMBER shows one of them, a word instead searches, --all shows everything.
paragraph-inside = Inside: { $numbers }

coverage-title = { $title }: { $covered } of { $total } paragraphs and card sides have a test; { $gaps } { $gaps ->
    [one] gap
   *[other] gaps
}
coverage-title-uncarded = { $title }: { $covered } of { $total } paragraphs have a test; { $gaps } { $gaps ->
    [one] gap
   *[other] gaps
}
coverage-gap = GAP
coverage-free = needs none
coverage-unknown = cited, but in no digest

about-guessed = Guessed; correct it with --data FILE
about-reconstructed = Reconstructed, or not certain
about-certain = From the rulebook and other sources
about-override = Changed by a data file
about-options = Options
about-own = override
confidence-certain = certain
confidence-high = high
confidence-medium = medium
confidence-low = low
about-default = default { $value }
about-one-of = one of { $values }
about-range = { $least } to { $most }
about-nothing = nothing

## What the command line cannot do

told = { $text }
error-file = { $path }: { $why }
error-save = cannot save to { $path }: { $why }
error-write = cannot write { $path }: { $why }
error-side = unknown side { $side }; the sides are { $sides }, both and none
error-unfinished = there is no unfinished game in { $folder }
error-name-title = name a title to play ({ $titles }), or a record with --resume FILE
error-no-title = name a title; the titles are { $titles }
error-other-title = the record is a game of { $title }, not of { $asked }
error-other-seed = the record has seed { $seed }; --seed { $asked } cannot change it
error-no-seed = the record has no seed; --seed { $asked } cannot change it
error-seeded = the record has a seed; --dice manual cannot change it
error-option-kept = the record has option { $name }={ $value }; it cannot be changed
error-option-none = the record has no option { $name }; it cannot be changed
error-data-twice = --data and --option data=… are one thing; leave one of them out
error-data-record = --data goes with a title; what { $record } changes is written in it
error-option = --option { $option } is not written name=value
error-what = { $what } is neither a file nor a title; the titles are { $titles }
error-picture = --output { $path }: a picture's name ends in .svg or .png
error-tests = there is no folder { $folder }; --tests names the one with the tests
error-seconds = --seconds must be more than 0
