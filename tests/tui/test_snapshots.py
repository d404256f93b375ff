"""Snapshots of the main screens as SVG; `SABOT_SNAPSHOTS=write` rewrites them."""

import os
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from sabot.game import Game
from sabot.match.onlooker import Onlooker
from sabot.match.replay import Replay
from sabot.tui.choices import Choices
from sabot.tui.screens.replay_screen import ReplayScreen
from sabot.tui.screens.score_screen import ScoreScreen
from sabot.tui.screens.start_screen import StartScreen
from sabot.tui.sources.replay_source import ReplaySource
from sabot.tui.widgets.palette import NONE
from tests.support.examples import RECORD
from tests.support.positions import table
from tests.support.server.awaited import awaited
from tests.tui.stage import Person, match_at, playing, shown

SNAPSHOTS = Path(__file__).parent / "snapshots"
WRITES = os.environ.get("SABOT_SNAPSHOTS") == "write"
WIDE = 120, 40


def deluxe() -> Game:
    hands = {"ana": "R7 R+2 Y9 Gskip B2 Brev wild wild+4", "bo": "G1 G2 G3", "cy": "B1", "dee": "Y1 Y2 Y3 Y4 Y5"}
    return table("deluxe", hands, draw="B8 B9 R1 R2", discard="R9 R3 B3", called_uno=["cy"]).game


def potter() -> Game:
    hands = {"ana": "R7 cloak Y9 G2", "bo": "Y1 Y2", "cy": "wild+4 R1 G1 B4"}
    game = table("potter", hands, draw="B8 B9 R1 R2 G8 G9", discard="R9 R3", turn="cy").game
    game.act("cy", "play wild+4 blue")
    return game


def flip() -> Game:
    hands = {
        "ana": "R7/P1 Yskip/T2 Gflip/O3 hero/V4",
        "bo": "G1/P+5 G2/T6 R1/Oskipall wild+2/wild+colour",
        "cy": "B1/V7 B2/villain",
    }
    return table("flip", hands, draw="B8/O9 B9/P8", discard="R9/V9 R3/P3", side="villain").game


def wizz() -> Game:
    hands = {"ana": "R1 R2* Y3 G4", "bo": "G1 G2 G3", "cy": "B1 B2 B3"}
    spun = table("wizz", hands, draw="B8 B9", discard="R4* R9", turn="ana", phase="spin")
    return spun.play("ana: spin number").game


def start() -> AbstractAsyncContextManager[Person]:
    return shown(lambda _: StartScreen(Choices(), lambda *_: None))


def replay() -> AbstractAsyncContextManager[Person]:
    replayed = Replay(RECORD)
    return shown(
        lambda app: ReplayScreen(ReplaySource(replayed, Onlooker(is_open=True), 4, app.language)), size=(100, 30)
    )


SCREENS: dict[str, tuple[Callable[[], AbstractAsyncContextManager[Person]], list[str]]] = {
    "start": (start, []),
    "deluxe": (lambda: playing(match_at(deluxe())), []),
    "deluxe-wide": (lambda: playing(match_at(deluxe()), size=WIDE, lang="fr"), []),
    "deluxe-no-colour": (lambda: playing(match_at(deluxe()), depth=NONE), []),
    "potter-answer": (lambda: playing(match_at(potter()), size=(100, 30)), []),
    "flip": (lambda: playing(match_at(flip())), []),
    "wizz-wheel": (lambda: playing(match_at(wizz())), []),
    "help": (lambda: playing(match_at(deluxe()), lang="es"), ["?"]),
    "replay": (replay, []),
}
"""The snapshots: the screen, and the keys that are pressed on it."""


def compare(name: str, picture: str) -> None:
    """Compare a picture with its snapshot."""
    file = SNAPSHOTS / f"{name}.svg"
    if WRITES:
        file.write_text(picture, encoding="utf-8")
    assert picture == file.read_text(encoding="utf-8"), f"{name} looks different"


@pytest.mark.parametrize("name", SCREENS)
@awaited
async def test_a_screen_looks_as_it_did(name: str) -> None:
    make, keys = SCREENS[name]
    async with make() as ana:
        await ana.press(*keys)
        await ana.pilot.pause()
        compare(name, ana.app.export_screenshot())


@awaited
async def test_the_score_pad_looks_as_it_did() -> None:
    hands = {"ana": "R7", "bo": "G1 G2 wild", "cy": "B1 Yskip"}
    game = table("deluxe", hands, draw="B8 B9 R1 R2", discard="R9", called_uno=["ana"]).game
    async with playing(match_at(game)) as ana:
        await ana.press("b")
        await ana.until(lambda: isinstance(ana.screen, ScoreScreen))
        await ana.pilot.pause()
        compare("score", ana.app.export_screenshot())


def test_every_snapshot_file_has_a_test() -> None:
    assert {file.stem for file in SNAPSHOTS.glob("*.svg")} == {*SCREENS, "score"}
