# ボットが評価する事柄。各句はその陣営がそこで得るものを言う。

term-later-opinion = { $faction ->
    [british] 今後の国際世論の鎮静
   *[other] 今後の国際世論の高まり
}
term-town-cells = { $faction ->
    [british] 市街地の構成員の減少
   *[other] 市街地の構成員の増加
}
term-mountain-cells = { $faction ->
    [british] 山岳の構成員の減少
   *[other] 山岳の構成員の増加
}
term-base-cells = { $faction ->
    [british] 基地の構成員の減少
   *[other] 基地の構成員の増加
}
term-active-cells = { $faction ->
    [british] マップ上の構成員の減少
   *[other] マップ上の構成員の増加
}
term-exposed-cells = { $faction ->
    [british] 構成員を手の届く範囲に捉える
   *[other] 構成員を敵の手の届かない所に置く
}
term-prison = { $faction ->
    [british] 監獄の構成員の増加
   *[other] 監獄の構成員の減少
}
term-threats = { $faction ->
    [british] サボタージュの脅威の軽減
   *[other] サボタージュの好機
}
term-town-caches = { $faction ->
    [british] 市街地の隠匿武器の減少
   *[other] 市街地の隠匿武器
}
term-mountain-caches = { $faction ->
    [british] 山岳の隠匿武器の減少
   *[other] 山岳の隠匿武器
}
term-hunted-caches = { $faction ->
    [british] 隠匿武器の近くの兵員
   *[other] 兵員から離れた隠匿武器
}
term-chits-held = { $faction ->
    [british] 情報チットの増加
   *[other] 英国の情報チットの減少
}
term-chit-value = { $faction ->
    [british] 情報チットの値の上昇
   *[other] 英国の情報チットの値の低下
}
term-police-watching = { $faction ->
    [british] 構成員のそばの警察
   *[other] 警察から離れた構成員
}
term-curfews = { $faction ->
    [british] 夜間外出禁止下の市街地
   *[other] 夜間外出禁止のない市街地
}
term-suez = { $faction ->
    [british] スエズからの兵員の帰還
   *[other] スエズにとどまる兵員
}
