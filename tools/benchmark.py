"""Runs the benchmark beside catanatron's random play, prints the ratio, and passes on a warning when it has fallen."""

import json
import subprocess
import sys
from typing import Any

from smallwars.titles import BUILT_IN

TITLES = [title.id for title in BUILT_IN]


def result_of(title: str) -> dict[str, Any]:
    command = [sys.executable, "-P", "-m", "smallwars", "bench", title, "--seconds", "3", "--peer", "--json"]
    printed = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    result: dict[str, Any] = json.loads(printed)
    return result


def main() -> None:
    for title in TITLES:
        result = result_of(title)
        print(json.dumps(result, indent=2))
        if "ratio" in result:
            print(f"{title}: {result['ratio']:.1f} times {result['peer']}'s decisions a second")
        if "warning" in result:
            print(f"WARNING: {result['warning']}")


if __name__ == "__main__":
    main()
