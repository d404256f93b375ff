"""Hero and villain, the wilds that look at the longest and the shortest hand (F-052 to F-055, F-066 to F-068)."""

from typing import Any

import pytest

from tests.support.positions import Table, table

DRAW = "B5/V5 B6/V6 B7/V7 B8/V8"
PLAYERS = ("ana", "bo", "cy", "di", "ed", "flo", "gus", "hal", "ida", "jo")
LONG = {
    "ana": "R1/P1 R2/P2 R3/P3 R4/P4",
    "bo": "G1/O1 G2/O2 G3/O3 G4/O4",
    "cy": "Y1/T1 Y2/T2 Y3/T3 Y4/T4",
}


def hands(wild: str, ana: int, bo: int, cy: int | None = None) -> dict[str, str]:
    """Ana holds a wild; the numbers say how many cards everybody has once it is laid."""
    sizes = {"ana": ana, "bo": bo} | ({} if cy is None else {"cy": cy})
    cards = {player: LONG[player].split()[:size] for player, size in sizes.items()}
    return {player: " ".join([wild] * (player == "ana") + held) for player, held in cards.items()}


def hero(ana: int, bo: int, cy: int | None = None, **keys: Any) -> Table:
    """A hero has just been laid on a red seven."""
    position = hands("hero/P9", ana, bo, cy)
    return table("flip", position, draw=DRAW, discard="R7/P7", **keys).play("ana: play hero")


def villain(ana: int, bo: int, cy: int | None = None, *, draw: str = DRAW, **keys: Any) -> Table:
    """A villain has just been laid on a pink seven."""
    position = hands("R9/villain", ana, bo, cy)
    return table("flip", position, draw=draw, discard="R7/P7", side="villain", **keys).play("ana: play villain")


def test_f052_f053_f054_x106_x111_the_longest_hand_discards_one_under_the_hero_and_calls() -> None:
    """Cy holds the most: one card goes, cy calls, and play goes on after ana."""
    game = hero(2, 3, 4)
    assert (game.phase, game.waiting, game.turn, game.colour) == ("discard", ["cy"], "ana", None)
    assert game.legal("cy") == ["discard Y1", "discard Y2", "discard Y3", "discard Y4", "done"]
    game.refuses("bo: discard G1")
    game.refuses("cy: discard G1")
    game.play("cy: discard Y2")
    assert (game.phase, game.waiting) == ("colour", ["cy"])
    assert game.legal("cy") == ["colour blue", "colour green", "colour red", "colour yellow"]
    game.play("cy: colour green")
    assert (game.phase, game.turn, game.colour) == ("turn", "bo", "green")
    assert game.discard == "hero/P9 Y2/T2 R7/P7"
    assert game.hand("cy") == "Y1/T1 Y3/T3 Y4/T4"
    assert (game.rules("discarded"), game.rules("called_colour")) == (["F-052"], ["F-053"])


def test_f052_x106_x108_discarding_is_a_choice_and_the_old_colour_may_stay() -> None:
    """Bo keeps all cards, names red again, and has lost no turn."""
    game = hero(2, 4, 3).play("bo: done")
    assert (game.phase, game.waiting) == ("colour", ["bo"])
    game.play("bo: colour red")
    assert (game.turn, game.colour, game.size("bo"), game.discard) == ("bo", "red", 4, "hero/P9 R7/P7")


def test_f055_a_hero_lies_on_anything_even_beside_a_card_that_fits() -> None:
    """On a yellow skip, with a yellow card in hand."""
    position = {"ana": "hero/P9 Y1/P1 B2/P2", "bo": "G1/O1 G2/O2 G3/O3"}
    game = table("flip", position, draw=DRAW, discard="Yskip/P7").play("ana: play hero")
    assert (game.phase, game.waiting, game.rules("played")) == ("discard", ["bo"], ["F-055"])
    table("flip", position, draw=DRAW, discard="Yskip/P7").refuses("ana: play hero red")


