"""Faces, colours, icons and players in words."""

from collections.abc import Iterable

from sabot.cards import Face, Symbol, format_colour, parse_face
from sabot.round import SIDES
from sabot.words.language import ENGLISH, Language, speak


def face_name(text: str, language: Language | None = None, form: str = "") -> str:
    """A face in words; a face that is hidden is just a card. The form `.a` is one of its kind.

    >>> face_name("R+2"), face_name("Y3*"), face_name("Pskipall"), face_name("wild+4", form=".a"), face_name("??")
    ('red +2', 'yellow 3 with the whirl', 'pink skip everyone', 'a wild +4', 'card')
    """
    language = language or speak(ENGLISH)
    face = parse_face(text)
    if face is None:
        return language.say(f"face-hidden{form}")
    hue = "" if face.is_wild else format_colour(face.colour)
    return language.say(f"face-{_kind(face)}{form}", hue=hue, number=face.symbol)


def _kind(face: Face) -> str:
    if face.is_number:
        return "whirl" if face.whirl else "number"
    return Symbol.name_of(face.symbol)


def active_face(card: str, side: str | None) -> str:
    """The face of a card on the side in play.

    >>> active_face("R7/P+5", "villain")
    'P+5'
    """
    faces = card.split("/")
    return faces[0] if side is None or len(faces) == 1 else faces[SIDES.index(side)]


def other_face(card: str, side: str) -> str:
    """The face of a two-sided card on the side that is not in play.

    >>> other_face("R7/P+5", "villain")
    'R7'
    """
    return card.split("/")[1 - SIDES.index(side)]


def player_name(player: str) -> str:
    """A player as sentences name one."""
    return player[:1].upper() + player[1:]


def called(player: str, viewer: str | None, language: Language) -> str:
    """A player as the viewer hears of one, who is "you"."""
    return language.say("someone", **person(player, viewer))


def together(players: Iterable[str], viewer: str | None, language: Language) -> str:
    """Several players in a row, as the viewer hears of them."""
    return language.list([called(player, viewer, language) for player in players])


def person(player: str, viewer: str | None) -> dict[str, str]:
    """The words by which a message knows a player, and whether it is the viewer."""
    return {"who": "you" if player == viewer else "other", "seat": player_name(player)}
