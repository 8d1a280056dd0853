"""What an observation of Kenya holds, and every kind of question it can ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from smallwars.kit.encoding import FLAG, MANY, Patterns

from ..family.encoding import SHARED, CoinEncoding

KINDS: Final = """
    action air_strike.count air_strike.space assault.space card deploy.count deploy.destination deploy.origin
    deploy.police deploy.space deploy.troops die event.activate event.bases event.count event.destination
    event.guerrillas event.jungle event.loyal event.operation event.origin event.pipeline event.place_guerrilla
    event.place_police event.police event.police_from event.province event.reinforce event.remove_base
    event.remove_guerrilla event.remove_police event.replace_terror event.resettle event.resistance event.space
    event.state event.troops march.active march.count march.origin march.space oath.count oath.space operation
    pass.pipeline raid.active raid.count raid.from raid.owed raid.space raid.to raid.way rally.replaced rally.space
    rally.way redeploy.count redeploy.destination redeploy.origin redeploy.troops redeploy.troops_count
    relocate.space reprisal.destination reprisal.guerrilla reprisal.space reset.pipeline reward.guerrilla
    reward.space side special special_activity sweep.count sweep.destination sweep.origin sweep.removal sweep.space
    take.base take.guerrilla take.police take.state take.troops terror.effect terror.space
"""

PATTERNS: Final[Patterns] = {
    **SHARED,
    "political_will": (0, 20),
    "resources": (0, 20),
    "pipeline": (0, 4),
    "available/guerrillas": (0, 15),
    "available/bases": (0, 4),
    "available/troops": (0, 10),
    "available/police": (0, 15),
    "out_of_play/police": (0, 15),
    "spaces/{space}/underground": (0, 15),
    "spaces/{space}/active": (0, 15),
    "spaces/{space}/bases": (0, 2),
    "spaces/{space}/troops": (0, 10),
    "spaces/{space}/police": (0, 15),
    "spaces/{space}/terror": (0, 15),
    "spaces/{space}/stance={stance}": FLAG,
    "spaces/{space}/population": MANY,
    "spaces/{space}/printed": MANY,
    "spaces/{space}/control={faction}": FLAG,
}


class Encoding(CoinEncoding):
    """The encoding of Kenya. Answers by number are no more than there are pieces of a kind."""

    numbers = (0, 15)

    def kinds(self) -> Sequence[str]:
        return KINDS.split()

    def patterns(self) -> Patterns:
        return PATTERNS
