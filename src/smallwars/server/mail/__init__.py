"""Letters: written with a choice, delivered by webhook or mail."""
