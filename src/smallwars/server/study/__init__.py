"""Study: lessons, positions, records, sandboxes, hints and analyses."""
