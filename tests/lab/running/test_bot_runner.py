"""Simulations with bots."""

from dataclasses import replace
from typing import Any

import pytest

from sabot.editions import EDITIONS
from sabot.errors import Unreadable
from sabot.kernel.deal import deal
from sabot.kernel.primitives.rng import reseed
from sabot.kernel.setup import set_table
from sabot.lab.running import bot_runner
from sabot.lab.running.bot_runner import BotRunner
from sabot.lab.simulation import simulate_study
from sabot.lab.study import USUAL_ROUNDS_OF_BOTS, Study
from sabot.notation.events import Event
from sabot.options import resolve
from sabot.round import Round

STUDY = Study(rounds=6, players=3, policy="careful", seed=5)


def numbers(study: Study) -> dict[str, Any]:
    return simulate_study(study).as_json() | {"seconds": None}


@pytest.mark.parametrize("edition", ["deluxe", "potter", "flip", "wizz"])
def test_bots_play_every_edition(edition: str) -> None:
    found = numbers(replace(STUDY, edition=edition, rounds=2))
    assert found["rounds"] == sum(found["wins"]) == sum(found["endings"].values()) == 2
    assert found["steps"] >= sum(int(turns) * times for turns, times in found["length"]["histogram"].items())


def test_the_numbers_do_not_depend_on_processes() -> None:
    assert numbers(replace(STUDY, threads=2)) == numbers(STUDY)


def test_a_round_is_the_same_in_any_share() -> None:
    runner = STUDY.runner()
    whole = runner.play(0, 3).lengths
    assert [runner.play(index, index + 1).lengths[0] for index in range(3)] == whole


def test_bots_play_matches_of_any_format() -> None:
    study = Study(matches=1, players=4, policy="careful", options={"scoring": "rotation", "hands_per_partner": 1})
    found = numbers(study)
    assert found["length"]["histogram"] == {"3": 1}
    assert found["rounds"] == 3


def test_bots_are_dealt_what_policies_are_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = []

    def look(round_: Round, events: object) -> tuple[Event, ...]:
        dealt.append((round_.table.low[:3], round_.table.high[:3]))
        return ()

    monkeypatch.setattr(bot_runner, "events_from", look)
    STUDY.runner().play(0, 3)
    options = resolve("deluxe", {"uno_call": "auto"})
    table = set_table(EDITIONS["deluxe"], options, 3, EDITIONS["deluxe"].deck(options))
    for index in range(3):
        reseed(table, STUDY.seed, index)
        deal(table)
        assert (table.low[:3], table.high[:3]) == dealt[index]


def test_the_default_for_bots_is_a_thousand_rounds() -> None:
    assert Study(policy="careful").count == USUAL_ROUNDS_OF_BOTS == 1_000


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Unreadable, match=r"^policy: there is no bot “clever”; the bots are "):
        Study(policy="clever").runner()


def test_bots_are_sent_to_processes_as_names() -> None:
    runner = STUDY.runner()
    assert isinstance(runner, BotRunner)
    assert (runner.bot, runner.is_python) == ("careful", True)
