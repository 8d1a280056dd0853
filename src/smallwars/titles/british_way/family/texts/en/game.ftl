# What the games of The British Way say in the same words. Piece 0 is a Cell or a Guerrilla, 1 an Arms Cache or a Base.

## Names

faction-british = British
word-op = Operation & Special Activity
word-limited = Limited Operation
word-event = Event
word-pass-op = pass in the Operation box
word-pass-limited = pass in the Limited Operation box
word-pass-event = pass in the Event box
word-unshaded = unshaded
word-shaded = shaded
word-deploy = Deploy
word-assault = Assault
word-police = Police
word-political-will = Political Will
piece-2 = Troop
piece-3 = Police
pieces-2 = Troops
pieces-3 = Police
outcome-0 = no success
outcome-1 = success
state-0 = Underground
state-1 = Active

## The log

log-card = Card: { $card }
log-action = { $faction }: { $action }.
log-pass = { $faction }: { $action }.
log-event = { $faction }: Event { $card }, { $side }.
log-event-of-one-text = { $faction }: Event { $card }.
log-capability-of-one-text = { $card } stays in play.
log-capability = { $card } stays in play, { $side }.
log-operation = { $faction }: { $operation }.
log-special = { $faction }: { $special }.
log-resume = { $faction }: { $operation } goes on.
log-select = In { $space }:
log-destination = Destination: { $space }.
log-place = { $count ->
    [one] 1 { $piece }
   *[other] { $count } { $pieces }
} placed in { $space }.
log-remove = { $count ->
    [one] 1 { $piece }
   *[other] { $count } { $pieces }
} removed from { $space } to Available.
log-move = { $count ->
    [one] 1 { $piece }
   *[other] { $count } { $pieces }
} from { $origin } to { $destination }.
log-political-will = Political Will { $before } → { $after }.
log-phase = { $phase }.
log-eligible = { $faction } 1st Eligible.
log-victory = { $faction } victory.
log-tie = A tie.

## Questions

spaces-left = { $left ->
    [0] (no more spaces)
    [one] (1 more space)
   *[other] (up to { $left } more spaces)
}

ask-die = Roll a die
ask-card = Reveal the next card
ask-action = { $about }: what will you do?
ask-side = { $about }: which text?
ask-operation = Which Operation?
ask-operation-about = Which Operation in { $about }?
ask-special = A Special Activity now?
ask-special-activity = Which Special Activity?
ask-deploy-destination = Deploy: move Troops to which space?
ask-deploy-origin = Deploy: Troops from where?
ask-deploy-count = Deploy: how many Troops from { $about }?
ask-assault-space = Assault: which space?
ask-event-origin = Event: move cubes from where?
ask-event-destination = Event: cubes from { $about } to where?
ask-event-count = Event: how many cubes from { $about }?
ask-redeploy-origin = Redeploy: move Police from where?
ask-redeploy-destination = Redeploy: from { $about } to where?
ask-redeploy-count = Redeploy: how many Police from { $about }?
ask-event-place-police = { $about }: place a Police where?

## Refusals

refusal-box-taken = that box of the Initiative Track is taken
refusal-no-operation = no Operation can be executed now
refusal-no-space = it has no legal space
refusal-already-selected = already selected
refusal-no-more-spaces = no more spaces may be selected
refusal-not-here = not among the spaces this may take place in
refusal-not-suitable = the Event cannot be carried out there
refusal-no-special = there is no Special Activity here, or it has been executed (Limited Operations have none, 2.3.4)
refusal-no-special-possible = no Special Activity that accompanies this Operation is possible now
refusal-already-there = the destination itself
refusal-nothing-to-move = nothing there that could move
refusal-no-destination = no destination can be reached from there
refusal-out-of-order = this is asked in the order of the map, and that space is past
refusal-leaves-too-few = this is asked in the order of the map, and too few would be left after it
refusal-no-police-available = no Police Available
refusal-no-troops = no Troops there
refusal-no-troops-elsewhere = no Troops anywhere else
refusal-does-not-accompany = does not accompany this Operation
refusal-no-cubes = no British cubes there
refusal-no-police = no Police there
refusal-nowhere = there is no space for it

## The board

draw-political-will = Political Will
draw-first = 1st Eligible
draw-second = 2nd Eligible
draw-limited = Limited Op
draw-event = Event
draw-op = Op & Special Activity
draw-british = British
draw-available-british = British Available
draw-deck = Cards
draw-to-come = to come
draw-played = played
draw-no-card = No card
draw-capabilities = Capabilities in play
draw-none = none
draw-unshaded = Unshaded
draw-shaded = Shaded
draw-troops = Troops
draw-police = Police

# The options of a game

option-political-will = Political Will at the start
option-political-will-about = Starting Political Will, for players who bid for sides.
option-campaigns = Campaigns
option-campaigns-about = How many Campaigns the deck holds; the game ends at the last one's Propaganda card.
