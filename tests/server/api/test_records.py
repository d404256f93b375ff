"""Finished matches: records, verification and replay steps."""

from itertools import pairwise

import pytest
import yaml
from starlette.testclient import TestClient

from sabot.match.proof import Proof
from sabot.match.replay import Replay
from sabot.words.names import active_face
from tests.support.server.table_fixtures import KEY, Sitting
from tests.support.server.visitors import Visitor, bring, opened

TABLE = f"/api/tables/{KEY}"
PARTS = ("record", "verification", "replay", "replay?viewer=open")


def test_nothing_is_told_before_the_end(ana: Visitor, stranger: Visitor) -> None:
    table = opened(ana)
    for _ in ("open", "playing"):
        for part in PARTS:
            ana.is_refused(409, "record/not-over", "GET", f"{table}/{part}")
            stranger.is_refused(409, "record/not-over", "GET", f"{table}/{part}")
        if ana.get(table)["status"] == "open":
            ana.do("POST", f"{table}/start")


def test_a_table_that_was_closed_before_the_start_has_no_record(ana: Visitor) -> None:
    table = opened(ana)
    ana.do("POST", f"{table}/close")
    for part in PARTS:
        ana.is_refused(409, "record/none", "GET", f"{table}/{part}")


def test_a_record_is_a_file_that_plays_again(played: Sitting, reader: Visitor) -> None:
    response = reader.ask("GET", f"{TABLE}/record")
    assert response.headers["content-type"] == "application/yaml"
    kind, _, name = response.headers["content-disposition"].partition("; ")
    assert (kind, KEY in name, name.endswith('.yaml"')) == ("attachment", False, True)
    assert played.table.match is not None
    assert Replay(response.text).match.winners == played.table.match.winners
    assert yaml.safe_load(response.text)["bots"].keys() < set(played.table.match.players)


def test_tables_with_the_same_key_in_two_databases_are_not_mixed_up(
    played: Sitting, reader: Visitor, client: TestClient
) -> None:
    """A record of the other was found in the cache, depending on which one was asked for first."""
    other = Sitting("deluxe", people=1, bots=("eager",), format={"scoring": "none"}).start().play_on()
    assert other.table.key == played.table.key
    bring(client, other.table, other.log)
    stranger = Visitor(client)
    for part in ("record", "verification", "replay"):
        reader.ask("GET", f"{TABLE}/{part}")
    assert yaml.safe_load(stranger.ask("GET", f"{TABLE}/record").text)["edition"] == "deluxe"
    assert other.table.match is not None
    commitments = [round_["commitment"] for round_ in stranger.get(f"{TABLE}/verification")["rounds"]]
    assert commitments == [round_.commitment for round_ in other.table.match.finished]
    assert stranger.get(f"{TABLE}/replay")["players"] == [*other.table.match.players]


def test_a_match_that_was_broken_off_has_a_record_as_far_as_it_went(ana: Visitor) -> None:
    table = opened(ana)
    ana.do("POST", f"{table}/start")
    ana.do("POST", f"{table}/close")
    text = ana.ask("GET", f"{table}/record").text
    assert Proof(text).ok
    assert ana.get(f"{table}/verification")["ok"]
    assert ana.get(f"{table}/replay")["total"] == 1


def test_the_proof_names_every_round(played: Sitting, reader: Visitor) -> None:
    proof = reader.get(f"{TABLE}/verification")
    assert played.table.match is not None
    assert (proof["ok"], proof["fault"], proof["winners"]) == (True, None, played.table.match.winners)
    assert [(found["commitment"], found["secret"], found["points"]) for found in proof["rounds"]] == [
        (round_.commitment, round_.secret, round_.points) for round_ in played.table.match.rounds
    ]


def test_steps_go_through_the_whole_match(played: Sitting, reader: Visitor) -> None:
    assert played.table.match is not None
    first = reader.get(f"{TABLE}/replay")
    total = sum(len(round_.actions) + 1 for round_ in played.table.match.rounds)
    assert (first["total"], first["players"]) == (total, list(played.table.match.players))
    assert [step["number"] for step in first["steps"]] == list(range(1, min(total, 50) + 1))
    numbers, kinds = [], []
    for begin in range(1, total + 1, 200):
        steps = reader.get(f"{TABLE}/replay?from={begin}&to={begin + 199}")["steps"]
        numbers += [step["number"] for step in steps]
        kinds += [event["kind"] for step in steps for event in step["events"]]
    assert numbers == list(range(1, total + 1))
    assert kinds[-1] == "won_match"


