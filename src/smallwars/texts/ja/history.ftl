# The history of the titles: what is said around notes and timelines. The file of that name of each title holds what it tells.

heading = { $title }の史実
events = ルールに現れる出来事
sources = 参考文献
turns = 第{ $first }～第{ $last }ゲームターン
in-game = ゲームの期間
with-option = オプション使用時のゲームの期間

month-1 = 1月
month-2 = 2月
month-3 = 3月
month-4 = 4月
month-5 = 5月
month-6 = 6月
month-7 = 7月
month-8 = 8月
month-9 = 9月
month-10 = 10月
month-11 = 11月
month-12 = 12月
date-year = { $year }年
date-month = { $year }年{ $month }
date-day = { $year }年{ $month }{ $day }日
date-range = { $from }～{ $until }
cite = { $source }
cite-1 = { $source }、第{ $first }章
cite-2 = { $source }、第{ $first }章・第{ $second }章
work = { $author }『{ $title }』（{ $published }）。
work-about = { $work }{ $about }
line = { $head }：{ $text } [{ $more }]

no-history = { $title }の史実はここにはありません。
