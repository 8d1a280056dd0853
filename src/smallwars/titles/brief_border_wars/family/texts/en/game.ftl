# What the games of Brief Border Wars say in the same words. A title adds areas, units, boxes and sides.

## Words

word-back = back
word-again = start again with the first unit
word-all = all of them
word-pass = pass
word-special = Special Action card
word-movement = Movement
word-combat = Combat
word-refit = Refit
word-ground = the ground units of one area
word-air = the air units in the Rear Area
word-damaged = all damaged units
word-air-support = Defensive Air Support
word-reaction-move = Reaction Move
word-decline = decline
word-attacker = attacker
word-defender = defender
word-disrupt = stay and be disrupted
word-event = Random Event

# Cards: g for grey, w for white, Movement-Combat; all that a data file may bring.
word-g0-0 = grey card, Movement 0, Combat 0
word-g0-1 = grey card, Movement 0, Combat 1
word-g0-2 = grey card, Movement 0, Combat 2
word-g0-3 = grey card, Movement 0, Combat 3
word-g0-4 = grey card, Movement 0, Combat 4
word-g0-5 = grey card, Movement 0, Combat 5
word-g0-6 = grey card, Movement 0, Combat 6
word-g0-7 = grey card, Movement 0, Combat 7
word-g0-8 = grey card, Movement 0, Combat 8
word-g0-9 = grey card, Movement 0, Combat 9
word-g1-0 = grey card, Movement 1, Combat 0
word-g1-1 = grey card, Movement 1, Combat 1
word-g1-2 = grey card, Movement 1, Combat 2
word-g1-3 = grey card, Movement 1, Combat 3
word-g1-4 = grey card, Movement 1, Combat 4
word-g1-5 = grey card, Movement 1, Combat 5
word-g1-6 = grey card, Movement 1, Combat 6
word-g1-7 = grey card, Movement 1, Combat 7
word-g1-8 = grey card, Movement 1, Combat 8
word-g1-9 = grey card, Movement 1, Combat 9
word-g2-0 = grey card, Movement 2, Combat 0
word-g2-1 = grey card, Movement 2, Combat 1
word-g2-2 = grey card, Movement 2, Combat 2
word-g2-3 = grey card, Movement 2, Combat 3
word-g2-4 = grey card, Movement 2, Combat 4
word-g2-5 = grey card, Movement 2, Combat 5
word-g2-6 = grey card, Movement 2, Combat 6
word-g2-7 = grey card, Movement 2, Combat 7
word-g2-8 = grey card, Movement 2, Combat 8
word-g2-9 = grey card, Movement 2, Combat 9
word-g3-0 = grey card, Movement 3, Combat 0
word-g3-1 = grey card, Movement 3, Combat 1
word-g3-2 = grey card, Movement 3, Combat 2
word-g3-3 = grey card, Movement 3, Combat 3
word-g3-4 = grey card, Movement 3, Combat 4
word-g3-5 = grey card, Movement 3, Combat 5
word-g3-6 = grey card, Movement 3, Combat 6
word-g3-7 = grey card, Movement 3, Combat 7
word-g3-8 = grey card, Movement 3, Combat 8
word-g3-9 = grey card, Movement 3, Combat 9
word-g4-0 = grey card, Movement 4, Combat 0
word-g4-1 = grey card, Movement 4, Combat 1
word-g4-2 = grey card, Movement 4, Combat 2
word-g4-3 = grey card, Movement 4, Combat 3
word-g4-4 = grey card, Movement 4, Combat 4
word-g4-5 = grey card, Movement 4, Combat 5
word-g4-6 = grey card, Movement 4, Combat 6
word-g4-7 = grey card, Movement 4, Combat 7
word-g4-8 = grey card, Movement 4, Combat 8
word-g4-9 = grey card, Movement 4, Combat 9
word-g5-0 = grey card, Movement 5, Combat 0
word-g5-1 = grey card, Movement 5, Combat 1
word-g5-2 = grey card, Movement 5, Combat 2
word-g5-3 = grey card, Movement 5, Combat 3
word-g5-4 = grey card, Movement 5, Combat 4
word-g5-5 = grey card, Movement 5, Combat 5
word-g5-6 = grey card, Movement 5, Combat 6
word-g5-7 = grey card, Movement 5, Combat 7
word-g5-8 = grey card, Movement 5, Combat 8
word-g5-9 = grey card, Movement 5, Combat 9
word-g6-0 = grey card, Movement 6, Combat 0
word-g6-1 = grey card, Movement 6, Combat 1
word-g6-2 = grey card, Movement 6, Combat 2
word-g6-3 = grey card, Movement 6, Combat 3
word-g6-4 = grey card, Movement 6, Combat 4
word-g6-5 = grey card, Movement 6, Combat 5
word-g6-6 = grey card, Movement 6, Combat 6
word-g6-7 = grey card, Movement 6, Combat 7
word-g6-8 = grey card, Movement 6, Combat 8
word-g6-9 = grey card, Movement 6, Combat 9
word-g7-0 = grey card, Movement 7, Combat 0
word-g7-1 = grey card, Movement 7, Combat 1
word-g7-2 = grey card, Movement 7, Combat 2
word-g7-3 = grey card, Movement 7, Combat 3
word-g7-4 = grey card, Movement 7, Combat 4
word-g7-5 = grey card, Movement 7, Combat 5
word-g7-6 = grey card, Movement 7, Combat 6
word-g7-7 = grey card, Movement 7, Combat 7
word-g7-8 = grey card, Movement 7, Combat 8
word-g7-9 = grey card, Movement 7, Combat 9
word-g8-0 = grey card, Movement 8, Combat 0
word-g8-1 = grey card, Movement 8, Combat 1
word-g8-2 = grey card, Movement 8, Combat 2
word-g8-3 = grey card, Movement 8, Combat 3
word-g8-4 = grey card, Movement 8, Combat 4
word-g8-5 = grey card, Movement 8, Combat 5
word-g8-6 = grey card, Movement 8, Combat 6
word-g8-7 = grey card, Movement 8, Combat 7
word-g8-8 = grey card, Movement 8, Combat 8
word-g8-9 = grey card, Movement 8, Combat 9
word-g9-0 = grey card, Movement 9, Combat 0
word-g9-1 = grey card, Movement 9, Combat 1
word-g9-2 = grey card, Movement 9, Combat 2
word-g9-3 = grey card, Movement 9, Combat 3
word-g9-4 = grey card, Movement 9, Combat 4
word-g9-5 = grey card, Movement 9, Combat 5
word-g9-6 = grey card, Movement 9, Combat 6
word-g9-7 = grey card, Movement 9, Combat 7
word-g9-8 = grey card, Movement 9, Combat 8
word-g9-9 = grey card, Movement 9, Combat 9
word-w0-0 = white card, Movement 0, Combat 0
word-w0-1 = white card, Movement 0, Combat 1
word-w0-2 = white card, Movement 0, Combat 2
word-w0-3 = white card, Movement 0, Combat 3
word-w0-4 = white card, Movement 0, Combat 4
word-w0-5 = white card, Movement 0, Combat 5
word-w0-6 = white card, Movement 0, Combat 6
word-w0-7 = white card, Movement 0, Combat 7
word-w0-8 = white card, Movement 0, Combat 8
word-w0-9 = white card, Movement 0, Combat 9
word-w1-0 = white card, Movement 1, Combat 0
word-w1-1 = white card, Movement 1, Combat 1
word-w1-2 = white card, Movement 1, Combat 2
word-w1-3 = white card, Movement 1, Combat 3
word-w1-4 = white card, Movement 1, Combat 4
word-w1-5 = white card, Movement 1, Combat 5
word-w1-6 = white card, Movement 1, Combat 6
word-w1-7 = white card, Movement 1, Combat 7
word-w1-8 = white card, Movement 1, Combat 8
word-w1-9 = white card, Movement 1, Combat 9
word-w2-0 = white card, Movement 2, Combat 0
word-w2-1 = white card, Movement 2, Combat 1
word-w2-2 = white card, Movement 2, Combat 2
word-w2-3 = white card, Movement 2, Combat 3
word-w2-4 = white card, Movement 2, Combat 4
word-w2-5 = white card, Movement 2, Combat 5
word-w2-6 = white card, Movement 2, Combat 6
word-w2-7 = white card, Movement 2, Combat 7
word-w2-8 = white card, Movement 2, Combat 8
word-w2-9 = white card, Movement 2, Combat 9
word-w3-0 = white card, Movement 3, Combat 0
word-w3-1 = white card, Movement 3, Combat 1
word-w3-2 = white card, Movement 3, Combat 2
word-w3-3 = white card, Movement 3, Combat 3
word-w3-4 = white card, Movement 3, Combat 4
word-w3-5 = white card, Movement 3, Combat 5
word-w3-6 = white card, Movement 3, Combat 6
word-w3-7 = white card, Movement 3, Combat 7
word-w3-8 = white card, Movement 3, Combat 8
word-w3-9 = white card, Movement 3, Combat 9
word-w4-0 = white card, Movement 4, Combat 0
word-w4-1 = white card, Movement 4, Combat 1
word-w4-2 = white card, Movement 4, Combat 2
word-w4-3 = white card, Movement 4, Combat 3
word-w4-4 = white card, Movement 4, Combat 4
word-w4-5 = white card, Movement 4, Combat 5
word-w4-6 = white card, Movement 4, Combat 6
word-w4-7 = white card, Movement 4, Combat 7
word-w4-8 = white card, Movement 4, Combat 8
word-w4-9 = white card, Movement 4, Combat 9
word-w5-0 = white card, Movement 5, Combat 0
word-w5-1 = white card, Movement 5, Combat 1
word-w5-2 = white card, Movement 5, Combat 2
word-w5-3 = white card, Movement 5, Combat 3
word-w5-4 = white card, Movement 5, Combat 4
word-w5-5 = white card, Movement 5, Combat 5
word-w5-6 = white card, Movement 5, Combat 6
word-w5-7 = white card, Movement 5, Combat 7
word-w5-8 = white card, Movement 5, Combat 8
word-w5-9 = white card, Movement 5, Combat 9
word-w6-0 = white card, Movement 6, Combat 0
word-w6-1 = white card, Movement 6, Combat 1
word-w6-2 = white card, Movement 6, Combat 2
word-w6-3 = white card, Movement 6, Combat 3
word-w6-4 = white card, Movement 6, Combat 4
word-w6-5 = white card, Movement 6, Combat 5
word-w6-6 = white card, Movement 6, Combat 6
word-w6-7 = white card, Movement 6, Combat 7
word-w6-8 = white card, Movement 6, Combat 8
word-w6-9 = white card, Movement 6, Combat 9
word-w7-0 = white card, Movement 7, Combat 0
word-w7-1 = white card, Movement 7, Combat 1
word-w7-2 = white card, Movement 7, Combat 2
word-w7-3 = white card, Movement 7, Combat 3
word-w7-4 = white card, Movement 7, Combat 4
word-w7-5 = white card, Movement 7, Combat 5
word-w7-6 = white card, Movement 7, Combat 6
word-w7-7 = white card, Movement 7, Combat 7
word-w7-8 = white card, Movement 7, Combat 8
word-w7-9 = white card, Movement 7, Combat 9
word-w8-0 = white card, Movement 8, Combat 0
word-w8-1 = white card, Movement 8, Combat 1
word-w8-2 = white card, Movement 8, Combat 2
word-w8-3 = white card, Movement 8, Combat 3
word-w8-4 = white card, Movement 8, Combat 4
word-w8-5 = white card, Movement 8, Combat 5
word-w8-6 = white card, Movement 8, Combat 6
word-w8-7 = white card, Movement 8, Combat 7
word-w8-8 = white card, Movement 8, Combat 8
word-w8-9 = white card, Movement 8, Combat 9
word-w9-0 = white card, Movement 9, Combat 0
word-w9-1 = white card, Movement 9, Combat 1
word-w9-2 = white card, Movement 9, Combat 2
word-w9-3 = white card, Movement 9, Combat 3
word-w9-4 = white card, Movement 9, Combat 4
word-w9-5 = white card, Movement 9, Combat 5
word-w9-6 = white card, Movement 9, Combat 6
word-w9-7 = white card, Movement 9, Combat 7
word-w9-8 = white card, Movement 9, Combat 8
word-w9-9 = white card, Movement 9, Combat 9

