"""Effects of a disputed card, edition by edition (X-54, X-55, X-93)."""

from typing import Any

import pytest

from tests.support.editions import bare
from tests.support.positions import Table, table

PENALTY = {"wrong_card": "penalty"}
HANDS = {"ana": "G5 B4 Y9", "bo": "G1 G2 G3", "cy": "Y1 Y2 Y3"}
FLIP_HANDS = {"bo": "G1/O1 G2/O2 G3/O3", "cy": "Y1/T1 Y2/T2 Y3/T3"}


EFFECTS = [
    ("deluxe", "G+2 B4 Y9", "G1 G2 G3 B5 B6"),
    ("potter", "G+3 B4 Y9", "G1 G2 G3 B5 B6 B7"),
    ("flip", "G+1/O5 B4/V4 Y9/T9", "G1 G2 G3 B5"),
    ("wizz", "G+2 B4 Y9", "G1 G2 G3 B5 B6"),
]


@pytest.mark.parametrize(("edition", "hand", "hit"), EFFECTS)
def test_x54_the_effect_waits_until_the_card_stands(edition: str, hand: str, hit: str) -> None:
    """A green draw card on red: noticed, bo draws nothing; let pass, it works as if it were right."""
    flip = edition == "flip"
    hands = {"ana": hand, **(FLIP_HANDS if flip else {"bo": HANDS["bo"], "cy": HANDS["cy"]})}
    pile, top = ("B5/V5 B6/V6 B7/V7 B8/V8", "R7/P7") if flip else ("B5 B6 B7 B8", "R7")
    card = bare(hand).split(maxsplit=1)[0]

    def laid() -> Table:
        return table(edition, hands, draw=pile, discard=top, options=PENALTY).play(f"ana: play {card}")

    noticed = laid()
    assert (noticed.phase, bare(noticed.hand("bo"))) == ("notice", "G1 G2 G3")
    noticed.play("cy: object")
    assert (noticed.turn, bare(noticed.hand("bo")), noticed.size("ana")) == ("bo", "G1 G2 G3", 5)
    passed = laid().play("bo: accept")
    if edition == "potter":
        assert (passed.phase, passed.legal("bo")) == ("answer", ["accept"])
        passed.play("bo: accept")
    assert (passed.turn, passed.colour, bare(passed.hand("bo"))) == ("cy", "green", hit)


@pytest.mark.parametrize("answer", ["accept", "object"])
@pytest.mark.parametrize("edition", [name for name, _, _ in EFFECTS])
def test_x54_x58_once_the_card_stands_a_reshuffle_leaves_only_that_card(edition: str, answer: str) -> None:
    """The draw pile is empty: bo, who let ana's green draw card stand, draws of all that lies under it."""
    card, due = {"deluxe": ("G+2", 2), "potter": ("G+3", 3), "flip": ("P+5", 5), "wizz": ("G+2", 2)}[edition]
    hands = {"ana": f"{card} B4 Y9", "bo": "R1 R2", "cy": "Y1 Y2"}
    under = ["G5", "R7", "Y8"]
    keys: dict[str, Any] = {"options": PENALTY}
    if edition == "flip":
        hands = {"ana": "G1/P+5 B4/V4 Y9/T9", "bo": "R1/P1 R2/P2", "cy": "Y1/T1 Y2/T2"}
        under, keys["side"] = ["G5/P6", "R7/O7", "Y8/T8"], "villain"
    game = table(edition, hands, draw="", discard=" ".join(under), **keys)
    game.play(f"ana: play {card}", f"bo: {answer}")
    if edition == "potter":
        game.play("bo: accept")
    drawn = min(due, len(under))
    assert (game.turn, game.size("bo"), len(game.draw.split())) == ("cy", 2 + drawn, len(under) - drawn)
    assert game.discard.split()[1:] == []


def test_x58_while_a_card_can_be_taken_back_a_reshuffle_leaves_the_card_under_it() -> None:
    """Ana is caught before anybody objected: the five stays under her wrong card, which must go back on it."""
    game = table("deluxe", {"ana": "B4 Y9", "bo": "R1 R2"}, draw="", discard="G5 R7 Y8", options=PENALTY)
    game.play("ana: play B4", "bo: catch ana")
    assert (game.discard, game.size("ana"), game.draw) == ("B4 G5", 3, "")
    game.play("bo: object")
    assert (game.discard, game.colour, game.size("ana"), game.turn) == ("G5", "green", 4, "bo")


@pytest.mark.parametrize("answer", ["cy: object", "bo: accept"])
def test_x54_the_colour_called_before_comes_back_with_the_card(answer: str) -> None:
    """Green was called; a red five is wrong. Taken back it leaves green in force, let pass it makes it red."""
    keys = {"draw": "B5 B6 B7", "discard": "wild R7", "colour": "green"}
    game = table("deluxe", {**HANDS, "ana": "R5 B4 Y9"}, options=PENALTY, **keys).play("ana: play R5", answer)
    noticed = answer == "cy: object"
    assert (game.turn, game.colour) == ("bo", "green" if noticed else "red")
    assert (game.discard, game.size("ana")) == (("wild R7", 5) if noticed else ("R5 wild R7", 2))


