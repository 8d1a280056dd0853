# The board of this title in a terminal: headings, signs, letters and sentences.

board-no-card = no card face up
board-cards = { $left ->
    [one] 1 card
   *[other] { $left } cards
} to come, { $played } played
board-played = { $played } played
board-available = Available
board-prison = Prison
board-out-of-play = Out of Play
board-capabilities = Capabilities
board-political-will = Political Will
board-initiative = Initiative
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
capability-dual = Dual Capability
card-history = History
card-chapter = To read on

stance-loyal = Loyal
stance-neutral = Neutral
stance-resistance = Resistance
control-british = British Control
control-none = Uncontrolled

# A space's value beside its name.
worth-plain = { $value }
worth-mountain = ▲

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
count-caches = { $count ->
    [one] 1 Arms Cache
   *[other] { $count } Arms Caches
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
count-guerrillas = { $count ->
    [one] 1 Guerrilla
   *[other] { $count } Guerrillas
}
