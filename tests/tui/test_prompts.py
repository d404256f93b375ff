"""Every question of every game, answered by keys and by mouse; only legal actions are offered."""

from typing import Any

import pytest

from sabot.game import Game
from sabot.tui.widgets.seats import Seats
from sabot.tui.widgets.wheel import Wheel
from tests.support.positions import table
from tests.support.server.awaited import awaited
from tests.tui.stage import match_at, playing


def deluxe(ana: str, bo: str = "G1 G2 G3", *, draw: str = "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8", **keys: Any) -> Game:
    return table("deluxe", {"ana": ana, "bo": bo}, draw=draw, discard="R9", **keys).game


@awaited
async def test_a_card_is_laid_by_its_letter_and_the_next_one_is_chosen() -> None:
    async with playing(match_at(deluxe("R7 R8 G1 B2"))) as ana:
        assert ana.chosen == "R7"
        await ana.press("e")
        assert "You played a red 8." in ana.told


@pytest.mark.parametrize(("keys", "laid"), [(["enter"], "red 7"), (["right", "enter"], "red 8")])
@awaited
async def test_a_card_is_chosen_by_arrows_and_laid_by_enter(keys: list[str], laid: str) -> None:
    async with playing(match_at(deluxe("R7 R8 G1 B2"))) as ana:
        await ana.press(*keys)
        assert f"You played a {laid}." in ana.told


@awaited
async def test_a_card_is_laid_by_a_click_and_another_is_drawn_from_the_pile() -> None:
    async with playing(match_at(deluxe("R7 R8 G1 B2 B3"))) as ana:
        await ana.click("#hand", "card 1")
        assert "You played a red 8." in ana.told
    async with playing(match_at(deluxe("R7 R8 G1 B2 B3"))) as ana:
        await ana.click("#piles", "draw")
        assert "You drew a yellow 1." in ana.told


@awaited
async def test_a_card_that_does_not_fit_says_why_not_and_quotes_the_rule() -> None:
    async with playing(match_at(deluxe("R7 G1 B2"))) as ana:
        before = ana.told
        await ana.press("f")
        assert ana.notice.startswith("Blue 2 matches neither red nor 9. ")
        assert "(D-024)" in ana.notice
        assert ana.told == before
        await ana.click("#hand", "card 1")
        assert ana.notice.startswith("Green 1 matches neither red nor 9. ")


@awaited
async def test_a_key_that_means_nothing_now_changes_nothing() -> None:
    async with playing(match_at(deluxe("R7 R8 G1"))) as ana:
        before = ana.told
        for key in ("k", "a", "9", "c", "z"):
            await ana.press(key)
            assert ana.notice == f"{key} does nothing here; ? shows all keys."
        assert ana.told == before


@awaited
async def test_drawing_asks_whether_to_lay_or_to_keep() -> None:
    async with playing(match_at(deluxe("G1 B2", draw="R1 Y2 Y3 Y4"))) as ana:
        await ana.press("space")
        assert ana.offers == ["keep"]
        assert ana.chosen == "R1"
        assert "Play it or keep it?" in ana.seen
        await ana.press("k")
        assert "You kept the card." in ana.told


@awaited
async def test_a_wild_asks_for_its_colour_by_letter_and_shape() -> None:
    async with playing(match_at(deluxe("wild R7 G1 B2"))) as ana:
        await ana.press("g")
        assert ana.offers == ["colour red", "colour yellow", "colour green", "colour blue"]
        assert "r  ● red    y  ▲ yellow    g  ■ green    b  ◆ blue" in ana.seen
        await ana.press("b")
        assert "You called blue." in ana.told


@awaited
async def test_a_wild_draw_card_can_be_taken_or_challenged_and_says_what_is_at_stake() -> None:
    game = deluxe("G4 B2", "wild+4 R5 B7", turn="bo")
    game.act("bo", "play wild+4 blue")
    async with playing(match_at(game)) as ana:
        assert ana.offers == ["accept", "challenge"]
        assert "a  Draw 4 cards    x  Challenge" in ana.seen
        assert "If Bo held red, Bo draws 4. If not, you draw 6." in ana.seen
        await ana.press("x")
        assert "Bo drew 4 cards." in " ".join(ana.told)


