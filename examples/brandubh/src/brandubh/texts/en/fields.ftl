# The fields of a position, for people who set one up.

field-to-move = To move
field-quiet-moves = Moves without a capture
field-squares = Squares
