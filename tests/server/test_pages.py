"""The web page, its card pictures, and its messages."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from sabot.cards import format_face
from sabot.cards.art.card import svg
from sabot.editions import EDITIONS
from sabot.server import pages
from sabot.words.language import LANGUAGES

SCRIPT = "console.log(1);" * 100


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The directory of the built page, with some files."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Sabot</title>")
    (page / "assets" / "index-abc.js").write_text(SCRIPT)
    (page / "manifest.webmanifest").write_text("{}")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "BUILT", page)
    return page


@pytest.fixture
def client(built: Path) -> Iterator[TestClient]:
    """A browser that accepts no compression."""
    with TestClient(Starlette(routes=pages.routes()), headers={"Accept-Encoding": "identity"}) as client:
        yield client


@pytest.mark.parametrize(
    "path", ["/", "/new", "/tables", "/matches", "/rules", "/rules/D-024", "/house", "/t/key", "/r/key"]
)
def test_every_path_of_the_page_is_the_page(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert answer.headers["cache-control"] == "no-cache"
    assert "<title>Sabot</title>" in answer.text


@pytest.mark.parametrize("path", ["/nothing", "/t/key/more", "/assets/gone.js", "/../secret.txt", "/%2e%2e/secret.txt"])
def test_anywhere_else_the_page_says_that_there_is_nothing(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert "<title>Sabot</title>" in answer.text


@pytest.mark.parametrize("path", ["/a%00b", "/" + "x" * 5000])
def test_what_no_file_can_be_called_is_not_found_either(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404


def test_what_is_named_after_its_content_is_kept_for_ever(client: TestClient) -> None:
    answer = client.get("/assets/index-abc.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert client.get("/manifest.webmanifest").headers["content-type"] == "application/manifest+json"


def test_what_has_changed_is_read_again(client: TestClient, built: Path) -> None:
    before = client.get("/")
    (built / "index.html").write_text("<!doctype html><title>New</title>")
    after = client.get("/", headers={"If-None-Match": before.headers["etag"]})
    assert (after.status_code, "New" in after.text) == (200, True)


def test_what_somebody_has_is_not_sent_again(client: TestClient) -> None:
    tag = client.get("/cards/R7.svg").headers["etag"]
    answer = client.get("/cards/R7.svg", headers={"If-None-Match": f'"other", {tag}'})
    assert (answer.status_code, answer.content) == (304, b"")


def test_what_is_long_is_packed_for_those_who_can_unpack_it(client: TestClient) -> None:
    with client.stream("GET", "/assets/index-abc.js", headers={"Accept-Encoding": "br, gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert gzip.decompress(b"".join(answer.iter_raw())).decode() == SCRIPT
    plain = client.get("/assets/index-abc.js")
    assert "content-encoding" not in plain.headers
    assert (plain.text, plain.headers["vary"]) == (SCRIPT, "Accept-Encoding")


def test_nothing_comes_from_elsewhere_and_nobody_frames_the_page(client: TestClient) -> None:
    for path in ("/", "/nothing", "/cards/R7.svg", "/cards/none.svg", "/locale/en.ftl"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "worker-src 'self'; manifest-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_a_page_is_isolated_where_browsers_allow_it(client: TestClient) -> None:
    isolated = "cross-origin-opener-policy"
    assert client.get("/", headers={"Host": "127.0.0.1:8000"}).headers[isolated] == "same-origin"
    assert client.get("https://testserver/").headers[isolated] == "same-origin"
    assert isolated not in client.get("/", headers={"Host": "192.168.1.5:8000"}).headers


def test_every_face_has_a_picture(client: TestClient) -> None:
    faces = {face for edition in EDITIONS.values() for face in (*edition.fronts, *edition.backs)}
    for face in faces:
        answer = client.get(f"/cards/{format_face(face).replace('+', '%2B')}.svg")
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
        assert answer.text == svg(face)
    assert "M-34 16" in client.get("/cards/back.svg").text
    assert client.get("/cards/R77.svg").status_code == 404


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_its_words(client: TestClient, lang: str) -> None:
    answer = client.get(f"/locale/{lang}.ftl")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert "page-home-play =" in answer.text


def test_there_are_no_words_of_other_languages(client: TestClient) -> None:
    answer = client.get("/locale/de.ftl", headers={"Accept-Language": "fr"})
    assert (answer.status_code, answer.text) == (404, "Il n’y a rien ici.")


def test_a_page_that_was_not_built_says_so(client: TestClient, built: Path) -> None:
    (built / "index.html").unlink()
    answer = client.get("/t/key", headers={"Accept-Language": "es"})
    assert answer.status_code == 503
    assert answer.text.startswith("La página no está construida: se construye con `make setup`")
