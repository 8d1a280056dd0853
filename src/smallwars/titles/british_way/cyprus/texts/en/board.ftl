# The board of this title in a terminal: headings, signs, letters and sentences.

board-intel = Intel Chits
board-suez = Suez
board-international-opinion = International Opinion
board-international-opinion-short = Int. Opinion
capability-eoka = EOKA Capability

kind-town = Town
kind-mountain = Mountain
kind-base = Base
kinds-town = Towns
kinds-mountain = Mountains
kinds-base = British Bases

# At most 33 characters a line.
legend-cyprus =
    U Underground  A Active  C Cache
    T Troops  P Police  Sab Sabotage
    2 value  ▲ Mountain  ▸ may choose

count-underground-cells = { $count ->
    [one] 1 Underground Cell
   *[other] { $count } Underground Cells
}
count-active-cells = { $count ->
    [one] 1 Active Cell
   *[other] { $count } Active Cells
}
count-cells = { $count ->
    [one] 1 Cell
   *[other] { $count } Cells
}
