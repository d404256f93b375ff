"""Who sees which face of which card in flip (F-025, F-026, F-029, X-117)."""

import random
from typing import Any

import pytest

from sabot.game import Event, Game
from sabot.views import View, redact
from tests.support.positions import Table, table

HANDS = {"ana": "R5/P5 hero/V4", "bo": "G1/O1 G2/T2", "cy": "Y1/wild+colour Y2/V2"}
VIEWERS = ("ana", "bo", "cy", None)


def lie(**keys: Any) -> Table:
    """Three hands, three cards to draw, two laid."""
    return table("flip", HANDS, draw="B5/V5 B6/V6 B7/T7", discard="R7/P7 G4/T5", **keys)


def hands_of(view: View) -> dict[str, str]:
    """The hands as a viewer sees them, as words in order of text."""
    return {player: " ".join(sorted(hand)) for player, hand in view.hands.items()}


def heard(game: Table, kind: str) -> dict[str | None, list[str | None]]:
    """The cards of the events of a kind as each viewer hears them."""
    events = [event for event in game.events if event.kind == kind]
    return {viewer: [redact(event, viewer).card for event in events] for viewer in VIEWERS}


def test_f025_x117_on_the_hero_side_one_sees_ones_own_fronts_and_the_others_backs() -> None:
    """Ana sees her hero faces and the villain faces of bo and cy, and bo the same from the other chair."""
    game = lie().game
    assert hands_of(game.view("ana")) == {"ana": "R5/?? hero/??", "bo": "??/O1 ??/T2", "cy": "??/V2 ??/wild+colour"}
    assert hands_of(game.view("bo")) == {"ana": "??/P5 ??/V4", "bo": "G1/?? G2/??", "cy": "??/V2 ??/wild+colour"}


def test_f025_x117_on_the_villain_side_it_is_the_other_way_round() -> None:
    """Ana sees her villain faces and the hero faces of the others."""
    game = lie(side="villain").game
    assert hands_of(game.view("ana")) == {"ana": "??/P5 ??/V4", "bo": "G1/?? G2/??", "cy": "Y1/?? Y2/??"}
    assert game.view("ana").draw_top == "B5/??"
    assert game.view("ana").discard[0] == "??/P7"


def test_x117_a_spectator_sees_the_backs_of_all_hands() -> None:
    """A spectator sees of each seat what the other seats see of it, and has no legal action."""
    view = lie().game.view(None)
    assert hands_of(view) == {"ana": "??/P5 ??/V4", "bo": "??/O1 ??/T2", "cy": "??/V2 ??/wild+colour"}
    assert (view.draw_top, view.draw, view.discard[0], view.legal) == ("??/V5", 3, "R7/??", [])


@pytest.mark.parametrize("viewer", VIEWERS)
def test_f026_x117_everybody_sees_the_back_of_the_next_card_and_the_top_of_the_discard(viewer: str | None) -> None:
    """Of the draw pile only that and how many there are; of the top its active face."""
    view = lie().game.view(viewer)
    assert (view.draw_top, view.draw) == ("??/V5", 3)
    assert view.discard[0] == "R7/??"
    assert all("T5" not in card for card in view.discard)


def test_f026_f029_a_drawn_card_is_turned_like_the_rest_of_the_hand() -> None:
    """Ana sees its front, the others its back; the back of the card beneath comes to light."""
    hands = {**HANDS, "ana": "Y5/P5 Y6/V4"}
    game = table("flip", hands, draw="B5/V5 B6/V6", discard="R7/P7").play("ana: draw")
    assert hands_of(game.game.view("ana"))["ana"] == "B5/?? Y5/?? Y6/??"
    assert hands_of(game.game.view("bo"))["ana"] == "??/P5 ??/V4 ??/V5"
    assert hands_of(game.game.view(None))["ana"] == "??/P5 ??/V4 ??/V5"
    assert game.game.view("cy").draw_top == "??/V6"
    game.play("bo: draw")
    assert (game.game.view("ana").draw, game.game.view("ana").draw_top) == (0, None)


