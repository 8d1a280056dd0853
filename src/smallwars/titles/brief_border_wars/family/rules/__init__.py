"""The system of Brief Border Wars, one module per chapter of its rulebook."""
