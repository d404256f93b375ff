"""Every scenario of the files beside this one, judged and compared with what it expects.

A scenario has an `id`, its `rules`, a `position` with its script (or the `raw` text of a file) and what to `expect`:
`exit` 0, 1 (refused) or 2 (unreadable), and of the verdict only what is asserted. `hands`, `waiting` and `owes_uno` are
compared without order; `hand_sizes`, `hand_has`, `discard_top`, `discard_set` and the like look at a part.
"""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

from sabot.game import Game, Unreadable
from sabot.referee import Verdict, judge

Json = dict[str, Any]
FILES = sorted(Path(__file__).parent.glob("*.yaml"))
SCENARIOS = [scenario for file in FILES for scenario in yaml.safe_load(file.read_text(encoding="utf-8"))]


def listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def cards_of(position: Json) -> Counter[str]:
    piles = [*position["hands"].values(), position["draw"], position["discard"]]
    return Counter(str(card).lower() for pile in piles for card in pile)


def part_of(position: Json, key: str, wanted: Any) -> Any:
    """What a position has to show for a key, in the shape of what is wanted."""
    hands = position["hands"]
    if key == "hands":
        return {seat: sorted(hands[seat]) for seat in wanted}
    if key == "hand_sizes":
        return {seat: len(hands[seat]) for seat in wanted}
    if key == "hand_has":
        return {seat: sorted((Counter(hands[seat]) & Counter(cards)).elements()) for seat, cards in wanted.items()}
    if key == "discard_top":
        return position["discard"][0]
    pile, _, what = key.partition("_")
    if what == "set":
        return sorted(position[pile])
    if what == "size":
        return len(position[pile])
    return sorted(position[key]) if key in ("waiting", "owes_uno") else position[key]


def in_any_order(key: str, wanted: Any) -> Any:
    if key in ("hands", "hand_has"):
        return {seat: sorted(cards) for seat, cards in wanted.items()}
    is_set = key in ("waiting", "owes_uno", "discard_set", "draw_set")
    return sorted(wanted) if is_set else wanted


def compare(expected: Json, verdict: Json) -> None:
    position, legal = verdict["position"], verdict["legal"]
    for key, wanted in expected.get("position", {}).items():
        assert part_of(position, key, wanted) == in_any_order(key, wanted), key
    assert expected.get("legal") != {} or legal == {}
    for seat, actions in expected.get("legal", {}).items():
        assert legal.get(seat, []) == sorted(actions)
    for seat, actions in expected.get("legal_has", {}).items():
        assert set(actions) <= set(legal.get(seat, []))
    for seat, actions in expected.get("legal_lacks", {}).items():
        assert not set(actions) & set(legal.get(seat, []))


def compare_refusal(expected: Json, verdict: Json) -> None:
    error = verdict["error"]
    assert error["code"]
    assert error["message"]
    assert expected.get("step", verdict["step"]) == verdict["step"]
    assert error["rule"] in listed(expected.get("error_rule", error["rule"]))


def check_invariants(source: Json, verdict: Json) -> None:
    """What holds for every verdict: no card is made or lost, and whoever is waited for can do something."""
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
    """A refusal shows the position and the legal actions before it."""
    step = verdict["step"]
    assert verdict["actor"] in source["script"][step]
    before = judge(yaml.safe_dump({**source, "script": source["script"][:step]})).as_json()
    assert before["ok"]
    assert (before["position"], before["legal"]) == (verdict["position"], verdict["legal"])


def check_round_trip(verdict: Json) -> None:
    """What is printed reads back, in every phase."""
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


def test_every_scenario_has_a_name_of_its_own_and_says_which_rules_it_is_about() -> None:
    assert len({scenario["id"] for scenario in SCENARIOS}) == len(SCENARIOS)
    assert all(scenario["rules"] for scenario in SCENARIOS)
