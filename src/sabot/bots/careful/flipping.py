"""Values flipping all cards: the others' backs are visible, one's own are not."""

from sabot.bots.careful.assessment import Assessment
from sabot.bots.careful.hands import DENIED, chance_to_play, stays, usual_chance
from sabot.bots.careful.totals import total
from sabot.cards import Face, parse_face
from sabot.words.names import other_face


def worth_of_flip(assessment: Assessment) -> float:
    """The worth of a flip: how much those who are close to going out cannot play on the other side."""
    return (
        DENIED * total(unable_after_flip(assessment, player) for player in assessment.others) / len(assessment.others)
    )


def unable_after_flip(assessment: Assessment, player: str) -> float:
    """The threat of a player, weighted by how likely it cannot play on the other side."""
    return assessment.threat(player) * (1 - chance_after_flip(assessment, player))


def chance_after_flip(assessment: Assessment, player: str) -> float:
    """How likely a player can play on the other side, as far as its backs and the new top are visible."""
    backs = [back_of(assessment, card) for card in assessment.view.hands[player]]
    seen = [face for face in backs if face is not None]
    if len(seen) < len(backs):
        return usual_chance(len(backs))
    top = back_of(assessment, assessment.view.discard[-1])
    if top is None or top.is_wild:
        return chance_to_play(seen, None, None, 0.0)
    return chance_to_play(seen, top, top.colour, 1.0 if player == assessment.next else stays(assessment))


def back_of(assessment: Assessment, card: str) -> Face | None:
    """The inactive face of a card, or None if it is hidden."""
    assert assessment.view.side is not None
    return parse_face(other_face(card, assessment.view.side))
