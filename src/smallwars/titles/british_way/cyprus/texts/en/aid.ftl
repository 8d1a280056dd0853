# Player aid of The British Way: Cyprus.

name = The British Way: Cyprus

## British Operations

deploy-purpose = Bring Police, move Troops.
deploy-place = Up to { $spaces } Towns or Bases with more Troops than EOKA pieces (Cells and Arms Caches).
deploy-how =
    Place 1 Available Police in each.
    Then any Troops, from anywhere, may move to __one__ space of any kind, Mountains too. A Limited Deploy does this as well. No space need be selected for it.

patrol-purpose = Move Police; put Cells in Prison.
patrol-place = Up to { $spaces }† Towns or Bases with a Cell, as destinations.
patrol-how =
    Any Police, from anywhere, may move to the destinations.
    In __one__ destination each __Police__ removes 1 Active Cell to Prison.
    Underground Cells too, within that limit: spend Intel Chits worth at least their number.
patrol-note = Patrol counts Police only. The Japanese player aid counts every cube; the rulebook (3.2.2) stands.

search-purpose = Move Troops, Activate Cells, place Curfews.
search-place = Up to { $spaces }† destinations of any kind.
search-how =
    Any Troops adjacent to a destination may move in, all at once.
    __Mountain or Base__: Activate 1 Cell per cube there.
    __Town__: place a Curfew and Activate 1 Cell per 3 cubes; __or__ discard 1 Intel Chit, place none and Activate 1 Cell per cube.

assault-purpose = Remove EOKA pieces.
assault-place = Up to { $spaces }† spaces with Troops and EOKA pieces.
assault-how =
    Remove 1 Active piece per Troop, in a Mountain 1 per 2 Troops. Arms Caches only when no Cell is left there, not even Underground.
    Underground Cells too, within that limit: spend Intel Chits worth at least their number.
    Each Arms Cache: __+1 Political Will__ and draw 1 Intel Chit.
    Cells go in turn to Available and to Prison, Available first in each space.

british-more = Intel Chits and Intelligence Lead
british-more-lines =
    † __Intelligence Lead__ (2.3.7): discard 1 Intel Chit of any value for 1 more space of a Patrol, Search or Assault, Limited or not. With Patrol: a destination, not a removal.
    A chit is __spent__ for its value, in one space, the excess lost; or __discarded__, whatever its value. Used chits go back to the bag (1.6.1).
    All { $curfews } Curfews on the map: move one from elsewhere (1.10). A Curfew goes when no cube is left with it.

## British Special Activities

restore-purpose = Clear Curfew and Sabotage.
restore-place = 1 space with Troops and Police, and no EOKA piece.
restore-how = Remove its Curfew and all its Sabotage.

diplomacy-purpose = Calm International Opinion.
diplomacy-place = The International Opinion Track.
diplomacy-how = At most 3 Towns with Sabotage or a Curfew: 1 step left. More: roll a die; above the track's value, 1 step left. Bases do not count.

interrogate-purpose = Gain Intel Chits.
interrogate-place = The Prison.
interrogate-how = Draw 1 Intel Chit per 2 Cells in Prison, rounded down.
interrogate-note = The rulebook's example of play has Interrogate with a Patrol; 4.2.3 allows Search or Assault only.

## EOKA Operations

recruit-purpose = Place Cells.
recruit-place = Up to { $spaces }† Towns or Mountains without a Curfew, with an Arms Cache there or adjacent.
recruit-how = Place 1 Cell in each; in a Mountain that holds an Arms Cache itself, up to 2.

travel-purpose = Move Cells.
travel-place = Up to { $spaces } origins with Cells; a Limited Travel has 1 origin.
travel-how =
    Cells of an origin move to any spaces of the map, each once; staying counts as a move.
    Each group from one origin to one destination: into a Base or a Curfew, and Cells of the group + cubes __more than 3__: Active. Otherwise Underground.

sabotage-purpose = Place Sabotage.
sabotage-place = Up to { $spaces }† Towns or Bases with an Underground Cell.
sabotage-how =
    Turn 1 Underground Cell Active.
    Before the roll EOKA may spend 1 Arms Cache there or adjacent for __+2__.
    Roll a die, __−1__ per Police there: above __2__, place a Sabotage marker.

ambush-purpose = Gain Arms Caches.
ambush-place = Up to { $spaces }† Towns with an Underground Cell.
ambush-how =
    Turn 1 Underground Cell Active; remove 1 Police there, if any.
    Roll a die: above the number of cubes left there, EOKA may place 1 Arms Cache there or in an adjacent Town or Mountain.

eoka-more = Arms Caches and Offensive
eoka-more-lines =
    † __Offensive__ (2.3.7): remove 1 Arms Cache, from a space without cubes, to Available for 1 more space of a Recruit, Sabotage or Ambush, Limited or not. The added space cannot count on that Cache.
    At most { $caches_in_a_space } Arms Caches in a space, none in a Base (1.4.2).
    New Cells come Underground from Available (1.4.3).

## EOKA Special Activities

