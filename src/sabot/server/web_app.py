"""What makes the page an app: its manifest, its service worker, and the packs that the worker keeps."""

from functools import cache, lru_cache
from hashlib import sha256
from typing import Any

from msgspec.json import decode, encode
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sabot.background import run_queued
from sabot.server import offline_packs, pages
from sabot.server.link_preview import language_of
from sabot.server.pages import ASK_AGAIN, Content
from sabot.words.language import LANGUAGES, Language, speak

MANIFEST, WORKER = "manifest.webmanifest", "worker.js"
ICONS = ("icon.svg", "icon-192.png")
"""The icons that the worker keeps: those that the page and its notifications show."""
MESSAGE = "page-"
"""Texts of the built manifest that begin like this are ids of messages."""
REMEMBERED = 8
"""How many versions of a file are cached: a developer builds the page again while the server runs."""


def routes() -> list[Route]:
    """The routes of the app, which come before those of the page."""
    return [
        Route(f"/{MANIFEST}", read_manifest),
        Route(f"/{WORKER}", read_worker),
        Route("/offline/{pack}.json", read_pack),
    ]


async def read_manifest(request: Request) -> Response:
    """The manifest in the language of the browser."""
    built = pages.built_file(MANIFEST)
    if built is None:
        return pages.nothing(request)
    return _manifest(built, language_of(request).code).answer(request, ASK_AGAIN, is_in_language=True)


async def read_worker(request: Request) -> Response:
    """The service worker, with the list of what it keeps. A browser takes it for new when the list has changed."""
    built = pages.built_file(WORKER)
    if built is None:
        return pages.nothing(request)
    kept = await run_queued(kept_list)
    return _worker(built, encode(kept)).answer(request, ASK_AGAIN)


async def read_pack(request: Request) -> Response:
    """A pack. It is made when it is first asked for, in the background since that takes a while."""
    name = request.path_params["pack"]
    if name not in offline_packs.PACKS:
        return pages.nothing(request)
    return (await run_queued(_pack, name)).answer(request, ASK_AGAIN)


def kept_list() -> dict[str, Any]:
    """What the worker keeps, and a version that changes whenever any of it does."""
    names = [*pages.built_assets(), *(icon for icon in ICONS if pages.built_file(icon))]
    built = [content.tag for name in ("index.html", WORKER, *names) if (content := pages.built_file(name))]
    version = sha256("".join([offline_packs.package_version(), *names, *built]).encode()).hexdigest()[:16]
    return {
        "version": version,
        "pages": pages.PATHS,
        "files": ["/", *(f"/{name}" for name in names), *(f"/locale/{lang}.ftl" for lang in LANGUAGES)],
        "packs": [f"/offline/{name}.json" for name in offline_packs.PACKS],
        "catalogues": offline_packs.CATALOGUES,
    }


@cache
def _pack(name: str) -> Content:
    return Content.of(offline_packs.pack(name), "application/json")


@lru_cache(REMEMBERED)
def _worker(built: Content, kept: bytes) -> Content:
    return Content.of(b"self.KEPT = " + kept + b";\n" + built.whole, built.media_type)


@lru_cache(REMEMBERED)
def _manifest(built: Content, lang: str) -> Content:
    """The manifest with the messages of a language."""
    return Content.of(encode(_said(decode(built.whole), speak(lang)) | {"lang": lang}), built.media_type)


def _said(part: Any, language: Language) -> Any:
    """A part of the manifest, with messages for their ids."""
    if isinstance(part, dict):
        return {name: _said(value, language) for name, value in part.items()}
    if isinstance(part, list):
        return [_said(value, language) for value in part]
    return language.say(part) if isinstance(part, str) and part.startswith(MESSAGE) else part
