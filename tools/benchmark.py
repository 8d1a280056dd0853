"""Runs the benchmark and catanatron's random play side by side, and warns when the ratio has fallen by 30 %."""

import json
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

TITLE = "cyprus"
BASELINE = Path(__file__).parent.parent / "benchmarks" / "baseline.json"  # {"cyprus": {"ratio": 25.0}}
TOLERATED = 0.7


def own_result() -> dict[str, Any]:
    command = [sys.executable, "-P", "-m", "smallwars", "bench", TITLE, "--seconds", "5", "--json"]
    printed = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    result: dict[str, Any] = json.loads(printed)
    return result


def catanatron_decisions_per_second(seconds: float = 4.0) -> float | None:
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        return None
    random.seed(1)
    decisions, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        game.play()
        decisions += len(game.state.actions)
    return decisions / (time.perf_counter() - began)


def ratio_to_peer(result: dict[str, Any]) -> float | None:
    if "ratio" in result:
        return float(result["ratio"])
    peer = catanatron_decisions_per_second()
    return result["decisions_per_second"] / peer if peer else None


def recorded_ratio() -> float | None:
    if not BASELINE.exists():
        return None
    baseline = json.loads(BASELINE.read_text(encoding="utf-8"))
    ratio = baseline.get(TITLE, baseline).get("ratio")
    return float(ratio) if ratio else None


def main() -> None:
    result = own_result()
    print(json.dumps(result, indent=2))
    ratio, recorded = ratio_to_peer(result), recorded_ratio()
    if ratio is None:
        print("catanatron is not installed: no ratio")
        return
    print(f"{TITLE}: {ratio:.1f} times catanatron's decisions a second (recorded: {recorded or 'nothing yet'})")
    if recorded and result.get("compiled") and ratio < TOLERATED * recorded:
        print(f"WARNING: the ratio has fallen by {1 - ratio / recorded:.0%} since it was recorded")


if __name__ == "__main__":
    main()
