"""What happens at a table if nobody does anything: bots play, clocks run out, the next round is dealt.

Everything follows from the table alone, delays included: whichever process looks after it comes to the same.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from random import Random

from sabot.bots import find_bot, sight_of
from sabot.bots.manners import Reaction, reaction_of, time_to_think
from sabot.server.board import AT_ANY_TIME, Board, verb_of
from sabot.server.entries import Acted, AnyEntry, Dealt, Missed
from sabot.server.settings import USUAL_BOT
from sabot.server.table import PLAYING, Table


@dataclass(frozen=True, slots=True)
class Due:
    """Something that happens at a moment, in milliseconds, unless something else happens before."""

    at: int
    seat: int | None = None
    """Whose bot acts or whose clock runs out; None is the next deal."""
    action: str | None = None
    """What its bot does; None is still to be thought about."""
    is_clock: bool = False


def next_due(table: Table) -> Due | None:
    """What happens next."""
    if table.status != PLAYING:
        return None
    if table.is_between_rounds:
        return Due(table.next_deal)
    return min((due for board in table.boards for due in _at_board(table, board)), key=lambda due: due.at, default=None)


def entry_for(table: Table, due: Due, now: int) -> AnyEntry:
    """The entry that makes it happen."""
    if due.seat is None:
        return Dealt(at=now)
    if due.is_clock:
        return Missed(at=now, seat=due.seat)
    return Acted(at=now, seat=due.seat, action=due.action or choose(table, due.seat))


def choose(table: Table, number: int) -> str:
    """What the bot of a seat does when it is asked; for a person's seat, what it would advise."""
    seat = table.seating[number]
    board = table.board_of(seat.name)
    assert board is not None
    sight = sight_of(board.game, seat.name, [*chain.from_iterable(board.heard)])
    return find_bot(seat.bot or USUAL_BOT).choose(sight, _chance(table, board, number, "choice"))


def _at_board(table: Table, board: Board) -> Iterator[Due]:
    """What each seat at a board is about to do, or to miss."""
    clocks = table.settings.clocks
    players, waiting = board.game.players, board.game.waiting
    for number, seat in enumerate(table.seating):
        if seat.name not in players or (seat.bot is None and not clocks.decision):
            continue
        is_asked = seat.name in waiting
        if seat.bot is None:
            if is_asked:
                yield Due(board.since + _ms(clocks.decision), number, is_clock=True)
            continue
        not_before = board.window if board.is_window_open else 0
        reaction = _reaction(table, board, number, seat.bot)
        if reaction is not None:
            at = board.since + _ms(reaction.delay * clocks.pace)
            yield Due(at if verb_of(reaction.action) in AT_ANY_TIME else max(at, not_before), number, reaction.action)
        if is_asked and board.game.phase != "race":
            at = board.since + _ms(time_to_think(_chance(table, board, number, "thought")) * clocks.pace)
            yield Due(max(at, not_before), number)


def _reaction(table: Table, board: Board, number: int, bot: str) -> Reaction | None:
    """What a bot does out of turn; whoever can only do what it is asked for does nothing."""
    player = table.seating[number].name
    is_asked = player in board.game.waiting
    if all(is_asked and verb_of(action) not in AT_ANY_TIME for action in board.game.legal(player)):
        return None
    sight = sight_of(board.game, player, [*chain.from_iterable(board.heard)])
    return reaction_of(find_bot(bot), sight, _chance(table, board, number, "reaction"))


def _chance(table: Table, board: Board, number: int, purpose: str) -> Random:
    """Chance for a bot: known to nobody, and the same in every process."""
    return Random(f"{table.seed} {board.version} {number} {purpose}")


def _ms(seconds: float) -> int:
    return round(seconds * 1000)
