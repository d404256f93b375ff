"""The page: its files, the cards as pictures, and the words that it says."""

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
"""Where the build puts the page; what is in `assets` is named after its content."""
BACK = "back"
PATHS = ("/", "/new", "/tables", "/matches", "/rules", "/rules/{rule}", "/t/{key}", "/r/{key}")
"""What the page itself answers to; anywhere else it says that there is nothing."""
FOREVER, A_DAY, ASK_AGAIN = "public, max-age=31536000, immutable", "public, max-age=86400", "no-cache"
CACHED = 400
"""How many files and pictures are kept in memory."""
WORTH_PACKING = 500
"""From how many bytes on something is sent packed."""

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
    """Something to send, whole and packed."""

    whole: bytes
    packed: bytes | None
    tag: str
    media_type: str

    @classmethod
    def of(cls, whole: bytes, media_type: str) -> "Content":
        """Content, packed where that is worth it."""
        packed = gzip.compress(whole, mtime=0) if len(whole) >= WORTH_PACKING else None
        return cls(whole, packed, f'"{sha256(whole).hexdigest()[:20]}"', media_type)

    def answer(self, request: Request, caching: str, status: int = 200) -> Response:
        """The content, packed for those who can unpack it; nothing for those who have it."""
        headers = {**SECURITY, "Cache-Control": caching, "ETag": self.tag, "Vary": "Accept-Encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, status, {**headers, "Content-Encoding": "gzip"}, self.media_type)
        return Response(self.whole, status, headers, self.media_type)


def routes() -> list[Route]:
    """What answers at each path that is no one else's."""
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
    """What the page says in a language."""
    lang = request.path_params["lang"]
    return _words(lang).answer(request, ASK_AGAIN) if lang in LANGUAGES else _nothing(request)


async def read_page(request: Request) -> Response:
    """The page."""
    return _index(request, 200)


async def read_file(request: Request) -> Response:
    """A file of the page, or the page that says that there is nothing."""
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
    """A file of the page, read again when it has changed."""
    path = BUILT / name
    try:
        if not path.resolve().is_relative_to(BUILT.resolve()) or not path.is_file():
            return None
        return _read(path, path.stat().st_mtime_ns)
    except (OSError, ValueError):  # no file can be called so
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
