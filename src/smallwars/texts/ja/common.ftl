# Words and sentences every title may use.

word-done = 終了
word-special = 特殊活動

faction-chance = 乱数

log-edit = 盤面を手作業で設定した。

list-comma = 、
