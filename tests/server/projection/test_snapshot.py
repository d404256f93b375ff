"""Snapshots and updates: viewers get the whole table first, and then only what changes."""

import asyncio
from random import Random
from typing import Any

import pytest
from msgspec.json import decode

from sabot.match.provable_deals import commitment_to
from sabot.server.clock import Clock
from sabot.server.hosting.watched_table import WatchedTable
from sabot.server.projection.snapshot import RECENT_ACTIONS
from sabot.server.projection.update_writer import update
from sabot.server.projection.viewers import Viewer
from sabot.server.tables.chat import REMEMBERED as CHAT_REMEMBERED
from sabot.server.tables.chat import author_tag
from sabot.server.tables.log.change_set import ChangeSet
from sabot.server.tables.log.entries import (
    AnyEntry,
    Changed,
    Chatted,
    Closed,
    Left,
    Missed,
    Readied,
    Rematched,
    Removed,
    Reported,
    Returned,
    Sat,
    Started,
)
from sabot.server.tables.settings import Clocks
from sabot.server.tables.state import OVER, TableState
from tests.support.server.table_fixtures import (
    FORMATS,
    HOST,
    KEY,
    STRANGER,
    Sitting,
    everybody,
    guest_of,
    seats_for,
    shown,
)

Shown = dict[str, Any]
MOMENTARY = ("at", "version", "events", "told", "chat")
"""Fields of an update that are not part of the state."""


def snapshot_of(table: TableState, guest: str | None, lang: str | None = None, which: int = 0) -> Shown:
    whole: Shown = decode(shown(table, guest, lang, which))["snapshot"]
    return whole


def update_of(
    sitting: Sitting, guest: str | None, changes: ChangeSet, lang: str | None = None, which: int = 0
) -> Shown:
    """The update for a viewer about the last entry."""
    changed: Shown = decode(update(sitting.table, Viewer(guest, lang, which), changes, sitting.log[-1]))["update"]
    return changed


class Screen:
    """A page: a snapshot that is kept up to date."""

    def __init__(self, table: TableState, guest: str | None, which: int = 0) -> None:
        self.guest = guest
        self.which = which
        self.shown = snapshot_of(table, guest, None, which)

    def hear(self, sitting: Sitting, changes: ChangeSet) -> None:
        changed = update_of(sitting, self.guest, changes, None, self.which)
        assert changed["version"] == self.shown["version"] + 1
        chat = {line["number"]: line for line in [*self.shown["chat"], *changed.get("chat", [])]}
        self.shown |= {key: value for key, value in changed.items() if key not in MOMENTARY}
        self.shown |= {"version": changed["version"], "chat": [*chat.values()][-CHAT_REMEMBERED:]}

    def check(self, table: TableState) -> None:
        whole = snapshot_of(table, self.guest, None, self.which)
        passing = ("at", "events")
        assert {key: self.shown[key] for key in self.shown if key not in passing} == {
            key: whole[key] for key in whole if key not in passing
        }


def screens(table: TableState) -> list[Screen]:
    return [Screen(table, guest, which) for guest in everybody(table) for which in (0, 1)]


def follow(sitting: Sitting, everyone: list[Screen], kind: Any, who: str | None = None, **fields: Any) -> None:
    changes = sitting.enter(kind, who, **fields)
    for screen in everyone:
        screen.hear(sitting, changes)
        screen.check(sitting.table)


def test_a_page_that_hears_of_everything_shows_what_a_new_one_shows() -> None:
    """Every kind of entry, for everybody."""
    options = {"suggestions": "referee", "turn_cap": 3}
    sitting = Sitting("deluxe", 3, (), options=options, format={"target": 5000})
    everyone = screens(sitting.table)
    follow(sitting, everyone, Chatted, "zoe", name="zoe", text="hello")
    follow(sitting, everyone, Left, "bo")
    follow(sitting, everyone, Changed, "ana", seat=1, to="random")
    follow(sitting, everyone, Changed, "ana", seat=1, to="person")
    follow(sitting, everyone, Sat, "bo", name="Ana", seat=1, salt="tuna")
    follow(sitting, everyone, Removed, "ana", guest=STRANGER)
    follow(sitting, everyone, Started, "ana")
    follow(sitting, everyone, Missed, seat=1)
    follow(sitting, everyone, Returned, "bo")
    follow(sitting, everyone, Chatted, "bo", name="bo", phrase="luck")
    follow(sitting, everyone, Chatted, "bo", name="bo", text="lay green!")
    line = sitting.table.version
    follow(sitting, everyone, Reported, "ana", line=line)
    follow(sitting, everyone, Reported, "cy", line=line)
    follow(sitting, everyone, Left, "ana")
    while not sitting.table.is_between_rounds:
        changes = sitting.fall_due()
        assert changes is not None
        for screen in everyone:
            screen.hear(sitting, changes)
            screen.check(sitting.table)
    follow(sitting, everyone, Readied, "bo", salt="sel")
    follow(sitting, everyone, Closed, "bo")
    follow(sitting, everyone, Rematched, "cy", table="another")
    follow(sitting, everyone, Chatted, "bo", name="bo", phrase="again")