def test_f018_x117_after_a_flip_the_others_see_what_one_has_just_played_with() -> None:
    """Every hand and pile is seen from its other side; the flip card itself shows only the face it was laid with."""
    hands = {**HANDS, "ana": "Rflip/Oflip R5/P5 B4/V4"}
    game = table("flip", hands, draw="B5/V5 B6/V6", discard="R7/P7 G4/T5").play("ana: play Rflip").game
    assert hands_of(game.view("ana")) == {"ana": "??/P5 ??/V4", "bo": "G1/?? G2/??", "cy": "Y1/?? Y2/??"}
    assert hands_of(game.view("bo")) == {"ana": "B4/?? R5/??", "bo": "??/O1 ??/T2", "cy": "Y1/?? Y2/??"}
    for viewer in VIEWERS:
        view = game.view(viewer)
        assert (view.side, view.draw_top) == ("villain", "B6/??")
        assert view.discard == ["G4/T5", "R7/??", "Rflip/??"]


def test_x117_a_card_just_drawn_is_told_to_nobody_else() -> None:
    """While ana may lay what she drew, she sees its front, and the others only that something is pending."""
    hands = {**HANDS, "ana": "Y5/P5 Y6/V4"}
    game = table("flip", hands, draw="R9/V5 B6/V6", discard="R7/P7").play("ana: draw").game
    own = game.view("ana")
    assert (own.phase, own.legal) == ("drawn", ["keep", "play R9"])
    assert "V5" not in str(own.as_json())
    for viewer in ("bo", "cy", None):
        view = game.view(viewer)
        assert (view.phase, view.waiting) == ("drawn", ["ana"])
        assert "R9" not in str(view.as_json())
        assert "??/V5" in view.hands["ana"]


def test_x117_who_hears_what_of_a_draw_and_of_a_card_kept() -> None:
    """The drawer hears the front, all others the back; keeping the card tells nothing more."""
    hands = {**HANDS, "ana": "Y5/P5 Y6/V4"}
    game = table("flip", hands, draw="R9/V5 B6/V6", discard="R7/P7").play("ana: draw", "ana: keep")
    assert heard(game, "drew") == {"ana": ["R9/??"], "bo": ["??/V5"], "cy": ["??/V5"], None: ["??/V5"]}
    for viewer in ("bo", "cy", None):
        assert all("R9" not in str(redact(event, viewer)) for event in game.events)
    assert all("V5" not in str(redact(event, "ana")) for event in game.events)


def test_x117_all_hear_the_active_face_of_what_is_laid_and_of_what_comes_up() -> None:
    """The flip card is heard with the face it was laid with, the new top with the face that is now up."""
    hands = {**HANDS, "ana": "Rflip/Oflip R5/P5 B4/V4"}
    game = table("flip", hands, draw="B5/V5", discard="R7/P7 G4/T5").play("ana: play Rflip", "bo: play T2")
    assert heard(game, "played") == {key: ["Rflip/??", "??/T2"] for key in VIEWERS}
    assert heard(game, "flipped") == {key: ["??/T5"] for key in VIEWERS}


def test_f050_x117_a_hand_shown_after_a_challenge_is_seen_by_the_challenger_only() -> None:
    """Bo is shown the active faces; cy and the spectators learn nothing, not even by the order of the backs."""
    hands = {**HANDS, "ana": "wild+2/P1 R5/P5"}
    game = table("flip", hands, draw="B5/V5 B6/V6", discard="R7/P7").play("ana: play wild+2 blue", "bo: challenge")
    assert heard(game, "showed") == {"ana": ["R5/??"], "bo": ["R5/??"], "cy": ["??"], None: ["??"]}
    assert heard(game, "drew")["bo"] == ["??/V5", "??/V6"]


@pytest.mark.parametrize("hand", ["R5/V9 B4/P1", "R5/P1 B4/V9"])
def test_x40_x117_a_hand_is_shown_in_an_order_that_betrays_no_other_face(hand: str) -> None:
    """On the villain side bo and ana hear the same, whichever hero face backs which card."""
    hands = {**HANDS, "ana": f"R1/wild+colour {hand}"}
    game = table("flip", hands, draw="B5/V5 B6/V6", discard="R7/P7", side="villain")
    game.play("ana: play wild+colour violet", "bo: challenge")
    assert heard(game, "showed") == {
        "ana": ["??/P1", "??/V9"],
        "bo": ["??/P1", "??/V9"],
        "cy": ["??"] * 2,
        None: ["??"] * 2,
    }


