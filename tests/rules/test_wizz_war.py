"""War at the wheel (W-047 to W-050, X-130 to X-134)."""

from typing import Any

import pytest

from sabot.views import redact
from tests.support.positions import Hands, Table, table


def war(hands: Hands, options: dict[str, Any] | None = None, **keys: Any) -> Table:
    """The first player has laid a whirled three on R8; the next one has spun war."""
    game = table("wizz", hands, draw="B3 G3 R1 Y3", discard="R8", options=options, **{"turn": "ana", **keys})
    game.play("ana: play R3*")
    return game.play(f"{game.waiting[0]}: spin war")


def test_w047_w048_w050_the_highest_number_may_go_and_the_next_after_the_winner_plays() -> None:
    """All show at once; cy's nine is highest, the others keep their cards, and ana is next after cy."""
    game = war({"ana": "R3* R5 B4", "bo": "G6 G1 Gskip", "cy": "Y9 Y2 wild"})
    assert (game.phase, game.waiting, game.turn) == ("discard", ["cy"], "bo")
    assert game.legal("cy") == ["discard Y9", "done"]
    assert (game.legal("ana"), game.legal("bo")) == ([], [])
    game.play("cy: discard Y9")
    assert (game.turn, game.phase, game.colour, game.discard) == ("ana", "turn", "yellow", "Y9 R3* R8")
    assert (game.hand("ana"), game.hand("bo"), game.hand("cy")) == ("R5 B4", "G1 G6 Gskip", "Y2 wild")
    assert [(event.seat, event.rule) for event in game.events if event.kind == "won_war"] == [("cy", "W-048")]


def test_w047_everybody_sees_what_is_shown() -> None:
    """One card of each, seen by the other players and by spectators; players without a number show none."""
    game = war({"ana": "R3* R5 B4", "bo": "G6 G1 Gskip", "cy": "Yskip wild", "dan": "B0 B+2"})
    for viewer in ("ana", "cy", None):
        shown = [(event.seat, redact(event, viewer).card) for event in game.events if event.rule == "W-047"]
        assert sorted(pair for pair in shown if pair[0] and pair[1]) == [("ana", "R5"), ("bo", "G6"), ("dan", "B0")]


@pytest.mark.parametrize(
    ("direction", "winner", "turn"),
    [
        ("left", "ana", "bo"),
        ("left", "bo", "cy"),
        ("left", "cy", "dan"),
        ("left", "dan", "ana"),
        ("right", "ana", "dan"),
        ("right", "dan", "cy"),
        ("right", "cy", "bo"),
        ("right", "bo", "ana"),
    ],
)
@pytest.mark.parametrize("choice", ["discard", "done"])
def test_w050_x133_x134_play_goes_on_after_the_winner_in_the_direction_of_play(
    direction: str, winner: str, turn: str, choice: str
) -> None:
    """Seats are passed over, or the spinner plays after all; whether the winner puts the card down or not."""
    highest = {"ana": "R9", "bo": "G9", "cy": "Y9", "dan": "B9"}
    low = {"ana": "R7", "bo": "G7", "cy": "Y7", "dan": "B7"}
    shown = {player: highest[player] if player == winner else low[player] for player in highest}
    kept = {"ana": "R+2 R3*", "bo": "Gskip Grev", "cy": "Yskip Yrev", "dan": "Bskip Brev"}
    game = war({player: f"{shown[player]} {kept[player]}" for player in shown}, direction=direction)
    card = highest[winner]
    game.play(f"{winner}: {choice} {card}" if choice == "discard" else f"{winner}: done")
    assert (game.turn, game.phase, game.direction) == (turn, "turn", direction)
    assert game.discard == (f"{card} R3* R8" if choice == "discard" else "R3* R8")
    assert (card in game.hand(winner).split()) == (choice == "done")


def test_w050_among_ten_the_last_seat_hands_on_to_the_first() -> None:
    """Jo wins, so everybody between bo and jo is passed over."""
    names = ["bo", "cy", "dan", "eve", "fay", "gus", "hal", "ivy"]
    others = dict(zip(names, ["G6 G7", "Y6 Y7", "B6 B7", "R6 R7", "G6 G7", "Y6 Y7", "B6 B7", "R6 R7"], strict=True))
    game = war({"ana": "R3* R5 B4", **others, "jo": "G8 Y+2 wild"}).play("jo: discard G8")
    assert (game.turn, game.discard) == ("ana", "G8 R3* R8")


