"""The British Way: what its games share. The initiative track, event cards, capabilities, deck building."""
