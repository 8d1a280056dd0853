# Operation Attila, 1974

## Names

faction-turkish = Turkish
faction-cypriot = Cypriot

word-karpas = Karpas
word-akanthou = Akanthou
word-trikomo = Trikomo
word-famagusta = Famagusta
word-ayia-napa = Ayia Napa
word-lefkoniko = Lefkoniko
word-kythreia = Kythreia
word-kyrenia = Kyrenia
word-lapithos = Lapithos
word-kioneli = Kioneli
word-nicosia-city = Nicosia City
word-strovolos = Strovolos
word-dhali = Dhali
word-athienou = Athienou
word-peristerona = Peristerona
word-morfou = Morfou
word-lefka = Lefka
word-polis = Polis
word-paphos = Paphos
word-troodos = Troodos
word-machairas = Machairas
word-limassol = Limassol
word-kophinou = Kophinou
word-larnaca = Larnaca

word-turkish = Turkish
word-cypriot = Cypriot

word-rear-turkish = Turkish Rear Area
word-rear-cypriot = Cypriot Rear Area
word-damaged-turkish = Turkish Damaged Units box
word-damaged-cypriot = Cypriot Damaged Units box
word-transit = Transit Box

word-1a-ng = 1A NG
word-1b-ng = 1B NG
word-3b-ng = 3B NG
word-ema = EMA
word-4-ng = 4 NG
word-eoka = EOKA
word-2-ng = 2 NG
word-3a-ng = 3A NG
word-es = ES
word-grk = GRK
word-mk = MK
word-5-ng = 5 NG
word-lok = LOK
word-er = ER
word-haf-1 = HAF-1
word-haf-2 = HAF-2

word-tmt-1 = TMT-1
word-tmt-2 = TMT-2
word-tmt-3 = TMT-3
word-tmt-4 = TMT-4
word-tmt-5 = TMT-5
word-tmt-6 = TMT-6
word-tmt-7 = TMT-7
word-tmt-8 = TMT-8
word-trk = TRK
word-slf = SLF
word-39-div = 39(-)
word-5-div = 5(-)
word-a-28 = A/28
word-b-28 = B/28
word-abn = Abn
word-cdo = Cdo
word-taf-1 = TAF-1
word-taf-2 = TAF-2
word-taf-3 = TAF-3
word-taf-4 = TAF-4
# A data file may bring more fighters.
word-taf-5 = TAF-5
word-taf-6 = TAF-6
word-taf-7 = TAF-7
word-taf-8 = TAF-8
word-taf-9 = TAF-9

word-invasion = Invasion
word-drop = drop of Abn alone
word-beachhead-here = move the Beachhead there
word-beachhead-stays = leave it where it is

# What a die is rolled for.
word-chaos = chaos in the Rear Area
word-staff = the Cypriot staff

event-1 = Friendly Fire
event-2 = Irregular Laxity
event-3 = Fuel and ammunition shortages
event-4 = Rear Area chaos
event-5 = UN pressure for ceasefire
event-6 = Army/Air Force friction

## The log

log-give-up = The Turkish player gives up { $count ->
    [one] 1 Special Action card
   *[other] { $count } Special Action cards
}.
log-airfield-lost = Nicosia Airport is in Turkish hands: the Hellenic Air Force stays on the ground this turn.
log-drawn = Cards drawn: { $first } grey for the Turkish player, { $second } white for the Cypriot{ $events ->
    [0] .
    [one] , and a Random Event.
   *[other] , and { $events } Random Events.
}
log-event = Random Event, a { $roll }: { $event }.
log-event-again = It cannot happen now: the die is rolled again.
log-discard = The { $faction } player runs short and loses a { $card }.
log-rear-chaos = The die shows { $roll }: { $faction } units cannot leave the Rear Area for the map this turn.
log-ceasefire = The guns will fall silent after turn { $turn }; six cards leave the deck unseen.
log-air-friction = No air unit supports ground combat this turn.
log-confused = The die shows { $roll }: the Cypriot staff muddles its orders, and the card is worth { $value }.
log-orders-hold = The die shows { $roll }: the Cypriot staff has its orders right.

