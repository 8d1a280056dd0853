# Player aids: what those of every title say, and what can go wrong with them. The file of that name of each title holds what it adds.
# A message in several lines is told line by line; __ marks what is bold, | parts the cells of a row.

## Labels

label-purpose = Purpose
label-with = With
label-place = Where
label-how = How
label-ways = One of
comma = {", "}
start = start
starts-at = start: { $value }
made = Small Wars player aid · numbers from the engine's data

## Sheets that every title has

tables = Tracks and tables
score = What moves the score
victory = Victory
map = Map

## Heads of tables

head-unit = Unit
head-kind = Kind
head-neighbours = Neighbours
head-count = Count
head-die = Die
head-result = Result

## Files and errors

written = Written: { $path }
no-aid = there is no player aid for { $title }
no-faction = { $title } has no side { $faction }; it has: { $factions }
no-browser = a PDF needs a browser that prints without a window; looked for: { $browsers }. Install one of them, or make the aid as HTML (--format html --out FILE) and print that page from any browser.
browser-failed = the browser could not print the aid ({ $why }). Make it as HTML (--format html --out FILE) and print that page from any browser.
cannot-write = cannot write { $path }: { $why }
