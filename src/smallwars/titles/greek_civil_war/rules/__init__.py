"""The rules of Greek Civil War, one module per chapter of its rulebook."""