def test_every_round_begins_with_its_deal(played: Sitting, reader: Visitor) -> None:
    starts = reader.get(f"{TABLE}/replay")["rounds"]
    assert played.table.match is not None
    assert len(starts) == len(played.table.match.rounds)
    for number, start in enumerate(starts, 1):
        (step,) = reader.get(f"{TABLE}/replay?from={start}&to={start}")["steps"]
        assert (step["round"], step["actor"], step["action"]) == (number, None, "deal")


def test_beyond_the_last_step_there_is_nothing(reader: Visitor) -> None:
    total = reader.get(f"{TABLE}/replay")["total"]
    assert len(reader.get(f"{TABLE}/replay?from={total}&to={total + 9}")["steps"]) == 1
    assert reader.get(f"{TABLE}/replay?from={total + 1}")["steps"] == []
    assert reader.get(f"{TABLE}/replay?from=3&to=2")["steps"] == []


@pytest.mark.parametrize(
    ("code", "query"),
    [
        ("many-steps", "from=1&to=201"),
        ("message", "from=0"),
        ("message", "to=0"),
        ("message", "from=one"),
        ("message", "from=1000000001"),
        ("message", "until=9"),
        ("not-a-player", "viewer=zoe"),
    ],
)
def test_a_question_about_steps_must_be_sensible(reader: Visitor, code: str, query: str) -> None:
    reader.is_refused(400, code, "GET", f"{TABLE}/replay?{query}")


def test_every_viewer_sees_what_it_could_see_then(reader: Visitor) -> None:
    def hands(viewer: str) -> dict[str, list[str]]:
        (step,) = reader.get(f"{TABLE}/replay?viewer={viewer}&to=1")["steps"]
        return dict(step["view"]["hands"])

    def faces(hand: list[str]) -> set[str]:
        return {card.partition("/")[0] for card in hand}

    all_hands, anas, nobodys = hands("open"), hands("ANA"), hands("")
    for player, hand in anas.items():
        assert (faces(hand) == {"??"}) == (player != "ana")
        assert faces(nobodys[player]) == {"??"}
        assert not any("??" in card for card in all_hands[player])
    assert faces(anas["ana"]) == faces(all_hands["ana"])
    assert all(card.endswith("/??") for card in anas["ana"])


def test_a_drawn_card_is_named_to_its_player_only(reader: Visitor) -> None:
    def drawn(viewer: str) -> list[tuple[str, bool]]:
        steps = reader.get(f"{TABLE}/replay?viewer={viewer}&to=200")["steps"]
        events = [event for step in steps for event in step["events"] if event["kind"] == "drew"]
        return [(event["seat"], active_face(event["card"], event["side"]) == "??") for event in events]

    assert {seat for seat, is_hidden in drawn("ana") if not is_hidden} == {"ana"}
    assert all(is_hidden for _, is_hidden in drawn(""))
    assert not any(is_hidden for _, is_hidden in drawn("open"))


def test_steps_are_told_in_the_language_of_the_reader(reader: Visitor) -> None:
    said = {
        lang: reader.get(f"{TABLE}/replay?viewer=ana&to=1&lang={lang}")["steps"][0]["told"][0]["text"]
        for lang in ("en", "es", "fr", "pt")
    }
    assert len(set(said.values())) == 4
    assert "you drew" in said["en"]


def test_a_view_follows_from_the_one_before(reader: Visitor) -> None:
    for before, after in pairwise(reader.get(f"{TABLE}/replay?viewer=open&to=60")["steps"]):
        if after["actor"] and after["action"].startswith("play") and after["view"]["side"] == before["view"]["side"]:
            card = after["events"][0]["card"]
            assert card in before["view"]["hands"][after["actor"]]
            assert after["view"]["discard"][0] == card
