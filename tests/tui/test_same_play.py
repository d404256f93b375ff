"""The same seed and the same human actions give the same matches in the full screen and line by line."""

import asyncio
import selectors
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from sabot.flags import EditionName
from sabot.game import Game
from sabot.match import Match
from sabot.notation.actions import verb_of
from sabot.plain import casual
from sabot.plain.line_match import LineMatch
from sabot.plain.terminal import Terminal
from sabot.tui import launch
from sabot.tui.choices import Choices
from sabot.tui.launch import Keeper
from sabot.tui.play_command import Chosen, play_on_screen, play_plainly
from sabot.tui.sources.local_source import LocalTable
from sabot.words.language import speak
from tests.support.people import Person

ME = "Ana"
MATCHES = 2
"""How many matches are played one after the other."""
SEED = 2
"""A seed by which bots react, whatever the pace."""
Ways = Callable[[Game], str | None]
"""What the person does at a moment; None lets play go on."""


def silent(game: Game) -> str | None:
    """What the person does when asked, and nothing else."""
    chance = Random(f"{game.moves} {game.phase}")
    return chance.choice(game.legal(ME)) if game.must_decide == ME else None


def outspoken(game: Game) -> str | None:
    """What the person does when asked, and about every other time something could be said or laid out of turn.

    Whether it is depends on what line mode asks about once: the full screen may ask again after a call.
    """
    view = game.view(None)
    chance = Random(f"{view.turns} {view.phase} {len(view.discard)} {view.owes_uno}")
    return chance.choice(game.legal(ME)) if game.must_decide == ME or chance.random() < 0.5 else None


class VirtualClock(asyncio.SelectorEventLoop):
    """An event loop in which waiting takes no time, but its clock goes on."""

    def __init__(self) -> None:
        self.now = 0.0
        loop = self

        class Selector(selectors.SelectSelector):
            def select(self, timeout: float | None = None) -> list[Any]:
                events = super().select(0)
                assert events or timeout is not None, "everybody waits for somebody else"
                loop.now += 0 if events or timeout is None else timeout
                return events

        super().__init__(Selector())

    def time(self) -> float:
        return self.now


def on_screen(chosen: Chosen, pace: float, ways: Ways, monkeypatch: pytest.MonkeyPatch) -> list[Match]:
    """Play in the full screen, without drawing it."""
    begun: list[tuple[Keeper, Choices]] = []
    monkeypatch.setattr(launch, "play_here", lambda _, keeper, choices, **how: begun.append((keeper, choices)))
    play_on_screen(None, chosen, ME, None, speak("en"), is_fast=pace == 0)
    ((keeper, choices),) = begun
    assert choices.pace == pace
    with keeper, asyncio.Runner(loop_factory=VirtualClock) as runner:
        return runner.run(play_matches(keeper, choices, ways))


async def play_matches(keeper: Keeper, choices: Choices, ways: Ways) -> list[Match]:
    """Play match after match, acting whenever the table changes."""
    source = LocalTable(keeper.begin(choices), speak("en"), choices.pace, keeper.begin_again)
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
        elif not await speak_up(source, ways):
            changed.clear()
            await changed.wait()
    running.cancel()
    return matches


async def speak_up(source: LocalTable, ways: Ways) -> bool:
    """Do what the person does at this moment; whether it is the person's part at all."""
    board = source.board
    if board is None or not (board.is_held or board.game.must_decide == ME):
        return False
    action = ways(board.game)
    assert await (source.do("go-on") if action is None else source.act(action)) == ""
    return True


class Typist(Person):
    """Somebody who plays line by line, and passes where there is nothing to say."""

    def __init__(self, ways: Ways, *, is_timed: bool) -> None:
        super().__init__(seconds=0 if is_timed else None)
        self.ways = ways
        self.matches: list[Match] = []

    def ask(self, question: str) -> str | None:
        match = self.matches[-1]
        if match.is_over and len(self.matches) == MATCHES:
            return None
        games = [game for game in match.games if ME in game.players]
        return self.ways(games[0]) or "" if games else ""


def line_by_line(chosen: Chosen, typist: Typist, monkeypatch: pytest.MonkeyPatch) -> list[Match]:
    """Play line by line."""

    class Noted(LineMatch):
        def __init__(self, terminal: Terminal, match: Match) -> None:
            super().__init__(terminal, match)
            typist.matches.append(match)

    monkeypatch.setattr(casual, "LineMatch", Noted)
    play_plainly(None, chosen, ME, None, typist)
    return typist.matches


def course_of(match: Match) -> list[Any]:
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
    """How often a bot did what nobody had asked it for."""
    said = [(player, verb_of(action)) for played in match.finished for player, action in played.actions]
    return sum(player != ME and verb in ("catch", "wizz") for player, verb in said)


@pytest.mark.parametrize(
    ("pace", "ways"), [(0, silent), (0, outspoken), (1, silent)], ids=["fast", "outspoken", "timed"]
)
def test_the_same_seed_is_the_same_play_in_the_full_screen_and_line_by_line(
    pace: int, ways: Ways, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With `--fast` the person may also speak out of turn; by the clock it would matter when."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    options = ("scoring=none", "turn_cap=60", "jump_in=true")
    reactions = 0
    for edition in get_args(EditionName):
        chosen = Chosen(edition=edition, players=4, policy="gentle", seed=SEED, option=options)
        here = on_screen(chosen, pace, ways, monkeypatch)
        there = line_by_line(chosen, Typist(ways, is_timed=bool(pace)), monkeypatch)
        assert [match.seed for match in here] == [match.seed for match in there]
        assert list(map(course_of, here)) == list(map(course_of, there)), edition
        assert all(match.is_over for match in here)
        reactions += sum(map(out_of_turn, here))
    assert reactions > 0


def test_two_tables_of_a_round_are_the_same_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables are played side by side, in another order here and there."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(f"{__name__}.MATCHES", 1)
    options = ("scoring=rotation", "turn_cap=8")
    chosen = Chosen(edition="wizz", players=8, policy="gentle", seed=SEED, option=options)
    here = on_screen(chosen, 1, silent, monkeypatch)
    there = line_by_line(chosen, Typist(silent, is_timed=True), monkeypatch)
    assert list(map(course_of, here)) == list(map(course_of, there))
    assert all(len(played.tables) == 2 for match in here for played in match.finished)
