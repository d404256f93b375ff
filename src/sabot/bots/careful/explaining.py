"""Explains the choices of the careful bot by what makes them better than the second best."""

from collections import Counter
from functools import partial

from sabot.bots.bot import Reason
from sabot.bots.careful.assessment import Assessment
from sabot.bots.careful.effects import BY_VILLAIN, affected_by, is_bluff, swapped_with
from sabot.bots.careful.flipping import unable_after_flip
from sabot.bots.careful.hands import ATTACKS, OUT
from sabot.bots.careful.turns import hits_next, next_to_play, plays_again
from sabot.bots.careful.worth import Prospect, main_gain
from sabot.cards import DRAW_COUNTS, Face, Symbol, format_colour, format_face
from sabot.notation.actions import verb_of

EVEN = "advice-even"
"""The message if nothing speaks for a prospect."""


def why(assessment: Assessment, best: Prospect, other: Prospect | None) -> Reason:
    """Why one prospect is better than another, or the only one."""
    if not best.hand:
        return Reason("advice-out")
    if best.worth.able >= OUT:
        return Reason("advice-out-again")
    if len(best.hand) == 1 and best.hand[0].is_wild:
        return Reason("advice-out-next", {"card": format_face(best.hand[0])})
    if other is None:
        return Reason("advice-only-card")
    gain = main_gain(best.worth, other.worth)
    if gain in ("burden", "effect") and other.face is not None and is_bluff(assessment, other.face, other.hand):
        return Reason("advice-bluff", {"card": format_face(other.face), "hue": str(assessment.view.colour)})
    match gain:
        case "able":
            return Reason("advice-able")
        case "burden":
            return why_hold(best, other)
        case "mates":
            count = sum(face.colour == best.colour for face in best.hand)
            return Reason("advice-mates", {"hue": format_colour(best.colour), "number": count})
        case "denied":
            return why_denied(assessment, best.colour)
        case "lost":
            return why_safe(assessment, other)
        case "effect":
            return why_affect(assessment, best, other)
        case _:
            return Reason(EVEN)


def why_denied(assessment: Assessment, colour: int) -> Reason:
    """Who lacks a colour, and whether that was seen."""
    player = max(assessment.others, key=lambda player: assessment.lacks(player, colour))
    is_seen = assessment.memory.lacking[player].get(colour) == 0
    hue, seen = format_colour(colour), "yes" if is_seen else "no"
    return Reason("advice-denied", {"hue": hue, "to": player, "number": assessment.size(player), "seen": seen})


def why_safe(assessment: Assessment, other: Prospect) -> Reason:
    """Why another prospect would let the next player go out with a card that is known."""
    acting = {"play": other.face, "colour": assessment.top}.get(verb_of(other.action))  # a discard only lies there
    player = next_to_play(assessment, acting)
    assert player is not None
    card = assessment.last_card(player)
    assert card is not None
    return Reason("advice-stops", {"to": player, "card": format_face(card)})


def why_hold(best: Prospect, other: Prospect) -> Reason:
    """Why the hand of one prospect is better than that of another."""
    kept, gone = Counter(best.hand) - Counter(other.hand), Counter(other.hand) - Counter(best.hand)
    wilds = [face for face in kept if face.is_wild]
    if wilds and not any(face.is_wild for face in gone):
        return Reason("advice-keep-wild", {"card": format_face(wilds[0])})
    attacks = [face for face in kept if face.symbol in ATTACKS]
    if attacks and not any(face.symbol in ATTACKS for face in gone):
        return Reason("advice-keep-attack", {"card": format_face(attacks[0])})
    return Reason("advice-rid" if len(best.hand) < len(other.hand) else "advice-points")


def why_affect(assessment: Assessment, best: Prospect, other: Prospect) -> Reason:
    """Why the effect of one prospect is better than that of another."""
    if best.worth.effect <= 0 and other.face is not None:
        return Reason("advice-harm", {"card": format_face(other.face)})
    if best.face is None:
        return Reason("advice-rare", {"hue": format_colour(best.colour), "to": assessment.next})
    return what_it_does(assessment, best.face, len(best.hand), best.colour)


def what_it_does(assessment: Assessment, face: Face, left: int, colour: int) -> Reason:
    """How the effect of a face helps the player, who keeps `left` cards."""
    if face.symbol in DRAW_COUNTS:
        return Reason("advice-draws", {"to": assessment.next, "number": DRAW_COUNTS[face.symbol]})
    if face.symbol == Symbol.WILD_COLOUR:
        return Reason("advice-rare", {"to": assessment.next, "hue": format_colour(colour)})
    if plays_again(assessment, face):
        return Reason("advice-again")
    if hits_next(assessment, face) or face.symbol == Symbol.REVERSE:
        return Reason("advice-skips", {"to": assessment.next})
    if face.symbol == Symbol.HERO:
        return Reason("advice-hero")
    if face.symbol == Symbol.VILLAIN:
        return Reason("advice-draws", {"to": affected_by(assessment, face.symbol, left), "number": BY_VILLAIN})
    if face.symbol == Symbol.FLIP:
        return Reason("advice-turn", {"to": max(assessment.others, key=partial(unable_after_flip, assessment))})
    return Reason("advice-swap", {"to": swapped_with(assessment, face.symbol)})
