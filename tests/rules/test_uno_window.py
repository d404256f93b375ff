"""From when until when a forgotten UNO can be caught, and who owes the call (X-42 to X-45, X-47 to X-49)."""

from typing import Any

import pytest

from tests.support.editions import mirrored
from tests.support.positions import Table, table

EDITIONS = ("deluxe", "potter", "flip", "wizz")
editions = pytest.mark.parametrize("edition", EDITIONS)
PLUS = {"deluxe": "+2", "potter": "+3", "flip": "+1", "wizz": "+2"}


def seated(edition: str, ana: str, bo: str = "G3 G4 G5", draw: str = "Y8 Y9 B8 B9 Y6 B6") -> Table:
    """Ana's turn on a red 7."""
    hands = {"ana": ana, "bo": bo, "cy": "B3 B4 R5"}
    hands = {player: mirrored(edition, hand) for player, hand in hands.items()}
    return table(edition, hands, draw=mirrored(edition, draw), discard=mirrored(edition, "R7 Y1"))


@editions
def test_x42_the_catch_begins_when_the_card_lies(edition: str) -> None:
    """With two cards in hand nobody can be caught; with the card on the discard anybody may catch."""
    game = seated(edition, "R1 R2")
    game.refuses("bo: catch ana")
    game.play("ana: play R1")
    assert (game.legal("bo")[0], game.legal("cy")) == ("catch ana", ["catch ana"])


@editions
@pytest.mark.parametrize("begins", ["bo: draw", "bo: play R6"])
def test_x42_x43_the_window_closes_when_the_next_player_draws_or_lays(edition: str, begins: str) -> None:
    """Once bo has taken a card or laid one, ana is safe and has nothing left to call."""
    game = seated(edition, "R1 R2", bo="G3 G4 R6").play("ana: play R1", begins)
    assert game.owes_uno == []
    game.refuses("cy: catch ana")
    game.refuses("bo: catch ana")
    game.refuses("ana: uno")


def test_x43_a_spin_begins_a_turn() -> None:
    """Ana's last but one is a whirl card: she can be caught until bo spins."""
    hands = {"ana": "R3* R2", "bo": "G3 G4 G5", "cy": "B3 B4 B5"}
    game = table("wizz", hands, draw="Y8 Y9 B8", discard="R7").play("ana: play R3*")
    assert (game.phase, game.legal("bo"), game.legal("cy")) == ("spin", ["catch ana", "spin"], ["catch ana"])
    game.play("bo: spin show").refuses("cy: catch ana")
    assert game.owes_uno == []


@pytest.mark.parametrize(("edition", "card"), [("deluxe", "wild"), ("potter", "wild"), ("wizz", "wild")])
def test_x42_the_debt_stands_while_a_colour_is_awaited(edition: str, card: str) -> None:
    """The wild lies, its colour is not called yet: ana owes the call, may make it, may be caught."""
    game = seated(edition, f"{card} G1").play(f"ana: play {card}")
    assert (game.phase, game.owes_uno, game.legal("cy")) == ("colour", ["ana"], ["catch ana"])
    assert "uno" in game.legal("ana")
    game.play("cy: catch ana")
    assert (game.phase, game.waiting, game.hand("ana")) == ("colour", ["ana"], "Y8 Y9 G1")
    assert game.play("ana: colour green").turn == "bo"


@editions
def test_x44_a_forced_draw_does_not_close_the_window(edition: str) -> None:
    """Ana's last but one makes bo draw; that is no turn of his, so cy may still catch her."""
    game = seated(edition, f"R{PLUS[edition]} R2").play(f"ana: play R{PLUS[edition]}")
    if edition == "potter":
        assert (game.phase, game.owes_uno) == ("answer", ["ana"])
        game.play("bo: accept")
    assert game.size("bo") == 3 + int(PLUS[edition])
    assert (game.turn, game.owes_uno, game.legal("bo")) == ("cy", ["ana"], ["catch ana"])
    assert game.play("bo: catch ana").size("ana") == 3


@pytest.mark.parametrize(("edition", "card", "taken"), [("deluxe", "+4", 6), ("potter", "+4", 6), ("flip", "+2", 4)])
def test_x44_a_challenge_does_not_close_the_window(edition: str, card: str, taken: int) -> None:
    """Bo challenges in vain and draws; ana can still be caught until cy begins."""
    game = seated(edition, f"wild{card} G1").play(f"ana: play wild{card} red", "bo: challenge")
    assert (game.size("bo"), game.turn, game.owes_uno) == (3 + taken, "cy", ["ana"])
    caught = seated(edition, f"wild{card} G1").play(f"ana: play wild{card} red", "bo: challenge", "cy: catch ana")
    assert caught.size("ana") == 3
    game.play("cy: play R5").refuses("bo: catch ana")


