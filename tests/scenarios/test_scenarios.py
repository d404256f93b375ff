"""Judges every scenario of the files in this folder, and compares the verdict with what it expects.

A scenario has an `id`, its `rules`, a `position` with its script (or the `raw` text of a file) and what to `expect`:
`exit` 0, 1 (refused) or 2 (unreadable), and of the verdict only what is asserted. `hands`, `waiting` and `owes_uno` are
compared without order; `hand_sizes`, `hand_has`, `discard_top`, `discard_set` and the like look at a part.
"""

from collections import Counter
from pathlib import Path

import pytest
import yaml

from sabot.game import Game, Unreadable
from sabot.referee import Verdict, judge
from tests.support.scenarios import Json, compare, compare_refusal, listed

FILES = sorted(Path(__file__).parent.glob("*.yaml"))
SCENARIOS = [scenario for file in FILES for scenario in yaml.safe_load(file.read_text(encoding="utf-8"))]


def cards_of(position: Json) -> Counter[str]:
    piles = [*position["hands"].values(), position["draw"], position["discard"]]
    return Counter(str(card).lower() for pile in piles for card in pile)


def check_invariants(source: Json, verdict: Json) -> None:
    """Check a verdict: no card is created or lost, and the seats that are waited for can act."""
    position, legal = verdict["position"], verdict["legal"]
    assert cards_of(position) == cards_of(source)
    assert all(actions and actions == sorted(set(actions)) for actions in legal.values())
    if position["phase"] == "over":
        assert legal == {}
        assert position["waiting"] == []
        assert isinstance(position["caught"], dict)
        assert isinstance(position["points"], dict)
    else:
        assert position["waiting"]
        assert set(position["waiting"]) <= set(legal)


def check_nothing_changed(source: Json, verdict: Json) -> None:
    """Check that a refusal shows the unchanged position and its legal actions."""
    step = verdict["step"]
    assert verdict["actor"] in source["script"][step]
    before = judge(yaml.safe_dump({**source, "script": source["script"][:step]})).as_json()
    assert before["ok"]
    assert (before["position"], before["legal"]) == (verdict["position"], verdict["legal"])


def check_round_trip(verdict: Json) -> None:
    """Check that the printed position reads back."""
    again = judge(yaml.safe_dump(verdict["position"])).as_json()
    assert (again["position"], again["legal"]) == (verdict["position"], verdict["legal"])


def read(text: str) -> Verdict | Unreadable:
    try:
        return judge(text)
    except Unreadable as error:
        return error


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario["id"])
def test_scenario(scenario: Json) -> None:
    expected = scenario["expect"]
    text = scenario["raw"] if "raw" in scenario else yaml.safe_dump(scenario["position"], allow_unicode=True)
    found = read(text)
    if isinstance(found, Unreadable):
        assert 2 in listed(expected["exit"]), found
        assert len(str(found).splitlines()) == 1
        return
    verdict = found.as_json()
    assert int(not verdict["ok"]) in listed(expected["exit"]), verdict.get("error")
    source = yaml.safe_load(text)
    compare(expected, verdict)
    check_invariants(source, verdict)
    check_round_trip(verdict)
    if not verdict["ok"]:
        compare_refusal(expected, verdict)
        check_nothing_changed(source, verdict)
    assert repr(eval(repr(found.game), {"Game": Game})) == repr(found.game)


def test_every_scenario_has_a_unique_name_and_cites_rules() -> None:
    assert len({scenario["id"] for scenario in SCENARIOS}) == len(SCENARIOS)
    assert all(scenario["rules"] for scenario in SCENARIOS)
