"""The picture of Operation Attila: its board, the areas and boxes on it, and the counters in them."""
