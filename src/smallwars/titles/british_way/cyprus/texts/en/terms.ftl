# What a bot weighs: each phrase says what the side gains there.

term-later-opinion = { $faction ->
    [british] a calmer international opinion later
   *[other] a louder international opinion later
}
term-town-cells = { $faction ->
    [british] fewer Cells in the Towns
   *[other] more Cells in the Towns
}
term-mountain-cells = { $faction ->
    [british] fewer Cells in the Mountains
   *[other] more Cells in the Mountains
}
term-base-cells = { $faction ->
    [british] fewer Cells in the Bases
   *[other] more Cells in the Bases
}
term-active-cells = { $faction ->
    [british] fewer Cells on the map
   *[other] more Cells on the map
}
term-exposed-cells = { $faction ->
    [british] Cells within reach
   *[other] Cells out of reach
}
term-prison = { $faction ->
    [british] Cells in Prison
   *[other] Cells out of Prison
}
term-threats = { $faction ->
    [british] less to fear from Sabotage
   *[other] better chances for Sabotage
}
term-town-caches = { $faction ->
    [british] fewer Arms Caches in the Towns
   *[other] Arms Caches in the Towns
}
term-mountain-caches = { $faction ->
    [british] fewer Arms Caches in the Mountains
   *[other] Arms Caches in the Mountains
}
term-hunted-caches = { $faction ->
    [british] Troops near the Arms Caches
   *[other] Arms Caches away from Troops
}
term-chits-held = { $faction ->
    [british] more Intel
   *[other] less Intel for the British
}
term-chit-value = { $faction ->
    [british] Intel of more value
   *[other] Intel of less value for the British
}
term-police-watching = { $faction ->
    [british] Police beside the Cells
   *[other] Cells away from the Police
}
term-curfews = { $faction ->
    [british] Towns under Curfew
   *[other] Towns free of Curfew
}
term-suez = { $faction ->
    [british] Troops back from Suez
   *[other] Troops away at Suez
}
