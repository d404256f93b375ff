"""The reactions of the careful bot."""

from tests.bots.careful.choices import choice, reaction
from tests.support.positions import Table, table


def disputed(bo: str) -> Table:
    """Bo has played a card on R9 with wrong cards allowed; cy is asked to accept it."""
    hands = {"ana": "G2 G3", "bo": f"{bo} B2 B3", "cy": "R3 R4 R5"}
    at = table("deluxe", hands, draw="Y1 Y2", discard="R9", turn="bo", options={"wrong_card": "penalty"})
    return at.play(f"bo: play {bo}")


def test_it_objects_to_a_card_that_everybody_can_see_is_wrong() -> None:
    at = disputed("B1")
    assert reaction(at, "ana") == "object"
    assert choice(at) == "object"


def test_it_accepts_a_card_that_fits() -> None:
    for card in ("R1", "B9", "wild", "wild+4"):
        at = disputed(card)
        assert reaction(at, "ana") is None
        assert choice(at) == "accept"


def test_it_jumps_in_unless_that_costs_a_good_hand() -> None:
    for options, reacts in (({}, "play R7"), ({"seven_zero": True}, None)):
        hands = {"ana": "R7 G3", "bo": "R1 R2 R3 R4", "cy": "B3 B4 B5 B6"}
        at = table("deluxe", hands, draw="Y1 Y2", discard="R7", turn="bo", options={"jump_in": True, **options})
        assert reaction(at, "ana") == reacts


def test_it_plays_the_cloak_for_another_player_only_to_go_out_or_late() -> None:
    options = {"cloak_scope": "anyone"}
    many = "B3 B4 B5 B6"
    for ana, bo, cy, reacts in (
        ("cloak", many, "G3 G4 G5 G6", "play cloak"),
        ("cloak R1 R2", many, "G3 G4 G5 G6", None),
        ("cloak R1 R2", many, "G3 G4", "play cloak"),
    ):
        hands = {"ana": ana, "bo": bo, "cy": f"Rskip {cy}"}
        at = table("potter", hands, draw="Y1 Y2", discard="R9", turn="cy", direction="right", options=options)
        at.play("cy: play Rskip")
        assert reaction(at, "ana") == reacts


def test_it_does_not_help_a_player_who_is_about_to_go_out() -> None:
    hands = {"ana": "cloak R1 R2", "bo": "B3", "cy": "Rskip G3 G4 G5"}
    at = table(
        "potter", hands, draw="Y1", discard="R9", turn="cy", direction="right", options={"cloak_scope": "anyone"}
    )
    assert reaction(at.play("cy: play Rskip"), "ana") is None


def test_a_player_who_is_asked_only_reacts_with_calls() -> None:
    at = table("deluxe", {"ana": "R1 R2 R3", "bo": "R4 R5"}, draw="Y1 Y2", discard="R9", turn="bo").play("bo: play R4")
    assert reaction(at, "ana") == "catch bo"
    assert reaction(at.play("bo: uno"), "ana") is None
