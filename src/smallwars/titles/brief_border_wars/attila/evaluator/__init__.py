"""What a position of Operation Attila is worth, and which of its answers are worth a look."""