def test_x44_a_cloak_that_is_the_turn_of_the_victim_closes_the_window() -> None:
    """Bo lays the cloak against the +3: that is his turn, and ana is safe."""
    game = seated("potter", "R+3 R2", bo="cloak G3 G4").play("ana: play R+3")
    assert game.owes_uno == ["ana"]
    game.play("bo: play cloak green")
    assert (game.turn, game.owes_uno, game.size("bo")) == ("cy", [], 2)
    game.refuses("cy: catch ana")


def test_x44_a_cloak_that_is_no_turn_leaves_the_window_open() -> None:
    """Where the cloak costs no turn, the turn that follows it closes the window."""
    hands = {"ana": "R+3 R2", "bo": "cloak G3 G4 G5", "cy": "B3 B4 R5"}
    game = table("potter", hands, draw="Y8 Y9 B8", discard="R7", options={"cloak_is_turn": False})
    game.play("ana: play R+3", "bo: play cloak green")
    assert (game.turn, game.phase, game.owes_uno) == ("bo", "turn", ["ana"])
    game.play("bo: play G3")
    assert game.owes_uno == []


def test_x44_a_cloak_against_another_effect_leaves_the_window_open() -> None:
    """Cy answers ana's howler; no turn has begun, so ana can be caught until bo plays."""
    hands = {"ana": "howler R2", "bo": "G3 G4 G5", "cy": "cloak B3 B4"}
    game = table("potter", hands, draw="Y8 Y9 B8", discard="R7")
    game.play("ana: play howler", "ana: target cy", "cy: play cloak green")
    assert (game.turn, game.owes_uno) == ("bo", ["ana"])
    game.play("bo: catch ana")
    assert game.hand("ana") == "R2 Y8 Y9"


@editions
@pytest.mark.parametrize("symbol", ["skip", "rev", "plus"])
def test_x45_with_two_players_the_catch_comes_before_the_extra_turn(edition: str, symbol: str) -> None:
    """Ana plays again at once, but bo may catch her until she does; then she has gone out of reach."""
    card = "R" + (PLUS[edition] if symbol == "plus" else symbol)
    hands = {"ana": mirrored(edition, f"{card} R2"), "bo": mirrored(edition, "G3 G4 G5")}
    answer = ["bo: accept"] if edition == "potter" else []
    game = table(edition, hands, draw=mirrored(edition, "Y8 Y9 B8 B9 B6"), discard=mirrored(edition, "R7 Y1"))
    game.play(f"ana: play {card}", *answer)
    assert (game.phase, game.turn, game.owes_uno) == ("turn", "ana", ["ana"])
    assert game.legal("bo") == ["catch ana"]
    assert game.legal("ana") == ["draw", "play R2", "uno"]
    game.play("ana: draw")
    assert game.owes_uno == []
    game.refuses("bo: catch ana")


@pytest.mark.parametrize("seats", [2, 3, 10])
def test_x45_skip_everyone_leaves_room_for_a_catch(seats: int) -> None:
    """All others lose their turn, yet any of them may catch ana before she plays again."""
    players = ["ana", *(f"p{number}" for number in range(1, seats))]
    hands = {player: f"G{place + 1}/O1 G2/T{place + 1}" for place, player in enumerate(players[:2])}
    hands |= {player: f"B{place + 1}/V{place + 1}" for place, player in enumerate(players[2:])}
    hands["ana"] = "R1/Pskipall R2/P2"
    keys: dict[str, Any] = {"draw": "Y8/T8 Y9/T9", "discard": "R7/P7 Y1/T5", "side": "villain"}
    game = table("flip", hands, **keys).play("ana: play Pskipall")
    assert (game.turn, game.phase, game.owes_uno) == ("ana", "turn", ["ana"])
    assert all(game.legal(player) == ["catch ana"] for player in players[1:])
    assert table("flip", hands, **keys).play("ana: play Pskipall", f"{players[-1]}: catch ana").size("ana") == 3
    game.play("ana: play P2")
    assert game.winner == "ana"


WHEEL = {"ana": "R3* R2 R1", "bo": "G6 Y6 B9", "cy": "B3 Y2 G4"}


def spun(options: dict[str, bool], *lines: str) -> Table:
    return table("wizz", WHEEL, draw="Y8 Y9 B8", discard="R7", options=options).play("ana: play R3*", *lines)


def test_x47_a_discard_by_the_wheel_to_one_card_owes_the_call() -> None:
    """Bo puts down both his sixes, keeps one card and can be caught before cy begins."""
    lines = ["bo: spin number", "bo: discard G6", "bo: discard Y6"]
    game = spun({}, *lines)
    assert (game.hand("bo"), game.owes_uno, game.turn) == ("B9", ["bo"], "cy")
    assert (game.legal("bo"), game.legal("ana")) == (["uno"], ["catch bo"])
    assert game.play("cy: catch bo").hand("bo") == "Y8 Y9 B9"
    assert spun({}, *lines, "cy: draw").owes_uno == []
    assert spun({"uno_on_discard": False}, *lines).owes_uno == []


