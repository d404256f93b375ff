"""Several people at one screen: the curtain between turns, and calls by name."""

import pytest

from sabot.match import Match
from sabot.words.language import LANGUAGES
from tests.support.positions import table
from tests.support.server.awaited import awaited
from tests.tui.stage import Person, match_at, match_of, playing

PEOPLE = ("ana", "bo", "cy")
HANDS = {"ana": "R1 R2 B3", "bo": "R4 Y5", "cy": "R5 Y6 G7", "dee": "R6 Y7 G8"}


def position(turn: str, action: str = "", **hands: str) -> Match:
    """Three people and a bot; a red card is on top. The player whose turn it is may have acted."""
    game = table("deluxe", HANDS | hands, draw="Y1 Y2 Y3 Y4", discard="R9", turn=turn).game
    if action:
        game.act(turn, action)
    return match_at(game, PEOPLE)


def faces(person: Person) -> list[str]:
    """The cards that the screen shows as a hand."""
    return [card.face for card in person.table.hand.cards]


@awaited
async def test_the_named_person_looks_acts_and_the_next_one_is_named() -> None:
    async with playing(position("ana")) as people:
        assert faces(people) == []
        assert people.source.scene.view.viewer is None
        assert "Hand the device to Ana" in people.seen
        await people.press("enter")
        assert faces(people) == ["R1", "R2", "B3"]
        assert "Hand the device to" not in people.seen
        await people.pilot.press(next(card.key for card in people.table.hand.cards if card.face == "R1"))
        await people.until(lambda: people.source.me is None)
        assert faces(people) == []
        assert "Hand the device to Bo" in people.seen
        await people.press("enter")
        assert faces(people) == ["R4", "Y5"]


@awaited
async def test_with_the_curtain_down_every_hand_is_hidden_and_nothing_else_is_told() -> None:
    async with playing(position("ana")) as people:
        assert {card for hand in people.source.scene.view.hands.values() for card in hand} == {"??"}
        await people.press("enter")
        await people.press("d")
        assert any("You drew a yellow 1" in text for text in people.told)
        await people.press("escape")
        assert not any("yellow 1" in text for text in people.told)
        assert {card for hand in people.source.scene.view.hands.values() for card in hand} == {"??"}


@awaited
async def test_a_card_just_drawn_is_seen_until_it_is_hidden() -> None:
    """Ana draws and cannot play it, so that it is bo's turn."""
    async with playing(position("ana", ana="B1 B2 B3")) as people:
        await people.press("enter", "d")
        assert people.source.me == "ana"
        assert "Y1" in faces(people)
        await people.until(lambda: "Hand the device to Bo" in people.seen)
        await people.press("escape")
        assert faces(people) == []


@awaited
async def test_calls_have_names_and_show_no_hand() -> None:
    """Bo owes UNO, and cy is asked: all three may speak up."""
    async with playing(position("bo", "play R4")) as people:
        assert people.offers == [
            "look cy",
            "call ana: catch bo",
            "call bo: uno",
            "call cy: catch bo",
            "peek ana",
            "peek bo",
        ]
        assert "Ana: Catch Bo!" in people.seen
        assert "Bo: UNO!" in people.seen
        await people.press("C")
        assert any("Bo said UNO" in text for text in people.told), people.told
        assert faces(people) == []
        assert "call ana: catch bo" not in people.offers


@awaited
async def test_others_may_speak_up_while_somebody_looks() -> None:
    async with playing(position("bo", "play R4")) as people:
        await people.press("enter")
        assert people.source.me == "cy"
        assert {"hide", "catch bo", "call ana: catch bo", "call bo: uno"} <= set(people.offers)
        await people.press("A")
        assert any("Ana caught Bo" in text for text in people.told), people.told
        assert faces(people) == ["R5", "Y6", "G7"]


@awaited
async def test_whoever_is_not_asked_may_look_and_hide_again() -> None:
    async with playing(position("ana")) as people:
        await people.press("2")
        assert faces(people) == ["R5", "Y6", "G7"]
        await people.press("escape")
        assert faces(people) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@awaited
async def test_a_round_of_two_people_and_a_bot_is_played_to_its_end(lang: str) -> None:
    async with playing(match_of(players=3, people=2, options={"turn_cap": 12}), lang=lang) as people:
        await people.play_round()
        assert people.source.me is None