@pytest.mark.parametrize(
    ("ana", "bo", "winner", "card", "turn"), [("R9", "G7", "ana", "R9", "bo"), ("R5", "G7", "bo", "G7", "ana")]
)
def test_x134_between_two_the_loser_plays(ana: str, bo: str, winner: str, card: str, turn: str) -> None:
    """If the layer wins the spinner has a turn after all."""
    game = war({"ana": f"R3* {ana} Gskip B4", "bo": f"{bo} B2 B1"}).play(f"{winner}: discard {card}")
    assert (game.turn, game.phase, game.discard) == (turn, "turn", f"{card} R3* R8")


@pytest.mark.parametrize(("named", "pile"), [("R9", "R9 B9"), ("B9", "B9 R9")])
def test_w049_x131_a_second_card_of_the_same_number_counts(named: str, pile: str) -> None:
    """Nine and nine beat nine and five; ana puts both down with the one she names on top."""
    game = war({"ana": "R3* R9 B9 Gskip Yskip", "bo": "G9 G5 Grev", "cy": "Y1 Y2"})
    assert (game.waiting, game.legal("ana")) == (["ana"], ["discard B9", "discard R9"])
    game.play(f"ana: discard {named}")
    assert (game.hand("ana"), game.discard, game.turn) == ("Yskip Gskip", f"{pile} R3* R8", "bo")
    assert game.hand("bo") == "G5 G9 Grev"


@pytest.mark.parametrize(("named", "pile"), [("R9", "R9 B8 R5"), ("B8", "B8 R9 R5"), ("R5", "R5 R9 B8")])
def test_w049_w053_x130_a_tie_of_three_is_played_out_and_all_cards_shown_go(named: str, pile: str) -> None:
    """Three nines, then two eights, then five against two; beneath the named card they lie as they were shown."""
    game = war({"ana": "R3* R9 B8 R5 Yskip Yrev", "bo": "G9 G8 G2 Gskip", "cy": "Y9 Y1 Y0"})
    assert game.legal("ana") == ["discard B8", "discard R5", "discard R9"]
    game.play(f"ana: discard {named}")
    assert (game.hand("ana"), game.discard, game.turn) == ("Yskip Yrev", f"{pile} R3* R8", "bo")
    assert (game.hand("bo"), game.hand("cy")) == ("G2 G8 G9 Gskip", "Y0 Y1 Y9")


def test_x130_only_the_tied_show_a_second_card() -> None:
    """Cy's two eights do not come in between the nines of ana and bo."""
    game = war({"ana": "R3* R9 R1* Bskip", "bo": "G9 G2 Gskip", "cy": "Y8 B8 Y7"})
    assert (game.waiting, game.legal("bo")) == (["bo"], ["discard G2", "discard G9"])
    game.play("bo: discard G2")
    assert (game.discard, game.turn, game.hand("cy")) == ("G2 G9 R3* R8", "cy", "Y7 Y8 B8")


def test_x133_without_a_tie_the_winner_may_decline() -> None:
    """Ana keeps the nine; play goes on after her all the same. No other card than the one shown may go."""
    hands = {"ana": "R3* R9 B8 Gskip", "bo": "G7", "cy": "Y1 Y2"}
    game = war(hands)
    assert game.legal("ana") == ["discard R9", "done"]
    game.refuses("ana: discard B8")
    game.refuses("bo: discard G7")
    game.play("ana: done")
    assert (game.hand("ana"), game.discard) == ("R9 Gskip B8", "R3* R8")
    assert (game.turn, game.phase, game.colour) == ("bo", "turn", "red")


