"""The schedule of a table: bots play, clocks run out, the next round is dealt.

Everything follows from the table alone, delays included, so every process computes the same schedule.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from random import Random
from typing import NamedTuple

from sabot.bots import USUAL_BOT, Advice, Bot, MatchSoFar, Sight, find_built_in, sight_of
from sabot.bots.scripted import Scripted
from sabot.bots.timeout import Timeout
from sabot.bots.timing import Moment
from sabot.server.tables.board import Board
from sabot.server.tables.log.entries import Acted, AnyEntry, Dealt, Missed
from sabot.server.tables.seating import Seat
from sabot.server.tables.state import PLAYING, TableState
from sabot.server.tables.time_limits import time_to_decide

OUT_OF_TIME = Timeout()


@dataclass(frozen=True, slots=True)
class Scheduled:
    """An event that falls due at a time in milliseconds, unless the table changes before."""

    at: int
    seat: int | None = None
    """The seat whose bot acts or whose clock runs out; None is the next deal."""
    action: str | None = None
    """The action of its bot; None if the bot has yet to decide."""
    is_clock: bool = False
    version: int = 0
    """The version of the board that it was computed from."""


def next_scheduled(table: TableState) -> Scheduled | None:
    """The next action, clock or deal that falls due at a table, if any."""
    if table.status != PLAYING:
        return None
    if table.is_between_rounds:
        return Scheduled(table.next_deal)
    if not table.settings.clocks.decision and not table.has_bots:
        return None  # the usual case at tables of people only
    return min((due for board in table.boards for due in _at_board(table, board)), key=lambda due: due.at, default=None)


def is_timed(table: TableState) -> bool:
    """Whether a clock runs at a table: for a player, a bot, the next deal, or calls and objections."""
    return table.status == PLAYING and (
        next_scheduled(table) is not None or any(board.is_window_open for board in table.boards)
    )


def next_clock(table: TableState) -> Scheduled | None:
    """The next clock that runs out at a table, if any."""
    clocks = (due for board in table.boards for due in _at_board(table, board) if due.is_clock)
    return None if table.is_between_rounds else min(clocks, key=lambda due: due.at, default=None)


def entry_for(table: TableState, due: Scheduled, now: int) -> AnyEntry:
    """The entry for what falls due."""
    if due.seat is None:
        return Dealt(at=now)
    if due.is_clock:
        return Missed(at=now, seat=due.seat)
    return Acted(at=now, seat=due.seat, action=due.action or question_for(table, due.seat).choice())


class Question(NamedTuple):
    """A decision that a bot is asked for. It holds all that the bot needs, whatever happens at the table meanwhile."""

    bot: Bot
    sight: Sight
    chance: Random

    def choice(self) -> str:
        """The bot's action."""
        return self.bot.choose(self.sight, self.chance)

    def advice(self) -> Advice:
        """The bot's advice to a player."""
        return self.bot.advise(self.sight, self.chance)


def question_for(table: TableState, number: int) -> Question:
    """The question for the bot of a seat; at a person's seat, for a bot that gives advice."""
    seat = table.seating[number]
    board = table.board_of(seat.name)
    assert board is not None
    return Question(_bot_of(table, seat), _sight(table, board, seat.name), _chance(table, board, number, "choice"))


def long_question(table: TableState, due: Scheduled) -> Question | None:
    """The question that is due, if a slow bot has yet to answer it."""
    if due.seat is None or due.is_clock or due.action is not None:
        return None
    return question_for(table, due.seat) if _bot_of(table, table.seating[due.seat]).thinks else None


def _at_board(table: TableState, board: Board) -> Iterator[Scheduled]:
    """The actions of bots and the clocks that fall due at a board."""
    clocks = table.settings.clocks
    players, waiting = board.game.players, board.game.waiting
    moment = _moment(table, board)
    window = (board.window - board.since) / 1000 if board.is_window_open else 0
    for number, seat in enumerate(table.seating):
        if seat.name not in players:
            continue
        if seat.bot is not None:
            for plan in moment.plans_of(seat.name):
                at = board.since + _ms(plan.after(clocks.pace, window))
                yield Scheduled(at, number, plan.action, version=board.version)
        elif clocks.decision and seat.name in waiting:
            yield Scheduled(
                board.since + time_to_decide(table.settings, table.seating, board),
                number,
                is_clock=True,
                version=board.version,
            )


def _moment(table: TableState, board: Board) -> Moment:
    """The moment from which the bots at a board plan."""
    numbers = {seat.name: number for number, seat in enumerate(table.seating)}
    return Moment(
        board.game,
        bot_of=lambda player: _bot_of(table, table.seating[numbers[player]]),
        sight_of=lambda player: _sight(table, board, player),
        chance_for=lambda player, purpose: _chance(table, board, numbers[player], purpose),
    )


def _bot_of(table: TableState, seat: Seat) -> Bot:
    """The bot that plays a seat, or would."""
    if seat.is_overdue and not seat.is_here:
        return OUT_OF_TIME
    bot = find_built_in(seat.bot or USUAL_BOT)
    return Scripted(bot, table.wishes) if table.wishes and seat.guest is None else bot


def _sight(table: TableState, board: Board, player: str) -> Sight:
    """Everything that a player at a board knows."""
    assert table.match is not None
    return sight_of(board.game, player, [*chain.from_iterable(board.heard)], MatchSoFar.of(table.match))


def _chance(table: TableState, board: Board, number: int, purpose: str) -> Random:
    """Randomness for a bot: unpredictable for players, and the same in every process."""
    return Random(f"{table.seed} {board.version} {number} {purpose}")


def _ms(seconds: float) -> int:
    return round(seconds * 1000)
