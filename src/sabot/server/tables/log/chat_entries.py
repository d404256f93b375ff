"""Entries of a table's log about what is said: chat of older logs, reports of suggestions, and mutes."""

from sabot.errors import Refused
from sabot.round import REFEREE
from sabot.server.tables.chat import REMEMBERED, ChatLine, check_line
from sabot.server.tables.log import entries as log
from sabot.server.tables.log.change_set import CHAT, MUTES, ChangeSet
from sabot.server.tables.log.play_entries import act
from sabot.server.tables.state import TableState


def chatted(table: TableState, entry: log.Chatted) -> ChangeSet:
    """A guest says something. Only logs of older releases have such entries."""
    assert entry.by is not None
    table.check_watch(entry.by)
    name = table.speaker_name(entry.by, entry.name)
    check_line(entry.text, entry.phrase)
    line = ChatLine(
        number=table.version + 1,
        guest=entry.by,
        name=name,
        text=entry.text,
        phrase=entry.phrase,
        round=table.round,
        at=entry.at,
    )
    table.chat.lines = (*table.chat.lines, line)[-REMEMBERED:]
    return ChangeSet({CHAT})


def reported(table: TableState, entry: log.Reported) -> ChangeSet:
    """Report a line; its author draws two cards when most of the other people have reported it (X-57).

    Where suggestions are not punished, the first report is refused already.
    """
    table.seating.seat_of(entry.by)
    match = table.check_playing()
    suspicion = table.chat.suspicion(entry.line, entry.author, len(match.rounds))
    if entry.by == suspicion.guest:
        raise Refused("report/own")
    number = table.seating.number_of(suspicion.guest)
    if number is None:
        raise Refused("report/no-line")
    suggester = table.seating[number]
    fine = f"suggestion {suggester.name}"
    match.game_of(suggester.name).check(REFEREE, fine)
    reports = suspicion.reports | {str(entry.by)}
    others = [seat for seat in table.seating.people if seat.guest != suggester.guest]
    changes = ChangeSet({CHAT})
    if 2 * sum(seat.guest in reports for seat in others) > len(others):
        changes = act(table, match, REFEREE, suggester.name, fine, entry.at)
        changes.parts.add(CHAT)
        suspicion.was_fined = True
    suspicion.reports = reports
    table.chat.suspect(entry.line, suspicion)
    return changes


def muted(table: TableState, entry: log.Muted) -> ChangeSet:
    """The host mutes a guest, or lets a muted one speak again."""
    table.check_host(entry.by)
    if entry.guest == table.host:
        raise Refused("mute/host")
    table.chat.muted.pop(entry.guest, None)
    if entry.muted:
        table.chat.muted[entry.guest] = entry.name
    return ChangeSet({MUTES})
