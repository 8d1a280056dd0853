# シミュレーションのレポートでの、このタイトルの得点・行動・勝敗の呼び方。

grade-check = 勝利判定
grade-marginal = 辛勝
grade-decisive = 決定的勝利
grade-turning-point = 転換点
measure-index = 政治指数
measure-of = 政治指数：{ $faction }
operation-aid-begins = アメリカの援助の開始
operation-buy-airstrike = 航空攻撃の購入
operation-build = 編成