@awaited
async def test_uno_is_said_before_the_last_card_but_one() -> None:
    async with playing(match_at(deluxe("R7 R8"))) as ana:
        assert "uno" in ana.offers
        assert "u  UNO!" in ana.seen
        await ana.press("u")
        assert "You said UNO!" in ana.told
        await ana.press("b")
        assert "UNO!" in ana.seen.splitlines()[12]


@pytest.mark.parametrize("way", ["c", "1", "click"])
@awaited
async def test_a_player_who_forgets_uno_can_be_caught_before_play_goes_on(way: str) -> None:
    hands = {"ana": "G1 G2", "bo": "R1 R2", "cy": "R3 R4 R5"}
    game = table("deluxe", hands, draw="Y1 Y2 Y3", discard="R9", turn="bo").game
    game.act("bo", "play R1")
    async with playing(match_at(game)) as ana:
        assert ana.offers == ["catch bo", "go-on"]
        assert "UNO?" in ana.seen
        await (ana.click("#seats", "seat bo") if way == "click" else ana.press(way))
        assert "You caught Bo. Bo forgot to say UNO: a penalty of 2 cards." in ana.told


@awaited
async def test_play_goes_on_when_nobody_has_anything_to_say() -> None:
    hands = {"ana": "G1 G2", "bo": "R1 R2", "cy": "R3 R4 R5"}
    game = table("deluxe", hands, draw="Y1 Y2 Y3", discard="R9", turn="bo").game
    game.act("bo", "play R1")
    async with playing(match_at(game)) as ana:
        await ana.press("enter")
        await ana.until(lambda: any("Cy " in text for text in ana.told))


@awaited
async def test_the_prompt_says_that_a_card_may_be_played_out_of_turn() -> None:
    hands = {"ana": "G1 R9 B2", "bo": "R1 R2 R3", "cy": "R3 R4 R5"}
    game = table("deluxe", hands, draw="Y1 Y2 Y3", discard="R9", turn="bo", options={"jump_in": True}).game
    async with playing(match_at(game)) as ana:
        assert "You have the same card: you may jump in." in ana.seen


@awaited
async def test_a_howler_asks_for_a_player() -> None:
    hands = {"ana": "howler R1 R2", "bo": "G1 G2 G3", "cy": "B1 B2 B3"}
    async with playing(match_at(table("potter", hands, draw="Y1 Y2 Y3 Y4", discard="R9").game)) as ana:
        await ana.press("f")
        await ana.until(lambda: "target cy" in ana.offers)
        assert "1  Bo    2  Cy" in ana.seen
        await ana.press("2")
        assert any("Cy" in text for text in ana.told)


@awaited
async def test_x91_a_howler_may_name_its_own_player_with_key_0() -> None:
    hands = {"ana": "howler R1 R2", "bo": "G1 G2 G3", "cy": "B1 B2 B3"}
    game = table("potter", hands, draw="Y1 Y2 Y3 Y4", discard="R9", options={"howler_self": True}).game
    async with playing(match_at(game)) as ana:
        await ana.press("f")
        await ana.until(lambda: "target ana" in ana.offers)
        await ana.press("0")
        await ana.until(lambda: "accept" in ana.offers)


@awaited
async def test_the_prompt_tells_who_attacks_with_what_and_what_can_be_done() -> None:
    game = table("potter", {"ana": "R1 R2", "bo": "Rskip R3 R4"}, draw="Y1 Y2", discard="R9", turn="bo").game
    game.act("bo", "play Rskip")
    async with playing(match_at(game)) as ana:
        assert "Bo’s red skip: lose a turn." in ana.seen


@awaited
async def test_of_two_sided_cards_the_backs_of_the_others_are_seen_and_not_ones_own() -> None:
    hands = {"ana": "R1/P1 R2/P2", "bo": "G1/T1 G2/O2"}
    game = table("flip", hands, draw="B1/V1 B2/V2", discard="R9/P9").game
    async with playing(match_at(game)) as ana:
        assert "☀≈" in ana.seen
        assert "★V1" in ana.seen
        assert "hero side" in ana.seen
        await ana.press("/")
        assert "Bo’s card backs" in ana.seen
        assert "☀O2  ≈T1" in ana.seen
        assert "✿P1" not in ana.seen


