"""What a client remembers of deals, and how it compares a record with that."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sabot.client import seen_deals
from sabot.client.seen_deals import COMMITMENT, HAND, SALT, SECRET, Fault, SeenDeals
from sabot.match import Match
from sabot.match.proof import Proof
from sabot.match.record import format_record

URL, KEY = "http://localhost:8000", "abc"


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def shown(match: Match, **changed: Any) -> dict[str, Any]:
    """A table as a server would show it to ana."""
    opened = match.rounds[-1]
    salts = {player: [salt] for player, salt in opened.salts}
    part = {
        "round": opened.number,
        "dealt": opened.is_dealt,
        "commitment": opened.commitment,
        "salts": salts,
        "rounds": [
            {"number": played.number, "commitment": played.commitment, "secret": played.secret}
            for played in match.finished
        ],
    }
    view = match.game_of("ana").view("ana").as_json() if opened.is_dealt and not match.is_over else None
    seats = [{"name": "ana"}, {"name": "bo"}]
    return {"status": "playing", "you": 0, "seats": seats, "match": part | changed, "view": view}


def played(edition: str = "flip", note: Callable[[Match], None] = lambda match: None) -> Match:
    """A match of one round. It is noted before and after the deal, and whenever somebody has acted."""
    match = Match(edition, ["ana", "bo"], seed="secret", options={"turn_cap": 10}, format={"scoring": "none"})
    note(match)
    match.add_salt("ana", "tuna")
    match.deal()
    note(match)
    while not match.is_over:
        game = match.games[0]
        player = game.waiting[0]
        match.act(player, game.legal(player)[-1])
        if not match.is_over:
            note(match)
    return match


def watched(edition: str = "flip") -> tuple[SeenDeals, Match]:
    """A match that was watched from its beginning."""
    deals = SeenDeals(URL, KEY)
    match = played(edition, lambda match: deals.note_table(shown(match)))
    deals.note_salt(1, "tuna")
    return deals, match


@pytest.mark.parametrize("edition", ["deluxe", "potter", "flip", "wizz"])
def test_an_honest_record_is_as_it_was_seen(edition: str) -> None:
    deals, match = watched(edition)
    proof = Proof(format_record(match))
    assert proof.ok
    assert deals[1].hands is not None
    assert deals.faults_in(proof) == []


def test_what_was_seen_is_known_after_a_restart_and_private() -> None:
    deals, _ = watched()
    again = SeenDeals(URL, KEY)
    assert again[1] == deals[1]
    assert again[1].salt == "tuna"
    assert deals._file.stat().st_mode & 0o077 == 0
    assert SeenDeals(URL, "another")[1] == SeenDeals("http://elsewhere", KEY)[1] == seen_deals.SeenDeal()


@pytest.mark.parametrize("text", ["", "[]", '{"1": 7}', '{"x": {}}', '{"1": {"cheat": 1}}', "\x00"])
def test_a_broken_file_is_as_good_as_none(text: str) -> None:
    deals, _ = watched()
    deals._file.write_text(text, encoding="utf-8")
    assert len(SeenDeals(URL, KEY)) == 0


def test_the_oldest_tables_are_forgotten(monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    monkeypatch.setattr(seen_deals, "MOST_TABLES", 3)
    for number in range(5):
        SeenDeals(URL, f"table-{number}").note_salt(1, "tuna")
        for age, file in enumerate(sorted((data / "sabot" / "deals").iterdir())):
            os.utime(file, (age, age))
    names = sorted(file.name for file in (data / "sabot" / "deals").iterdir())
    assert names == [f"localhost-8000 table-{number}.json" for number in (2, 3, 4)]


def test_a_record_with_another_secret_is_no_proof() -> None:
    """It is right in itself: the house has chosen another deal, and dealt and played it."""
    deals, _ = watched()
    other = Match("flip", ["ana", "bo"], seed="another", options={"turn_cap": 10}, format={"scoring": "none"})
    other.add_salt("ana", "fish")
    other.deal()
    proof = Proof(format_record(other))
    assert proof.ok
    assert deals.faults_in(proof) == [Fault(1, COMMITMENT), Fault(1, SALT), Fault(1, HAND)]


def test_what_was_not_seen_is_no_fault() -> None:
    assert SeenDeals(URL, KEY).faults_in(Proof(format_record(played()))) == []


def test_a_commitment_that_changes_before_the_deal_and_a_secret_that_does_not_match_are_noticed() -> None:
    deals = SeenDeals(URL, KEY)
    match = played()
    before = {"round": 1, "dealt": False, "commitment": "1234", "salts": {}, "rounds": []}
    deals.note_table(shown(match) | {"match": before})
    assert deals.faults_of(shown(match) | {"match": before}) == []
    assert deals.faults_of(shown(match) | {"match": before | {"commitment": "5678"}}) == [Fault(1, COMMITMENT)]
    over = {"rounds": [{"number": 1, "commitment": "1234", "secret": "no"}], "round": 2}
    assert deals.faults_of(shown(match) | {"match": before | over}) == [Fault(1, SECRET)]


def test_salt_that_is_missing_after_the_deal_is_noticed() -> None:
    deals, match = watched()
    dealt = {"round": 1, "dealt": True, "commitment": deals[1].commitment, "rounds": []}
    for salts in ({}, {"bo": ["tuna"]}, {"ana": ["fish"]}, {"ana": ["tuna", "fish"]}):
        assert deals.faults_of(shown(match) | {"match": dealt | {"salts": salts}}) == [Fault(1, SALT)]
    assert deals.faults_of(shown(match) | {"match": dealt | {"salts": {"ana": ["tuna"]}}}) == []
