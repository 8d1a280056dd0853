# Brief Border Warsシリーズの各ゲームに共通する文言。エリア、ユニット、ボックス、陣営は各タイトルが加える。

## 語句

word-back = 戻る
word-again = 最初のユニットからやり直す
word-all = 全て
word-pass = パス
word-special = 特別行動カード
word-movement = 移動
word-combat = 戦闘
word-refit = 再編成
word-ground = 1エリアの地上ユニット
word-air = 後方地域の航空ユニット
word-damaged = 損傷ユニット全て
word-air-support = 防御航空支援
word-reaction-move = 対応移動
word-decline = 見送る
word-attacker = 攻撃側
word-defender = 防御側
word-disrupt = とどまって混乱する
word-event = ランダムイベント

# カード：gは灰色、wは白、移動－戦闘。データファイルで現れ得る全て。
word-g0-0 = 灰色カード（移動0・戦闘0）
word-g0-1 = 灰色カード（移動0・戦闘1）
word-g0-2 = 灰色カード（移動0・戦闘2）
word-g0-3 = 灰色カード（移動0・戦闘3）
word-g0-4 = 灰色カード（移動0・戦闘4）
word-g0-5 = 灰色カード（移動0・戦闘5）
word-g0-6 = 灰色カード（移動0・戦闘6）
word-g0-7 = 灰色カード（移動0・戦闘7）
word-g0-8 = 灰色カード（移動0・戦闘8）
word-g0-9 = 灰色カード（移動0・戦闘9）
word-g1-0 = 灰色カード（移動1・戦闘0）
word-g1-1 = 灰色カード（移動1・戦闘1）
word-g1-2 = 灰色カード（移動1・戦闘2）
word-g1-3 = 灰色カード（移動1・戦闘3）
word-g1-4 = 灰色カード（移動1・戦闘4）
word-g1-5 = 灰色カード（移動1・戦闘5）
word-g1-6 = 灰色カード（移動1・戦闘6）
word-g1-7 = 灰色カード（移動1・戦闘7）
word-g1-8 = 灰色カード（移動1・戦闘8）
word-g1-9 = 灰色カード（移動1・戦闘9）
word-g2-0 = 灰色カード（移動2・戦闘0）
word-g2-1 = 灰色カード（移動2・戦闘1）
word-g2-2 = 灰色カード（移動2・戦闘2）
word-g2-3 = 灰色カード（移動2・戦闘3）
word-g2-4 = 灰色カード（移動2・戦闘4）
word-g2-5 = 灰色カード（移動2・戦闘5）
word-g2-6 = 灰色カード（移動2・戦闘6）
word-g2-7 = 灰色カード（移動2・戦闘7）
word-g2-8 = 灰色カード（移動2・戦闘8）
word-g2-9 = 灰色カード（移動2・戦闘9）
word-g3-0 = 灰色カード（移動3・戦闘0）
word-g3-1 = 灰色カード（移動3・戦闘1）
word-g3-2 = 灰色カード（移動3・戦闘2）
word-g3-3 = 灰色カード（移動3・戦闘3）
word-g3-4 = 灰色カード（移動3・戦闘4）
word-g3-5 = 灰色カード（移動3・戦闘5）
word-g3-6 = 灰色カード（移動3・戦闘6）
word-g3-7 = 灰色カード（移動3・戦闘7）
word-g3-8 = 灰色カード（移動3・戦闘8）
word-g3-9 = 灰色カード（移動3・戦闘9）
word-g4-0 = 灰色カード（移動4・戦闘0）
word-g4-1 = 灰色カード（移動4・戦闘1）
word-g4-2 = 灰色カード（移動4・戦闘2）
word-g4-3 = 灰色カード（移動4・戦闘3）
word-g4-4 = 灰色カード（移動4・戦闘4）
word-g4-5 = 灰色カード（移動4・戦闘5）
word-g4-6 = 灰色カード（移動4・戦闘6）
word-g4-7 = 灰色カード（移動4・戦闘7）
word-g4-8 = 灰色カード（移動4・戦闘8）
word-g4-9 = 灰色カード（移動4・戦闘9）
word-g5-0 = 灰色カード（移動5・戦闘0）
word-g5-1 = 灰色カード（移動5・戦闘1）
word-g5-2 = 灰色カード（移動5・戦闘2）
word-g5-3 = 灰色カード（移動5・戦闘3）
word-g5-4 = 灰色カード（移動5・戦闘4）
word-g5-5 = 灰色カード（移動5・戦闘5）
word-g5-6 = 灰色カード（移動5・戦闘6）
word-g5-7 = 灰色カード（移動5・戦闘7）
word-g5-8 = 灰色カード（移動5・戦闘8）
word-g5-9 = 灰色カード（移動5・戦闘9）
word-g6-0 = 灰色カード（移動6・戦闘0）
word-g6-1 = 灰色カード（移動6・戦闘1）
word-g6-2 = 灰色カード（移動6・戦闘2）
word-g6-3 = 灰色カード（移動6・戦闘3）
word-g6-4 = 灰色カード（移動6・戦闘4）
word-g6-5 = 灰色カード（移動6・戦闘5）
word-g6-6 = 灰色カード（移動6・戦闘6）
word-g6-7 = 灰色カード（移動6・戦闘7）
word-g6-8 = 灰色カード（移動6・戦闘8）
word-g6-9 = 灰色カード（移動6・戦闘9）
word-g7-0 = 灰色カード（移動7・戦闘0）
word-g7-1 = 灰色カード（移動7・戦闘1）
word-g7-2 = 灰色カード（移動7・戦闘2）
word-g7-3 = 灰色カード（移動7・戦闘3）
word-g7-4 = 灰色カード（移動7・戦闘4）
word-g7-5 = 灰色カード（移動7・戦闘5）
word-g7-6 = 灰色カード（移動7・戦闘6）
word-g7-7 = 灰色カード（移動7・戦闘7）
word-g7-8 = 灰色カード（移動7・戦闘8）
word-g7-9 = 灰色カード（移動7・戦闘9）
word-g8-0 = 灰色カード（移動8・戦闘0）
word-g8-1 = 灰色カード（移動8・戦闘1）
word-g8-2 = 灰色カード（移動8・戦闘2）
word-g8-3 = 灰色カード（移動8・戦闘3）
word-g8-4 = 灰色カード（移動8・戦闘4）
word-g8-5 = 灰色カード（移動8・戦闘5）
word-g8-6 = 灰色カード（移動8・戦闘6）
word-g8-7 = 灰色カード（移動8・戦闘7）
word-g8-8 = 灰色カード（移動8・戦闘8）
word-g8-9 = 灰色カード（移動8・戦闘9）
word-g9-0 = 灰色カード（移動9・戦闘0）
word-g9-1 = 灰色カード（移動9・戦闘1）
word-g9-2 = 灰色カード（移動9・戦闘2）
word-g9-3 = 灰色カード（移動9・戦闘3）
word-g9-4 = 灰色カード（移動9・戦闘4）
word-g9-5 = 灰色カード（移動9・戦闘5）
word-g9-6 = 灰色カード（移動9・戦闘6）
word-g9-7 = 灰色カード（移動9・戦闘7）
word-g9-8 = 灰色カード（移動9・戦闘8）
word-g9-9 = 灰色カード（移動9・戦闘9）
word-w0-0 = 白カード（移動0・戦闘0）
word-w0-1 = 白カード（移動0・戦闘1）
word-w0-2 = 白カード（移動0・戦闘2）
word-w0-3 = 白カード（移動0・戦闘3）
word-w0-4 = 白カード（移動0・戦闘4）
word-w0-5 = 白カード（移動0・戦闘5）
word-w0-6 = 白カード（移動0・戦闘6）
word-w0-7 = 白カード（移動0・戦闘7）
word-w0-8 = 白カード（移動0・戦闘8）
word-w0-9 = 白カード（移動0・戦闘9）
word-w1-0 = 白カード（移動1・戦闘0）
word-w1-1 = 白カード（移動1・戦闘1）
word-w1-2 = 白カード（移動1・戦闘2）
word-w1-3 = 白カード（移動1・戦闘3）
word-w1-4 = 白カード（移動1・戦闘4）
word-w1-5 = 白カード（移動1・戦闘5）
word-w1-6 = 白カード（移動1・戦闘6）
word-w1-7 = 白カード（移動1・戦闘7）
word-w1-8 = 白カード（移動1・戦闘8）
word-w1-9 = 白カード（移動1・戦闘9）
word-w2-0 = 白カード（移動2・戦闘0）
word-w2-1 = 白カード（移動2・戦闘1）
word-w2-2 = 白カード（移動2・戦闘2）
word-w2-3 = 白カード（移動2・戦闘3）
word-w2-4 = 白カード（移動2・戦闘4）
word-w2-5 = 白カード（移動2・戦闘5）
word-w2-6 = 白カード（移動2・戦闘6）
word-w2-7 = 白カード（移動2・戦闘7）
word-w2-8 = 白カード（移動2・戦闘8）
word-w2-9 = 白カード（移動2・戦闘9）
word-w3-0 = 白カード（移動3・戦闘0）
word-w3-1 = 白カード（移動3・戦闘1）
word-w3-2 = 白カード（移動3・戦闘2）
word-w3-3 = 白カード（移動3・戦闘3）
word-w3-4 = 白カード（移動3・戦闘4）
word-w3-5 = 白カード（移動3・戦闘5）
word-w3-6 = 白カード（移動3・戦闘6）
word-w3-7 = 白カード（移動3・戦闘7）
word-w3-8 = 白カード（移動3・戦闘8）
word-w3-9 = 白カード（移動3・戦闘9）
word-w4-0 = 白カード（移動4・戦闘0）
word-w4-1 = 白カード（移動4・戦闘1）
word-w4-2 = 白カード（移動4・戦闘2）
word-w4-3 = 白カード（移動4・戦闘3）
word-w4-4 = 白カード（移動4・戦闘4）
word-w4-5 = 白カード（移動4・戦闘5）
word-w4-6 = 白カード（移動4・戦闘6）
word-w4-7 = 白カード（移動4・戦闘7）
word-w4-8 = 白カード（移動4・戦闘8）
word-w4-9 = 白カード（移動4・戦闘9）
word-w5-0 = 白カード（移動5・戦闘0）
word-w5-1 = 白カード（移動5・戦闘1）
word-w5-2 = 白カード（移動5・戦闘2）
word-w5-3 = 白カード（移動5・戦闘3）
word-w5-4 = 白カード（移動5・戦闘4）
word-w5-5 = 白カード（移動5・戦闘5）
word-w5-6 = 白カード（移動5・戦闘6）
word-w5-7 = 白カード（移動5・戦闘7）
word-w5-8 = 白カード（移動5・戦闘8）
word-w5-9 = 白カード（移動5・戦闘9）
word-w6-0 = 白カード（移動6・戦闘0）
word-w6-1 = 白カード（移動6・戦闘1）
word-w6-2 = 白カード（移動6・戦闘2）
word-w6-3 = 白カード（移動6・戦闘3）
word-w6-4 = 白カード（移動6・戦闘4）
word-w6-5 = 白カード（移動6・戦闘5）
word-w6-6 = 白カード（移動6・戦闘6）
word-w6-7 = 白カード（移動6・戦闘7）
word-w6-8 = 白カード（移動6・戦闘8）
word-w6-9 = 白カード（移動6・戦闘9）
word-w7-0 = 白カード（移動7・戦闘0）
word-w7-1 = 白カード（移動7・戦闘1）
word-w7-2 = 白カード（移動7・戦闘2）
word-w7-3 = 白カード（移動7・戦闘3）
word-w7-4 = 白カード（移動7・戦闘4）
word-w7-5 = 白カード（移動7・戦闘5）
word-w7-6 = 白カード（移動7・戦闘6）
word-w7-7 = 白カード（移動7・戦闘7）
word-w7-8 = 白カード（移動7・戦闘8）
word-w7-9 = 白カード（移動7・戦闘9）
word-w8-0 = 白カード（移動8・戦闘0）
word-w8-1 = 白カード（移動8・戦闘1）
word-w8-2 = 白カード（移動8・戦闘2）
word-w8-3 = 白カード（移動8・戦闘3）
word-w8-4 = 白カード（移動8・戦闘4）
word-w8-5 = 白カード（移動8・戦闘5）
word-w8-6 = 白カード（移動8・戦闘6）
word-w8-7 = 白カード（移動8・戦闘7）
word-w8-8 = 白カード（移動8・戦闘8）
word-w8-9 = 白カード（移動8・戦闘9）
word-w9-0 = 白カード（移動9・戦闘0）
word-w9-1 = 白カード（移動9・戦闘1）
word-w9-2 = 白カード（移動9・戦闘2）
word-w9-3 = 白カード（移動9・戦闘3）
word-w9-4 = 白カード（移動9・戦闘4）
word-w9-5 = 白カード（移動9・戦闘5）
word-w9-6 = 白カード（移動9・戦闘6）
word-w9-7 = 白カード（移動9・戦闘7）
word-w9-8 = 白カード（移動9・戦闘8）
word-w9-9 = 白カード（移動9・戦闘9）

