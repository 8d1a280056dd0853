# 局面の項目とその値の言葉。局面を作る人のためのもの。タイトルの他の言葉がこれに優先する。

field-caches = 隠匿武器
field-cells = 構成員
field-curfew = 夜間外出禁止
field-intel = 情報チット
field-suez = スエズ
field-held-out = 持ちこたえた
