# ボットがなぜそうプレイしたか。termはボットが評価する事柄で、各句はその陣営がそこで得るものを言う。

reason-random = 無作為にプレイ。
reason-wins = ゲームに勝つ。
reason-ends = ゲームの終了は避けられなかった。
reason-none = 得になる選択肢はなく、これが最も損が少なかった。
reason-1 = 狙い：{ $term1 }。
reason-2 = 狙い：{ $term1 }、{ $term2 }。
reason-3 = 狙い：{ $term1 }、{ $term2 }、{ $term3 }。

# The British Way

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

# キプロス

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

# ケニア

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

# ギリシャ内戦

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
term-greek-civil-war-threats = オープンエリアでの攻撃の有利
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

# アッティラ作戦

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
term-attila-supply = { $faction ->
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