def test_x111_x117_a_card_discarded_under_the_hero_is_seen_by_its_active_face() -> None:
    """All see what went, none of them its back from then on."""
    hands = {**HANDS, "bo": "G1/O1 G2/T2 G3/T3"}
    game = table("flip", hands | {"ana": "hero/V4 R5/P5"}, draw="B5/V5", discard="R7/P7")
    game.play("ana: play hero", "bo: discard G2")
    assert heard(game, "discarded") == {key: ["G2/??"] for key in VIEWERS}
    assert game.game.view("ana").discard == ["hero/??", "G2/??", "R7/??"]


def test_x117_by_option_one_may_peek_at_ones_own_backs() -> None:
    """With `peek` the own hand is seen on both sides; what others see does not change."""
    game = lie(options={"peek": True}).game
    assert hands_of(game.view("ana")) == {"ana": "R5/P5 hero/V4", "bo": "??/O1 ??/T2", "cy": "??/V2 ??/wild+colour"}
    assert hands_of(game.view("cy"))["ana"] == "??/P5 ??/V4"
    assert hands_of(game.view(None)) == hands_of(lie().game.view(None))


def test_x117_the_order_of_a_hand_gives_no_hidden_face_away() -> None:
    """Cards that look alike are in no order that a viewer could read anything from."""
    one = table("flip", {"ana": "R5/P5 R5/T1", "bo": "G1/O1 B2/O1"}, draw="B5/V5", discard="R7/P7").game
    other = table("flip", {"ana": "R5/T1 R5/P5", "bo": "B2/O1 G1/O1"}, draw="B5/V5", discard="R7/P7").game
    assert one.view("ana") == other.view("ana")
    assert one.view("ana").hands == {"ana": ["R5/??", "R5/??"], "bo": ["??/O1", "??/O1"]}
    assert one.view("bo").hands["ana"] == ["??/P5", "??/T1"]


def hidden_from(viewer: str | None, event: Event) -> int | None:
    """Which face of an event's card a viewer must not hear: of a draw by the drawer the back, by others the front."""
    if event.card is None or event.side is None:
        return None
    active = ("hero", "villain").index(event.side)
    is_for_others = event.kind in ("drew", "showed") and (viewer is None or viewer not in (event.seat, event.to))
    return active if is_for_others else 1 - active


def check_view(game: Game, viewer: str | None) -> None:
    """A viewer sees one face of every card in hand: of its own the active one, of the others' the other."""
    position = game.describe()
    active = ("hero", "villain").index(position["side"])
    view = game.view(viewer)
    for player, hand in view.hands.items():
        hidden = 1 - active if player == viewer else active
        assert len(hand) == len(position["hands"][player])
        assert all(card.split("/")[hidden] == "??" != card.split("/")[1 - hidden] for card in hand)
    assert view.draw_top is None or view.draw_top.split("/")[active] == "??"


def test_f025_f026_x117_no_view_of_a_whole_round_has_a_face_too_many() -> None:
    """At every step of twelve rounds played at random, and in all that is heard, on both sides."""
    sides = set()
    for seed in range(12):
        chance = random.Random(seed)
        game = Game.deal("flip", ["ana", "bo", "cy"], seed=seed)
        for _ in range(100):
            if game.is_over:
                break
            sides.add(game.describe()["side"])
            for viewer in VIEWERS:
                check_view(game, viewer)
            seat = chance.choice([player for player in game.players if game.legal(player)])
            for event in game.act(seat, chance.choice(game.legal(seat))):
                for viewer in VIEWERS:
                    hidden = hidden_from(viewer, event)
                    assert hidden is None or str(redact(event, viewer).card).split("/")[hidden:][:1] in ([], ["??"])
    assert sides == {"hero", "villain"}
