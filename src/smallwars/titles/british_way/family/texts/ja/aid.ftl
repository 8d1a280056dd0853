# The British Wayのプレイヤーエイド：キプロスとケニアに共通の文言。

operations = オペレーション({ $rule })
specials = 特殊活動({ $rule })：通常のオペレーションに1つ
any-special = 全ての特殊活動
any-operation = 全てのオペレーション

## The round

round = プレイ手順とプロパガンダラウンド
card-section = イベントカード
initiative = イニシアチブトラック
initiative-lines =
    各プレイヤーは空いている欄1つを選ぶ。より左のシリンダーの側が次のカードの第1資格派閥となる(2.3.5)。
card-played = カードのプレイ
card-played-lines =
    山札の一番上を公開する。次のカードは見ない(2.2)。プロパガンダカードなら、代わりに下記のプロパガンダラウンドを行う(2.4)。
    __第1資格派閥__は任意の欄を選んで直ちに行動するか、そこでパスする(2.3.2)。
    __第2資格派閥__は残る2つの欄の1つで同じことを行う。
    __限定オペレーション__：1箇所、特殊活動なし(2.3.4)。__イベント__：影無しか影付き、どちらのプレイヤーも選べる(5.2)。__オペレーション__：通常の箇所数。その前、途中、後のいずれかに特殊活動1つを行ってもよい(4.1)。
    左の欄なら次は第1資格派閥、右なら第2資格派閥(2.3.5)。
passing = パス
propaganda = プロパガンダラウンド(6.0)
phase = { $number }. { $name }
early = 早期勝利
final = 最終的勝敗

## Tracks and tables

tracks = トラック
more = コマ、能力、初期配置
spaces = スペースと隣接
pieces = コマとマーカー
capabilities = 能力
capabilities-lines =
    選ばれた側の効果がゲーム終了まで続く。カードの表示は制限ではない：どちらのプレイヤーもどちらの効果でも実行できる。
set-up = 初期配置の要点
both = 両陣営
head-space = スペース
head-piece = コマ
head-card = カード
head-faction = 表示
head-effect = 効果
effect-unshaded = 影無し：{ $text }
effect-shaded = 影付き：{ $text }
limit-troops = 兵員
limit-police = 警察
