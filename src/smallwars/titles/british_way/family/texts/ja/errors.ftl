# 局面やデータファイルの誤り。項目名がある場合はこの文の前に付く。

pending-card = 次のカードにつながらず、対局も終了していない
no-card = { $card }は{ $title }のカードではない
over = 最後のプロパガンダカードがプレイされた: ゲームは終了している
box = { $name }は別の欄にもある
no-space = スペースではない。スペースは{ $spaces }
pieces = マップの内外を合わせて{ $count }個ある。ゲームには{ $limit }個しかない (1.2)
no-capability = 能力カードではない
capability-to-come = プレイ中だが、これから登場するカードにも含まれている
capability-side = unshaded(影無し)またはshaded(影付き)でなければならない
capability-single = 本文は1つだけで、unshaded(影無し)を指定する
