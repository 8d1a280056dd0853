# The history of the titles: what is said around notes and timelines. The file of that name of each title holds what it tells.

heading = The history behind { $title }
events = What the rules name
sources = Sources
turns = Game-turns { $first } to { $last }
in-game = In the game
with-option = In the game, as an option

month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
date-year = { $year }
date-month = { $month } { $year }
date-day = { $day } { $month } { $year }
date-range = { $from } – { $until }
cite = { $source }
cite-1 = { $source }, chapter { $first }
cite-2 = { $source }, chapters { $first } and { $second }
work = { $author }, { $title } ({ $published }).
work-about = { $work } { $about }
line = { $head }: { $text } [{ $more }]

no-history = There is no history of { $title } here.
