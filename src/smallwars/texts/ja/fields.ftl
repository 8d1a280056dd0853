# The fields of a position and the words in them, for people who set one up. Words of a title outweigh these.

field-active = 行動側
field-card = カード
field-control = 支配
field-deck = 山札
field-deck-size = 山札の枚数
field-detained = 拘禁
field-first = 第1資格派閥
field-first-turn = 先攻
field-grade = 勝利の程度
field-phase = フェイズ
field-points = ポイント
field-reason = 理由
field-result = 結果
field-terror = テロ
field-title = タイトル
field-turn = ターン
field-winner = 勝者

field-draw = 引き分け
field-final = 最終
field-setup = 初期配置
