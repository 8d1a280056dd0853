# The board of this title in a terminal: headings, signs, letters and sentences.

board-resources = Resources
board-pipeline = Pipeline
capability-mau-mau = Mau Mau Capability
kind-city = City
kind-reserve = Reserve
kind-province = Non-Reserve
kind-jungle = Mountain Jungle
kinds-city = City
kinds-reserve = Reserve Provinces
kinds-province = Non-Reserve Provinces
kinds-jungle = Mountain Jungles
control-mau-mau = Mau Mau Control
worth-reserve = { $value }R
short-mau-mau = MM
# At most 15 characters a line, as wide as a space.
legend-kenya-pieces =
    U Underground
    A Active B Base
    T Troops
    P Police
    Ter Terror
    Loy Loyal
    Res Resistance
legend-kenya-spaces =
    Br MM Control
    2R Pop. Reserve
    ▸ may choose
count-underground-guerrillas = { $count ->
    [one] 1 Underground Guerrilla
   *[other] { $count } Underground Guerrillas
}
count-active-guerrillas = { $count ->
    [one] 1 Active Guerrilla
   *[other] { $count } Active Guerrillas
}
