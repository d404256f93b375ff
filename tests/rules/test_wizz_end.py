"""The call, the end of a round and its points in wizz (W-008, W-054 to W-062, X-136, X-137)."""

from typing import Any

import pytest

from tests.support.positions import Hands, Table, table

NAMES = ["ana", "bo", "cy", "dan", "eve", "fay", "gus", "hal", "ivy", "jo"]
THREE: Hands = {"ana": "R3*", "bo": "G1 G2 G6", "cy": "Y1 Y9"}


def out(hands: Hands, options: dict[str, Any] | None = None, **keys: Any) -> Table:
    """Ana has laid a whirled three as her last card; the next player is to spin."""
    keys = {"turn": "ana", "draw": "G7 B7 R7 Y7", **keys}
    return table("wizz", {**hands, "ana": "R3*"}, discard="R8", options=options, **keys).play("ana: play R3*")


def test_w054_w055_a_forgotten_call_costs_two_cards() -> None:
    """Ana keeps one card and says nothing; cy remarks it before bo begins."""
    game = table("wizz", {"ana": "R5 B4", "bo": "G1 R6", "cy": "Y1 Y2"}, draw="B5 G7 R2", discard="R8")
    game.play("ana: play R5")
    assert (game.turn, game.owes_uno) == ("bo", ["ana"])
    assert (game.legal("ana"), game.legal("cy")) == (["uno"], ["catch ana"])
    game.play("cy: catch ana")
    assert (game.hand("ana"), game.owes_uno, game.turn) == ("G7 B4 B5", [], "bo")
    assert game.rules("drew") == ["W-055", "W-055"]


@pytest.mark.parametrize("lines", [["ana: uno", "ana: play R5"], ["ana: play R5", "ana: uno"]])
def test_w054_a_call_with_or_after_the_last_card_but_one_is_in_time(lines: list[str]) -> None:
    """Once called there is nothing to catch."""
    game = table("wizz", {"ana": "R5 B4", "bo": "G1 R6", "cy": "Y1 Y2"}, draw="B5 G7 R2", discard="R8").play(*lines)
    assert (game.owes_uno, game.called_uno, game.rules("called_uno")) == ([], ["ana"], ["W-054"])
    game.refuses("cy: catch ana")


@pytest.mark.parametrize(
    ("draw", "lines"),
    [("R2 B5", ["bo: play R6"]), ("R2 B5", ["bo: draw", "bo: keep"]), ("R2 B5", ["bo: draw", "bo: play R2"]),
     ("G7 B5", ["bo: draw"])],
)  # fmt: skip
def test_w055_nobody_is_caught_once_the_next_player_has_played(draw: str, lines: list[str]) -> None:
    """A lay by bo closes the window, a card kept, or a drawn one that cannot be laid."""
    game = table("wizz", {"ana": "R5 B4", "bo": "G1 R6 R7", "cy": "Y1 Y2"}, draw=draw, discard="R8")
    game.play("ana: play R5", *lines)
    assert game.owes_uno == []
    game.refuses("cy: catch ana", "W-055")


def test_w055_the_next_player_who_holds_a_drawn_card_has_not_played_yet() -> None:
    """Bo drew a red two and may lay or keep it: ana can still be caught."""
    game = table("wizz", {"ana": "R5 B4", "bo": "G1 R6 R7", "cy": "Y1 Y2"}, draw="R2 B5 G7", discard="R8")
    game.play("ana: play R5", "bo: draw")
    assert (game.phase, game.owes_uno) == ("drawn", ["ana"])
    assert game.play("cy: catch ana").hand("ana") == "G7 B4 B5"


def test_x137_w055_a_penultimate_whirl_may_be_caught_until_the_wheel_is_spun() -> None:
    """While bo has not spun the call is open to all; the spin begins his turn and closes it."""
    game = table("wizz", {"ana": "R3* R5", "bo": "G1 G2 G6", "cy": "Y1 Y2"}, draw="B5 G7 R2", discard="R8")
    game.play("ana: play R3*")
    assert (game.phase, game.owes_uno) == ("spin", ["ana"])
    assert [game.legal(player) for player in game.players] == [["uno"], ["catch ana", "spin"], ["catch ana"]]
    caught = game.game.copy()
    caught.act("bo", "catch ana")
    assert caught.describe()["hands"]["ana"] == ["R5", "G7", "B5"]
    assert (caught.phase, caught.waiting) == ("spin", ["bo"])
    game.play("bo: spin show")
    assert game.owes_uno == []
    game.refuses("cy: catch ana")
    game.refuses("ana: uno")


