# What is wrong with something handed in. Where a field or a line is named, it stands before these words.

## Choices and takebacks

chance-ended = { $kind }: the script of chance ended after { $count } results
chance-word = { $kind }: result { $n } is { $word }, not one of { $words }
no-answer = { $answer } is not an answer to the pending question
undo-revealed = what was revealed since cannot be taken back
undo-other = the last choice was made by { $faction }
undo-not-yours = The last choice was made by { $faction }: it is not yours to take back.
chance-kind = chance { $chance } is not 'auto', 'manual' or a list of results
choice-over = { $option } cannot be chosen: the game is over
choice-refused = { $option } is not allowed for { $kind }: { $why } ({ $rule }); options: { $legal }
choice-unknown = { $option } is not an option of { $kind } ({ $rule }); options: { $legal }
choice-after = { $option } does not follow after { $steps } steps
undo-nothing = nothing to take back
undo-chance = a result of chance cannot be taken back
undo-person = only a person's choice can be taken back

## Titles, options, seeds

unknown-title = unknown title { $title }; the titles are { $titles }
seed-whole = seed { $seed } is not a whole number
option-range = option { $name } is { $given }; it must be from { $least } to { $most }
option-words = option { $name } is { $given }; it must be one of { $choices }
other-title = { $value } is not { $title }
no-option = { $title } has no option { $name }; its options are { $names }
option-flag = option { $name } must be true or false, not { $given }
option-whole = option { $name } must be a whole number, not { $given }

## Records; the line stands before what is said

record-hidden = the record would show cards that are hidden; it can be had when the game is over
record-brace-open = this brace is never closed: the record seems truncated
record-no-title = the record has no header [Title "…"]
record-header = a header is written [Name "value"]
record-version = record version { $value } is unknown; this is version { $ours }
record-unknown-header = unknown header; the headers are { $headers }
record-option = an option is written [Option "name=value"]
record-braces = braces hold one result of chance, or { "{" }edit: …{ "}" }
record-truncated = the record has a result but stops before it: truncated?
record-chance = chance is auto or manual
record-data = a record holds the data as JSON; it names no file
record-no-chance = no result of chance is awaited here
record-results = the results of { $kind } are { $words }
record-chance-first = a result of chance ({ $kind }) must come first, in braces
record-other-title = the position is of another title than the record
not-json = not JSON: { $why }
record-seed = a seed is a whole number
record-at-line = line { $line }: { $what }
record-at-token = line { $line }, { $token }: { $what }
record-why = { $why }
not-toml = not TOML: { $why }
cannot-read = { $why }
not-text = not a text file (byte { $byte })
no-path = { $path } is no path: { $why }

## Positions and data; the field stands before what is said

not-one-of = { $value } is not one of { $choices }
edit-shape = a patch is an object of fields, not { $value }
must-be-object = must be an object, not { $value }
must-be-whole = must be a whole number, not { $value }
out-of-range = is { $value }; it must be from { $least } to { $most }
must-be-flag = must be true or false, not { $value }
must-be-list = must be a list, not { $value }
no-field = is not a field of this position
position-title = a position names its title
names-twice = names { $name } twice
missing = is missing
printed = is { $printed } in this game, not { $told }; the option data changes it
there-twice = { $name } is there twice
is-true-but = is true, but { $why }
always = is always { $only }, not { $value }{ $by }
range-by = is { $value }; it must be from { $least } to { $most }{ $by }
words-by = is { $value }; it must be one of { $choices }{ $by }

## What is still to be done

pending-missing = is needed: the position does not say otherwise what remains to be done
pending-impossible = cannot be done in this position
pending-unknown = { $item } is nothing that can be pending
pending-numbers = { $item } takes the whole numbers { $fields }
pending-here = { $pending }: there are no such numbers, or units, here
pending-turn = does not lead to the next turn, and the game is not over
pending-phase = does not lead to the next phase, and the game is not over
pending-card = does not lead to the next card, and the game is not over

## Data files

known-fields = is not { $what }; known: { $known }
data = data: { $place }{ $what }
data-field = { $field } { $what }
data-shape = must be a dict, or the path of a TOML or JSON file, not { $value }
data-object = must be an object with { $sections }, not { $value }
data-no-json = holds what is no JSON: { $why }
known-here = a field here
known-areas = an area of { $title }
known-regions = a Region of { $title }
known-units = a unit
known-types = a type of unit
known-symbols = a symbol
known-sides = a side
known-levels = a Level of { $type }
known-chart = on this chart
known-doctrines = a doctrine
known-sums = a sum of two dice

## Borders

