# Player aid of The British Way: Kenya.

name = The British Way: Kenya

## British Operations

deploy-purpose = Bring cubes, move Troops.
deploy-place = Nairobi, and any Provinces under British Control.
deploy-how =
    Nairobi gets up to { $nairobi_cubes } cubes in any mix; each Province 1 to { $province_police } Police. If too few are Available, they may come from elsewhere on the map (1.4.1).
    Then any Troops, from anywhere, may move to __one__ space that is no Mountain Jungle. A Limited Deploy does this as well. No space need be selected for it.

relocate-purpose = Empty Reserves, win Police.
relocate-place = British Controlled Reserve Provinces with Population, as many as the Pipeline allows.
relocate-how =
    In each: Population −1, and 1 Out of Play Police becomes Available.
    At Population 0 its Loyalty or Resistance goes; Terror stays.
    Then roll once for Outrage (6.6.3).

sweep-purpose = Move Troops, Activate Guerrillas.
sweep-place = Any destinations, of any kind.
sweep-how =
    Any Troops adjacent to a destination may move in, all at once.
    In each: Activate 1 Guerrilla per cube there; in a Mountain Jungle 1 per 2 cubes.

assault-purpose = Remove Mau Mau pieces.
assault-place = Any spaces with cubes and Mau Mau pieces.
assault-how =
    Remove 1 Active piece per Troop; in Nairobi per cube; in a Mountain Jungle per 2 Troops.
    Active Guerrillas first; Bases only when no Guerrilla is left there, not even Underground.
    Each Base: __+1 Political Will__.

british-more = Remember
british-more-lines =
    British Operations cost nothing and take any number of spaces; a Limited Operation takes one (3.1).
    Each use of Relocate or Reprisal calls for one roll for Outrage: below the Pipeline's value, __−{ $outrage } Political Will__ (6.6.3).
    { $out_of_play } Police start Out of Play: only Relocate and Events bring them in (1.3.5).

## British Special Activities

reward-purpose = Win people over.
reward-place = 1 British Controlled Populated space.
reward-how = Remove 1 Terror marker, if any; shift the space 1 level towards Loyalty.

reprisal-purpose = Break Resistance by force.
reprisal-place = Populated spaces with Troops, as many as the Pipeline allows.
reprisal-how =
    Each becomes Neutral, from either side. Place Terror where there is none.
    The British move 1 Guerrilla from there to an adjacent space; it keeps its state.
    Then roll once for Outrage (6.6.3).

air-strike-purpose = Remove Active Guerrillas.
air-strike-place = 1 Province or Mountain Jungle with an Active Guerrilla; never Nairobi.
air-strike-how = Remove 1 Active Guerrilla, in a Mountain Jungle 1 or 2.

## Mau Mau Operations

rally-purpose = Place Guerrillas and Bases, or hide.
rally-place = Any Reserve Provinces, and any other spaces that are not Loyal. __1 Resource each.__
rally-ways =
    Place 1 Guerrilla.
    Replace 2 Guerrillas by a Base, if fewer than { $bases_in_a_space } Bases are there.
    With a Base there: place Guerrillas up to Population + Bases.
    With a Base there: turn all Guerrillas there Underground.

march-purpose = Move Guerrillas.
march-place = Any destinations with a Guerrilla adjacent. __1 Resource each.__
march-how =
    Any adjacent Guerrillas move in, all at once, 1 step each.
    Each group from one origin: into a Populated Non-Reserve space or a Loyal Reserve, and Guerrillas of the group + cubes __more than 3__: Active. Otherwise each keeps its state.

terror-purpose = Spread Resistance, or remove Police.
terror-place = Any spaces with an Underground Guerrilla. __1 Resource each.__
terror-how =
    Turn 1 Underground Guerrilla Active.
    Then place Terror where there is none, and shift the space 1 level towards Resistance; __or__ remove 1 to { $police_a_terror } Police.

mau-mau-more = Remember
mau-mau-more-lines =
    Each space of an Operation costs 1 Resource as it is selected; at most { $resources } Resources (1.8). Free Operations cost none (3.1.2).
    At most { $bases_in_a_space } Bases in a space (1.4.2).
    Own pieces may be taken off the map to be placed elsewhere; a Base so taken gives no Political Will (1.4.1).

## Mau Mau Special Activities

supply-purpose = Gain Resources.
supply-place = Bases in Nairobi, or joined to Nairobi.
supply-how = __+1 Resource__ per Base in Nairobi, and per Base elsewhere with a path of adjacent spaces to Nairobi. Every space between needs a Guerrilla or Resistance.

oath-purpose = Win a Reserve.
oath-place = 1 Populated Reserve Province with an Underground Guerrilla.
oath-how = Place 1 Guerrilla there, or none; shift it 1 level towards Resistance.

raid-purpose = Strike from the forest, or withdraw to it.
raid-place = 1 Province adjacent to a Mountain Jungle.
raid-ways =
    __Strike__: 1 or 2 Guerrillas come from one adjacent Mountain Jungle and keep their state; then a free Limited Rally, Terror or March there.
    __Retreat__: any Guerrillas go from there to one adjacent Mountain Jungle and turn Underground.

## What moves Political Will

