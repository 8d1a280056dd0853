"""The numbers of the search, each with what it stands for; a share is one of the time or simulations of a search."""

from __future__ import annotations

from typing import Final


class DrawingPlan:
    """How many turns are drawn, and how far apart."""

    def __init__(
        self,
        turns: int = 96,
        turns_played_on: int = 8,
        futures_each: int = 5,
        share: float = 0.35,
        share_without_replies: float = 0.6,
        noise: float = 0.17,
    ) -> None:
        self.turns = turns
        """The most turns that are drawn."""
        self.turns_played_on = turns_played_on
        """The most turns that are drawn where each is played on to the end of its stage, which takes its time."""
        self.futures_each = futures_each
        """No more turns are looked for than there is time to play on in so many futures each."""
        self.share = share
        """Drawing ends when this share has passed."""
        self.share_without_replies = share_without_replies
        """Drawing ends when this share has passed if neither replies nor playing on are to follow."""
        self.noise = noise
        """Drawn turns stray from the most promising by this share of the swing of the title."""


class ComparingPlan:
    """How the drawn turns are compared, and how many are left at the end."""

    def __init__(
        self,
        finalists: int = 4,
        finalists_played_on: int = 2,
        futures: int = 48,
        futures_played_on: int = 240,
        stage_cost: int = 10,
        explained: int = 4,
    ) -> None:
        self.finalists = finalists
        """The number of turns that are compared to the end."""
        self.finalists_played_on = finalists_played_on
        """The number of turns that are compared to the end where each is played on."""
        self.futures = futures
        """The most futures that are looked into."""
        self.futures_played_on = futures_played_on
        """The most futures that are looked into where turns are played on, and nothing else is to follow."""
        self.stage_cost = stage_cost
        """The cost of playing on to the end of a stage, in simulated turns."""
        self.explained = explained
        """The number of futures from which the terms of a turn are taken."""


class ReplyPlan:
    """How many turns get replies of the other side, and how many replies."""

    def __init__(self, turns: int = 4, until: float = 0.8, each: int = 4, futures: int = 2) -> None:
        self.turns = turns
        """The number of the best turns to which replies are looked for."""
        self.until = until
        """No more replies are looked for when this share has passed."""
        self.each = each
        """The number of replies to each of those turns that are kept."""
        self.futures = futures
        """No more turns are kept than can be replied to in so many futures."""


class OnwardPlan:
    """When the best turns are played onward, by more turns or by another stage."""

    def __init__(self, futures: int = 6, next_stage_finalists: int = 4, weight_of_this_stage: float = 5.0) -> None:
        self.futures = futures
        """The number of futures in which there must be time for two turns, so that turns are played onward."""
        self.next_stage_finalists = next_stage_finalists
        """The most turns that are played through the next stage."""
        self.weight_of_this_stage = weight_of_this_stage
        """The number of futures of the next stage that the value at the end of the present one counts for."""


class DeepPlan:
    """The use of time where turns can be gone on with in several ways, a stage at a time."""

    def __init__(
        self, futures: int = 20, beginnings_until: float = 0.3, varied: int = 3, ways_until: float = 0.55
    ) -> None:
        self.futures = futures
        """The number of futures in which there must be time to play each turn on, so that a deep search is worth while.
        """
        self.beginnings_until = beginnings_until
        """Ways to begin a turn are compared until this share has passed."""
        self.varied = varied
        """The number of the best turns with which other ways to go on are looked for."""
        self.ways_until = ways_until
        """Ways to go on are compared until this share has passed, if another stage follows."""


class SearchPlan:
    """All numbers of the search for a turn."""

    def __init__(self) -> None:
        self.drawing = DrawingPlan()
        self.comparing = ComparingPlan()
        self.replies = ReplyPlan()
        self.onward = OnwardPlan()
        self.deep = DeepPlan()


PLAN: Final = SearchPlan()
"""The numbers that play best, as far as matches between bots have shown."""

SECONDS: Final = 0.2
"""Seconds a turn for which a bot thinks that is given no other time."""
