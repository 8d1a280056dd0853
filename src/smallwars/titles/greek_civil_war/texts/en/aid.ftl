# Player aid of Greek Civil War.

name = Greek Civil War

## Mobilization

mobilization = Mobilization Phase (9.0): turns 3, 5, 7 …
chart = Mobilization Chart
chart-lines =
    Ratings: Conflict Rating – Level – Movement Rating; ° the unit infiltrates. Build and upgrade in Political Points (PP). Both charts are reconstructed.
head-ratings = Ratings by Level
head-build = Build
head-upgrade = Upgrade
head-where = Where
or = {"; "}
or-unit = {" or "}
where = { $place }; { $more }
in-urban = { $urban }
in-rural = a Region of Greece other than { $urban }
in-greek = a Region of Greece
in-foreign = an open Foreign Area
with-unit = { $place }, with { $units } in place
any-unit = a { $faction } unit
control-own = { $place } under own control
control-not-enemy = { $place }, not under enemy control
where-front = no Terror there (16.4)
where-airstrike = the box of Airstrikes Available, { $airstrikes } at most (2.8)
where-lok = comes in conventional mode

entry-resettle = Resettlement
resettle-purpose = Make a Region Remote.
resettle-place = Rural Regions with a conventional Government unit, not Remote yet; at the very start of the phase.
resettle-how =
    R marker for good, and Terror. Roll a die: the DSE gains that many PP, the Government loses as many.
    From now on it is worth 1/1, and costs the Government 1 PP at each Control Check.
