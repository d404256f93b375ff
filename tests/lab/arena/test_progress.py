"""What somebody at a terminal sees while deals are played."""

import pytest

from sabot.lab.arena.arena_plan import ArenaPlan
from sabot.lab.arena.contest import Effort
from sabot.lab.arena.progress import Bar, watching
from sabot.words.language import speak
from tests.lab.arena.arena_answers import deal_won, results_of


def test_results_are_told_when_they_are_there_and_deals_that_are_spared_no_longer_expected(
    capsys: pytest.CaptureFixture[str],
) -> None:
    question = ArenaPlan(("careful", "eager"), ("deluxe", "flip"))
    first, _ = question.lineups()
    with watching(question, Effort(deals=100), speak("en")) as bar:
        assert isinstance(bar, Bar)
        (task,) = bar.progress.tasks
        assert (task.completed, task.total) == (0, 200)
        for _ in range(40):
            bar.played(first)
        bar.settled(results_of(first, [deal_won(0, 0)] * 40))
        assert (task.completed, task.total) == (40, 140)
    told = capsys.readouterr()
    assert "deluxe: careful – eager: 100.0% ± 3.5% (fair 50.0%), stronger" in told.err
    assert told.out == ""
