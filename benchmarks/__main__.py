"""`python -m benchmarks [--json | --report | --strength] [PART …]`: runs benchmarks and prints figures with their aims.

The parts are `engines`, `limit`, `envs`, `threads`, `search`, `starts`, `serving`, `cluster`, `abuse`, `page`,
`published`, `rlcard_rounds`, `formats` and `growth`. `threads` needs two cores that nothing else uses. `--report`
measures speed and growth, and writes `docs/benchmarks.md`. `--strength` plays the contests of the bot `search` for
hours, and writes `docs/arena.md` after every few deals.
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
    "threads",
    "search",
    "starts",
    "serving",
    "cluster",
    "abuse",
    "page",
    "published",
    "rlcard_rounds",
    "formats",
    "growth",
)
"""The modules of this package with a function `rows`; each is imported when needed."""


def main() -> None:
    """Run all parts, or the named ones, and print or write the figures."""
    unknown = set(sys.argv[1:]) - {*PARTS, "--json", "--report", "--strength"}
    if unknown:
        sys.exit(f"no part of the benchmarks: {', '.join(sorted(unknown))}; the parts are {', '.join(PARTS)}")
    if "--report" in sys.argv:
        report()
        return
    if "--strength" in sys.argv:
        import_module("benchmarks.strength").write_strength()
        return
    chosen = [part for part in PARTS if part in sys.argv] or PARTS
    rows = [row for part in chosen for row in rows_of(part)]
    if "--json" in sys.argv:
        print(json.dumps([row._asdict() for row in rows]))
        return
    table = Table("what", "figure", "aim", "", box=None, pad_edge=False, header_style="bold")
    for row in rows:
        table.add_row(*row.shown)
    Console().print(table)


def rows_of(part: str) -> list[Row | Figure]:
    """Run a part."""
    rows: list[Row | Figure] = import_module(f"benchmarks.{part}").rows()
    return rows


def report() -> None:
    """Measure speed and growth, and write them as a page of the documentation."""
    from benchmarks.growth import curves
    from benchmarks.report import TITLES, write_report

    write_report({part: rows_of(part) for part in TITLES}, curves())


main()
