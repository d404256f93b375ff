"""Tables without a server: opened, joined, and played by their schedule and by people."""

from collections.abc import Callable, Iterable
from copy import copy, deepcopy
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from msgspec import json

from sabot.errors import Refused, Unreadable
from sabot.game import Game
from sabot.match.record import format_record
from sabot.revision import REVISION
from sabot.server.hosting.watched_table import encode
from sabot.server.projection.snapshot import snapshot
from sabot.server.projection.viewers import Viewer
from sabot.server.protocol.server_messages import Answer
from sabot.server.tables.log.change_set import ChangeSet
from sabot.server.tables.log.entries import Acted, AnyEntry, Opened, Sat, Started, format_entry, parse_entry
from sabot.server.tables.log.fold import apply
from sabot.server.tables.schedule import entry_for, next_scheduled
from sabot.server.tables.settings import PERSON, Clocks, Settings, check_settings
from sabot.server.tables.state import OVER, TableState

NAMES = ("ana", "bo", "cy", "dan", "eve", "fay", "gus", "hal", "ida", "joe")
KEY = "the-key-of-the-table"
SEED = "5eed-of-the-table"
BOTS = ("careful", "eager", "random")
SHORT = {"turn_cap": 6}
"""A round of six turns."""
MOST = 100_000
"""More entries than any match of a test has."""
FORMATS: dict[str, tuple[int, dict[str, Any]]] = {
    "winner": (4, {"target": 150}),
    "partners": (4, {"scoring": "partners", "target": 100}),
    "elimination": (4, {"scoring": "elimination", "target": 80}),
    "rotation of 4": (4, {"scoring": "rotation", "hands_per_partner": 1}),
    "rotation of 8": (8, {"scoring": "rotation", "hands_per_partner": 1}),
}
"""Short matches by name: how many seats, and the format."""


def guest_of(name: str) -> str:
    """The id of the guest with a name."""
    return f"guest-{name}"


HOST = guest_of("ana")
STRANGER = guest_of("zoe")


class Sitting:
    """A table with its log and its clock. The host is ana, and the other people sit down in the order of names."""

    def __init__(
        self,
        edition: str = "deluxe",
        people: int = 1,
        bots: Iterable[str] = ("careful",),
        *,
        seed: str = SEED,
        clocks: Clocks | None = None,
        **settings: Any,
    ) -> None:
        self.now = 1_000_000
        self.log: list[AnyEntry] = []
        self.table = TableState(KEY, seed)
        self.people = NAMES[:people]
        seats = (*(PERSON for _ in self.people), *bots)
        written = json.encode(Settings(edition=edition, seats=seats, clocks=clocks or Clocks(), **settings))
        chosen = json.decode(written, type=Settings)
        check_settings(chosen)
        self.enter(Opened, "ana", name="ana", settings=chosen, rules=REVISION)
        on_device = 1 + len(chosen.device)
        for number, name in enumerate(self.people[on_device:], on_device):
            self.enter(Sat, name, name=name, seat=number)

    def enter(self, kind: Callable[..., AnyEntry], who: str | None = None, /, **fields: Any) -> ChangeSet:
        """Apply an entry now, of a guest or of the server. Refused entries are not logged."""
        return self.take(kind(at=self.now, by=None if who is None else guest_of(who), **fields))

    def take(self, entry: AnyEntry) -> ChangeSet:
        """Apply an entry, and log it."""
        changes = apply(self.table, entry)
        self.log.append(entry)
        return changes

    def start(self) -> "Sitting":
        """Start the match."""
        self.enter(Started, "ana")
        return self

    def act(self, name: str, action: str) -> ChangeSet:
        """Let a person act."""
        number = self.table.seating.number_of(guest_of(name))
        return self.enter(Acted, name, seat=number, action=action)

    def refuses(self, code: str, kind: Callable[..., AnyEntry], who: str | None = None, /, **fields: Any) -> None:
        """Check that an entry is refused with this code, and that nothing changes."""
        before = everything(self.table)
        with pytest.raises((Refused, Unreadable)) as caught:
            self.enter(kind, who, **fields)
        error: Any = caught.value
        assert error.code == code
        assert everything(self.table) == before, "it was refused but changed something"

    def again(self) -> TableState:
        """The table that another process would build from the log."""
        table = TableState(KEY, self.table.seed)
        for entry in self.log:
            apply(table, parse_entry(format_entry(entry)))
        return table

    def fall_due(self) -> ChangeSet | None:
        """Apply what falls due next, at its time; None if nothing does."""
        due = next_scheduled(self.table)
        if due is None:
            return None
        self.now = max(self.now, due.at)
        return self.take(entry_for(self.table, due, self.now))

    def play_on(self, entries: int = MOST) -> "Sitting":
        """Apply so many entries that fall due, or all until the end."""
        for _ in range(entries):
            if self.fall_due() is None:
                return self
        assert entries < MOST, "the match does not end"
        return self

    def finish_round(self) -> "Sitting":
        """Apply what falls due until the next round can be dealt."""
        while not self.table.is_between_rounds:
            assert self.fall_due() is not None, "the match is over"
        return self

    def go_on(self, chance: Random) -> ChangeSet | None:
        """Apply a legal action of a person, or what falls due; None if nothing does."""
        people = [seat for seat in self.table.seating if seat.is_here and self.table.board_in_play(seat.name)]
        able = [(seat, action) for seat in people for action in self.game_of(seat.name).legal(seat.name)]
        if not able or chance.random() < 0.5:
            return self.fall_due()
        seat, action = chance.choice(able)
        self.now += chance.randint(1, 3000)
        number = self.table.seating.seats.index(seat)
        return self.take(Acted(at=self.now, by=seat.guest, seat=number, action=action))

    def game_of(self, name: str) -> Game:
        """The game in which a player takes part."""
        board = self.table.board_of(name)
        assert board is not None
        return board.game

    def lay_out(self, hands: dict[str, str], *, draw: str = "", discard: str, **keys: Any) -> "Sitting":
        """Put other cards on the table in the first round: hands as text, piles top first, ana's turn."""
        position = {
            "edition": self.table.settings.edition,
            "options": self.table.settings.options,
            "players": list(hands),
            "hands": {player: hand.split() for player, hand in hands.items()},
            "draw": draw.split(),
            "discard": discard.split(),
            **keys,
        }
        game = Game.from_position(position)
        put_games(self.table, [game])
        self.table.boards[0].owing = frozenset(game.owes_uno)
        return self