## The log

log-turn = Turn { $turn }
log-play-phase = Card play: the { $faction } player begins.
log-card = The { $faction } player plays a { $card }.
log-special-card = The { $faction } player plays a Special Action card.
log-pass = The { $faction } player passes.
log-use = { $use-key ->
    [combat] For Combat: { $value ->
        [one] 1 point.
       *[other] up to { $value } points.
    }
   *[other] For { $use }: { $value ->
        [one] 1 unit.
       *[other] up to { $value } units.
    }
}
log-move = { $unit }: { $origin } → { $destination }.

log-battle = { $faction } attack in { $area }.
log-attacks = { $unit } attacks{ $points ->
    [one] .
   *[other] { " " }({ $points } points).
}
log-defends-from-the-air = { $unit } joins the defence.
log-hit = { $unit } takes a hit.
log-no-recovery = { $unit } rolls { $roll } and does not recover.
log-refit = The { $faction } player refits: { $what }.
log-defends = { $unit } is attacked.
log-reaction = The { $faction } player answers with a Special Action card: { $reaction }.
log-no-reaction = The { $faction } player has no unit that can come to help: no air unit may fly, and no ground unit nearby is free.
log-free-reaction = The { $faction } player answers without a card: { $reaction }.
log-air-combat = Air-to-air combat: { $dice } dice for the attacker, { $answer } for the defender.
log-ground-combat = Ground combat: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} for the attacker, { $answer } for the defender.
log-hits = The { $faction } player rolls { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}.
log-disrupt = { $unit } is disrupted.
log-damage = { $unit } is damaged and out of action.
log-retreat = { $unit } retreats from { $origin } to { $destination }.
log-exploit = { $unit } breaks through to { $destination }.

