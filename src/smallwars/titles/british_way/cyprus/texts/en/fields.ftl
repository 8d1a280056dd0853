# The fields of a position and the words in them, for people who set one up. Other words of the title outweigh these.

field-caches = Arms Caches
field-cells = Cells
field-curfew = Curfew
field-intel = Intel Chits
field-suez = Suez
field-held-out = Held out
