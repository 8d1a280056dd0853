"""What can be wrong with what the research interfaces are handed."""

from __future__ import annotations

from ..engine.errors import OtherError


class ResearchError(OtherError):
    """An error of the research interfaces; its sentence is in `research.ftl`."""

    file = "research"
