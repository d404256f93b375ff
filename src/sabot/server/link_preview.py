"""What chats and social networks show of a link: a title, a sentence and a picture, in the language of the request."""

from html import escape
from typing import NamedTuple

from starlette.requests import Request

from sabot.errors import Refused
from sabot.server.access.identity import preferred_language
from sabot.server.api.request import ApiRequest
from sabot.server.tables.settings import TOURNAMENTS
from sabot.server.tables.state import OPEN, PLAYING, TableState
from sabot.words.language import Language, speak

SITE = "Sabot"
PICTURE = (1200, 630)
"""Width and height of the pictures, in pixels."""
GENERAL = "preview.png"
"""The picture for all links but those to a table."""
LONGEST_KEY = 64


class Preview(NamedTuple):
    """What is shown of a link."""

    title: str
    about: str
    picture: str
    """The name of a file of the page."""
    is_indexed: bool = False
    """Whether search engines may list it."""


def language_of(request: Request) -> Language:
    """The language that the browser prefers."""
    return speak(preferred_language(request.headers.get("accept-language", "")))


def general_preview(language: Language, *, is_indexed: bool) -> Preview:
    """The preview of a link that is not about a table."""
    return Preview(SITE, language.say("page-home-about"), GENERAL, is_indexed)


async def find_preview(request: Request, key: str) -> Preview | None:
    """The preview of a table; None unless every holder of the link may see the table."""
    asked = ApiRequest(request)
    if len(key) > LONGEST_KEY or await asked.quotas.request(asked.address):
        return None
    try:
        asked.check_ban()
        table = await asked.registry.table_for(key, None)
    except Refused:
        return None
    return table_preview(table, language_of(request))


def table_preview(table: TableState, language: Language) -> Preview:
    """The preview of a table: who invites to which game."""
    edition, seat = table.settings.edition, table.seating.number_of(table.host)
    game = edition.title()
    what = "tournament" if table.settings.scoring in TOURNAMENTS else "game"
    if table.status == OPEN and seat is not None:
        title = language.say("preview-invites", seat=table.seating.seats[seat].name, game=game, what=what)
    else:
        message = {OPEN: "preview-open", PLAYING: "preview-playing"}.get(table.status, "preview-over")
        title = language.say(message, game=game, what=what)
    return Preview(title, language.say("preview-about"), "preview-" + edition + ".png")


def head_tags(preview: Preview, language: Language, base: str, path: str) -> str:
    """The tags of a preview, for the page at a path of a server."""
    width, height = PICTURE
    named = {
        "description": preview.about,
        "twitter:card": "summary_large_image",
        **({} if preview.is_indexed else {"robots": "noindex"}),
    }
    properties = {
        "og:type": "website",
        "og:site_name": SITE,
        "og:locale": language.code,
        "og:title": preview.title,
        "og:description": preview.about,
        "og:url": base.rstrip("/") + path,
        "og:image": base + preview.picture,
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": preview.title,
    }
    tags = [_tag("name", *pair) for pair in named.items()] + [_tag("property", *pair) for pair in properties.items()]
    return "\n    ".join(tags)


def _tag(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}" />'