def test_w008_w056_w060_whoever_is_rid_of_all_cards_first_scores_the_other_hands() -> None:
    """Ana lays her last card; the round is over and nobody acts any more."""
    game = table("wizz", {"ana": "R5", "bo": "G1 Gskip", "cy": "Y9 wild"}, draw="B5 G7", discard="R8")
    game.play("ana: play R5")
    assert (game.phase, game.turn, game.waiting, game.winner) == ("over", None, [], "ana")
    assert (game.caught, game.points) == ({"ana": 0, "bo": 21, "cy": 59}, {"ana": 80})
    assert [game.legal(player) for player in game.players] == [[], [], []]
    game.refuses("bo: draw", "W-056")


@pytest.mark.parametrize(
    ("hand", "points"),
    [(f"G{number}", number) for number in range(10)]
    + [(f"G{number}*", number) for number in range(1, 6)]
    + [("G+2", 20), ("Grev", 20), ("Gskip", 20), ("wild", 50), ("wild+4", 50)]
    + [("R0 R5* Y5 G+2 Gskip Grev B9 wild wild+4", 179)],
)
def test_w061_w062_points_of_every_card(hand: str, points: int) -> None:
    """Numbers count what they show, whirled or not, actions twenty, wilds fifty."""
    game = table("wizz", {"ana": "R7", "bo": hand}, discard="R8").play("ana: play R7")
    assert (game.caught, game.points) == ({"ana": 0, "bo": points}, {"ana": points})


@pytest.mark.parametrize(
    ("card", "direction", "drawn", "caught"),
    [
        ("R+2", "left", "bo", {"ana": 0, "bo": 15, "cy": 7}),
        ("R+2", "right", "cy", {"ana": 0, "bo": 3, "cy": 19}),
        ("wild+4", "left", "bo", {"ana": 0, "bo": 24, "cy": 7}),
    ],
)
def test_w057_a_last_draw_card_is_still_drawn_and_counts(
    card: str, direction: str, drawn: str, caught: dict[str, int]
) -> None:
    """The next player draws before the hands are counted; no colour is asked."""
    hands = {"ana": card, "bo": "G1 G2", "cy": "Y1 Y6"}
    game = table("wizz", hands, draw="B5 G7 R2 B7 B8", discard="R8", turn="ana", direction=direction)
    game.play(f"ana: play {card}")
    assert (game.phase, game.winner, game.caught) == ("over", "ana", caught)
    assert game.points == {"ana": sum(caught.values())}
    assert {event.seat for event in game.events if event.kind == "drew"} == {drawn}
    assert set(game.rules("drew")) == {"W-057"}


def test_w057_x61_x40_a_last_wild_draw_four_takes_what_is_there_and_is_no_bluff() -> None:
    """One card to draw and one under the top: bo gets two, and is not asked even where bluffs are allowed."""
    hands = {"ana": "wild+4", "bo": "G1 G2"}
    game = table("wizz", hands, draw="B5", discard="R8", options={"wild_draw": "bluff"}).play("ana: play wild+4")
    assert (game.phase, game.hand("bo"), game.points) == ("over", "R8 G1 G2 B5", {"ana": 16})


@pytest.mark.parametrize("card", ["Rskip", "Rrev", "wild"])
def test_w057_x66_other_last_cards_do_nothing(card: str) -> None:
    """The direction stays, no colour is asked, nobody draws."""
    game = table("wizz", {"ana": card, "bo": "G1 G2", "cy": "Y1 Y6"}, draw="B5 G7", discard="R8")
    game.play(f"ana: play {card}")
    assert (game.phase, game.direction, game.points) == ("over", "left", {"ana": 10})


