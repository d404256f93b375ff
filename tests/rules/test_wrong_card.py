"""A wrong card, noticed or not, in every edition (P-068, P-069, X-53 to X-56)."""

from typing import Any

import pytest

from sabot.game import Unreadable
from tests.support.editions import bare, mirrored
from tests.support.positions import Table, table

EDITIONS = ["deluxe", "potter", "flip", "wizz"]
NO_MATCH = {"deluxe": "D-024", "potter": "P-029", "flip": "F-039", "wizz": "W-022"}
ONLY_DRAWN = {"deluxe": "D-031", "potter": "P-037", "flip": "F-043", "wizz": "W-025"}
PENALTY = {"wrong_card": "penalty"}
HANDS = {"ana": "G5 B4 Y9", "bo": "G1 G2 G3", "cy": "Y1 Y2 Y3"}


def position(edition: str, draw: str = "B5 B6 B7 B8", discard: str = "R7", **keys: Any) -> Table:
    """Ana's turn at a table where wrong cards are punished."""
    hands = {player: mirrored(edition, hand) for player, hand in keys.pop("hands", HANDS).items()}
    options = keys.pop("options", PENALTY)
    return table(
        edition, hands, draw=mirrored(edition, draw), discard=mirrored(edition, discard), options=options, **keys
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_x53_by_default_a_wrong_card_is_refused_and_there_is_nothing_to_notice(edition: str) -> None:
    """Only what fits can be laid, and it takes effect at once."""
    game = position(edition, options={}, hands={**HANDS, "ana": "G5 R4 Y9"})
    game.refuses("ana: play G5", NO_MATCH[edition])
    game.refuses("bo: object", "X-53")
    game.play("ana: play R4")
    assert (game.phase, game.turn) == ("turn", "bo")


@pytest.mark.parametrize("edition", EDITIONS)
def test_x53_x54_any_card_may_be_laid_and_all_others_may_object(edition: str) -> None:
    """After the card lies the next player lets it stand or somebody objects; its layer can do neither."""
    game = position(edition)
    assert game.legal("ana") == ["draw", "play B4", "play G5", "play Y9"]
    game.play("ana: play G5")
    assert (game.phase, game.turn, game.waiting) == ("notice", "ana", ["bo"])
    assert [game.legal(player) for player in HANDS] == [[], ["accept", "object"], ["object"]]
    game.refuses("ana: object", "X-54")
    game.refuses("cy: accept")
    game.refuses("bo: draw")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("direction", "objector", "after"), [("left", "bo", "bo"), ("left", "cy", "bo"), ("right", "bo", "cy")]
)
def test_p068_p069_x53_x56_a_wrong_card_noticed_goes_back_with_two_more(
    edition: str, direction: str, objector: str, after: str
) -> None:
    """Ana has the card in hand again, draws two, and her turn is lost."""
    game = position(edition, direction=direction).play("ana: play G5", f"{objector}: object")
    assert (game.turn, game.phase, game.colour, game.direction) == (after, "turn", "red", direction)
    assert bare(game.hand("ana")) == "Y9 G5 B4 B5 B6"
    assert (bare(game.discard), bare(game.draw)) == ("R7", "B7 B8")
    rule = "P-068" if edition == "potter" else "X-53"
    assert (game.rules("took_back"), game.rules("drew")) == ([rule], [rule] * 2)
    assert [(event.seat, event.rule) for event in game.events if event.kind == "objected"] == [(objector, "X-54")]


@pytest.mark.parametrize("edition", EDITIONS)
def test_x54_a_wrong_card_let_pass_stands(edition: str) -> None:
    """Bo accepts; play goes on in green, and it is too late to object."""
    game = position(edition).play("ana: play G5", "bo: accept")
    assert (game.turn, game.phase, game.colour) == ("bo", "turn", "green")
    assert (bare(game.hand("ana")), bare(game.discard)) == ("Y9 B4", "G5 R7")
    game.refuses("cy: object", "X-54")
    game.play("bo: play G1", "cy: accept")
    assert game.turn == "cy"


@pytest.mark.parametrize("edition", EDITIONS)
def test_x54_objecting_to_a_right_card_changes_nothing(edition: str) -> None:
    """The card lies, nobody draws, and the next player still has to let it stand; only cy may not object again."""
    game = position(edition, hands={**HANDS, "ana": "G5 R4 Y9"}).play("ana: play R4")
    before = game.game.describe()
    game.play("cy: object")
    after = game.game.describe()
    assert after["pending"].pop("objected") == ["cy"]
    assert after == before
    game.play("bo: accept")
    assert (game.turn, game.colour, bare(game.hand("ana"))) == ("bo", "red", "Y9 G5")


