# The British Way: Kenya

## Names

faction-mau-mau = Mau Mau

word-nairobi = Nairobi
word-kiambu = Kiambu
word-fort-hall = Fort Hall
word-nyeri = Nyeri
word-embu = Embu
word-meru = Meru
word-thompsons-falls = Thompson's Falls
word-rift-valley = Rift Valley
word-nanyuki = Nanyuki
word-thika = Thika
word-aberdares = Aberdares
word-mount-kenya = Mount Kenya

word-relocate = Relocate
word-sweep = Sweep
word-rally = Rally
word-march = March
word-terror = Terror
word-reward = Reward
word-reprisal = Reprisal
word-air-strike = Air Strike
word-supply = Supply
word-oath = Oath
word-raid = Raid

word-left = one step to the left, towards Rule of Law
word-right = one step to the right, towards Gulag
word-base = a Base for two Guerrillas
word-flip = all Guerrillas Underground
word-strike = strike from a Mountain Jungle
word-retreat = retreat into a Mountain Jungle
word-guerrilla = Guerrilla
word-available = Available
word-out-of-play = Out of Play
word-underground = Underground Guerrilla
word-active = Active Guerrilla

piece-0 = Guerrilla
piece-1 = Base
pieces-0 = Guerrillas
pieces-1 = Bases

holder-0 = nobody
holder-1 = the British
holder-2 = the Mau Mau

stance-0 = Resistance
stance-1 = Neutral
stance-2 = Loyal

pipeline-0 = Rule of Law
pipeline-1 = Emergency Powers
pipeline-2 = Villagization
pipeline-3 = Prison System
pipeline-4 = Gulag

outrage-0 = no Outrage
outrage-1 = Outrage

phase-1 = Political Will phase
phase-2 = Resource phase
phase-3 = Support phase
phase-4 = Redeploy phase
phase-5 = Reset phase

## The log

log-free-operation = { $faction }: free { $operation }.
log-guerrillas-move = { $count ->
    [one] 1 Guerrilla
   *[other] { $count } Guerrillas
} from { $origin } to { $destination }, { $state }.
log-guerrillas-removed = { $count ->
    [one] 1 { $state } Guerrilla
   *[other] { $count } { $state } Guerrillas
} removed from { $space } to Available.
log-activate = { $count ->
    [one] 1 Guerrilla Activated
   *[other] { $count } Guerrillas Activated
} in { $space }.
log-hidden = { $count ->
    [one] 1 Guerrilla goes
   *[other] { $count } Guerrillas go
} Underground in { $space }.
log-flipped = All Guerrillas are Underground.
log-control = Control of { $space }: { $holder }.
log-stance = { $space }: { $stance }.
log-population = Population of { $space }: { $population }.
log-terror = Terror marker placed in { $space }.
log-terror-removed = { $count ->
    [one] 1 Terror marker
   *[other] { $count } Terror markers
} removed from { $space }.
log-resources = Resources { $before } → { $after }.
log-pipeline = Pipeline: { $before } → { $after }.
log-outrage-roll = Die { $roll } against the Pipeline at { $pipeline }: { $outrage }.
log-enlisted = 1 Police from Out of Play to Available.
log-enlisted-to = 1 Police from Out of Play to { $space }.
log-will-resistance = Population at Resistance beyond that at Loyalty: −{ $loss }.
log-will-terror = Settlers' spaces with Terror: −{ $loss }.
log-will-nairobi = No Mau Mau piece in Nairobi: +{ $gain }.
log-will-bases = No Base outside Mountain Jungles: +{ $gain }.

## Results

result-no-will = Political Will is at 2 or below (6.1.4)
result-full-will = Political Will is at 18 or above (6.1.4)
result-below-ten = Political Will is below 10 at the last Propaganda card (7.0.2)
result-above-ten = Political Will is above 10 at the last Propaganda card (7.0.2)
result-even = Political Will is exactly 10 at the last Propaganda card (7.0.2)

## Questions

ask-die-6-6-3 = Roll for Outrage

ask-pass-pipeline = Pass: shift the Pipeline?
ask-reset-pipeline = Reset: shift the Pipeline?
ask-event-pipeline = George Erskine: shift the Pipeline?

ask-take-guerrilla = Too few Guerrillas are Available for { $about }: take one from where?
ask-take-base = No Base is Available for { $about }: take one from where?
ask-take-troops = Too few Troops are Available for { $about }: take one from where?
ask-take-police = Too few Police are Available for { $about }: take one from where?
ask-take-state = Take which Guerrilla from { $about }?

