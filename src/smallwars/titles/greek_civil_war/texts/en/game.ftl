# Greek Civil War, 1947-49

## Names

faction-government = Government
faction-dse = DSE

word-athens = Athens
word-thessalonika = Thessalonika
word-evros = Evros
word-rodopi = Rodopi
word-drama = Drama
word-serres = Serres
word-pella = Pella
word-imathia = Imathia
word-florina = Florina
word-kastoria = Kastoria
word-kozani = Kozani
word-ioannina = Ioannina
word-arta = Arta
word-trikala = Trikala
word-larissa = Larissa
word-magnesia = Magnesia
word-evritania = Evritania
word-aitolia = Aitolia
word-fokida = Fokida
word-viotia = Viotia
word-evia = Evia
word-korinthia = Korinthia
word-ahaia = Ahaia
word-arkadia = Arkadia
word-messinia = Messinia
word-lakonia = Lakonia
word-albania = Albania
word-yugoslavia = Yugoslavia
word-bulgaria = Bulgaria

word-division = division
word-brigade = brigade
word-mountain = mountain unit
word-lok = LOK unit
word-lok-unconv = Unconventional LOK unit
word-police = police
word-front = Front
word-cadre = Cadre
word-guerrilla = Guerrilla Band
word-partisan = Partisan Brigade
word-airstrike = Airstrike

unit-division = Level { $level } division
unit-brigade = Level { $level } brigade
unit-mountain = Level { $level } mountain unit
unit-lok = Level { $level } LOK
unit-lok-unconv = { $level ->
    [0] Unconventional LOK
   *[other] Level { $level } Unconventional LOK
}
unit-police = Level { $level } police
unit-front = { $level ->
    [0] Front
   *[other] Level { $level } Front
}
unit-cadre = Level { $level } Cadre
unit-guerrilla = Level { $level } Guerrilla Band
unit-partisan = Level { $level } Partisan Brigade

# Units as answers, in the Open and in squares: every Level, for a data file may bring some that the game has not.
word-division0 = Level 0 division
word-division1 = Level 1 division
word-division2 = Level 2 division
word-division3 = Level 3 division
word-division4 = Level 4 division
word-brigade0 = Level 0 brigade
word-brigade1 = Level 1 brigade
word-brigade2 = Level 2 brigade
word-brigade3 = Level 3 brigade
word-brigade4 = Level 4 brigade
word-mountain0 = Level 0 mountain unit
word-mountain1 = Level 1 mountain unit
word-mountain2 = Level 2 mountain unit
word-mountain3 = Level 3 mountain unit
word-mountain4 = Level 4 mountain unit
word-lok0 = Level 0 LOK
word-lok1 = Level 1 LOK
word-lok2 = Level 2 LOK
word-lok3 = Level 3 LOK
word-lok4 = Level 4 LOK
word-lok-unconv0 = Unconventional LOK
word-lok-unconv1 = Level 1 Unconventional LOK
word-lok-unconv2 = Level 2 Unconventional LOK
word-lok-unconv3 = Level 3 Unconventional LOK
word-lok-unconv4 = Level 4 Unconventional LOK
word-police0 = Level 0 police
word-police1 = Level 1 police
word-police2 = Level 2 police
word-police3 = Level 3 police
word-police4 = Level 4 police
word-front0 = Front
word-front1 = Level 1 Front
word-front2 = Level 2 Front
word-front3 = Level 3 Front
word-front4 = Level 4 Front
word-cadre0 = Level 0 Cadre
word-cadre1 = Level 1 Cadre
word-cadre2 = Level 2 Cadre
word-cadre3 = Level 3 Cadre
word-cadre4 = Level 4 Cadre
word-guerrilla0 = Level 0 Guerrilla Band
word-guerrilla1 = Level 1 Guerrilla Band
word-guerrilla2 = Level 2 Guerrilla Band
word-guerrilla3 = Level 3 Guerrilla Band
word-guerrilla4 = Level 4 Guerrilla Band
word-partisan0 = Level 0 Partisan Brigade
word-partisan1 = Level 1 Partisan Brigade
word-partisan2 = Level 2 Partisan Brigade
word-partisan3 = Level 3 Partisan Brigade
word-partisan4 = Level 4 Partisan Brigade