@pytest.mark.parametrize("edition", EDITIONS)
def test_x54_each_seat_objects_once_to_a_card(edition: str) -> None:
    """Cy has objected and dan has not; the position reads back with it. To the next card cy may object again."""
    hands = {**HANDS, "ana": "G5 R4 Y9", "bo": "R1 G2 G3", "dan": "Y4 Y5 Y6"}
    game = position(edition, hands=hands).play("ana: play R4", "cy: object")
    for again in (game, Table(game.game.describe())):
        assert [again.legal(player) for player in hands] == [[], ["accept", "object"], [], ["object"]]
        assert again.refuses("cy: object", "X-54").code == "object/once"
        assert again.refuses("ana: object", "X-54").code == "object/own-card"
    game.play("dan: object")
    assert (game.pending["objected"], game.legal("dan"), game.phase) == (["cy", "dan"], [], "notice")
    game.play("bo: accept")
    assert game.refuses("cy: object", "X-54").code == "object/nothing-laid"
    game.play("bo: play R1")
    assert game.legal("dan") == ["object"]
    game.play("dan: object", "cy: object")
    assert (game.turn, game.phase) == ("cy", "turn")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("direction", "following", "other"), [("left", "bo", "cy"), ("right", "cy", "bo")])
def test_x54_the_next_seats_objection_lets_a_right_card_stand(
    edition: str, direction: str, following: str, other: str
) -> None:
    """It was the last to be asked: the card takes effect as if it had been accepted, and nobody draws."""
    hands = {**HANDS, "ana": "G5 R4 Y9"}
    game = position(edition, hands=hands, direction=direction).play("ana: play R4", f"{following}: object")
    assert (game.phase, game.turn, game.colour, game.pending) == ("turn", following, "red", None)
    assert (bare(game.hand("ana")), game.size("bo"), game.size("cy")) == ("Y9 G5", 3, 3)
    game.refuses(f"{other}: object", "X-54")
    assert (game.rules("objected"), game.rules("took_back")) == (["X-54"], [])


def test_x54_a_wild_that_stands_by_an_objection_asks_for_its_colour() -> None:
    """Whoever objected in vain is remembered no longer than the card is disputed."""
    hands = {**HANDS, "ana": "wild R4 Y9"}
    game = position("deluxe", hands=hands).play("ana: play wild", "cy: object", "bo: object")
    assert (game.phase, game.waiting, game.turn) == ("colour", ["ana"], "ana")
    for again in (game, Table(game.game.describe())):
        assert again.refuses("cy: object", "X-54").code == "object/nothing-laid"
    game.play("ana: colour green")
    assert (game.turn, game.colour) == ("bo", "green")


def test_x54_an_attack_that_stands_by_the_objection_of_its_victim_hits_it() -> None:
    """Bo objects to a right +2 and draws two all the same."""
    game = position("deluxe", hands={**HANDS, "ana": "R+2 R4 Y9"}).play("ana: play R+2", "bo: object")
    assert (game.turn, game.size("bo"), game.size("ana")) == ("cy", 5, 2)


@pytest.mark.parametrize("edition", EDITIONS)
def test_x54_a_right_last_card_wins_by_the_next_seats_objection(edition: str) -> None:
    """Nobody else is asked."""
    game = position(edition, hands={**HANDS, "ana": "R4"}).play("ana: play R4", "bo: object")
    assert (game.phase, game.winner) == ("over", "ana")


@pytest.mark.parametrize("edition", EDITIONS)
def test_x54_between_two_the_only_objection_decides(edition: str) -> None:
    """A right card stands by it, a wrong one goes back."""
    hands = {"ana": "G5 R4 Y9", "bo": "G1 G2 G3"}
    right = position(edition, hands=hands).play("ana: play R4", "bo: object")
    assert (right.phase, right.turn, right.size("ana")) == ("turn", "bo", 2)
    wrong = position(edition, hands=hands).play("ana: play G5", "bo: object")
    assert (wrong.phase, wrong.turn, wrong.size("ana")) == ("turn", "bo", 5)


