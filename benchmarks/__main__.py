"""`python -m benchmarks [--json]`: run all contests and print what they showed, with the aim beside it."""

import json
import sys

from rich.console import Console
from rich.table import Table

from benchmarks import starts
from benchmarks.contest import Contestant, paired_ratio, run_contest
from benchmarks.contestants import batch, by_text, compiled, interpreted, matches, only_acting, playing_out, rlcard
from sabot.editions import EDITIONS
from sabot.kernel.policies import Policy

HEATS = 9
PAIRED_HEATS = 25
SECONDS = 0.3
FORMATS = (("winner", 4), ("lowest", 4), ("elimination", 4), ("partners", 4), ("rotation", 4), ("rotation", 8))
"""Ways to score, and how many play; four sit at each table."""

Row = tuple[str, float, str, float | None, bool]
"""What was measured, the figure, its unit, what it should reach, and whether more is better."""


def main() -> None:
    """Run and print."""
    rows = [*duels(), *formats(), *editions(), *times()]
    if "--json" in sys.argv:
        print(json.dumps([dict(zip(("what", "figure", "unit", "aim", "more"), row, strict=True)) for row in rows]))
        return
    table = Table("what", "figure", "aim", "", box=None, pad_edge=False, header_style="bold")
    for what, figure, unit, aim, more in rows:
        table.add_row(what, write(figure, unit), *verdict(figure, unit, aim, more))
    Console().print(table)


def verdict(figure: float, unit: str, aim: float | None, more: bool) -> tuple[str, str]:
    """The aim, and whether it was reached."""
    if aim is None:
        return "", ""
    return f"{'≥' if more else '≤'} {write(aim, unit)}", "yes" if (figure >= aim) == more else "NO"


def write(figure: float, unit: str) -> str:
    """A figure with as many digits as mean something."""
    return f"{figure:,.0f}{unit}" if figure >= 1000 else f"{figure:.3g}{unit}"


def duels() -> list[Row]:
    """What the aims are about: ratios to RLCard, and of two threads to one."""
    other = rlcard()
    eager = compiled("deluxe", Policy.EAGER)
    plain = interpreted("deluxe", Policy.RANDOM)
    acting, text = only_acting("deluxe"), by_text("deluxe")
    run_contest([other, eager, plain, acting, text], HEATS, SECONDS)
    one, two = compiled("deluxe", Policy.EAGER), compiled("deluxe", Policy.EAGER, threads=2)
    run_contest([one, two], PAIRED_HEATS, SECONDS / 3)
    return [
        ("RLCard's UNO, 4 seats", other.rate, " steps/s", None, True),
        ("deluxe eager compiled, 4 seats, against RLCard", eager.rate / other.rate, "×", 100, True),
        ("a step interpreted, choosing included, against RLCard", plain.rate / other.rate, "×", 1, True),
        ("Game.act with text and events against RLCard", acting.rate / other.rate, "×", 0.4, True),
        ("Game.legal and Game.act against RLCard", text.rate / other.rate, "×", None, True),
        ("two threads against one", paired_ratio(two, one), "×", 1.8, True),
    ]


def formats() -> list[Row]:
    """What seating, dealers and scoring cost: the moves a second of matches against those of plain rounds."""
    rows: list[Row] = []
    for edition in ("deluxe", "wizz"):
        for scoring, players in FORMATS:
            rounds, whole = compiled(edition, Policy.EAGER), matches(edition, players, scoring)
            run_contest([rounds, whole], PAIRED_HEATS, SECONDS / 3)
            rows.append((f"{whole.name} against plain rounds", paired_ratio(whole, rounds), "×", 0.8, True))
    return rows


def editions() -> list[Row]:
    """The figures of each edition."""
    rows: list[Row] = []
    for edition in EDITIONS:
        figures: list[tuple[Contestant, str]] = [
            (compiled(edition, Policy.EAGER), " steps/s"),
            (interpreted(edition, Policy.EAGER), " steps/s"),
            (only_acting(edition), " steps/s"),
            (playing_out(edition), " playouts/s"),
            (batch(edition), " steps/s"),
        ]
        run_contest([contestant for contestant, _ in figures], HEATS // 2, SECONDS / 2)
        rows += [(contestant.name, contestant.rate, unit, None, True) for contestant, unit in figures]
    return rows


def times() -> list[Row]:
    """How long it takes to start."""
    return [
        ("first compilation of the rules, with sabot simulate", starts.first_compile(), " s", 60, False),
        ("sabot simulate from then on", starts.later_start(), " s", 1.5, False),
        ("sabot --help", starts.help_start(), " s", 0.3, False),
        ("sabot referee on a small position", starts.referee_start(), " s", 0.3, False),
    ]


main()
