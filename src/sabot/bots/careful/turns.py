"""Foresees whose turn follows a card, and whether a hand goes out before anybody else can play."""

from collections.abc import Sequence

from sabot.bots.careful.assessment import Assessment, fits, without
from sabot.cards import DRAW_COUNTS, WILD_DRAWS, Face, Symbol

AFFECTING = "hero", "villain"
LONGEST = 6
"""The number of cards in hand up to which all orders of playing them are tried."""


def hits_next(assessment: Assessment, face: Face) -> bool:
    """Whether a face costs the next player a turn."""
    if face.symbol == Symbol.REVERSE:
        return len(assessment.others) == 1 and assessment.settings["two_player_reverse"] != "literal"
    return face.symbol in (Symbol.SKIP, Symbol.WILD_COLOUR) or face.symbol in DRAW_COUNTS


def plays_again(assessment: Assessment, face: Face) -> bool:
    """Whether the player of a face also has the next turn."""
    return face.symbol == Symbol.SKIP_ALL or (len(assessment.others) == 1 and hits_next(assessment, face))


def next_to_play(assessment: Assessment, face: Face | None) -> str | None:
    """Who may play a card next after a face, or after none; None if that is oneself, or if the wheel is spun first."""
    if assessment.pending.get("effect") in AFFECTING:
        return after_hero_or_villain(assessment)
    if face is None:
        return assessment.next
    if face.whirl or plays_again(assessment, face):
        return None
    if face.symbol == Symbol.REVERSE:
        return assessment.others[-1]
    return assessment.others[hits_next(assessment, face)]


def after_hero_or_villain(assessment: Assessment) -> str | None:
    """Who plays after the player of the hero or the villain, whoever is affected; None if that is oneself."""
    order = [assessment.me, *assessment.others]
    follower = order[(order.index(str(assessment.view.turn)) + 1) % len(order)]
    return None if follower == assessment.me else follower


def goes_out(assessment: Assessment, hand: Sequence[Face], top: Face | None, colour: int | None) -> bool:
    """Whether a hand in turn can be played to its end without anybody else having a turn, and without a bluff."""
    return len(hand) <= LONGEST and any(
        goes_out_with(assessment, face, without(hand, face), colour) for face in set(hand) if fits(face, top, colour)
    )


def goes_out_with(assessment: Assessment, face: Face, rest: Sequence[Face], colour: int | None) -> bool:
    """Whether playing a face, and then the rest of the hand, goes out before anybody else has a turn."""
    if not rest:
        return True
    if not plays_again(assessment, face) or (face.symbol in WILD_DRAWS and any(card.colour == colour for card in rest)):
        return False
    called = assessment.colours if face.is_wild else (face.colour,)
    return any(goes_out(assessment, rest, face, colour) for colour in called)
