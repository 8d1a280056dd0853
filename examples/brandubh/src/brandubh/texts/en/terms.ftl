# What a bot weighs: each phrase says what the side gains there.

term-attackers-lost = { $faction ->
    [defenders] attackers taken
   *[other] attackers kept
}
term-defenders-lost = { $faction ->
    [defenders] defenders kept
   *[other] defenders taken
}
term-king-escapes = { $faction ->
    [defenders] a way to a corner for the king
   *[other] the king's ways to the corners closed
}
term-king-moves = { $faction ->
    [defenders] room for the king
   *[other] less room for the king
}
term-king-pressed = { $faction ->
    [defenders] a king who breathes
   *[other] enemies beside the king
}
