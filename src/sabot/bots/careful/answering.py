"""Decides a victim's answer: accept, challenge, cancel with the cloak, or stack."""

from sabot.bots.bot import Advice, Reason
from sabot.bots.careful.assessment import Assessment
from sabot.bots.careful.memory import Memory
from sabot.cards import WILD_DRAWS, Face, Symbol, format_face, parse_colour

PLAY_CLOAK = "play cloak"
FEW = 3
"""With this many cards or fewer, the cloak is played as soon as possible."""
BLUFFS = 0.35
"""How often a player who holds the colour plays a wild draw card."""
DOUBTFUL = 0.2
"""A challenge pays off if a bluff is more likely than this: it returns four cards, or costs two more."""


def answer(assessment: Assessment) -> Advice:
    """Answer the card that was played on the seat."""
    has_cloak = PLAY_CLOAK in assessment.view.legal
    need = need_for_cloak(assessment) if has_cloak else None
    if need is not None:
        return Advice(PLAY_CLOAK, need)
    passed_on = cheapest_stack(assessment)
    if passed_on is not None:
        return Advice(f"play {format_face(passed_on)}", Reason("advice-pass-on", {"to": assessment.next}))
    if "challenge" in assessment.view.legal:
        return challenge_or_accept(assessment, str(assessment.view.turn))
    return Advice("accept", Reason("advice-keep-cloak" if has_cloak else "advice-accept"))


def challenge_or_accept(assessment: Assessment, player: str) -> Advice:
    """Challenge a wild draw card if it is likely enough to be a bluff."""
    doubt = suspicion(assessment)
    action = "challenge" if doubt > DOUBTFUL - assessment.way.doubts else "accept"
    return Advice(action, why_answer(action, player, doubt))


def why_answer(action: str, player: str, doubt: float) -> Reason:
    """Why to challenge or to accept: how likely the card is a bluff."""
    message = "advice-doubt" if action == "challenge" else "advice-believe"
    return Reason(message, {"to": player, "share": round(100 * doubt)})


def need_for_cloak(assessment: Assessment) -> Reason | None:
    """Why to play the cloak now: against cards to draw, with few cards, or late in the round; None to keep it."""
    due = assessment.pending.get("due")
    if due:
        return Reason("advice-cloak", {"number": due})
    if len(assessment.hand) <= FEW:
        return Reason("advice-out" if len(assessment.hand) == 1 else "advice-cloak-few")
    return Reason("advice-cloak-late") if assessment.is_late else None


def cheapest_stack(assessment: Assessment) -> Face | None:
    """The card to stack, or None; a wild only if there is no other, and never as a bluff."""
    holds_colour = any(face.colour == assessment.colour for face in assessment.hand)
    cards = [
        face
        for face in assessment.legal_faces("play")
        if face.symbol != Symbol.CLOAK and not (face.symbol in WILD_DRAWS and holds_colour)
    ]
    return min(cards, key=lambda face: (face.is_wild, face.symbol), default=None)


def suspicion(assessment: Assessment) -> float:
    """How likely a wild draw card is a bluff, by what is known of the player's hand and habits."""
    player = assessment.view.turn
    former = parse_colour(assessment.pending.get("former", ""))
    if player is None or former is None:
        return 0.0
    holds = assessment.chance_of(player, former)
    bluffs = holds * bluff_rate(assessment.memory, player)
    return bluffs / (bluffs + 1 - holds) if bluffs else 0.0


def bluff_rate(memory: Memory, player: str) -> float:
    """How often a player bluffs when it holds the colour, by the outcome of earlier challenges."""
    return BLUFFS * 2.0 ** memory.found_out[player]