@pytest.mark.parametrize("card", ["G+1/O9", "Gskip/O9", "Grev/O9", "Gflip/O9", "wild+2/O9", "hero/O9", "B9/O9"])
def test_x111_whatever_is_discarded_has_no_effect(card: str) -> None:
    """Any card may go, it lies under the hero, and nothing comes of it."""
    position = {"ana": "hero/P9 R1/P1 R2/P2", "bo": f"{card} G1/O1 G2/O2 G3/O3", "cy": "Y1/T1 Y2/T2"}
    game = table("flip", position, draw=DRAW, discard="R7/P7")
    game.play("ana: play hero", f"bo: discard {card.split('/', maxsplit=1)[0]}", "bo: colour yellow")
    assert (game.turn, game.phase, game.colour, game.side) == ("bo", "turn", "yellow", "hero")
    assert (game.direction, game.discard, game.draw) == ("left", f"hero/P9 {card} R7/P7", DRAW)
    assert [game.size(player) for player in game.players] == [2, 3, 2]


@pytest.mark.parametrize(("direction", "sizes", "affected"), [
    ("left", (2, 3, 3), "bo"),
    ("right", (2, 3, 3), "cy"),
    ("left", (3, 2, 3), "cy"),
    ("right", (3, 3, 2), "bo"),
    ("left", (3, 3, 3), "bo"),
    ("right", (3, 3, 3), "cy"),
    ("left", (4, 3, 3), "ana"),
])  # fmt: skip
def test_x107_x108_of_equally_long_hands_the_first_after_the_layer_counts(
    direction: str, sizes: tuple[int, int, int], affected: str
) -> None:
    """In the order of play, the layer last; the hero itself is not counted any more."""
    game = hero(*sizes, direction=direction)
    assert (game.waiting, game.rules("affected")) == ([affected], ["F-052"])
    game.play(f"{affected}: done", f"{affected}: colour blue")
    assert game.turn == ("bo" if direction == "left" else "cy")


@pytest.mark.parametrize(("direction", "sizes", "affected"), [
    ("left", (3, 2, 2), "bo"),
    ("right", (3, 2, 2), "cy"),
    ("left", (2, 3, 2), "cy"),
    ("left", (2, 2, 2), "bo"),
    ("left", (2, 3, 3), "ana"),
    ("left", (3, 4, 2), "cy"),
])  # fmt: skip
def test_f066_f067_x107_x108_the_shortest_hand_draws_three_and_calls(
    direction: str, sizes: tuple[int, int, int], affected: str
) -> None:
    """There is no choice about the draw; play goes on after the layer, and no turn is lost."""
    game = villain(*sizes, direction=direction)
    before = dict(zip(("ana", "bo", "cy"), sizes, strict=True))
    after = before | {affected: before[affected] + 3}
    assert {player: game.size(player) for player in game.players} == after
    assert (game.phase, game.waiting, game.turn, game.draw) == ("colour", [affected], "ana", "B8/V8")
    assert set(game.legal(affected)) == {"colour orange", "colour pink", "colour turquoise", "colour violet"}
    game.play(f"{affected}: colour orange")
    assert (game.turn, game.colour) == ("bo" if direction == "left" else "cy", "orange")
    assert game.discard == "R9/villain R7/P7"
    assert (game.rules("drew"), game.rules("called_colour")) == (["F-066"] * 3, ["F-067"])


def test_f066_with_too_few_cards_the_villain_gives_what_there_is() -> None:
    """One in the pile and the former top: two cards, then the colour."""
    game = villain(3, 2, 3, draw="B5/V5")
    assert (game.hand("bo"), game.draw, game.discard) == ("R7/P7 G1/O1 G2/O2 B5/V5", "", "R9/villain")
    assert (game.phase, game.waiting) == ("colour", ["bo"])


def test_f068_a_villain_lies_on_anything_even_beside_a_card_that_fits() -> None:
    """On a pink seven, with a pink card in hand, as on any other."""
    game = villain(3, 2, 3)
    assert game.discard == "R9/villain R7/P7"
    assert game.hand("ana") == "R1/P1 R2/P2 R3/P3"
    position = hands("R9/villain", 2, 2, 2)
    game = table("flip", position, draw=DRAW, discard="R7/Vskipall", side="villain").play("ana: play villain")
    assert game.waiting == ["bo"]