log-leftover = The { $faction } player discards { $count ->
    [one] the card that is left
   *[other] the { $count } cards that are left
}.
log-final-phase = Final Phase.
log-rallied = { $unit } { $roll ->
    [0] rallies.
   *[other] rolls { $roll } and rallies.
}
log-repaired = { $unit } { $roll ->
    [0] is ready in the Rear Area.
   *[other] rolls { $roll } and is ready in the Rear Area.
}
log-victory = Victory for the { $faction } player.
log-tie = A draw.

## Questions

# A number that ends the question: how many more units, or hits, this one included.

ask-die = Roll a die
ask-die-5-0 = Random Event: roll a die on the chart
ask-die-7-0 = Final Phase: roll a die for { $about }; it recovers on 5 or 6

ask-card = The next card of the deck: which one is it?
ask-play = Play a card, or pass?
ask-use = A { $about }: for Movement or for Combat?

ask-move-unit = Movement: which unit moves? { $left ->
    [one] (the last one)
   *[other] (up to { $left })
 }
ask-move-to = { $about } moves: where to?

ask-battle = Combat: a battle in which area? { $left ->
    [one] (with the last point of the card)
   *[other] (with up to { $left } points of the card)
 }
ask-attack-unit = Battle in { $about }: which unit attacks? { $left ->
    [one] (1 point of the card is left)
   *[other] ({ $left } points of the card are left)
 }
