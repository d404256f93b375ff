"""The progress bar on a terminal."""

import pytest

from sabot.lab.contests.arena_plan import ArenaPlan
from sabot.lab.contests.contest import Effort
from sabot.lab.contests.progress import ProgressBar, progress_bar
from sabot.words.language import speak
from tests.lab.contests.arena_answers import deal_won, results_of


def test_results_are_printed_at_once_and_saved_deals_leave_the_total(
    capsys: pytest.CaptureFixture[str],
) -> None:
    plan = ArenaPlan(("careful", "eager"), ("deluxe", "flip"))
    first, _ = plan.lineups()
    with progress_bar(plan, Effort(deals=100), speak("en")) as bar:
        assert isinstance(bar, ProgressBar)
        (task,) = bar.progress.tasks
        assert (task.completed, task.total) == (0, 200)
        for _ in range(40):
            bar.on_deal(first)
        bar.on_results(results_of(first, [deal_won(0, 0)] * 40))
        assert (task.completed, task.total) == (40, 140)
    output = capsys.readouterr()
    assert "deluxe: careful – eager: 100.0% ± 3.5% (fair 50.0%), stronger" in output.err
    assert output.out == ""