def test_x47_two_cards_left_by_the_wheel_owe_nothing() -> None:
    """Almost UNO is not UNO."""
    game = spun({}, "bo: spin almost", "bo: discard G6")
    assert (game.hand("bo"), game.owes_uno, game.phase, game.turn) == ("Y6 B9", [], "turn", "cy")


@pytest.mark.parametrize("on_discard", [True, False])
@pytest.mark.parametrize("icon", ["colour", "war", "race"])
def test_x47_uno_on_discard_covers_every_icon_that_takes_cards_away(icon: str, on_discard: bool) -> None:
    """Colour, war and race may leave one card as well; the option lifts the obligation."""
    lines = {
        "colour": ["bo: discard G6"],
        "war": ["bo: discard G6"],
        "race": ["bo: wizz", "bo: discard G6"],
    }[icon]
    hands = WHEEL | {"bo": "G6 B2"}
    game = table("wizz", hands, draw="Y8 Y9 B8", discard="R7", options={"uno_on_discard": on_discard})
    game.play("ana: play R3*", f"bo: spin {icon}", *lines)
    assert (game.hand("bo"), game.turn, game.phase) == ("B2", "cy", "turn")
    assert game.owes_uno == (["bo"] if on_discard else [])


@pytest.mark.parametrize("on_discard", [True, False])
def test_x47_a_hero_discard_to_one_card_owes_the_call(on_discard: bool) -> None:
    """Cy has the most cards, throws one away and keeps one; his own turn is next but one, so bo may catch him."""
    hands = {"ana": "hero/P1 G1/O1", "bo": "G3/O3", "cy": "B3/V3 B4/V4"}
    options = {"uno_on_discard": on_discard}
    game = table("flip", hands, draw="Y8/T8 Y9/T9 B8/V8", discard="R7/P7", options=options)
    game.play("ana: play hero", "ana: uno", "cy: discard B3", "cy: colour blue")
    assert (game.turn, game.owes_uno) == ("bo", ["cy"] if on_discard else [])
    if on_discard:
        assert game.play("bo: catch cy").hand("cy") == "Y8/T8 Y9/T9 B4/V4"


@pytest.mark.parametrize("on_discard", [True, False])
def test_x47_a_cloak_that_answers_may_leave_one_card(on_discard: bool) -> None:
    """Bo answers the howler with the cloak and has one card left."""
    hands = {"ana": "howler R1 R2", "bo": "cloak G3", "cy": "B3 B4 B5"}
    game = table("potter", hands, draw="Y8 Y9", discard="R7", options={"uno_on_discard": on_discard})
    game.play("ana: play howler", "ana: target bo", "bo: play cloak green")
    assert (game.turn, game.owes_uno) == ("bo", ["bo"] if on_discard else [])


def test_x48_from_many_cards_to_none_needs_no_call() -> None:
    """While the discarding goes on bo passes one card without owing anything; with none he has won."""
    hands = WHEEL | {"bo": "G6 Y6"}
    game = table("wizz", hands, draw="Y8 Y9 B8", discard="R7").play("ana: play R3*", "bo: spin number")
    game.play("bo: discard G6")
    assert (game.phase, game.size("bo"), game.owes_uno) == ("discard", 1, [])
    game.refuses("cy: catch bo")
    game.play("bo: discard Y6")
    assert (game.phase, game.winner, game.owes_uno) == ("over", "bo", [])


@pytest.mark.parametrize(("edition", "card"), [("deluxe", "wild+4"), ("potter", "wild+4"), ("flip", "wild+2")])
def test_x49_the_debt_lapses_with_the_cards_of_a_bluff(edition: str, card: str) -> None:
    """Ana's single card becomes several: nothing to call, nothing to catch."""
    game = seated(edition, f"{card} R2").play(f"ana: play {card} green")
    assert game.owes_uno == ["ana"]
    game.play("bo: challenge")
    assert (game.size("ana"), game.turn, game.owes_uno) == (1 + int(card[-1]), "bo", [])
    game.refuses("cy: catch ana")
    game.refuses("ana: uno")


def test_x49_the_debt_lapses_when_the_villain_strikes_its_layer() -> None:
    """Ana is left with the fewest cards, draws three and owes nothing any more."""
    hands = {"ana": "R1/villain R2/P2", "bo": "G3/O3 G4/O4", "cy": "B3/V3 B4/V4"}
    game = table("flip", hands, draw="Y8/T8 Y9/T9 B8/V8 B9/V9", discard="R7/P7", side="villain")
    game.play("ana: play villain")
    assert (game.phase, game.waiting, game.size("ana"), game.owes_uno) == ("colour", ["ana"], 4, [])
    game.refuses("bo: catch ana")
