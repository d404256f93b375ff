"""A table on a screen that nobody sees, and somebody at its keys."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from math import inf
from typing import Any

from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Static

from sabot.game import Game
from sabot.local.local_match import LocalMatch
from sabot.match import Match
from sabot.tui.app import TableApp
from sabot.tui.screens.table_screen import TableScreen
from sabot.tui.sources.local_source import LocalTable
from sabot.tui.sources.scene import ROUND
from sabot.tui.widgets.palette import FULL
from sabot.words.language import speak

USUAL = 80, 24
"""The smallest window that a table is shown in."""
PATIENCE = 60
"""How many seconds a test waits for what must come; nothing is asserted about when it comes."""
SOON = 1 / 50
"""What happens within so many seconds by itself, such as drawing a screen anew, happens now."""
FEW = 5
"""How often it does so in a row; what never stops is not waited for."""
MOST = 2000
"""How many keys no round of a test comes near."""


async def settled(*_: float) -> None:
    """Wait until the event loop has nothing left to do, and no timer is about to give it something."""
    loop: Any = asyncio.get_running_loop()
    quiet, timers = 0, FEW
    while quiet < 2:  # the second time it has also looked for what came from outside
        next_timer = min((timer.when() for timer in loop._scheduled if not timer.cancelled()), default=inf)
        wait = next_timer - loop.time()
        if is_soon := wait < SOON and timers > 0:
            timers -= 1
        await asyncio.sleep(max(wait, 0) if is_soon else 0)
        quiet = 0 if is_soon or loop._ready else quiet + 1


class Person:
    """Somebody who looks at a screen and presses keys."""

    def __init__(self, pilot: Pilot[list[str]]) -> None:
        self.pilot = pilot
        self.app: TableApp = pilot.app  # type: ignore[assignment]  # which is what a stage runs

    async def press(self, *keys: str) -> None:
        """Press keys one after the other, and let everything happen that follows."""
        for key in keys:
            await self.pilot.press(key)

    async def play_on(self) -> None:
        """Press the key of the first card that can be used, or else of the first button."""
        usable = [card.key for card in self.table.hand.cards if card.action is not None and card.key]
        keys = [offer.key for offer in self.table.bar.offers if offer.key]
        await self.press(*(usable + keys)[:1])

    async def play_round(self) -> None:
        """Play a round to its end."""
        for _ in range(MOST):
            if self.source.scene.stage != ROUND:
                return
            await self.play_on()
        raise AssertionError("the round does not end")

    async def click(self, widget: str, meaning: str) -> None:
        """Click what means something."""
        drawn: Any = self.app.screen.query_one(widget)
        spot = next(spot for spot in drawn.canvas.spots if spot.meaning == meaning)
        await self.pilot.click(widget, offset=(spot.x + 1 if spot.width > 1 else spot.x, spot.y))
        await self.pilot.pause()

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                await self.pilot.pause(0.01)

    @property
    def screen(self) -> Screen[Any]:
        """What lies on top."""
        return self.app.screen

    @property
    def table(self) -> TableScreen:
        """The table, whatever lies on it."""
        return next(screen for screen in self.app.screen_stack if isinstance(screen, TableScreen))

    @property
    def source(self) -> Any:
        """What the table shows."""
        return self.table.source

    @property
    def offers(self) -> list[str]:
        """What has a button."""
        return [offer.action for offer in self.table.bar.offers]

    @property
    def chosen(self) -> str:
        """The card that is chosen."""
        hand = self.table.hand
        return hand.cards[hand.chosen].face

    @property
    def notice(self) -> str:
        """What is said about what was just tried."""
        return str(self.table.query_one("#notice", Static).visual)

    @property
    def told(self) -> list[str]:
        """What has happened."""
        return [sentence.text for sentence in self.source.scene.told]

    @property
    def seen(self) -> str:
        """All that stands on the screen, row by row."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text.rstrip() for strip in strips)


def match_of(
    edition: str = "deluxe",
    players: int = 4,
    *,
    bots: str = "eager",
    seed: int | str = 7,
    options: dict[str, Any] | None = None,
    **format_: Any,
) -> Match:
    """A match of ana against bots."""
    names = ["ana", "bo", "cy", "dee", "eli", "fay", "gus", "hal"][:players]
    return Match(edition, names, seed=seed, options=options, format=format_, bots=dict.fromkeys(names[1:], bots))


def match_at(game: Game, **format_: Any) -> Match:
    """A match of ana against bots whose first round has come to a position."""
    view = game.view(None)
    bots = {player: "eager" for player in game.players if player != "ana"}
    match = Match(game.edition, game.players, options=view.options, format=format_, bots=bots)
    match.deal()
    match._seated = [game._round]
    match.games = (game,)
    return match


@asynccontextmanager
async def shown(
    first: Callable[[TableApp], Screen[Any]],
    *,
    size: tuple[int, int] = USUAL,
    lang: str = "en",
    pace: float = 0,
    depth: str = FULL,
) -> AsyncIterator[Person]:
    """A screen, and somebody at the keys."""
    app = TableApp(speak(lang), first, pace=pace, depth=depth)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield Person(pilot)


@asynccontextmanager
async def playing(match: Match, **how: Any) -> AsyncIterator[Person]:
    """A match at the table, nothing of it written down."""

    def first(app: TableApp) -> TableScreen:
        return TableScreen(
            LocalTable(LocalMatch(match), app.language, app.pace, lambda match: LocalMatch(match.copy()))
        )

    async with shown(first, **how) as person:
        yield person
