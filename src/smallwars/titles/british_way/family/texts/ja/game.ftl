# What the games of The British Way say in the same words. Piece 0 is a Cell or a Guerrilla, 1 an Arms Cache or a Base.

## Names

faction-british = 英国
word-op = オペレーション＋特殊活動
word-limited = 限定オペレーション
word-event = イベント
word-pass-op = オペレーション欄でパス
word-pass-limited = 限定オペレーション欄でパス
word-pass-event = イベント欄でパス
word-unshaded = 影無し
word-shaded = 影付き
word-deploy = 展開
word-assault = 強襲
word-police = 警察
word-political-will = 政治意思
piece-2 = 兵員
piece-3 = 警察
pieces-2 = 兵員
pieces-3 = 警察
outcome-0 = 失敗
outcome-1 = 成功
state-0 = 潜伏状態
state-1 = 活動状態

## The log

log-card = カード：{ $card }
log-action = { $faction }：{ $action }。
log-pass = { $faction }：{ $action }。
log-event = { $faction }：イベント「{ $card }」、{ $side }。
log-event-of-one-text = { $faction }：イベント「{ $card }」。
log-capability-of-one-text = 「{ $card }」は以後も効果を持つ。
log-capability = 「{ $card }」は以後も効果を持つ（{ $side }）。
log-operation = { $faction }：{ $operation }。
log-special = { $faction }：{ $special }。
log-resume = { $faction }：{ $operation }を続行。
log-select = { $space }にて：
log-destination = 移動先：{ $space }。
log-place = { $space }に{ $count ->
    [1] { $piece }
   *[other] { $pieces }
}{ $count }個を配置。
log-remove = { $space }の{ $count ->
    [1] { $piece }
   *[other] { $pieces }
}{ $count }個を除去して利用可能へ。
log-move = { $count ->
    [1] { $piece }
   *[other] { $pieces }
}{ $count }個が{ $origin }から{ $destination }へ移動。
log-political-will = 政治意思 { $before } → { $after }。
log-phase = { $phase }。
log-eligible = { $faction }が第1資格派閥。
log-victory = { $faction }の勝利。
log-tie = 引き分け。

## Questions

spaces-left = { $left ->
    [0] （これ以上は選択不可）
   *[other] （あと{ $left }箇所まで）
}

ask-die = ダイスを振る
ask-card = 次のカードを公開する
ask-action = { $about }：行動は？
ask-side = { $about }：どちらの効果にする？
ask-operation = どのオペレーション？
ask-operation-about = { $about }でのオペレーションは？
ask-special = ここで特殊活動を行う？
ask-special-activity = どの特殊活動？
ask-deploy-destination = 展開：兵員の移動先は？
ask-deploy-origin = 展開：どこの兵員を移動する？
ask-deploy-count = 展開：{ $about }から移動する兵員の数は？
ask-assault-space = 強襲：どのスペース？
ask-event-origin = イベント：どこのキューブを移動する？
ask-event-destination = イベント：{ $about }のキューブの移動先は？
ask-event-count = イベント：{ $about }から移動するキューブの数は？
ask-redeploy-origin = 再配置：どこの警察を移動する？
ask-redeploy-destination = 再配置：{ $about }からの移動先は？
ask-redeploy-count = 再配置：{ $about }から移動する警察の数は？
ask-event-place-police = { $about }：警察1個をどこに配置する？

## Refusals

refusal-box-taken = イニシアチブトラックのその欄は使用済み
refusal-no-operation = 今実行できるオペレーションがない
refusal-no-space = 対象にできるスペースがない
refusal-already-selected = すでに選択済み
refusal-no-more-spaces = これ以上スペースを選択できない
refusal-not-here = これを行えるスペースではない
refusal-not-suitable = そこではイベントを実行できない
refusal-no-special = ここでは特殊活動を行えないか、すでに実行済み（限定オペレーションには付随しない、2.3.4）
refusal-no-special-possible = このオペレーションに付随できる特殊活動が今はない
refusal-already-there = 移動先そのものである
refusal-nothing-to-move = そこに移動できるコマがない
refusal-no-destination = そこから到達できる移動先がない
refusal-out-of-order = マップの順に尋ねており、そのスペースはすでに過ぎている
refusal-leaves-too-few = マップの順に尋ねており、それでは残りが足りなくなる
refusal-no-police-available = 利用可能な警察がない
refusal-no-troops = そこに兵員がいない
refusal-no-troops-elsewhere = 他のどこにも兵員がいない
refusal-does-not-accompany = このオペレーションには付随しない
refusal-no-cubes = そこに英国のキューブがない
refusal-no-police = そこに警察がいない
refusal-nowhere = 対象にできるスペースがどこにもない

## The board

draw-political-will = 政治意思
draw-first = 第1資格派閥
draw-second = 第2資格派閥
draw-limited = 限定Op
draw-event = イベント
draw-op = Op＋特殊活動
draw-british = 英国
draw-available-british = 英国・利用可能
draw-deck = カード
draw-to-come = 残り
draw-played = 使用済み
draw-no-card = カードなし
draw-capabilities = 有効な能力
draw-none = なし
draw-unshaded = 影無し
draw-shaded = 影付き
draw-troops = 兵員
draw-police = 警察

# The options of a game

option-political-will = 開始時の政治意思
option-political-will-about = 政治意思の開始値。陣営を入札で決める場合に使います。
option-campaigns = キャンペーン数
option-campaigns-about = 山札に含めるキャンペーンの数。最後のキャンペーンのプロパガンダカードでゲームが終わります。
