"""The numbers of the search, each with what it stands for; a share is one of the time or simulations of a thought."""

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
        """At most so many turns are drawn."""
        self.turns_played_on = turns_played_on
        """At most so many are drawn where each is played on to the end of its stage, which takes its time."""
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
        """So many turns are compared to the end."""
        self.finalists_played_on = finalists_played_on
        """So many turns are compared to the end where each is played on."""
        self.futures = futures
        """At most so many futures are looked into."""
        self.futures_played_on = futures_played_on
        """At most so many futures are looked into where turns are played on, and nothing else is to follow."""
        self.stage_cost = stage_cost
        """To play on to the end of a stage counts as so many simulated turns."""
        self.explained = explained
        """The terms of a turn are taken from so many futures."""


class ReplyPlan:
    """For how many turns the other side's replies are looked for."""

    def __init__(self, turns: int = 4, until: float = 0.8, each: int = 4, futures: int = 2) -> None:
        self.turns = turns
        """Replies are looked for to so many of the best turns."""
        self.until = until
        """No more replies are looked for when this share has passed."""
        self.each = each
        """So many replies to each of those turns are kept."""
        self.futures = futures
        """No more turns are kept than can be replied to in so many futures."""


class OnwardPlan:
    """When the best turns are played onward, by more turns or by another stage."""

    def __init__(self, futures: int = 6, next_stage_finalists: int = 4, weight_of_this_stage: float = 5.0) -> None:
        self.futures = futures
        """Turns are played onward if there is time for two of them in so many futures."""
        self.next_stage_finalists = next_stage_finalists
        """At most so many turns are played through the next stage."""
        self.weight_of_this_stage = weight_of_this_stage
        """The value at the end of the present stage counts as much as so many futures of the next."""


class DeepPlan:
    """What is done with the time where turns can be gone on with in several ways, a stage at a time."""

    def __init__(
        self, futures: int = 20, beginnings_until: float = 0.3, varied: int = 3, ways_until: float = 0.55
    ) -> None:
        self.futures = futures
        """A deep search is worth while if there is time to play each turn on in so many futures."""
        self.beginnings_until = beginnings_until
        """Ways to begin a turn are compared until this share has passed."""
        self.varied = varied
        """Other ways to go on are looked for with so many of the best turns."""
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
"""A bot that is told no time thinks for so many seconds a turn."""
