# Why a bot played as it did. A term is a thing that a bot weighs; each phrase says what the side gains there.

reason-random = Plays at random.
reason-wins = Wins the game.
reason-ends = Nothing could keep the game from ending.
reason-none = No choice gained anything; this one lost least.
reason-1 = For { $term1 }.
reason-2 = For { $term1 } and { $term2 }.
reason-3 = For { $term1 }, { $term2 } and { $term3 }.

# The British Way

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

# Cyprus

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

# Kenya

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

# Greek Civil War

term-indices = { $faction ->
    [government] the lead of the Government’s index
   *[other] the lead of the DSE’s index
}
term-government-danger = { $faction ->
    [government] safety from collapse
   *[other] a Government nearer to collapse
}
term-dse-danger = { $faction ->
    [government] a DSE nearer to collapse
   *[other] safety from collapse
}
term-agreed-end = the lead at the agreed end
term-american-aid = { $faction ->
    [government] American aid
   *[other] keeping American aid away
}
term-airstrikes = { $faction ->
    [government] Airstrikes in hand
   *[other] fewer Airstrikes for the Government
}
term-spare-bodies = { $faction ->
    [government] brigades enough to hold more squares
   *[other] fewer brigades to hold squares with
}
term-last-unit = { $faction ->
    [government] a DSE without regular units
   *[other] a regular unit in Greece
}
term-last-word = the last move of the turn
term-control = Regions under control
term-progress = Regions nearer to control
term-frailty = Regions that do not fall at the first blow
term-seeds = places from which bands can rise
term-units = stronger forces
term-idle-bands = { $faction ->
    [government] fewer units idle in the Open
   *[other] fewer bands idle in the Open
}
term-attrition = fewer units that wither away
term-greek-civil-war-threats = better odds for attacks in the Open
term-sieges = better odds against weak squares
term-terror = { $faction ->
    [government] less Terror
   *[other] Terror that lasts
}
term-resettled = { $faction ->
    [government] no more people resettled
   *[other] resettlement that costs the Government
}
term-garrisons = { $faction ->
    [government] garrisons around the cities
   *[other] cities without a garrison
}
term-presence = { $faction ->
    [government] a unit in every Region
   *[other] Regions empty of the Government
}

# Operation Attila

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
term-attila-supply = { $faction ->
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
