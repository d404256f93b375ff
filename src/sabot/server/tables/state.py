"""The state of a table: what the entries of its log have made of it."""

from itertools import chain

from sabot.errors import Refused, Unreadable
from sabot.match import Match
from sabot.match.provable_deals import SPLITMIX, commitment_to, secret_of
from sabot.notation.actions import CARD_VERBS, verb_of
from sabot.server.tables.board import Board
from sabot.server.tables.chat import Chat
from sabot.server.tables.log.entries import NO_GUESTS, Guest
from sabot.server.tables.log.idempotency import IdempotencyKeys
from sabot.server.tables.seat_requests import SeatRequests
from sabot.server.tables.seating import Seat, Seating
from sabot.server.tables.settings import NEVER, NEXT_ROUND, NOW, Settings

OPEN, PLAYING, OVER = "open", "playing", "over"
ASK = "ask"
"""How a newcomer takes over a seat, beside the ways that a table can choose: the others must agree."""


class TableState:
    """The state of a table after some entries of its log.

    `fold.apply` is the only way to change it.
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
        self.removed = NO_GUESTS
        """Guests whom the host removed, here or at the table before the rematch."""
        self.match: Match | None = None
        self.is_branch = False
        """Whether the match is a branch of one that was played at another table."""
        self.wishes: tuple[str, ...] = ()
        """What the bots do as soon as it is possible, in an introduction."""
        self.boards: list[Board] = []
        """The boards of the round; they stay when it is over."""
        self.ready = NO_GUESTS
        """Guests who are ready for the next round."""
        self.chat = Chat()
        self.requests = SeatRequests()
        self.rematch: str | None = None
        self.idempotency_keys = IdempotencyKeys()

    @property
    def is_introduction(self) -> bool:
        """Whether the match is an introduction. It counts for nothing, and nobody else can see it."""
        return self.match is not None and self.match.is_arranged

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
    def round(self) -> int:
        """The current round, or the one that is dealt next, counted from 1; 0 before the start."""
        return len(self.match.rounds) if self.match else 0

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

    def held_until(self, player: str, action: str) -> int:
        """When a player of the current round may carry out an action; 0 is now; or Refused or Unreadable."""
        self.check_faces(action)
        return self.boards[self.board_number(player)].held_until(player, action)

    def check_faces(self, action: str) -> None:
        """Raise Unreadable if an action names a face that its player may not know: a refusal would reveal it."""
        if "/" in action and verb_of(action) in CARD_VERBS and not self.settings.options.get("peek"):
            raise Unreadable("one-face", action=repr(action))

    def check_host(self, guest: Guest | None) -> None:
        """Raise Refused unless a guest is the host."""
        if guest != self.host:
            raise Refused("table/host-only")

    def check_open(self) -> None:
        """Raise Refused if the match was started."""
        if self.status != OPEN:
            raise Refused("table/started")

    def check_playing(self) -> Match:
        """The match that was started; or Refused."""
        if self.match is None:
            raise Refused("table/not-started")
        return self.match

    def check_between_rounds(self) -> Match:
        """The match, whose next round can be dealt; or Refused."""
        match = self.check_playing()
        if match.games:
            raise Refused("deal/too-early")
        return match

    def seats_of(self, guest: Guest | None) -> list[Seat]:
        """The seats of a guest: one, or on a shared device all of them."""
        return [seat for seat in self.seating.people if seat.guest == guest]

    def is_everybody_ready(self) -> bool:
        """Whether every player of the next round is ready."""
        assert self.match is not None
        playing = self.match.playing
        return all(seat.guest in self.ready for seat in self.seating if seat.is_here and seat.name in playing)
