# What the terminal says around a game: headings, hints, answers to commands. Titles bring their own words.

## The board

board-no-card = no card face up
board-cards = { $played } played, { $left } to come
board-played = { $played } played
board-available = Available
board-prison = Prison
board-intel = Intel Chits
board-suez = Suez
board-capabilities = Capabilities
board-none = none
board-will = Political Will
board-opinion = International Opinion
board-opinion-short = Int. Opinion
board-initiative = Initiative
board-first = 1st
board-second = 2nd
board-limited = Limited Op
board-event = Event
board-op = Op + Special
board-value = { $kind }, value { $value }
board-step = { $value } of { $most }
board-named = { $value } { $name }

side-unshaded = Unshaded
side-shaded = Shaded
side-single = Text
capability-british = British Capability
capability-eoka = EOKA Capability
capability-dual = Dual Capability
card-history = History
card-chapter = To read on

kind-town = Town
kind-mountain = Mountain
kind-base = Base
kinds-town = Towns
kinds-mountain = Mountains
kinds-base = British Bases

short-underground = U
short-active = A
short-caches = C
short-troops = T
short-police = P
short-sabotage = Sab
short-curfew = Curfew

legend-1 = U Underground  A Active  C Cache
legend-2 = T Troops  P Police  Sab Sabotage
legend-3 = 2 value  ▲ Mountain  ▸ may choose

count-underground = { $count ->
    [one] 1 Underground Cell
   *[other] { $count } Underground Cells
}
count-active = { $count ->
    [one] 1 Active Cell
   *[other] { $count } Active Cells
}
count-cells = { $count ->
    [one] 1 Cell
   *[other] { $count } Cells
}
count-caches = { $count ->
    [one] 1 Arms Cache
   *[other] { $count } Arms Caches
}
count-troops = { $count } Troops
count-police = { $count } Police
count-sabotage = { $count } Sabotage
count-curfew = Curfew
count-nothing = empty

## A game in play

seat-person = { $faction }: you
seat-bot = { $faction }: { $bot } bot
question = { $faction }: { $question } ({ $rule })
thinking = { $faction } to play …
over = Game over
over-won = Victory for { $faction }: { $reason }.
over-nobody = Victory for nobody: { $reason }.
over-hint = q leaves, u takes back, h and ? still answer.

keys = Enter chooses · Tab marks · ? why not · h rule · u undo · b board · s save · q quit · PgUp log
typed-here = letters of an option, or a command
plain-hint = Answer with a number, an option or its first letters. Also: ? why something is not allowed, h rule, b board, u undo, s save, q quit.
help-hint = Esc closes. h 3.2.4 shows that paragraph, h C13 that card.
why-title = What is not allowed here
why-none = Nothing is refused here.
why-line = { $reason } ({ $rule }): { $options }
why-allowed = { $option } may be chosen.
why-one = { $option }: { $reason } ({ $rule })
rule-title = { $number } { $title }
rule-unknown = { $title } has no paragraph or card { $number }

no-match = No option fits “{ $typed }”.
many-match = “{ $typed }” fits { $options }: type more letters.
nothing-typed = Type an option, or ? h u s q.
bot-turn = { $faction } is played by a bot.
undone = Taken back.
saved = Saved: { $file }
resume = Go on with: { $command } --resume { $file }
resumed = Resumed from { $file }.
unfinished = An unfinished game waits: { $command } --resume last

## Other commands

contents-hint = smallwars rules { $title } NUMBER shows one of them, a card number a card, --all everything.
paragraph-inside = Inside: { $numbers }

coverage-title = { $title }: { $covered } of { $total } paragraphs and card sides have a test; { $gaps } { $gaps ->
    [one] gap
   *[other] gaps
}
coverage-gap = GAP
coverage-free = needs none
coverage-unknown = cited, but in no digest

about-reconstructed = Reconstructed, or not certain
about-certain = From the rulebook and other sources
about-options = Options
about-default = default { $value }
about-nothing = nothing
