"""Suggestions to other players, punished by the referee, in every edition (P-067, X-57)."""

from typing import Any

import pytest

from tests.support.editions import bare, mirrored
from tests.support.positions import Table, table

EDITIONS = ["deluxe", "potter", "flip", "wizz"]
RULES = {"deluxe": "X-57", "potter": "P-067", "flip": "X-57", "wizz": "X-57"}
HANDS = {"ana": "R5 B4 Y9", "bo": "G1 G2 G3", "cy": "Y1 Y2 Y3"}
REFEREE = {"suggestions": "referee"}


def position(edition: str, draw: str = "B5 B6 B7 B8", **keys: Any) -> Table:
    """Ana's turn at a table where suggestions are punished."""
    hands = {player: mirrored(edition, hand) for player, hand in keys.pop("hands", HANDS).items()}
    options = keys.pop("options", REFEREE)
    return table(edition, hands, draw=mirrored(edition, draw), discard=mirrored(edition, "R7"), options=options, **keys)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("options", [{}, {"suggestions": "off"}, {"suggestions": False}])
def test_x57_by_default_suggestions_are_nobodys_business(edition: str, options: dict[str, Any]) -> None:
    """The referee is not heard."""
    game = position(edition, options=options)
    game.refuses("referee: suggestion bo", "X-57")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("player", ["ana", "bo", "cy"])
def test_p067_x57_a_suggestion_costs_two_cards_and_no_turn(edition: str, player: str) -> None:
    """The player who made it draws two; ana's turn goes on, even if it was her."""
    game = position(edition)
    before = game.legal("ana")
    game.play(f"referee: suggestion {player}")
    assert (game.turn, game.phase, game.waiting, bare(game.draw)) == ("ana", "turn", ["ana"], "B7 B8")
    assert {name: game.size(name) for name in HANDS} == {"ana": 3, "bo": 3, "cy": 3} | {player: 5}
    assert {"B5", "B6"} <= set(bare(game.hand(player)).split())
    assert game.rules("drew") == [RULES[edition]] * 2
    assert game.legal("ana") == before
    game.play("ana: play R5")
    assert game.turn == "bo"


@pytest.mark.parametrize("edition", EDITIONS)
def test_p067_every_suggestion_costs_two_cards(edition: str) -> None:
    """Twice is four, and with too few cards it is what there is."""
    game = position(edition, "B5 B6 B7").play("referee: suggestion bo", "referee: suggestion bo")
    assert (bare(game.hand("bo")), game.draw) == ("G1 G2 G3 B5 B6 B7", "")


@pytest.mark.parametrize("edition", EDITIONS)
def test_x57_only_the_referee_speaks_and_says_nothing_else(edition: str) -> None:
    """No player punishes another; the referee neither lays nor draws."""
    game = position(edition)
    game.refuses("ana: suggestion bo")
    game.refuses("bo: suggestion bo")
    game.refuses("referee: draw")
    game.refuses("referee: play R5")
    assert not any("suggestion" in action for name in HANDS for action in game.legal(name))


@pytest.mark.parametrize("edition", EDITIONS)
def test_x57_the_card_just_drawn_may_still_be_laid(edition: str) -> None:
    """Ana drew a red four and suggests something: two cards more, and only the red four can be laid."""
    game = position(edition, "R4 B6 B7").play("ana: draw", "referee: suggestion ana")
    assert (game.phase, game.turn, bare(game.hand("ana"))) == ("drawn", "ana", "R4 R5 Y9 B4 B6 B7")
    assert game.legal("ana") == ["keep", "play R4"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_x57_x49_two_more_cards_end_what_was_owed_or_called(edition: str) -> None:
    """With three cards there is nothing to call or to catch."""
    hands = {**HANDS, "ana": "R5 B4"}
    game = position(edition, hands=hands).play("ana: play R5")
    assert game.owes_uno == ["ana"]
    game.play("referee: suggestion ana")
    assert (game.owes_uno, game.size("ana"), game.turn) == ([], 3, "bo")
    game = position(edition, hands=hands).play("ana: uno", "ana: play R5", "referee: suggestion ana")
    assert (game.called_uno, game.owes_uno) == ([], [])


def test_x57_x93_the_cloak_does_not_stop_the_penalty() -> None:
    """It is no card that was played: bo draws two unasked, and no question is open afterwards."""
    game = position("potter", hands={**HANDS, "bo": "G1 cloak"}).play("referee: suggestion bo")
    assert (game.phase, game.turn, game.hand("bo")) == ("turn", "ana", "G1 B5 B6 cloak")


def test_x57_a_suggestion_does_not_answer_the_open_question() -> None:
    """Bo is hit by a +3 and punished meanwhile: he still has to answer, and may use a cloak that he drew so."""
    hands = {"ana": "R+3 R5 B4", "bo": "G1 G2", "cy": "Y1 Y2"}
    game = position("potter", "cloak B6 B7 B8 B9", hands=hands).play("ana: play R+3", "referee: suggestion bo")
    assert (game.phase, game.waiting, game.hand("bo")) == ("answer", ["bo"], "G1 G2 B6 cloak")
    assert game.legal("bo") == ["accept", "play cloak"]
    game.play("bo: accept")
    assert (game.turn, game.size("bo")) == ("cy", 7)
