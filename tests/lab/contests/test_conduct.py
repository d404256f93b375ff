"""Counts of decisions, times and refusals."""

from random import Random

import pytest

from sabot.lab.contests.conduct import Conduct


def of(times: list[float], *refusals: str) -> Conduct:
    conduct = Conduct()
    for seconds in times:
        conduct.add_decision(seconds)
    for kind in refusals:
        conduct.add_refusal(kind)
    return conduct


def test_the_high_time_is_that_of_the_99th_of_100_decisions_within_five_percent() -> None:
    times = [number / 1000 for number in range(1, 101)]
    Random(1).shuffle(times)
    assert of(times).mean == pytest.approx(0.0505)
    assert 0.099 <= (of(times).high or 0) <= 0.099 * 1.05
    assert 1.0 <= (of([0.001] * 98 + [1.0] * 2).high or 0) <= 1.05
    assert 0.001 <= (of([0.001] * 99 + [1.0]).high or 0) <= 0.00105


def test_parts_add_up_to_the_whole() -> None:
    whole = of([0.5, 0.25, 0.5, 0.0], "late", "illegal", "late")
    parts = Conduct()
    for part in (of([0.5, 0.25], "late"), of([0.5, 0.0], "illegal", "late")):
        parts.add(part)
    assert parts == whole
    assert whole.as_json()["refusals"] == {"illegal": 1, "failed": 0, "late": 2}
    assert whole.record()["refusals"] == 3


def test_without_a_decision_there_is_no_time() -> None:
    assert Conduct().as_json()["seconds"] == {"mean": None, "p99": None}
    assert Conduct() == Conduct()
    Conduct().add_refusal("late")
    assert Conduct().refused == 0
