# What a bot weighs: each phrase says what the side gains there.

term-victory-near = a victory that comes into sight
term-later-resistance = { $faction ->
    [british] less Resistance in later rounds
   *[other] Resistance in later rounds
}
term-later-containment = { $faction ->
    [british] a quiet Nairobi and contained Bases later
   *[other] an unquiet Nairobi and Bases at large later
}
term-loyal-balance = { $faction ->
    [british] more people at Loyalty
   *[other] more people at Resistance
}
term-control-at-stake = { $faction ->
    [british] Control where people live
   *[other] Control taken where people live
}
term-nairobi-pieces = { $faction ->
    [british] fewer Mau Mau in Nairobi
   *[other] a hold on Nairobi
}
term-settler-threats = { $faction ->
    [british] less to fear from Terror among the settlers
   *[other] better chances for Terror among the settlers
}
term-reserve-threats = { $faction ->
    [british] less to lose in the Reserves
   *[other] more to win in the Reserves
}
term-underground = { $faction ->
    [british] fewer Underground Guerrillas
   *[other] more Underground Guerrillas
}
term-active = { $faction ->
    [british] fewer Guerrillas
   *[other] more Guerrillas
}
term-exposed = { $faction ->
    [british] Guerrillas within reach of an Assault
   *[other] Guerrillas out of reach of an Assault
}
term-resources = { $faction ->
    [british] fewer Resources for the Mau Mau
   *[other] more Resources
}
term-jungle-bases = { $faction ->
    [british] fewer Bases in the jungle
   *[other] Bases in the jungle
}
term-outside-bases = { $faction ->
    [british] fewer Bases outside the jungle
   *[other] Bases outside the jungle
}
term-supply = { $faction ->
    [british] little for the Mau Mau to supply themselves from
   *[other] good places for Supply
}
term-relocated = { $faction ->
    [british] people relocated
   *[other] people not relocated
}
term-police-out-of-play = { $faction ->
    [british] Police brought into play
   *[other] Police kept out of play
}
term-troops-on-map = { $faction ->
    [british] more Troops on the map
   *[other] fewer Troops on the map
}
term-jungle-troops = { $faction ->
    [british] no Troops idle in the jungle
   *[other] Troops tied down in the jungle
}
term-pipeline = { $faction ->
    [british] a Pipeline that allows much and risks little
   *[other] a Pipeline that costs the British
}
