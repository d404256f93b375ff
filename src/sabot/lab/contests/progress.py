"""Shows a progress bar and each result as soon as it is known."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn

from sabot.lab.contests.arena_plan import ArenaPlan
from sabot.lab.contests.arena_report import result_line
from sabot.lab.contests.contest import Effort, ProgressListener
from sabot.lab.contests.lineups import Lineup
from sabot.lab.contests.results import Result
from sabot.words.language import Language


class ProgressBar(ProgressListener):
    """Shows the number of deals played, of those that may be needed."""

    def __init__(self, progress: Progress, lineups: int, deals: int, language: Language) -> None:
        self.progress = progress
        self.deals = deals
        self.total = lineups * deals
        self.language = language
        self.task = progress.add_task(language.say("lab-getting-ready"), total=self.total)

    def on_deal(self, lineup: Lineup) -> None:
        """Count a deal."""
        self.progress.update(self.task, advance=1, description=lineup.edition)

    def on_results(self, results: list[Result]) -> None:
        """Print the results, and take the deals that were saved off the total."""
        self.total -= self.deals - results[0].deals
        self.progress.update(self.task, total=self.total)
        for result in results:
            self.progress.console.print(result_line(result, self.language), highlight=False, markup=False)


@contextmanager
def progress_bar(plan: ArenaPlan, effort: Effort, language: Language) -> Iterator[ProgressListener]:
    """A progress bar on the terminal."""
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield ProgressBar(progress, len(plan.lineups()), effort.deals, language)