@pytest.mark.parametrize("direction", ["left", "right"])
@pytest.mark.parametrize(
    ("hands", "winner"),
    [
        ({"ana": "R3* R9 B9 Gskip Yskip", "bo": "G9 G5 Grev", "cy": "Y1 Y2"}, "ana"),
        ({"ana": "R3* R9 R1* Bskip", "bo": "G9 G2 Gskip", "cy": "Y8 B8 Y7"}, "bo"),
        ({"ana": "R3* R9 Bskip", "bo": "G9 Grev", "cy": "Y9 Y0 Yskip"}, "cy"),
    ],
)
def test_w049_x133_after_a_tie_the_winner_must_put_down_what_it_showed(
    hands: Hands, winner: str, direction: str
) -> None:
    """Declining is refused, and nothing else than the cards shown may go; the position reads back the same."""
    game = war(hands, direction=direction)
    assert (game.phase, game.waiting) == ("discard", [winner])
    refused = game.refuses(f"{winner}: done", "W-049")
    told = "After a tie you must discard all the cards that you showed. (W-049)"
    assert (refused.code, str(refused)) == ("done/tied", told)
    again = Table(game.game.describe())
    assert again.legal(winner) == game.legal(winner)
    again.refuses(f"{winner}: done", "W-049")
    game.refuses(f"{winner}: discard {hands[winner].split()[-1]}")
    shown = len(game.legal(winner))
    before = game.size(winner)
    game.play(f"{winner}: {game.legal(winner)[0]}")
    assert (game.size(winner), game.phase) == (before - shown, "turn")


def test_x133_after_a_tie_whose_cards_are_the_whole_hand_the_winner_has_won() -> None:
    """Ana showed nine and eight and holds nothing else: she must go out, and has, with what the others hold."""
    game = war({"ana": "R3* R9 B8", "bo": "G9 G1 wild", "cy": "Y6 Y2"})
    assert game.legal("ana") == ["discard B8", "discard R9"]
    game.refuses("ana: done", "W-049")
    game.play("ana: discard R9")
    assert (game.phase, game.winner, game.discard) == ("over", "ana", "R9 B8 R3* R8")
    assert game.points == {"ana": 9 + 1 + 50 + 6 + 2}


def test_x133_x136_among_the_others_after_the_winner_is_out_a_tie_binds_too() -> None:
    """Ana went out with the whirl; cy ties with bo, wins and must put down both, though only the points change."""
    game = war({"ana": "R3*", "bo": "G9 G5 Grev", "cy": "Y9 Y8 Yskip"})
    assert (game.phase, game.waiting, game.legal("cy")) == ("discard", ["cy"], ["discard Y8", "discard Y9"])
    game.refuses("cy: done", "W-049")
    game.play("cy: discard Y8")
    assert (game.phase, game.winner, game.points) == ("over", "ana", {"ana": 9 + 5 + 20 + 20})


def test_x133_x136_x69_a_hand_that_the_tie_empties_after_the_winner_is_out_wins_nothing() -> None:
    """Cy puts down the last two cards; ana was out first."""
    game = war({"ana": "R3*", "bo": "G9 G5 Grev", "cy": "Y9 Y8"}).play("cy: discard Y9")
    assert (game.phase, game.winner, game.caught) == ("over", "ana", {"ana": 0, "bo": 34, "cy": 0})


def test_x133_x47_a_tie_that_leaves_one_card_calls_for_uno() -> None:
    """Ana has to put down two of three cards: bo may catch her until he has played."""
    game = war({"ana": "R3* R9 B8 B4", "bo": "G9 G1", "cy": "Y6 Y2"}).play("ana: discard R9")
    assert (game.turn, game.owes_uno, game.legal("cy")) == ("bo", ["ana"], ["catch ana"])


def test_x132_whoever_runs_out_loses_to_one_who_still_shows() -> None:
    """After the nines ana has no number left; bo shows a zero and wins."""
    game = war({"ana": "R3* R9 Bskip", "bo": "G9 G0 Gskip", "cy": "Y8 Y7"})
    assert game.legal("bo") == ["discard G0", "discard G9"]
    game.play("bo: discard G9")
    assert (game.discard, game.hand("bo"), game.turn) == ("G9 G0 R3* R8", "Gskip", "cy")