def test_w059_x58_the_discard_is_shuffled_but_for_its_top() -> None:
    """In the middle of four cards the pile runs out; the wild draw four stays and keeps its colour."""
    game = table("wizz", {"ana": "wild+4 G5 B4", "bo": "G1", "cy": "Y1 Y2"}, draw="B5", discard="R8 wild G7 Y7")
    game.play("ana: play wild+4 yellow")
    assert (game.discard, game.colour, game.turn, game.size("bo")) == ("wild+4", "yellow", "cy", 5)
    assert sorted([*game.hand("bo").split(), *game.draw.split()]) == ["B5", "G1", "G7", "R8", "Y7", "wild"]
    assert game.rules("reshuffled") == ["W-059"]


def test_w059_x59_after_the_wheel_the_top_stays_not_the_card_laid_last() -> None:
    """The whirl was laid, but bo's G6 lies on top; cy draws from a shuffled R3*, R8 and Y4."""
    game = table("wizz", {"ana": "R3* R5 B4", "bo": "G1 G2 G6 Y4", "cy": "B1 B2"}, draw="", discard="R8")
    game.play("ana: play R3*", "bo: spin almost", "bo: discard Y4", "bo: discard G6", "cy: draw")
    assert game.discard == "G6"
    assert (game.size("cy"), len(game.draw.split())) == (3, 2)
    assert {*game.hand("cy").split(), *game.draw.split()} == {"B1", "B2", "R3*", "R8", "Y4"}


@pytest.mark.parametrize(("direction", "spinner"), [("left", "bo"), ("right", "cy")])
def test_w058_x136_after_a_last_whirl_the_next_player_still_spins(direction: str, spinner: str) -> None:
    """Ana has won but the round waits for the wheel; she takes no part any more."""
    game = out(THREE, direction=direction)
    assert (game.phase, game.waiting, game.turn, game.winner) == ("spin", [spinner], spinner, None)
    assert (game.legal(spinner), game.legal("ana"), game.owes_uno) == (["spin"], [], [])
    game.refuses(f"{spinner}: draw", "W-035")
    game.play(f"{spinner}: spin show")
    assert (game.phase, game.winner, game.points) == ("over", "ana", {"ana": 19})


@pytest.mark.parametrize(
    ("icon", "bo", "lines", "caught"),
    [
        ("almost", "G1 G2 wild G6", ["bo: discard G6", "bo: discard wild"], 3),
        ("almost", "G1 G6", [], 7),
        ("number", "G4 B4 R6", ["bo: discard G4", "bo: discard B4"], 6),
        ("number", "G4 B4 R6", ["bo: discard G4", "bo: done"], 10),
        ("number", "Gskip wild", [], 70),
        ("colour", "G4 G+2 R6", ["bo: discard G4", "bo: discard G+2"], 6),
        ("colour", "G4 G+2 R6", ["bo: done"], 30),
        ("colour", "wild", [], 50),
        ("red", "G1", [], 22),
        ("blue", "G1", [], 15),
        ("show", "G1 G6", [], 7),
    ],
)
def test_w058_x136_what_the_spinner_draws_or_puts_down_changes_the_score(
    icon: str, bo: str, lines: list[str], caught: int
) -> None:
    """Every icon is carried out, a wild on top is not called, and ana wins what is left."""
    game = out({**THREE, "bo": bo}).play(f"bo: spin {icon}", *lines)
    assert (game.phase, game.winner, game.owes_uno, game.size("ana")) == ("over", "ana", [], 0)
    assert game.caught == {"ana": 0, "bo": caught, "cy": 10}
    assert game.points == {"ana": caught + 10}


@pytest.mark.parametrize(
    ("icon", "bo", "lines"),
    [
        ("number", "G4 B4", ["bo: discard G4", "bo: discard B4"]),
        ("colour", "G4 G+2", ["bo: discard G4", "bo: discard G+2"]),
        ("war", "G9 B9", ["bo: discard B9"]),
        ("race", "wild", ["bo: wizz", "bo: discard wild"]),
    ],
)
def test_x69_x136_nobody_else_can_win_any_more(icon: str, bo: str, lines: list[str]) -> None:
    """Bo empties his hand too, but ana was out first; what he puts down last hits nobody."""
    game = out({**THREE, "bo": bo}).play(f"bo: spin {icon}", *lines)
    assert (game.phase, game.winner, game.caught) == ("over", "ana", {"ana": 0, "bo": 0, "cy": 10})


