"""Storage: the database, its models and their migrations."""
