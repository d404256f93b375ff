"""The likelihood of choices: what others are expected to play is much what the careful bot plays."""

from collections.abc import Iterator
from random import Random

import pytest

from sabot.bots import BOTS
from sabot.bots.bot_round import BotRound
from sabot.editions import EDITIONS
from sabot.game import Game
from sabot.kernel.codes import ARGUMENTS
from sabot.kernel.effects.wheel import ends_draw
from sabot.kernel.legal import legal
from sabot.kernel.policies.playout import STRONGEST, Weights, colours_held, outlook, worth_of_card
from sabot.kernel.primitives.flat import blank
from sabot.kernel.table import NOTHING, Table
from sabot.kernel.worlds.hidden_cards import Choice, PlaySeen
from sabot.kernel.worlds.likelihood import (
    EXPECTED,
    IMPOSSIBLE,
    KEPT,
    KEPT_WILD,
    NEEDLESS,
    chance_of_card,
    chance_of_choice,
    chance_of_colour,
    chance_of_group,
)
from sabot.notation.moves import moves_by_text
from sabot.round import cards_in
from tests.support.positions import table as lay

ROUNDS = 3


def choices_of_careful(edition: str, seats: int) -> Iterator[tuple[Table, int, int]]:
    """Each card that the careful bot plays in turn although it could do two other things, the table and the seat."""
    for seed in range(ROUNDS):
        players = [f"seat {number}" for number in range(1, seats + 1)]
        game = Game.deal(edition, players, seed=seed, uno_call="auto")
        for player, action in BotRound(game, dict.fromkeys(players, BOTS["careful"]), Random(seed)).steps():
            seat = players.index(player)
            moves = moves_by_text(game._round, seat)
            if game.phase == "turn" and action.startswith("play") and len(moves) > 2:
                yield game._round.table, seat, moves[action] % ARGUMENTS


def is_foretold(table: Table, seat: int, played: int, weights: Weights) -> bool:
    """Whether no card that could be played is worth more than the one that is."""
    _, low, high, _ = legal(table, seat)
    near, held = outlook(table, seat), colours_held(table, seat)
    worths = {card: worth_of_card(table, seat, card, near, held, weights) for card in cards_in(low, high)}
    return worths[played] == max(worths.values())


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_expected_weights_foretell_what_the_careful_bot_plays(edition: str, seats: int) -> None:
    """Of its choices among several cards; the strongest weights would choose another card much more often."""
    expected = strongest = choices = 0
    for table, seat, played in choices_of_careful(edition, seats):
        choices += 1
        expected += is_foretold(table, seat, played, EXPECTED)
        strongest += is_foretold(table, seat, played, STRONGEST)
    assert choices > 30
    assert expected > 0.8 * choices
    assert expected > strongest + 0.1 * choices


HELD = "R7 G9 B9 Bskip wild"


def table_of(edition: str, hand: str, **options: int | bool) -> Table:
    """A table where a red 9 lies, and the hand of the seat that is asked."""
    game = lay(edition, {"ana": hand, "bo": "Y1 Y2"}, draw="Y3 Y4", discard="R9", options=options).game
    return game._round.table


def card_of(table: Table, which: int) -> int:
    """A card of ana's hand, in its order."""
    return cards_in(table.low[0], table.high[0])[which]


def test_the_cards_that_fit_share_all_of_the_chance() -> None:
    """Red 7, green 9, blue 9 and the wild; the blue skip does not fit. Likeliest is a card that keeps the wild."""
    table = table_of("deluxe", HELD)
    cards = [card_of(table, which) for which in (0, 1, 2, 4)]
    chances = [chance_of_card(table, blank(PlaySeen), 0, card) for card in cards]
    assert sum(chances) == pytest.approx(1, abs=0.01)
    assert min(chances) == chances[3] > 0


def test_a_bluff_is_at_least_as_likely_as_the_player_is_known_to_bluff() -> None:
    table, seen = table_of("deluxe", "R7 G9 wild+4"), blank(PlaySeen)
    wild = card_of(table, 2)
    before = chance_of_card(table, seen, 0, wild)
    seen.bluffs[0] = 0.75
    assert before < chance_of_card(table, seen, 0, wild) == 0.75
    assert chance_of_card(table, seen, 0, card_of(table, 0)) < 0.75


