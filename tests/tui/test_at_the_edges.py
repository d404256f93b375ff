"""What was found by playing: leaving in haste, hints, large windows, labels, and the start screen at 80 columns."""

import gc

from sabot.tui.choices import Choices
from sabot.tui.screens.help_overlay import HelpOverlay
from sabot.tui.screens.start_screen import StartScreen
from sabot.tui.widgets.hand import Hand
from sabot.tui.widgets.wheel import Wheel
from tests.support.positions import table
from tests.support.server.awaited import awaited
from tests.tui.stage import match_at, match_of, playing, shown


@awaited
async def test_keys_typed_while_leaving_do_nothing() -> None:
    """Warnings are errors: a coroutine that is never awaited would be one."""
    async with playing(match_of()) as ana:
        screen = ana.table
        ana.app.leave()
        screen.act("draw")
        screen._handle_other_key("h")
        ana.app.next_language()
    del ana, screen
    gc.collect()


@awaited
async def test_a_hinted_card_keeps_its_key() -> None:
    game = table("deluxe", {"ana": "R7 Y9 B3", "bo": "G1 G2"}, draw="B8 B9", discard="R9").game
    async with playing(match_at(game)) as ana:
        await ana.press("h")
        hand = ana.table.query_one("#hand", Hand)
        (hinted,) = [card for card in hand.cards if card.action == hand.hinted]
        assert f"{hinted.key}!" in ana.seen


@awaited
async def test_piles_and_wheel_are_centred_in_a_large_window() -> None:
    hands = {"ana": "R1 R2* Y3 G4", "bo": "G1 G2 G3"}
    game = table("wizz", hands, draw="B8 B9", discard="R4* R9", turn="ana", phase="spin").game
    async with playing(match_at(game), size=(200, 50)) as ana:
        piles, wheel = ana.table.query_one("#piles").region, ana.table.query_one("#wheel", Wheel).region
        felt = ana.table.query_one("#felt").region
        assert piles.x > 20
        assert abs((piles.x - felt.x) - (felt.right - wheel.right)) <= 1
        assert piles.height == wheel.height


@awaited
async def test_labels_on_cards_are_in_the_language_of_the_reader() -> None:
    game = table("deluxe", {"ana": "Rrev wild Y9", "bo": "G1 G2"}, draw="B8 B9", discard="R9").game
    async with playing(match_at(game), lang="fr") as ana:
        assert "inv." in ana.seen
        assert "joker" in ana.seen
        await ana.press("l")
        assert "inv." in ana.seen  # Portuguese
        assert "geral" not in ana.seen


@awaited
async def test_the_start_screen_shows_whole_values_and_its_keys() -> None:
    async with shown(lambda _: StartScreen(Choices(), lambda *_: None)) as ana:
        screen = ana.screen
        assert isinstance(screen, StartScreen)
        for field in screen.lines.fields[:8]:
            assert f"◂ {field.text} " in ana.seen, field.label
        await ana.press("question_mark")
        assert isinstance(ana.screen, HelpOverlay)
        assert "continue the last match" in ana.seen
