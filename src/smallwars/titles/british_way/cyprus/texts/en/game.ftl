# The British Way: Cyprus

## Names

faction-eoka = EOKA

word-paphos = Paphos
word-limassol = Limassol
word-nicosia = Nicosia
word-larnaca = Larnaca
word-famagusta = Famagusta
word-karpas = Karpas
word-troodos = Troodos
word-kyrenia = Kyrenia
word-akrotiri = Akrotiri
word-dhekelia = Dhekelia

word-patrol = Patrol
word-search = Search
word-recruit = Recruit
word-travel = Travel
word-sabotage = Sabotage
word-ambush = Ambush
word-restore = Restore
word-diplomacy = Diplomacy
word-interrogate = Interrogate
word-smuggle = Smuggle
word-infiltrate = Infiltrate
word-propagandize = Propagandize

word-lead = Intelligence Lead
word-offensive = Offensive
word-curfew = Curfew
word-place = place
word-move = move
word-remove = remove
word-replace = replace
word-discard = discard a chit
word-underground = Underground Cell
word-active = Active Cell
word-cache = Arms Cache
word-prison = Cells in Prison
word-international-opinion = International Opinion

piece-0 = Cell
piece-1 = Arms Cache
pieces-0 = Cells
pieces-1 = Arms Caches

to-0 = Available
to-1 = Prison

opinion-0 = Ignored
opinion-1 = Discussed
opinion-2 = Debated
opinion-3 = Criticized
opinion-4 = Condemned

phase-1 = Political Will phase
phase-2 = Resource phase
phase-3 = Redeploy phase
phase-4 = Reset phase

## The log

log-extension = { $way }: one more space.
log-remove-cells = { $count ->
    [one] 1 Cell
   *[other] { $count } Cells
} removed from { $space } to { $to }.
log-travel = { $count ->
    [one] 1 Cell
   *[other] { $count } Cells
} from { $origin } to { $destination }, { $state }.
log-activate = { $count ->
    [one] 1 Cell Activated
   *[other] { $count } Cells Activated
} in { $space }.
log-sabotage = Sabotage marker placed in { $space }.
log-sabotage-removed = { $count ->
    [one] 1 Sabotage marker
   *[other] { $count } Sabotage markers
} removed from { $space }.
log-curfew = Curfew placed in { $space }.
log-curfew-moved = Curfew moved from { $origin } to { $space }.
log-curfew-lifted = Curfew removed from { $space }.
log-international-opinion = International Opinion: { $before } → { $after }.
log-chit-drawn = British draw an Intel Chit: { $value }.
log-chit-discarded = Intel Chit { $value } discarded.
log-chit-spent = Intel Chit { $value } spent in { $space }.
log-smuggle-roll = Die { $roll } for an Arms Cache in { $space }, above 3 needed: { $outcome }.
log-diplomacy-roll = Die { $roll } against International Opinion at { $opinion }: { $outcome }.
log-sabotage-roll = Die { $roll } in { $space }, modified { $result }: { $outcome }.
log-ambush-roll = Die { $roll } in { $space } against { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}: { $outcome }.
log-will-change = International Opinion −{ $pressure }, Sabotage −{ $disorder }, no Arms Cache in Mountains +{ $mountains }, Towns without Sabotage +{ $towns }.
log-flipped = All Cells are Underground.
log-released = { $count ->
    [one] 1 Cell
   *[other] { $count } Cells
} from Prison to Available.
log-released-to = { $count ->
    [one] 1 Cell
   *[other] { $count } Cells
} from Prison to { $space }.
log-withdrawn = { $count ->
    [one] 1 Troop
   *[other] { $count } Troops
} withdrawn from { $space } to the Suez Crisis card.
log-returned = { $count ->
    [one] 1 Troop returns
   *[other] { $count } Troops return
} from the Suez Crisis card to { $space }.

## Results

result-no-will = Political Will is at 0 (6.1.4)
result-held-out = Political Will held out to the last Propaganda Round (6.1.5)

## Questions

spaces-left = { $left ->
    [0] (no more spaces, unless one is added)
    [one] (1 more space)
   *[other] (up to { $left } spaces)
}

ask-chit = Draw an Intel Chit
ask-discard = Discard which Intel Chit?
ask-spend = Spend an Intel Chit of which value in { $about }?
ask-offensive = Offensive: remove an Arms Cache from where?

