"""Running an arena, from the plan to the answer."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sabot.errors import Unreadable
from sabot.lab.contests import deal_workers as workers
from sabot.lab.contests.arena_plan import ArenaPlan
from sabot.lab.contests.contest import Answer, Effort, ProgressListener, run_arena
from sabot.lab.contests.deals import DealResult
from sabot.lab.contests.ledger import Ledger
from sabot.lab.contests.lineups import Lineup
from sabot.lab.contests.results import Result
from tests.lab.contests.arena_answers import deal_won

PLAN = ArenaPlan(("careful", "random"), ("deluxe", "wizz"))
ALL = Effort(deals=60, until_sure=False)


def numbers(answer: Answer) -> dict[str, Any]:
    """The answer without times, which are all that may depend on the workers."""
    found = answer.as_json() | {"seconds": None}
    for one in (*found["results"], *found["conduct"]):
        one["seconds"] = None
    return found


@pytest.fixture
def scripted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Replace deals by made-up ones: the first bot wins three of five. Returns the deals that were asked for."""
    asked: list[int] = []

    def play(plan: ArenaPlan, lineup: Lineup, deal: int) -> DealResult:
        asked.append(deal)
        others = len(lineup.bots) - 1
        is_won = deal % 5 in (0, 2, 3)
        return deal_won(*(0 if is_won else 1 + (deal + rotation) % others for rotation in range(others + 1)))

    monkeypatch.setattr(workers, "play_deal", play)
    return asked


class RecordedProgress(ProgressListener):
    """Records all calls."""

    def __init__(self) -> None:
        self.calls: list[object] = []

    def on_deal(self, lineup: Lineup) -> None:
        self.calls.append(lineup.edition)

    def on_results(self, results: list[Result]) -> None:
        self.calls.append([(result.bot, result.deals) for result in results])


@pytest.mark.usefixtures("scripted")
def test_all_deals_add_up() -> None:
    """Of 60 deals 36 are won, with 10 points a round: a share of 60 %, six points a round."""
    answer = run_arena(PLAN, ALL, Ledger(PLAN), ProgressListener())
    assert [result.lineup.edition for result in answer.results] == ["deluxe", "wizz"]
    first = answer.results[0].as_json()
    assert (first["bot"], first["against"], first["deals"], first["rounds"]) == ("careful", ["random"], 60, 120)
    assert (first["fair"], first["wins"]["mean"], first["points"]["mean"]) == (0.5, 0.6, 6)
    assert first["difference"] == pytest.approx(0.1)
    assert first["verdict"] == "unclear"
    assert first["wins"]["low"] < 0.5
    assert first["wins"]["high"] > 0.7
    assert answer.rounds == 240
    assert [(rating.bot, rating.rounds) for rating in answer.ratings] == [("careful", 240), ("random", 240)]


@pytest.mark.usefixtures("scripted")
def test_a_lineup_stops_when_its_answer_is_clear_and_not_before() -> None:
    """With three wins in five deals, an interval valid at any time needs about 300 deals for a verdict."""
    effort = Effort(deals=1000)
    answer = run_arena(PLAN, effort, Ledger(PLAN), ProgressListener())
    stopped = answer.results[0].deals
    assert answer.results[0].verdict == "stronger"
    assert 200 < stopped < 400
    shorter = run_arena(PLAN, replace(effort, deals=stopped - 1), Ledger(PLAN), ProgressListener())
    assert (shorter.results[0].deals, shorter.results[0].verdict) == (stopped - 1, "unclear")


@pytest.mark.usefixtures("scripted")
def test_together_a_lineup_goes_on_until_the_answer_is_clear_for_everybody() -> None:
    """The first wins 60 % of the rounds, each of the others 20 %, which is less than a third."""
    plan = ArenaPlan(("careful", "eager", "random"), players=3, together=True)
    answer = run_arena(plan, Effort(), Ledger(plan), ProgressListener())
    assert [result.verdict for result in answer.results] == ["stronger", "weaker", "weaker"]
    assert len({result.deals for result in answer.results}) == 1
    assert answer.rounds == answer.results[0].deals * 3


