"""From when until when a forgotten UNO can be caught, and who owes the call (X-42 to X-45, X-47 to X-49)."""

from typing import Any

import pytest

from sabot.options import settings
from tests.support.editions import bare, mirrored
from tests.support.positions import Table, table

EDITIONS = ("deluxe", "potter", "flip", "wizz")
editions = pytest.mark.parametrize("edition", EDITIONS)
PLUS = {"deluxe": "+2", "potter": "+3", "flip": "+1", "wizz": "+2"}


WINDOW = {"deluxe": "D-049", "potter": "P-065", "flip": "F-074", "wizz": "W-055"}


def seated(edition: str, ana: str, bo: str = "G3 G4 G5", draw: str = "Y8 Y9 B8 B9 Y6 B6", **options: Any) -> Table:
    """Ana's turn on a red 7."""
    hands = {"ana": ana, "bo": bo, "cy": "B3 B4 R5"}
    hands = {player: mirrored(edition, hand) for player, hand in hands.items()}
    return table(edition, hands, draw=mirrored(edition, draw), discard=mirrored(edition, "R7 Y1"), options=options)


@editions
def test_x42_the_catch_begins_when_the_card_lies(edition: str) -> None:
    """With two cards in hand nobody can be caught; with the card on the discard anybody may catch."""
    game = seated(edition, "R1 R2")
    game.refuses("bo: catch ana")
    game.play("ana: play R1")
    assert (game.legal("bo")[0], game.legal("cy")) == ("catch ana", ["catch ana"])


@editions
@pytest.mark.parametrize("window", ["played", "begun"])
@pytest.mark.parametrize("begins", ["bo: draw", "bo: play R6"])
def test_x42_x43_the_window_closes_when_the_next_player_has_drawn_in_vain_or_laid(
    edition: str, begins: str, window: str
) -> None:
    """Once bo has laid a card, or taken one that cannot be laid, ana is safe and has nothing left to call."""
    game = seated(edition, "R1 R2", bo="G3 G4 R6", uno_window=window).play("ana: play R1", begins)
    assert game.owes_uno == []
    assert game.refuses("cy: catch ana", WINDOW[edition]).code == "catch/too-late"
    game.refuses("bo: catch ana")
    assert game.refuses("ana: uno").code == "uno/window-closed"


@editions
def test_x42_each_edition_has_the_window_of_its_own_sheet(edition: str) -> None:
    """Bo holds a drawn card that he may lay or keep: in potter his turn has begun, elsewhere he has not played yet."""
    game = seated(edition, "R1 R2", draw="R8 Y9 B8 B9").play("ana: play R1", "bo: draw")
    assert (game.phase, game.owes_uno) == ("drawn", [] if edition == "potter" else ["ana"])
    assert settings(edition, {})["uno_window"] == ("begun" if edition == "potter" else "played")


@editions
def test_x43_begun_closes_with_a_draw_that_leaves_a_choice(edition: str) -> None:
    """A card has been taken from the pile: nothing to call, nobody to catch."""
    game = seated(edition, "R1 R2", draw="R8 Y9 B8 B9", uno_window="begun").play("ana: play R1", "bo: draw")
    assert (game.phase, game.owes_uno, game.legal("ana"), game.legal("cy")) == ("drawn", [], [], [])
    game.refuses("cy: catch ana", WINDOW[edition])
    game.refuses("ana: uno")


@editions
@pytest.mark.parametrize("played", ["bo: keep", "bo: play R8"])
def test_x43_played_stays_open_until_the_drawn_card_is_laid_or_kept(edition: str, played: str) -> None:
    """In phase drawn ana may call or be caught, and the position reads back so; then bo has played."""
    game = seated(edition, "R1 R2", draw="R8 Y9 B8 B9", uno_window="played").play("ana: play R1", "bo: draw")
    assert (game.phase, game.owes_uno) == ("drawn", ["ana"])
    for again in (game, Table(game.game.describe())):
        assert again.legal("ana") == ["uno"]
        assert again.legal("bo") == ["catch ana", "keep", "play R8"]
        assert again.legal("cy") == ["catch ana"]
    game.play(played)
    assert game.owes_uno == []
    game.refuses("cy: catch ana", WINDOW[edition])
    game.refuses("ana: uno")


