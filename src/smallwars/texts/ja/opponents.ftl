# The bots by name: what is wrong with a name or a setting.

error-bot = ボット{ $bot }はありません。ボットは{ $bots }です
error-setting = ボット{ $bot }に設定{ $name }はありません。{ $names ->
    [none] このボットに設定項目はありません
   *[other] 設定項目は{ $names }です
}
error-form = { $text }は設定の形式ではありません。「名前=値」の形で書き、複数あるときはコンマで区切ってください
error-value = { $name }の値が{ $given }になっています。{ $least }から{ $most }までの{ $kind ->
    [whole] 整数
   *[other] 数
}で指定してください
error-clocks = { $spec }：ボットの思考量は、秒数（seconds）、シミュレーション回数（simulations）、待ち時間（wait）のうち1つだけで指定してください