word-square-division0 = Level 0 division in a square
word-square-division1 = Level 1 division in a square
word-square-division2 = Level 2 division in a square
word-square-division3 = Level 3 division in a square
word-square-division4 = Level 4 division in a square
word-square-brigade0 = Level 0 brigade in a square
word-square-brigade1 = Level 1 brigade in a square
word-square-brigade2 = Level 2 brigade in a square
word-square-brigade3 = Level 3 brigade in a square
word-square-brigade4 = Level 4 brigade in a square
word-square-mountain0 = Level 0 mountain unit in a square
word-square-mountain1 = Level 1 mountain unit in a square
word-square-mountain2 = Level 2 mountain unit in a square
word-square-mountain3 = Level 3 mountain unit in a square
word-square-mountain4 = Level 4 mountain unit in a square
word-square-lok0 = Level 0 LOK in a square
word-square-lok1 = Level 1 LOK in a square
word-square-lok2 = Level 2 LOK in a square
word-square-lok3 = Level 3 LOK in a square
word-square-lok4 = Level 4 LOK in a square
word-square-lok-unconv0 = Unconventional LOK in a square
word-square-lok-unconv1 = Level 1 Unconventional LOK in a square
word-square-lok-unconv2 = Level 2 Unconventional LOK in a square
word-square-lok-unconv3 = Level 3 Unconventional LOK in a square
word-square-lok-unconv4 = Level 4 Unconventional LOK in a square
word-square-police0 = Level 0 police in a square
word-square-police1 = Level 1 police in a square
word-square-police2 = Level 2 police in a square
word-square-police3 = Level 3 police in a square
word-square-police4 = Level 4 police in a square
word-square-front0 = Front in a square
word-square-front1 = Level 1 Front in a square
word-square-front2 = Level 2 Front in a square
word-square-front3 = Level 3 Front in a square
word-square-front4 = Level 4 Front in a square
word-square-cadre0 = Level 0 Cadre in a square
word-square-cadre1 = Level 1 Cadre in a square
word-square-cadre2 = Level 2 Cadre in a square
word-square-cadre3 = Level 3 Cadre in a square
word-square-cadre4 = Level 4 Cadre in a square
word-square-guerrilla0 = Level 0 Guerrilla Band in a square
word-square-guerrilla1 = Level 1 Guerrilla Band in a square
word-square-guerrilla2 = Level 2 Guerrilla Band in a square
word-square-guerrilla3 = Level 3 Guerrilla Band in a square
word-square-guerrilla4 = Level 4 Guerrilla Band in a square
word-square-partisan0 = Level 0 Partisan Brigade in a square
word-square-partisan1 = Level 1 Partisan Brigade in a square
word-square-partisan2 = Level 2 Partisan Brigade in a square
word-square-partisan3 = Level 3 Partisan Brigade in a square
word-square-partisan4 = Level 4 Partisan Brigade in a square

word-open = the Open
word-square = a square
word-again = start again with the first Region
word-back = back
word-all = all that may join in
word-add = add the points to my own index
word-subtract = take the points off the enemy's index
word-add-all = add the points, here and in all Regions to come
word-subtract-all = take the points off, here and in all Regions to come
word-government = Government
word-dse = DSE
word-upgrade = upgrade a unit
word-demobilize = demobilize a unit
word-break-down = break down a division
word-combine = combine three brigades
word-switch = change the mode of a LOK unit
word-use = use an Airstrike
word-decline = decline
word-pay = pay
word-end = end the game
word-go-on = play on

word-mobilization = Mobilization
word-movement = Movement
word-conflict = Conflict
word-tight = Tight Defense
word-area = Area Defense
word-aggressive = Aggressive
word-stalinist = Stalinist
word-titoist = Titoist