@pytest.mark.parametrize(
    "hands",
    [
        {"ana": "R3* R9 Bskip", "bo": "G9 Gskip", "cy": "Y8 Y7"},
        {"ana": "R3* R9 Bskip", "bo": "G9 G5 Gskip", "cy": "Y9 Y5 Y+2"},
        {"ana": "R3* R9 R5 Bskip", "bo": "G9 G5", "cy": "Y9 Y4"},
        {"ana": "R3* Rskip Bskip", "bo": "Gskip wild", "cy": "wild+4 Y+2"},
    ],
)
def test_x132_a_war_that_nobody_wins_changes_nothing(hands: Hands) -> None:
    """The tied run out together, or nobody has a number: cy is next after the spinner, as after any spin."""
    game = war(hands)
    assert (game.turn, game.phase, game.discard) == ("cy", "turn", "R3* R8")
    assert game.size("ana") == len(hands["ana"].split()) - 1
    assert (game.size("bo"), game.size("cy")) == (len(hands["bo"].split()), len(hands["cy"].split()))
    assert game.rules("no_war") == ["X-132"]


def test_x132_without_a_winner_play_goes_on_after_the_spinner_to_the_right_too() -> None:
    """Cy span, bo is next."""
    game = war({"ana": "R3* R9 Bskip", "bo": "Gskip wild", "cy": "Y9 Y+2"}, direction="right")
    assert (game.turn, game.phase) == ("bo", "turn")


def test_w047_a_single_number_wins_unopposed() -> None:
    """Cy's zero is the only number at the table."""
    game = war({"ana": "R3* Rskip Bskip", "bo": "Gskip wild", "cy": "Y0 Y+2 wild+4"})
    assert game.legal("cy") == ["discard Y0", "done"]
    game.play("cy: discard Y0")
    assert (game.turn, game.discard) == ("ana", "Y0 R3* R8")


def test_w047_x131_a_whirl_is_a_number_and_equal_ones_show_in_the_order_of_printing() -> None:
    """Of R5 and R5* ana shows the plain one; put down, neither sends anybody to the wheel."""
    game = war({"ana": "R3* R5* R5 Bskip", "bo": "G4 G1", "cy": "Y4* Y1"})
    assert game.legal("ana") == ["discard R5", "done"]
    game = war({"ana": "R3* R5* R5 Bskip", "bo": "G5* G1", "cy": "Y4* Y1"})
    assert game.legal("ana") == ["discard R5", "discard R5*"]
    game.play("ana: discard R5*")
    assert (game.turn, game.phase, game.discard) == ("bo", "turn", "R5* R5 R3* R8")


def test_x122_with_wheel_cards_act_a_whirl_on_top_sends_the_next_after_the_winner_to_the_wheel() -> None:
    """Ana won, so it is bo again who spins; with the plain five on top he has a turn."""
    hands = {"ana": "R3* R5* R5 Bskip", "bo": "G5* G1", "cy": "Y4* Y1"}
    game = war(hands, {"wheel_cards_act": True}).play("ana: discard R5*")
    assert (game.turn, game.phase, game.waiting) == ("bo", "spin", ["bo"])
    game = war(hands, {"wheel_cards_act": True}).play("ana: discard R5")
    assert (game.turn, game.phase) == ("bo", "turn")


def test_x47_a_war_that_leaves_one_card_calls_for_uno() -> None:
    """Ana is left with B4; bo may catch her before his turn begins."""
    game = war({"ana": "R3* R9 B4", "bo": "G6 G1", "cy": "Y6 Y2"}).play("ana: discard R9")
    assert (game.turn, game.owes_uno, game.legal("cy")) == ("bo", ["ana"], ["catch ana"])
    game.play("cy: catch ana")
    assert (game.hand("ana"), game.turn) == ("G3 B3 B4", "bo")


@pytest.mark.parametrize(
    ("hands", "line", "points"),
    [
        ({"ana": "R3* R9", "bo": "G6 G1", "cy": "Y6 Y2"}, "ana: discard R9", 15),
        ({"ana": "R3* R9 B8", "bo": "G9 G1", "cy": "Y6 Y2"}, "ana: discard B8", 18),
        ({"ana": "R3* R5 B4", "bo": "G6 G1", "cy": "Y9"}, "cy: discard Y9", 16),
    ],
)
def test_w056_x71_a_war_may_empty_a_hand(hands: Hands, line: str, points: int) -> None:
    """All cards shown are put down together and none is left: the round is won."""
    game = war(hands).play(line)
    winner = line.partition(":")[0]
    assert (game.phase, game.winner, game.points) == ("over", winner, {winner: points})