log-invasion = The Turkish fleet stands in to { $area }.
log-lands = { $unit } lands in { $area }.
log-beachhead = The Beachhead is in { $area }.
log-drops = { $unit } drops into { $area }.
log-drop-roll = The die shows { $roll }: { $unit } { $roll ->
    [1] lands in good order.
    [2] lands in good order.
    [3] lands in good order.
   *[other] is scattered.
}
log-beachhead-lost = Only Cypriot units are left in { $area }: the Beachhead is lost.
log-out-of-supply = { $unit } is out of supply: no roll to recover.
log-victory-points = Turkish Victory Points: { $points }.

## Results

result-victory_points = Turkish Victory Points were counted at the end of the last turn (8.0)

## Questions

ask-die-E4 = Rear Area chaos: roll a die; 1 to 3 hits the Turkish side, 4 to 6 the Cypriot
ask-die-9-3 = Drop of { $about }: roll a die; on 4 to 6 it is scattered and disrupted
ask-die-9-14 = Poorly trained staff: roll a die for the Cypriot card

ask-give-up = Before the war: how many Special Action cards do you give up, for 2 Victory Points each?
ask-friendly-fire = Friendly Fire: damage a Turkish air unit, or disrupt a unit in the Transit Box?
ask-laxity = Irregular Laxity: disrupt an enemy Irregular, and one of your own for it? { $left ->
    [one] (the last one)
   *[other] (up to { $left })
 }
ask-laxity-own = Irregular Laxity: which unit of your own is disrupted for it?
ask-discard = Fuel and ammunition shortages, { $about }: which card is lost?

ask-invasion-area = Invasion: which coast?
ask-invasion-unit = Invasion of { $about }: which brigade lands? { $left ->
    [one] (the last one)
   *[other] (up to { $left })
 }
ask-invasion-beachhead = Invasion of { $about }: does the Beachhead move there?
ask-drop = { $about } may drop from the Rear Area, once in the game: where?

## Answers in words of their own

answer-give-up = { $count ->
    [0] none
    [one] 1 card
   *[other] { $count } cards
}
answer-friendly-fire-decline = spare them
answer-laxity-done = leave it at that
answer-invasion-unit-done = no second brigade
answer-drop-decline = no drop now

## Refusals

refusal-rear-chaos = chaos in the Rear Area: nothing leaves it for the map this turn
refusal-one-a-turn = one unit a turn may take that step, and one has
refusal-no-beachhead = there is no Beachhead to land at
refusal-no-friends = no friendly ground unit is there
refusal-neither-empty-nor-friendly = enemies are there and no friendly ground unit
refusal-reacts-by-air = the Turkish player reacts with air units only
refusal-airfield-lost = Nicosia Airport is in Turkish hands
refusal-not-coastal = not on the coast

## The board

draw-turkish = Turkish
draw-cypriot = Cypriot
draw-turn = Game Turn
draw-last-turn = last turn:
draw-phase-selection = Card Selection
draw-phase-play = Card Play
draw-phase-final = Final Phase
draw-active = To play
draw-first = First player
draw-passed = The other player has passed
draw-victory-points = Victory Points
draw-band-major-cypriot = Major Cypriot victory
draw-band-minor-cypriot = Minor Cypriot victory
draw-band-draw = Draw
draw-band-minor-turkish = Minor Turkish victory
draw-band-major-turkish = Major Turkish victory
draw-rear-turkish = Turkish Rear Area
draw-rear-cypriot = Cypriot Rear Area
draw-transit = Transit Box
draw-damaged-turkish = Turkish Damaged
draw-damaged-cypriot = Cypriot Damaged
draw-hand-turkish = Turkish cards
draw-hand-cypriot = Cypriot cards
draw-face-down = A card face down
draw-movement = Movement
draw-combat = Combat
draw-special-actions = Special Actions
draw-deck = Deck
draw-discards = Discards
draw-removed = Removed
draw-in-force = In force and done
draw-rear-chaos-turkish = Turkish Rear Area in chaos
draw-rear-chaos-cypriot = Cypriot Rear Area in chaos
draw-air-friction = No air support of ground units
draw-airfield-lost = Cypriot airfield lost
draw-invaded = Invasion made this turn
draw-to-transit = Unit sent to the Transit Box
draw-to-beachhead = Unit landed at the Beachhead
draw-dropped = Airborne brigade dropped
draw-given-up = Special Actions given up
draw-none = none
draw-type-infantry = Infantry
draw-type-airborne = Airborne
draw-type-mountain = Mountain troops
draw-type-armor = Armor
draw-type-mechanized = Mechanized
draw-type-military-police = Military police
draw-type-irregular = Irregulars
draw-type-fighter = Fighters
draw-cv = CV
draw-disrupted = Disrupted
draw-out-of-supply = out of supply
draw-beachhead = Beachhead
draw-vp = Victory Points
draw-scored = scored by Turkey now
draw-terrain-woods = Woods
draw-terrain-mountain = Mountain
draw-terrain-urban = Urban
draw-coastal = Coast
draw-airport = Airport
draw-sba = British base, closed to all units
draw-legend-counter = A counter shows a unit's type, Combat Value and name; a torn orange part marks it as disrupted. The barred disc: out of supply, so it attacks for 2 points of a card and does not roll to recover.

