"""The bots that search whole turns or single decisions, and what they search with."""
