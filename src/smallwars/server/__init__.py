"""The web table: accounts, tables, live updates, storage."""
