"""What does not change during a game: map, ratings, counters, charts, tables and options."""

from __future__ import annotations


class Place:
    """9.1: one way in which a chart lets a unit be placed."""

    def __init__(self, where: int, types: int, needs_unit: bool, own: bool, not_enemy: bool) -> None:
        """`where`: bits of Regions; `types`: bits of the types of which one must be in place, if `needs_unit`; `own`,
        `not_enemy`: who must control the Region, who must not."""
        self.where = where
        self.types = types
        self.needs_unit = needs_unit
        self.own = own
        self.not_enemy = not_enemy


class Code:
    """12.2: what a result does."""

    def __init__(self, attacker: bool, half: bool, level: int, eliminate: bool, retreat: bool, terror: int) -> None:
        """`attacker`: whether attackers suffer it; `half`: half of the units or all; `level`: the change; `terror`: 1
        if it places a marker, -1 if it removes one."""
        self.attacker = attacker
        self.half = half
        self.level = level
        self.eliminate = eliminate
        self.retreat = retreat
        self.terror = terror


class Facts:
    """The printed game, with what a data file and the options change."""

    def __init__(self) -> None:
        """Empty; `reading.facts_of` fills it from the data."""
        # The map (2.0): sets of Regions are bits.
        self.regions = 0
        self.adjacent: list[int] = []
        self.squares: list[int] = []
        self.points: list[list[int]] = [[], [], []]
        self.urban = 0
        self.greek = 0
        self.foreign = 0
        self.remote = 0
        # Units (2.13, 3.1): by face, by type, or bits of types. A rating of 0 means that there is no such face.
        self.conflict: list[int] = []
        self.movement: list[int] = []
        self.infiltrating = 0
        self.unconventional = 0
        self.attrition = 0
        self.pools: list[int] = []
        self.set_up: list[int] = []
        # Mobilization (9.0): by type; an upgrade that costs 0 is none.
        self.build: list[int] = []
        self.build_level: list[int] = []
        self.upgrade: list[int] = []
        self.upgraded = 0
        self.places: list[list[Place]] = []
        self.most_airstrikes = 0
        # Politics (16.3): by the sum of two dice, by doctrine.
        self.doctrine_roll: list[int] = []
        self.limit_roll: list[int] = []
        self.duration_roll: list[int] = []
        self.limits: list[int] = []
        self.garrisons: list[int] = []
        self.set_up_effects: list[int] = []
        self.set_up_regions: list[list[int]] = []
        # Conflict (12.2): codes by die and column.
        self.open_table: list[int] = []
        self.infrastructure_table: list[int] = []
        self.codes: list[Code] = []
        self.attacker_pays: list[int] = []
        self.defender_pays: list[int] = []
        # Options
        self.end_turn = 0
        self.tito = False
        self.aid_inclusive = False
        self.aid_by_phase = False
        self.rises_compulsory = False
        self.start_1944 = False
        self.plus2_two_steps = False
        self.shorter_game = False
        self.retreat_by_points = False
        self.brigades_into_squares = False
        self.free_bands = False
        self.limit_by_sum = False