def short(people: int = 2, bots: Iterable[str] = (), **settings: Any) -> Sitting:
    """A match of short rounds, not yet started."""
    return Sitting("deluxe", people, bots, **{"options": SHORT} | settings)


def hands(sitting: Sitting) -> list[dict[str, list[str]]]:
    """The hands of all players, board by board."""
    return [board.game.describe()["hands"] for board in sitting.table.boards]


def seats_for(people: int, seats: int) -> tuple[str, ...]:
    """Bots of all kinds for the other seats."""
    return tuple(BOTS[number % len(BOTS)] for number in range(seats - people))


def everybody(table: TableState) -> list[str | None]:
    """Every guest with a seat, the host, a spectator, and None for a viewer without an id."""
    return [*dict.fromkeys([table.host, *(str(seat.guest) for seat in table.seating.people), STRANGER]), None]


def shown(table: TableState, guest: str | None, lang: str | None = "en", which: int = 0) -> str:
    """The snapshot that a viewer gets, as text."""
    return encode(Answer(snapshot=snapshot(table, Viewer(guest, lang, which), table.at))).decode()


def everything(table: TableState) -> list[object]:
    """The whole state of a table: what viewers are shown, and what nobody is."""
    told: list[object] = [shown(table, guest, None) for guest in everybody(table)]
    told += [shown(table, table.host, "fr")]
    told += [table.version, table.at, table.host, sorted(table.removed), sorted(table.ready)]
    told += [copy(seat) for seat in table.seating]
    told += [(board.game.position(), board.since, board.asked, board.window) for board in table.boards]
    told += [(number, known.guest, sorted(known.reports)) for number, known in table.chat.suspicions.items()]
    told += [sorted(table.chat.muted)]
    told += [deepcopy(table.requests)]
    return [*told, format_record(table.match) if table.match else None]


def put_games(table: TableState, games: list[Game]) -> None:
    """Replace the games on the boards of a table. A round that is over stays as it is."""
    table.boards = [replace(board, game=game) for board, game in zip(table.boards, games, strict=True)]
    if table.match is not None and table.match.games:
        table.match.games = tuple(games)
        table.match._seated = [game._round for game in games]


def twin(table: TableState) -> TableState:
    """A copy that is independent in all that a round can change."""
    other = copy(table)
    other.seating = deepcopy(table.seating)
    other.requests = deepcopy(table.requests)
    other.match = table.match.copy() if table.match else None
    other.boards = [replace(board, heard=[*board.heard]) for board in table.boards]
    put_games(other, [board.game.copy() for board in table.boards])
    return other


def is_over(sitting: Sitting) -> bool:
    """Whether the table is over."""
    return sitting.table.status == OVER
