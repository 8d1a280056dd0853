# What a bot weighs: each phrase says what the side gains there.

term-points = { $faction ->
    [turkish] areas held now
   *[other] areas kept from the Turks
}
term-prospects = { $faction ->
    [turkish] areas that may be held in the end
   *[other] areas that can be kept to the end
}
term-given-up = { $faction ->
    [turkish] points for Special Actions given up
   *[other] points for Special Actions the Turks gave up
}
term-grade = { $faction ->
    [turkish] a better grade of victory
   *[other] a worse grade for the Turks
}
term-fit-units = more units in good order than the enemy
term-disrupted-units = the balance of disrupted units
term-damaged-units = the balance of damaged units
term-reserves = { $faction ->
    [turkish] reserves that can land in time
   *[other] reserves that outweigh the Turkish ones
}
term-irregulars = { $faction ->
    [turkish] empty areas for the Irregulars
   *[other] no empty areas for Irregulars
}
term-supply = { $faction ->
    [turkish] brigades in supply
   *[other] Turkish brigades out of supply
}
term-beachhead = { $faction ->
    [turkish] a safe Beachhead
   *[other] a Beachhead in danger
}
term-airborne = { $faction ->
    [turkish] a drop that may still be made
   *[other] no more Turkish drop
}
term-air-units = strength in the air
term-airport = { $faction ->
    [turkish] Nicosia Airport
   *[other] keeping Nicosia Airport
}
term-special-actions = Special Actions to come
term-cards = the cards in hand
term-opportunities = what the card just played can still do
