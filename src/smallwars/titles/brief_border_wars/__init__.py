"""The Brief Border Wars system: cards, movement, combat with buckets of dice. Each game adds its exclusive rules."""