## ログ

log-turn = 第{ $turn }ターン
log-play-phase = カードプレイ：{ $faction }が先攻。
log-card = { $faction }が{ $card }をプレイ。
log-special-card = { $faction }が特別行動カードをプレイ。
log-pass = { $faction }はパス。
log-use = { $use-key ->
    [combat] 戦闘に使用：{ $value }ポイントまで。
   *[other] { $use }に使用：ユニット{ $value }個まで。
}
log-move = { $unit }：{ $origin }→{ $destination }。

log-battle = { $faction }が{ $area }で攻撃。
log-attacks = { $unit }が攻撃{ $points ->
    [1] 。
   *[other] （{ $points }ポイント）。
}
log-defends-from-the-air = { $unit }が防御に加わる。
log-hit = { $unit }に命中1。
log-no-recovery = { $unit }の目は{ $roll }、回復しない。
log-refit = { $faction }が再編成：{ $what }。
log-defends = { $unit }が攻撃を受ける。
log-reaction = { $faction }が特別行動カードで対応：{ $reaction }。
log-no-reaction = { $faction }には救援に来られるユニットがない：飛べる航空ユニットも、近くで動ける地上ユニットもない。
log-free-reaction = { $faction }はカードなしで対応：{ $reaction }。
log-air-combat = 空中戦：攻撃側ダイス{ $dice }個、防御側{ $answer }個。
log-ground-combat = 地上戦：攻撃側ダイス{ $dice }個、防御側{ $answer }個。
log-hits = { $faction }がダイス{ $dice }個を振る：{ $hits ->
    [0] 命中なし
   *[other] 命中{ $hits }
}。
log-disrupt = { $unit }は混乱状態になる。
log-damage = { $unit }は損傷し戦線を離れる。
log-retreat = { $unit }は{ $origin }から{ $destination }へ退却。
log-exploit = { $unit }は{ $destination }へ戦果拡張。

