"""The introductions: each is played through its own path, and freely, and leaves nothing behind."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from starlette.testclient import TestClient

from sabot.editions import EDITIONS
from sabot.server.access.limits import Limits
from sabot.server.app import Config, create_app
from sabot.server.hosting.listing import result_rows
from sabot.server.introductions.lessons import FRIEND, LESSONS, YOU, deal
from sabot.server.projection.snapshot import snapshot
from sabot.server.projection.viewers import Viewer
from sabot.server.protocol.server_messages import LessonShown
from sabot.server.tables.log.entries import Acted, Introduced, Opened, format_entry, parse_entry
from sabot.server.tables.log.fold import apply
from sabot.server.tables.schedule import entry_for, next_scheduled
from sabot.server.tables.settings import Clocks, Settings
from sabot.server.tables.state import OVER, PLAYING, TableState
from sabot.words.language import LANGUAGES
from tests.support.server.visitors import HOST, Visitor, visitor

PATHS = {
    "deluxe": ["begin", "bluff", "guilty"],
    "potter": ["keep", "howler", "colour"],
    "flip": ["flip", "night"],
    "wizz": ["begin", "spin"],
}
"""The steps that make each game what it is, in the order in which the player meets them."""
STEPS = {
    *(
        "begin",
        "keep",
        "flip",
        "night",
        "bluff",
        "guilty",
        "howler",
        "named",
        "target",
        "hit",
        "spin",
        "race",
        "discard",
        "icon",
    ),
    *("colour", "drawn", "draw", "uno", "late", "catch", "play"),
}
"""The steps that have a sentence of their own; any other one would get the words for an ordinary turn."""
MOST = 5000
Choose = Callable[[list[str]], str]


def lesson_table(edition: str, seed: int = 1) -> TableState:
    """A table at the beginning of an introduction, read from its log."""
    table = TableState("key", f"{seed:064x}")
    seats, clocks = ("person", "gentle"), Clocks(decision=0, pace=0, window=0)
    settings = Settings(edition=edition, format={"scoring": "none"}, seats=seats, spectators=False, clocks=clocks)
    hands, draw, discard = deal(edition, Random(seed))
    wishes = LESSONS[edition].wishes
    begun = Introduced(at=2, by="a", name=FRIEND[0], hands=hands, draw=draw, discard=discard, wishes=wishes)
    for entry in (Opened(at=1, by="a", name="Ana", settings=settings, rules=2, chance="hmac-sha256"), begun):
        apply(table, parse_entry(format_entry(entry)))
    return table


def lesson_of(table: TableState, lang: str = "en") -> LessonShown:
    shown = snapshot(table, Viewer("a", lang), 3).lesson
    assert isinstance(shown, LessonShown)
    return shown


def wanted(legal: list[str]) -> str:
    """What the sentences suggest: challenge, cloak, flip, spin, else a card or whatever is first."""
    if "accept" in legal and "play cloak" in legal:
        return "play cloak"
    for action in ("challenge", "spin", "play Rflip", "uno", "wizz"):
        if action in legal:
            return action
    cards = [action for action in legal if action.startswith(("play", "discard", "colour")) and action != "play cloak"]
    return next(iter(cards), legal[0])


def play(table: TableState, choose: Choose) -> list[str]:
    """Play to the end of the round, and return the steps that the player was asked at."""
    steps: list[str] = []
    for at in range(10, MOST):
        if table.status == OVER:
            return steps
        legal = table.boards[0].game.legal("Ana")
        if "Ana" in table.boards[0].game.waiting:
            steps.append(lesson_of(table).step)
            entry = Acted(at=at, by="a", seat=0, action=choose(legal))
        else:
            due = next_scheduled(table)
            assert due is not None
            entry = entry_for(table, due, at)  # type: ignore[assignment]
        apply(table, entry)
    raise AssertionError("the round does not end")


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_particular_of_the_game_happens_at_once(edition: str) -> None:
    table = lesson_table(edition)
    assert play(table, wanted)[: len(PATHS[edition])] == PATHS[edition]
    assert lesson_of(table).step == "over"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(6))
def test_a_player_who_does_anything_else_still_gets_a_sentence_that_fits(edition: str, seed: int) -> None:
    chance = Random(seed)
    assert set(play(lesson_table(edition, seed), chance.choice)) <= STEPS


@pytest.mark.parametrize("edition", EDITIONS)
def test_whatever_card_the_player_leads_the_friend_can_do_what_the_lesson_is_about(edition: str) -> None:
    game = lesson_table(edition).boards[0].game
    leads = [action for action in game.legal("Ana") if action.startswith("play") and "cloak" not in action]
    assert len(leads) >= 2
    for lead in leads:
        table = lesson_table(edition)
        apply(table, Acted(at=10, by="a", seat=0, action=lead))
        if table.boards[0].game.phase == "colour":
            apply(table, Acted(at=10, by="a", seat=0, action="colour blue"))
        due = next_scheduled(table)
        if "flip" not in lead:
            assert due is not None
            assert entry_for(table, due, 11).action == LESSONS[edition].wishes[0] or edition == "wizz"  # type: ignore[union-attr]
            apply(table, entry_for(table, due, 11))
            if edition == "wizz":
                assert table.boards[0].game.phase == "spin"


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_whole_deck_is_on_the_table_and_each_deal_is_another(edition: str) -> None:
    one, two = deal(edition, Random(1)), deal(edition, Random(2))
    assert one[0] == two[0]
    assert one[1] != two[1]
    assert sorted(one[1]) == sorted(two[1])
    cards = [*one[0][0], *one[0][1], *one[1], *one[2]]
    assert len(cards) == len(EDITIONS[edition].deck({"howlers": 1, "pairing": 2018}))
    assert all(YOU not in card for card in cards)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_is_short_in_every_language(lang: str) -> None:
    for edition in EDITIONS:
        table = lesson_table(edition)
        texts: list[str] = []

        def read_and_choose(legal: list[str], table: TableState = table, texts: list[str] = texts) -> str:
            texts.append(lesson_of(table, lang).text)
            return wanted(legal)

        play(table, read_and_choose)
        assert all(texts)
        assert max(map(len, texts)) < 330  # an icon of the wheel has the words of its rule


def test_an_introduction_has_no_result_and_shows_nobody_else_anything() -> None:
    table = lesson_table("deluxe")
    play(table, wanted)
    assert table.match is not None
    assert table.match.is_over
    assert result_rows(table, 5) == []
    assert not table.may_watch("b")
    assert snapshot(table, Viewer("b", "en"), 5).lesson is not None  # never sent: the guest may not watch


@pytest.fixture
def ana(tmp_path: Path) -> Iterator[Visitor]:
    """A guest who has the name of the friend."""
    config = Config(
        database=f"sqlite:///{tmp_path / 'tables.sqlite'}",
        origins=frozenset({HOST}),
        limits=Limits(requests_per_second=1000),
    )
    with TestClient(create_app(config)) as client:
        yield visitor(client, FRIEND[0])


def test_an_introduction_is_begun_over_http_and_listed_nowhere(ana: Visitor) -> None:
    key = ana.do("POST", "/api/introductions", {"edition": "potter"})["table"]
    shown = ana.get(f"/api/tables/{key}")
    assert shown["lesson"]["step"] == "keep"
    assert [seat["name"] for seat in shown["seats"]] == list(FRIEND)
    assert len(shown["view"]["hands"][FRIEND[0]]) == 4
    assert set(shown["view"]["hands"][FRIEND[1]]) == {"??"}
    assert shown["status"] == PLAYING
    assert ana.get("/api/me/tables")["tables"] == []
    assert ana.get("/api/tables")["tables"] == []
    ana.do("POST", f"/api/tables/{key}/close")
    ana.is_refused(409, "record/none", "GET", f"/api/tables/{key}/record")
    assert ana.get("/api/statistics")["total"]["matches"] == 0
    ana.is_refused(400, "choice", "POST", "/api/introductions", {"edition": "skat"})
    chosen = {"edition": "flip", "hands": [["wild"], []]}
    assert ana.ask("POST", "/api/introductions", chosen).status_code == 400  # nobody chooses the cards
