"""The same seed and the same actions of the person give the same matches in full screen and in line mode."""

import asyncio
import selectors
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from sabot.command_line.edition_flags import EditionName
from sabot.game import Game
from sabot.match import Match
from sabot.notation.actions import verb_of
from sabot.plain import casual
from sabot.plain.line_match import LineMatch
from sabot.plain.terminal import Terminal
from sabot.tui import launch
from sabot.tui.choices import Choices
from sabot.tui.launch import MatchStarter
from sabot.tui.play_command import PlayFlags, play_on_screen, play_plainly
from sabot.tui.sources.local_source import LocalTable
from sabot.words.language import speak
from tests.support.people import Person

ME = "Ana"
MATCHES = 2
"""The number of matches in a row."""
SEED = 11
"""A seed with which bots react at any pace."""
Strategy = Callable[[Game], str | None]
"""The strategy of the person; None passes."""


def silent(game: Game) -> str | None:
    """Act only if asked."""
    chance = Random(f"{game.moves} {game.phase}")
    return chance.choice(game.legal(ME)) if game.must_decide == ME else None


def outspoken(game: Game) -> str | None:
    """Act if asked, and about every other time when an action out of turn is possible.

    The choice depends only on the situation that line mode asks about once: full screen may ask again after a call.
    """
    view = game.view(None)
    chance = Random(f"{view.turns} {view.phase} {len(view.discard)} {view.owes_uno}")
    return chance.choice(game.legal(ME)) if game.must_decide == ME or chance.random() < 0.5 else None


class VirtualClock(asyncio.SelectorEventLoop):
    """An event loop in which waiting takes no real time, but advances its clock."""

    def __init__(self) -> None:
        self.now = 0.0
        loop = self

        class Selector(selectors.SelectSelector):
            def select(self, timeout: float | None = None) -> list[Any]:
                events = super().select(0)
                assert events or timeout is not None, "nothing is scheduled and no event comes"
                loop.now += 0 if events or timeout is None else timeout
                return events

        super().__init__(Selector())

    def time(self) -> float:
        return self.now


def on_screen(flags: PlayFlags, pace: float, strategy: Strategy, monkeypatch: pytest.MonkeyPatch) -> list[Match]:
    """Play in full screen mode, without drawing."""
    begun: list[tuple[MatchStarter, Choices]] = []
    monkeypatch.setattr(launch, "play_here", lambda _, starter, choices, **how: begun.append((starter, choices)))
    play_on_screen(None, flags, [ME], None, speak("en"), is_fast=pace == 0)
    ((starter, choices),) = begun
    assert choices.pace == pace
    with starter, asyncio.Runner(loop_factory=VirtualClock) as runner:
        return runner.run(play_matches(starter, choices, strategy))


async def play_matches(starter: MatchStarter, choices: Choices, strategy: Strategy) -> list[Match]:
    """Play match after match, acting whenever the table changes."""
    source = LocalTable(starter.begin(choices), speak("en"), choices.pace, starter.begin_again)
    changed = asyncio.Event()
    source.on_change = changed.set
    running = asyncio.ensure_future(source.run())
    matches = [source.match]
    while len(matches) < MATCHES or not source.match.is_over:
        if source.match.is_over:
            await source.do("rematch")
            matches.append(source.match)
        elif source.match.finished and not source.match.games:
            await source.do("ready")
            await asyncio.sleep(0)
        elif not await act_as_person(source, strategy):
            changed.clear()
            await changed.wait()
    running.cancel()
    return matches


async def act_as_person(source: LocalTable, strategy: Strategy) -> bool:
    """Carry out what the person does now; False if play does not wait for the person."""
    board = source.board
    if board is None or not (board.is_paused or board.game.must_decide == ME):
        return False
    action = strategy(board.game)
    assert await (source.do("go-on") if action is None else source.act(action)) == ""
    return True


class Typist(Person):
    """A person in line mode, who passes if the strategy does."""

    def __init__(self, strategy: Strategy, *, is_timed: bool) -> None:
        super().__init__(seconds=0 if is_timed else None)
        self.strategy = strategy
        self.matches: list[Match] = []

    def ask(self, question: str) -> str | None:
        match = self.matches[-1]
        if match.is_over and len(self.matches) == MATCHES:
            return None
        games = [game for game in match.games if ME in game.players]
        return self.strategy(games[0]) or "" if games else ""


def line_by_line(flags: PlayFlags, typist: Typist, monkeypatch: pytest.MonkeyPatch) -> list[Match]:
    """Play in line mode."""

    class Noted(LineMatch):
        def __init__(self, terminal: Terminal, match: Match, *record: Any, **how: Any) -> None:
            super().__init__(terminal, match, *record, **how)
            typist.matches.append(match)

    monkeypatch.setattr(casual, "LineMatch", Noted)
    play_plainly(None, flags, [ME], None, typist)
    return typist.matches


def history_of(match: Match) -> list[Any]:
    """All deals and actions of a match, table by table."""
    return [
        (
            [table.players, table.dealer, table.opening],
            [(player, action) for player, action in played.actions if player in table.players],
            played.points,
        )
        for played in match.finished
        for table in played.tables
    ]


def out_of_turn(match: Match) -> int:
    """The number of out-of-turn actions of bots."""
    said = [(player, verb_of(action)) for played in match.finished for player, action in played.actions]
    return sum(player != ME and verb in ("catch", "wizz") for player, verb in said)


@pytest.mark.parametrize(
    ("pace", "strategy"), [(0, silent), (0, outspoken), (1, silent)], ids=["fast", "outspoken", "timed"]
)
def test_the_same_seed_is_the_same_play_in_full_screen_and_in_line_mode(
    pace: int, strategy: Strategy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With `--fast` the person may also act out of turn; with a clock the time would matter."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    options = ("scoring=none", "turn_cap=60", "jump_in=true")
    reactions = 0
    for edition in get_args(EditionName):
        flags = PlayFlags(edition=edition, players=4, policy="casual", seed=SEED, option=options)
        here = on_screen(flags, pace, strategy, monkeypatch)
        there = line_by_line(flags, Typist(strategy, is_timed=bool(pace)), monkeypatch)
        assert [match.seed for match in here] == [match.seed for match in there]
        assert list(map(history_of, here)) == list(map(history_of, there)), edition
        assert all(match.is_over for match in here)
        reactions += sum(map(out_of_turn, here))
    assert reactions > 0


def test_two_tables_of_a_round_are_the_same_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables are played in parallel, in a different order in each mode."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(f"{__name__}.MATCHES", 1)
    options = ("scoring=rotation", "turn_cap=8")
    flags = PlayFlags(edition="wizz", players=8, policy="casual", seed=SEED, option=options)
    here = on_screen(flags, 1, silent, monkeypatch)
    there = line_by_line(flags, Typist(silent, is_timed=True), monkeypatch)
    assert list(map(history_of, here)) == list(map(history_of, there))
    assert all(len(played.tables) == 2 for match in here for played in match.finished)
