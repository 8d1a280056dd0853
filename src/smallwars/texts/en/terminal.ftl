# What the terminal says around a game: headings, hints, answers to commands. Titles bring their own words.

## The board

board-no-card = no card face up
board-cards = { $left ->
    [one] 1 card
   *[other] { $left } cards
} to come, { $played } played
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
hand-over = Pass the keyboard to the { $faction } player; Enter when ready.
hand-over-hint = Until then nothing is shown that only one of you may see.
over = Game over
over-won = Victory for { $faction }: { $reason }.
over-check = Victory for the { $faction }: { $reason }.
over-marginal = Marginal Victory for the { $faction }: { $reason }.
over-decisive = Decisive Victory for the { $faction }: { $reason }.
over-turning-point = A Turning Point, won by the { $faction }: { $reason }.
over-major = Major { $faction } victory: { $reason }.
over-minor = Minor { $faction } victory: { $reason }.
over-draw = A draw: { $reason }.
over-nobody = A tie: { $reason }.
over-hint = q leaves, u takes back, h and ? still answer.

keys = Tab marks · ? why not · h rule · u undo · b board · s save · q quit · PgUp log
keys-large = ? why · h rule · u undo · b text · s save · q quit · PgUp log · Shift+↑ map
typed-here = letters of an option, or Tab to mark one, and Enter; or a command
bot-reason = { $faction }: { $reason }
plain-hint = Answer with a number, an option or its first letters. Also: ? why something is not allowed, h rule, b board, b and a space: that space and its neighbours, u undo, s save, q quit.
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
nothing-typed = Type an option, or ? h u s q.
bot-turn = { $faction } is played by a bot.
undone = Taken back.
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

## Greek Civil War

greek-side-government = Government
greek-side-dse = DSE
greek-turn = Turn { $turn } of { $end }
greek-phase-told = Phase: { $phase }
greek-first = First Player: { $faction }
greek-indices = Political Index, 0 to 99: { $indices }
greek-turns-left = { $turns ->
    [one] 1 turn left
   *[other] { $turns } turns left
}
greek-doctrine-told = Doctrine of the Government: { $doctrine }, { $turns }
greek-doctrine-tight = Tight Defense
greek-doctrine-area = Area Defense
greek-doctrine-aggressive = Aggressive
greek-limit = Limit { $limit }
greek-limit-left = Limit { $limit }, { $left } left
greek-limit-told = Mobilization limit of the Government: { $limit }
greek-limit-left-told = Mobilization limit of the Government: { $limit }, of which { $left } are left
greek-airstrikes = Airstrikes { $count }
greek-airstrikes-told = Airstrikes available: { $count }
greek-aid = American Aid
greek-stalin = Stalin Score { $score } of { $most }
greek-closed = Closed: { $places }

greek-phase-setup = Set-up
greek-phase-initiative = Initiative
greek-phase-mobilization = Mobilization
greek-phase-movement = Movement
greek-phase-conflict = Conflict
greek-phase-control = Control
greek-phase-attrition = Attrition
greek-phase-end = End of the turn

# A unit by its letter, in squares and in the Open.
letter-division = D
letter-brigade = B
letter-mountain = M
letter-lok = L
letter-lok-unconv = U
letter-police = P
letter-front = F
letter-cadre = C
letter-guerrilla = G
letter-partisan = A
greek-sign-terror = T
greek-sign-resettled = R
greek-sign-closed = closed

# At most 28 characters a line.
legend-greek-units =
    D Division   B Brigade
    M Mountain   P Police
    L LOK   U unconventional LOK
    F Front   C Cadre
    G Guerrillas   A Partisans
    2D1 two of Level 1
legend-greek-signs =
    Squares: [P1], empty [  ]
    2/1 points DSE/Government
    Control: *2/1 DSE, 2/1* Gov.
    T Terror   R Resettled
    ▸ may choose   » asked about

greek-urban = Urban
greek-rural = Rural
greek-remote = Remote
greek-foreign = Foreign Area
greek-points = worth { $dse } to the DSE, { $government } to the Government
greek-control-government = Government control
greek-control-dse = DSE control
greek-control-none = disputed
greek-in-open = in the Open { $units }
greek-in-squares = in squares { $units }
greek-squares = { $count ->
    [one] 1 square
   *[other] { $count } squares
}
greek-free-squares = { $count } empty
greek-terror = Terror
greek-resettled = Resettled
greek-is-closed = closed
greek-nothing = no units
greek-acted = have acted: { $units }
greek-marked-mobilization = built just now: { $units }
greek-marked-movement = regrouped: { $units }
greek-marked-conflict = in this fight: { $units }
greek-marked-attrition = subject to Attrition: { $units }
greek-empty = Empty: { $regions }

