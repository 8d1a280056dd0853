# Why a bot played as it did. A term is a thing that a bot weighs; the file terms of each title has the phrases.

reason-random = Plays at random.
reason-wins = Wins the game.
reason-ends = Nothing could keep the game from ending.
reason-none = No choice gained anything; this one lost least.
reason-1 = For { $term1 }.
reason-2 = For { $term1 } and { $term2 }.
reason-3 = For { $term1 }, { $term2 } and { $term3 }.
