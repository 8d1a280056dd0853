"""What a position of Greek Civil War is worth, and which of its answers are worth a look."""
