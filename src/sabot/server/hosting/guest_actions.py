"""Actions of guests at their table: carry one out, check one, wait for its time, ask a bot for one."""

from collections.abc import Awaitable
from functools import partial

from sabot.bots.odds import challenge_odds
from sabot.bots.reason_text import tell
from sabot.errors import Refused
from sabot.server.hosting.registry import TableRegistry
from sabot.server.protocol.server_messages import Hint, Odds
from sabot.server.tables.log.entries import Acted, AnyEntry, Guest
from sabot.server.tables.schedule import question_for
from sabot.server.tables.state import TableState
from sabot.words.language import Language


class MustWait(Exception):
    """An action must wait until a time in milliseconds, unless the table changes before that."""

    def __init__(self, until: int) -> None:
        self.until = until
        super().__init__(until)


def act(
    registry: TableRegistry,
    key: str,
    guest: Guest,
    action: str,
    name: str | None = None,
    version: int | None = None,
    seat: int | None = None,
) -> Awaitable[int]:
    """Let a guest act at a table, and return the new version; or raise Refused, Unreadable or MustWait.

    On a device that several people share, `seat` says which of them acts.
    """

    def make_entry(table: TableState, now: int) -> AnyEntry:
        number = table.seating.acting_number(guest, seat)
        player = table.seating[number].name
        board = table.board_in_play(player)
        if board is not None:
            if version is not None and board.is_stale(action, version):
                raise Refused("act/stale")
            board.check_race(action, now)
            until = table.held_until(player, action) if board.window > now else 0
            if until > now:
                raise MustWait(until)
        return Acted(at=now, by=guest, id=name, seat=number, action=action)

    return registry.append(key, make_entry, guest, name)


async def check_action(registry: TableRegistry, key: str, guest: Guest, action: str, seat: int | None = None) -> int:
    """Check an action without carrying it out: the version of the table, or Refused or Unreadable."""
    table = await registry.current(key)
    player = table.seating[table.seating.acting_number(guest, seat)].name
    board = table.board_in_play(player)
    if board is None:
        raise Refused("table/not-started")
    table.check_faces(action)
    board.game.check(player, action)
    return table.version


async def wait(registry: TableRegistry, key: str, until: int) -> None:
    """Wait until a time in milliseconds, or until the table changes."""
    watched = await registry.find(key)
    await watched.wait_for_change(max(until - watched.now(), 1) / 1000)


async def hint(registry: TableRegistry, key: str, guest: Guest, language: Language, seat: int | None = None) -> Hint:
    """The action that a bot would choose in a guest's place, and the reason; or Refused."""
    table = await registry.current(key)
    version, question = table.version, question_for(table, _asked_number(table, guest, seat))
    thinks = question.bot.thinks
    advice = await registry.thinking.run(guest, question.advice) if thinks else question.advice()
    return Hint(key, version, advice.action, tell(advice.reason, language) if advice.reason else "")


async def odds(registry: TableRegistry, key: str, guest: Guest, language: Language, seat: int | None = None) -> Odds:
    """The odds of the challenge that is open to a guest, by what the guest has seen; or Refused."""
    table = await registry.current(key)
    version, question = table.version, question_for(table, _asked_number(table, guest, seat))
    found = await registry.thinking.run(guest, partial(challenge_odds, question.sight))
    if found is None:
        raise Refused("odds/nothing")
    return Odds(key, version, found.share, found.say(language))


def _asked_number(table: TableState, guest: Guest, seat: int | None) -> int:
    """The number of the seat for which a guest may ask for help now; or Refused."""
    number = table.seating.acting_number(guest, seat)
    if not table.settings.hints:
        raise Refused("hint/not-here")
    name = table.seating[number].name
    board = table.board_of(name)
    if board is None or name not in board.game.waiting:
        raise Refused("hint/not-asked")
    return number