@pytest.mark.parametrize(
    ("hands", "lines", "caught"),
    [
        (THREE, ["cy: discard Y9"], [0, 9, 1]),
        (THREE, ["cy: done"], [0, 9, 10]),
        ({"ana": "R3*", "bo": "G9 G2", "cy": "Y1 Y9"}, ["bo: discard G9"], [0, 0, 10]),
        ({"ana": "R3*", "bo": "G9 Gskip", "cy": "Yrev Y9"}, [], [0, 29, 29]),
        ({"ana": "R3*", "bo": "wild Gskip", "cy": "Yrev"}, [], [0, 70, 20]),
    ],
)
def test_x136_war_is_waged_among_the_others(hands: Hands, lines: list[str], caught: list[int]) -> None:
    """Ana shows nothing and wins nothing; then the round is over, no matter who won the war."""
    game = out(hands).play("bo: spin war", *lines)
    assert (game.phase, game.winner) == ("over", "ana")
    assert list(game.caught.values()) == caught


def test_x136_the_race_is_run_among_the_others() -> None:
    """Ana's shout is not heard; cy's is, and her wild is not called."""
    game = out({**THREE, "cy": "Y1 wild"}).play("bo: spin race")
    assert (game.waiting, game.legal("ana"), game.game.must_decide) == (["bo", "cy"], [], None)
    game.refuses("ana: wizz", "X-136")
    game.play("cy: wizz", "cy: discard wild")
    assert (game.phase, game.winner, game.points, game.owes_uno) == ("over", "ana", {"ana": 10}, [])


@pytest.mark.parametrize(("direction", "spinner"), [("left", "bo"), ("right", "jo")])
@pytest.mark.parametrize(
    ("trade", "shift"), [("left", {"left": 1, "right": 1}), ("direction", {"left": 1, "right": -1})]
)
def test_x136_x128_trade_goes_round_the_others_only(
    direction: str, spinner: str, trade: str, shift: dict[str, int]
) -> None:
    """Nine hands move one seat past the empty chair; their sum stays what it was."""
    cards = ["G1", "G2", "G4", "G5", "G6", "G7", "G8", "G9", "G0"]
    others = NAMES[1:]
    game = out(dict(zip(NAMES, ["R3*", *cards], strict=True)), {"trade": trade}, direction=direction, draw="")
    game.play(f"{spinner}: spin trade")
    step = shift[direction]
    assert [game.hand(others[(seat + step) % 9]) for seat in range(9)] == cards
    assert (game.phase, game.winner, game.hand("ana")) == ("over", "ana", "")
    assert (game.points, game.owes_uno) == ({"ana": 42}, [])


@pytest.mark.parametrize("card", ["G+2", "Gskip", "G4*", "wild+4"])
def test_x136_x122_after_the_winner_is_out_wheel_cards_act_no_more(card: str) -> None:
    """Only the icon is still carried out: cy neither draws nor spins."""
    game = out({**THREE, "bo": f"G1 G2 {card}"}, {"wheel_cards_act": True})
    game.play("bo: spin almost", f"bo: discard {card}")
    assert (game.phase, game.winner, game.caught) == ("over", "ana", {"ana": 0, "bo": 3, "cy": 10})


def test_x136_three_players_trade_two_hands() -> None:
    """Bo and cy swap: the winner scores the same, the losers are caught with each other's cards."""
    game = out(THREE).play("bo: spin trade")
    assert (game.hand("bo"), game.hand("cy"), game.caught) == ("Y1 Y9", "G1 G2 G6", {"ana": 0, "bo": 10, "cy": 9})


@pytest.mark.parametrize(
    ("icon", "lines", "caught"),
    [
        ("trade", [], 15),
        ("war", ["bo: discard G9"], 6),
        ("war", ["bo: done"], 15),
        ("race", ["bo: wizz", "bo: discard G6"], 9),
        ("show", [], 15),
        ("red", [], 36),
    ],
)
def test_x136_between_two_the_loser_is_alone_at_the_wheel(icon: str, lines: list[str], caught: int) -> None:
    """Bo keeps his hand in a trade, and wins war and race unopposed."""
    game = out({"ana": "R3*", "bo": "G6 G9"}).play(f"bo: spin {icon}", *lines)
    assert (game.phase, game.winner, game.points) == ("over", "ana", {"ana": caught})
