"""The laboratory: matches, ratings and statistics, on one machine or many."""
