"""Writes web/openapi.json, from which the client's types are made: PYTHONPATH=src python tools/api_types.py."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from smallwars.server.app import create_app
from smallwars.server.settings import Settings, database_url

TARGET = Path(__file__).parents[1] / "web" / "openapi.json"
SPARSE = ("SpriteOut",)
"""The models that are sent without the fields that are at their default."""


def schema() -> dict[str, Any]:
    """The schema of the API; the server's answers have all their fields."""
    app = create_app(Settings(database_url(":memory:")), "0" * 64)
    found: dict[str, Any] = app.openapi_schema.to_schema()
    asked = json.dumps(
        [operation.get("requestBody") for path in found["paths"].values() for operation in path.values()]
    )
    for name, shape in found["components"]["schemas"].items():
        sent = f'"#/components/schemas/{name}"' in asked or name.endswith("Request")
        if not sent and name not in SPARSE:
            shape["required"] = sorted(shape.get("properties", {}))
    return found


def text() -> str:
    """The file as text."""
    return json.dumps(schema(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
