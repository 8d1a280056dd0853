"""The exclusive rules of Operation Attila and the cards and tables beside them."""
