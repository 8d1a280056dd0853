# ボットが評価する事柄。各句はその陣営がそこで得るものを言う。

term-points = { $faction ->
    [turkish] 現在支配しているエリア
   *[other] トルコに渡さないエリア
}
term-prospects = { $faction ->
    [turkish] 最終的に支配できそうなエリア
   *[other] 最後まで守れるエリア
}
term-given-up = { $faction ->
    [turkish] 放棄した特別行動カードの得点
   *[other] トルコが放棄した特別行動カードの得点
}
term-grade = { $faction ->
    [turkish] より高い勝利の段階
   *[other] トルコの勝利の段階の引き下げ
}
term-fit-units = 健全なユニット数の優位
term-disrupted-units = 混乱ユニット数の差
term-damaged-units = 損傷ユニット数の差
term-reserves = { $faction ->
    [turkish] 上陸が間に合う予備
   *[other] トルコ軍を上回る予備
}
term-irregulars = { $faction ->
    [turkish] 非正規ユニットの入れる空きエリア
   *[other] 非正規ユニットの入れる空きエリアをなくす
}
term-supply = { $faction ->
    [turkish] 補給下の旅団
   *[other] 補給切れのトルコ旅団
}
term-beachhead = { $faction ->
    [turkish] 海岸堡の安全
   *[other] 海岸堡への脅威
}
term-airborne = { $faction ->
    [turkish] 空挺降下の余地
   *[other] トルコの空挺降下の消滅
}
term-air-units = 航空戦力
term-airport = { $faction ->
    [turkish] ニコシア空港
   *[other] ニコシア空港の保持
}
term-special-actions = 今後の特別行動
term-cards = 手札のカード
term-opportunities = プレイしたカードでまだできること
