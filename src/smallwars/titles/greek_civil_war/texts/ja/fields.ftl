# 局面の項目とその値の言葉。局面を作る人のためのもの。タイトルの他の言葉がこれに優先する。

field-acted = 行動済みユニット
field-acted-squares = 行動済みユニットのインフラマス
field-airstrikes = 航空攻撃
field-american-aid = アメリカの援助
field-closed = 国境閉鎖
field-doctrine = ドクトリン
field-duration = ドクトリンの残りターン
field-end-turn = 合意した最終ターン
field-limit = 上限
field-marked = 対象ユニット
field-marked-squares = 対象ユニットのインフラマス
field-points-left = 残りポイント
field-political-index = 政治指数
field-regions = 地域
field-resettled = 移住済み
field-squares = インフラマス
field-decisive = 決定的勝利
field-government-collapsed = 政府が崩壊
field-dse-collapsed = DSEが崩壊
field-initiative = イニシアチブ
field-marginal = 辛勝
field-turning-point = 転換点
