"""Entries of a table's log about its match: start, deals, actions, absences and the end."""

from collections.abc import Collection

from sabot.errors import Refused
from sabot.match import Match
from sabot.match.match import check_text
from sabot.match.replay import Replay
from sabot.server.tables.board import Board
from sabot.server.tables.log import entries as log
from sabot.server.tables.log.change_set import GAME, MATCH, SEATS, SETTINGS, STATUS, ChangeSet
from sabot.server.tables.log.entries import NO_GUESTS, Guest
from sabot.server.tables.seat_draw import draw_seats
from sabot.server.tables.seating import Seat
from sabot.server.tables.state import OVER, PLAYING, TableState
from sabot.server.tables.time_limits import seen_at, window_at


def started(table: TableState, entry: log.Started) -> ChangeSet:
    """The host starts the match."""
    table.check_host(entry.by)
    table.check_open()
    if not table.seating.people:
        raise Refused("start/nobody")
    if entry.salt:
        table.seating.seat_of(entry.by).salt = check_text(entry.salt, "salt")
    if table.settings.draw_seats:
        draw_seats(table)
    table.seating.fill(entry.names)
    seats = table.seating.seats
    table.match = Match(
        table.settings.edition,
        [seat.name for seat in seats],
        seed=table.seed,
        options=table.settings.options,
        format=table.settings.format,
        bots={seat.name: seat.wish for seat in seats if not seat.is_person},
        chance=table.chance,
    )
    for seat in seats:
        if seat.salt:
            table.match.add_salt(seat.name, seat.salt)
    table.status = PLAYING
    return deal(table, entry.at, {STATUS, SETTINGS} if table.settings.draw_seats else {STATUS})


def branched(table: TableState, entry: log.Branched) -> ChangeSet:
    """The host starts from a position of a match that was played before."""
    table.check_host(entry.by)
    table.check_open()
    replay = Replay(entry.record)
    table.match = replay.match
    table.is_branch = True
    for seat, player in zip(table.seating, table.match.players, strict=True):
        seat.name = player
    table.status = PLAYING
    number = len(table.match.rounds)
    steps = [step for step in replay.steps if step.round == number]
    version = table.version + 1
    table.boards = [
        Board(game, [step.events for step in steps if step.table == which], entry.at, version, version)
        for which, game in enumerate(table.match.games)
    ]
    return ChangeSet({SEATS, STATUS, MATCH, GAME})


def introduced(table: TableState, entry: log.Introduced) -> ChangeSet:
    """The host starts an introduction: a round from a set position."""
    table.check_host(entry.by)
    table.check_open()
    table.seating.fill((entry.name,))
    names = [seat.name for seat in table.seating]
    table.match = match = Match(
        table.settings.edition,
        names,
        seed=table.seed,
        options=table.settings.options,
        format=table.settings.format,
        chance=table.chance,
    )
    opening = match.start_from(
        {
            "hands": dict(zip(names, map(list, entry.hands), strict=True)),
            "draw": list(entry.draw),
            "discard": list(entry.discard),
            "dealer": names[-1],
        }
    )
    table.wishes = tuple(wish.format(you=names[0]) for wish in entry.wishes)
    table.status = PLAYING
    version = table.version + 1
    table.boards = [Board(match.games[0], [opening], entry.at, version, version)]
    return ChangeSet({SEATS, STATUS, MATCH, GAME})


def readied(table: TableState, entry: log.Readied) -> ChangeSet:
    """A guest is ready for the next round. It is dealt when everybody is."""
    seat = _speaking_seat(table, entry.by)
    match = table.check_between_rounds()
    if entry.salt:
        if any(player == seat.name for player, _ in match.rounds[-1].salts):
            raise Refused("salt/twice")  # everybody sees all salts
        match.add_salt(seat.name, entry.salt)
    for own in table.seats_of(entry.by):
        own.is_away = False
    table.ready |= {str(entry.by)}
    return deal(table, entry.at) if table.is_everybody_ready() else ChangeSet({MATCH, SEATS})


def _speaking_seat(table: TableState, guest: Guest | None) -> Seat:
    """The seat of a guest that salts a deal: on a shared device, the first that still plays. Or Refused."""
    first = table.seating.seat_of(guest)
    playing = table.match.playing if table.match else ()
    return next((seat for seat in table.seats_of(guest) if seat.name in playing), first)


