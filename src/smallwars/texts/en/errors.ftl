# What is wrong with something handed in. Where a field or a line is named, it stands before these words.

## Choices and takebacks

chance-ended = { $kind }: the script of chance ended after { $count } results
chance-word = { $kind }: result { $n } is { $word }, not one of { $words }
no-answer = { $answer } is not an answer to the pending question
undo-revealed = what was revealed since cannot be taken back
undo-other = the last choice was made by { $faction }
undo-not-yours = The last choice was made by { $faction }: it is not yours to take back.
chance-kind = chance { $chance } is not 'auto', 'manual' or a list of results
choice-over = { $option } cannot be chosen: the game is over
choice-refused = { $option } is not allowed for { $kind }: { $why } ({ $rule }); options: { $legal }
choice-unknown = { $option } is not an option of { $kind } ({ $rule }); options: { $legal }
choice-after = { $option } does not follow after { $steps } steps
undo-nothing = nothing to take back
undo-chance = a result of chance cannot be taken back
undo-person = only a person's choice can be taken back
retract-nothing = there is no pick to take back alone
retract-needed = { $pick } cannot be taken back alone: { $later } needs it

## Titles, options, seeds

unknown-title = unknown title { $title }; the titles are { $titles }
seed-whole = seed { $seed } is not a whole number
option-range = option { $name } is { $given }; it must be from { $least } to { $most }
option-words = option { $name } is { $given }; it must be one of { $choices }
other-title = { $value } is not { $title }
no-option = { $title } has no option { $name }; its options are { $names }
option-flag = option { $name } must be true or false, not { $given }
option-whole = option { $name } must be a whole number, not { $given }

## Records; the line stands before what is said

record-hidden = the record would show cards that are hidden; it can be had when the game is over
record-brace-open = this brace is never closed: the record seems truncated
record-no-title = the record has no header [Title "…"]
record-header = a header is written [Name "value"]
record-version = record version { $value } is unknown; this is version { $ours }
record-unknown-header = unknown header; the headers are { $headers }
record-option = an option is written [Option "name=value"]
record-braces = braces hold one result of chance, or { "{" }edit: …{ "}" }
record-truncated = the record has a result but stops before it: truncated?
record-chance = chance is auto or manual
record-data = a record holds the data as JSON; it names no file
record-no-chance = no result of chance is awaited here
record-results = the results of { $kind } are { $words }
record-chance-first = a result of chance ({ $kind }) must come first, in braces
record-other-title = the position is of another title than the record
not-json = not JSON: { $why }
record-seed = a seed is a whole number
record-at-line = line { $line }: { $what }
record-at-token = line { $line }, { $token }: { $what }
record-why = { $why }
not-toml = not TOML: { $why }
cannot-read = { $why }
not-text = not a text file (byte { $byte })
no-path = { $path } is no path: { $why }

## Positions and data; the field stands before what is said

not-one-of = { $value } is not one of { $choices }
edit-shape = a patch is an object of fields, not { $value }
must-be-object = must be an object, not { $value }
must-be-whole = must be a whole number, not { $value }
out-of-range = is { $value }; it must be from { $least } to { $most }
must-be-flag = must be true or false, not { $value }
must-be-list = must be a list, not { $value }
no-field = is not a field of this position
position-title = a position names its title
names-twice = names { $name } twice
missing = is missing
printed = is { $printed } in this game, not { $told }; the option data changes it
there-twice = { $name } is there twice
always = is always { $only }, not { $value }{ $by }
range-by = is { $value }; it must be from { $least } to { $most }{ $by }
words-by = is { $value }; it must be one of { $choices }{ $by }

## What is still to be done

pending-missing = is needed: the position does not say otherwise what remains to be done
pending-impossible = cannot be done in this position
pending-unknown = { $item } is nothing that can be pending
pending-numbers = { $item } takes the whole numbers { $fields }
pending-here = { $pending }: there are no such numbers, or units, here
pending-turn = does not lead to the next turn, and the game is not over

## Data files

known-fields = is not { $what }; known: { $known }
data = data: { $place }{ $what }
data-field = { $field } { $what }
data-shape = must be a dict, or the path of a TOML or JSON file, not { $value }
data-object = must be an object with { $sections }, not { $value }
data-no-json = holds what is no JSON: { $why }
known-here = a field here
known-sides = a side

## Borders

border-missing = is missing; it is true or false
border-contradicts = contradicts an earlier entry for { $one } and { $two }
border-left-out = is true, but adjacency.{ $one } leaves out { $two }
border-named = is false, but adjacency.{ $one } names { $two }
border-one-way = names { $other }, but { $other } does not name { $space }; list it under adjacency too, or use pairs
border-other-way = leaves out { $other }, but { $other } names { $space }; list it under adjacency too, or use pairs
border-no-space = is not a space of { $title }; the spaces are { $known }
border-names-no-space = names { $name }, which is not a space of { $title }; the spaces are { $known }
border-itself-space = names { $name }: a space is not next to itself
border-two-space = must name two spaces, not { $count }
border-same-space = names { $name } twice: a space is not next to itself

## What the rulebooks settle, so that a data file cannot change it

fixed = cannot be changed: { $why }
