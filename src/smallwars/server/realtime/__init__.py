"""Live updates: the sockets of pages, and the line between servers."""
