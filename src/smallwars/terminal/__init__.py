"""Playing and looking at games in a terminal: a full-screen table, line-by-line text, boards and rules as text."""
