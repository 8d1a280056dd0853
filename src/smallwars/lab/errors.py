"""What can be wrong with what the laboratory is handed."""

from __future__ import annotations

from ..engine.errors import OtherError


class LabError(OtherError):
    """An error of the laboratory; its sentence is in `lab.ftl`."""

    file = "lab"