def test_the_four_colours_share_all_of_the_chance_of_a_call() -> None:
    table = table_of("deluxe", HELD)
    chances = [chance_of_colour(table, 0, colour) for colour in range(4)]
    assert sum(chances) == pytest.approx(1, abs=0.01)
    assert max(chances) == chances[3]  # blue, of which ana holds two


def test_the_colour_put_down_at_the_wheel_is_one_of_which_all_are_put_down() -> None:
    """Of one red, one green and two blue cards, two blue ones are likeliest; one blue card cannot have been all."""
    table = table_of("wizz", HELD)
    chances = [chance_of_group(table, 0, colour, together) for colour, together in ((0, 1), (2, 1), (3, 2))]
    assert max(chances) == chances[2] > chances[0] == chances[1] > IMPOSSIBLE
    assert chance_of_group(table, 0, 3, 1) == chance_of_group(table, 0, 1, 1) == IMPOSSIBLE


@pytest.mark.parametrize("stops", [True, False])
def test_drawing_until_a_colour_comes_ends_with_that_colour_or_a_wild(stops: bool) -> None:
    """The wild that draws four ends it only with `super_joker_stops` (X-126)."""
    table = table_of("wizz", "R7 B7 wild wild+4", super_joker_stops=stops)
    assert [ends_draw(table, card_of(table, which), 0) for which in range(4)] == [True, False, True, stops]


@pytest.mark.parametrize(
    ("hand", "drawn", "kind", "chance"),
    [
        ("G1 G2", "Y3", Choice.DRAW, 1.0),
        ("G1 G2", "R4", Choice.DRAW, IMPOSSIBLE),
        ("R1 G2", "Y3", Choice.DRAW, NEEDLESS),
        ("G1 G2", "R4", Choice.PLAY_DRAWN, 1.0),
        ("G1 G2", "R4", Choice.KEEP, KEPT),
        ("G1 G2", "Y3", Choice.KEEP, IMPOSSIBLE),
        ("G1 G2 G3 G4", "wild", Choice.KEEP, KEPT_WILD),
        ("G1", "wild", Choice.KEEP, KEPT),
    ],
)
def test_a_draw_is_expected_where_nothing_fits_and_what_is_drawn_is_played(
    hand: str, drawn: str, kind: int, chance: float
) -> None:
    """On a red 9. Few keep a drawn card that fits, and only those who hold many cards keep a wild."""
    round_ = lay("deluxe", {"ana": hand, "bo": "Y1 Y2"}, draw=f"{drawn} Y4", discard="R9").game._round
    seen = blank(PlaySeen)
    seen.kind[0] = kind
    found = chance_of_choice(round_.table, seen, 0, 0, round_.printed.texts.index(drawn))
    assert found == pytest.approx(chance)


@pytest.mark.parametrize(
    ("kind", "card", "together", "chance"),
    [
        (Choice.STOP, 0, 0, 1.0),
        (Choice.STOP, 3, 0, IMPOSSIBLE),
        (Choice.GO_ON, 3, 0, 1.0),
        (Choice.ALL_OF_NUMBER, 9, 2, 1.0),
        (Choice.ALL_OF_NUMBER, 9, 1, IMPOSSIBLE),
        (Choice.ALL_OF_COLOUR, 3, 1, IMPOSSIBLE),
    ],
)
def test_what_the_wheel_asks_for_is_expected(kind: int, card: int, together: int, chance: float) -> None:
    """Somebody with a green and a blue 9 and a blue skip has just drawn the red 4."""
    round_ = lay("wizz", {"ana": "G9 B9 Bskip", "bo": "Y1 Y2"}, draw="R4 Y4", discard="R9").game._round
    seen = blank(PlaySeen)
    seen.kind[0], seen.card[0], seen.together[0] = kind, card, together
    drawn = round_.printed.texts.index("R4") if kind in (Choice.STOP, Choice.GO_ON) else NOTHING
    assert chance_of_choice(round_.table, seen, 0, 0, drawn) == pytest.approx(chance)