@pytest.mark.parametrize(
    ("pending", "said"),
    [
        ({"objected": ["bo"]}, "a failed objection by the next player lets the card stand"),
        ({"objected": ["ana"]}, "nobody can object to their own card"),
        ({"objected": ["cy"], "wrong": True}, "if an objection failed, the card must fit"),
        ({"objected": ["zoe"]}, "zoe"),
    ],
)
def test_x54_a_position_in_which_nobody_can_have_objected_so_is_refused(pending: dict[str, Any], said: str) -> None:
    """What the notice phase remembers must have come about."""
    game = position("deluxe", hands={**HANDS, "ana": "G5 R4 Y9"}).play("ana: play R4")
    spoilt = game.game.describe()
    spoilt["pending"] |= pending
    with pytest.raises(Unreadable, match=said):
        Table(spoilt)


@pytest.mark.parametrize("edition", EDITIONS)
def test_x55_a_hand_card_after_drawing_is_wrong_even_if_it_fits(edition: str) -> None:
    """Ana draws a red five and lays the red four she had: noticed, both stay with her and two more."""
    game = position(edition, "R5 B6 B7 B8", hands={**HANDS, "ana": "R4 B4 Y9"}).play("ana: draw")
    assert (game.phase, game.legal("ana")) == ("drawn", ["keep", "play B4", "play R4", "play R5", "play Y9"])
    game.play("ana: play R4", "cy: object")
    assert (game.turn, bare(game.hand("ana")), bare(game.discard)) == ("bo", "R4 R5 Y9 B4 B6 B7", "R7")


@pytest.mark.parametrize("edition", EDITIONS)
def test_x55_a_hand_card_after_drawing_stands_when_it_is_let_pass(edition: str) -> None:
    """The drawn card stays in hand; where wrong cards are refused this one is refused."""
    hands = {**HANDS, "ana": "R4 B4 Y9"}
    game = position(edition, "R5 B6", hands=hands).play("ana: draw", "ana: play R4", "bo: accept")
    assert (game.turn, bare(game.hand("ana")), bare(game.discard)) == ("bo", "R5 Y9 B4", "R4 R7")
    strict = position(edition, "R5 B6", hands=hands, options={}).play("ana: draw")
    strict.refuses("ana: play R4", ONLY_DRAWN[edition])


@pytest.mark.parametrize("edition", EDITIONS)
def test_x55_the_drawn_card_itself_is_right(edition: str) -> None:
    """Ana lays what she drew; an objection comes to nothing."""
    game = position(edition, "R5 B6 B7").play("ana: draw", "ana: play R5", "cy: object", "bo: accept")
    assert (game.turn, bare(game.hand("ana")), bare(game.discard)) == ("bo", "Y9 G5 B4", "R5 R7")


@pytest.mark.parametrize("edition", EDITIONS)
def test_x54_a_wrong_last_card_noticed_in_time_wins_nothing(edition: str) -> None:
    """Ana is not out before the card is accepted; let pass, it wins."""
    hands = {**HANDS, "ana": "G5"}
    game = position(edition, hands=hands).play("ana: play G5")
    assert (game.phase, game.winner) == ("notice", None)
    game.play("cy: object")
    assert (game.phase, game.turn, game.winner, bare(game.hand("ana"))) == ("turn", "bo", None, "G5 B5 B6")
    game = position(edition, hands=hands).play("ana: play G5", "bo: accept")
    assert (game.phase, game.winner, game.points) == ("over", "ana", {"ana": 12})


@pytest.mark.parametrize("edition", EDITIONS)
def test_x54_a_right_last_card_wins_once_it_is_accepted(edition: str) -> None:
    """An objection does not stop it."""
    game = position(edition, hands={**HANDS, "ana": "R4"}).play("ana: play R4", "cy: object")
    assert game.phase == "notice"
    game.play("bo: accept")
    assert (game.phase, game.winner) == ("over", "ana")


@pytest.mark.parametrize("edition", EDITIONS)
def test_x55_the_call_lapses_with_the_card_taken_back(edition: str) -> None:
    """With one card left ana owes the call, or has made it; with four again she does not."""
    hands = {**HANDS, "ana": "G5 B4"}
    game = position(edition, hands=hands).play("ana: play G5")
    assert (game.owes_uno, game.legal("bo")) == (["ana"], ["accept", "catch ana", "object"])
    game.play("cy: object")
    assert (game.owes_uno, game.size("ana")) == ([], 4)
    game.refuses("cy: catch ana", "X-51")
    game = position(edition, hands=hands).play("ana: uno", "ana: play G5", "cy: object")
    assert (game.owes_uno, game.called_uno) == ([], [])


