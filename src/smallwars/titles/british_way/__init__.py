"""The British Way: what its games share. The initiative track, event cards, deck building, propaganda."""
