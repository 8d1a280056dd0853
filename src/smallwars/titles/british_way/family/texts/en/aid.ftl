# Player aids of The British Way: what Cyprus and Kenya say in the same words.

operations = Operations ({ $rule })
specials = Special Activities ({ $rule }): one with a full Operation
any-special = all Special Activities
any-operation = any Operation

## The round

round = Sequence of play and Propaganda Round
card-section = Event card
initiative = Initiative Track
initiative-lines =
    Each player takes one free box; the cylinder further left is 1st Eligible on the next card (2.3.5).
card-played = Playing a card
card-played-lines =
    Turn up the top card; the next one is not seen (2.2). A Propaganda card: hold the Propaganda Round below instead (2.4).
    The __1st Eligible__ takes any box and acts at once, or passes in it (2.3.2).
    The __2nd Eligible__ does the same with one of the two boxes left.
    __Limited Operation__: one space, no Special Activity (2.3.4). __Event__: unshaded or shaded text, by either player (5.2). __Operation__: full, and one Special Activity before, during or after it, or none (4.1).
    Left box: 1st Eligible next. Right box: 2nd (2.3.5).
passing = Passing
propaganda = Propaganda Round (6.0)
phase = { $number }. { $name }
early = Early victory
final = Final victory

## Tracks and tables

tracks = Tracks
more = Pieces, Capabilities, set-up
spaces = Spaces and borders
pieces = Pieces and markers
capabilities = Capabilities
capabilities-lines =
    The text that was picked holds for the rest of the game. The label restricts nobody: either player may execute either text.
set-up = Set-up in brief
both = both sides
head-space = Space
head-piece = Piece
head-card = Card
head-faction = Label
head-effect = What it changes
effect-unshaded = Unshaded: { $text }
effect-shaded = Shaded: { $text }
limit-troops = Troops
limit-police = Police
