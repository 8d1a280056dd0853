"""Games as bots and simulations play them: picks that commute come in one order."""

from __future__ import annotations

from functools import partial

import smallwars

new = partial(smallwars.new, any_order=False)
from_position = partial(smallwars.from_position, any_order=False)
