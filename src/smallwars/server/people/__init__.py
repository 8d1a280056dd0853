"""People: guests, accounts and their sessions."""
