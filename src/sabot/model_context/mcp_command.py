"""The command `sabot mcp`."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from importlib.util import find_spec

from cyclopts import Parameter

from sabot.bots import USUAL_BOT
from sabot.command_line.edition_flags import EditionName
from sabot.command_line.flags import Flag, GameOptions, Lang, Policy
from sabot.extras import not_installed
from sabot.local.opponents import check_policy, own_name
from sabot.model_context.seat import Seat
from sabot.notation.options import parse_options
from sabot.plain.match_flags import check_left_out
from sabot.round import check_seats
from sabot.settings import language_for
from sabot.tui.choices import Choices
from sabot.tui.launch import MatchStarter
from sabot.tui.sources.local_source import LocalTable
from sabot.tui.sources.remote_source import RemoteTable
from sabot.tui.sources.table_link import find_table
from sabot.words.language import Language

EXTRA = "mcp"
AT_ONCE = 0.0
"""The pace of bots, who wait only for the model."""


@Parameter(name="*")
@dataclass(frozen=True, slots=True, kw_only=True)
class LocalFlags:
    """The flags of a local table."""

    edition: EditionName | None = None
    """Which game; `deluxe` by default."""
    players: int | None = None
    """The number of players, including the model."""
    policy: Policy = None
    option: GameOptions = ()
    seed: int | None = None
    """The same seed deals the same cards."""
    hints: Flag = False
    """Let the model ask what a bot would do. At a server's table, the table decides."""


def mcp_command(
    link: str | None = None,
    /,
    *,
    flags: LocalFlags | None = None,
    name: str | None = None,
    lang: Lang = None,
) -> int:
    """Let a language model take a seat, through the Model Context Protocol, over standard input and output.

    Parameters
    ----------
    link
        The link to a server's table, or its code; without one, a table of bots on this computer.
    name
        The name of the model at the table.
    lang
        The language of all texts; by default, that of the environment.
    """
    language, flags = language_for(lang), flags or LocalFlags()
    if flags.players is not None:
        check_seats(flags.players, "--players")
    if flags.policy is not None:
        check_policy(flags.policy)
    if link is not None:
        check_left_out(flags, "not-for-link")
    if find_spec("mcp") is None:
        raise not_installed(EXTRA)
    from sabot.model_context.seat_server import seat_server

    own = own_name(name, language)
    if link is not None:
        url, key = asyncio.run(find_table(link))

        @asynccontextmanager
        async def open_remote() -> AsyncIterator[Seat]:
            async with Seat(RemoteTable(url, key, own, language)).running() as seat:
                yield seat

        seat_server(open_remote, has_hints=True).run()
        return 0
    with local_starter(flags, own) as (starter, choices):

        @asynccontextmanager
        async def open_local() -> AsyncIterator[Seat]:
            async with Seat(local_table(starter, choices, language)).running() as seat:
                yield seat

        seat_server(open_local, has_hints=flags.hints).run()
    return 0


@contextmanager
def local_starter(flags: LocalFlags, name: str) -> Iterator[tuple[MatchStarter, Choices]]:
    """What starts the match of a local table; raise Unreadable if it is not possible."""
    options = parse_options(flags.option)
    choices = Choices.of(flags.edition, flags.players, flags.policy or USUAL_BOT, options, AT_ONCE)
    with MatchStarter((name,), flags.seed) as starter:
        choices.match((name,), 0)  # before anything is served, or recorded
        yield starter, choices


def local_table(starter: MatchStarter, choices: Choices, language: Language) -> LocalTable:
    """A table of bots, at which the first seat is the model's."""
    return LocalTable(starter.begin(choices), language, choices.pace, starter.begin_again)
