"""Plays the turn of a player whose time has run out."""

from collections import Counter
from random import Random

from sabot.bots.bot import Bot
from sabot.bots.manners import decisions
from sabot.bots.sight import Sight
from sabot.cards import NO_COLOUR, format_colour, parse_face
from sabot.kernel.codes import Verb
from sabot.notation.actions import WORDS
from sabot.words.names import active_face

PASSING = tuple(WORDS[verb] for verb in (Verb.DRAW, Verb.KEEP, Verb.ACCEPT, Verb.DONE))
"""What ends a turn and changes the round as little as possible."""


class Timeout(Bot):
    """Draws and passes, or calls the most frequent colour of the hand (X-147). It makes no calls."""

    def choose(self, sight: Sight, chance: Random) -> str:
        """Draw, pass, or accept; where a player must do something else, a colour or any legal action."""
        legal = decisions(sight)
        colours = Counter(f"{WORDS[Verb.COLOUR]} {colour}" for colour in _colours(sight))
        return next(
            (action for action in (*PASSING, *(action for action, _ in colours.most_common())) if action in legal),
            chance.choice(legal),
        )

    def react(self, sight: Sight, chance: Random) -> str | None:
        """Do nothing out of turn."""
        return None


def _colours(sight: Sight) -> list[str]:
    """The colours in the hand of a seat, in its order."""
    view = sight.view
    faces = (parse_face(active_face(card, view.side)) for card in view.hands[str(view.viewer)])
    return [format_colour(face.colour) for face in faces if face is not None and face.colour != NO_COLOUR]
