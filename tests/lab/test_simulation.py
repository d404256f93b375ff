"""Simulations give the same numbers with every runner."""

from dataclasses import replace
from typing import Any

import pytest

from sabot.errors import Unreadable
from sabot.lab.measures.summary import Summary
from sabot.lab.running import runners
from sabot.lab.simulation import simulate_study
from sabot.lab.study import Study

STUDY = Study(rounds=60, seed=5)
MATCHES = Study(matches=12, seed=5, options={"target": 100})


def numbers(summary: Summary) -> dict[str, Any]:
    """The summary without its duration, which is all that may depend on the runner."""
    return summary.as_json() | {"seconds": None}


@pytest.mark.usefixtures("without_numba")
def test_without_numba_the_rules_are_interpreted() -> None:
    summary = simulate_study(STUDY).as_json()
    assert summary["rounds"] == sum(summary["wins"]) == 60
    assert len(summary["wins"]) == 4
    assert summary["steps"] > 60 * 7
    assert summary["seconds"] > 0
    assert summary["length"]["least"] <= summary["length"]["percentiles"]["50"] <= summary["length"]["most"]
    assert sum(summary["endings"].values()) == 60


@pytest.mark.usefixtures("without_numba")
def test_the_histogram_has_every_length_in_order() -> None:
    length = simulate_study(STUDY).as_json()["length"]
    turns = [int(number) for number in length["histogram"]]
    assert turns == sorted(turns)
    assert (turns[0], turns[-1]) == (length["least"], length["most"])
    assert sum(length["histogram"].values()) == 60
    assert sum(int(number) * times for number, times in length["histogram"].items()) / 60 == length["mean"]


@pytest.mark.compiled
@pytest.mark.parametrize("edition", ["deluxe", "potter", "flip", "wizz"])
@pytest.mark.parametrize("policy", ["random", "eager"])
@pytest.mark.parametrize("study", [STUDY, MATCHES], ids=lambda study: study.unit)
def test_compiled_and_interpreted_numbers_are_the_same(
    edition: str, policy: str, study: Study, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("numba")
    study = replace(study, edition=edition, policy=policy, players=3)
    compiled = numbers(simulate_study(study))
    monkeypatch.setattr(runners, "find_spec", lambda name: None)
    assert numbers(simulate_study(study)) == compiled


@pytest.mark.compiled
@pytest.mark.parametrize(
    "study", [replace(STUDY, rounds=500), replace(MATCHES, matches=50)], ids=lambda study: study.unit
)
def test_the_numbers_do_not_depend_on_threads_or_chunks(study: Study, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    one = numbers(simulate_study(study))
    monkeypatch.setattr(runners.CompiledRunner, "rounds_at_once", 70)
    for threads in (1, 2, 3):
        assert numbers(simulate_study(replace(study, threads=threads))) == one


@pytest.mark.usefixtures("without_numba")
def test_uno_is_called_automatically_by_default() -> None:
    """If players have to call it, random ones forget it and are caught."""
    study = replace(STUDY, policy="random", rounds=5)
    assert simulate_study(study).as_json()["penalties"]["catches"] == 0
    asked = replace(study, options={"uno_call": "flexible"})
    assert simulate_study(asked).as_json()["penalties"]["catches"] > 0


@pytest.mark.usefixtures("without_numba")
def test_options_reach_the_table() -> None:
    plain, capped = simulate_study(STUDY), simulate_study(replace(STUDY, options={"turn_cap": 3}))
    assert plain.as_json()["endings"]["capped"] == 0
    assert capped.as_json()["endings"]["capped"] == 60


@pytest.mark.usefixtures("without_numba")
@pytest.mark.parametrize("study", [STUDY, MATCHES], ids=lambda study: study.unit)
def test_progress_adds_up_to_all_of_them(study: Study) -> None:
    progress: list[int] = []
    simulate_study(study, on_progress=progress.append, on_ready=lambda: progress.append(0))
    assert progress[0] == 0
    assert sum(progress) == study.count


def test_the_default_is_ten_thousand_rounds() -> None:
    assert (Study().unit, Study().count) == ("rounds", 10_000)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"edition": "poker"}, "edition"),
        ({"players": 1}, "players"),
        ({"players": 11}, "players"),
        ({"rounds": 0}, "rounds"),
        ({"rounds": None, "matches": 0}, "matches"),
        ({"rounds": 60, "matches": 60}, "matches"),
        ({"policy": "clever"}, "policy"),
        ({"seed": -1}, "seed"),
        ({"seed": 1 << 63}, "seed"),
        ({"threads": 0}, "threads"),
        ({"threads": 1_000_000}, "threads"),
        ({"options": {"howlers": 4}}, "options"),
        ({"options": {"turn_cap": 0}}, "options"),
        ({"options": {"scoring": "lowest"}}, "options"),
        ({"rounds": None, "matches": 1, "options": {"howlers": 4}}, "options"),
        ({"rounds": None, "matches": 1, "options": {"target": 0}}, "format"),
        ({"rounds": None, "matches": 1, "options": {"low_tie": "shared"}}, "format"),
        ({"rounds": None, "matches": 1, "players": 3, "options": {"scoring": "partners"}}, "format"),
        ({"rounds": None, "matches": 1, "players": 6, "options": {"scoring": "rotation"}}, "format"),
    ],
)
def test_a_wrong_study_is_refused_in_one_line(change: dict[str, Any], place: str) -> None:
    with pytest.raises(Unreadable) as error:
        simulate_study(replace(STUDY, **change))
    assert error.value.place == place
    assert "\n" not in str(error.value)
