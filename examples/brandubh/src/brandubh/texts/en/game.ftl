# Brandubh: its words, questions, log and results.

title-name = Brandubh

faction-attackers = Attackers
faction-defenders = Defenders
faction-chance = Chance

word-attacker = attacker
word-defender = defender
word-king = king

ask-piece = Which piece moves?
ask-destination = Where does { $about } move?

log-move = The { $piece } on { $origin } moves to { $destination }.
log-capture = The { $piece } on { $space } is taken.
log-victory = The { $faction } win.
log-tie = Nobody wins.

result-king-escaped = the king has reached a corner
result-king-taken = the king is taken
result-no-move = the other side cannot move
result-no-capture = forty moves without a capture

refusal-cannot-move = it has nowhere to go
refusal-not-in-line = a piece moves in a straight line
refusal-in-the-way = something stands in the way
refusal-kings-square = only the king may stop on the throne and in the corners
