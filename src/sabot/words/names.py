"""Names of faces and players, in words of a language."""

from collections.abc import Iterable

from sabot.cards import SIDES, Face, Symbol, format_colour, parse_face
from sabot.words.language import ENGLISH, Language, speak

PRONOUNS = frozenset({"you", "tú", "usted", "vos", "toi", "tu", "vous", "você"})
"""Words for "you" in all languages, which anybody may choose as a name. Older records have them too."""


def face_name(text: str, language: Language | None = None, form: str = "") -> str:
    """The name of a face; a hidden face is just a card. The form `.a` adds the indefinite article.

    >>> face_name("R+2"), face_name("Y3*"), face_name("Pskipall"), face_name("wild+4", form=".a"), face_name("??")
    ('red +2', 'yellow 3 with a swirl', 'pink skip everyone', 'a wild +4', 'card')
    """
    language = language or speak(ENGLISH)
    face = parse_face(text)
    if face is None:
        return language.say(f"face-hidden{form}")
    hue = "" if face.is_wild else format_colour(face.colour)
    return language.say(f"face-{_kind(face)}{form}", hue=hue, number=face.symbol)


def card_name(text: str, language: Language) -> str:
    """A card in words, by one of its faces or by both.

    >>> card_name("R7/P+5", speak("en"))
    'red 7/pink +5'
    """
    return "/".join(face_name(face, language) for face in text.split("/"))


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
    """A player's name with a capital letter."""
    return player[:1].upper() + player[1:]


def name_for(player: str, viewer: str | None, language: Language) -> str:
    """A player's name as a viewer reads it: "you" for the viewer."""
    return language.say("someone", **person_words(player, viewer))


def names_for(players: Iterable[str], viewer: str | None, language: Language) -> str:
    """Several players' names joined, as a viewer reads them."""
    return language.list([name_for(player, viewer, language) for player in players])


def person_words(player: str, viewer: str | None) -> dict[str, str]:
    """The values of a message about a player: the name, and whether it is the viewer.

    A name that is a word for "you" is quoted, so that it is not mistaken for the viewer.

    >>> person_words("ana", "ana"), person_words("you", "ana")["seat"]
    ({'who': 'you', 'seat': 'Ana'}, '“You”')
    """
    name = player_name(player)
    return {"who": "you" if player == viewer else "other", "seat": f"“{name}”" if player.lower() in PRONOUNS else name}