@editions
@pytest.mark.parametrize("catcher", ["bo", "cy"])
def test_x43_a_catch_in_phase_drawn_leaves_the_drawn_card_where_it_was(edition: str, catcher: str) -> None:
    """Ana draws two; bo still lays or keeps what he drew, and cannot be made to hurry."""
    game = seated(edition, "R1 R2", draw="R8 Y9 B8 B9", uno_window="played")
    game.play("ana: play R1", "bo: draw", f"{catcher}: catch ana")
    assert (bare(game.hand("ana")), game.owes_uno) == ("R2 Y9 B8", [])
    assert (game.phase, game.turn, game.legal("bo")) == ("drawn", "bo", ["keep", "play R8"])
    assert game.refuses("cy: catch ana").code == "catch/owes-nothing"


@editions
def test_x43_a_call_in_phase_drawn_is_in_time(edition: str) -> None:
    """Ana calls after bo has drawn: nobody can catch her, and the call stands when bo has played."""
    game = seated(edition, "R1 R2", draw="R8 Y9 B8 B9", uno_window="played")
    game.play("ana: play R1", "bo: draw", "ana: uno")
    assert (game.called_uno, game.owes_uno, game.legal("cy")) == (["ana"], [], [])
    game.refuses("cy: catch ana", "X-51")
    game.play("bo: keep")
    assert game.called_uno == ["ana"]


@editions
def test_x43_x41_the_call_of_the_drawer_with_two_cards_does_not_close_the_window(edition: str) -> None:
    """Bo draws to two, calls UNO for the lay to come, and catches ana all the same."""
    game = seated(edition, "R1 R2", bo="G3", draw="R8 Y9 B8 B9", uno_window="played")
    game.play("ana: play R1", "bo: draw", "bo: uno")
    assert (game.phase, game.owes_uno, game.called_uno) == ("drawn", ["ana"], ["bo"])
    assert game.legal("bo") == ["catch ana", "keep", "play R8"]
    kept = Table(game.game.describe()).play("bo: keep")
    assert (kept.owes_uno, kept.called_uno) == ([], [])
    game.play("bo: play R8")
    assert (game.owes_uno, game.called_uno) == ([], ["bo"])


@editions
@pytest.mark.parametrize("window", ["played", "begun"])
def test_x43_x16_a_turn_with_nothing_to_draw_closes_the_window(edition: str, window: str) -> None:
    """Bo can lay nothing and takes nothing: his turn has ended without a lay."""
    hands = {"ana": mirrored(edition, "R2"), "bo": mirrored(edition, "G3 G4 G5"), "cy": mirrored(edition, "B3 B4")}
    keys: dict[str, Any] = {"turn": "bo", "owes_uno": ["ana"], "options": {"uno_window": window}}
    game = table(edition, hands, discard=mirrored(edition, "R1"), **keys)
    assert game.legal("bo") == ["catch ana", "draw"]
    game.play("bo: draw")
    assert (game.turn, game.owes_uno, game.rules("passed")) == ("cy", [], ["X-16"])
    game.refuses("cy: catch ana", WINDOW[edition])


@editions
@pytest.mark.parametrize(("window", "owing"), [("played", ["ana"]), ("begun", [])])
def test_x43_x148_drawing_until_a_card_fits_is_not_playing(edition: str, window: str, owing: list[str]) -> None:
    """Bo takes three cards, the last of which fits: only with `begun` is it too late."""
    options: dict[str, Any] = {"uno_window": window, "draw_until_playable": True}
    game = seated(edition, "R1 R2", draw="Y8 Y9 R8 B8 B9", **options).play("ana: play R1", "bo: draw")
    assert (game.phase, game.size("bo"), game.owes_uno) == ("drawn", 6, owing)
    assert game.play("bo: keep").owes_uno == []


