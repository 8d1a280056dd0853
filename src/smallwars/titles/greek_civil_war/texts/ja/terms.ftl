# ボットが評価する事柄。各句はその陣営がそこで得るものを言う。

term-indices = { $faction ->
    [government] 政府の政治指数の優位
   *[other] DSEの政治指数の優位
}
term-government-danger = { $faction ->
    [government] 崩壊の回避
   *[other] 政府の崩壊への接近
}
term-dse-danger = { $faction ->
    [government] DSEの崩壊への接近
   *[other] 崩壊の回避
}
term-agreed-end = 取り決めた終了時の優位
term-american-aid = { $faction ->
    [government] アメリカの援助
   *[other] アメリカの援助の阻止
}
term-airstrikes = { $faction ->
    [government] 手元の航空攻撃
   *[other] 政府の航空攻撃の減少
}
term-spare-bodies = { $faction ->
    [government] より多くのインフラマスを守れる旅団
   *[other] インフラマスを守る旅団の減少
}
term-last-unit = { $faction ->
    [government] DSEの正規ユニットの一掃
   *[other] ギリシャ国内の正規ユニット
}
term-last-word = ターン最後の行動
term-control = 支配下の地域
term-progress = 支配に近づく地域
term-frailty = 一撃では失われない地域
term-seeds = ゲリラ隊が生まれ得る場所
term-units = 戦力の強化
term-idle-bands = { $faction ->
    [government] オープンエリアの遊休ユニットの減少
   *[other] オープンエリアの遊休ゲリラ隊の減少
}
term-attrition = 消耗するユニットの減少
term-threats = オープンエリアでの攻撃の有利
term-sieges = 手薄なインフラマスへの攻撃の有利
term-terror = { $faction ->
    [government] テロの減少
   *[other] 続くテロ
}
term-resettled = { $faction ->
    [government] これ以上の住民移住の回避
   *[other] 政府の負担となる住民移住
}
term-garrisons = { $faction ->
    [government] 都市周辺の守備隊
   *[other] 守備隊のない都市
}
term-presence = { $faction ->
    [government] 全地域へのユニット配置
   *[other] 政府のいない地域
}
