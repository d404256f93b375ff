"""The full screen in general: size, languages, colours, overlays, and leaving."""

import re

import pytest

from sabot.tui.app import depth_of
from sabot.tui.screens.board_screen import BoardScreen
from sabot.tui.screens.help_overlay import HelpOverlay
from sabot.tui.screens.look_overlay import LogOverlay, LookOverlay
from sabot.tui.screens.score_screen import ScorePadOverlay
from sabot.tui.widgets.log import Log
from sabot.tui.widgets.palette import FEW, FULL, NONE
from sabot.words.language import LANGUAGES, speak
from tests.support.paths import ROOT
from tests.support.positions import table
from tests.support.server.awaited import awaited
from tests.tui.stage import match_at, match_of, playing


@awaited
async def test_below_80_by_24_a_message_is_shown_and_the_table_comes_back() -> None:
    async with playing(match_of()) as ana:
        await ana.pilot.resize_terminal(79, 24)
        assert "The table needs 80 × 24 characters; this window has 79 × 24." in ana.seen
        assert "SABOT" not in ana.seen
        await ana.pilot.resize_terminal(80, 24)
        assert "SABOT" in ana.seen


@awaited
async def test_the_log_has_a_place_of_its_own_from_100_columns_on() -> None:
    async with playing(match_of()) as ana:
        for wide, high in ((80, 24), (99, 30), (100, 30), (200, 60)):
            await ana.pilot.resize_terminal(wide, high)
            await ana.pilot.pause()
            assert ana.table.query_one("#log", Log).display == (wide >= 100)
            assert "The first card is" in " ".join(ana.seen.split())
            assert max(map(len, ana.seen.splitlines())) <= wide


@pytest.mark.parametrize("cards", [1, 15, 16, 30, 31, 60])
@awaited
async def test_every_card_of_a_hand_is_seen_however_many_there_are(cards: int) -> None:
    deck = [f"{colour}{symbol}" for colour in "RYGB" for symbol in (*"23456789", "+2", "skip", "rev") for _ in (1, 2)]
    hands = {"ana": " ".join(deck[:cards]), "bo": "G1 wild"}
    game = table("deluxe", hands, draw="wild wild", discard="wild+4", colour="red").game
    async with playing(match_at(game)) as ana:
        assert len(ana.table.hand.cards) == cards
        bottom = "\n".join(ana.seen.splitlines()[17:23])
        for card in ana.table.hand.cards:
            assert card.face.replace("skip", "⊘").replace("rev", "⇄") in bottom


@awaited
async def test_the_language_is_switched_at_any_time_and_all_of_it() -> None:
    async with playing(match_of(players=3)) as ana:
        for code in (*LANGUAGES[1:], LANGUAGES[0]):
            await ana.press("l")
            assert ana.app.language.code == code
            say = speak(code).say
            assert say("tui-key-leave") in ana.seen
            assert say("ask-turn") in ana.seen
            await ana.press("?")
            assert say("tui-help-uno") in ana.seen
            await ana.press("escape")


@awaited
async def test_an_open_overlay_switches_the_language() -> None:
    async with playing(match_of()) as ana:
        await ana.press("?", "l")
        assert speak("es").say("tui-help-choose") in ana.seen


@awaited
async def test_overlays_open_and_close_by_the_same_key_and_by_escape() -> None:
    overlays = {
        "?": HelpOverlay,
        "f1": HelpOverlay,
        "/": LookOverlay,
        "f3": LookOverlay,
        "'": LogOverlay,
        "f5": LogOverlay,
    }
    async with playing(match_of()) as ana:
        for key, overlay in overlays.items():
            for closing in (key, "escape"):
                await ana.press(key)
                assert isinstance(ana.screen, overlay)
                await ana.press(closing)
                assert isinstance(ana.screen, BoardScreen)


@awaited
async def test_an_overlay_may_be_closed_before_it_is_shown() -> None:
    """As when the application ends, or the next round begins at that moment."""
    async with playing(match_of()) as ana:
        for _ in range(5):
            ana.app.push_screen(ScorePadOverlay(ana.source))
            ana.app.pop_screen()
        await ana.pilot.pause()
        assert isinstance(ana.screen, BoardScreen)
        ana.app.push_screen(ScorePadOverlay(ana.source))


@awaited
async def test_the_pace_of_the_bots_is_changed_at_the_table() -> None:
    async with playing(match_of()) as ana:
        await ana.press("minus", "minus", "minus", "minus")
        assert (ana.app.pace, ana.source.pace) == (2.0, 2.0)
        await ana.press("plus")
        assert ana.source.pace == 1.0


@pytest.mark.parametrize("depth", [FULL, FEW, NONE])
@awaited
async def test_everything_is_readable_without_colours(depth: str) -> None:
    hands = {"ana": "R7 Y8 G1 Bskip wild", "bo": "G1 G2"}
    game = table("deluxe", hands, draw="Y1 Y2 Y3", discard="R9").game
    async with playing(match_at(game), depth=depth) as ana:
        for text in ("●R7", "▲Y8", "■G1", "◆B⊘", "wild", "● red", "d  Draw"):
            assert text in ana.seen


@pytest.mark.parametrize(
    ("environment", "system", "depth"),
    [
        ({}, "truecolor", FULL),
        ({}, "256", FULL),
        ({}, "standard", FEW),
        ({}, None, NONE),
        ({"NO_COLOR": "1"}, "256", NONE),
    ],
)
def test_as_many_colours_are_used_as_there_are(environment: dict[str, str], system: str | None, depth: str) -> None:
    from rich.console import Console

    console = Console(force_terminal=True, color_system=system, _environ={})  # type: ignore[arg-type]  # one of the cases
    assert depth_of(environment, console) == depth


@pytest.mark.parametrize("key", ["q", "ctrl+c", "ctrl+q"])
@awaited
async def test_the_table_is_left_at_any_time(key: str) -> None:
    async with playing(match_of()) as ana:
        await ana.press(key)
        assert ana.app.return_value == ["Bye."]


def test_no_style_names_a_part_that_does_not_exist() -> None:
    sources = ROOT / "src" / "sabot" / "tui"
    named = set(re.findall(r"#([a-z-]+)\b", (sources / "style.tcss").read_text("utf-8")))
    given = {name for file in sources.rglob("*.py") for name in re.findall(r'id="([a-z-]+)"', file.read_text("utf-8"))}
    assert named <= given