@editions
@pytest.mark.parametrize(("window", "owing"), [("played", ["ana"]), ("begun", [])])
def test_x43_x13_a_drawn_card_that_must_be_laid_is_not_yet_laid(edition: str, window: str, owing: list[str]) -> None:
    """Bo has no choice what to do, but until he does it ana can be caught."""
    options: dict[str, Any] = {"uno_window": window, "drawn_card": "must"}
    game = seated(edition, "R1 R2", draw="R8 Y9 B8 B9", **options).play("ana: play R1", "bo: draw")
    assert (game.phase, game.owes_uno) == ("drawn", owing)
    assert game.play("bo: play R8").owes_uno == []


@editions
@pytest.mark.parametrize("window", ["played", "begun"])
def test_x43_x148_jumping_in_closes_the_window(edition: str, window: str) -> None:
    """Cy lays the very card on top out of turn: a lay, whosever turn it was."""
    card, other = ("R9", "R9") if edition != "flip" else ("R9/P9", "R9/P1")
    hands = {
        "ana": f"{card} {mirrored(edition, 'R2')}",
        "bo": mirrored(edition, "G3 G4"),
        "cy": mirrored(edition, "B3 B4"),
    }
    hands["cy"] += f" {other}"
    options = {"uno_window": window, "jump_in": True}
    game = table(edition, hands, draw=mirrored(edition, "Y8 B8"), discard=mirrored(edition, "R7"), options=options)
    game.play("ana: play R9")
    assert game.owes_uno == ["ana"]
    game.play("cy: play R9")
    assert (game.owes_uno, game.turn) == ([], "ana")
    game.refuses("bo: catch ana", WINDOW[edition])


@editions
@pytest.mark.parametrize("window", ["played", "begun"])
def test_x43_x54_a_wrong_card_that_goes_back_was_laid(edition: str, window: str) -> None:
    """Bo's wrong card closed the window; that it is taken back does not open it again."""
    options: dict[str, Any] = {"uno_window": window, "wrong_card": "penalty"}
    game = seated(edition, "R1 R2", **options).play("ana: play R1", "bo: accept")
    assert game.owes_uno == ["ana"]
    game.play("bo: play G3", "cy: object")
    assert (game.turn, game.owes_uno, game.size("bo")) == ("cy", [], 5)


@editions
def test_x43_x51_a_catch_that_is_too_late_costs_cards_where_a_false_catch_does(edition: str) -> None:
    """In phase drawn the catch is right with `played` and false with `begun`."""
    for window, sizes in (("played", (3, 3)), ("begun", (1, 5))):
        options: dict[str, Any] = {"uno_window": window, "false_catch": 2}
        game = seated(edition, "R1 R2", draw="R8 Y9 B8 B9", **options)
        game.play("ana: play R1", "bo: draw", "cy: catch ana")
        assert (game.size("ana"), game.size("cy")) == sizes


@pytest.mark.parametrize(("window", "owing"), [("played", ["cy"]), ("begun", [])])
def test_x43_x47_the_window_after_a_hero_discard(window: str, owing: list[str]) -> None:
    """Cy came down to one card by the superhero; bo, who is next, draws a card that he may lay or keep."""
    hands = {"ana": "hero/P1 G1/O1", "bo": "G3/O3", "cy": "B3/V3 B4/V4"}
    options = {"uno_window": window}
    game = table("flip", hands, draw="B9/V9 Y8/T8 Y9/T9", discard="R7/P7", options=options)
    game.play("ana: play hero", "ana: uno", "cy: discard B3", "cy: colour blue", "bo: draw")
    assert (game.phase, game.owes_uno) == ("drawn", owing)
    assert game.play("bo: keep").owes_uno == []