entry-aid = American Aid
aid-purpose = More PP for the Government.
aid-place = As soon as the Government is below { $aid_below } or the DSE above { $aid_above } (option 17.2: as either side's phase begins, at these values too); then for good.
aid-how = +{ $aid } PP in each own Mobilization Phase, which may be spent beyond the limit.
entry-build = Build units
build-purpose = Place new units.
build-place = The Open area or an empty square of a Region that the chart allows; enemies do not hinder.
build-how =
    Pay; the unit comes at Level 1, a Front at Level 0. A unit that the chart asks for must have been there since before the phase.
    Counters are a limit (9.4). Nobody may spend down to 0 or less (7.3).
    Start of 1944 (option 17.3): units other than Fronts only where a Guerrilla Band of Level 2 has been since before the phase, and none abroad.
build-how-government =
    Pay, within the limit of the doctrine; the unit comes at Level 1. A unit that the chart asks for must have been there since before the phase.
    Counters are a limit (9.4). Nobody may spend down to 0 or less (7.3).
entry-upgrade = Upgrade units
upgrade-purpose = Raise Levels.
upgrade-place = Any own units that were not built in this phase.
upgrade-how = 1 Level for the price of the chart, once a phase, if the type has that Level and a counter is free.
entry-demobilize = Demobilize
demobilize-purpose = Free counters and squares.
demobilize-place = Any own units that were not built in this phase.
demobilize-how = Take them off the map; nothing is paid back. Their counters may be used at once.
entry-break = Tito breaks with Stalin (option)
break-purpose = Side with Stalin or with Tito, as a die decides.
break-place = The Stalin Score, as each own phase begins.
break-how =
    Add 2 dice. At { $break } or more roll a die, once in the game:
    1 to 4, with Stalin: Yugoslavia closes, lose 2 dice of PP. 5 or 6, with Tito: Albania and Bulgaria close, lose 4 dice. Units there are eliminated.

## Movement

movement = Movement Phase (10.0)
entry-break-down = Break down a division
break-down-purpose = One division into { $brigades } brigades.
break-down-place = A division; before the first move of the phase.
break-down-how = { $brigades } brigades of the same Level in the same Region; one keeps its square, the others go to the Open. Free; all counters must be there.
entry-combine = Combine brigades
combine-purpose = { $brigades } brigades into one division.
combine-place = { $brigades } brigades of one Level in one Region; before the first move.
combine-how = A division of that Level, in the Open or in a square that one of them held. Free.
entry-switch = Change the mode of a LOK unit
switch-purpose = Conventional (Level 1) or unconventional (Level 0).
switch-place = A LOK unit; before the first move, once a phase.
switch-how = Turn it over where it stands. Free.
entry-move = Move
move-purpose = Move units.
move-place = Any own units, up to their Movement Rating.
move-how =
    1 point for each step to an adjacent Region, Open to Open; 1 point into an empty square, 1 out of a square.
    Entering an Open area with enemies ends the move, unless the unit infiltrates (°). Enemies in squares stop nobody.
move-how-government =
    1 point for each step to an adjacent Region, Open to Open; 1 point into an empty square, 1 out of a square.
    Entering an Open area with enemies ends the move, unless the unit infiltrates (°). Enemies in squares stop nobody. Foreign Areas are closed to the Government.
move-how-dse =
    1 point for each step to an adjacent Region, Open to Open; 1 point into an empty square, 1 out of a square.
    Entering an Open area with enemies ends the move, unless the unit infiltrates (°). Enemies in squares stop nobody. Open Foreign Areas may be entered. Guerrilla Bands never move.

## Conflict

conflict = Conflict Phase (11.0)
entry-attack = Attack in the Open
attack-purpose = Drive enemies out of the Open area.
attack-place = A Region with own and enemy units; finish one Region before the next, the Open first.
attack-how =
    Any own units there, in the Open and in squares, against __all__ enemies in the Open. Each unit attacks once a phase.
    Odds: Conflict Ratings attacker : defender, fraction dropped; better than 4:1 is 4:1. Roll on the Open table.
entry-square = Attack a square
square-purpose = Take a square.
square-place = One enemy unit in a square; with enemies in the Open only by units in squares and by unconventional units (16.1).
square-how =
    Odds as above; roll on the Infrastructure table. No Airstrike.
    If the unit is eliminated, one attacker may occupy the square at once, free (11.5).
entry-airstrike = Airstrike
airstrike-purpose = Shift the odds.
airstrike-place = A fight in the Open, own or enemy attack; 1 at most.
airstrike-how = After the odds, before the die: 1 column right in attack, 1 left in defence. It is spent. In Athens or Thessalonika it leaves Terror (16.2).
entry-pay = Change the die
pay-purpose = Use unconventional units.
pay-place = An attack on a square, with an own unconventional unit in the fight.
pay-how = Before the roll, the attacker first: +1 for the attacker, −1 for the defender, for the PP of the table. Each side once; the die stays within 1 to 6.
entry-results = Results
results-purpose = Losses, rises, retreats.
results-place = Only units in the fight; half is rounded up, and the owner picks.
results-how =
    Reduced below its lowest Level a unit is eliminated. A rise stops at the highest Level; unconventional units never rise.
    Retreat: to an adjacent Region with no enemy in the Open, or to an empty square of the same Region; units that infiltrate (°) past enemies, up to their Movement Rating. Who cannot is eliminated (12.4).

## What moves the index

government-raises = The Government's index rises
government-raises-lines =
    Control Check: the right-hand PP of a Region under its control, or the DSE loses as many (14.7)
    American Aid: __+{ $aid }__ in each own Mobilization Phase (9.6)
government-lowers = The Government's index falls
government-lowers-lines =
    Units, upgrades, Airstrikes, changed dice
    Control Check: __−1__ for each Region with Terror, __−1__ for each resettled Region (14.5)
    Control Check: what the doctrine asks for and does not find (16.3)
    Resettlement: __−1 die__ (16.5)
    Points that the DSE takes instead of gaining them (14.7)
dse-raises = The DSE's index rises
dse-raises-lines =
    Control Check: the left-hand PP of a Region under its control, or the Government loses as many (14.7)
    Foreign Areas that are open, units there or not (14.4)
    Resettlement by the Government: __+1 die__ (16.5)
dse-lowers = The DSE's index falls
dse-lowers-lines =
    Units, upgrades, changed dice
    Control Check, no conventional unit of the DSE in Greece: __−2 dice__ (14.6)
    Points that the Government takes instead of gaining them (14.7)
    The break with Tito or Stalin, an option (17.1)
doctrines = Doctrines
head-doctrine = Doctrine
head-limit = Limit PP
head-duty = In the Control Phase
duty-tight = { $posts }: each a division or { $post_brigades } brigades. For each without: −1 die.
duty-area = Each Urban and Rural Region a Government unit. For each without: −{ $area_penalty } PP; Remote ones are exempt.
duty-aggressive = Nothing.

## The turn

round = Sequence of play
turn = Game turn (5.0)
step-initiative = Initiative
step-initiative-lines =
    Government: a new doctrine and its duration if the old one has run out (16.3).
    The higher Political Index decides who is First Player; the DSE if equal (8.0).
step-player = First Player, then Second Player
step-player-lines =
    Mobilization in turns 3, 5, 7 … (9.0): the Government resettles first, then American Aid, then purchases.
    Movement (10.0): the Government regroups before its first move.
    Conflict (11.0): Region by Region, the Open before the squares.
step-control = Control Check
step-control-lines =
    Control: own units in __all__ squares of a Region (14.2). It holds until the next check.
    First Player, then Second Player: for each own Region add its PP to the own index, or take them off the enemy's. None where Terror lies.
    Government penalties: Terror, Resettlement, doctrine (14.5). Then the DSE's (14.6).
step-end = Attrition and end
step-end-lines =
    Even turns, Second Player first: in Regions under enemy control half the police (Government) or Fronts (DSE), rounded up, lose 1 Level (15.1).
    Move the turn marker. Victory Check at the end of the agreed turn.

sudden-death = Sudden death
sudden-death-lines =
    An index at { $collapse } or less: that side has lost, at once. The other side's index tells how much it won:
grades = Margin of victory
head-index = Index
grade-draw = Draw
grade-marginal = Marginal Victory
grade-decisive = Decisive Victory
grade-turning-point = Turning Point
agreed = Agreed turn
agreed-lines =
    Optional (5.0): at the end of turn { $end_turn }, or another multiple of { $every } up to { $last_turn }, the higher index wins, equal ones are a draw. Without it the game goes on until a side collapses (6.1); by consent of both it ends after any multiple of { $every } (6.2).

reminders = Remember
terror = Terror
terror-lines =
    Placed by MD and OK, Airstrikes in cities, Resettlement; 1 in a Region at most.
    −1 PP for the Government at each Control Check; no PP for its controller; no new Fronts.
    It goes only by EA or VE in an attack by the Government.
levels = Levels
levels-lines =
    A unit may fall several Levels at once, and rises 1 at a time; +2 is two such steps (3.2).
    No counter: it does not rise; it falls to the next lower Level that has one, or is eliminated.
hiding = Unconventional units
hiding-lines =
    Fronts, and LOK units in that mode: Level 0. They attack squares past enemies in the Open (16.1) and may pay to change the die (11.6).
set-up = Set-up
set-up-lines =
    Government: first the doctrine; then { $setup_division } divisions and { $setup_mountain } mountain unit in Open areas, { $setup_police } police in squares. Index { $start_government }.
    Tight Defense: a division in each of { $posts }. Area Defense: divisions and mountain unit each in a Region of its own. Aggressive: anywhere.
    DSE: { $setup_front } Fronts, { $setup_cadre } Cadres, { $setup_guerrilla } Guerrilla Bands anywhere in Greece. Index { $start_dse }. Indices never rise above { $highest }.

## Tables

crt = Conflict Resolution Tables
crt-open = Open table
crt-infrastructure = Infrastructure table
codes = Codes
codes-lines =
    A attacker, D defender; 100% all, 50% half of that side's units in the fight; ( ) change of Level.
head-code = Code
head-meaning = Meaning
head-terror = Terror
marker-place-either = place
marker-remove-government = remove, if the Government attacked
payments = Price of changing the die, PP
payments-lines =
    Attacks on squares only, with an unconventional unit; the final column counts.
head-side = Side
pays-attacker = Attacker, +1
pays-defender = Defender, −1
politics = Politics Table and counters
roll-doctrine = Doctrine
roll-duration = Duration
roll-duration-lines =
    Game turns, this one included. The Politics Table is reconstructed. With option 17.3 two more dice, read like those for the doctrine, set the limit alone.
head-two-dice = 2 dice
head-duration = Turns
counters = Counters: { $faction }
head-low = Levels to 2
head-high = Levels 3–4
head-highest = Highest Level
regions = Regions
regions-lines =
    PP: DSE/Government. Names, squares, PP and many borders are reconstructed; the About page tells which.
head-region = Region
head-squares = Squares
head-pp = PP
code-u = Urban
code-r = Rural
code-f = Foreign
