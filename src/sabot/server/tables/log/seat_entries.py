"""Entries of a table's log about seats: who takes, asks for, leaves and loses one."""

from msgspec.structs import replace

from sabot.errors import Refused
from sabot.match.match import check_text
from sabot.server.tables.log import entries as log
from sabot.server.tables.log.change_set import GAME, MATCH, SEATS, SETTINGS, STATUS, ChangeSet
from sabot.server.tables.log.entries import Guest
from sabot.server.tables.log.play_entries import deal
from sabot.server.tables.seat_requests import SeatRequest
from sabot.server.tables.seating import Seating
from sabot.server.tables.settings import settings_of_revision, shared
from sabot.server.tables.state import OPEN, OVER, PLAYING, TableState


def opened(table: TableState, entry: log.Opened) -> ChangeSet:
    """Open the table; its host takes the first free seat."""
    assert entry.by is not None
    table.created = entry.at
    table.settings = shared(settings_of_revision(entry.settings, entry.rules))
    table.host = entry.by
    table.chance = entry.chance
    if entry.removed:
        table.removed = frozenset(entry.removed)
    if entry.removed_places:
        table.requests.removed_places = frozenset(entry.removed_places)
    table.requests.places |= dict.fromkeys(entry.admitted, "")
    table.seating = Seating(entry.settings.seats)
    free = table.seating.free()
    assert free is not None
    _take_seat(table, free, entry.by, entry.name, entry.place, face=entry.face)
    table.seating.sit_on_device(entry.by, entry.settings.device)
    return ChangeSet({SEATS, STATUS, MATCH})


def sat(table: TableState, entry: log.Sat) -> ChangeSet:
    """A guest takes a seat, or changes the salt and the face of the own one before the match."""
    assert entry.by is not None
    if entry.by in table.removed:
        raise Refused("seat/removed")
    if entry.salt:
        check_text(entry.salt, "salt")
    if table.status == OPEN and table.seating[entry.seat].guest == entry.by:
        table.seating[entry.seat].salt = entry.salt
        if entry.face:
            table.seating.wear(entry.seat, entry.by, entry.face)
        return ChangeSet({SEATS})
    return ChangeSet(_take_seat(table, entry.seat, entry.by, entry.name, entry.place, entry.salt, entry.face))


def _take_seat(
    table: TableState, number: int, guest: Guest, name: str, place: str, salt: str = "", face: str = ""
) -> set[str]:
    """Let a guest take a seat, and return what changed. At a table without its host, the guest is the new one."""
    is_bots = not table.seating[number].is_person
    table.seating.sit(number, guest, name, salt, face, is_open=table.is_open_bot(number))
    table.requests.places[guest] = place
    table.requests.pending.pop(guest, None)
    if not table.is_host_seated:
        table.host = guest
    if is_bots:
        _note_wish(table, number)
    return {SEATS, GAME, SETTINGS} if is_bots else {SEATS, GAME}


def asked(table: TableState, entry: log.Asked) -> ChangeSet:
    """A guest asks for a seat that cannot be taken at once."""
    assert entry.by is not None
    if entry.by in table.removed:
        raise Refused("seat/removed")
    if entry.salt:
        check_text(entry.salt, "salt")
    request = SeatRequest(entry.by, entry.name, entry.seat, entry.place, entry.salt, entry.face)
    table.requests.ask(table, request, entry.at)
    return ChangeSet({SEATS, GAME})


def answered(table: TableState, entry: log.Answered) -> ChangeSet:
    """Somebody answers a request for a seat."""
    table.requests.answer(table, entry.guest, entry.by, entry.at, is_allowed=entry.allowed)
    return ChangeSet({SEATS, GAME})


def grant_requests(table: TableState) -> set[str]:
    """Give seats to those who asked, where everybody agrees, and return what changed.

    In a match a bot plays until they come back.
    """
    parts: set[str] = set()
    if table.status == OVER:
        table.requests.pending.clear()
    while (request := table.requests.next_granted(table)) is not None:
        parts |= _take_seat(table, request.seat, request.guest, request.name, request.place, request.salt, request.face)
        table.seating[request.seat].is_away = table.status == PLAYING
    return parts


def left(table: TableState, entry: log.Left) -> ChangeSet:
    """A guest leaves the own seat, or takes a request back."""
    assert entry.by is not None
    if table.requests.pending.pop(entry.by, None) is not None:
        return ChangeSet({SEATS})
    _vacate(table, entry.by)
    return _after_departure(table, entry.at)


def removed(table: TableState, entry: log.Removed) -> ChangeSet:
    """The host removes a guest for good."""
    table.check_host(entry.by)
    if entry.guest == table.host:
        raise Refused("remove/host")
    table.removed |= {entry.guest}
    table.requests.remove(entry.guest, entry.place)
    if table.seating.number_of(entry.guest) is not None:
        _vacate(table, entry.guest, entry.by)
    return _after_departure(table, entry.at)


def _after_departure(table: TableState, at: int) -> ChangeSet:
    """Deal the next round if only the guest who has left was not ready."""
    is_next = table.is_between_rounds and table.ready and table.is_everybody_ready()
    return deal(table, at) if is_next else ChangeSet({SEATS, GAME})


def _vacate(table: TableState, guest: Guest, by: Guest | None = None) -> None:
    is_dealt = table.board_in_play(table.seating.seat_of(guest).name) is not None
    in_round = table.round if is_dealt else 0  # before the deal there are no cards to know
    table.seating.vacate(guest, is_named=table.status != OPEN, in_round=in_round, by=by)
    table.ready -= {guest}
    others = table.seating.people
    if guest == table.host and others:
        table.host = str(others[0].guest)


def changed(table: TableState, entry: log.Changed) -> ChangeSet:
    """The host changes who a seat is for."""
    table.check_host(entry.by)
    table.check_open()
    table.seating.change(entry.seat, entry.to)
    _note_wish(table, entry.seat)
    return ChangeSet({SETTINGS, SEATS})


def _note_wish(table: TableState, number: int) -> None:
    """Note who a seat is for in the settings, so that a rematch is for as many people."""
    seats = [*table.settings.seats]
    seats[number] = table.seating[number].wish
    table.settings = replace(table.settings, seats=tuple(seats))
