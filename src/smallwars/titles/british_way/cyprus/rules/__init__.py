"""The rules of Cyprus, one module per chapter of its rulebook."""
