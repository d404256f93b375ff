"""The names of cards in words, so that a page needs no grammar of its own."""

from functools import cache

from msgspec import Struct

from sabot.cards import format_face
from sabot.editions import EDITIONS
from sabot.round import find_edition
from sabot.server.api.endpoint import Query, endpoint
from sabot.server.api.request import ApiRequest
from sabot.views import HIDDEN
from sabot.words.language import speak
from sabot.words.names import face_name


class CardsQuery(Query, frozen=True):
    """Which cards to name."""

    edition: str = ""
    """Only the cards of this game."""


class FaceNames(Struct, frozen=True):
    """A face in words."""

    name: str
    a: str
    """With the indefinite article."""


class CardsNamed(Struct, frozen=True):
    """The names of faces by their notation; `??` is a hidden card."""

    faces: dict[str, FaceNames]


@endpoint("GET", "/api/cards")
async def name_cards(request: ApiRequest, query: CardsQuery) -> CardsNamed:
    """The names of all faces."""
    edition = find_edition(query.edition).name if query.edition else ""
    return named_cards(edition, request.lang)


@cache
def named_cards(edition: str, lang: str) -> CardsNamed:
    """The names of all faces of an edition, or of every edition if it is empty."""
    language = speak(lang)
    games = [game for name, game in EDITIONS.items() if edition in ("", name)]
    faces = [HIDDEN, *(format_face(face) for game in games for face in (*game.fronts, *game.backs))]
    return CardsNamed(
        {face: FaceNames(face_name(face, language), face_name(face, language, form=".a")) for face in faces}
    )