ask-target-unit = Battle in { $about }: which enemy unit do you attack?
ask-reaction = Battle in { $about }: play a Special Action card in defence?
ask-reaction-unit = Battle in { $about }: which unit comes to help? { $left ->
    [one] (the last one)
   *[other] (up to { $left })
 }
ask-defend-air = Battle in { $about }: which of your air units there joins in?

ask-hits-6-22 = Air-to-air combat, dice of the { $about }: roll { $left ->
    [one] 1 die
   *[other] { $left } dice
}; how many hits, on 5 or 6?
ask-hits-6-23 = Ground combat, dice of the { $about }: roll { $left ->
    [one] 1 die
   *[other] { $left } dice
}; how many hits, on 5 or 6?
ask-hit-unit-6-22 = Air-to-air combat: which enemy air unit takes a hit? { $left ->
    [one] (the last one)
   *[other] ({ $left } hits to allocate)
 }
ask-hit-unit-6-23 = Ground combat: which enemy unit takes a hit? { $left ->
    [one] (the last one)
   *[other] ({ $left } hits to allocate)
 }
ask-retreat = { $about } is hit: where does it retreat?
ask-exploit = The way is open: { $about } exploits to which area?

ask-special = Special Action: which one?
ask-refit = Refit: which units?
ask-refit-area = Refit: the ground units of which area?

