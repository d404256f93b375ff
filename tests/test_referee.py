"""The referee as a function: the verdict of the notation's own example, and files that it cannot read."""

import pytest

from sabot.errors import Unreadable
from sabot.referee import judge

EXAMPLE = """
edition: potter
players: [ana, bo, cy]
hands: {ana: [R7, wild+4], bo: [cloak, G1, G2], cy: [Y5, Y6]}
draw: [B1, B2, B3]
discard: [R9, R3]
"""


def with_script(*lines: str) -> str:
    return EXAMPLE + "script:\n" + "".join(f"- {line}\n" for line in lines)


def test_the_example_of_the_notation() -> None:
    assert judge(with_script("ana: play R7")).as_json() == {
        "ok": True,
        "events": [{"kind": "played", "seat": "ana", "card": "R7", "rule": "P-029"}],
        "position": {
            "edition": "potter",
            "options": {},
            "players": ["ana", "bo", "cy"],
            "dealer": "cy",
            "turn": "bo",
            "direction": "left",
            "side": None,
            "colour": "red",
            "hands": {"ana": ["wild+4"], "bo": ["G1", "G2", "cloak"], "cy": ["Y5", "Y6"]},
            "draw": ["B1", "B2", "B3"],
            "discard": ["R7", "R9", "R3"],
            "phase": "turn",
            "waiting": ["bo"],
            "owes_uno": ["ana"],
            "called_uno": [],
            "turns": 1,
            "pending": None,
            "winner": None,
            "caught": None,
            "points": None,
        },
        "legal": {"ana": ["uno"], "bo": ["catch ana", "draw", "play cloak"], "cy": ["catch ana"]},
    }


def test_a_refusal_stops_the_script_and_shows_the_position_before_it() -> None:
    verdict = judge(with_script("ana: play R7", "bo: play G1", "bo: draw")).as_json()
    before = judge(with_script("ana: play R7")).as_json()
    assert (verdict["ok"], verdict["step"], verdict["actor"], verdict["action"]) == (False, 1, "bo", "play G1")
    assert verdict["error"] == {
        "code": "play/no-match",
        "rule": "P-029",
        "message": "Green 1 matches neither red nor 7.",
    }
    assert [verdict[key] for key in ("events", "position", "legal")] == [
        before[key] for key in ("events", "position", "legal")
    ]


def test_a_position_without_a_script_is_only_described() -> None:
    verdict = judge(EXAMPLE)
    assert verdict.ok
    assert verdict.steps == []
    assert verdict.as_json()["position"] == verdict.opening


def test_json_is_yaml_too_and_names_are_read_in_any_case() -> None:
    text = '{"edition": "deluxe", "players": ["Ana", "bo"], "hands": {"Ana": ["r7", "R8"], "bo": ["G1"]}, '
    text += '"draw": [], "discard": ["R9"], "script": [{"ANA": "PLAY r7"}]}'
    verdict = judge(text)
    assert [step.actor for step in verdict.steps] == ["Ana"]


def test_the_referee_punishes_suggestions_where_the_table_wants_it() -> None:
    text = with_script("referee: suggestion bo").replace("potter\n", "potter\noptions: {suggestions: referee}\n")
    assert len(judge(text).as_json()["position"]["hands"]["bo"]) == 5


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("ana: play R77", "script: action 2: there is no card “R77” in potter"),
        ("ana: sing", "script: action 2: there is no action “sing”"),
        ("dan: draw", "script: action 2: “dan” is not a player"),
        ("ana: catch dan", "script: action 2: “dan” is not a player"),
        ("ana: colour mauve", "script: action 2: there is no colour “mauve” in potter"),
        ("ana: spin luck", "script: action 2: the wheel has no icon “luck”"),
        ("ana: suggestion bo", "script: action 2: a player cannot say “suggestion bo”"),
        ("referee: draw", "script: action 2: the referee cannot say “draw”"),
        ("{ana: draw, bo: draw}", "script: action 2: must be one `player: action` pair"),
        ("draw", "script: action 2: must be one `player: action` pair"),
        ("7: draw", "script: action 2: must be one `player: action` pair, both of them text"),
        ("ana: [draw]", "script: action 2: must be one `player: action` pair, both of them text"),
    ],
)
def test_a_line_that_can_not_be_read_is_found_before_anything_is_played(line: str, said: str) -> None:
    with pytest.raises(Unreadable) as caught:
        judge(with_script("ana: play G9", line))
    assert str(caught.value).startswith(said)


def test_a_script_is_a_list() -> None:
    with pytest.raises(Unreadable, match="script: must be a list"):
        judge(EXAMPLE + "script: {ana: draw}")