# The options of a game

option-data-set = Data set
option-data-set-about = standard: the data as they are reconstructed, with which the Cypriots win more often; even: 8 Turkish and 4 Cypriot Special Action cards instead of 6 each, with which bots win about as often (docs/titles/attila/balance.md).
option-open-hands = Open hands
option-open-hands-about = Both players see all drawn cards; if off, each sees the own ones only.
option-disrupted-may-move = Disrupted units may move
option-disrupted-may-move-about = A Movement card may move disrupted units too; if off, only undisrupted ones.
option-irregulars-bar-reaction = Irregulars bar Reaction Moves
option-irregulars-bar-reaction-about = An undisrupted enemy Irregular keeps units in its area from a Reaction Move (6.32), as the Sequence of Play alone says; if off, it does not, as 9.2 says.
option-laxity = Irregular Laxity
option-data-set-is-standard = as reconstructed: the Cypriots win more often
option-data-set-is-even = even: 8 Turkish and 4 Cypriot Special Action cards
option-laxity-is-at-once = both at once
option-laxity-is-in-turn = the Turkish player first
option-laxity-is-any-own = both at once, paid with any ground units
option-laxity-about = Event 2, Irregular Laxity: at_once: both players choose, then it is carried out together, and both pay with Irregulars; in_turn: the Turkish player first; any_own: at once, but each pays with ground units of any type.
option-organizational-ability = Organizational Ability
option-organizational-ability-about = Organizational Ability (9.11): before turn 1 the Turkish player may give up some Special Action cards, for 2 Victory Points each.
option-drop-without-landing = A drop without a landing
option-drop-without-landing-about = Abn may drop in an invasion in which no brigade lands and the Beachhead stays as it is (6.33, 9.3); if off, one brigade at least must land.
option-exploitation-by-this-battle = Exploitation by this battle alone
option-exploitation-by-this-battle-about = Exploitation (6.24) only if the battle has hit every defender; if off, one that was disrupted before counts as disrupted.
option-disrupted-may-exploit = Disrupted units may exploit
option-disrupted-may-exploit-about = Mechanized attackers that were disrupted may exploit too (6.24); if off, only undisrupted ones.
option-formation-agility = Formation Agility
option-formation-agility-about = Formation Agility (9.12): the Turkish player reacts with air units only, never with ground units; the Cypriot with either. What the rule does in full is not in the rulebook.
option-free-air-reaction = Formation Agility as a gift
option-free-air-reaction-about = With Formation Agility (9.12): the Turkish player brings air units in defence without a Special Action card, and ground units for a card as ever; without Formation Agility nothing.
option-intelligence-advantage = Intelligence Advantage
option-intelligence-advantage-about = Intelligence Advantage (9.13): the Turkish player sees the Cypriot's drawn cards.
option-poorly-trained-staff = Poorly Trained Staff
option-poorly-trained-staff-about = Poorly Trained Staff (9.14): a drawn card that the Cypriot plays may be worth 1 less, by a die.
option-hellenic-air-force = The Hellenic Air Force
option-hellenic-air-force-about = The Hellenic Air Force (9.4): two Cypriot fighters, grounded in a turn that begins with the Turkish player in control of Strovolos.

## The map

title-name = Operation Attila
draw-title = Operation Attila: Cyprus, 1974
word-akrotiri-sba = Akrotiri SBA
word-dhekelia-sba = Dhekelia SBA
draw-caption-mediterranean-sea = MEDITERRANEAN SEA
draw-caption-morphou-bay = Morphou Bay
draw-caption-famagusta-bay = Famagusta Bay
draw-caption-episkopi-bay = Episkopi Bay
draw-caption-larnaca-bay = Larnaca Bay
