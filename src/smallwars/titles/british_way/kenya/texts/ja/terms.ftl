# ボットが評価する事柄。各句はその陣営がそこで得るものを言う。

term-victory-near = 勝利への接近
term-later-resistance = { $faction ->
    [british] 今後のラウンドでの抵抗の減少
   *[other] 今後のラウンドでの抵抗
}
term-later-containment = { $faction ->
    [british] 今後のナイロビの平穏と基地の封じ込め
   *[other] 今後のナイロビの不穏と基地の自由
}
term-loyal-balance = { $faction ->
    [british] 忠誠の人口の増加
   *[other] 抵抗の人口の増加
}
term-control-at-stake = { $faction ->
    [british] 有人スペースの支配
   *[other] 有人スペースの支配の奪取
}
term-nairobi-pieces = { $faction ->
    [british] ナイロビのマウマウの減少
   *[other] ナイロビの足場
}
term-settler-threats = { $faction ->
    [british] 入植者へのテロの脅威の軽減
   *[other] 入植者へのテロの好機
}
term-reserve-threats = { $faction ->
    [british] 保留地で失うものの減少
   *[other] 保留地で得るものの増加
}
term-underground = { $faction ->
    [british] 潜伏状態ゲリラの減少
   *[other] 潜伏状態ゲリラの増加
}
term-active = { $faction ->
    [british] ゲリラの減少
   *[other] ゲリラの増加
}
term-exposed = { $faction ->
    [british] ゲリラを強襲の届く範囲に捉える
   *[other] ゲリラを強襲の届かない所に置く
}
term-resources = { $faction ->
    [british] マウマウのリソースの減少
   *[other] リソースの増加
}
term-jungle-bases = { $faction ->
    [british] ジャングルの基地の減少
   *[other] ジャングルの基地
}
term-outside-bases = { $faction ->
    [british] ジャングル外の基地の減少
   *[other] ジャングル外の基地
}
term-supply = { $faction ->
    [british] マウマウの補給源の減少
   *[other] 補給に適した場所
}
term-relocated = { $faction ->
    [british] 住民の強制移住
   *[other] 住民の強制移住の阻止
}
term-police-out-of-play = { $faction ->
    [british] プレイ外の警察の投入
   *[other] 警察をプレイ外にとどめる
}
term-troops-on-map = { $faction ->
    [british] マップ上の兵員の増加
   *[other] マップ上の兵員の減少
}
term-jungle-troops = { $faction ->
    [british] ジャングルの遊休兵員の解消
   *[other] 兵員をジャングルに釘付けにする
}
term-pipeline = { $faction ->
    [british] 自由度が高くリスクの低いパイプライン
   *[other] 英国に負担となるパイプライン
}
