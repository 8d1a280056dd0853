"""What is stored: the database, its tables and their migrations."""