@pytest.mark.usefixtures("scripted")
def test_a_listener_is_called_for_every_deal_and_every_result() -> None:
    progress = RecordedProgress()
    run_arena(PLAN, Effort(deals=2), Ledger(PLAN), progress)
    assert progress.calls == ["deluxe", "deluxe", [("careful", 2)], "wizz", "wizz", [("careful", 2)]]


def test_an_arena_is_resumed_from_its_file(tmp_path: Path, scripted: list[int]) -> None:
    file = str(tmp_path / "kept.jsonl")
    whole = run_arena(PLAN, ALL, Ledger(PLAN), ProgressListener())
    run_arena(PLAN, replace(ALL, deals=20), Ledger.open(file, PLAN), ProgressListener())
    scripted.clear()
    again = run_arena(PLAN, ALL, Ledger.open(file, PLAN), ProgressListener())
    assert scripted == [*range(20, 60), *range(20, 60)]
    assert numbers(again) == numbers(whole)
    scripted.clear()
    fewer = run_arena(PLAN, replace(ALL, deals=30), Ledger.open(file, PLAN), ProgressListener())
    assert scripted == []
    assert fewer.results[0].deals == 30


@pytest.mark.parametrize("together", [False, True])
def test_the_numbers_do_not_depend_on_the_workers(together: bool) -> None:
    plan = ArenaPlan(("careful", "eager", "random"), players=3, together=together)
    effort = Effort(deals=3, until_sure=False)
    alone, many = (
        run_arena(plan, replace(effort, workers=count), Ledger(plan), ProgressListener()) for count in (1, 2)
    )
    assert numbers(alone) == numbers(many)


@pytest.mark.parametrize(
    ("plan", "message"),
    [
        (ArenaPlan(("careful",)), "at least two bots are needed"),
        (ArenaPlan(("careful", "eager", "careful")), "careful is named twice"),
        (ArenaPlan(("careful", "clever")), "there is no bot “clever”; the bots are "),
        (ArenaPlan(("careful", "eager"), ("chess",)), "edition: "),
        (ArenaPlan(("careful", "eager"), players=11), "players: must be from 2 to 10 players, not 11"),
        (ArenaPlan(("careful", "eager"), players=3, together=True), "players: 2 bots together need 2 seats, not 3"),
        (
            ArenaPlan(("careful", "eager"), together=True, challenger=True),
            "choose either --together or --challenger",
        ),
        (ArenaPlan(("careful", "eager"), seed=-1), "seed: must be a whole number"),
        (ArenaPlan(("careful", "eager"), fallback="clever"), "there is no bot “clever”; the bots are "),
        (ArenaPlan(("careful", "eager"), limit=0), "limit: must be more than 0 and at most 3600 seconds"),
        (ArenaPlan(("careful", "eager"), limit=float("nan")), "limit: must be more than 0"),
        (
            ArenaPlan(("careful", "eager"), ("potter", "flip"), options={"howlers": 4}),
            "options: option howlers belongs to",
        ),
        (ArenaPlan(("careful", "eager"), options={"target": 4}), "options: there is no option “target”"),
    ],
)
def test_a_wrong_plan_is_refused(plan: ArenaPlan, message: str) -> None:
    with pytest.raises(Unreadable) as error:
        plan.check()
    assert str(error.value).startswith(message)


@pytest.mark.parametrize(
    ("effort", "message"),
    [
        (Effort(deals=0), "deals: must be at least 1"),
        (Effort(workers=0), "workers: must be from 1 to 256, not 0"),
    ],
)
def test_a_wrong_effort_is_refused(effort: Effort, message: str) -> None:
    with pytest.raises(Unreadable) as error:
        effort.check()
    assert str(error.value) == message