## Answers in words of their own

answer-hits = { $count ->
    [0] no hit
    [one] 1 hit
   *[other] { $count } hits
}
answer-move-unit-done = no more moves
answer-battle-done = no more battles
answer-attack-unit-done = attack with these
answer-target-unit-all = all that are left
answer-target-unit-done = only these
answer-reaction-decline = play none
answer-reaction-unit-done = no more units
answer-defend-air-done = no more air units
answer-retreat-decline = stay, disrupted as it is
answer-exploit-done = stay where it is

## What questions and answers tell of a battle

# Dice of ground combat, as long as no air unit is shot down.
tell-in = { $text } ({ $place })
tell-disrupted = { $text } (disrupted)
tell-disrupted-in = { $text } ({ $place }, disrupted)
tell-cards = { $text } (you have { $count })
tell-units = { $text } ({ $count ->
    [one] 1 unit
   *[other] { $count } units
})
tell-for-one = { $text }: { $first }
tell-for-two = { $text }: { $first } or { $second }
tell-for-three = { $text }: { $first }, { $second } or { $third }
tell-ends-phase = { $text } (ends the phase: { $passed ->
    [0] the enemy has nothing to play
   *[other] the enemy has passed
}{ $cards ->
    [0] )
    [one] ; your card is discarded)
   *[other] ; your { $cards } cards are discarded)
}
tell-points = { $text } ({ $points } points)
tell-adds = { $text }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
tell-adds-up-to = { $text }: up to { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} more
tell-adds-none = { $text }: no die in ground combat
tell-dice = { $text } ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
})
tell-muster = { $text } { $dice ->
    [0] (all enemies there:
    [one] (1 die so far; all enemies there:
   *[other] ({ $dice } dice so far; all enemies there:
} { $answer })
tell-fight = { $text }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} against { $answer }
tell-fight-now = { $text } ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
} against { $answer })

## Refusals

refusal-no-special-card = no Special Action card is left
refusal-nothing-to-act-on = no Special Action would change anything now
refusal-card-used-up = the card moves no more units
refusal-none-chosen = no attacker is chosen yet
refusal-no-target = no enemy unit is chosen yet
refusal-equal-unit = an equal unit stands in for it
refusal-out-of-order = units are named in a fixed order, and this one is past; “again” goes back to the first

refusal-pinned = undisrupted enemy ground units hold it there
refusal-has-moved = it has moved with this card
refusal-disrupted = it is disrupted
refusal-air-stays = air units stay where they are until the Final Phase
refusal-too-far = it cannot get there in one move

refusal-no-enemy = no enemy ground unit there that has not fought with this card
refusal-no-attackers = no attacker: that takes an undisrupted ground unit that has not fought with this card
refusal-area-fought = there was a battle with this card
refusal-has-fought = it has fought with this card
refusal-card-too-small = the card has not enough points left
refusal-ground-needed = air units never attack alone: a ground unit must attack with them
refusal-ground-first = air units never attack alone: a ground unit comes first
refusal-no-air = no air unit can come from the Rear Area
refusal-no-neighbours = no ground unit can come from an adjacent area
refusal-no-retreat = undisrupted enemy ground units are there

refusal-nothing-disrupted = no unit of yours is disrupted there
refusal-nothing-damaged = no unit of yours is damaged
