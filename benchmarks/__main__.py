"""`python -m benchmarks [--json] [PART …]`: runs the benchmarks and prints the figures with their aims.

The parts are `engines`, `limit`, `envs`, `search`, `starts`, `serving`, `abuse`, `page`, `published`,
`rlcard_rounds` and `formats`.
"""

import json
import sys
from importlib import import_module

from rich.console import Console
from rich.table import Table

from benchmarks.row import Figure, Row

PARTS = (
    "engines",
    "limit",
    "envs",
    "search",
    "starts",
    "serving",
    "abuse",
    "page",
    "published",
    "rlcard_rounds",
    "formats",
)
"""The modules of this package with a function `rows`; each is imported when needed."""


def main() -> None:
    """Run all parts, or the named ones, and print the figures."""
    chosen = [part for part in PARTS if part in sys.argv] or PARTS
    rows: list[Row | Figure] = [row for part in chosen for row in import_module(f"benchmarks.{part}").rows()]
    if "--json" in sys.argv:
        print(json.dumps([row._asdict() for row in rows]))
        return
    table = Table("what", "figure", "aim", "", box=None, pad_edge=False, header_style="bold")
    for row in rows:
        table.add_row(*row.shown)
    Console().print(table)


main()
