"""Runs the full screen without a terminal, and a person who presses its keys."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
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
"""The smallest window that shows a table."""
PATIENCE = 60
"""The longest that a test waits for something that must happen, in seconds."""
SOON = 1 / 50
"""Timers due within this many seconds, such as a redraw, are waited for."""
FEW = 5
"""The most such timers in a row: a repeating timer is not waited for."""
MOST = 2000
"""More keys than any round of a test needs."""


async def settled(*_: float) -> None:
    """Wait until the event loop is idle, and no timer is due soon."""
    loop: Any = asyncio.get_running_loop()
    quiet, timers = 0, FEW
    while quiet < 2:  # the second time it has also polled for I/O
        next_timer = min((timer.when() for timer in loop._scheduled if not timer.cancelled()), default=inf)
        wait = next_timer - loop.time()
        if is_soon := wait < SOON and timers > 0:
            timers -= 1
        await asyncio.sleep(max(wait, 0) if is_soon else 0)
        quiet = 0 if is_soon or loop._ready else quiet + 1


class Person:
    """A person who reads the screen and presses keys."""

    def __init__(self, pilot: Pilot[list[str]]) -> None:
        self.pilot = pilot
        self.app: TableApp = pilot.app  # type: ignore[assignment]  # the only app that is run here

    async def press(self, *keys: str) -> None:
        """Press keys one after the other, and wait for their effects."""
        for key in keys:
            await self.pilot.press(key)

    async def play_on(self) -> None:
        """Press the key of the first playable card, or else of the first button."""
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
        """Click the area of a widget that has a meaning."""
        painted: Any = self.app.screen.query_one(widget)
        spot = next(spot for spot in painted.canvas.spots if spot.meaning == meaning)
        await self.pilot.click(widget, offset=(spot.x + 1 if spot.width > 1 else spot.x, spot.y))
        await self.pilot.pause()

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until a condition holds and the screen shows it."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                await self.pilot.pause(0.01)
            await self.pilot.pause()

    @property
    def screen(self) -> Screen[Any]:
        """The screen on top."""
        return self.app.screen

    @property
    def table(self) -> TableScreen:
        """The table screen, also below overlays."""
        return next(screen for screen in self.app.screen_stack if isinstance(screen, TableScreen))

    @property
    def source(self) -> Any:
        """The source of the table."""
        return self.table.source

    @property
    def offers(self) -> list[str]:
        """The actions that have a button."""
        return [offer.action for offer in self.table.bar.offers]

    @property
    def chosen(self) -> str:
        """The chosen card."""
        hand = self.table.hand
        return hand.cards[hand.chosen].face

    @property
    def notice(self) -> str:
        """The line about the last attempted action."""
        return str(self.table.query_one("#notice", Static).visual)

    @property
    def told(self) -> list[str]:
        """The sentences of the log."""
        return [sentence.text for sentence in self.source.scene.sentences]

    @property
    def seen(self) -> str:
        """The text of the whole screen, row by row."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text.rstrip() for strip in strips)


def match_of(
    edition: str = "deluxe",
    players: int = 4,
    *,
    bots: str = "eager",
    seed: int | str = 7,
    options: dict[str, Any] | None = None,
    people: int = 1,
    **format_: Any,
) -> Match:
    """A match of ana, or of several people, against bots."""
    names = ["ana", "bo", "cy", "dee", "eli", "fay", "gus", "hal"][:players]
    return Match(edition, names, seed=seed, options=options, format=format_, bots=dict.fromkeys(names[people:], bots))


def match_at(game: Game, people: Sequence[str] = ("ana",), **format_: Any) -> Match:
    """A match of people against bots with a given position in its first round."""
    view = game.view(None)
    bots = {player: "eager" for player in game.players if player not in people}
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
    """Run a screen, with a person at its keys."""
    app = TableApp(speak(lang), first, pace=pace, depth=depth)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield Person(pilot)


@asynccontextmanager
async def playing(match: Match, *, is_salted: bool = False, **how: Any) -> AsyncIterator[Person]:
    """Play a match without a record."""

    def first(app: TableApp) -> TableScreen:
        local_match = LocalMatch(match, is_salted=is_salted)
        return TableScreen(LocalTable(local_match, app.language, app.pace, lambda match: LocalMatch(match.copy())))

    async with shown(first, **how) as person:
        yield person
