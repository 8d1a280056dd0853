# ターミナルでのこのタイトルのボード：見出し、記号、文字、文。

over-major = { $faction }の大勝利: { $reason }。
over-minor = { $faction }の小勝利: { $reason }。

attila-turn = ターン{ $turn }/{ $last }
attila-passed = { $faction }はパス済み
attila-points = VP{ $points }: { $band }
attila-special = SA{ $count }
attila-hidden = { $count ->
    [0] カードなし
   *[other] 非公開カード{ $count }枚
}
attila-deck = 山札{ $count }
attila-discards = 捨て札{ $count }
attila-removed = 除外{ $count }
attila-events = ランダムイベント{ $count }枚
attila-fought = 戦闘済み: { $units }
attila-hits = 命中: { $hits }
attila-beachhead = 海岸堡

# Beside the name of an area.
attila-sign-woods = ♣
attila-sign-mountain = ▲
attila-sign-urban = ■
attila-sign-coastal = ~
attila-sign-airport = +

# At most 30 columns a line.
legend-attila =
    ♣ 森林  ▲ 山岳  ■ 市街地
    ~ 沿岸  + 空港
    5 VP、*5 現在トルコの得点
    GRK³ 戦闘力、! 混乱
    キプロス側: NG EMA EOKA ES
      GRK MK LOK ER HAF 他はトルコ
    カード2-4: 移動-戦闘
    SA 特別行動カード
    ▸ 選択可  » 質問の対象

attila-phase-told = フェイズ: { $phase }
attila-active-told = プレイする側: { $faction }
attila-active-passed-told = プレイする側: { $faction }、相手はパス済み
attila-first-told = 先攻プレイヤー: { $faction }
attila-points-told = 現在のトルコの勝利得点: { $points }({ $band })
attila-in-force-told = 有効: { $notes }
attila-done-told = 実施済み: { $notes }
attila-fought-told = このカードで戦闘済み: { $units }
attila-hits-told = この戦闘での命中: { $hits }
attila-special-told = 特別行動カード: { $counts }
attila-deck-told = 山札の枚数: { $count }
attila-removed-told = 伏せたまま除外された枚数: { $count }
attila-discards-told = { $faction }の捨て札: { $cards }
attila-events-told = 引かれたランダムイベント: { $count }
attila-card = 移動{ $movement }、戦闘{ $combat }
attila-worth = 勝利得点{ $points }点
attila-control-turkish = トルコ支配
attila-control-cypriot = キプロス側支配
attila-unit = { $unit }({ $type }、戦闘力{ $value })
attila-unit-disrupted = { $unit }({ $type }、戦闘力{ $value }、混乱)
attila-empty = ユニットなし: { $areas }

attila-type-infantry = 歩兵
attila-type-military-police = 憲兵
attila-type-irregular = 非正規
attila-type-airborne = 空挺
attila-type-mountain = 山岳
attila-type-armor = 機甲
attila-type-mechanized = 機械化
attila-type-fighter = 戦闘機