ask-deploy-space = Deploy: a Police in which space?
ask-patrol-space = Patrol: which destination?
ask-patrol-origin = Patrol: move Police from where?
ask-patrol-destination = Patrol: Police from { $about } to where?
ask-patrol-count = Patrol: how many Police from { $about }?
ask-patrol-removal = Patrol: remove Cells to Prison where?
ask-patrol-removal-1-6-1 = Patrol in { $about }: how many of the Cells taken are Underground ones?
ask-search-space = Search: which destination?
ask-search-origin = Search: move Troops from where?
ask-search-destination = Search: Troops from { $about } to where?
ask-search-count = Search: how many Troops from { $about }?
ask-search-town = Search in { $about }: place a Curfew, or discard which chit?
ask-curfew-from = All Curfews are out: move which one to { $about }?

ask-recruit-space = Recruit: which space?
ask-recruit-count = Recruit: how many Cells in { $about }?
ask-travel-origin = Travel: from which space?
ask-travel-destination = Travel: Cells from { $about } to where?
ask-travel-count = Travel: how many Cells from { $about }?
ask-travel-active = Travel: how many of them Active?
ask-sabotage-space = Sabotage: which space?
ask-sabotage-cell = Sabotage in { $about }: with which Cell?
ask-sabotage-removal = Street Riots in { $about }: which Cell is removed first?
ask-sabotage-cache = Sabotage in { $about }: expend an Arms Cache for +2, from where?
ask-ambush-space = Ambush: which Town?
ask-ambush-target = Ambush in { $about }: Police, or Political Will?
ask-ambush-cache = Ambush in { $about }: place an Arms Cache where?

ask-restore-space = Restore: which space?
ask-interrogate-count = Interrogate: a chit for Cells in Prison, or for spaces with both Police and Cells?
ask-smuggle-way = Smuggle: place or move an Arms Cache?
ask-smuggle-space = Smuggle: place an Arms Cache where?
ask-smuggle-origin = Smuggle: move an Arms Cache from where?
ask-smuggle-destination = Smuggle: Arms Cache from { $about } to where?
ask-infiltrate-space = Infiltrate: which space?
ask-infiltrate-way = Infiltrate in { $about }: replace a Police with a Cell, only remove it, or discard a chit?
ask-propagandize-space = Propagandize: which space?
ask-propagandize-effect = Propagandize in { $about }: which effect?

ask-event-place-cell = { $about }: place a Cell where?
ask-event-release = { $about }: a Cell from Prison to where?
ask-event-remove-cell = { $about }: remove a Cell from where?
ask-event-piece = Remove which piece from { $about }?
ask-event-q-patrol = { $about }: remove an EOKA piece from where?
ask-event-sabotage = { $about }: a Sabotage marker where?
ask-event-trade = { $about }: a Cell for a Sabotage marker where?
ask-event-remove-sabotage = { $about }: remove a Sabotage marker from where?
ask-event-withdraw = { $about }: withdraw Troops from where?
ask-event-search = { $about }: Search and Assault where?
ask-event-mountain = { $about }: which Mountain?
ask-event-curfew = { $about }: a Curfew where?
ask-event-opinion = { $about }: how many steps does International Opinion move, to the left (−) or to the right?
ask-event-cells = { $about }: place two Cells, or remove two?
ask-event-compromise = { $about }: Sabotage markers, or International Opinion?

ask-resource-cache = Resource phase: place an Arms Cache where?
ask-redeploy-akrotiri = Redeploy: how many Troops from { $about } to Akrotiri? The others go to Dhekelia.
ask-reset-akrotiri = Reset: how many Troops return from Suez to Akrotiri? The others go to Dhekelia.
ask-redeploy-cell = Redeploy: a Cell from { $about } to where?
ask-redeploy-cache = Redeploy: move an Arms Cache from where?

## Refusals

