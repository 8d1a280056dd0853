"""The engine: decisions, frames, chance, records, positions, logs. It knows no title."""
