# What the research interfaces say.

error-no-action = { $action } is not an action of { $title }; they are numbered from 0 to { $last }.
error-no-number = { $title } may answer { $word }, for which its action space has no place; does the option data change that much?
error-not-in-layout = { $title } shows { $field }, for which the layout of its observations has no place.
error-over = The game is over; reset the environment.
error-not-reset = Reset the environment before its first step.
error-no-seat = { $faction } is not a faction of { $title }; they are { $factions }.
error-illegal-mode = An illegal action can be "lose" or "raise", not { $mode }.
error-no-render-mode = { $mode } is not a way to render; the ways are { $modes }.
error-all-hands = An observer sees with the eyes of one faction, or of none; not with all of them at once.
error-not-installed = { $package } is not installed; pip install ".[research]" in the project's folder brings it.

bench-head = { $title }, { $build }: observations of { $length } numbers, { $actions } actions
bench-line = { $what }: { $rate } a second
bench-observations = observations
bench-steps = steps without observing
bench-observed = steps, each observed
bench-clones = OpenSpiel clones
bench-compiled = compiled
bench-interpreted = interpreted