smuggle-purpose = Place or move an Arms Cache.
smuggle-place = 1 Town or Mountain with a Cell; { $smuggle_condemned } at { $condemned } (Condemned); none at { $ignored } (Ignored).
smuggle-how = Place 1 Arms Cache where there is no cube; __or__ move 1 from a space with a Cell to an adjacent Town or Mountain with a Cell, cubes or not.

infiltrate-purpose = Replace Police, take an Intel Chit.
infiltrate-place = 1 space with Police, and at least as many Underground Cells as Police.
infiltrate-how = Replace 1 Police by a Cell. Then the British lose their highest Intel Chit to the bag.

propagandize-purpose = Lower Political Will, or stir International Opinion.
propagandize-place = 1 space with a Cell and Sabotage or a Curfew.
propagandize-how =
    If all Cells there are Underground, Activate 1.
    At Sabotage: __−1 Political Will__; __or__ at a Curfew: International Opinion __2 steps right__.

## What moves Political Will

raises = Political Will rises
raises-lines =
    Arms Cache removed by Assault, or by an Event that says so: __+1__ each
    Events: mostly __+1__ or __+2__
    Propaganda Round, no Arms Cache in the Mountains: __+{ $quiet_mountains }__ (6.1.3)
    Propaganda Round, every 2 Towns without Sabotage: __+1__, +{ $quiet_towns } at most (6.1.3)
lowers = Political Will falls
lowers-lines =
    Propagandize at Sabotage: __−1__
    Events and Capabilities: __−1__ at a time
    Propaganda Round, each Sabotage: __−{ $value_nicosia }__ in Nicosia and in the Bases, __−{ $value_paphos }__ in another Town, nothing in a Mountain (6.1.2)
    Propaganda Round: __−International Opinion__, { $ignored } to { $international_opinion } (6.1.1)

## The round

passing-lines =
    The __British__ draw 1 Intel Chit.
    __EOKA__ may Ambush in 1 space, as a Limited Operation.
    The box taken still counts for Eligibility; a pass in the Event box keeps the other from the Event.

phase-1-lines =
    6.1.1 | International pressure | Minus International Opinion.
    6.1.2 | Disorder | Minus { $value_nicosia } for each Sabotage in Nicosia or a Base, { $value_paphos } in any other Town.
    6.1.3 | Order | Plus { $quiet_mountains } if no Mountain has an Arms Cache; plus 1 for every 2 Towns without Sabotage.
    6.1 | Sum | Move Political Will once, by the net sum, within 0 to { $political_will }.
    6.1.4 | Victory | At 0 EOKA wins.
    6.1.5 | Game end | Last Propaganda card: otherwise the British win.
phase-2-lines =
    6.2.1 | EOKA | May place 1 Arms Cache in a Mountain or Town with a Cell.
    6.2.2 | British | No Intel Chit: draw 1. Otherwise discard half, rounded down.
phase-3-lines =
    6.3.1 | British | Police may move to any spaces with British pieces. Then all Troops in Mountains must go to Bases.
    6.3.2 | EOKA | Cells in Bases must go to Mountains or to Towns with EOKA pieces. Then 1 Arms Cache may move to any space with a Cell.
phase-4-lines =
    1 | Opinion | First, under C18 unshaded, Cells in Curfew spaces go to Prison. At most 3 Towns with Sabotage or a Curfew: International Opinion 1 step left.
    2 | Markers | Remove all Curfews and Sabotage.
    3 | Prison | Half of the Cells there, rounded down, become Available.
    4 | Cells | All go Underground.
    5 | Eligibility | EOKA 1st, British 2nd. Troops on card C4 return to Bases.
    6 | Card | Turn up the next one.

early-lines =
    __EOKA__ wins if Political Will is 0 at the check of any Propaganda Round (6.1.4). In mid-Campaign a 0 ends nothing.
final-lines =
    The __British__ win if it is above 0 at the last one (6.1.5).

## Tracks and tables

will-rule = 1.8
will-zones =
    0 | EOKA wins at a Propaganda Round
    1–{ $political_will } | British win at the last Propaganda Round
opinion-box =
    Political Will −{ $value } a Round
    { $smuggle ->
        [0] no Smuggle
        [one] Smuggle in 1 space
       *[other] Smuggle in { $smuggle } spaces
    }
opinion-lines =
    __Left__ (suits the British): Diplomacy 1, Reset Phase 1. __Right__ (suits EOKA): Propagandize at a Curfew 2. Either way: Events (6.5.1).

kind-town = Town
kind-mountain = Mountain
kind-base = Base
head-value = Value
spaces-rule = 1.3.5
spaces-lines =
    Value: what each Sabotage marker there costs in Political Will at a Propaganda Round (6.1.2).
limit-cells = Cells
limit-caches = Arms Caches
limit-curfews = Curfews, 1 to a Town
limit-sabotage = Sabotage markers
limit-chits-of-each-value = Intel Chits of each value (0, 1, 2)
limit-caches-in-a-space = most Arms Caches in a space
set-up-lines =
    Deck: { $piles } piles of { $pile } from { $events } Events; in each, 1 Propaganda card shuffled with { $below } of them lies below the other { $above }.
    Political Will { $start_political_will }, International Opinion { $start_international_opinion }; EOKA is 1st Eligible. The British hold no Intel Chit.
