"""The rules that the games of The British Way share, one module per chapter."""
