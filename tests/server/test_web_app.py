"""The page as an app: its manifest, its service worker, and the packs that it keeps."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.json import decode
from starlette.applications import Starlette
from starlette.testclient import TestClient

from sabot.server import offline_packs, pages, web_app
from sabot.server.app import create_app
from sabot.words.language import LANGUAGES, speak
from tests.support.server.serving import config_in


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The directory of a built page, with some files."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Sabot</title>")
    (page / "assets" / "index-abc.js").write_text("1")
    (page / "icon.svg").write_text("<svg/>")
    (page / "worker.js").write_text("work();")
    (page / "manifest.webmanifest").write_text('{"name":"Sabot","id":"/","screenshots":[{"label":"page-home"}]}')
    monkeypatch.setattr(pages, "BUILT", page)
    return page


@pytest.fixture
def client(built: Path) -> Iterator[TestClient]:
    """A browser."""
    with TestClient(Starlette(routes=[*web_app.routes(), *pages.routes()])) as client:
        yield client


def kept(client: TestClient) -> dict[str, list[str]]:
    """The list of what the worker keeps."""
    answer = client.get("/worker.js")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    first, rest = answer.text.split("\n", 1)
    assert rest == "work();"
    return decode(first.removeprefix("self.KEPT = ").removesuffix(";"), type=dict)


def test_the_worker_keeps_the_page_the_cards_and_every_language(client: TestClient) -> None:
    listed = kept(client)
    assert {"/", "/assets/index-abc.js", "/icon.svg", *(f"/locale/{lang}.ftl" for lang in LANGUAGES)} == set(
        listed["files"]
    )
    for path in (*listed["files"], "/offline/cards.json"):
        assert client.get(path).status_code == 200
    assert listed["packs"] == [f"/offline/{name}.json" for name in ("cards", *LANGUAGES)]
    assert listed["pages"] == list(pages.PATHS)


def test_a_change_of_the_page_or_of_the_package_makes_a_new_version(
    client: TestClient, built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    versions = [kept(client)["version"], kept(client)["version"]]
    (built / "index.html").write_text("<!doctype html><title>New</title>")
    versions.append(kept(client)["version"])
    monkeypatch.setattr(offline_packs, "package_version", lambda: "another")
    versions.append(kept(client)["version"])
    assert versions[0] == versions[1]
    assert len({*map(str, versions)}) == 3


def test_the_package_has_a_version() -> None:
    assert len(offline_packs.package_version()) == 64


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_manifest_speaks_the_language_of_the_browser(client: TestClient, lang: str) -> None:
    answer = client.get("/manifest.webmanifest", headers={"Accept-Language": lang})
    assert answer.headers["content-type"] == "application/manifest+json"
    assert "Accept-Language" in answer.headers["vary"]
    home = speak(lang).say("page-home")
    assert answer.json() == {"name": "Sabot", "id": "/", "screenshots": [{"label": home}], "lang": lang}


@pytest.mark.parametrize("path", ["/offline/de.json", "/offline/..%2Fen.json", "/worker.js", "/manifest.webmanifest"])
def test_what_there_is_not_is_not_found(client: TestClient, built: Path, path: str) -> None:
    (built / "worker.js").unlink()
    (built / "manifest.webmanifest").unlink()
    assert client.get(path).status_code == 404


def test_the_pictures_of_a_pack_are_those_of_the_page(client: TestClient) -> None:
    pack = client.get("/offline/cards.json").json()
    assert len(pack) > 100
    for path in ("/cards/back.svg", "/cards/wild%2B4.svg", "/cards/Tskipall.svg", "/cards/Y5*.svg"):
        assert pack[path] == client.get(path).text


def test_the_answers_of_a_pack_are_those_of_the_api(tmp_path: Path) -> None:
    """One path of each kind, and the same for another guest: nothing in a pack is about anybody."""
    with TestClient(create_app(config_in(tmp_path)), base_url="http://127.0.0.1") as client:
        pack = client.get("/offline/pt.json").json()
        kinds = {re.sub(r"(rules/|tion=)[^?&]+", r"\1", path): path for path in pack}
        assert {path.partition("?")[0] for path in kinds} == {*offline_packs.CATALOGUES, "/api/rules/"}
        for path in kinds.values():
            client.cookies.clear()
            assert client.get(path).json() == pack[path]