border-missing = is missing; it is true or false
border-contradicts = contradicts an earlier entry for { $one } and { $two }
border-left-out = is true, but adjacency.{ $one } leaves out { $two }
border-named = is false, but adjacency.{ $one } names { $two }
border-one-way = names { $other }, but { $other } does not name { $space }; list it under adjacency too, or use pairs
border-other-way = leaves out { $other }, but { $other } names { $space }; list it under adjacency too, or use pairs
border-no-area = is not a map area of { $title }; the map areas are { $known }
border-names-no-area = names { $name }, which is not a map area of { $title }; the map areas are { $known }
border-itself-area = names { $name }: a map area is not next to itself
border-two-area = must name two map areas, not { $count }
border-same-area = names { $name } twice: a map area is not next to itself
border-no-region = is not a Region of { $title }; the Regions are { $known }
border-names-no-region = names { $name }, which is not a Region of { $title }; the Regions are { $known }
border-itself-region = names { $name }: a Region is not next to itself
border-two-region = must name two Regions, not { $count }
border-same-region = names { $name } twice: a Region is not next to itself
border-no-space = is not a space of { $title }; the spaces are { $known }
border-names-no-space = names { $name }, which is not a space of { $title }; the spaces are { $known }
border-itself-space = names { $name }: a space is not next to itself
border-two-space = must name two spaces, not { $count }
border-same-space = names { $name } twice: a space is not next to itself

## The British Way

cyprus-cache-base = an Arms Cache may not lie in a British Base (1.3.4)
cyprus-caches = is { $count }; at most two Arms Caches lie in a space (1.4.2)
cyprus-curfew-town = a Curfew lies in Towns only (1.4.2)
cyprus-curfews = { $count } Curfews; there are { $most } (1.10)
cyprus-sabotage = { $count } Sabotage markers; there are { $most } (1.2)
cyprus-curfew-alone = a Curfew does not stay in a space without British pieces (1.10)
cyprus-chit = { $value } is not the value of an Intel Chit (0, 1 or 2)
cyprus-chits = there are only { $most } chits of value { $value } (1.6.1)
kenya-bases = is { $count }; at most two Bases stand in a space (1.4.2)
kenya-neutral = where nobody lives a space is always Neutral (1.6)
kenya-terror = { $count } Terror markers; there are { $most } (1.2)
coin-no-card = { $card } is not a card of { $title }
coin-over = the last Propaganda card has been played: the game is over
coin-box = { $name } is in another box too
coin-no-space = is not a space; the spaces are { $spaces }
coin-pieces = { $count } in all, on the map and off it; the game has { $limit } (1.2)
coin-no-capability = is no capability card
coin-capability-to-come = is in play, but also still to come
coin-capability-side = must be unshaded or shaded
coin-capability-single = has one text only, the unshaded

## Greek Civil War

greek-whole-or-false = must be a whole number, or false for none, not { $value }
greek-no-alternative = must have an alternative
greek-where = is missing; it is one of { $places }
greek-abroad = is 'foreign', but Government units never go abroad (2.6)
greek-types = must name some types, or { $any } and nothing else; left out, none is needed
greek-region-count = names { $count } Regions; it must name from 1 to { $most }{ $by }
greek-same-alternative = has the same alternative twice
greek-no-type = names { $name }, which is not a type of this side; known: { $known }
greek-not-in-greece = names { $name }, which is not in Greece
greek-cut-off = would cut off { $regions } from the rest of Greece
greek-b-least = must be 1 or more: { $why }, and b counts the counters of Levels 3 and 4
greek-b-most = is { $value }, but { $why }; b counts the counters of Levels 3 and 4
greek-held = is { $held }, but there are { $markers } markers (markers.airstrike)
greek-regions-missing = is missing: { $effect } needs it
greek-regions-idle = means nothing with { $effect }; only { $needed } needs it
greek-lonely = would leave { $region } without a neighbour in Greece; every Region needs one
greek-level-high = is too high: { $why }
greek-level-missing = is missing: { $why }
greek-end-turn = is { $turn } in this game; the option end_turn changes it
greek-duration = is { $duration }, but there is no doctrine
greek-no-unit = { $value } is not a unit; units are a type ({ $types }) and a Level
greek-unit-abroad = { $unit }: Government units never enter Foreign Areas (10.5)
greek-unit-border = { $unit }: the border is closed (17.1)
greek-squares = has { $count } entries; the Region has { $squares } (2.3)
greek-too-many = there are not so many of them
greek-square = { $value } is not the number of a square with a unit, counted from 0
greek-pending = is missing: units have acted, or points were counted, in this phase
greek-setup = is setup, but there are units on the map and nothing is pending
greek-nobody-active = nobody is active in the phase { $phase }
greek-no-foreign = { $value } is not a Foreign Area (2.6)
greek-no-region = is not a Region; the Regions are { $regions }
greek-terror = there is never Terror in a Foreign Area (G-9)
greek-resettled = only Rural Regions are resettled (16.5)
greek-no-side = is not a side; the sides are { $sides }
greek-foreign-control = a Foreign Area is under DSE control while it is open (14.4)
greek-first = is not chosen yet in the phase { $phase }
greek-no-cards = { $title } has no cards
greek-highest = the highest Level of { $type } is { $level }
greek-counters-high = { $count } { $type } of Levels 3 and 4; the game has { $most } counters (9.4)
greek-counters-low = { $count } { $type } of Levels 0 to 2; the game has { $most } counters (9.4)

