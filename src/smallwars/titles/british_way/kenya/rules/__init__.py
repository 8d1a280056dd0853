"""The rules of Kenya, one module per chapter of its rulebook."""
