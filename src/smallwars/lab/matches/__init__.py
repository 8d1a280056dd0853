"""Matches between bots: mirrored pairs, ratings, ladders and tests that stop early."""
