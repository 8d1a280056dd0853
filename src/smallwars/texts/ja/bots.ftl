# ボットがなぜそうプレイしたか。termはボットが評価する事柄で、その句は各タイトルのファイルtermsにある。

reason-random = 無作為にプレイ。
reason-wins = ゲームに勝つ。
reason-ends = ゲームの終了は避けられなかった。
reason-none = 得になる選択肢はなく、これが最も損が少なかった。
reason-1 = 狙い：{ $term1 }。
reason-2 = 狙い：{ $term1 }、{ $term2 }。
reason-3 = 狙い：{ $term1 }、{ $term2 }、{ $term3 }。
