# What a bot weighs: each phrase says what the side gains there.

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
term-threats = better odds for attacks in the Open
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
