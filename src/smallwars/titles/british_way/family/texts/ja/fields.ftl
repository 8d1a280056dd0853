# 局面の項目とその値の言葉。局面を作る人のためのもの。タイトルの他の言葉がこれに優先する。

field-available = 利用可能
field-boxes = イニシアチブトラック
field-capabilities = 能力
field-played = 使用済みカード
field-spaces = スペース
field-stance = 忠誠・抵抗
field-troops = 兵員
field-early = 早期
field-loyal = 忠誠
field-neutral = 中立
field-no-will = 政治意思が尽きた
field-resistance = 抵抗
field-shaded = 影付き
field-unshaded = 影無し
