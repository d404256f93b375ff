"""The schedule of a table: bots play, clocks run out, the next round is dealt.

Everything follows from the table alone, delays included, so every process computes the same schedule.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from random import Random
from typing import NamedTuple

from sabot.bots import USUAL_BOT, Advice, Bot, Sight, find_built_in, sight_of
from sabot.bots.timing import Reaction, reaction_of, time_to_think
from sabot.notation.actions import OUT_OF_TURN_VERBS, verb_of
from sabot.server.tables.board import Board
from sabot.server.tables.entries import Acted, AnyEntry, Dealt, Missed
from sabot.server.tables.seating import Seat
from sabot.server.tables.state import PLAYING, TableState


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
    """What falls due next at a table, if anything does."""
    if table.status != PLAYING:
        return None
    if table.is_between_rounds:
        return Scheduled(table.next_deal)
    if not table.settings.clocks.decision and not table.has_bots:
        return None  # the usual case at tables of people only
    return min((due for board in table.boards for due in _at_board(table, board)), key=lambda due: due.at, default=None)


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
    return Question(_bot_of(seat), _sight(board, seat.name), _chance(table, board, number, "choice"))


def long_question(table: TableState, due: Scheduled) -> Question | None:
    """The question that is due, if a slow bot has yet to answer it."""
    if due.seat is None or due.is_clock or due.action is not None:
        return None
    return question_for(table, due.seat) if _bot_of(table.seating[due.seat]).thinks else None


def _at_board(table: TableState, board: Board) -> Iterator[Scheduled]:
    """What falls due at a board: bots that act, and clocks that run out."""
    clocks = table.settings.clocks
    players, waiting = board.game.players, board.game.waiting
    for number, seat in enumerate(table.seating):
        if seat.name not in players or (seat.bot is None and not clocks.decision):
            continue
        is_asked = seat.name in waiting
        if seat.bot is None:
            if is_asked:
                yield Scheduled(board.since + _ms(clocks.decision), number, is_clock=True, version=board.version)
            continue
        not_before = board.window if board.is_window_open else 0
        reaction = _reaction(table, board, number, seat.bot)
        if reaction is not None:
            at = board.since + _ms(reaction.delay * clocks.pace)
            at = at if verb_of(reaction.action) in OUT_OF_TURN_VERBS else max(at, not_before)
            yield Scheduled(at, number, reaction.action, version=board.version)
        if is_asked and board.game.phase != "race":
            at = board.since + _ms(time_to_think(_chance(table, board, number, "thought")) * clocks.pace)
            yield Scheduled(max(at, not_before), number, version=board.version)


def _reaction(table: TableState, board: Board, number: int, bot: str) -> Reaction | None:
    """The reaction of a bot out of turn, if it has any action that it is not asked for."""
    player = table.seating[number].name
    is_asked = player in board.game.waiting
    if all(is_asked and verb_of(action) not in OUT_OF_TURN_VERBS for action in board.game.legal(player)):
        return None
    return reaction_of(find_built_in(bot), _sight(board, player), _chance(table, board, number, "reaction"))


def _bot_of(seat: Seat) -> Bot:
    """The bot that plays a seat, or would."""
    return find_built_in(seat.bot or USUAL_BOT)


def _sight(board: Board, player: str) -> Sight:
    """Everything that a player at a board knows."""
    return sight_of(board.game, player, [*chain.from_iterable(board.heard)])


def _chance(table: TableState, board: Board, number: int, purpose: str) -> Random:
    """Randomness for a bot: unpredictable for players, and the same in every process."""
    return Random(f"{table.seed} {board.version} {number} {purpose}")


def _ms(seconds: float) -> int:
    return round(seconds * 1000)
