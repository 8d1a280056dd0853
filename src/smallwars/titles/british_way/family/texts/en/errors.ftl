# What is wrong with a position or a data file. Where a field is named, it stands before these words.

pending-card = does not lead to the next card, and the game is not over
no-card = { $card } is not a card of { $title }
over = the last Propaganda card has been played: the game is over
box = { $name } is in another box too
no-space = is not a space; the spaces are { $spaces }
pieces = { $count } in all, on the map and off it; the game has { $limit } (1.2)
no-capability = is no capability card
capability-to-come = is in play, but also still to come
capability-side = must be unshaded or shaded
capability-single = has one text only, the unshaded