def dealt(table: TableState, entry: log.Dealt) -> ChangeSet:
    """The next round is dealt because its time has come."""
    table.check_between_rounds()
    return deal(table, entry.at)


def deal(table: TableState, at: int, parts: Collection[str] = ()) -> ChangeSet:
    """Deal the next round, and return what changed besides the given parts."""
    assert table.match is not None
    parts = {*parts, SEATS, MATCH, GAME}
    table.match.deal()
    table.ready = NO_GUESTS
    openings = [played.opening for played in table.match.rounds[-1].tables]
    table.boards = [
        Board(game, [opening], seen_at(table.settings, at, opening), table.version + 1, table.version + 1)
        for game, opening in zip(table.match.games, openings, strict=True)
    ]
    return ChangeSet(parts, list(enumerate(openings)))


def acted(table: TableState, entry: log.Acted) -> ChangeSet:
    """The player of a seat acts, or a bot for the player."""
    seat = table.seating[entry.seat]
    if entry.by is not None and entry.by != seat.guest:
        raise Refused("seat/not-yours")
    match = table.check_playing()
    table.check_faces(entry.action)
    changes = act(table, match, seat.name, seat.name, entry.action, entry.at)
    if entry.by is not None and seat.is_away:
        seat.is_away = False
        changes.parts.add(SEATS)
    return changes


def act(table: TableState, match: Match, actor: str, player: str, action: str, at: int) -> ChangeSet:
    """Carry out an action at the board of a player."""
    which = table.board_number(player)
    board = table.boards[which]
    happened = match.act(actor, action)
    news = ChangeSet({GAME}, [(which, happened.round)])
    seen, window = seen_at(table.settings, at, happened.round), window_at(table.settings, table.seating, board)
    board.hear(action, happened.round, seen, table.version + 1, window)
    for seat in table.seating.seats:
        if seat.is_overdue:
            seat.is_overdue = seat.name in board.game.waiting
    if not match.games:
        news.parts |= {MATCH, SEATS}
        news.events.append((None, happened.match))
    if match.is_over:
        table.status = OVER
        news.parts.add(STATUS)
    return news


def missed(table: TableState, entry: log.Missed) -> ChangeSet:
    """A player let the clock run out. The turn is passed, then a bot plays on (X-147)."""
    seat = table.seating[entry.seat]
    if not seat.is_here:
        raise Refused("seat/not-here")
    seat.is_away = seat.is_overdue = True
    return ChangeSet({SEATS, GAME})


def returned(table: TableState, entry: log.Returned) -> ChangeSet:
    """A guest is back. The bot no longer plays for them."""
    table.seating.own_number(entry.by)
    for seat in table.seats_of(entry.by):
        board = table.board_of(seat.name)
        if seat.is_away and board is not None and seat.name in board.game.waiting:
            board.since = entry.at  # otherwise the clock would run out again at once
        seat.is_away = False
    return ChangeSet({SEATS, GAME})


def unhurried(table: TableState, entry: log.Unhurried) -> ChangeSet:
    """A player asks for more time, or needs it no longer."""
    table.seating.own_number(entry.by)
    for seat in table.seats_of(entry.by):
        seat.more_time = entry.more_time
    return ChangeSet({SEATS, GAME})


def resumed(table: TableState, entry: log.Resumed) -> ChangeSet:
    """Nobody looked after the table for a while. All clocks are set back by that time."""
    table.check_playing()
    for board in table.boards:
        board.postpone(entry.paused, entry.at, window_at(table.settings, table.seating, board))
    return ChangeSet({GAME})


def rematched(table: TableState, entry: log.Rematched) -> ChangeSet:
    """Another table is opened for the rematch."""
    if table.status != OVER or table.rematch != entry.instead_of:
        raise Refused("rematch/too-early")
    table.rematch = entry.table
    return ChangeSet({STATUS})


def closed(table: TableState, entry: log.Closed) -> ChangeSet:
    """The table is closed, by its host or by the operator."""
    if entry.by is not None:
        table.check_host(entry.by)
    table.status = OVER
    return ChangeSet({STATUS, SEATS, MATCH, GAME})