log-leftover = { $faction }は残りのカード{ $count }枚を捨てる。
log-final-phase = 最終フェイズ。
log-rallied = { $unit }{ $roll ->
    [0] は混乱から回復。
   *[other] の目は{ $roll }、混乱から回復。
}
log-repaired = { $unit }{ $roll ->
    [0] は後方地域に復帰。
   *[other] の目は{ $roll }、後方地域に復帰。
}
log-victory = { $faction }の勝利。
log-tie = 引き分け。

## 質問

# 質問の最後の数：これを含めてあと何個のユニット、または命中か。

ask-die = ダイスを1個振る
ask-die-5-0 = ランダムイベント：ランダムイベント表のダイスを1個振る
ask-die-7-0 = 最終フェイズ：{ $about }の回復のダイスを1個振る。5か6で回復

ask-card = 山札の次のカードはどれ？
ask-play = カードをプレイするか、パスするか？
ask-use = { $about }：移動に使うか、戦闘に使うか？

ask-move-unit = 移動：どのユニットを移動させる？（あと{ $left }個まで）
ask-move-to = { $about }の移動：どこへ？

ask-battle = 戦闘：どのエリアで戦う？（カードの残り{ $left }ポイントまで）
ask-attack-unit = { $about }の戦闘：どのユニットで攻撃する？（カードの残り{ $left }ポイント）
ask-target-unit = { $about }の戦闘：どの敵ユニットを攻撃する？
ask-reaction = { $about }の戦闘：防御のため特別行動カードをプレイする？
ask-reaction-unit = { $about }の戦闘：どのユニットが救援に来る？（あと{ $left }個まで）
ask-defend-air = { $about }の戦闘：そこにいる自軍のどの航空ユニットが加わる？