@pytest.mark.parametrize("edition", ["deluxe", "potter", "flip", "wizz"])
@pytest.mark.parametrize("name", ["elimination", "rotation of 8"])
def test_a_page_that_hears_of_a_whole_match_shows_what_a_new_one_shows(edition: str, name: str) -> None:
    seats, format_ = FORMATS[name]
    options = {"turn_cap": 8}
    sitting = Sitting(edition, 3, seats_for(3, seats), clocks=Clocks(decision=4), options=options, format=format_)
    everyone = screens(sitting.start().table)
    chance = Random(edition)
    while (changes := sitting.go_on(chance)) is not None:
        for screen in everyone:
            screen.hear(sitting, changes)
            screen.check(sitting.table)
    assert sitting.table.status == OVER


@pytest.mark.parametrize("name", ["winner", "partners"])
def test_the_end_of_a_round_tells_points_only_where_the_winner_scores_them(name: str) -> None:
    seats, format_ = FORMATS[name]
    sitting = Sitting("deluxe", 1, seats_for(1, seats), options={"turn_cap": 8}, format=format_)
    sitting.start()
    chance, told = Random(name), list[str]()
    while not sitting.table.match or not sitting.table.match.finished:
        changes = sitting.go_on(chance)
        assert changes is not None
        told = [line["text"] for line in update_of(sitting, "ana", changes, "en").get("told", [])] or told
    won = next(text for text in told if "won the round" in text)
    assert won.endswith(" points." if name == "winner" else "won the round.")
    assert won in [line["text"] for line in snapshot_of(sitting.table, "ana", "en")["told"]]


# The parts of a table


def test_everybody_sees_the_seats_and_only_the_own_one_is_you() -> None:
    sitting = Sitting(people=2, bots=("random",))
    bo = guest_of("bo")
    expected = [
        {"name": "ana", "kind": "person", "taken": True, "host": True, "face": "cat", "author": author_tag(KEY, HOST)},
        {"name": "bo", "kind": "person", "taken": True, "host": False, "face": "cow", "author": author_tag(KEY, bo)},
        {"name": "", "kind": "random", "taken": False, "host": False},
    ]
    expected = [{"away": False, "ready": False} | seat for seat in expected]
    for guest, you, host in ((HOST, 0, True), (bo, 1, False), (STRANGER, None, False), (None, None, False)):
        whole = snapshot_of(sitting.table, guest)
        assert (whole["seats"], whole["you"], whole["host"]) == (expected, you, host)
        assert (whole["status"], whole["view"], whole["legal"], whole["clock"]) == ("open", None, [], None)


def test_who_is_away_and_who_is_ready_is_shown() -> None:
    sitting = Sitting("deluxe", 2, (), options={"turn_cap": 3}).start()
    sitting.finish_round()
    sitting.enter(Returned, "bo")
    sitting.enter(Missed, seat=1)
    sitting.enter(Returned, "ana")
    sitting.enter(Returned, "bo")
    sitting.enter(Readied, "bo")
    assert [(seat["away"], seat["ready"]) for seat in snapshot_of(sitting.table, None)["seats"]] == [
        (False, False),
        (False, True),
    ]
    sitting.enter(Missed, seat=0)
    assert snapshot_of(sitting.table, None)["seats"][0]["away"] is True


def dealt() -> Sitting:
    """Ana's turn among three people; she has two cards."""
    sitting = Sitting(people=3, bots=(), clocks=Clocks(decision=20)).start()
    return sitting.lay_out({"ana": "R1 G2", "bo": "R3 G4 G5", "cy": "B3 B4 B5"}, draw="Y1 Y2 Y3", discard="R7")


def test_each_player_sees_the_own_cards_and_what_may_be_done_with_them() -> None:
    sitting = dealt()
    ana, bo, zoe = (snapshot_of(sitting.table, guest) for guest in (HOST, guest_of("bo"), STRANGER))
    assert ana["view"]["hands"] == {"ana": ["R1", "G2"], "bo": 3 * ["??"], "cy": 3 * ["??"]}
    assert bo["view"]["hands"] == {"ana": 2 * ["??"], "bo": ["R3", "G4", "G5"], "cy": 3 * ["??"]}
    assert zoe["view"]["hands"] == {"ana": 2 * ["??"], "bo": 3 * ["??"], "cy": 3 * ["??"]}
    assert (ana["legal"], bo["legal"], zoe["legal"]) == (["draw", "play R1", "uno"], [], [])
    assert "legal" not in ana["view"]
    assert (ana["view"]["viewer"], zoe["view"]["viewer"]) == ("ana", None)


