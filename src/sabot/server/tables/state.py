"""The state of a table: the fold of its log, entry by entry."""

from collections.abc import Callable, Collection
from itertools import chain
from typing import Any, ClassVar

from msgspec.structs import replace

from sabot.errors import Refused, Unreadable
from sabot.match import Match
from sabot.match.match import check_text
from sabot.match.provable_deals import SPLITMIX, commitment_to, secret_of
from sabot.match.replay import Replay
from sabot.notation.actions import CARD_VERBS, verb_of
from sabot.round import REFEREE
from sabot.server.tables import entries as log
from sabot.server.tables.board import Board
from sabot.server.tables.change_set import CHAT, GAME, MATCH, MUTES, SEATS, SETTINGS, STATUS, ChangeSet
from sabot.server.tables.chat import Chat, ChatLine, check_line
from sabot.server.tables.entries import AnyEntry, Guest
from sabot.server.tables.idempotency import IdempotencyKeys
from sabot.server.tables.seat_requests import SeatRequest, SeatRequests
from sabot.server.tables.seating import Seat, Seating
from sabot.server.tables.settings import NEVER, NEXT_ROUND, NOW, Settings, settings_of_revision

OPEN, PLAYING, OVER = "open", "playing", "over"
ASK = "ask"
"""How a newcomer takes over a seat, beside the ways that a table can choose: the others must agree."""
AFTERWARDS = (log.Chatted, log.Muted, log.Removed, log.Rematched)
"""The entries that are still possible when the match is over."""


