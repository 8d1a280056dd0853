"""The rules and parts that the games of The British Way share."""
