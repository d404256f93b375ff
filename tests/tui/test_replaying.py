"""Replays in full screen: moving to any step, for any viewer."""

from contextlib import asynccontextmanager
from typing import Any

from sabot.match.onlooker import Onlooker
from sabot.match.record import format_record
from sabot.match.replay import Replay
from sabot.tui.screens.replay_screen import ReplayScreen
from sabot.tui.screens.score_screen import ScorePadOverlay
from sabot.tui.sources.replay_source import ReplaySource
from tests.support.examples import RECORD
from tests.support.match_bots import match_of, play
from tests.support.server.awaited import awaited
from tests.tui.stage import Person, shown


@asynccontextmanager
async def replaying(text: str, onlooker: Onlooker | None = None, first: int = 1, **how: Any) -> Any:
    def screen(app: Any) -> ReplayScreen:
        return ReplayScreen(ReplaySource(Replay(text), onlooker or Onlooker(is_open=True), first, app.language))

    async with shown(screen, **how) as person:
        yield person


def source_of(person: Person) -> ReplaySource:
    assert isinstance(person.screen, ReplayScreen)
    return person.screen.replay_source


@awaited
async def test_steps_go_on_and_back_and_stop_at_both_ends() -> None:
    async with replaying(RECORD) as ana:
        last = source_of(ana).last
        assert f"Step 1 of {last} · the deal · All hands open" in ana.seen
        await ana.press("left")
        assert source_of(ana).number == 1
        await ana.press("right", "space")
        assert source_of(ana).number == 3
        await ana.press("left", "end", "right")
        assert source_of(ana).number == last
        await ana.press("home")
        assert source_of(ana).number == 1


@awaited
async def test_the_same_step_is_shown_to_other_viewers() -> None:
    async with replaying(RECORD) as ana:
        assert "▮" not in ana.seen
        await ana.press("e")
        assert "As Ana saw it" in ana.seen
        assert "▮" in ana.seen
        await ana.press("e", "e")
        assert "As spectators saw it" in ana.seen
        await ana.press("e")
        assert "All hands open" in ana.seen


@awaited
async def test_rounds_are_leafed_through_and_the_pad_is_as_it_was() -> None:
    match = match_of("deluxe", 3, seed=4, target=150)
    play(match)
    async with replaying(format_record(match)) as ana:
        await ana.press("down")
        assert source_of(ana).step.round == 2
        assert "Round 2" in ana.seen
        await ana.press("right", "up")
        assert (source_of(ana).step.round, source_of(ana).step.actor) == (2, None)
        await ana.press("up")
        assert source_of(ana).step.round == 1
        await ana.press("down", "=")
        assert isinstance(ana.screen, ScorePadOverlay)
        assert "Score pad" in ana.seen
        await ana.press("escape", "end")
        assert "won the match" in " ".join(ana.seen.split())


@awaited
async def test_the_track_is_clicked_to_go_anywhere() -> None:
    async with replaying(RECORD) as ana:
        track: Any = ana.screen.query_one("#bar")
        spot = track.canvas.spots[-1]
        await ana.pilot.click("#bar", offset=(spot.x, spot.y))
        assert source_of(ana).number == source_of(ana).last


@awaited
async def test_a_replay_runs_by_itself_until_its_end() -> None:
    async with replaying(RECORD) as ana:
        await ana.press("end", "left", "a")
        await ana.until(lambda: not source_of(ana).is_running)
        assert source_of(ana).number == source_of(ana).last


@awaited
async def test_two_tables_of_a_round_are_looked_at_in_turn() -> None:
    match = match_of("deluxe", 8, scoring="rotation", hands_per_partner=1, turn_cap=3)
    play(match)
    async with replaying(format_record(match)) as ana:
        first = source_of(ana).which
        await ana.press("t")
        assert source_of(ana).which == 1 - first
        assert f"table {source_of(ana).which + 1}, " in ana.seen


@awaited
async def test_help_language_and_leaving() -> None:
    async with replaying(RECORD) as ana:
        await ana.press("?")
        assert "one step back" in ana.seen
        await ana.press("escape", "l")
        assert source_of(ana).language.code == "es"
        await ana.press("q")
        assert ana.app.return_value == []