class TableState:
    """The state of a table after some entries of its log.

    `apply` is the only way to change it. If it raises Refused or Unreadable, nothing has changed.
    """

    def __init__(self, key: str, seed: str) -> None:
        self.key = key
        self.seed = seed
        """The seed of all deals. Nobody may know it before the end of the match."""
        self.chance = SPLITMIX
        """Where the chance of the match comes from."""
        self.version = 0
        """How many entries were applied."""
        self.created = 0
        self.at = 0
        """The time of the last entry, in milliseconds."""
        self.status = OPEN
        self.settings: Settings
        self.host: Guest = ""
        self.seating: Seating
        self.has_bots = False
        """Whether a bot plays any seat, its own or for somebody else."""
        self.removed: set[Guest] = set()
        """Guests whom the host removed, here or at the table before the rematch."""
        self.match: Match | None = None
        self.is_branch = False
        """Whether the match is a branch of one that was played at another table."""
        self.boards: list[Board] = []
        """The boards of the round; they stay when it is over."""
        self.ready: set[Guest] = set()
        """Guests who are ready for the next round."""
        self.chat = Chat()
        self.requests = SeatRequests()
        self.rematch: str | None = None
        self.idempotency_keys = IdempotencyKeys()

    @property
    def is_between_rounds(self) -> bool:
        """Whether the next round can be dealt."""
        return self.status == PLAYING and self.match is not None and not self.match.games

    @property
    def next_deal(self) -> int:
        """When the next round is dealt at the latest, in milliseconds. Without people there is no pause."""
        ended = max((board.since for board in self.boards), default=self.at)
        has_people = any(seat.is_here for seat in self.seating)
        return ended + (round(self.settings.clocks.pause * 1000) if has_people else 0)

    @property
    def commitment(self) -> str:
        """The commitment to the current deal, or to the next one."""
        return self.match.rounds[-1].commitment if self.match else commitment_to(secret_of(self.seed, 1))

    def board_of(self, player: str | None) -> Board | None:
        """The board at which a player sits; for a spectator the first one."""
        return self.boards[self.board_number(player)] if self.boards else None

    def board_number(self, player: str | None) -> int:
        """The number of the board at which a player sits; for a spectator 0."""
        if len(self.boards) > 1:
            for which, board in enumerate(self.boards):
                if player in board.game.players:
                    return which
        return 0

    def board_in_play(self, player: str) -> Board | None:
        """The board at which a player takes part in the current round."""
        if self.match is None or not self.match.games:
            return None
        board = self.boards[self.board_number(player)]
        return board if player in board.game.players else None

    def player_of(self, guest: Guest | None, seat: int | None = None) -> str | None:
        """The name of a guest in the match; on a shared device, of the person who looks at a seat, if anybody does."""
        number = self.seat_seen(guest, seat)
        return None if number is None or self.status == OPEN else self.seating[number].name

    def seat_seen(self, guest: Guest | None, seat: int | None) -> int | None:
        """The number of the seat that a guest sees as its own. On a shared device it is the one that is looked at."""
        device = self.seating.device_of(guest)
        if device and self.status != OPEN:
            return seat if seat in device else None
        return self.seating.number_of(guest)

    def is_known(self, guest: Guest | None) -> bool:
        """Whether a guest is the host, or has a seat or asks for one."""
        return guest is not None and (
            guest == self.host or guest in self.requests.pending or self.seating.number_of(guest) is not None
        )

    def check_sit(self, guest: Guest, number: int, place: str) -> None:
        """Raise Refused if a guest cannot take a seat, or not without asking.

        Entries are checked before they are made, not when they are applied: logs of older releases have others.
        """
        if guest in self.removed:
            raise Refused("seat/removed")
        if self.seating[number].guest != guest:
            self.check_free(number, guest)
            self.requests.check_sit(self, guest, number, place)

    def exclusions(self) -> dict[str, tuple[str, ...]]:
        """Who may not join the rematch, and who must ask its host: fields of the entry that opens it."""
        places = self.requests.removed_places
        admitted = (guest for guest, place in self.requests.places.items() if not place or place in places)
        return {
            "removed": tuple(sorted(self.removed)),
            "removed_places": tuple(sorted(places)),
            "admitted": tuple(sorted(admitted)) if places else (),
        }

    @property
    def is_host_seated(self) -> bool:
        """Whether the host has a seat."""
        return self.seating.number_of(self.host) is not None

    def names_of_others(self, guest: Guest) -> list[str]:
        """The names of everybody else who has a seat or asks for one."""
        seats = (seat for seat in self.seating if seat.guest != guest and guest not in seat.left_by)
        seated = [seat.name for seat in seats if seat.name]
        return seated + [request.name for request in self.requests.pending.values() if request.guest != guest]

    def may_watch(self, guest: Guest | None) -> bool:
        """Whether a guest may watch: players, guests who could still join, and spectators where they are allowed."""
        return guest not in self.removed and (self.settings.spectators or self.has_room or self.is_known(guest))

    def check_watch(self, guest: Guest | None) -> None:
        """Raise Refused if a guest may not watch. The refusal is the same as for a table that does not exist."""
        if not self.may_watch(guest):
            raise Refused("table/none")

    @property
    def has_room(self) -> bool:
        """Whether somebody can still join or take over a seat."""
        return self.status == OPEN or (self.status == PLAYING and self.seating.free() is not None)

    def is_open_bot(self, number: int) -> bool:
        """Whether latecomers may take over from a bot that has had its seat from the start."""
        allowed = self.settings.takeover if self.settings.spectators else NEVER
        seat, match = self.seating[number], self.match
        is_bot = match is not None and not seat.is_person and seat.name in match.playing
        return self.status == PLAYING and is_bot and allowed != NEVER

    def is_free(self, number: int) -> bool:
        """Whether a newcomer can have a seat, at once or on request."""
        return self.seating.is_free(number, is_open=self.is_open_bot(number))

    def check_free(self, number: int, guest: Guest) -> None:
        """Raise Refused unless a guest can have a seat, at once or on request."""
        self.seating.check_free(number, guest, is_open=self.is_open_bot(number))

    def takeover_of(self, number: int) -> str:
        """How a newcomer takes over a seat of the running match; empty if it is not offered.

        `now`: at once. `ask`: the others must agree. `round`: when this round is over.
        """
        match = self.match
        if self.status != PLAYING or match is None or not self.is_free(number):
            return ""
        name = self.seating[number].name
        if name not in match.playing:
            return ""
        if self.board_in_play(name) is None:
            return NOW
        return NEXT_ROUND if self.settings.takeover == NEXT_ROUND else ASK

    @property
    def free_seats(self) -> list[int]:
        """The seats that a newcomer can take, at once or on request. Those that nobody asks for come first."""
        numbers = range(len(self.seating.seats))
        asked_for = {request.seat for request in self.requests.pending.values()}
        free = [number for number in numbers if (self.is_free if self.status == OPEN else self.takeover_of)(number)]
        return sorted(free, key=lambda number: number in asked_for)

    def free_seat_for(self, guest: Guest) -> int | None:
        """The seat for a guest who wants any: the one that they have left, else the first that is offered."""
        own = (n for n, seat in enumerate(self.seating) if guest in seat.left_by and self.is_free(n))
        return next(chain(own, self.free_seats), None)

    @property
    def can_be_joined(self) -> bool:
        """Whether the table gathers people: before the match, and while a newcomer can take a seat."""
        return self.status == OPEN or bool(self.free_seats)

    def apply(self, entry: AnyEntry) -> ChangeSet:
        """Apply an entry and return what it changed; or raise Refused or Unreadable, and change nothing."""
        if self.status == OVER and not isinstance(entry, AFTERWARDS):
            raise Refused("table/over")
        changes = self._handlers[type(entry)](self, entry)
        if SEATS in changes.parts:
            changes.parts |= self._grant_requests()
            self.has_bots = self.seating.has_bots
        self.version += 1
        self.at = entry.at
        if entry.by is not None and entry.id is not None:
            self.idempotency_keys.remember(entry.by, entry.id, self.version)
        return changes

    def _opened(self, entry: log.Opened) -> ChangeSet:
        assert entry.by is not None
        self.created = entry.at
        self.settings = settings_of_revision(entry.settings, entry.rules)
        self.host = entry.by
        self.chance = entry.chance
        self.removed.update(entry.removed)
        self.requests.removed_places.update(entry.removed_places)
        self.requests.places |= dict.fromkeys(entry.admitted, "")
        self.seating = Seating(entry.settings.seats)
        free = self.seating.free()
        assert free is not None
        self._seat(free, entry.by, entry.name, entry.place)
        self.seating.sit_on_device(entry.by, entry.settings.device)
        return ChangeSet({SEATS, STATUS, MATCH})

    def _sat(self, entry: log.Sat) -> ChangeSet:
        assert entry.by is not None
        if entry.by in self.removed:
            raise Refused("seat/removed")
        if entry.salt:
            check_text(entry.salt, "salt")
        if self.status == OPEN and self.seating[entry.seat].guest == entry.by:
            self.seating[entry.seat].salt = entry.salt
            return ChangeSet({SEATS})
        return ChangeSet(self._seat(entry.seat, entry.by, entry.name, entry.place, entry.salt))

    def _seat(self, number: int, guest: Guest, name: str, place: str, salt: str = "") -> set[str]:
        """Let a guest take a seat, and return what changed. At a table without its host, the guest is the new one."""
        is_bots = not self.seating[number].is_person
        self.seating.sit(number, guest, name, salt, is_open=self.is_open_bot(number))
        self.requests.places[guest] = place
        self.requests.pending.pop(guest, None)
        if not self.is_host_seated:
            self.host = guest
        if is_bots:
            self._note_wish(number)
        return {SEATS, GAME, SETTINGS} if is_bots else {SEATS, GAME}

    def _asked(self, entry: log.Asked) -> ChangeSet:
        assert entry.by is not None
        if entry.by in self.removed:
            raise Refused("seat/removed")
        self.requests.ask(self, SeatRequest(entry.by, entry.name, entry.seat, entry.place), entry.at)
        return ChangeSet({SEATS, GAME})

    def _answered(self, entry: log.Answered) -> ChangeSet:
        self.requests.answer(self, entry.guest, entry.by, entry.at, is_allowed=entry.allowed)
        return ChangeSet({SEATS, GAME})

    def _grant_requests(self) -> set[str]:
        """Give seats to those who asked, where everybody agrees, and return what changed.

        In a match a bot plays until they come back.
        """
        parts: set[str] = set()
        if self.status == OVER:
            self.requests.pending.clear()
        while (request := self.requests.next_granted(self)) is not None:
            parts |= self._seat(request.seat, request.guest, request.name, request.place)
            self.seating[request.seat].is_away = self.status == PLAYING
        return parts

    def _left(self, entry: log.Left) -> ChangeSet:
        assert entry.by is not None
        if self.requests.pending.pop(entry.by, None) is not None:
            return ChangeSet({SEATS})
        self._vacate(entry.by)
        return self._after_departure(entry.at)

    def _removed(self, entry: log.Removed) -> ChangeSet:
        self._check_host(entry.by)
        if entry.guest == self.host:
            raise Refused("remove/host")
        self.removed.add(entry.guest)
        self.requests.remove(entry.guest, entry.place)
        if self.seating.number_of(entry.guest) is not None:
            self._vacate(entry.guest, entry.by)
        return self._after_departure(entry.at)

    def _after_departure(self, at: int) -> ChangeSet:
        """Deal the next round if only the guest who has left was not ready."""
        is_next = self.is_between_rounds and self.ready and self._is_everybody_ready()
        return self._deal(at) if is_next else ChangeSet({SEATS, GAME})

    def _vacate(self, guest: Guest, by: Guest | None = None) -> None:
        is_dealt = self.board_in_play(self.seating.seat_of(guest).name) is not None
        in_round = self.round if is_dealt else 0  # before the deal there are no cards to know
        self.seating.vacate(guest, is_named=self.status != OPEN, in_round=in_round, by=by)
        self.ready.discard(guest)
        others = self.seating.people
        if guest == self.host and others:
            self.host = str(others[0].guest)

    def _changed(self, entry: log.Changed) -> ChangeSet:
        self._check_host(entry.by)
        self._check_open()
        self.seating.change(entry.seat, entry.to)
        self._note_wish(entry.seat)
        return ChangeSet({SETTINGS, SEATS})

    def _note_wish(self, number: int) -> None:
        """Note who a seat is for in the settings, so that a rematch is for as many people."""
        seats = [*self.settings.seats]
        seats[number] = self.seating[number].wish
        self.settings = replace(self.settings, seats=tuple(seats))

    def _started(self, entry: log.Started) -> ChangeSet:
        self._check_host(entry.by)
        self._check_open()
        if not self.seating.people:
            raise Refused("start/nobody")
        if entry.salt:
            self.seating.seat_of(entry.by).salt = check_text(entry.salt, "salt")
        self.seating.fill(entry.names)
        seats = self.seating.seats
        self.match = Match(
            self.settings.edition,
            [seat.name for seat in seats],
            seed=self.seed,
            options=self.settings.options,
            format=self.settings.format,
            bots={seat.name: seat.wish for seat in seats if not seat.is_person},
            chance=self.chance,
        )
        for seat in seats:
            if seat.salt:
                self.match.add_salt(seat.name, seat.salt)
        self.status = PLAYING
        return self._deal(entry.at, {STATUS})

    def _branched(self, entry: log.Branched) -> ChangeSet:
        self._check_host(entry.by)
        self._check_open()
        replay = Replay(entry.record)
        self.match = replay.match
        self.is_branch = True
        for seat, player in zip(self.seating, self.match.players, strict=True):
            seat.name = player
        self.status = PLAYING
        number = len(self.match.rounds)
        steps = [step for step in replay.steps if step.round == number]
        version = self.version + 1
        self.boards = [
            Board(game, [step.events for step in steps if step.table == which], entry.at, version, version)
            for which, game in enumerate(self.match.games)
        ]
        return ChangeSet({SEATS, STATUS, MATCH, GAME})

    def _readied(self, entry: log.Readied) -> ChangeSet:
        seat = self._speaking_seat(entry.by)
        match = self._check_between_rounds()
        if entry.salt:
            if any(player == seat.name for player, _ in match.rounds[-1].salts):
                raise Refused("salt/twice")  # everybody sees all salts
            match.add_salt(seat.name, entry.salt)
        for own in self._seats_of(entry.by):
            own.is_away = False
        self.ready.add(str(entry.by))
        return self._deal(entry.at) if self._is_everybody_ready() else ChangeSet({MATCH, SEATS})

    def _seats_of(self, guest: Guest | None) -> list[Seat]:
        """The seats of a guest: one, or on a shared device all of them."""
        return [seat for seat in self.seating.people if seat.guest == guest]

    def _speaking_seat(self, guest: Guest | None) -> Seat:
        """The seat of a guest that salts a deal: on a shared device, the first that still plays. Or Refused."""
        first = self.seating.seat_of(guest)
        playing = self.match.playing if self.match else ()
        return next((seat for seat in self._seats_of(guest) if seat.name in playing), first)

    def _is_everybody_ready(self) -> bool:
        """Whether every player of the next round is ready."""
        assert self.match is not None
        playing = self.match.playing
        return all(seat.guest in self.ready for seat in self.seating if seat.is_here and seat.name in playing)

    def _dealt(self, entry: log.Dealt) -> ChangeSet:
        self._check_between_rounds()
        return self._deal(entry.at)

    def _deal(self, at: int, parts: Collection[str] = ()) -> ChangeSet:
        assert self.match is not None
        parts = {*parts, SEATS, MATCH, GAME}
        self.match.deal()
        self.ready.clear()
        tables = self.match.rounds[-1].tables
        self.boards = [
            Board(game, [table.opening], at, self.version + 1, self.version + 1)
            for game, table in zip(self.match.games, tables, strict=True)
        ]
        return ChangeSet(parts, [(which, table.opening) for which, table in enumerate(tables)])

    def _acted(self, entry: log.Acted) -> ChangeSet:
        seat = self.seating[entry.seat]
        if entry.by is not None and entry.by != seat.guest:
            raise Refused("seat/not-yours")
        match = self._check_playing()
        self.check_faces(entry.action)
        changes = self._act(match, seat.name, seat.name, entry.action, entry.at)
        if entry.by is not None and seat.is_away:
            seat.is_away = False
            changes.parts.add(SEATS)
        return changes

    def _act(self, match: Match, actor: str, player: str, action: str, at: int) -> ChangeSet:
        """Carry out an action at the board of a player."""
        which = self.board_number(player)
        board = self.boards[which]
        happened = match.act(actor, action)
        news = ChangeSet({GAME}, [(which, happened.round)])
        board.hear(action, happened.round, at, self.version + 1, round(self.settings.clocks.window * 1000))
        if not match.games:
            news.parts |= {MATCH, SEATS}
            news.events.append((None, happened.match))
        if match.is_over:
            self.status = OVER
            news.parts.add(STATUS)
        return news

    def _missed(self, entry: log.Missed) -> ChangeSet:
        seat = self.seating[entry.seat]
        if not seat.is_here:
            raise Refused("seat/not-here")
        seat.is_away = True
        return ChangeSet({SEATS, GAME})

    def _returned(self, entry: log.Returned) -> ChangeSet:
        self.seating.own_number(entry.by)
        for seat in self._seats_of(entry.by):
            board = self.board_of(seat.name)
            if seat.is_away and board is not None and seat.name in board.game.waiting:
                board.since = entry.at  # otherwise the clock would run out again at once
            seat.is_away = False
        return ChangeSet({SEATS, GAME})

    def _resumed(self, entry: log.Resumed) -> ChangeSet:
        self._check_playing()
        for board in self.boards:
            board.postpone(entry.paused, entry.at, round(self.settings.clocks.window * 1000))
        return ChangeSet({GAME})

    def _chatted(self, entry: log.Chatted) -> ChangeSet:
        assert entry.by is not None
        self.check_watch(entry.by)
        name = self.speaker_name(entry.by, entry.name)
        check_line(entry.text, entry.phrase)
        self.chat.lines.append(
            ChatLine(
                number=self.version + 1,
                guest=entry.by,
                name=name,
                text=entry.text,
                phrase=entry.phrase,
                round=self.round,
                at=entry.at,
            )
        )
        return ChangeSet({CHAT})

    @property
    def round(self) -> int:
        """The current round, or the one that is dealt next, counted from 1; 0 before the start."""
        return len(self.match.rounds) if self.match else 0

    def speaker_name(self, guest: Guest, name: str) -> str:
        """The name under which a guest is heard in the chat; or Refused."""
        number = self.seating.number_of(guest)
        if number is not None:
            return self.seating[number].name
        if not name:
            raise Refused("chat/no-name")
        return self.seating.free_name(name)

    def is_muted(self, guest: Guest) -> bool:
        """Whether a guest may not speak. A host cannot be muted, not even one who was before."""
        return guest in self.chat.muted and guest != self.host

    def _reported(self, entry: log.Reported) -> ChangeSet:
        """Report a line; its author draws two cards when most of the other people have reported it (X-57).

        Where suggestions are not punished, the first report is refused already.
        """
        self.seating.seat_of(entry.by)
        match = self._check_playing()
        suspicion = self.chat.suspicion(entry.line, entry.author, len(match.rounds))
        if entry.by == suspicion.guest:
            raise Refused("report/own")
        number = self.seating.number_of(suspicion.guest)
        if number is None:
            raise Refused("report/no-line")
        suggester = self.seating[number]
        fine = f"suggestion {suggester.name}"
        match.game_of(suggester.name).check(REFEREE, fine)
        reports = suspicion.reports | {str(entry.by)}
        others = [seat for seat in self.seating.people if seat.guest != suggester.guest]
        changes = ChangeSet({CHAT})
        if 2 * sum(seat.guest in reports for seat in others) > len(others):
            changes = self._act(match, REFEREE, suggester.name, fine, entry.at)
            changes.parts.add(CHAT)
            suspicion.was_fined = True
        suspicion.reports = reports
        self.chat.suspect(entry.line, suspicion)
        return changes

    def _muted(self, entry: log.Muted) -> ChangeSet:
        self._check_host(entry.by)
        if entry.guest == self.host:
            raise Refused("mute/host")
        self.chat.muted.pop(entry.guest, None)
        if entry.muted:
            self.chat.muted[entry.guest] = entry.name
        return ChangeSet({MUTES})

    def _rematched(self, entry: log.Rematched) -> ChangeSet:
        if self.status != OVER or self.rematch != entry.instead_of:
            raise Refused("rematch/too-early")
        self.rematch = entry.table
        return ChangeSet({STATUS})

    def _closed(self, entry: log.Closed) -> ChangeSet:
        if entry.by is not None:
            self._check_host(entry.by)
        self.status = OVER
        return ChangeSet({STATUS, SEATS, MATCH, GAME})

    def held_until(self, player: str, action: str) -> int:
        """When a player of the current round may carry out an action; 0 is now; or Refused or Unreadable."""
        self.check_faces(action)
        return self.boards[self.board_number(player)].held_until(player, action)

    def check_faces(self, action: str) -> None:
        """Raise Unreadable if an action names a face that its player may not know: a refusal would reveal it."""
        if "/" in action and verb_of(action) in CARD_VERBS and not self.settings.options.get("peek"):
            raise Unreadable("one-face", action=repr(action))

    def _check_host(self, guest: Guest | None) -> None:
        if guest != self.host:
            raise Refused("table/host-only")

    def _check_open(self) -> None:
        if self.status != OPEN:
            raise Refused("table/started")

    def _check_playing(self) -> Match:
        if self.match is None:
            raise Refused("table/not-started")
        return self.match

    def _check_between_rounds(self) -> Match:
        match = self._check_playing()
        if match.games:
            raise Refused("deal/too-early")
        return match

    _handlers: ClassVar[dict[type, Callable[["TableState", Any], ChangeSet]]] = {
        log.Opened: _opened,
        log.Sat: _sat,
        log.Asked: _asked,
        log.Answered: _answered,
        log.Left: _left,
        log.Removed: _removed,
        log.Changed: _changed,
        log.Started: _started,
        log.Branched: _branched,
        log.Readied: _readied,
        log.Dealt: _dealt,
        log.Acted: _acted,
        log.Missed: _missed,
        log.Returned: _returned,
        log.Resumed: _resumed,
        log.Chatted: _chatted,
        log.Reported: _reported,
        log.Muted: _muted,
        log.Rematched: _rematched,
        log.Closed: _closed,
    }
