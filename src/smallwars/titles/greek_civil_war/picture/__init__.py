"""The picture of Greek Civil War 1947-49: its board, and the tracks and boxes beside the map."""
