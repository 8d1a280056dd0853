# The board of this title in a terminal: headings, signs, letters and sentences.

over-check = Victory for the { $faction }: { $reason }.
over-marginal = Marginal Victory for the { $faction }: { $reason }.
over-decisive = Decisive Victory for the { $faction }: { $reason }.
over-turning-point = A Turning Point, won by the { $faction }: { $reason }.

greek-side-government = Government
greek-side-dse = DSE
greek-turn = { $end ->
    [0] Turn { $turn }, no agreed end
   *[other] Turn { $turn } of { $end }
}
greek-phase-told = Phase: { $phase }
greek-first = First Player: { $faction }
greek-indices = Political Index, 0 to 99: { $indices }
greek-turns-left = { $turns ->
    [one] 1 turn left
   *[other] { $turns } turns left
}
greek-doctrine-told = Doctrine of the Government: { $doctrine }, { $turns }
greek-doctrine-tight = Tight Defense
greek-doctrine-area = Area Defense
greek-doctrine-aggressive = Aggressive
greek-limit = Limit { $limit }
greek-limit-left = Limit { $limit }, { $left } left
greek-limit-told = Mobilization limit of the Government: { $limit }
greek-limit-left-told = Mobilization limit of the Government: { $limit }, of which { $left } are left
greek-airstrikes = Airstrikes { $count }
greek-airstrikes-told = Airstrikes available: { $count }
greek-aid = American Aid
greek-stalin = Stalin Score { $score } of { $most }
greek-closed = Closed: { $places }

greek-phase-setup = Set-up
greek-phase-initiative = Initiative
greek-phase-mobilization = Mobilization
greek-phase-movement = Movement
greek-phase-conflict = Conflict
greek-phase-control = Control
greek-phase-attrition = Attrition
greek-phase-end = End of the turn

# A unit by its letter, in squares and in the Open.
letter-division = D
letter-brigade = B
letter-mountain = M
letter-lok = L
letter-lok-unconv = U
letter-police = P
letter-front = F
letter-cadre = C
letter-guerrilla = G
letter-partisan = A
greek-sign-terror = T
greek-sign-resettled = R
greek-sign-closed = closed

# At most 28 characters a line.
legend-greek-units =
    D Division   B Brigade
    M Mountain   P Police
    L LOK   U unconventional LOK
    F Front   C Cadre
    G Guerrillas   A Partisans
    2D1 two of Level 1
legend-greek-signs =
    Squares: [P1], empty [  ]
    2/1 points DSE/Government
    Control: *2/1 DSE, 2/1* Gov.
    T Terror   R Resettled
    ▸ may choose   » asked about

greek-urban = Urban
greek-rural = Rural
greek-remote = Remote
greek-foreign = Foreign Area
greek-points = worth { $dse } to the DSE, { $government } to the Government
greek-control-government = Government control
greek-control-dse = DSE control
greek-control-none = disputed
greek-in-open = in the Open { $units }
greek-in-squares = in squares { $units }
greek-squares = { $count ->
    [one] 1 square
   *[other] { $count } squares
}
greek-free-squares = { $count } empty
greek-terror = Terror
greek-resettled = Resettled
greek-is-closed = closed
greek-nothing = no units
greek-acted = have acted: { $units }
greek-marked-mobilization = built just now: { $units }
greek-marked-movement = regrouped: { $units }
greek-marked-conflict = in this fight: { $units }
greek-marked-attrition = subject to Attrition: { $units }
greek-empty = Empty: { $regions }

unit-division = { $count ->
    [one] 1 Division of Level { $level }
   *[other] { $count } Divisions of Level { $level }
}
unit-brigade = { $count ->
    [one] 1 Brigade of Level { $level }
   *[other] { $count } Brigades of Level { $level }
}
unit-mountain = { $count ->
    [one] 1 Mountain unit of Level { $level }
   *[other] { $count } Mountain units of Level { $level }
}
unit-lok = { $count ->
    [one] 1 LOK unit of Level { $level }
   *[other] { $count } LOK units of Level { $level }
}
unit-lok-unconv = { $level ->
    [0] { $count } { $count ->
        [one] unconventional LOK unit
       *[other] unconventional LOK units
    }
   *[other] { $count } { $count ->
        [one] unconventional LOK unit
       *[other] unconventional LOK units
    } of Level { $level }
}
unit-police = { $count } Police of Level { $level }
unit-front = { $level ->
    [0] { $count } { $count ->
        [one] Front
       *[other] Fronts
    }
   *[other] { $count } { $count ->
        [one] Front
       *[other] Fronts
    } of Level { $level }
}
unit-cadre = { $count ->
    [one] 1 Cadre of Level { $level }
   *[other] { $count } Cadres of Level { $level }
}
unit-guerrilla = { $count ->
    [one] 1 Guerrilla Band of Level { $level }
   *[other] { $count } Guerrilla Bands of Level { $level }
}
unit-partisan = { $count ->
    [one] 1 Partisan Brigade of Level { $level }
   *[other] { $count } Partisan Brigades of Level { $level }
}
