# What the terminal says around a game: headings, hints, answers to commands. Titles bring their own words.

## The board

board-no-card = no card face up
board-cards = { $played } played, { $left } to come
board-played = { $played } played
board-available = Available
board-prison = Prison
board-intel = Intel Chits
board-suez = Suez
board-out-of-play = Out of Play
board-capabilities = Capabilities
board-none = none
board-political-will = Political Will
board-international-opinion = International Opinion
board-international-opinion-short = Int. Opinion
board-resources = Resources
board-pipeline = Pipeline
board-initiative = Initiative
board-first = 1st
board-second = 2nd
board-limited = Limited Op
board-event = Event
board-op = Op + Special
board-value = { $kind }, value { $value }
board-population = { $kind }, population { $value }
board-step = { $value } of { $most }
board-named = { $value } { $name }

side-unshaded = Unshaded
side-shaded = Shaded
side-single = Text
capability-british = British Capability
capability-eoka = EOKA Capability
capability-mau-mau = Mau Mau Capability
capability-dual = Dual Capability
card-history = History
card-chapter = To read on

kind-town = Town
kind-mountain = Mountain
kind-base = Base
kind-city = City
kind-reserve = Reserve
kind-province = Non-Reserve
kind-jungle = Mountain Jungle
kinds-town = Towns
kinds-mountain = Mountains
kinds-base = British Bases
kinds-city = City
kinds-reserve = Reserve Provinces
kinds-province = Non-Reserve Provinces
kinds-jungle = Mountain Jungles

stance-loyal = Loyal
stance-neutral = Neutral
stance-resistance = Resistance
control-british = British Control
control-mau-mau = Mau Mau Control
control-none = Uncontrolled

# A space's value beside its name.
worth-plain = { $value }
worth-mountain = ▲
worth-reserve = { $value }R

short-underground = U
short-active = A
short-caches = C
short-bases = B
short-troops = T
short-police = P
short-sabotage = Sab
short-curfew = Curfew
short-terror = Ter
short-loyal = Loy
short-resistance = Res
short-british = Br
short-mau-mau = MM

# At most 33 characters a line.
legend-cyprus =
    U Underground  A Active  C Cache
    T Troops  P Police  Sab Sabotage
    2 value  ▲ Mountain  ▸ may choose
# At most 15 characters a line, as wide as a space.
legend-kenya-pieces =
    U Underground
    A Active B Base
    T Troops
    P Police
    Ter Terror
    Loy Loyal
    Res Resistance
legend-kenya-spaces =
    Br MM Control
    2R Pop. Reserve
    ▸ may choose

count-underground-cells = { $count ->
    [one] 1 Underground Cell
   *[other] { $count } Underground Cells
}
count-active-cells = { $count ->
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
count-underground-guerrillas = { $count ->
    [one] 1 Underground Guerrilla
   *[other] { $count } Underground Guerrillas
}
count-active-guerrillas = { $count ->
    [one] 1 Active Guerrilla
   *[other] { $count } Active Guerrillas
}
count-guerrillas = { $count ->
    [one] 1 Guerrilla
   *[other] { $count } Guerrillas
}
count-bases = { $count ->
    [one] 1 Base
   *[other] { $count } Bases
}
count-troops = { $count ->
    [one] 1 Troop
   *[other] { $count } Troops
}
count-police = { $count } Police
count-sabotage = { $count } Sabotage
count-curfew = Curfew
count-terror = { $count } Terror
count-nothing = empty

## A game in play

seat-person = { $faction }: you
seat-bot = { $faction }: { $bot } bot
question = { $faction }: { $question } ({ $rule })
thinking = { $faction } to play …
over = Game over
over-won = Victory for { $faction }: { $reason }.
over-nobody = A tie: { $reason }.
over-hint = q leaves, u takes back, h and ? still answer.

keys = Tab marks · ? why not · h rule · u undo · b board · s save · q quit · PgUp log
typed-here = letters of an option and Enter, or a command
plain-hint = Answer with a number, an option or its first letters. Also: ? why something is not allowed, h rule, b board, u undo, s save, q quit.
help-hint = Esc closes. h 3.2.4 shows that paragraph, h { $card } that card.
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

about-guessed = Guessed; correct it with --data FILE
about-reconstructed = Reconstructed, or not certain
about-certain = From the rulebook and other sources
about-override = Changed by a data file
about-options = Options
about-default = default { $value }
about-nothing = nothing
