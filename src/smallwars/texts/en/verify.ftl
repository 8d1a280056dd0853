# What `smallwars verify` says.

verify-same-commitment = The commitment in the record is the one you were shown.
verify-other-commitment = The record's commitment is not the one you were shown: { $shown } was promised, { $recorded } is in the record.
verify-commitment = The commitment is the SHA-256 of "smallwars:{ $seed }".
verify-broken-commitment = The commitment is not the SHA-256 of "smallwars:{ $seed }": that is { $hash }, the record says { $recorded }.
verify-no-commitment = The record has no commitment: nothing was promised before the game, so nothing can be checked.
verify-no-seed = The record has no seed. A server tells the seed when a game is over.
verify-deck = The deck: { $count ->
    [one] 1 card lies
   *[other] { $count } cards lie
 } as the seed shuffles { $count ->
    [one] it
   *[other] them
 }.
verify-other-deck = The deck is not the one that the seed gives: card { $place } is { $recorded }, the seed gives { $given }.
verify-deck-length = The deck is not the one that the seed gives: it has { $recorded } cards, the seed gives { $given }.
verify-placed = The game starts from a position: what lay in its deck was set up, not shuffled by the seed.
verify-results = Results of chance: { $count ->
    [0] none is written down.
    [one] 1, as the seed gives it.
   *[other] { $count }, all as the seed gives them.
 }
verify-other-result = Line { $line }: the result of chance is { $recorded }, the seed gives { $given }.
verify-edited = Line { $line }: the table was set up by hand here; no seed vouches for what follows.
verify-ending = The end of the game is the one that the choices lead to.
verify-other-ending = The end of the game is not the one that the choices lead to: the record says { $recorded }, they lead to { $given }.
verify-going-on = no end
verify-holds = The record holds: the dice were settled before the first choice.
verify-fails = The record does not hold.