def test_the_clock_runs_while_somebody_is_waited_for_who_is_there() -> None:
    """It begins when a card can have been seen to fall, after 200 milliseconds; the window is 2.5 seconds."""
    sitting = dealt()
    sitting.now += 700
    sitting.act("ana", "play R1")
    assert snapshot_of(sitting.table, None)["clock"] == {"since": 1_000_900, "until": 1_020_900, "window": 1_003_400}
    sitting.enter(Missed, seat=1)
    assert snapshot_of(sitting.table, None)["clock"] == {"since": 1_000_900, "until": None, "window": 1_003_400}
    sitting.act("cy", "catch ana")
    assert snapshot_of(sitting.table, None)["clock"] == {"since": 1_000_900, "until": None, "window": None}


def test_without_a_clock_there_is_no_end() -> None:
    sitting = Sitting(people=2, bots=(), clocks=Clocks(decision=0)).start()
    assert snapshot_of(sitting.table, None)["clock"]["until"] is None


def test_the_match_is_shown_with_its_standing_and_the_proof_of_every_round_that_is_over() -> None:
    sitting = Sitting("deluxe", 2, (), options={"turn_cap": 3}, format={"target": 5000}).start()
    promised = []
    for number in (1, 2, 3):
        told = snapshot_of(sitting.table, None)["match"]
        assert (told["round"], told["dealt"], len(told["rounds"])) == (number, True, number - 1)
        promised.append(told["commitment"])
        while not sitting.table.is_between_rounds:
            sitting.fall_due()
        sitting.fall_due()
    rounds = snapshot_of(sitting.table, None)["match"]["rounds"]
    assert [played["commitment"] for played in rounds] == promised
    assert [commitment_to(played["secret"]) for played in rounds] == promised
    total = rounds[-1]["totals"]
    best = max(total.values())
    standing = snapshot_of(sitting.table, None)["match"]["standing"]
    assert standing[0]["total"] == best
    assert {player for rank in standing for player in rank["players"]} == {"ana", "bo"}
    assert sum(played["points"].get("ana", 0) for played in rounds) == total["ana"]


def test_the_winners_are_shown_at_the_end() -> None:
    sitting = Sitting(people=1, bots=("careful",), format={"target": 1}).start().play_on()
    whole = snapshot_of(sitting.table, None)
    assert sitting.table.match is not None
    assert (whole["status"], whole["match"]["winners"]) == ("over", sitting.table.match.winners)


# Two boards


def test_at_two_boards_each_player_sees_and_hears_the_own_one() -> None:
    sitting = Sitting(people=8, bots=(), format={"scoring": "rotation"}).start()
    one, two = (board.game.players for board in sitting.table.boards)
    for player in (*one, *two):
        whole = snapshot_of(sitting.table, guest_of(player), which=0 if player in two else 1)
        assert whole["view"]["players"] == list(one if player in one else two)
        assert whole["match"]["boards"] == [list(one), list(two)]
    (player,) = sitting.table.boards[1].game.waiting
    changes = sitting.act(player, "draw")
    for guest in one:
        assert "events" not in update_of(sitting, guest_of(guest), changes)
    for guest in two:
        assert update_of(sitting, guest_of(guest), changes)["events"][0]["kind"] == "drew"


@pytest.mark.parametrize(("which", "seen"), [(0, 0), (1, 1), (2, 0), (-1, 0), (1 << 40, 0)])
def test_a_spectator_chooses_a_board(which: int, seen: int) -> None:
    sitting = Sitting(people=8, bots=(), format={"scoring": "rotation"}).start()
    whole = snapshot_of(sitting.table, STRANGER, which=which)
    assert whole["view"]["players"] == list(sitting.table.boards[seen].game.players)


def test_what_a_round_means_for_the_match_is_told_at_both_boards() -> None:
    options = {"turn_cap": 2}
    sitting = Sitting(people=8, bots=(), options=options, format={"scoring": "rotation"}).start()
    changes = None
    while not sitting.table.is_between_rounds:
        changes = sitting.fall_due()
    assert changes is not None
    for guest in everybody(sitting.table):
        kinds = [event["kind"] for event in update_of(sitting, guest, changes)["events"]]
        assert "scored" in kinds


# Events and sentences