# What a die is rolled for; ask-die-16-3 knows the first and the third by these names.
word-doctrine = doctrine
word-limit = limit
word-duration = duration
word-stalin-score = the Stalin Score
word-line = the line of the Party
word-purge = the Political Points that it loses

column-0 = below 1:1
column-1 = 1:1
column-2 = 2:1
column-3 = 3:1
column-4 = 4:1

code-0 = Military Disaster, half of the attackers are eliminated and the others retreat
code-1 = Effective Action, half of the defenders are eliminated and the others retreat
code-2 = Very Effective Action, all defenders are eliminated
code-3 = Overkill, all defenders are eliminated
code-4 = all attackers lose 2 Levels
code-5 = all attackers lose 1 Level
code-6 = half of the attackers lose 2 Levels
code-7 = half of the attackers lose 1 Level
code-8 = half of the attackers rise 1 Level
code-9 = half of the attackers rise 2 Levels
code-10 = all attackers rise 1 Level
code-11 = all attackers rise 2 Levels
code-12 = all defenders lose 2 Levels
code-13 = all defenders lose 1 Level
code-14 = half of the defenders lose 2 Levels
code-15 = half of the defenders lose 1 Level
code-16 = half of the defenders rise 1 Level
code-17 = half of the defenders rise 2 Levels
code-18 = all defenders rise 1 Level
code-19 = all defenders rise 2 Levels

## The log

log-turn = Turn { $turn }
log-doctrine = Doctrine: { $doctrine }, up to { $limit } PP in a Mobilization Phase, { $duration ->
    [one] for this turn only
   *[other] for { $duration } turns
}.
log-phase = { $faction }: { $phase }.
log-control-check = Control Check.
log-attrition = Attrition.
log-victory-check = Victory Check.

log-set-up = { $unit } set up in { $place } of { $region }.
log-first = The { $faction } is First Player.

log-resettle = The people of { $region } are resettled: +{ $points } PP for the DSE, −{ $points } PP for the Government.
log-aid-begins = American Aid begins.
log-aid = American Aid: +{ $points } PP for the Government, which it may spend beyond its limit.
log-build = { $unit } built in { $place } of { $region } for { $cost } PP.
log-buy-airstrike = Airstrike bought for { $cost } PP.
log-upgrade = Upgrade in { $region } for { $cost } PP: { $unit } now.
log-demobilize = { $unit } demobilized from { $place } of { $region }.

log-break-down = { $unit } in { $region } broken down into three brigades.
log-combine = Three brigades in { $region } combined: { $unit } in { $place }.
log-switch = A LOK unit in { $region } changes its mode: { $unit } now.
log-move = { $unit } from { $origin } to { $place } of { $destination }.
log-move-from-square = { $unit } from a square of { $origin } to { $place } of { $destination }.

log-attack = The { $faction } attacks in { $region }: { $target }.
log-odds = { $attack } against { $defence }: { $column }.
log-airstrike = Airstrike in { $region }: { $column } now.
log-pay = The { $faction } pays { $points } PP to change the die.
log-rolled = Rolled { $die }.
log-result = Result: { $code }.
log-modified = The die is changed to { $die }.
log-no-effect = No unit that this concerns can rise.
log-reduce = { $unit } in { $region } reduced: { $after } now.
log-raise = { $unit } in { $region } rises: { $after } now.
log-eliminate = { $unit } in { $region } eliminated.
log-retreat = { $unit } retreats from { $origin } to { $place } of { $destination }.
log-occupy = { $unit } occupies the square in { $region }.
log-terror = Terror marker placed in { $region }.
log-terror-removed = Terror marker removed from { $region }.

