# ボットが評価する事柄。各句はその陣営がそこで得るものを言う。

term-political-will = { $faction ->
    [british] 政治意思の上昇
   *[other] 英国の政治意思の低下
}
term-next-propaganda = { $faction ->
    [british] 次のプロパガンダラウンドの改善
   *[other] 英国にとって不利なプロパガンダラウンド
}
term-police-on-map = { $faction ->
    [british] マップ上の警察の増加
   *[other] マップ上の警察の減少
}
term-troops-engaged = { $faction ->
    [british] 敵のいる場所への兵員配置
   *[other] 戦う相手のいない兵員
}
term-initiative = 次のカードのイニシアチブ
term-capabilities = 持続する能力