def test_x54_a_wrong_reverse_noticed_does_not_turn_the_direction() -> None:
    """It is the player who would have been next anyhow that goes on."""
    game = table("deluxe", {**HANDS, "ana": "Grev B4 Y9"}, draw="B5 B6 B7", discard="R7", options=PENALTY)
    game.play("ana: play Grev", "cy: object")
    assert (game.turn, game.direction) == ("bo", "left")


@pytest.mark.parametrize(
    ("card", "phase"), [("wild", "colour"), ("wild+4", "colour"), ("cloak", "colour"), ("howler", "target")]
)
def test_x54_x55_a_wild_is_never_wrong_and_its_choice_comes_after_the_notice(card: str, phase: str) -> None:
    """Even a bluffed wild draw four is not a wrong card; nothing is chosen before the card stands."""
    game = table("potter", {**HANDS, "ana": f"{card} R4 B4"}, draw="B5 B6 B7 B8 B9", discard="R7", options=PENALTY)
    game.refuses(f"ana: play {card} blue", "X-30")
    game.play(f"ana: play {card}", "cy: object")
    assert (game.phase, game.waiting, game.hand("ana")) == ("notice", ["bo"], "R4 B4")
    game.play("bo: accept")
    assert (game.phase, game.turn, game.waiting) == (phase, "ana", ["ana"])
    if card == "wild+4":
        game.play("ana: colour blue", "bo: challenge")
        assert (game.turn, game.size("ana")) == ("bo", 6)


STRICT = [
    ("deluxe", "wild+4", "wild+4 R4", "R7", "D-042", {}),
    ("potter", "wild+4", "wild+4 R4", "R7", "P-048", {}),
    ("wizz", "wild+4", "wild+4 R4", "R7", "W-031", {}),
    ("flip", "wild+2", "wild+2/V1 R4/P4", "R7/P7", "F-049", {}),
    ("flip", "wild+colour", "Y1/wild+colour R4/P4", "R7/P7", "F-070", {"side": "villain"}),
]


@pytest.mark.parametrize(("edition", "card", "hand", "top", "rule", "keys"), STRICT)
def test_x55_a_strict_wild_draw_is_refused_all_the_same(
    edition: str, card: str, hand: str, top: str, rule: str, keys: dict[str, Any]
) -> None:
    """Where bluffing is off, the wild draw card cannot be laid wrongly either."""
    hands = {"ana": hand, "bo": "G1/O1" if edition == "flip" else "G1"}
    game = table(edition, hands, discard=top, options={**PENALTY, "wild_draw": "strict"}, **keys)
    game.refuses(f"ana: play {card}", rule)


def test_x55_a_card_laid_while_due_to_spin_is_refused() -> None:
    """A whirl of the wrong colour that stands makes bo spin, and nothing else; noticed, nobody spins."""
    hands = {**HANDS, "ana": "G3* B4 Y9"}
    game = table("wizz", hands, draw="B5 B6 B7", discard="R7", options=PENALTY).play("ana: play G3*")
    passed = Table(game.game.describe()).play("bo: accept")
    assert passed.phase == "spin"
    passed.refuses("bo: play G1", "W-035")
    game.play("bo: object")
    assert (game.phase, game.turn, game.size("ana")) == ("turn", "bo", 5)


def test_x54_a_wrong_flip_noticed_turns_nothing() -> None:
    """The side stays; a wrong card of the villain side is taken back there as well."""
    hands = {"ana": "Gflip/P1 B4/V4 Y9/T9", "bo": "G1/O1 G2/O2", "cy": "Y1/T1 Y2/T2"}
    piles = {"draw": "B5/V5 B6/V6 B7/V7", "discard": "R7/V8"}
    game = table("flip", hands, options=PENALTY, **piles).play("ana: play Gflip", "cy: object")
    assert (game.side, game.turn, game.discard) == ("hero", "bo", "R7/V8")
    game = table("flip", hands, options=PENALTY, side="villain", **piles).play("ana: play P1", "bo: object")
    assert (game.side, game.turn, game.colour, game.size("ana")) == ("villain", "bo", "violet", 5)


def test_x54_a_wrong_last_draw_card_that_stands_is_paid_for() -> None:
    """Bo lets it pass, is asked as always, draws three, and ana has won."""
    game = table("potter", {**HANDS, "ana": "G+3"}, draw="B5 B6 B7", discard="R7", options=PENALTY)
    game.play("ana: play G+3", "bo: accept")
    assert (game.phase, game.winner) == ("answer", None)
    game.play("bo: accept")
    assert (game.phase, game.winner, game.size("bo")) == ("over", "ana", 6)


def test_x54_x93_the_cloak_is_no_matter_for_notice_and_no_help_against_the_penalty() -> None:
    """Laid as an answer it stands at once; held by the offender it does not save the two cards."""
    hands = {"ana": "Rskip G5 B4", "bo": "G1 G2 cloak", "cy": "Y1 Y2"}
    game = table("potter", hands, draw="B5 B6", discard="R7", options=PENALTY)
    game.play("ana: play Rskip", "bo: accept", "bo: play cloak green")
    assert (game.phase, game.turn, game.colour) == ("turn", "cy", "green")
    hands = {"ana": "G5 B4 cloak", "bo": "G1 G2", "cy": "Y1 Y2"}
    game = table("potter", hands, draw="B5 B6", discard="R7", options=PENALTY).play("ana: play G5", "bo: object")
    assert (game.phase, game.turn, game.hand("ana")) == ("turn", "bo", "G5 B4 B5 B6 cloak")
