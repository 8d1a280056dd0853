# The board of this title in a terminal: headings, signs, letters and sentences.

over-major = Major { $faction } victory: { $reason }.
over-minor = Minor { $faction } victory: { $reason }.

attila-turn = Turn { $turn } of { $last }
attila-passed = { $faction } passed
attila-points = VP { $points }: { $band }
attila-special = SA { $count }
attila-hidden = { $count ->
    [0] no cards
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
attila-deck = Deck { $count }
attila-discards = Discards { $count }
attila-removed = Removed { $count }
attila-events = { $count ->
    [one] 1 Random Event
   *[other] { $count } Random Events
}
attila-fought = Fought: { $units }
attila-hits = Hits: { $hits }
attila-beachhead = Beachhead

# Beside the name of an area.
attila-sign-woods = ♣
attila-sign-mountain = ▲
attila-sign-urban = ■
attila-sign-coastal = ~
attila-sign-airport = +

# At most 30 characters a line.
legend-attila =
    ♣ Woods  ▲ Mountain  ■ Urban
    ~ coast  + airport
    5 VP, *5 if Turkish now
    GRK³ Combat Value, ! disrupted
    Cypriot: NG EMA EOKA ES GRK MK
      LOK ER HAF; others Turkish
    Card 2-4: Movement-Combat
    SA Special Action cards
    ▸ may choose  » asked about

attila-phase-told = Phase: { $phase }
attila-active-told = To play: { $faction }
attila-active-passed-told = To play: { $faction }; the other player has passed
attila-first-told = First player: { $faction }
attila-points-told = Turkish Victory Points now: { $points } ({ $band })
attila-in-force-told = In force: { $notes }
attila-done-told = Done: { $notes }
attila-fought-told = Have fought with this card: { $units }
attila-hits-told = Hits in this battle: { $hits }
attila-special-told = Special Action cards: { $counts }
attila-deck-told = Cards in the deck: { $count }
attila-removed-told = Cards removed unseen: { $count }
attila-discards-told = { $faction } discards: { $cards }
attila-events-told = Random Events drawn: { $count }
attila-card = Movement { $movement }, Combat { $combat }
attila-worth = { $points ->
    [one] 1 Victory Point
   *[other] { $points } Victory Points
}
attila-control-turkish = Turkish control
attila-control-cypriot = Cypriot control
attila-unit = { $unit } ({ $type }, Combat Value { $value })
attila-unit-disrupted = { $unit } ({ $type }, Combat Value { $value }, disrupted)
attila-empty = No units: { $areas }

attila-type-infantry = Infantry
attila-type-military-police = Military Police
attila-type-irregular = Irregular
attila-type-airborne = Airborne
attila-type-mountain = Mountain
attila-type-armor = Armor
attila-type-mechanized = Mechanized
attila-type-fighter = Fighter
