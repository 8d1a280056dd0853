# ボットの判断基準。それぞれ、その側が何を得るか。

term-attackers-lost = { $faction ->
    [defenders] 攻撃の駒を取ること
   *[other] 攻撃の駒を守ること
}
term-defenders-lost = { $faction ->
    [defenders] 守りの駒を失わないこと
   *[other] 守りの駒を取ること
}
term-king-escapes = { $faction ->
    [defenders] 王が隅へ抜ける道
   *[other] 王が隅へ抜ける道をふさぐこと
}
term-king-moves = { $faction ->
    [defenders] 王の動ける広さ
   *[other] 王の動ける場所を狭めること
}
term-king-pressed = { $faction ->
    [defenders] 王のまわりの余裕
   *[other] 王のとなりに駒を置くこと
}
