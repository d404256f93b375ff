"""The ids of all rules and rulings, and those that no test of play can cover."""

import ast
import re
from functools import cache

from tests.support.paths import TESTS

SHEETS = {"D": 62, "P": 102, "F": 89, "W": 67}
"""The letter of each sheet and its number of rules: 320 in all."""

RULINGS = 150

CITED = re.compile(rf"(?<![a-z0-9])([x{''.join(SHEETS).lower()}])(\d{{2,3}})(?![0-9])")
"""An id in the name of a test."""

SILENCE = "says only that the sheet is silent; what fills the gap is tested under its ruling"
NOISE = "wording of the sheets, not a rule of play"
SERVER = "about people at a server: tests/server/tables/test_schedule.py"

NEVER_SHOWN: dict[str, str] = {
    **dict.fromkeys(["D-062", "F-089", "W-067"], SILENCE),
    **dict.fromkeys(["P-011", "P-012", "W-009", "X-06", "X-81"], NOISE),
    "X-147": SERVER,
}


def every_id() -> list[str]:
    """All ids, as tests cite them."""
    rules = [f"{letter}-{number:03d}" for letter, count in SHEETS.items() for number in range(1, count + 1)]
    return rules + [f"X-{number:02d}" for number in range(1, RULINGS + 1)]


def ids_in(name: str) -> set[str]:
    """The ids that the name of a test carries: `test_x33_d042_…` cites X-33 and D-042."""
    return {f"{letter.upper()}-{number}" for letter, number in CITED.findall(name)}


@cache
def cited_by_tests() -> set[str]:
    """The ids that the names of the rule tests carry."""
    cited: set[str] = set()
    for path in (TESTS / "rules").glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                cited |= ids_in(node.name)
    return cited
