"""Many rounds: the same numbers however they are played."""

from dataclasses import replace
from typing import Any

import pytest

from sabot.errors import Unreadable
from sabot.lab import runners
from sabot.lab.counts import Counts
from sabot.lab.simulate import Study, Summary, simulate

STUDY = Study(rounds=60, seed=5)


@pytest.fixture
def without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine of somebody who did not install the extra `fast`."""
    monkeypatch.setattr(runners, "find_spec", lambda name: None)


def numbers(summary: Summary) -> dict[str, Any]:
    """All that must not depend on how the rounds were played."""
    return summary.as_json() | {"seconds": None}


@pytest.mark.usefixtures("without_numba")
def test_without_numba_the_rules_are_interpreted() -> None:
    summary = simulate(STUDY).as_json()
    assert summary["rounds"] == sum(summary["wins"]) == 60
    assert len(summary["wins"]) == 4
    assert summary["steps"] > 60 * 7
    assert summary["seconds"] > 0
    assert summary["length"]["least"] <= summary["length"]["percentiles"]["50"] <= summary["length"]["most"]
    assert sum(summary["endings"].values()) == 60


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize("edition", ["deluxe", "potter", "flip", "wizz"])
@pytest.mark.parametrize("policy", ["random", "eager"])
def test_compiled_and_interpreted_rounds_are_the_same(
    edition: str, policy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("numba")
    study = replace(STUDY, edition=edition, policy=policy, rounds=12, players=3)
    compiled = numbers(simulate(study))
    monkeypatch.setattr(runners, "find_spec", lambda name: None)
    assert numbers(simulate(study)) == compiled


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
def test_the_numbers_do_not_depend_on_threads_or_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    study = replace(STUDY, rounds=500)
    one = numbers(simulate(study))
    monkeypatch.setattr(runners.Compiled, "chunk", 70)
    for threads in (1, 2, 3):
        assert numbers(simulate(replace(study, threads=threads))) == one


@pytest.mark.usefixtures("without_numba")
def test_uno_is_called_by_itself_unless_said_otherwise() -> None:
    """With the call left to the players, random ones forget it and are caught."""
    study = replace(STUDY, policy="random", rounds=5)
    assert simulate(study).as_json()["penalties"]["catches"] == 0
    asked = replace(study, options={"uno_call": "flexible"})
    assert simulate(asked).as_json()["penalties"]["catches"] > 0


@pytest.mark.usefixtures("without_numba")
def test_options_reach_the_table() -> None:
    plain, capped = simulate(STUDY), simulate(replace(STUDY, options={"turn_cap": 3}))
    assert plain.as_json()["endings"]["capped"] == 0
    assert capped.as_json()["endings"]["capped"] == 60


@pytest.mark.usefixtures("without_numba")
def test_progress_adds_up_to_all_rounds() -> None:
    heard: list[int] = []
    simulate(STUDY, on_progress=heard.append, on_ready=lambda: heard.append(0))
    assert heard[0] == 0
    assert sum(heard) == 60


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"edition": "poker"}, "edition"),
        ({"players": 1}, "players"),
        ({"players": 11}, "players"),
        ({"rounds": 0}, "rounds"),
        ({"policy": "clever"}, "policy"),
        ({"seed": -1}, "seed"),
        ({"seed": 1 << 63}, "seed"),
        ({"threads": 0}, "threads"),
        ({"threads": 1_000_000}, "threads"),
        ({"options": {"howlers": 4}}, "options"),
        ({"options": {"turn_cap": 0}}, "options"),
    ],
)
def test_what_can_not_be_simulated_is_said_in_one_line(change: dict[str, Any], place: str) -> None:
    with pytest.raises(Unreadable) as error:
        simulate(replace(STUDY, **change))
    assert error.value.place == place
    assert "\n" not in str(error.value)


def test_counts_of_two_runs_add_up() -> None:
    one, two = Counts(steps=3), Counts(steps=4)
    one.wins[0], two.wins[1] = 1, 2
    one.lengths[10], two.lengths[10] = 1, 2
    one.add(two)
    assert (one.rounds, one.steps, one.wins[:2], one.lengths[10]) == (3, 7, [1, 2], 3)
