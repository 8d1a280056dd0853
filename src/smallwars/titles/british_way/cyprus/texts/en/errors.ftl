# What is wrong with a position or a data file. Where a field is named, it stands before these words.

cache-base = an Arms Cache may not lie in a British Base (1.3.4)
caches = is { $count }; at most two Arms Caches lie in a space (1.4.2)
curfew-town = a Curfew lies in Towns only (1.4.2)
curfews = { $count } Curfews; there are { $most } (1.10)
sabotage = { $count } Sabotage markers; there are { $most } (1.2)
curfew-alone = a Curfew does not stay in a space without British pieces (1.10)
chit = { $value } is not the value of an Intel Chit (0, 1 or 2)
chits = there are only { $most } chits of value { $value } (1.6.1)