log-controls = The { $faction } controls { $region }.
log-disputed = Control of { $region } is disputed.
log-gain = { $region }: the { $faction } adds { $points } PP to its index.
log-take = { $region }: the { $faction } takes { $points } PP off the enemy's index.
log-index = Political Index of the { $faction } { $before } → { $after }.
log-index-full = Political Index of the { $faction } stays at { $points }: it is the highest.
log-terror-penalty = Regions with Terror cost the Government { $points } PP.
log-resettled-penalty = Resettled Regions cost the Government { $points } PP.
log-garrison = Tight Defense, no garrison in { $region }: the Government loses { $points } PP.
log-area-penalty = Area Defense, Regions without a unit of its own: the Government loses { $points } PP.
log-dse-penalty = No conventional unit of the DSE in Greece: it loses { $points } PP.
log-stalin-score = Stalin Score: +{ $points }, { $score } now.
log-line = The Party takes the { $line } line.
log-closed = { $region } closes its borders.
log-purge = Its choice costs the DSE { $points } PP.

log-agree = The { $faction } would { $answer }.
log-victory = Victory for the { $faction }.
log-tie = A draw.

## Results

result-government_collapsed = the Government has collapsed, its Political Index is at 0 or below (6.1)
result-dse_collapsed = the DSE has collapsed, its Political Index is at 0 or below (6.1)
result-victory_check = the Political Indices were compared at the end of the turn (5.0, 6.2)

## Questions

# A number that ends the question: units still to come, points or a price.

ask-die = Roll a die
ask-die-11-5 = Fight in { $about }: roll a die
ask-die-14-6 = No conventional unit of the DSE in Greece: roll a die for the Political Points that it loses
ask-die-16-3 = { $about-key ->
    [doctrine] Politics Table: roll a die for the doctrine of the Government
    [duration] Politics Table: roll a die for the duration of the doctrine
   *[other] Tight Defense, no garrison in { $about }: roll a die for the Political Points that the Government loses
}
ask-die-16-5 = Resettlement of { $about }: roll a die for the Political Points
ask-die-17-1 = The DSE between Tito and Stalin: roll a die for { $about }
ask-die-17-3 = Politics Table: roll a die for the { $about } of the Government

ask-setup-division = Set-up: a division in the Open of which Region? { $left ->
    [0] (the last one)
   *[other] ({ $left } more after it)
 }
ask-setup-mountain = Set-up: a mountain unit in the Open of which Region? { $left ->
    [0] (the last one)
   *[other] ({ $left } more after it)
 }
ask-setup-police = Set-up: police in a square of which Region? { $left ->
    [0] (the last one)
   *[other] ({ $left } more after it)
 }
ask-setup-front = Set-up: a Front in which Region? { $left ->
    [0] (the last one)
   *[other] ({ $left } more after it)
 }
ask-setup-cadre = Set-up: a Cadre in which Region? { $left ->
    [0] (the last one)
   *[other] ({ $left } more after it)
 }
ask-setup-guerrilla = Set-up: a Guerrilla Band in which Region? { $left ->
    [0] (the last one)
   *[other] ({ $left } more after it)
 }
ask-setup-place = Set-up in { $about }: in the Open or in a square?
ask-first = Initiative: who is First Player in this turn?

ask-resettle = Resettle the people of which Region?
ask-mobilize = Mobilization: what will you do?
ask-demobilize = Demobilize a unit in which Region?
ask-demobilize-unit = Demobilize which unit in { $about }?
ask-upgrade = Upgrade a unit in which Region?
ask-upgrade-unit = Upgrade which unit in { $about }?
ask-build = New { $about }: in which Region?
ask-build-place = New unit in { $about }: in the Open or in a square?

ask-regroup = Movement: regroup units, or move?
ask-break-down = Break down a division in which Region?
ask-break-down-unit = Break down which division in { $about }?
ask-break-down-squares = How many of the three brigades in { $about } go into squares?
ask-combine = Combine three brigades in which Region?
ask-combine-unit = Combine brigades of which Level in { $about }?
ask-combine-squares = How many of the three brigades in { $about } come out of squares?
ask-combine-place = New division in { $about }: in the Open or in a square?
ask-switch = A LOK unit changes its mode in which Region?
ask-switch-unit = Which LOK unit in { $about } changes its mode?
ask-move = Movement: move a unit from which Region?
ask-move-unit = Move which unit from { $about }?
ask-move-to = Move { $about } to which Region?
ask-move-place = Move to { $about }: into the Open or into a square?

