# What is wrong with a position or a data file. Where a field is named, it stands before these words.

bases = is { $count }; at most two Bases stand in a space (1.4.2)
neutral = where nobody lives a space is always Neutral (1.6)
terror = { $count } Terror markers; there are { $most } (1.2)