refusal-no-cache-there = no Arms Cache there
refusal-cubes-at-cache = British cubes are with that Arms Cache
refusal-nothing-to-add = no further space would then be legal
refusal-spaces-left = the normal number of spaces is not used up yet
refusal-not-extended = no space can be added to this Operation, or none any more
refusal-no-chit = the British hold no Intel Chit
refusal-not-in-mountains = not in Mountains
refusal-not-in-bases = not in British Bases
refusal-not-a-town = only in Towns
refusal-too-few-troops = no more Troops than EOKA pieces there
refusal-not-a-destination = not a destination of this Patrol
refusal-no-cells = no Cells there
refusal-not-near = neither the space itself nor adjacent to it
refusal-curfew-there = a Curfew is there already
refusal-no-eoka = no EOKA pieces there
refusal-nothing-removable = nothing that the Police there could remove
refusal-curfew-just-placed = placed by this same action
refusal-no-curfew-there = no Curfew there that could be moved
refusal-under-curfew = under Curfew
refusal-no-arms-cache-near = no Arms Cache in or next to it
refusal-no-cell-available = no Cell Available
refusal-no-cell-to-move = no Cell there that has not moved
refusal-no-underground-cell = no Underground Cell there
refusal-no-troops-and-police = not both Troops and Police there
refusal-eoka-there = EOKA pieces there
refusal-nothing-to-restore = no marker there to remove
refusal-opinion-ignored = International Opinion is at Ignored already
refusal-no-chits-to-draw = it would draw no Intel Chit
refusal-smuggle-ignored = International Opinion is at Ignored
refusal-no-smuggling = no Arms Cache can be placed or moved
refusal-no-cache-available = no Arms Cache Available
refusal-no-room-for-cache = no room for an Arms Cache there
refusal-no-cell = no Cell there
refusal-cubes-there = British cubes there
refusal-no-cache-to-move = no Arms Cache that could move
refusal-too-few-underground = fewer Underground Cells than Police there
refusal-no-marker = neither Sabotage nor Curfew marker there
refusal-no-curfew = no Curfew there

## The board

draw-international-opinion = International Opinion
draw-opinion-0 = Ignored
draw-opinion-1 = Discussed
draw-opinion-2 = Debated
draw-opinion-3 = Criticized
draw-opinion-4 = Condemned
draw-eoka = EOKA
draw-available-eoka = EOKA Available
draw-prison = Prison
draw-intel = Intel Chits
draw-suez = Suez
draw-underground = Underground Cells
draw-active = Active Cells
draw-cells = Cells
draw-caches = Arms Caches
draw-sabotage = Sabotage
draw-curfew = Curfew
draw-town = Town
draw-mountain = Mountain
draw-base = British Base
draw-value = value

# The options of a game

option-lead-adds-removal = Intelligence Lead: removal in a second place
option-lead-adds-removal-about = An Intelligence Lead on a Patrol also lets the British remove Cells in a second destination.
option-turkish-cypriots-two-removals = C24 Turkish Cypriots: removal in both places
option-turkish-cypriots-two-removals-about = The Patrol of Turkish Cypriots (C24) removes Cells in both of its destinations instead of one.
option-assault-alternates-per-operation = Assault: removed Cells alternate through the Operation
option-assault-alternates-per-operation-about = Cells removed by Assault alternate between Available and Prison through the whole Operation, instead of starting with Available again in each space.
option-pass-ambush-offensive = Offensive with the Ambush for passing
option-pass-ambush-offensive-about = The Ambush that EOKA gets for passing is a Limited Operation, so an Offensive may add a space to it.
option-ambush-cache-may-be-declined = Ambush: the Arms Cache may be left out
option-ambush-cache-may-be-declined-about = EOKA may leave out the Arms Cache that a successful Ambush brings; if off, it must be placed where it can be.
option-operations-by-owner = Operations of Events: conducted by their owner
option-operations-by-owner-about = An Operation that an Event grants to nobody by name is conducted by the Faction on whose sheet it stands; if off, by the player who executes the Event.
option-ambush-flips-underground = Ambush: an Underground Cell is Activated
option-ambush-flips-underground-about = An Ambush Activates an Underground Cell even beside an Active one; if off, an Active Cell there will do.

## The map

title-name = The British Way: Cyprus
draw-title = Cyprus, 1955-1959
draw-caption-mediterranean-sea = MEDITERRANEAN SEA
draw-caption-morphou-bay = Morphou Bay
draw-caption-famagusta-bay = Famagusta Bay
draw-caption-episkopi-bay = Episkopi Bay
draw-caption-larnaca-bay = Larnaca Bay
