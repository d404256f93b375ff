"""What happens at a table if nobody does anything: bots play, clocks run out, the next round is dealt.

Everything follows from the table alone, delays included: whichever process looks after it comes to the same.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from random import Random
from typing import NamedTuple

from sabot.bots import USUAL_BOT, Advice, Bot, Sight, find_built_in, sight_of
from sabot.bots.timing import Reaction, reaction_of, time_to_think
from sabot.server.tables.board import AT_ANY_TIME, Board, verb_of
from sabot.server.tables.entries import Acted, AnyEntry, Dealt, Missed
from sabot.server.tables.seating import Seat
from sabot.server.tables.state import PLAYING, TableState


@dataclass(frozen=True, slots=True)
class Scheduled:
    """Something that happens at a moment, in milliseconds, unless something else happens before."""

    at: int
    seat: int | None = None
    """Whose bot acts or whose clock runs out; None is the next deal."""
    action: str | None = None
    """What its bot does; None is still to be thought about."""
    is_clock: bool = False
    version: int = 0
    """The version of the game that it is about."""


def next_scheduled(table: TableState) -> Scheduled | None:
    """What happens next."""
    if table.status != PLAYING:
        return None
    if table.is_between_rounds:
        return Scheduled(table.next_deal)
    if not table.settings.clocks.decision and not table.has_bots:
        return None  # as at most tables of people, all the time
    return min((due for board in table.boards for due in _at_board(table, board)), key=lambda due: due.at, default=None)


def entry_for(table: TableState, due: Scheduled, now: int) -> AnyEntry:
    """The entry that makes it happen."""
    if due.seat is None:
        return Dealt(at=now)
    if due.is_clock:
        return Missed(at=now, seat=due.seat)
    return Acted(at=now, seat=due.seat, action=due.action or question_for(table, due.seat).choice())


class Question(NamedTuple):
    """A decision that a bot is asked for: all that it knows of the table, whatever happens there meanwhile."""

    bot: Bot
    sight: Sight
    chance: Random

    def choice(self) -> str:
        """What the bot does."""
        return self.bot.choose(self.sight, self.chance)

    def advice(self) -> Advice:
        """What it would do in somebody's place."""
        return self.bot.advise(self.sight, self.chance)


def question_for(table: TableState, number: int) -> Question:
    """What the bot of a seat is asked; for a person's seat, a bot that is to advise."""
    seat = table.seating[number]
    board = table.board_of(seat.name)
    assert board is not None
    return Question(_bot_of(seat), _sight(board, seat.name), _chance(table, board, number, "choice"))


def long_question(table: TableState, due: Scheduled) -> Question | None:
    """The decision that is due, if it is still to be made by a bot that thinks for long."""
    if due.seat is None or due.is_clock or due.action is not None:
        return None
    return question_for(table, due.seat) if _bot_of(table.seating[due.seat]).thinks else None


def _at_board(table: TableState, board: Board) -> Iterator[Scheduled]:
    """What each seat at a board is about to do, or to miss."""
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
            at = at if verb_of(reaction.action) in AT_ANY_TIME else max(at, not_before)
            yield Scheduled(at, number, reaction.action, version=board.version)
        if is_asked and board.game.phase != "race":
            at = board.since + _ms(time_to_think(_chance(table, board, number, "thought")) * clocks.pace)
            yield Scheduled(max(at, not_before), number, version=board.version)


def _reaction(table: TableState, board: Board, number: int, bot: str) -> Reaction | None:
    """What a bot does out of turn; whoever can only do what it is asked for does nothing."""
    player = table.seating[number].name
    is_asked = player in board.game.waiting
    if all(is_asked and verb_of(action) not in AT_ANY_TIME for action in board.game.legal(player)):
        return None
    return reaction_of(find_built_in(bot), _sight(board, player), _chance(table, board, number, "reaction"))


def _bot_of(seat: Seat) -> Bot:
    """The bot that plays a seat, or would."""
    return find_built_in(seat.bot or USUAL_BOT)


def _sight(board: Board, player: str) -> Sight:
    """What a player at a board knows."""
    return sight_of(board.game, player, [*chain.from_iterable(board.heard)])


def _chance(table: TableState, board: Board, number: int, purpose: str) -> Random:
    """Chance for a bot: known to nobody, and the same in every process."""
    return Random(f"{table.seed} {board.version} {number} {purpose}")


def _ms(seconds: float) -> int:
    return round(seconds * 1000)
