"""The rulebook over HTTP."""

import pytest

from sabot.rulebook.book import rules
from tests.support.server.visitors import Visitor


def test_a_rule_is_found_by_its_id_however_it_is_written(stranger: Visitor) -> None:
    rule = stranger.get("/api/rules/D-024")
    assert (rule["id"], rule["editions"], rule["chapter"]) == ("D-024", ["deluxe"], "The turn")
    assert rule["rule"].startswith("Cover the top of the discard pile with a card of the same colour")
    assert (rule["sheets"], rule["why"]) == ("", "")
    assert stranger.get("/api/rules/d24") == rule


def test_a_ruling_says_what_the_sheets_say_and_why(stranger: Visitor) -> None:
    ruling = stranger.get("/api/rules/X-13?lang=fr")
    assert ruling["rule"]
    assert ruling["sheets"]
    assert ruling["why"]
    assert ruling["options"] == ["drawn_card"]


@pytest.mark.parametrize("id_", ["D-999", "Q-001", "none", "%00"])
def test_a_rule_that_is_not_there_is_not_found(stranger: Visitor, id_: str) -> None:
    stranger.is_refused(404, "rule/none", "GET", f"/api/rules/{id_}")


def test_words_of_any_language_find_rules(stranger: Visitor) -> None:
    found = stranger.get("/api/rules?q=FAROL&lang=en&limit=3")
    assert len(found["rules"]) == 3
    assert found["total"] > 3
    assert found["near"] == []


def test_an_edition_finds_its_own_rules(stranger: Visitor) -> None:
    found = stranger.get("/api/rules?q=wild%2B4&edition=wizz&limit=1000")
    assert found["total"] == len(found["rules"]) > 1
    assert all("wizz" in rule["editions"] for rule in found["rules"])


def test_what_is_not_in_the_book_has_something_near(stranger: Visitor) -> None:
    found = stranger.get("/api/rules?q=chalenge")
    assert (found["rules"], found["total"]) == ([], 0)
    assert "challenge" in found["near"]


def test_nothing_asked_for_finds_everything(stranger: Visitor) -> None:
    everything = [rule.id for rule in rules()]
    found = stranger.get("/api/rules?limit=5")
    assert found["total"] == len(everything)
    assert [rule["id"] for rule in found["rules"]] == everything[:5]


@pytest.mark.parametrize(
    ("code", "query"),
    [("message", "limit=0"), ("message", "limit=many"), ("message", f"q={'x' * 101}"), ("choice", "edition=chess")],
)
def test_a_question_must_be_sensible(stranger: Visitor, code: str, query: str) -> None:
    stranger.is_refused(400, code, "GET", f"/api/rules?{query}")


def test_the_example_of_a_rule_is_told_in_sentences(stranger: Visitor) -> None:
    played = stranger.get("/api/rules/D-032?lang=en")["played"]
    (line,) = played["script"]
    assert (line["actor"], line["action"], line["refused"]) == ("ana", "play R+2", None)
    assert [told["text"] for told in line["told"]] == [
        "Ana played a red +2.",
        "Bo drew 2 cards: blue 8 and blue 9.",
        "Bo lost a turn.",
    ]
    assert played["dealt"] == []
    assert played["before"]["hands"]["bo"] == ["R+2", "G1"]
    assert played["after"]["hands"]["bo"] == ["R+2", "G1", "B8", "B9"]


def test_an_example_may_end_with_a_refusal(stranger: Visitor) -> None:
    played = stranger.get("/api/rules/D-024?lang=en")["played"]
    refused = {"code": "play/no-match", "rule": "D-024", "message": "Green 9 matches neither red nor 7."}
    assert played["script"] == [{"actor": "ana", "action": "play G9", "told": [], "refused": refused}]
    assert played["after"] == played["before"]


def test_an_example_may_begin_with_the_first_card(stranger: Visitor) -> None:
    played = stranger.get("/api/rules/X-12?lang=en")["played"]
    assert played["dealt"][0] == {
        "text": "A wild +4 cannot start the round: it goes back into the draw pile.",
        "rule": "D-023",
    }
    assert played["script"] == []


def test_a_rule_may_go_without_an_example(stranger: Visitor) -> None:
    assert stranger.get("/api/rules/D-001")["played"] is None
