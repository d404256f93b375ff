"""A progress bar, and each result as soon as it is there."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn

from sabot.lab.arena.arena_plan import ArenaPlan
from sabot.lab.arena.arena_report import told
from sabot.lab.arena.contest import Effort, Watcher
from sabot.lab.arena.lineups import Lineup
from sabot.lab.arena.results import Result
from sabot.words.language import Language


class Bar(Watcher):
    """Draws how many deals have been played of those that may still be needed."""

    def __init__(self, progress: Progress, lineups: int, deals: int, language: Language) -> None:
        self.progress = progress
        self.deals = deals
        self.total = lineups * deals
        self.language = language
        self.task = progress.add_task(language.say("lab-getting-ready"), total=self.total)

    def played(self, lineup: Lineup) -> None:
        """Draw one more."""
        self.progress.update(self.task, advance=1, description=lineup.edition)

    def settled(self, results: list[Result]) -> None:
        """Tell the results, and expect no more deals of theirs."""
        self.total -= self.deals - results[0].deals
        self.progress.update(self.task, total=self.total)
        for result in results:
            self.progress.console.print(told(result, self.language), highlight=False, markup=False)


@contextmanager
def watching(question: ArenaPlan, effort: Effort, language: Language) -> Iterator[Watcher]:
    """Somebody at a terminal who watches."""
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield Bar(progress, len(question.lineups()), effort.deals, language)
