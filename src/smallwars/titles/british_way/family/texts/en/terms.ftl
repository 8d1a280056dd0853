# What a bot weighs: each phrase says what the side gains there.

term-political-will = { $faction ->
    [british] more Political Will
   *[other] less British Political Will
}
term-next-propaganda = { $faction ->
    [british] a better Propaganda Round
   *[other] a worse Propaganda Round for the British
}
term-police-on-map = { $faction ->
    [british] more Police on the map
   *[other] fewer Police on the map
}
term-troops-engaged = { $faction ->
    [british] Troops where the enemy is
   *[other] Troops left with nobody to fight
}
term-initiative = the initiative on the next card
term-capabilities = capabilities that last