def test_events_are_told_with_the_cards_that_the_viewer_may_see_and_in_its_language() -> None:
    sitting = dealt()
    changes = sitting.act("ana", "draw")
    heard = {}
    for guest, lang in ((HOST, "en"), (guest_of("bo"), "en"), (guest_of("cy"), "fr"), (STRANGER, "es"), (None, "pt")):
        changed = update_of(sitting, guest, changes, lang)
        heard[lang, guest] = (changed["events"][0]["card"], changed["told"][0])
    rule = {"rule": "D-027"}
    assert heard == {
        ("en", HOST): ("Y1", {"text": "You drew a yellow 1."} | rule),
        ("en", guest_of("bo")): ("??", {"text": "Ana drew a card."} | rule),
        ("fr", guest_of("cy")): ("??", {"text": "Ana a pioché une carte."} | rule),
        ("es", STRANGER): ("??", {"text": "Ana robó una carta."} | rule),
        ("pt", None): ("??", {"text": "Ana biscou uma carta."} | rule),
    }
    assert "told" not in update_of(sitting, HOST, changes)


def test_a_newcomer_hears_of_the_last_actions_of_the_round_only() -> None:
    sitting = Sitting(people=1, bots=("random",), format={"target": 5000}).start()
    while len(sitting.table.boards[0].heard) <= RECENT_ACTIONS:
        sitting.fall_due()
    heard = sitting.table.boards[0].heard[-RECENT_ACTIONS:]
    events = snapshot_of(sitting.table, None)["events"]
    assert [event["kind"] for event in events] == [event.kind for action in heard for event in action]
    assert len(heard) == RECENT_ACTIONS


def test_of_the_chat_an_update_tells_the_line_that_is_new_or_reported() -> None:
    sitting = Sitting("deluxe", 3, (), options={"suggestions": "referee"}).start()
    sitting.enter(Chatted, "ana", name="ana", text="hello")
    changes = sitting.enter(Chatted, "bo", name="bo", text="lay green!")
    line = sitting.table.version
    assert [told["text"] for told in update_of(sitting, None, changes)["chat"]] == ["lay green!"]
    sitting.enter(Chatted, "ana", name="ana", text="hey")
    changes = sitting.enter(Reported, "ana", line=line)
    assert [(told["text"], told["reports"]) for told in update_of(sitting, None, changes)["chat"]] == [
        ("lay green!", 1)
    ]


# Watched tables


class Page:
    """A connection that keeps what it is sent."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def push(self, *text: bytes) -> None:
        self.texts.append(b"".join(text).decode())

    push_later = push


async def sent_in_a_match(sitting: Sitting, viewers: list[Viewer]) -> tuple[list[list[str]], list[list[str]]]:
    """The updates that each viewer of a match is sent, and the expected ones."""
    watched = WatchedTable(sitting.table, Clock())
    pages = [Page() for _ in viewers]
    watched.watchers = dict(zip(pages, viewers, strict=True))
    expected: list[list[str]] = [[] for _ in viewers]

    def broadcast(changes: ChangeSet, entry: AnyEntry) -> None:
        watched.broadcast(changes, watched.write_updates(changes, entry))
        for texts, viewer in zip(expected, viewers, strict=True):
            texts.append(update(sitting.table, viewer, changes, entry).decode())

    while (changes := sitting.fall_due()) is not None:
        broadcast(changes, sitting.log[-1])
        if len(sitting.log) % 10 == 0:
            broadcast(sitting.enter(Chatted, "zoe", name="zoe", text="oh!"), sitting.log[-1])
    return [page.texts for page in pages], expected


def test_everybody_who_looks_is_sent_what_they_may_know_and_nothing_else() -> None:
    """Spectators share their bytes, and get neither less nor more for it."""
    sitting = Sitting("flip", 2, ("careful",), format={"target": 1}).start()
    guests = [*everybody(sitting.table), guest_of("yan")]
    viewers = [Viewer(guest, lang) for guest in guests for lang in (None, "en", "fr")]
    sent, expected = asyncio.run(sent_in_a_match(sitting, viewers))
    here = [[text for text in texts if text.startswith('{"here"')] for texts in sent]
    updates = [[text for text in texts if not text.startswith('{"here"')] for texts in sent]
    assert updates == expected
    assert len({*map(tuple, here)}) == 1


def test_a_removed_guest_gets_no_more_updates() -> None:
    async def watch() -> tuple[list[str], list[str]]:
        sitting = Sitting(people=2, bots=()).start()
        watched = WatchedTable(sitting.table, Clock())
        bo, zoe = Page(), Page()
        watched.watchers = {bo: Viewer(guest_of("bo"), None), zoe: Viewer(STRANGER, None)}
        for kind, fields in ((Removed, {"guest": guest_of("bo")}), (Chatted, {"name": "ana", "text": "phew"})):
            changes = sitting.enter(kind, "ana", **fields)
            watched.broadcast(changes, watched.write_updates(changes, sitting.log[-1]))
        return bo.texts, zoe.texts

    bo, zoe = asyncio.run(watch())
    assert bo[-1] == '{"gone":{"table":"the-key-of-the-table","code":"seat/removed"}}'
    assert all("phew" not in text for text in bo)
    assert "phew" in zoe[-1]