@pytest.mark.parametrize(("seats", "layer"), [(10, "ana"), (10, "flo")])
def test_x107_with_ten_players_the_first_after_the_layer_counts(seats: int, layer: str) -> None:
    """All hands are equally long, so the neighbour is affected; to the right it is the other neighbour."""
    cards = {player: f"Y{seat % 9 + 1}/T{seat % 9 + 1}" for seat, player in enumerate(PLAYERS[:seats])}
    cards[layer] += " hero/P9"
    place = PLAYERS.index(layer)
    for direction, step in (("left", 1), ("right", -1)):
        game = table("flip", cards, draw=DRAW, discard="R7/P7", turn=layer, direction=direction)
        game.play(f"{layer}: play hero")
        assert game.waiting == [PLAYERS[(place + step) % seats]]


def test_x107_the_layer_may_break_the_tie_by_option() -> None:
    """Only the tied may be named; without a tie nothing is asked."""
    options = {"hero_tie": "layer"}
    game = hero(2, 3, 3, options=options)
    assert (game.phase, game.waiting, game.turn) == ("target", ["ana"], "ana")
    assert game.legal("ana") == ["target bo", "target cy"]
    game.refuses("ana: target ana")
    game.refuses("bo: target cy")
    game.play("ana: target cy", "cy: discard Y1", "cy: colour blue")
    assert (game.turn, game.colour, game.discard) == ("bo", "blue", "hero/P9 Y1/T1 R7/P7")
    game = hero(3, 2, 3, options=options)
    assert game.legal("ana") == ["target ana", "target cy"]
    game.refuses("ana: target bo", "X-107")
    game.play("ana: target ana", "ana: done")
    assert (game.phase, game.waiting) == ("colour", ["ana"])
    assert hero(2, 4, 3, options=options).phase == "discard"


def test_x107_the_layer_of_a_villain_breaks_the_tie_too() -> None:
    """Ana, with one card like bo, may doom bo or herself, and owes the call meanwhile."""
    game = villain(1, 1, 3, options={"hero_tie": "layer"})
    assert (game.phase, game.owes_uno) == ("target", ["ana"])
    assert game.legal("ana") == ["target ana", "target bo", "uno"]
    game.play("ana: target bo")
    assert (game.size("bo"), game.waiting, game.owes_uno) == (4, ["bo"], ["ana"])


def test_x106_the_layer_may_call_the_colour_by_option() -> None:
    """With `hero_colour: layer` ana calls after cy has discarded, and after bo has drawn."""
    options = {"hero_colour": "layer"}
    game = hero(2, 3, 4, options=options).play("cy: discard Y1")
    assert (game.phase, game.waiting, game.legal("cy")) == ("colour", ["ana"], [])
    game.play("ana: colour red")
    assert (game.turn, game.colour) == ("bo", "red")
    game = villain(3, 2, 4, options=options)
    assert (game.phase, game.waiting, game.size("bo")) == ("colour", ["ana"], 5)
    game.refuses("bo: colour pink")


def test_x112_a_discard_down_to_one_card_makes_the_call_due() -> None:
    """Bo is left with one card: it may be caught until the next turn begins, which is bo's own."""
    game = hero(2, 2, 1).play("bo: discard G1")
    assert game.owes_uno == ["bo"]
    game.play("bo: colour red")
    assert (game.turn, game.legal("cy")) == ("bo", ["catch bo"])
    assert "uno" in game.legal("bo")
    caught = hero(2, 2, 1).play("bo: discard G1", "cy: catch bo")
    assert (caught.hand("bo"), caught.owes_uno) == ("G2/O2 B5/V5 B6/V6", [])
    assert (caught.phase, caught.waiting) == ("colour", ["bo"])
    game.play("bo: draw")
    assert game.owes_uno == []
    game.refuses("cy: catch bo")


