"""What chats and social networks show of a link."""

import re
from dataclasses import replace
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from sabot.server import pages
from sabot.server.access import quotas
from sabot.server.app import create_app
from sabot.words.language import LANGUAGES, speak
from tests.support.server.serving import StoppedClock, config_in
from tests.support.server.visitors import visitor

INDEX = '<!doctype html><html lang="en"><head><!--head--><title>Sabot</title></head></html>'
HERE = "http://127.0.0.1"


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A browser, and a server with a page."""
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text(INDEX)
    monkeypatch.setattr(pages, "BUILT", page)
    with TestClient(create_app(config_in(tmp_path, requests_per_second=20)), base_url=HERE) as client:
        yield client


class Tags(HTMLParser):
    """Reads the tags of a page as a browser does."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.names: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag."""
        named = dict(attrs)
        self.names.append(tag)
        if tag == "meta":
            self.found[named.get("property") or named.get("name") or ""] = named.get("content") or ""


def shown(client: TestClient, path: str, lang: str = "en") -> dict[str, str]:
    """The tags of the page at a path, for one who holds the link and has no cookie."""
    client.cookies.clear()
    answer = client.get(path, headers={"Accept-Language": lang})
    assert f'<html lang="{lang}">' in answer.text
    tags = Tags(answer.text)
    assert set(tags.names) == {"html", "head", "meta", "title"}
    return tags.found


def opened(client: TestClient, name: str, **settings: Any) -> str:
    """The path of a table that somebody has opened."""
    seats = {"edition": "flip", "seats": ["person", "person"]}
    return f"/t/{visitor(client, name).do('POST', '/api/tables', seats | settings)['table']}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_link_says_who_invites_to_which_game(client: TestClient, lang: str) -> None:
    path = opened(client, "Ana")
    tags = shown(client, path, lang)
    assert tags["og:title"] == speak(lang).say("preview-invites", seat="Ana", game="Flip", what="game")
    assert tags["og:description"] == tags["description"] == speak(lang).say("preview-about")
    assert tags["og:image"] == f"{HERE}/preview-flip.png"
    assert tags["og:url"] == HERE + path
    assert tags["twitter:card"] == "summary_large_image"
    assert tags["robots"] == "noindex"


def test_a_link_to_a_tournament_says_so(client: TestClient) -> None:
    seats, rotation = ["person"] * 4, {"scoring": "rotation"}
    path = opened(client, "Ana", seats=seats, format=rotation)
    assert shown(client, path)["og:title"] == "Ana invites you to a Flip tournament"


def test_previews_name_the_public_address(client: TestClient, tmp_path: Path) -> None:
    public = replace(config_in(tmp_path / "page"), public_url="https://play.example.org")
    with TestClient(create_app(public), base_url=HERE) as behind_a_proxy:
        path = opened(behind_a_proxy, "Ana")
        tags = shown(behind_a_proxy, path)
        assert tags["og:url"] == "https://play.example.org" + path
        assert tags["og:image"] == "https://play.example.org/preview-flip.png"
        assert shown(behind_a_proxy, "/KTRB")["og:url"] == "https://play.example.org/KTRB"


def test_a_name_is_text_and_nothing_else(client: TestClient) -> None:
    name = '"><script>a()</script>&'
    path = opened(client, name)
    assert shown(client, path)["og:title"].startswith(name)
    assert "<script>" not in client.get(path).text


def test_what_a_holder_of_the_link_may_not_see_is_not_told(client: TestClient) -> None:
    ana = visitor(client, "Ana")
    seats = ["person", "careful"]
    table = ana.do("POST", "/api/tables", {"edition": "wizz", "seats": seats, "spectators": False})["table"]
    assert "Ana" in shown(client, f"/t/{table}")["og:title"]
    ana.do("POST", f"/api/tables/{table}/start")
    assert shown(client, f"/t/{table}") | {"og:url": ""} == shown(client, "/t/nosuchtable") | {"og:url": ""}


@pytest.mark.parametrize("path", ["/t/nosuchtable", "/t/" + "x" * 200, "/r/nosuchtable"])
def test_a_table_that_is_not_there_has_the_general_preview(client: TestClient, path: str) -> None:
    tags = shown(client, path)
    assert (tags["og:title"], tags["og:image"], tags["robots"]) == ("Sabot", f"{HERE}/preview.png", "noindex")


def test_other_pages_have_the_general_preview_and_may_be_found(client: TestClient) -> None:
    tags = shown(client, "/rules", "fr")
    assert (tags["og:title"], tags["og:description"]) == ("Sabot", speak("fr").say("page-home-about"))
    assert "robots" not in tags
    assert shown(client, "/nothing")["robots"] == "noindex"


def test_a_match_that_is_played_is_not_an_invitation(client: TestClient) -> None:
    ana = visitor(client, "Ana")
    table = ana.do("POST", "/api/tables", {"edition": "deluxe", "seats": ["person", "careful"]})["table"]
    ana.do("POST", f"/api/tables/{table}/start")
    assert shown(client, f"/t/{table}")["og:title"] == speak("en").say("preview-playing", game="Deluxe", what="game")


def test_one_who_tries_many_keys_gets_no_answers(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "time", StoppedClock())
    path = opened(client, "Ana")
    titles = {shown(client, path)["og:title"] for _ in range(60)}
    assert titles == {"Ana invites you to a game of Flip", "Sabot"}


def test_the_page_stays_valid_without_a_place_for_tags(client: TestClient) -> None:
    (pages.BUILT / "index.html").write_text("<title>Sabot</title>")
    assert unescape(client.get("/").text) == "<title>Sabot</title>"
    assert not re.search("og:", client.get("/t/any").text)
