"""The British Way: the initiative track, event cards, capabilities and deck building that its games share."""
