"""Why a bot played a turn: the terms that the turn changed, and the words for them."""
