"""What a page may ask for, all under /api."""
