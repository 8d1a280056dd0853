# 局面の項目の名前。

field-to-move = 手番
field-quiet-moves = 駒が取られていない手数
field-squares = マス