## Operation Attila

attila-first-beachhead = is false, but the first beachhead was there (10.0)
attila-no-ground-type = names { $name }, which is not a type of ground unit; known: { $known }
attila-card-shape = is not a card; write Movement and Combat from 0 to 9 as in 2-4
attila-cut-off = would cut off { $areas } from the rest of Cyprus
attila-card-count = would be { $total } with those not named; a colour has { $per_colour } cards
attila-removed = is { $removed }; event 5 removes { $hand } cards or none (E5)
attila-removed-turn = is { $removed }; then the game ends with turn { $turn } (E5)
attila-removed-cards = are { $count }, but only { $removed } were removed
attila-hands-shown = is { $shown } in this game; the options decide it
attila-deck-size = { $count } cards and { $removed } removed ones; there are { $total } (5.0)
attila-coast = { $area } is not on the coast (6.33)
attila-given-up = and the Turkish Special Action cards left are more than { $most } (9.11)
attila-airfield = matters with the option hellenic_air_force only (9.4)
attila-transit = { $unit }: only Turkish regular ground units go there (6.12)
attila-no-unit = { $value } is not a unit; the units are { $units }
attila-unit-out = { $name } is not in this game; the option data may bring it
attila-unit-air = { $name } is in the game with the option hellenic_air_force only (9.4)
attila-nobody-plays = nobody plays cards in the phase { $phase }
attila-no-card = { $value } is not a card; cards are like g2-4, w3-3 and event
attila-card-often = { $count } cards { $card } in all; the game has { $most } (5.0)
attila-no-area = is not an area; the areas are { $areas }
attila-two-places = { $name } is in two places
attila-other-side = { $name } is not a unit of that side
attila-nowhere = is nowhere, so it is not hit
attila-not-disrupted = { $name } is not where a unit could be disrupted
attila-not-engaged = { $name } is not where a unit could be engaged
attila-card-side = { $card } is not a card of that side (5.0)
attila-pending = is missing: units have fought with the card that is being played

## What the rulebooks settle, so that a data file cannot change it

fixed = cannot be changed: { $why }
fixed-greek-remote = a Foreign Area is never Remote (2.6)
fixed-greek-infiltration = 10.2 does not let them move
fixed-greek-area = 16.3 asks for one unit in each Region
fixed-greek-pool = they are the other face of units.{ $shared }
fixed-attila-fighters = 9.4 has two
fixed-attila-map = which areas there are is not open to a data file
fixed-attila-sovereign-bases = 6.11 closes both to every unit
fixed-attila-system = these numbers are in the rulebook (1.1, 5.0 to 9.3)
fixed-attila-events = the Random Events Chart is in the rulebook
fixed-attila-victory = how to win is in the rulebook (8.0)
fixed-attila-options = options are given beside the data, not among them
fixed-attila-areas-name = positions and records go by the areas as they are
fixed-attila-areas-airport = 9.4 has Nicosia Airport in Strovolos
fixed-attila-units-name = 3.0 names the units
fixed-attila-units-alias = 2.2 names the units
fixed-attila-units-side = 3.0 says whose units they are
fixed-attila-units-setup = 3.0 says where units begin
fixed-attila-fighters-type = 2.2 has one type of air unit
fixed-attila-fighters-mech = only ground units exploit (6.24)
fixed-attila-types-ground = 2.2 lists the types
fixed-attila-types-air = 2.2 lists the types
fixed-attila-deck-colours = 3.0 says whose cards they are
fixed-attila-deck-per-colour = seven draws of six are 42 cards (1.1, 5.0), two of them Random Events
fixed-attila-deck-random-events = seven draws of six are 42 cards (1.1, 5.0), 20 of each colour
fixed-greek-crt = both tables are in the rulebook (12.2)
fixed-greek-setup = the set-up is in the rulebook (4.0)
fixed-greek-tracks = the Political Index ends at 99 (7.2), the game at the latest with turn 30 (5.0)
fixed-greek-victory = how to win is in the rulebook (5.0, 6.0)
fixed-greek-options = options are given beside the data, not among them
fixed-greek-units-side = 2.11 says whose units they are
fixed-greek-units-size = 10.6 says what divisions and brigades are
fixed-greek-units-unconventional = 16.1 says which units are unconventional
fixed-greek-units-static = 10.2 says which units do not move
fixed-greek-units-attrition = 15.0 says which units suffer attrition
fixed-greek-units-setup = 4.0 says how many units there are at the start
fixed-greek-units-flip = 10.7 says which units change their mode
fixed-greek-markers-terror = 16.4 has one for each Region
fixed-greek-markers-resettled = 16.5 has one for each Rural Region
fixed-greek-charts-level = 9.1 says at which Level units are built
fixed-greek-airstrike-place = Airstrikes go to a box of their own (2.8)
fixed-greek-tight-divisions = 16.3 asks for one division
fixed-greek-tight-or-brigades = 16.3 asks for three brigades instead of a division
fixed-greek-tight-penalty = 16.3 has one die for it
