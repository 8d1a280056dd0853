"""What the games of The British Way share."""
