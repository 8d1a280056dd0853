# What `smallwars verify` says.

verify-same-commitment = 棋譜のコミットメントは、あなたに示されたものと一致します。
verify-other-commitment = 棋譜のコミットメントが、あなたに示されたものと異なります。示されたのは{ $shown }、棋譜にあるのは{ $recorded }です。
verify-commitment = コミットメントは"smallwars:{ $seed }"のSHA-256と一致します。
verify-broken-commitment = コミットメントが"smallwars:{ $seed }"のSHA-256ではありません。正しくは{ $hash }ですが、棋譜には{ $recorded }とあります。
verify-no-commitment = 棋譜にコミットメントがありません。対局前に何も約束されていないため、何も検証できません。
verify-no-seed = 棋譜にシードがありません。サーバーは対局の終了後にシードを公開します。
verify-deck = 山札：{ $count }枚すべてがシードによるシャッフルどおりです。
verify-other-deck = 山札がシードから得られるものと異なります。{ $place }枚目は{ $recorded }ですが、シードからは{ $given }となります。
verify-deck-length = 山札がシードから得られるものと異なります。{ $recorded }枚ありますが、シードからは{ $given }枚となります。
verify-placed = この対局は設定された局面から始まっています。山札の内容は手動で設定されたもので、シードでシャッフルされていません。
verify-results = 乱数の結果：{ $count ->
    [0] 記録がありません。
   *[other] { $count }件、すべてシードのとおりです。
 }
verify-other-result = { $line }行目：乱数の結果は{ $recorded }ですが、シードからは{ $given }となります。
verify-edited = { $line }行目：ここでテーブルが手動で設定されています。これ以降をシードで保証することはできません。
verify-ending = 対局の結末は、選択から導かれるものと一致します。
verify-other-ending = 対局の結末が、選択から導かれるものと異なります。棋譜には{ $recorded }とありますが、選択からは{ $given }となります。
verify-going-on = 未終了
verify-holds = 棋譜は正当です。ダイスの目は最初の選択の前に確定していました。
verify-fails = 棋譜は正当ではありません。
