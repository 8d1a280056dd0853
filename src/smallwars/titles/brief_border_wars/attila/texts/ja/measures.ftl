# シミュレーションのレポートでの、このタイトルの得点・行動・勝敗の呼び方。

grade-major = 大勝利
grade-minor = 小勝利
measure-victory-points = 勝利得点
operation-battle = 攻撃