unit-division = { $count ->
    [one] 1 Division of Level { $level }
   *[other] { $count } Divisions of Level { $level }
}
unit-brigade = { $count ->
    [one] 1 Brigade of Level { $level }
   *[other] { $count } Brigades of Level { $level }
}
unit-mountain = { $count ->
    [one] 1 Mountain unit of Level { $level }
   *[other] { $count } Mountain units of Level { $level }
}
unit-lok = { $count ->
    [one] 1 LOK unit of Level { $level }
   *[other] { $count } LOK units of Level { $level }
}
unit-lok-unconv = { $level ->
    [0] { $count } { $count ->
        [one] unconventional LOK unit
       *[other] unconventional LOK units
    }
   *[other] { $count } { $count ->
        [one] unconventional LOK unit
       *[other] unconventional LOK units
    } of Level { $level }
}
unit-police = { $count } Police of Level { $level }
unit-front = { $level ->
    [0] { $count } { $count ->
        [one] Front
       *[other] Fronts
    }
   *[other] { $count } { $count ->
        [one] Front
       *[other] Fronts
    } of Level { $level }
}
unit-cadre = { $count ->
    [one] 1 Cadre of Level { $level }
   *[other] { $count } Cadres of Level { $level }
}
unit-guerrilla = { $count ->
    [one] 1 Guerrilla Band of Level { $level }
   *[other] { $count } Guerrilla Bands of Level { $level }
}
unit-partisan = { $count ->
    [one] 1 Partisan Brigade of Level { $level }
   *[other] { $count } Partisan Brigades of Level { $level }
}

## Operation Attila

attila-turn = Turn { $turn } of { $last }
attila-passed = { $faction } passed
attila-points = VP { $points }: { $band }
attila-special = SA { $count }
attila-hidden = { $count ->
    [0] no cards
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
attila-deck = Deck { $count }
attila-discards = Discards { $count }
attila-removed = Removed { $count }
attila-events = { $count ->
    [one] 1 Random Event
   *[other] { $count } Random Events
}
attila-fought = Fought: { $units }
attila-hits = Hits: { $hits }
attila-beachhead = Beachhead

# Beside the name of an area.
attila-sign-woods = ♣
attila-sign-mountain = ▲
attila-sign-urban = ■
attila-sign-coastal = ~
attila-sign-airport = +

# At most 30 characters a line.
legend-attila =
    ♣ Woods  ▲ Mountain  ■ Urban
    ~ coast  + airport
    5 VP, *5 if Turkish now
    GRK³ Combat Value, ! disrupted
    Cypriot: NG EMA EOKA ES GRK MK
      LOK ER HAF; others Turkish
    Card 2-4: Movement-Combat
    SA Special Action cards
    ▸ may choose  » asked about

attila-phase-told = Phase: { $phase }
attila-active-told = To play: { $faction }
attila-active-passed-told = To play: { $faction }; the other player has passed
attila-first-told = First player: { $faction }
attila-points-told = Turkish Victory Points now: { $points } ({ $band })
attila-in-force-told = In force: { $notes }
attila-done-told = Done: { $notes }
attila-fought-told = Have fought with this card: { $units }
attila-hits-told = Hits in this battle: { $hits }
attila-special-told = Special Action cards: { $counts }
attila-deck-told = Cards in the deck: { $count }
attila-removed-told = Cards removed unseen: { $count }
attila-discards-told = { $faction } discards: { $cards }
attila-events-told = Random Events drawn: { $count }
attila-card = Movement { $movement }, Combat { $combat }
attila-worth = { $points ->
    [one] 1 Victory Point
   *[other] { $points } Victory Points
}
attila-control-turkish = Turkish control
attila-control-cypriot = Cypriot control
attila-unit = { $unit } ({ $type }, Combat Value { $value })
attila-unit-disrupted = { $unit } ({ $type }, Combat Value { $value }, disrupted)
attila-empty = No units: { $areas }

attila-type-infantry = Infantry
attila-type-military-police = Military Police
attila-type-irregular = Irregular
attila-type-airborne = Airborne
attila-type-mountain = Mountain
attila-type-armor = Armor
attila-type-mechanized = Mechanized
attila-type-fighter = Fighter

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
error-unskilled = the bot { $bot } cannot play { $title }; it can play { $titles }
error-data-twice = --data and --option data=… are one thing; leave one of them out
error-data-record = --data goes with a title; what { $record } changes is written in it
error-option = --option { $option } is not written name=value
error-what = { $what } is neither a file nor a title; the titles are { $titles }
error-picture = --output { $path }: a picture's name ends in .svg or .png
error-tests = there is no folder { $folder }; --tests names the one with the tests
error-seconds = --seconds must be more than 0