def test_x112_without_the_option_only_laying_makes_the_call_due() -> None:
    """With `uno_on_discard: false` bo owes nothing."""
    game = hero(2, 2, 1, options={"uno_on_discard": False}).play("bo: discard G1", "bo: colour red")
    assert game.owes_uno == []
    game.refuses("cy: catch bo")


@pytest.mark.parametrize(
    ("last", "worth"), [("G1/O1", "G1"), ("G+1/O1", "G+1"), ("Gflip/O1", "Gflip"), ("wild+2/O1", "wild+2")]
)
def test_x112_a_discard_of_the_last_card_wins_the_round(last: str, worth: str) -> None:
    """All hold one card; bo discards it and is out, whatever it was, and calls nothing."""
    position = {"ana": "hero/P9 R5/P5", "bo": last, "cy": "Y1/T1"}
    game = table("flip", position, draw=DRAW, discard="R7/P7").play("ana: play hero", f"bo: discard {worth}")
    assert (game.phase, game.winner, game.side) == ("over", "bo", "hero")
    assert (game.caught, game.points) == ({"ana": 5, "bo": 0, "cy": 1}, {"bo": 6})
    assert (game.draw, game.discard) == (DRAW, f"hero/P9 {last} R7/P7")


def test_x112_the_layer_may_save_itself_out() -> None:
    """Where the layer names one of the tied, ana discards her own last card and wins."""
    game = hero(1, 1, 1, options={"hero_tie": "layer"}).play("ana: target ana", "ana: discard R1")
    assert (game.phase, game.winner, game.points) == ("over", "ana", {"ana": 2})


def test_x113_a_villain_that_hits_its_own_layer_takes_the_call_away() -> None:
    """Ana had one card left and draws three: nothing is owed, and an earlier call is void."""
    game = villain(1, 2, 3)
    assert (game.size("ana"), game.owes_uno, game.waiting) == (4, [], ["ana"])
    game.refuses("bo: catch ana")
    position = hands("R9/villain", 1, 2, 3)
    game = table("flip", position, draw=DRAW, discard="R7/P7", side="villain").play("ana: uno", "ana: play villain")
    assert (game.called_uno, game.size("ana")) == ([], 4)
    assert villain(1, 1, 3).owes_uno == ["ana"]


@pytest.mark.parametrize(("side", "card", "face"), [("hero", "hero/P9", "hero"), ("villain", "R9/villain", "villain")])
def test_x110_as_a_last_card_neither_has_an_effect(side: str, card: str, face: str) -> None:
    """The round is over at once: nobody discards, nobody draws, no colour is called."""
    position = {"ana": card, "bo": "G1/O1 G2/O2", "cy": "Y1/T1"}
    game = table("flip", position, draw=DRAW, discard="R7/P7", side=side).play(f"ana: play {face}")
    assert (game.phase, game.winner, game.waiting) == ("over", "ana", [])
    assert (game.hand("bo"), game.hand("cy"), game.draw) == ("G1/O1 G2/O2", "Y1/T1", DRAW)
    assert game.points == {"ana": 4}


@pytest.mark.parametrize(("ana", "bo", "affected"), [(2, 2, "bo"), (2, 3, "bo"), (3, 2, "ana")])
def test_x144_between_two_a_hero_tie_is_the_opponents(ana: int, bo: int, affected: str) -> None:
    """Only two hands are compared; then it is bo's turn in any case."""
    game = hero(ana, bo)
    assert game.waiting == [affected]
    game.play(f"{affected}: done", f"{affected}: colour green")
    assert (game.turn, game.colour) == ("bo", "green")


@pytest.mark.parametrize(("ana", "bo", "affected"), [(2, 2, "bo"), (2, 3, "ana"), (3, 2, "bo")])
def test_x144_between_two_a_villain_tie_is_the_opponents(ana: int, bo: int, affected: str) -> None:
    """The shorter hand draws three; equal hands: bo's."""
    game = villain(ana, bo)
    assert (game.waiting, game.size("ana") + game.size("bo")) == ([affected], ana + bo + 3)
    game.play(f"{affected}: colour violet")
    assert (game.turn, game.colour) == ("bo", "violet")
