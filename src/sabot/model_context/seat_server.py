"""The server of the Model Context Protocol for one seat, with the official SDK."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from typing import Any

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from sabot import __version__
from sabot.errors import Unreadable
from sabot.model_context.seat import Declined, Seat

OpenSeat = Callable[[], AbstractAsyncContextManager[Seat]]
"""Takes the seat, and leaves it at the end."""
INSTRUCTIONS = """You play a seat of a card game of the UNO family. Call `next_round` to be dealt in. Then repeat: read
`asked` and `legal`, and call `act` with one of `legal`, exactly as written (`play R7`, `draw`, `colour red`). When you
are not asked but something is legal (calling UNO, catching somebody), you may `act`, or `wait` to pass. `view` shows
the table; `??` is hidden. Say UNO (`uno`) when you are about to hold one card, if it is legal. `rules` answers
questions about the rules, `why_not` explains why a card cannot be played."""


def seat_server(open_seat: OpenSeat, *, has_hints: bool) -> MCPServer[Seat]:
    """A server for the seat; without hints, there is no tool for them."""
    taken: list[Seat] = []

    @asynccontextmanager
    async def lifespan(_: MCPServer[Seat]) -> AsyncIterator[Seat]:
        async with open_seat() as seat:
            taken[:] = [seat]
            yield seat

    server = MCPServer("sabot", instructions=INSTRUCTIONS, version=__version__, lifespan=lifespan, log_level="ERROR")

    @server.tool()
    def rules(query: str) -> str:
        """Look up rules by id (D-024), card (wild+4) or words."""
        return taken[0].rules(query)

    @server.tool()
    def view() -> dict[str, Any]:
        """The table as your seat sees it, what happened in this round, and the standing of the match."""
        with _errors_told():
            return taken[0].view()

    @server.tool()
    def legal_actions() -> list[str]:
        """What you may do now."""
        return taken[0].legal()

    @server.tool()
    async def act(action: str) -> dict[str, Any]:
        """Do one of the legal actions; the answer comes when you can act again, or the round is over."""
        with _errors_told():
            return await taken[0].act(action)

    @server.tool()
    async def wait() -> dict[str, Any]:
        """Pass if you are not asked, and wait until you can act or the round is over."""
        with _errors_told():
            return await taken[0].wait()

    @server.tool()
    async def next_round() -> dict[str, Any]:
        """Be ready for the next deal, and wait for it."""
        with _errors_told():
            return await taken[0].next_round()

    @server.tool()
    async def why_not(card: str) -> str:
        """Why a card of yours, such as R7, cannot be played now, with the rule."""
        with _errors_told():
            return await taken[0].why_not(card)

    if has_hints:

        @server.tool()
        async def hint() -> dict[str, str]:
            """What a bot would do in your seat, and why."""
            with _errors_told():
                return await taken[0].hint()

    return server


@contextmanager
def _errors_told() -> Iterator[None]:
    """Tell the model about errors that it can do something about."""
    try:
        yield
    except (Declined, Unreadable) as error:
        raise ToolError(str(error)) from error
