# The fields of a position and the words in them, for people who set one up. Other words of the title outweigh these.

field-available = Available
field-boxes = Initiative track
field-capabilities = Capabilities
field-played = Cards played
field-spaces = Spaces
field-stance = Allegiance
field-troops = Troops
field-early = Early
field-loyal = Loyal
field-neutral = Neutral
field-no-will = Political Will exhausted
field-resistance = Resistance
field-shaded = Shaded
field-unshaded = Unshaded