ask-attack = Conflict: attack in which Region?
ask-attack-target = Attack in { $about }: which target?
ask-attack-unit = Attack in { $about }: with which units?
ask-airstrike = Fight in { $about }: use an Airstrike?
ask-pay = Fight in { $about }: pay { $left } PP to change the die by 1?
ask-reduce-unit = Fight in { $about }: which unit is reduced? { $left ->
    [0] (the last one)
   *[other] ({ $left } more after it)
 }
ask-raise-unit = Fight in { $about }: which unit may rise? { $left ->
    [0] (the last one)
   *[other] ({ $left } more after it)
 }
ask-eliminate-unit = Fight in { $about }: which unit is eliminated? { $left ->
    [0] (the last one)
   *[other] ({ $left } more after it)
 }
ask-retreat-unit = Fight in { $about }: which unit retreats next?
ask-retreat = { $about } retreats: to which Region?
ask-retreat-place = Retreat to { $about }: into the Open or into a square?
ask-occupy = Fight in { $about }: which unit occupies the square?

ask-control = Control of { $about }: { $left } PP: add to your index, or take off the enemy's?
ask-attrition-unit = Attrition in { $about }: which unit loses a Level? { $left ->
    [0] (the last one)
   *[other] ({ $left } more after it)
 }
ask-agree = Shorter Game: end it now, by the Political Indices?

## Answers in words of their own

answer-resettle-done = no further Resettlement
answer-mobilize-division = build a division
answer-mobilize-brigade = build a brigade
answer-mobilize-mountain = build a mountain unit
answer-mobilize-lok = build a LOK unit
answer-mobilize-police = build police
answer-mobilize-front = build a Front
answer-mobilize-cadre = build a Cadre
answer-mobilize-guerrilla = build a Guerrilla Band
answer-mobilize-partisan = build a Partisan Brigade
answer-mobilize-airstrike = buy an Airstrike
answer-mobilize-again = start again with the upgrades
answer-mobilize-done = end Mobilization
answer-regroup-done = on to the moves
answer-break-down-squares = { $count ->
    [0] none, all three into the Open
    [one] 1 into a square
   *[other] { $count } into squares
}
answer-combine-squares = { $count ->
    [0] none, all three from the Open
    [one] 1 out of a square
   *[other] { $count } out of squares
}
answer-move-done = no more moves
answer-attack-done = no more attacks
answer-attack-target-done = no more attacks in this Region
answer-attack-unit-done = fight with these
answer-airstrike-decline = no Airstrike
answer-pay-decline = do not pay
answer-raise-unit-all = all of them
answer-raise-unit-done = no rises, or no more
answer-occupy-decline = leave the square empty

## What questions and answers tell of the board

tell-left = { $text } ({ $points } PP left)
tell-price = { $text }, { $points } PP
tell-from = { $text } (from { $region })
tell-becomes = { $text } ({ $before } becomes { $after })
tell-stays = { $text } ({ $column } stays { $column })
tell-mover = { $text }: { $unit }
tell-mover-from-square = { $text }: { $unit }, from a square
tell-into-square = { $text } (into a square here)
tell-into-open = { $text } (into the Open)
tell-defence = { $text }: defence { $strength }
tell-rating = { $text }, Conflict Rating { $rating }
tell-instead = { $text } instead ({ $count } to come)
tell-first = { $text } first ({ $points } PP)
tell-fight = { $text }: { $attack } against { $defence }, { $column }

## Refusals

