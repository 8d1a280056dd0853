"""Simulations: many games of a title, what is kept of them, and the report of what they show."""