@pytest.mark.parametrize("edition", EDITIONS)
def test_x54_the_card_under_the_disputed_one_is_not_shuffled_away(edition: str) -> None:
    """Ana is caught while her card is disputed and the pile is used up: two cards stay, she gets her own back."""
    game = position(edition, "", "R7 B1 B2 B3", hands={**HANDS, "ana": "G5 B4"})
    game.play("ana: play G5", "cy: catch ana")
    assert (bare(game.discard), game.size("ana"), len(game.draw.split())) == ("G5 R7", 3, 1)
    game.play("bo: object")
    assert (game.turn, bare(game.discard), game.colour) == ("bo", "R7", "red")
    assert bare(game.hand("ana")) == "G5 B1 B2 B3 B4"


@pytest.mark.parametrize("edition", EDITIONS)
def test_p069_a_wrong_card_with_too_few_cards_left_still_loses_the_turn(edition: str) -> None:
    """One card is left to draw, and ana takes that one."""
    game = position(edition, "B5").play("ana: play G5", "bo: object")
    assert (game.turn, bare(game.hand("ana")), game.draw) == ("bo", "Y9 G5 B4 B5", "")


@pytest.mark.parametrize("edition", EDITIONS)
def test_x54_x55_a_wrong_card_with_no_cards_left_at_all(edition: str) -> None:
    """Nothing can be drawn, but the card goes back, the turn and the call that was owed are gone."""
    game = position(edition, "", hands={**HANDS, "ana": "G5 B4"}).play("ana: play G5", "bo: object")
    assert (game.turn, bare(game.hand("ana")), bare(game.discard)) == ("bo", "G5 B4", "R7")
    assert game.owes_uno == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_x54_x58_once_the_card_is_back_only_the_top_is_kept_from_the_shuffle(edition: str) -> None:
    """The penalty is drawn after the card was taken back: the two cards under the top are shuffled and drawn."""
    game = position(edition, "", "R7 B1 B2").play("ana: play G5", "bo: object")
    assert (bare(game.hand("ana")), bare(game.discard), game.draw) == ("Y9 G5 B1 B2 B4", "R7", "")


@pytest.mark.parametrize("edition", EDITIONS)
def test_p069_between_two_the_other_plays_after_a_wrong_card(edition: str) -> None:
    """Bo objects and is on."""
    game = position(edition, hands={"ana": "G5 B4 Y9", "bo": "G1 G2"}).play("ana: play G5", "bo: object")
    assert (game.turn, game.phase, game.size("ana")) == ("bo", "turn", 5)


@pytest.mark.parametrize("edition", EDITIONS)
def test_x55_out_of_turn_no_card_is_laid_at_all(edition: str) -> None:
    """Neither while ana is on nor while her card is disputed."""
    game = position(edition)
    game.refuses("bo: play G1")
    game.play("ana: play G5")
    game.refuses("bo: play G1")


def test_p068_any_of_nine_others_may_notice() -> None:
    """Among ten even the player farthest away objects."""
    names = ["ana", "bo", "cy", "dan", "eve", "fay", "gus", "hal", "ida", "jo"]
    hands = {name: f"G{seat} Y{seat}" for seat, name in enumerate(names)}
    game = position("potter", hands=hands).play("ana: play G0")
    assert [name for name in names if "object" in game.legal(name)] == names[1:]
    game.play("fay: object")
    assert (game.turn, game.hand("ana")) == ("bo", "Y0 G0 B5 B6")


@pytest.mark.parametrize("edition", EDITIONS)
def test_x16_x53_with_nothing_to_draw_a_wrong_card_is_no_duty(edition: str) -> None:
    """Ana can lay nothing that fits: she may pass by drawing nothing. With a card that fits she may not."""
    game = position(edition, "")
    assert game.legal("ana") == ["draw", "play B4", "play G5", "play Y9"]
    game.play("ana: draw")
    assert (game.turn, game.size("ana")) == ("bo", 3)
    fits = position(edition, "", hands={**HANDS, "ana": "R5 B4 Y9"})
    fits.refuses("ana: draw", "X-16")
