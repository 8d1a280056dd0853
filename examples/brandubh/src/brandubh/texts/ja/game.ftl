# ブランダヴ：用語、質問、記録、結果。

title-name = ブランダヴ

faction-attackers = 攻撃側
faction-defenders = 防御側
faction-chance = 運

word-attacker = 攻撃の駒
word-defender = 守りの駒
word-king = 王

ask-piece = どの駒を動かしますか。
ask-destination = { $about }の駒をどこへ動かしますか。

log-move = { $piece }が{ $origin }から{ $destination }へ動きました。
log-capture = { $space }の{ $piece }が取られました。
log-victory = { $faction }の勝ちです。
log-tie = 引き分けです。

result-king-escaped = 王が隅に着いた
result-king-taken = 王が取られた
result-no-move = 相手が動けない
result-no-capture = 40手のあいだ駒が取られなかった

refusal-cannot-move = 動ける場所がありません
refusal-not-in-line = 駒はまっすぐにしか動けません
refusal-in-the-way = 途中に駒があります
refusal-kings-square = 玉座と隅に止まれるのは王だけです