ask-hits-6-22 = 空中戦、{ $about }のダイス：{ $left }個を振る。5か6が命中、命中はいくつ？
ask-hits-6-23 = 地上戦、{ $about }のダイス：{ $left }個を振る。5か6が命中、命中はいくつ？
ask-hit-unit-6-22 = 空中戦：どの敵航空ユニットに命中を割り振る？（残り{ $left }）
ask-hit-unit-6-23 = 地上戦：どの敵ユニットに命中を割り振る？（残り{ $left }）
ask-retreat = { $about }に命中：どこへ退却する？
ask-exploit = 道は開けた：{ $about }はどのエリアへ戦果拡張する？

ask-special = 特別行動：どれを行う？
ask-refit = 再編成：どのユニット？
ask-refit-area = 再編成：どのエリアの地上ユニット？

## 独自の文言を持つ答え

answer-hits = { $count ->
    [0] 命中なし
   *[other] 命中{ $count }
}
answer-move-unit-done = 移動を終える
answer-battle-done = 戦闘を終える
answer-attack-unit-done = これらで攻撃する
answer-target-unit-all = 残り全て
answer-target-unit-done = これらだけ
answer-reaction-decline = プレイしない
answer-reaction-unit-done = これ以上送らない
answer-defend-air-done = 航空ユニットはこれ以上加えない
answer-retreat-decline = 混乱状態のままとどまる
answer-exploit-done = その場にとどまる

