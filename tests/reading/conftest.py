"""Sessions for the tests of what is looked up, which the terminal shows."""

from __future__ import annotations

from tests.terminal.conftest import away_from_home as away_from_home
from tests.terminal.conftest import data_home as data_home
from tests.terminal.conftest import kenya as kenya
from tests.terminal.conftest import opened as opened