ask-deploy-space = Deploy: place cubes in which space?
ask-deploy-troops = Deploy: how many Troops in { $about }?
ask-deploy-police = Deploy: how many Police in { $about }?
ask-relocate-space = Relocate: which Reserve?
ask-sweep-space = Sweep: which destination?
ask-sweep-origin = Sweep: move Troops from where?
ask-sweep-destination = Sweep: Troops from { $about } to where?
ask-sweep-count = Sweep: how many Troops from { $about }?
ask-sweep-removal-next = Pseudo-Gangs: remove a Guerrilla where next?
ask-sweep-removal = Pseudo-Gangs in { $about }: remove which Guerrilla?

ask-rally-space = Rally: which space?
ask-rally-way = Rally in { $about }: place Guerrillas, or what instead?
ask-rally-replaced = Rally in { $about }: how many of the two replaced Guerrillas are Active?
ask-march-space = March: which destination?
ask-march-space-next = March: into which destination next?
ask-march-origin = March to { $about }: Guerrillas from where?
ask-march-count = March: how many Guerrillas from { $about }?
ask-march-active = March: how many of those from { $about } are Active?
ask-terror-space = Terror: which space?
ask-terror-effect = Terror in { $about }: which effect?

ask-reward-space = Reward: which space?
ask-reward-guerrilla = Swynnerton Plan: place a Guerrilla in which Mountain Jungle?
ask-reprisal-space = Reprisal: which space?
ask-reprisal-guerrilla = Reprisal in { $about }: which Guerrilla moves?
ask-reprisal-destination = Reprisal: the Guerrilla from { $about } to where?
ask-air-strike-space = Air Strike: which space?
ask-air-strike-count = Air Strike in { $about }: remove how many Active Guerrillas?
ask-oath-space = Oath: which space?
ask-oath-count = Oath in { $about }: place how many Guerrillas?
ask-raid-space = Raid: which Province?
ask-raid-owed = Raid: another Province, or one already struck, for its free Operation?
ask-raid-way = Raid in { $about }: strike or retreat?
ask-raid-from = Raid in { $about }: Guerrillas from which Mountain Jungle?
ask-raid-to = Raid in { $about }: retreat to which Mountain Jungle?
ask-raid-count = Raid: how many Guerrillas from { $about }?
ask-raid-active = Raid: how many of those from { $about } are Active?

ask-redeploy-troops-next = Redeploy: Troops from which Mountain Jungle next?
ask-redeploy-troops = Redeploy: Troops from { $about } to where?
ask-redeploy-troops-count = Redeploy: how many Troops to { $about }?

ask-event-activate = { $about }: Activate all Guerrillas where?
ask-event-origin = { $about }: move Troops from where?
ask-event-destination = Move Troops from { $about } to where?
ask-event-count = Move how many Troops from { $about }?
ask-event-bases = { $about }: how many of the two pieces are Bases?
ask-event-guerrillas = Place how many Guerrillas in { $about }?
ask-event-jungle = { $about }: which Mountain Jungle?
ask-event-loyal = { $about }: which space becomes Loyal?
ask-event-operation = { $about }: which of the two?
ask-event-place-guerrilla = { $about }: place Guerrillas where?
ask-event-police = Place how many Police in { $about }?
ask-event-police-next = { $about }: a Police into which Province next?
ask-event-police-from = A Police to { $about }: from where?
ask-event-province = { $about }: which Province?
ask-event-reinforce = Place a Guerrilla or a Police in { $about }?
ask-event-remove-base = { $about }: remove a Base from where?
ask-event-remove-guerrilla = { $about }: remove a Guerrilla from where?
ask-event-remove-police = { $about }: remove a Police from where?
ask-event-replace-terror = { $about }: a Guerrilla for a Terror marker where?
ask-event-resettle = { $about }: Population returns where?
ask-event-resistance = { $about }: which space is set to Resistance?
ask-event-space = { $about }: which space?
ask-event-state = Remove which Guerrilla from { $about }?
ask-event-troops = Place how many Troops in { $about }?

## Answers in words of their own

answer-terror-effect-terror = a Terror marker if there is none, and a shift towards Resistance if it can shift
answer-terror-effect = { $count ->
    [one] remove 1 Police
   *[other] remove { $count } Police
}
answer-rally-way = { $count ->
    [one] place 1 Guerrilla
   *[other] place { $count } Guerrillas
}
answer-oath-count = { $count ->
    [0] place none
   *[other] place { $count } Guerrilla
}
answer-event-bases = { $count ->
    [0] two Guerrillas
    [one] a Base and a Guerrilla
   *[other] two Bases
}
answer-pass-pipeline-done = no shift
answer-reset-pipeline-done = no shift
answer-event-pipeline-done = no shift
answer-event-reinforce-guerrilla = a Guerrilla
answer-event-reinforce-police = a Police

## Refusals

