"""A record as a source of scenes: standing at any of its steps, seen with anybody's eyes."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

from sabot.match.onlooker import Onlooker
from sabot.match.playback import Playback
from sabot.match.replay import Replay, Step
from sabot.tui.rich_sentences import tell
from sabot.tui.scoring import score_of
from sabot.tui.sources.scene import BREAK, OVER, ROUND, Scene
from sabot.views import View
from sabot.words.language import Language
from sabot.words.names import player_name

BEAT = 1.0
"""How many seconds a step is seen when it runs by itself."""


class ReplaySource:
    """A replay that goes on, back and anywhere."""

    def __init__(self, replay: Replay, onlooker: Onlooker, first: int, language: Language) -> None:
        self.language = language
        self.on_change: Callable[[], None] = lambda: None
        self.replay = replay
        self.onlooker = onlooker
        self.is_running = False
        """Whether it goes on by itself."""
        self._playback = Playback(replay)
        self._table: int | None = None
        """The table that is looked at, if not the one where something happens."""
        self._playback.go(first)

    @property
    def number(self) -> int:
        """The step it stands at."""
        return self._playback.number

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.replay.steps)

    @property
    def step(self) -> Step:
        """What happened last."""
        return self._playback.step

    def go(self, number: int) -> None:
        """Stand at a step, or as near to it as there is one."""
        self._playback.go(min(max(number, 1), self.last))
        self.on_change()

    def go_to_round(self, direction: int) -> None:
        """To the next deal, to the last one, or to the one before that."""
        here = self.replay.first_step(self.step.round)
        if direction > 0:
            self.go(self.replay.first_step(self.step.round + 1))
        else:
            self.go(here if self.number > here else self.replay.first_step(self.step.round - 1))

    def change_eyes(self) -> None:
        """See with the next eyes: all hands, each player in turn, a spectator."""
        eyes = [Onlooker(is_open=True), *map(Onlooker, self.replay.match.players), Onlooker()]
        self.onlooker = eyes[(eyes.index(self.onlooker) + 1) % len(eyes)]
        self.on_change()

    def change_table(self) -> None:
        """Look at the next table of the round."""
        self._table = (self.which + 1) % len(self._playback.games)
        self.on_change()

    @property
    def which(self) -> int:
        """The table that is looked at."""
        chosen = self.step.table if self._table is None else self._table
        return min(chosen, len(self._playback.games) - 1)

    async def run(self) -> None:
        """Go on by itself, while it is wanted."""
        while True:
            await asyncio.sleep(BEAT)
            if self.is_running:
                self.is_running = self.number < self.last
                self.go(self.number + 1)

    @property
    def scene(self) -> Scene:
        """The table after the step."""
        match = self._playback.match
        round_ = self.step.round
        steps = self.replay.steps[self.replay.first_step(round_) - 1 : self.number]
        heard = [self.onlooker.redacted(step.events) for step in steps if step.table == self.which]
        return Scene(
            ROUND if match.games else OVER if match.is_over else BREAK,
            match.edition,
            round=round_,
            view=self._view(),
            told=tell(heard, self.onlooker.seat, self.language),
            events=self.onlooker.redacted(self.step.events),
            score=score_of(match),
        )

    def _view(self) -> View:
        """What is seen; where all hands lie open, from the seat of a person."""
        view = self.onlooker.view(self._playback.games[self.which])
        if not self.onlooker.is_open:
            return view
        people = [player for player in view.players if player not in self.replay.match.bots]
        return replace(view, viewer=(people or view.players)[0])

    def position(self) -> str:
        """Where it stands, who did what, and whose eyes these are."""
        say, step = self.language.say, self.step
        where = say("page-replay-where", number=self.number, last=self.last)
        what = say("replay-deal") if step.actor is None else f"{step.actor}: {self.onlooker.action(step)}"
        if len(self._playback.games) > 1:
            what = say("replay-at-table", number=self.which + 1, what=what)
        return f"{where} · {what} · {self._eyes()}"

    def _eyes(self) -> str:
        if self.onlooker.is_open:
            return self.language.say("page-replay-open")
        if self.onlooker.seat is None:
            return self.language.say("page-replay-nobody")
        return self.language.say("page-replay-seat", seat=player_name(self.onlooker.seat))

    async def read_in(self, language: Language) -> None:
        """Tell everything in another language from now on."""
        self.language = language
        self.on_change()

    def farewell(self) -> list[str]:
        """Nothing needs to be said."""
        return []
