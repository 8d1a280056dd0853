# The fields of a position and the words in them, for people who set one up. Words of a title outweigh these.

field-active = Active side
field-card = Card
field-control = Control
field-deck = Deck
field-deck-size = Cards in the deck
field-detained = Detained
field-first = First Eligible
field-first-turn = First
field-grade = Grade
field-phase = Phase
field-points = Points
field-reason = Reason
field-result = Result
field-terror = Terror
field-title = Title
field-turn = Turn
field-winner = Winner

field-draw = Draw
field-final = Final
field-setup = Set-up