refusal-no-retreat = it has nowhere to retreat to
refusal-nothing-before = nothing before this could be done now
refusal-out-of-order = this is asked in a fixed order, and that is past; take back (u) to go there
refusal-out-of-order-again = this is asked in a fixed order, and that is past; “again” goes back to its start
refusal-unit-may-be-needed = this is asked in a fixed order, and too few would be left after it
refusal-not-in-greece = not in Greece
refusal-has-army-unit = a division or the mountain unit is there, and Area Defense spreads them
refusal-no-empty-square = no square there is empty
refusal-nothing-there = there is no unit for that

refusal-not-rural = not a Rural Region
refusal-already-remote = Remote already
refusal-no-conventional-unit = no conventional unit of the Government there
refusal-cannot-afford = it would leave a Political Index of 0 or below
refusal-beyond-limit = more than the Government may still spend in this phase
refusal-no-counter = no counter for it is free
refusal-chart-forbids = the Mobilization Chart does not allow it
refusal-no-unit-in-place = no unit that the chart asks for has been there since before this phase
refusal-enemy-controls = under enemy control
refusal-not-controlled = not under your control
refusal-terror-there = Terror there
refusal-closed-border = its borders are closed
refusal-needs-level-2-guerrilla = no Level 2 Guerrilla Band has been there since before this phase
refusal-highest-level = no higher Level can be bought for it
refusal-built-this-phase = built in this phase
refusal-already-upgraded = upgraded in this phase already
refusal-box-full = the box holds no more Airstrikes

refusal-no-division = no division that could be broken down
refusal-no-three-brigades = no three brigades of one Level that could combine
refusal-not-enough-counters = too few counters are free for the exchange
refusal-regrouped-this-phase = regrouped in this phase already
refusal-no-lok = no LOK unit that could change its mode
refusal-has-moved = what could move there has moved in this phase
refusal-static-unit = Guerrilla Bands never move
refusal-too-far = beyond its reach
refusal-foreign-area = a Foreign Area, which Government units never enter

refusal-no-enemy = no enemy units there
refusal-no-attackers = no unit there that may still attack
refusal-region-left = the fights of this phase are over there
refusal-squares-came-first = a square of the Region was attacked already, and fights in the Open come first
refusal-open-is-held = enemies hold the Open, and no unit there can attack past them
refusal-has-attacked = has attacked in this phase
refusal-not-in-a-square = neither in a square nor unconventional, and enemies hold the Open
refusal-none-chosen = no attacker is chosen yet
refusal-cannot-rise = cannot rise any higher
refusal-not-subject = not subject to Attrition there
refusal-not-in-the-fight = not among the units that this concerns
refusal-already-picked = picked already, all there are of them
refusal-enemy-in-open = enemies are in the Open there

## The board

draw-government = Government
draw-dse = DSE
draw-turn = Game Turn
draw-end-turn = agreed end: turn
draw-first = First Player
draw-political-index = Political Index
draw-doctrine = Government Doctrine
draw-doctrine-tight = Tight Defense
draw-doctrine-area = Area Defense
draw-doctrine-aggressive = Aggressive
draw-limit = Mobilization limit
draw-duration = Turns left
draw-airstrikes = Airstrikes Available
draw-american-aid = American Aid
draw-aid-given = in force
draw-stalin-score = Stalin Score
draw-none = none
draw-division = Division
draw-brigade = Brigade
draw-mountain = Mountain
draw-lok = LOK
draw-lok-unconv = LOK, unconventional
draw-police = Police
draw-partisan = Partisan brigade
draw-guerrilla = Guerrilla band
draw-cadre = Cadre
draw-front = Front
draw-level = level
draw-open = Open
draw-square = Infrastructure
draw-urban = Urban
draw-urban-mark = U
draw-rural = Rural
draw-rural-mark = R
draw-foreign = Foreign
draw-foreign-mark = F
draw-pp = PP DSE/Government
draw-printed = printed
draw-control-government = Government control
draw-control-dse = DSE control
draw-terror = Terror
draw-resettled = Resettled
draw-closed = Closed
draw-legend-counter = The number on a counter is its level; a white band marks an unconventional unit.

