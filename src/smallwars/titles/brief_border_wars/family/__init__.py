"""What the games of Brief Border Wars share."""
