"""The web page: its files, the card pictures, and its messages."""

import gzip
import mimetypes
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from sabot.cards import parse_face
from sabot.cards.art.card import back, svg
from sabot.server.access.identity import preferred_language
from sabot.server.phrasebook import phrasebook
from sabot.words.language import LANGUAGES, speak

BUILT = Path(__file__).parent / "page"
"""The built page. File names in `assets` contain a hash of the content."""
BACK = "back"
PATHS = ("/", "/new", "/tables", "/matches", "/rules", "/rules/{rule}", "/t/{key}", "/r/{key}")
"""The paths at which the page shows something; at any other path it says that nothing is there."""
FOREVER, A_DAY, ASK_AGAIN = "public, max-age=31536000, immutable", "public, max-age=86400", "no-cache"
CACHED = 400
"""How many files and pictures are cached."""
WORTH_PACKING = 500
"""From how many bytes on content is compressed."""

SECURITY = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")


class Content(NamedTuple):
    """Content to send, plain and compressed."""

    whole: bytes
    packed: bytes | None
    tag: str
    media_type: str

    @classmethod
    def of(cls, whole: bytes, media_type: str) -> "Content":
        """Content, compressed where that is worth it."""
        packed = gzip.compress(whole, mtime=0) if len(whole) >= WORTH_PACKING else None
        return cls(whole, packed, f'"{sha256(whole).hexdigest()[:20]}"', media_type)

    def answer(self, request: Request, caching: str, status: int = 200) -> Response:
        """The content, compressed for clients that accept it; 304 for clients that have it."""
        headers = {**SECURITY, "Cache-Control": caching, "ETag": self.tag, "Vary": "Accept-Encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, status, {**headers, "Content-Encoding": "gzip"}, self.media_type)
        return Response(self.whole, status, headers, self.media_type)


def routes() -> list[Route]:
    """The routes of the page, for all paths that nothing else has."""
    return [
        Route("/cards/{face}.svg", read_card),
        Route("/locale/{lang}.ftl", read_words),
        *(Route(path, read_page) for path in PATHS),
        Route("/{path:path}", read_file),
    ]


async def read_card(request: Request) -> Response:
    """The picture of a face, or of the back of all cards."""
    content = _card(request.path_params["face"])
    return _nothing(request) if content is None else content.answer(request, A_DAY)


async def read_words(request: Request) -> Response:
    """The messages of the page in a language."""
    lang = request.path_params["lang"]
    return _words(lang).answer(request, ASK_AGAIN) if lang in LANGUAGES else _nothing(request)


async def read_page(request: Request) -> Response:
    """The page."""
    return _index(request, 200)


async def read_file(request: Request) -> Response:
    """A file of the page, or the page that says that nothing is there."""
    name = request.path_params["path"]
    content = _file(name)
    if content is None:
        return _index(request, 404)
    return content.answer(request, FOREVER if name.startswith("assets/") else ASK_AGAIN)


def _index(request: Request, status: int) -> Response:
    content = _file("index.html")
    if content is None:
        language = speak(preferred_language(request.headers.get("accept-language", "")))
        return PlainTextResponse(language.say("no-page"), 503, SECURITY)
    return content.answer(request, ASK_AGAIN, status)


def _nothing(request: Request) -> Response:
    language = speak(preferred_language(request.headers.get("accept-language", "")))
    return PlainTextResponse(language.say("refused-route-none"), 404, SECURITY)


def _file(name: str) -> Content | None:
    """A file of the page, read again when it has changed on disk."""
    path = BUILT / name
    try:
        if not path.resolve().is_relative_to(BUILT.resolve()) or not path.is_file():
            return None
        return _read(path, path.stat().st_mtime_ns)
    except (OSError, ValueError):  # no file can have such a name
        return None


@lru_cache(CACHED)
def _read(path: Path, _changed: int) -> Content:
    return Content.of(path.read_bytes(), mimetypes.guess_type(path.name)[0] or "application/octet-stream")


@cache
def _words(lang: str) -> Content:
    return Content.of(phrasebook(lang).encode(), "text/plain; charset=utf-8")


@lru_cache(CACHED)
def _card(name: str) -> Content | None:
    face = parse_face(name)
    if face is None and name != BACK:
        return None
    return Content.of((svg(face) if face else back()).encode(), "image/svg+xml")