refusal-already-marched = a group from there has marched to it already
refusal-british-controlled = under British Control
refusal-jungles-only = only in Mountain Jungles, while Legal Zones (K5) is in play shaded
refusal-loyal-there = Loyal, and no Reserve
refusal-no-active-guerrilla = no Active Guerrilla there
refusal-no-cube-to-place = no cube to place, neither Available nor elsewhere on the map
refusal-no-guerrilla-in-jungle = no Guerrilla in an adjacent Mountain Jungle
refusal-no-guerrilla-near = no Guerrilla in an adjacent space
refusal-no-guerrilla-there = no Guerrilla there
refusal-no-guerrilla-to-move = no Guerrilla there that has not marched
refusal-no-jungle-near = no Mountain Jungle is adjacent
refusal-no-mau-mau = no Mau Mau pieces there
refusal-no-resources = the Mau Mau have no Resources
refusal-no-supply = it would gain no Resources
refusal-no-underground-guerrilla = no Underground Guerrilla there
refusal-nobody-to-raid = no Guerrilla there or in an adjacent Mountain Jungle
refusal-no-police-to-take = no Police there that the Event has not just placed
refusal-none-to-take = none there that could be taken
refusal-not-a-destination = not a destination of this March
refusal-not-a-jungle = not a Mountain Jungle
refusal-not-a-province = not a Province
refusal-not-a-reserve = not a Reserve
refusal-not-adjacent = not adjacent
refusal-not-an-adjacent-jungle = not a Mountain Jungle adjacent to it
refusal-not-another-non-reserve = not another Non-Reserve Province
refusal-not-british-controlled = not under British Control
refusal-not-in-jungles = not in Mountain Jungles
refusal-not-in-nairobi = not in Nairobi
refusal-nothing-to-rally = no Guerrilla to place, neither Available nor on the map
refusal-nothing-to-reward = Loyal already, and without Terror
refusal-pipeline-too-low = the Pipeline does not allow it
refusal-unpopulated = nobody lives there

refusal-wins-no-control = it would not win the Control that Relocate needs

## The board

draw-mau-mau = Mau Mau
draw-available-mau-mau = Mau Mau Available
draw-out-of-play = Out of Play
draw-resources = Resources
draw-pipeline = Pipeline
draw-pipeline-0 = Rule of Law
draw-pipeline-1 = Emergency Powers
draw-pipeline-2 = Villagization
draw-pipeline-3 = Prison System
draw-pipeline-4 = Gulag
draw-pipeline-allows-0 = no Reprisal, no Relocate
draw-pipeline-allows-1 = Reprisal 1, no Relocate
draw-pipeline-allows-2 = Reprisal 1, Relocate 1
draw-pipeline-allows-3 = Reprisal 2, Relocate 1
draw-pipeline-allows-4 = Reprisal 2, Relocate 2
draw-underground = Underground Guerrillas
draw-active = Active Guerrillas
draw-guerrillas = Guerrillas
draw-bases = Bases
draw-terror = Terror
draw-control-british = British Control
draw-control-mau-mau = Mau Mau Control
draw-loyal = Loyal
draw-resistance = Resistance
draw-city = City
draw-reserve = Reserve
draw-reserve-mark = (R)
draw-province = Province
draw-jungle = Mountain Jungle
draw-population = Population
draw-printed = printed

# The options of a game

option-each-deploy-moves-troops = K8 Evelyn Baring: Troops with each Deploy
option-each-deploy-moves-troops-about = Each Deploy granted by Evelyn Baring (K8) may move Troops to a space of its own, instead of one Troop move for the whole Event.
option-escape-flips-everywhere = K21, shaded: Guerrillas flip on the whole map
option-escape-flips-everywhere-about = The shaded text of 'Shot While Escaping' (K21) flips all Guerrillas on the map Underground; if off, only those in the space of the one removed.
option-operations-by-owner = Operations of Events: conducted by their owner
option-operations-by-owner-about = An Operation or Special Activity that an Event grants to nobody by name is conducted by the Faction on whose sheet it stands; if off, by the player who executes the Event.
option-operation-may-be-empty = Operations without a space
option-operation-may-be-empty-about = A full Operation may take place in no space at all, so that a Special Activity can be had without paying Resources.
option-redeploy-into-jungles = Redeploy: also into Mountain Jungles
option-redeploy-into-jungles-about = Troops that leave a Mountain Jungle may go to the other one if it is under British Control, as 6.4.1 says; if off, only to Provinces or Nairobi, as the example of play has it.
option-pseudo-gangs-need-cubes = K7 Pseudo-Gangs: only with a cube
option-pseudo-gangs-need-cubes-about = The unshaded text of Pseudo-Gangs (K7) removes a Guerrilla only from a Mountain Jungle that holds a cube; if off, from every one that is swept.

## The map

title-name = The British Way: Kenya
draw-title = Kenya, 1952-1956
draw-caption-southern-provinces = SOUTHERN PROVINCES
draw-caption-northern-frontier = NORTHERN FRONTIER
