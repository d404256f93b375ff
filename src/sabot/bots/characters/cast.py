"""The cast: the characters that bots play, with a name, a face and a temper of their own.

How strong a bot plays is its level. A character gives it a manner: how long it takes, and how much it talks. Both are
the same whatever cards it holds, so that they reveal nothing. Some have a way of playing too, which does not cost the
level anything. What the characters say is in the catalogues, as `remark-bo-hit`; when they say it, in
`bots/characters/remarks.py`; their faces are drawn in `web/src/people/robots.ts`.
"""

from dataclasses import dataclass

from sabot.bots.characters.ways import BLUFFER, DOUBTER, HUNTER, MISER, PLAIN, Way

QUICK, STEADY, SLOW = 0.7, 1.0, 1.35
"""How long a character takes, as a factor of the usual time."""
SILENT, CALM, CHATTY = 0.1, 0.35, 0.7
"""How often a character says something when there is a reason to."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Character:
    """Somebody a bot can be. Everything about a character that is not words or a picture belongs here."""

    name: str
    pace: float = STEADY
    """How long it takes to decide, as a factor of the usual time."""
    talk: float = CALM
    """How often it says something when there is a reason to, from 0 to 1."""
    way: Way = PLAIN
    """What it likes to do; only strong levels have such preferences."""

    @property
    def face(self) -> str:
        """The name of its picture, and of its lines in the catalogues."""
        return self.name.lower()


CAST = (
    Character(name="Bo", pace=QUICK, talk=CHATTY, way=BLUFFER),
    Character(name="Cy", pace=SLOW, talk=SILENT, way=DOUBTER),
    Character(name="Dee", talk=CHATTY, way=HUNTER),
    Character(name="Eli", pace=SLOW, way=MISER),
    Character(name="Fay", pace=QUICK),
    Character(name="Gus", pace=SLOW, talk=CHATTY),
    Character(name="Hal", talk=SILENT),
    Character(name="Ivy"),
    Character(name="Jo", pace=QUICK, talk=SILENT),
    Character(name="Kim"),
    Character(name="Lou", pace=SLOW),
    Character(name="Mia", pace=QUICK, talk=CHATTY),
)
"""All characters, in the order in which they sit down: first those with a way of playing, so that people get to know
them."""
NAMES = tuple(character.name for character in CAST)
"""The names of bots at a table, in the order in which they sit down."""
_BY_NAME = {character.name: character for character in CAST}


LEVELS_WITH_WAYS = ("fair", "sharp")
"""The levels that weigh their options, so that a way of playing shows."""


def with_ways(bots: int, level: str) -> list[Character]:
    """The characters among so many bots of a level that have a way of playing: `way-bo` says it in the catalogues."""
    return [character for character in CAST[:bots] if character.way != PLAIN and level in LEVELS_WITH_WAYS]


def character_of(player: str) -> Character | None:
    """The character with a name; None if it is nobody of the cast."""
    return _BY_NAME.get(player)


def pace_of(player: str) -> float:
    """How long a bot takes to decide, as a factor of the usual time."""
    character = _BY_NAME.get(player)
    return STEADY if character is None else character.pace
