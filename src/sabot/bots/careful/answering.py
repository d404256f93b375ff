"""What a victim answers: take it, doubt it, cancel it, pass it on."""

from sabot.bots.bot import Advice, Reason
from sabot.bots.careful.memory import Memory
from sabot.bots.careful.outlook import Assessment
from sabot.cards import WILD_DRAWS, Face, Symbol, format_face, parse_colour

PLAY_CLOAK = "play cloak"
FEW = 3
"""With so few cards the cloak is laid as soon as it can be."""
BLUFFS = 0.35
"""How often somebody who holds the colour lays a wild draw card all the same."""
DOUBTFUL = 0.2
"""A challenge pays if a bluff is likelier than this: it turns four cards around, or costs two more."""


def answer(outlook: Assessment) -> Advice:
    """What to do about what was played on one."""
    has_cloak = PLAY_CLOAK in outlook.view.legal
    need = need_for_cloak(outlook) if has_cloak else None
    if need is not None:
        return Advice(PLAY_CLOAK, need)
    passed_on = cheapest_stack(outlook)
    if passed_on is not None:
        return Advice(f"play {format_face(passed_on)}", Reason("advice-pass-on", {"to": outlook.next}))
    if "challenge" in outlook.view.legal:
        return believe_or_not(outlook, str(outlook.view.turn))
    return Advice("accept", Reason("advice-keep-cloak" if has_cloak else "advice-accept"))


def believe_or_not(outlook: Assessment, layer: str) -> Advice:
    """Doubt a wild draw card, if it is likely enough to be a bluff."""
    doubt = suspicion(outlook)
    words: dict[str, str | int] = {"to": layer, "share": round(100 * doubt)}
    if doubt > DOUBTFUL:
        return Advice("challenge", Reason("advice-doubt", words))
    return Advice("accept", Reason("advice-believe", words))


def need_for_cloak(outlook: Assessment) -> Reason | None:
    """Why the cloak is better laid now than kept: against cards to draw, with few cards, or late; None if it is not."""
    due = outlook.pending.get("due")
    if due:
        return Reason("advice-cloak", {"number": due})
    if len(outlook.hand) <= FEW:
        return Reason("advice-out" if len(outlook.hand) == 1 else "advice-cloak-few")
    return Reason("advice-cloak-late") if outlook.is_late else None


def cheapest_stack(outlook: Assessment) -> Face | None:
    """The card to pass a draw card on with, or None; a wild only if there is no other, and never as a bluff."""
    holds_colour = any(face.colour == outlook.colour for face in outlook.hand)
    cards = [
        face
        for face in outlook.legal_faces("play")
        if face.symbol != Symbol.CLOAK and not (face.symbol in WILD_DRAWS and holds_colour)
    ]
    return min(cards, key=lambda face: (face.is_wild, face.symbol), default=None)


def suspicion(outlook: Assessment) -> float:
    """How likely the layer of a wild draw card bluffs, by what is known of its hand and of its ways."""
    layer = outlook.view.turn
    former = parse_colour(outlook.pending.get("former", ""))
    if layer is None or former is None:
        return 0.0
    holds = outlook.chance_of(layer, former)
    bluffs = holds * readiness_to_bluff(outlook.memory, layer)
    return bluffs / (bluffs + 1 - holds) if bluffs else 0.0


def readiness_to_bluff(memory: Memory, layer: str) -> float:
    """How likely somebody lays a wild draw card who holds the colour, by what came of it before."""
    return BLUFFS * 2.0 ** memory.found_out[layer]
