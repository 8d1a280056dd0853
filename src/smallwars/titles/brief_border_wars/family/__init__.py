"""The system that the games of Brief Border Wars share."""
