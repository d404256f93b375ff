"""Guests, their names, languages and faces, and the cookie that identifies them."""

from base64 import urlsafe_b64encode

import pytest
from starlette.testclient import TestClient

from sabot.server.access.faces import FACES
from sabot.server.access.identity import COOKIE
from tests.support.server.visitors import Visitor, refusal


def test_a_newcomer_gets_a_cookie_and_has_no_name(stranger: Visitor) -> None:
    me = stranger.get("/api/me")
    assert (me["name"], me["lang"]) == ("", "en")
    assert me["face"] in FACES
    cookie = stranger.cookie
    assert cookie
    stranger.get("/api/me")
    assert stranger.cookie == cookie


def test_the_cookie_is_kept_from_scripts_and_from_other_sites(client: TestClient) -> None:
    cookie = client.get("/api/me").headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}=")
    assert cookie.partition("; ")[2].split("; ") == ["HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=lax"]


def test_over_https_the_cookie_stays_there(client: TestClient) -> None:
    assert "; Secure" in client.get("https://testserver/api/me").headers["set-cookie"]


def test_a_name_and_a_language_are_kept(stranger: Visitor) -> None:
    face = stranger.get("/api/me")["face"]
    ana = {"name": "Ana María", "lang": "es", "face": face}
    assert stranger.do("PUT", "/api/me", {"name": "  Ana   María ", "lang": "es"}) == ana
    assert stranger.get("/api/me") == ana
    assert stranger.do("PUT", "/api/me", {"name": "Ana"}) == ana | {"name": "Ana"}


def test_a_face_is_kept_and_shown_to_the_others_at_the_seat(ana: Visitor, bo: Visitor) -> None:
    ana.do("PUT", "/api/me", {"name": "Ana", "face": "dragon"})
    assert ana.do("PUT", "/api/me", {"name": "Ana"})["face"] == "dragon"
    table = ana.do("POST", "/api/tables", {"edition": "deluxe", "seats": ["person", "person", "eager"]})["table"]
    bo.do("PUT", f"/api/tables/{table}/seats/1")
    bo.do("PUT", "/api/me", {"name": "Bo", "face": "snail"})
    bo.do("PUT", f"/api/tables/{table}/seats/1")
    ana.do("POST", f"/api/tables/{table}/start")
    assert [seat["face"] for seat in bo.get(f"/api/tables/{table}")["seats"]] == ["dragon", "snail", "cy"]


def test_a_face_must_be_one_of_ours(ana: Visitor) -> None:
    ana.is_refused(400, "face", "PUT", "/api/me", {"name": "Ana", "face": "bo"})


@pytest.mark.parametrize("name", ["", "   ", "x" * 31, "a\u0007b", "a\u202eb"])
def test_a_name_has_a_few_printable_characters(ana: Visitor, name: str) -> None:
    ana.is_refused(400, "guest-name", "PUT", "/api/me", {"name": name})
    assert ana.get("/api/me")["name"] == "Ana"


def test_nobody_is_called_referee(ana: Visitor) -> None:
    ana.is_refused(400, "taken-name", "PUT", "/api/me", {"name": "Referee"})


def test_a_language_must_be_one_of_ours(ana: Visitor) -> None:
    ana.is_refused(400, "language", "PUT", "/api/me", {"name": "Ana", "lang": "de"})


def test_a_forged_cookie_is_nobody(client: TestClient, ana: Visitor) -> None:
    payload, _, signature = ana.cookie.rpartition(".")
    other = urlsafe_b64encode(b'["somebody-else","Ana","en"]').decode().rstrip("=")
    for cookie in (f"{other}.{signature}", f"{payload}.{signature[::-1]}", payload, "x", "a.b", "\u00e9", "." * 4000):
        forger = Visitor(client, cookie)
        assert forger.get("/api/me")["name"] == ""
        assert forger.cookie != cookie


def test_the_language_is_the_one_asked_for_then_the_guests_then_the_browsers(ana: Visitor, stranger: Visitor) -> None:
    ana.do("PUT", "/api/me", {"name": "Ana", "lang": "fr"})
    portuguese = {"Accept-Language": "de, pt-BR;q=0.9, en;q=0.5"}

    def said(response_of: Visitor, path: str) -> str:
        return refusal(response_of.ask("GET", path, **portuguese))["message"]

    assert said(ana, "/api/rules/none?lang=es") == "Esa regla no existe."
    assert said(ana, "/api/rules/none") == "Cette règle n’existe pas."
    assert said(ana, "/api/rules/none?lang=de") == "Cette règle n’existe pas."
    assert said(stranger, "/api/rules/none") == "Essa regra não existe."
    assert stranger.ask("GET", "/api/me", **portuguese).json()["lang"] == "pt"


def test_what_is_not_about_a_guest_brings_no_cookie(client: TestClient) -> None:
    for path in ("/api/tables", "/api/editions", "/api/options", "/api/rules", "/api/health", "/metrics"):
        assert "set-cookie" not in client.get(path).headers
