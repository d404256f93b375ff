"""`python -m benchmarks --strength`: how strong the bot `search` is, written to docs/arena.md.

It plays against `careful` in every edition, at two and at four seats, each deal once from every seat: with a fixed
number of worlds, and with its usual time for a move. All contests advance together, and every deal is kept in `.arena`:
the command can be stopped at any time, and continues next time.
"""

import os
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import product
from pathlib import Path
from typing import NamedTuple

from sabot.editions import EDITIONS
from sabot.lab.contests.arena_plan import ArenaPlan
from sabot.lab.contests.contest import Effort, ProgressListener, run_arena
from sabot.lab.contests.deals import play_deal
from sabot.lab.contests.ledger import Ledger
from sabot.lab.contests.results import Result


class Entrant(NamedTuple):
    """A bot that is measured."""

    name: str
    shown: str
    """Its name on the page."""
    deals: int
    """How many deals each of its contests has in the end."""
    ending: str = ""
    """The end of the file names of its contests."""
    can_repeat: bool = True
    """Whether it plays the same deal alike each time."""


ENTRANTS = (
    Entrant("search:2000", "`search:2000`", 600),
    Entrant(
        "benchmarks.own_core:SEARCH",
        "`search` with a tenth of a second for each move, as on a core of its own,",
        200,
        "-timed",
        can_repeat=False,
    ),
)
OTHER = "careful"
SEED = 26
STEP = 10
"""How many deals are played before the next contest has its turn."""
AIMS = {2: (66, 70, 92, 60), 4: (33, 36, 45, 31)}
"""By the number of seats: the share of rounds that the bot should win in each edition, in percent."""
REACHED = {1: "yes", 0: "not clear", -1: "no"}
"""By the side of the aim on which the whole interval lies."""
ROOT = Path(__file__).parent.parent
KEPT = ROOT / ".arena"
PAGE = ROOT / "docs" / "arena.md"
BEGIN, END = "<!-- make arena: do not edit -->\n", "<!-- make arena: end -->\n"


class Contest(NamedTuple):
    """The bot against all others at a table, its aim in percent, and the deals played so far."""

    entrant: Entrant
    plan: ArenaPlan
    aim: int
    ledger: Ledger

    @property
    def played(self) -> int:
        """How many deals have been played."""
        return sum(map(len, self.ledger.deals.values()))

    def result(self, deals: int) -> Result:
        """The result after so many deals, or all of them; those that are missing are played."""
        wanted = min(deals, self.entrant.deals)
        effort = Effort(max(wanted, self.played), until_sure=False, workers=os.cpu_count() or 1)
        (result,) = run_arena(self.plan, effort, self.ledger, ProgressListener()).results
        return result

    def check(self) -> None:
        """Stop if the bots no longer play as in the first deal that was kept: then the others are out of date too."""
        if not self.played or not self.entrant.can_repeat:
            return
        (lineup,) = self.plan.lineups()
        if play_deal(self.plan, lineup, 0).rounds != self.ledger.deals[lineup][0].rounds:
            raise SystemExit(f"The bots play {lineup.edition} differently now: remove {KEPT.name} to begin again.")


def write_strength() -> None:
    """Play all contests, and write the results to the page after each step."""
    contests = list(open_contests())
    for contest in contests:
        contest.check()
    for deals in range(STEP, max(entrant.deals for entrant in ENTRANTS) + STEP, STEP):
        write_page([(contest, contest.result(deals)) for contest in contests])


def open_contests() -> Iterator[Contest]:
    """All contests, with the deals of earlier runs."""
    KEPT.mkdir(exist_ok=True)
    for entrant, (seats, aims) in product(ENTRANTS, AIMS.items()):
        for edition, aim in zip(EDITIONS, aims, strict=True):
            plan = ArenaPlan((entrant.name, OTHER), (edition,), seats, SEED, challenger=True)
            file = KEPT / f"{edition}-{seats}{entrant.ending}.jsonl"
            yield Contest(entrant, plan, aim, Ledger.open(str(file), plan))


def write_page(results: Sequence[tuple[Contest, Result]]) -> None:
    """Replace the tables of the page."""
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    tables = "\n".join(
        table_of(entrant, [(contest.aim, result) for contest, result in results if contest.entrant == entrant])
        for entrant in ENTRANTS
    )
    PAGE.write_text(f"{before}{BEGIN}\n{tables}\n{END}{after}", "utf-8")


def table_of(entrant: Entrant, results: Sequence[tuple[int, Result]]) -> str:
    """The aims and results of a bot as a table in Markdown, with the day."""
    lines = [
        f"{entrant.shown} against `{OTHER}`, deals of seed {SEED}, {datetime.now(UTC):%Y-%m-%d}:",
        "",
        "| edition | seats | rounds won | deals | aim | reached |",
        "|---|---|---|---|---|---|",
    ]
    for aim, result in results:
        share = f"{100 * result.wins.mean:.1f} %"
        if result.wins.reach is not None:
            share += f" ± {100 * result.wins.reach:.1f}"
        reached = REACHED[result.wins.side_of(aim / 100)]
        lines.append(f"| `{result.lineup.edition}` | {result.seats} | {share} | {result.deals} | {aim} % | {reached} |")
    return "\n".join(lines) + "\n"