# The options of a game

option-end-turn = Agreed end
option-end-turn-is-0 = none: until a side collapses (6.1)
option-end-turn-is-5 = Victory Check after turn 5
option-end-turn-is-10 = Victory Check after turn 10
option-end-turn-is-15 = Victory Check after turn 15
option-end-turn-is-20 = Victory Check after turn 20
option-end-turn-is-25 = Victory Check after turn 25
option-end-turn-is-30 = Victory Check after turn 30
option-end-turn-about = 0: no agreed end; the game goes on until a side collapses (6.1), as the rulebook has it. Any other is its optional Victory Check (5.0): at the end of that game turn, every fifth from 5 to 30, the higher Political Index wins. Unless told otherwise, turn 15.
option-political-index-government = Political Index of the Government
option-political-index-government-about = The Government's Political Index at the start.
option-political-index-dse = Political Index of the DSE
option-political-index-dse-about = The Political Index of the DSE at the start.
option-tito = Tito Breaks with Stalin
option-tito-about = Tito Breaks with Stalin (17.1): at some point the DSE has to side with one of them and loses Yugoslavia, or Albania and Bulgaria.
option-american-aid-inclusive = American Aid by 17.2
option-american-aid-inclusive-about = American Aid by 17.2: looked at when a Mobilization Phase begins, at a Government index of 30 or less or a DSE index of 70 or more; if off, at any moment below 30 or above 70 (9.6).
option-start-1944 = 1944 Start
option-start-1944-about = 1944 Start (17.3): units other than Fronts are built only beside a Guerrilla Band of Level 2, and the Government's limit is rolled for.
option-remote-variant = Six Remote mountain Regions
option-remote-variant-about = Six mountain Regions are Remote from the start, so that Area Defense does not ask for a unit there and they cannot be resettled; their Political Points stay as they are.
option-american-aid-by-phase = American Aid looked at by phases
option-american-aid-by-phase-about = Whether aid begins is looked at only when a Mobilization Phase begins, with the bounds of 9.6; if off, at whatever moment.
option-rises-compulsory = Rises are compulsory
option-rises-compulsory-about = As many units rise as the result says; if off, their owner may let them be.
option-plus2-two-steps = +2 raises by two Levels
option-plus2-two-steps-about = A result of +2 raises a unit by two Levels, one after the other; if off, by one.
option-shorter-game = A Shorter Game
option-shorter-game-about = A Shorter Game (6.2): at the end of every fifth game turn before the agreed one, or of every fifth at all where there is none, both players are asked whether to end the game there by the Political Indices.
option-retreat-by-points = Retreats by movement points
option-retreat-by-points-about = Infiltrating units that retreat pay a movement point to leave and to enter a square (12.4) and are barred only from Open areas with enemies; if off, Regions alone are counted, and they may not end in a Region where enemies are in the Open.
option-brigades-into-squares = Brigades straight into squares
option-brigades-into-squares-about = The brigades of a division that is broken down (10.6) may be placed in empty squares of the Region at once; if off, they stand in the Open, and one keeps the square of the division.
option-start-1944-free-bands = 1944 Start: free bands
option-start-1944-free-bands-about = In the 1944 Start (17.3) Guerrilla Bands, which never move, are built without a band of Level 2, like Fronts; if off, only Fronts are.
option-start-1944-limit-by-sum = 1944 Start: limit by the sum
option-start-1944-limit-by-sum-about = In the 1944 Start (17.3) the limit is the sum of the two dice itself; if off, the dice are read on the Politics Table: 10, 15 or 20.

## The map

title-name = Greek Civil War
draw-title = The Greek Civil War, 1947-1949
draw-caption-aegean-sea = AEGEAN SEA
draw-caption-ionian-sea = IONIAN SEA
draw-caption-sea-of-crete = Sea of Crete
draw-caption-gulf-of-corinth = Gulf of Corinth
draw-caption-turkey = TURKEY