raises = Political Will rises
raises-lines =
    Mau Mau Control lost: __+Population__ of the space (1.7)
    Base removed by Assault, or by an Event that says so: __+1__ each
    Events: __+1__ or __+2__
    Propaganda Round, no Mau Mau piece in Nairobi: __+{ $nairobi_quiet }__ (6.1.3)
    Propaganda Round, no Base outside the Mountain Jungles: __+{ $bases_contained }__ (6.1.3)
lowers = Political Will falls
lowers-lines =
    Mau Mau Control gained: __−Population__ of the space (1.7)
    Outrage after Relocate or Reprisal: __−{ $outrage }__ (6.6.3)
    Events: __−1__ or __−2__, or minus the Pipeline
    Propaganda Round: __−(Population at Resistance − Population at Loyalty)__, if above 0 (6.1.1)
    Propaganda Round: __−1__ for each Populated Non-Reserve space with Terror, Nairobi too (6.1.2)

## The round

control = Control
control-lines =
    More pieces in the space, every piece counting 1; a tie is nobody's.
    It changes at once, after each step. __Mau Mau Control__ gained or lost moves Political Will by the Population; British Control by itself does not.
    A change of Population alone moves nothing.

passing-lines =
    The __British__ may move the Pipeline 1 step, left or right.
    The __Mau Mau__ gain 1 Resource.
    The box taken still counts for Eligibility; a pass in the Event box keeps the other from the Event.

phase-1-lines =
    6.1.1 | Kikuyu Resistance | Population at Resistance beyond that at Loyalty: minus the difference.
    6.1.2 | Settlers intimidated | Minus 1 for each space with Terror among Nairobi and the { $non_reserves } Non-Reserve Provinces.
    6.1.3 | Mau Mau contained | Plus { $nairobi_quiet } if no Mau Mau piece is in Nairobi; plus { $bases_contained } if no Base is outside the Mountain Jungles.
    6.1 | Sum | Move Political Will once, by the net sum, within 0 to { $political_will }.
    6.1.4 | Victory | { $mau_mau_win } or less: Mau Mau. { $british_win } or more: British.
    6.1.5 | Game end | Last Propaganda card: final victory (7.0.2).
phase-2-lines =
    6.2 | Mau Mau | Gain 1 Resource per Base on the map, to { $resources } at most.
phase-3-lines =
    6.3.1 | British | May Reward in 1 space.
    6.3.2 | Mau Mau | May Oath in 1 space.
phase-4-lines =
    6.4.1 | British | All Troops in Mountain Jungles must go to British Controlled Provinces or Nairobi. Then Police may move to such spaces.
    6.4.2 | Mau Mau | May Rally free in each Mountain Jungle.
    6.4.3 | Control | Settle it now, and Political Will with it. It stood still till here.
phase-5-lines =
    1 | Terror | Remove all.
    2 | Guerrillas | All go Underground.
    3 | Pipeline | The British may move it 1 step, left or right.
    4 | Card | Turn up the next one. Eligibility stays.

early-lines =
    At any Propaganda Round: __Mau Mau__ at { $mau_mau_win } or less, __British__ at { $british_win } or more (6.1.4). In mid-Campaign nothing ends.
final-lines =
    At the last one: below { $break_even } the __Mau Mau__, above { $break_even } the __British__; { $break_even } is a tie.

## Tracks and tables

will-rule = 1.10
will-zones =
    0–{ $mau_mau_win } | Mau Mau win at any Propaganda Round
    { $mau_mau_next }–{ $break_below } | Mau Mau win at the last
    { $break_even } | tie at the last
    { $break_next }–{ $british_below } | British win at the last
    { $british_win }–{ $political_will } | British win at any Propaganda Round
pipeline-box =
    { $reprisal ->
        [0] no Reprisal
        [one] Reprisal in 1 space
       *[other] Reprisal in { $reprisal } spaces
    }
    { $relocate ->
        [0] no Relocate
        [one] Relocate in 1 space
       *[other] Relocate in { $relocate } spaces
    }
    { $outraged ->
        [0] no Outrage
        [one] Outrage on a roll of 1
       *[other] Outrage on 1 to { $outraged }
    }
pipeline-lines =
    __British__, 1 step either way: passing (2.3.3) and in each Reset Phase (6.5). Events move it too.
outrage = Roll for Outrage
outrage-lines =
    One die after each Relocate or Reprisal: __below__ the Pipeline's value, __−{ $outrage } Political Will__. No roll at { $no_outrage } or less.

kind-city = City
kind-reserve = Reserve Province
kind-province = Non-Reserve Province
kind-jungle = Mountain Jungle
head-population = Population
spaces-rule = 1.3.6
spaces-lines =
    Nairobi is a Populated Non-Reserve space, but no Province. Part of the Population values and borders is reconstructed; the About page tells which.
limit-guerrillas = Guerrillas
limit-bases = Bases
limit-terror = Terror markers
limit-bases-in-a-space = most Bases in a space
set-up-lines =
    Deck: { $piles } piles of { $pile } from { $events } Events; in each, 1 Propaganda card shuffled with { $below } of them lies below the other { $above }.
    Political Will { $start_political_will }, Resources { $start_resources }, Pipeline { $start_pipeline }; the Mau Mau are 1st Eligible. { $out_of_play } Police Out of Play.