@awaited
async def test_the_wheel_shows_its_nine_icons_and_where_it_came_to_rest() -> None:
    hands = {"ana": "R1 R2 R3", "bo": "G1 G2 G3"}
    game = table("wizz", hands, draw="B1 B2 B3 B4 B5", discard="R4* R9", turn="ana", phase="spin").game
    async with playing(match_at(game)) as ana:
        wheel = ana.table.query_one("#wheel", Wheel)
        assert wheel.display
        for icon in ("almost UNO", "number", "colour", "trade", "show hand", "war", "UNO WIZZ"):
            assert icon in ana.seen
        assert wheel.result == ""
        await ana.press("s")
        spun = [event.icon for event in ana.source.scene.events if event.kind == "spun"]
        assert wheel.result == spun[-1]


@awaited
async def test_a_race_is_won_by_the_first_to_shout() -> None:
    hands = {"ana": "R1 R2 R3", "bo": "G1 G2 G3"}
    spun = table("wizz", hands, draw="B1 B2", discard="R4* R9", turn="bo", phase="spin").play("bo: spin race").game
    async with playing(match_at(spun)) as ana:
        assert "Shout first!" in ana.seen
        assert ana.offers == ["wizz", "go-on"]
        await ana.press("w")
        assert "You shouted UNO WIZZ first." in ana.told


@pytest.mark.parametrize(
    ("own", "other", "detail"),
    [
        ("R1 R9", "G8 G2", "You won the war: you may discard the card you showed."),
        ("R9 Y9", "G9 G2", "You won the war: choose which of the cards you showed ends up on top."),
    ],
)
@awaited
async def test_the_winner_of_a_war_reads_what_there_is_to_choose(own: str, other: str, detail: str) -> None:
    hands = {"ana": own, "bo": other}
    game = table("wizz", hands, draw="B1 B2", discard="R4* R7", turn="ana", phase="spin").play("ana: spin war").game
    async with playing(match_at(game)) as ana:
        assert detail in ana.seen


@awaited
async def test_cards_are_put_down_one_by_one_until_it_is_enough() -> None:
    hands = {"ana": "R1 R2 G3 G4", "bo": "G1 G2 B5"}
    game = table("wizz", hands, draw="B1 B2", discard="R4* R9", turn="ana", phase="spin").play("ana: spin colour").game
    async with playing(match_at(game)) as ana:
        assert "You may discard all cards of one colour; the last one ends up on top." in ana.seen
        await ana.press("b")
        assert [card.action for card in ana.table.hand.cards] == ["discard R2", None, None]
        assert ana.offers == ["done"]
        assert "d  That’s all" in ana.seen
        await ana.press("b")
        assert "You discarded a red 2." in ana.told


@awaited
async def test_a_wrong_card_can_be_objected_to() -> None:
    hands = {"ana": "G2 G3", "bo": "B1 B2 B3", "cy": "R3 R4 R5"}
    options = {"wrong_card": "penalty"}
    game = table("deluxe", hands, draw="Y1 Y2", discard="R9", turn="bo", options=options).game
    game.act("bo", "play B1")
    async with playing(match_at(game)) as ana:
        assert "object" in ana.offers
        await ana.press("o")
        assert "You objected." in ana.told


@awaited
async def test_a_hint_marks_what_a_bot_would_do() -> None:
    async with playing(match_at(deluxe("R7 G1 B2"))) as ana:
        await ana.press("h")
        assert ana.notice.startswith("A bot would choose: a red 7. ")
        assert "!" in ana.seen.splitlines()[21]
        assert not any("laid" in text for text in ana.told)


@awaited
async def test_there_is_no_hint_for_a_player_who_need_not_decide() -> None:
    hands = {"ana": "G1 G2", "bo": "R1 R2", "cy": "R3 R4 R5"}
    game = table("deluxe", hands, draw="Y1 Y2 Y3", discard="R9", turn="bo").game
    game.act("bo", "play R1")
    async with playing(match_at(game)) as ana:
        await ana.press("h")
        assert ana.notice == "Not now: you have nothing to decide."


@awaited
async def test_nothing_hidden_is_drawn() -> None:
    async with playing(match_at(deluxe("R7 G1 B2", "Y+2 Y7 B8"))) as ana:
        assert not any(card in ana.seen for card in ("Y+2", "Y7", "B8", "Y1"))
        assert "▮▮▮" in ana.seen
        assert ana.table.query_one("#seats", Seats).display
