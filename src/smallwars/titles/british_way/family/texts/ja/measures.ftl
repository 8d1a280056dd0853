# シミュレーションのレポートでの、このタイトルの得点・行動・勝敗の呼び方。

grade-early = 途中
grade-final = 最終
measure-political-will = 政治意思
operation-event = イベント
operation-only = 唯一の本文
