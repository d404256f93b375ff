"""Whether to turn everything over: the others' backs are seen, one's own are not."""

from sabot.bots.careful.hands import DENIED, chance_to_lay, stays, usual_chance
from sabot.bots.careful.outlook import Assessment
from sabot.cards import Face, parse_face
from sabot.words.names import other_face


def worth_of_turning(outlook: Assessment) -> float:
    """How far those who are near to going out can lay nothing on the other side."""
    return DENIED * sum(unable_when_turned(outlook, player) for player in outlook.others) / len(outlook.others)


def unable_when_turned(outlook: Assessment, player: str) -> float:
    """How far a player is near to going out and can lay nothing on the other side."""
    return outlook.threat(player) * (1 - chance_when_turned(outlook, player))


def chance_when_turned(outlook: Assessment, player: str) -> float:
    """How likely a player can lay something on the other side, as far as its backs and the new top are seen."""
    backs = [back_of(outlook, card) for card in outlook.view.hands[player]]
    seen = [face for face in backs if face is not None]
    if len(seen) < len(backs):
        return usual_chance(len(backs))
    top = back_of(outlook, outlook.view.discard[-1])
    if top is None or top.is_wild:
        return chance_to_lay(seen, None, None, 0.0)
    return chance_to_lay(seen, top, top.colour, 1.0 if player == outlook.next else stays(outlook))


def back_of(outlook: Assessment, card: str) -> Face | None:
    """The face of a card that is not in play, or None if it is hidden."""
    assert outlook.view.side is not None
    return parse_face(other_face(card, outlook.view.side))
