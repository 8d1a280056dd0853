"""The library: titles without a game, their rules and their history."""
