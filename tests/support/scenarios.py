"""Compares the verdict of the referee with what a scenario expects, as far as it says."""

from collections import Counter
from typing import Any

Json = dict[str, Any]


def listed(value: Any) -> list[Any]:
    """The expected values, as a list."""
    return value if isinstance(value, list) else [value]


def part_of(position: Json, key: str, wanted: Any) -> Any:
    """The value of a position for a key, in the form of the expected value."""
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