## 質問と答えに添える戦闘の情報

# 航空ユニットが撃退されない場合の、地上戦のダイス数。
tell-in = { $text }（{ $place }）
tell-disrupted = { $text }（混乱状態）
tell-disrupted-in = { $text }（{ $place }、混乱状態）
tell-cards = { $text }（{ $count }枚ある）
tell-units = { $text }（{ $count }個）
tell-for-one = { $text }：{ $first }
tell-for-two = { $text }：{ $first }か{ $second }
tell-for-three = { $text }：{ $first }、{ $second }か{ $third }
tell-ends-phase = { $text }（フェイズが終わる：{ $passed ->
    [0] 敵にはプレイできるものがない
   *[other] 敵はパスした
}{ $cards ->
    [0] ）
   *[other] 。自分のカード{ $cards }枚は捨てる）
}
tell-points = { $text }（{ $points }ポイント）
tell-adds = { $text }：ダイス{ $dice }個
tell-adds-up-to = { $text }：さらにダイス{ $dice }個まで
tell-adds-none = { $text }：地上戦のダイスなし
tell-dice = { $text }（ダイス{ $dice }個）
tell-muster = { $text }{ $dice ->
    [0] （敵全てで
   *[other] （現在ダイス{ $dice }個、敵全てで
}{ $answer }個）
tell-fight = { $text }：ダイス{ $dice }個対{ $answer }個
tell-fight-now = { $text }（ダイス{ $dice }個対{ $answer }個）

## 不可の理由

refusal-no-special-card = 特別行動カードが残っていない
refusal-nothing-to-act-on = 今はどの特別行動も効果がない
refusal-card-used-up = このカードではこれ以上ユニットを移動できない
refusal-none-chosen = まだ攻撃ユニットを選んでいない
refusal-no-target = 敵ユニットをまだ選んでいない
refusal-equal-unit = 同等のユニットで代用する
refusal-out-of-order = ユニットは決まった順に指定し、これはもう過ぎた。「最初のユニットからやり直す」で最初に戻る

refusal-pinned = 混乱していない敵地上ユニットに拘束されている
refusal-has-moved = このカードですでに移動した
refusal-disrupted = 混乱状態である
refusal-air-stays = 航空ユニットは最終フェイズまでその場にとどまる
refusal-too-far = 1回の移動では届かない

refusal-no-enemy = このカードでまだ戦っていない敵地上ユニットがいない
refusal-no-attackers = 攻撃できるユニットがない：このカードでまだ戦っておらず混乱していない地上ユニットが必要
refusal-area-fought = このカードですでに戦闘があった
refusal-has-fought = このカードですでに戦った
refusal-card-too-small = カードの残りポイントが足りない
refusal-ground-needed = 航空ユニットだけでは攻撃できない：地上ユニットも選ぶ
refusal-ground-first = 航空ユニットだけでは攻撃できない：まず地上ユニットを選ぶ
refusal-no-air = 後方地域から来られる航空ユニットがない
refusal-no-neighbours = 隣接エリアから来られる地上ユニットがない
refusal-no-retreat = そこに混乱していない敵地上ユニットがいる

refusal-nothing-disrupted = そこに混乱状態の自軍ユニットはない
refusal-nothing-damaged = 損傷した自軍ユニットはない
