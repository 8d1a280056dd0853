"""The OpenAPI page tells the truth: the server answers as it says, and never with a fault of its own."""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from tests.server.visitors import House, Visitor, running

pytestmark = pytest.mark.slow

EXAMPLES = int(os.environ.get("SMALLWARS_FUZZ", "8"))
CHECKS = (not_a_server_error, response_schema_conformance, content_type_conformance)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("openapi")) as house:
        yield house


@pytest.fixture(scope="module")
def visitor(house: House) -> Iterator[Visitor]:
    with Visitor(house) as visitor:
        visitor.meet()
        yield visitor


@pytest.fixture(scope="module")
def table(visitor: Visitor) -> str:
    return str(visitor.open("attila", turkish="me", cypriot="me")["id"])


@pytest.fixture(scope="module")
def schema(house: House) -> Any:
    return schemathesis.openapi.from_url(f"http://{house.host}/api/schema/openapi.json")


fuzzed = schemathesis.pytest.from_fixture("schema")


@fuzzed.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_whatever_is_sent_is_answered_as_the_page_says(
    case: schemathesis.Case, house: House, visitor: Visitor, table: str
) -> None:
    house.forget_tries()
    case.path_parameters = {**(case.path_parameters or {}), **known(case, table)}
    case.headers = {**(case.headers or {}), "x-csrftoken": visitor.http.cookies["csrftoken"]}
    leaves = case.path.startswith("/api/account")  # who logs out there does not sit at the table any more
    case.cookies = {name: value for name, value in visitor.http.cookies.items() if name == "csrftoken" or not leaves}
    answer = case.call(base_url=f"http://{house.host}")
    case.validate_response(answer, checks=CHECKS)


def known(case: schemathesis.Case, table: str) -> dict[str, str]:
    """Most requests are about a table and a title that there are."""
    there = {"table_id": table, "title": "attila", "faction": "turkish"}
    return {name: value for name, value in there.items() if name in (case.path_parameters or {})}


def test_every_operation_says_what_it_is(visitor: Visitor) -> None:
    paths = visitor.get("/schema/openapi.json")["paths"]
    for path, methods in paths.items():
        for method, operation in methods.items():
            assert operation.get("summary"), f"{method} {path}"
    expected = ["/api/me", "/api/account/login", "/api/titles/{title}/rules/{number}", "/api/tables/{table_id}/chat"]
    expected += [
        "/api/tables/{table_id}/record",
        "/api/tables/{table_id}/sandbox",
        "/api/records",
        "/api/positions/check",
    ]
    assert set(expected) <= set(paths)


def test_the_types_of_the_client_are_made_from_the_api_as_it_is() -> None:
    path = Path(__file__).parents[2] / "tools" / "api_types.py"
    spec = importlib.util.spec_from_file_location("api_types", path)
    assert spec is not None and spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert tool.TARGET.read_text(encoding="utf-8") == tool.text(), "run tools/api_types.py"
