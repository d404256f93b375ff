"""Actions as text: `play R7`, `catch bo`, `spin war`, and what their verbs have in common."""

from functools import lru_cache
from typing import NamedTuple

from sabot.cards import Face, parse_colour, parse_face
from sabot.editions import edition_of
from sabot.errors import Unreadable
from sabot.kernel.codes import Phase, Verb
from sabot.options import Icon
from sabot.spelling import british

ICON_NAMES = Icon.names()


class Action(NamedTuple):
    """An action as it was said; which card of a hand it means is settled at the table."""

    verb: int
    faces: tuple[Face, ...] = ()
    """The face named, or both faces of a two-sided card."""
    colour: int | None = None
    seat: int | None = None
    icon: int | None = None


WORDS = Verb.names()
_VERBS = Verb.codes() | {"color": Verb.COLOUR}
_PLAIN = frozenset(range(Verb.DRAW, len(WORDS))) - {Verb.SPIN, Verb.SUGGESTION}


def _words(*verbs: int) -> tuple[str, ...]:
    return tuple(WORDS[verb] for verb in verbs)


CARD_VERBS = _words(Verb.PLAY, Verb.DISCARD)
"""Verbs that name a card of the player's hand."""
OUT_OF_TURN_VERBS = _words(Verb.UNO, Verb.CATCH, Verb.OBJECT, Verb.WIZZ)
"""Verbs that may be said into anybody's turn, whatever was said just before. Everybody knows that they are possible."""
CALL_VERBS = _words(Verb.UNO, Verb.CATCH, Verb.SUGGESTION)
"""Verbs that leave the question open that a player is asked."""
TURN_VERBS = _words(Verb.PLAY, Verb.DRAW, Verb.KEEP, Verb.SPIN)
"""Verbs that begin a turn or end it, and so may end the time to catch (X-43)."""


def verb_of(action: str) -> str:
    """The verb of an action, which need not be readable.

    >>> verb_of("play R7"), verb_of(" UNO"), verb_of("")
    ('play', 'uno', '')
    """
    return next(iter(action.split(maxsplit=1)), "").lower()


def card_verb(phase: str) -> str:
    """The verb that uses a card in a phase.

    >>> card_verb("turn"), card_verb("discard")
    ('play', 'discard')
    """
    return WORDS[Verb.DISCARD if phase == Phase.name_of(Phase.DISCARD) else Verb.PLAY]


@lru_cache(maxsize=8192)
def parse_action(text: str, edition: str, players: tuple[str, ...]) -> Action:
    """Read an action, or raise Unreadable; whether it is legal is not asked.

    >>> parse_action("catch bo", "deluxe", ("ana", "bo")).seat
    1
    """
    word, _, rest = " ".join(text.split()).partition(" ")
    verb = _VERBS.get(word.lower())
    if verb is None:
        raise Unreadable("no-action", action=repr(text))
    if verb in _PLAIN:
        if rest:
            raise Unreadable("nothing-follows", word=repr(word), rest=repr(rest))
        return Action(verb)
    if verb == Verb.SPIN:
        return Action(verb, icon=_icon(rest) if rest else None)
    if not rest:
        raise Unreadable("something-follows", word=repr(word))
    if verb == Verb.COLOUR:
        return Action(verb, colour=_colour(rest, edition))
    if verb in (Verb.TARGET, Verb.CATCH, Verb.SUGGESTION):
        return Action(verb, seat=parse_seat(rest, players))
    card, _, colour = rest.partition(" ")
    if not colour:
        return Action(verb, faces=_faces(card, edition))
    if verb == Verb.DISCARD:
        raise Unreadable("nothing-follows-card", rest=repr(colour))
    return Action(verb, faces=_faces(card, edition), colour=_colour(colour, edition))


def parse_seat(name: str, players: tuple[str, ...]) -> int:
    """The seat of a player, or Unreadable."""
    try:
        return players.index(name)
    except ValueError:
        pass
    lowered = name.lower()
    for seat, player in enumerate(players):
        if player.lower() == lowered:
            return seat
    raise Unreadable("not-a-player", name=repr(name))


def _icon(text: str) -> int:
    name = british(text.lower())
    if name not in ICON_NAMES:
        raise Unreadable("no-icon", icon=repr(text), icons=", ".join(ICON_NAMES))
    return ICON_NAMES.index(name)


def _colour(text: str, edition: str) -> int:
    colour = parse_colour(text)
    if colour is None or colour not in _colours(edition):
        raise Unreadable("no-colour-in", colour=repr(text), edition=edition)
    return colour


@lru_cache(maxsize=8)
def _colours(edition: str) -> frozenset[int]:
    game = edition_of(edition)
    return frozenset(face.colour for face in (*game.fronts, *game.backs))


def _faces(text: str, edition: str) -> tuple[Face, ...]:
    faces = tuple(parse_known_face(part, edition) for part in text.split("/", 1))
    if len(faces) == 2:
        game = edition_of(edition)
        if not game.is_two_sided:
            raise Unreadable("no-card-in", card=repr(text), edition=edition)
        if faces[0] not in game.fronts or faces[1] not in game.backs:
            raise Unreadable("wrong-way-round", card=repr(text))
    return faces


def parse_known_face(text: str, edition: str) -> Face:
    """The face that a text names, if the edition's deck has it, else Unreadable."""
    face = parse_face(text)
    game = edition_of(edition)
    if face is None or (face not in game.fronts and face not in game.backs):
        raise Unreadable("no-card-in", card=repr(text), edition=edition)
    return face