def test_x43_x47_x49_the_affected_player_who_is_next_draws_out_of_the_debt() -> None:
    """Bo owes the call himself and draws to two cards: nothing is due, whatever the window."""
    hands = {"ana": "hero/P1 G1/O1", "bo": "G3/O3 B2/V2", "cy": "B4/V4"}
    game = table("flip", hands, draw="B9/V9 Y8/T8 Y9/T9", discard="R7/P7")
    game.play("ana: play hero", "ana: uno", "bo: discard G3", "bo: colour blue")
    assert game.owes_uno == ["bo"]
    game.play("bo: draw")
    assert (game.phase, game.owes_uno) == ("drawn", [])


@pytest.mark.parametrize(("window", "owing"), [("played", ["ana", "bo"]), ("begun", [])])
def test_x43_x129_the_window_after_a_trade(window: str, owing: list[str]) -> None:
    """After the trade ana and bo hold one card each; cy, who is next, draws one that fits."""
    hands = {"ana": "R3* G1", "bo": "G3 G4", "cy": "B3", "dan": "Y1"}
    options = {"uno_window": window}
    game = table("wizz", hands, draw="R8 Y8 Y9 B8 B9", discard="R7", options=options)
    game.play("ana: play R3*", "bo: spin trade")
    assert (game.turn, game.owes_uno) == ("cy", ["ana", "bo", "dan"])
    game.play("dan: uno", "cy: draw")
    assert (game.phase, game.owes_uno) == ("drawn", owing)
    if owing:
        game.play("bo: uno", "cy: catch ana")
        assert (game.owes_uno, game.called_uno, game.size("ana")) == ([], ["bo", "dan"], 3)
    assert game.play("cy: keep").owes_uno == []


@editions
@pytest.mark.parametrize("window", ["played", "begun"])
def test_x45_x43_a_draw_in_the_extra_turn_ends_the_debt(edition: str, window: str) -> None:
    """Between two ana skips bo and draws a card that fits: with two cards she owes nothing, whatever the window."""
    hands = {"ana": mirrored(edition, "Rskip R2"), "bo": mirrored(edition, "G3 G4 G5")}
    options = {"uno_window": window}
    game = table(edition, hands, draw=mirrored(edition, "R8 Y9 B8"), discard=mirrored(edition, "R7"), options=options)
    game.play("ana: play Rskip", *(["bo: accept"] if edition == "potter" else []), "ana: draw")
    assert (game.phase, game.owes_uno) == ("drawn", [])
    game.play("ana: uno", "ana: keep")
    assert game.called_uno == []


@pytest.mark.parametrize(("window", "owing"), [("played", ["ana"]), ("begun", [])])
def test_x43_x94_the_turn_after_a_cloak_that_is_none(window: str, owing: list[str]) -> None:
    """The cloak leaves the window open; bo's draw after it closes it only with `begun`."""
    hands = {"ana": "R+3 R2", "bo": "cloak G3 G4 G5", "cy": "B3 B4 R5"}
    options = {"cloak_is_turn": False, "uno_window": window}
    game = table("potter", hands, draw="B8 Y9 Y8", discard="R7", options=options)
    game.play("ana: play R+3", "bo: play cloak blue", "bo: draw")
    assert (game.phase, game.owes_uno) == ("drawn", owing)


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


def spun(options: dict[str, Any], *lines: str) -> Table:
    return table("wizz", WHEEL, draw="Y8 Y9 B8", discard="R7", options=options).play("ana: play R3*", *lines)


def test_x47_a_discard_by_the_wheel_to_one_card_owes_the_call() -> None:
    """Bo puts down both his sixes, keeps one card and can be caught until cy has played."""
    lines = ["bo: spin number", "bo: discard G6", "bo: discard Y6"]
    game = spun({}, *lines)
    assert (game.hand("bo"), game.owes_uno, game.turn) == ("B9", ["bo"], "cy")
    assert (game.legal("bo"), game.legal("ana")) == (["uno"], ["catch bo"])
    assert game.play("cy: catch bo").hand("bo") == "Y8 Y9 B9"
    assert spun({}, *lines, "cy: draw").owes_uno == ["bo"]
    assert spun({}, *lines, "cy: draw", "cy: keep").owes_uno == []
    assert spun({"uno_window": "begun"}, *lines, "cy: draw").owes_uno == []
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
