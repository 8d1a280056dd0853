# Words and sentences every title may use.

word-done = done
word-special = Special Activity

faction-chance = Chance

log-edit = The table was set up by hand.

list-comma = { ", " }
