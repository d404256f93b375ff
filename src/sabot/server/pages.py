"""The web page: its files, the card pictures, and its messages."""

import gzip
import mimetypes
from collections.abc import Awaitable, Callable
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from sabot.cards import parse_face
from sabot.cards.art.card import back, svg
from sabot.server.access.hosts import host_name, is_loopback
from sabot.server.access.spoken_codes import parse_code
from sabot.server.link_preview import Preview, general_preview, head_tags, language_of
from sabot.server.phrasebook import phrasebook
from sabot.words.language import LANGUAGES

BUILT = Path(__file__).parent / "page"
"""The built page. File names in `assets` contain a hash of the content."""
BACK = "back"
PATHS = (
    *("/", "/new", "/tables", "/matches", "/rules", "/rules/{rule}", "/device", "/house", "/learn/{edition}"),
    *("/t/{key}", "/t/{key}/screen", "/r/{key}"),
)
"""The paths at which the page shows something; at any other path it says that nothing is there."""
FOREVER, A_DAY, ASK_AGAIN = "public, max-age=31536000, immutable", "public, max-age=86400", "no-cache"
CACHED = 400
"""How many files and pictures are cached."""
WORTH_PACKING = 500
"""From how many bytes on content is compressed."""
PACKED_ALREADY = ("image/png",)
"""Media types that compression makes no smaller."""
HEAD = b"<!--head-->"
"""The place in the page for tags of the server, and the language that the page is written in before."""
WRITTEN_IN = b'<html lang="en">'

SECURITY = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; worker-src 'self'; manifest-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}

ISOLATION = {"Cross-Origin-Opener-Policy": "same-origin"}
"""Over plain http from another machine browsers ignore it, with a warning."""

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
        is_worth_it = len(whole) >= WORTH_PACKING and media_type not in PACKED_ALREADY
        packed = gzip.compress(whole, mtime=0) if is_worth_it else None
        return cls(whole, packed, f'"{sha256(whole).hexdigest()[:20]}"', media_type)

    def answer(self, request: Request, caching: str, status: int = 200, *, is_in_language: bool = False) -> Response:
        """The content, compressed for clients that accept it; 304 for clients that have it."""
        vary = "Accept-Encoding, Accept-Language" if is_in_language else "Accept-Encoding"
        isolation = ISOLATION if is_trustworthy(request) else {}
        headers = {**SECURITY, **isolation, "Cache-Control": caching, "ETag": self.tag, "Vary": vary}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, status, {**headers, "Content-Encoding": "gzip"}, self.media_type)
        return Response(self.whole, status, headers, self.media_type)


def is_trustworthy(request: Request) -> bool:
    """Whether browsers trust the connection: https, or their own machine."""
    return request.url.scheme == "https" or is_loopback(host_name(request.headers.get("host", "")))


FindPreview = Callable[[Request, str], Awaitable[Preview | None]]
"""Finds what a link preview of the table with a key shows; None if it must not tell anything."""


def routes(find_preview: FindPreview | None = None, public_url: str | None = None) -> list[Route]:
    """The routes of the page, for all paths that nothing else has.

    Link previews name the public address of the server, if it has one, else that of the request.
    """

    async def read_page(request: Request) -> Response:
        """The page. The key in the path of a table decides what a link preview shows."""
        key = request.path_params.get("key")
        preview = await find_preview(request, key) if find_preview and key else None
        return _index(request, 200, preview, public_url)

    async def read_file(request: Request) -> Response:
        """A file of the page, or the page: a code for a path finds a table, at any other path nothing is there."""
        name = request.path_params["path"]
        content = built_file(name)
        if content is None:
            return _index(request, 404 if parse_code(name) is None else 200, None, public_url)
        return content.answer(request, FOREVER if name.startswith("assets/") else ASK_AGAIN)

    return [
        Route("/cards/{face}.svg", read_card),
        Route("/locale/{lang}.ftl", read_words),
        *(Route(path, read_page) for path in PATHS),
        Route("/{path:path}", read_file),
    ]


async def read_card(request: Request) -> Response:
    """The picture of a face, or of the back of all cards."""
    content = _card(request.path_params["face"])
    return nothing(request) if content is None else content.answer(request, A_DAY)


async def read_words(request: Request) -> Response:
    """The messages of the page in a language."""
    lang = request.path_params["lang"]
    return _words(lang).answer(request, ASK_AGAIN) if lang in LANGUAGES else nothing(request)


def _index(request: Request, status: int, preview: Preview | None, public_url: str | None) -> Response:
    content, language = built_file("index.html"), language_of(request)
    if content is None:
        return PlainTextResponse(language.say("no-page"), 503, SECURITY)
    preview = preview or general_preview(language, is_indexed=status == 200 and "key" not in request.path_params)
    base = f"{public_url}/" if public_url else str(request.base_url)
    head = head_tags(preview, language, base, request.url.path)
    return _filled(content, head, language.code).answer(request, ASK_AGAIN, status, is_in_language=True)


def nothing(request: Request) -> Response:
    """The answer where there is neither a page nor a file."""
    return PlainTextResponse(language_of(request).say("refused-route-none"), 404, SECURITY)


def built_assets() -> list[str]:
    """The names of the scripts and styles of the built page."""
    return sorted(f"assets/{path.name}" for path in (BUILT / "assets").glob("*"))


def built_file(name: str) -> Content | None:
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


@lru_cache(CACHED)
def _filled(index: Content, head: str, lang: str) -> Content:
    """The page with tags in its head."""
    written = index.whole.replace(HEAD, head.encode()).replace(WRITTEN_IN, f'<html lang="{lang}">'.encode())
    return Content.of(written, index.media_type)


@cache
def _words(lang: str) -> Content:
    return Content.of(phrasebook(lang).encode(), "text/plain; charset=utf-8")


@lru_cache(CACHED)
def _card(name: str) -> Content | None:
    face = parse_face(name)
    if face is None and name != BACK:
        return None
    return Content.of((svg(face) if face else back()).encode(), "image/svg+xml")
