"""A replay as a source of scenes, at any step and for any viewer."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

from sabot.match.onlooker import Onlooker
from sabot.match.playback import Playback
from sabot.match.replay import Replay, Step
from sabot.tui.rich_sentences import sentences_for
from sabot.tui.sources.scene import BREAK, OVER, ROUND, Scene, score_of
from sabot.views import View
from sabot.words.language import Language
from sabot.words.names import player_name

BEAT = 1.0
"""Seconds for each step in automatic playback."""


class ReplaySource:
    """A replay that can move to any step."""

    def __init__(self, replay: Replay, onlooker: Onlooker, first: int, language: Language) -> None:
        self.language = language
        self.on_change: Callable[[], None] = lambda: None
        self.replay = replay
        self.onlooker = onlooker
        self.is_running = False
        """Whether automatic playback is on."""
        self._playback = Playback(replay)
        self._table: int | None = None
        """The chosen table; None shows the table of the step."""
        self._playback.go(first)

    @property
    def number(self) -> int:
        """The number of the current step."""
        return self._playback.number

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.replay.steps)

    @property
    def step(self) -> Step:
        """The current step."""
        return self._playback.step

    def go(self, number: int) -> None:
        """Go to a step, or to the nearest one that exists."""
        self._playback.go(min(max(number, 1), self.last))
        self.on_change()

    def go_to_round(self, direction: int) -> None:
        """Go to the next deal, back to the deal of this round, or to the deal before that."""
        here = self.replay.first_step(self.step.round)
        if direction > 0:
            self.go(self.replay.first_step(self.step.round + 1))
        else:
            self.go(here if self.number > here else self.replay.first_step(self.step.round - 1))

    def next_viewer(self) -> None:
        """Switch to the next viewer: all hands, each player in turn, a spectator."""
        viewers = [Onlooker(is_open=True), *map(Onlooker, self.replay.match.players), Onlooker()]
        self.onlooker = viewers[(viewers.index(self.onlooker) + 1) % len(viewers)]
        self.on_change()

    def next_table(self) -> None:
        """Switch to the next table of the round."""
        self._table = (self.which + 1) % len(self._playback.games)
        self.on_change()

    @property
    def which(self) -> int:
        """The number of the table that is shown."""
        chosen = self.step.table if self._table is None else self._table
        return min(chosen, len(self._playback.games) - 1)

    async def run(self) -> None:
        """Advance while automatic playback is on, until cancelled."""
        while True:
            await asyncio.sleep(BEAT)
            if self.is_running:
                self.is_running = self.number < self.last
                self.go(self.number + 1)

    @property
    def scene(self) -> Scene:
        """The scene after the step."""
        match = self._playback.match
        round_ = self.step.round
        steps = self.replay.steps[self.replay.first_step(round_) - 1 : self.number]
        redacted = [self.onlooker.redacted(step.events) for step in steps if step.table == self.which]
        return Scene(
            ROUND if match.games else OVER if match.is_over else BREAK,
            match.edition,
            round=round_,
            view=self._view(),
            sentences=sentences_for(redacted, self.onlooker.seat, self.language),
            events=self.onlooker.redacted(self.step.events),
            score=score_of(match),
        )

    def _view(self) -> View:
        """The view; if all hands are open, from the seat of a person."""
        view = self.onlooker.view(self._playback.games[self.which])
        if not self.onlooker.is_open:
            return view
        people = [player for player in view.players if player not in self.replay.match.bots]
        return replace(view, viewer=(people or view.players)[0])

    def position(self) -> str:
        """The step, who did what, and the viewer, as text."""
        say, step = self.language.say, self.step
        where = say("page-replay-where", number=self.number, last=self.last)
        what = say("replay-deal") if step.actor is None else f"{step.actor}: {self.onlooker.action(step)}"
        if len(self._playback.games) > 1:
            what = say("replay-at-table", number=self.which + 1, what=what)
        return f"{where} · {what} · {self._viewer_text()}"

    def _viewer_text(self) -> str:
        if self.onlooker.is_open:
            return self.language.say("page-replay-open")
        if self.onlooker.seat is None:
            return self.language.say("page-replay-nobody")
        return self.language.say("page-replay-seat", seat=player_name(self.onlooker.seat))

    async def read_in(self, language: Language) -> None:
        """Switch the language."""
        self.language = language
        self.on_change()

    def farewell(self) -> list[str]:
        """Nothing to print."""
        return []
