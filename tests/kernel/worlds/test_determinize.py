"""Determinization: all worlds are equally likely, what the seat knows is kept, compiled and interpreted code agree."""

from collections import Counter
from random import Random

import pytest

from sabot.bots import MatchSoFar, sight_of
from sabot.bots.search.worlds import World, sample_world
from sabot.game import Game
from sabot.kernel.act import act
from sabot.kernel.codes import ARGUMENTS
from sabot.kernel.match.payoff import payoff
from sabot.kernel.policies.playout import play_by_policy
from sabot.kernel.primitives.rng import reseed
from sabot.kernel.table import NOTHING, SEATS, Table, copy_table
from sabot.kernel.worlds.determinize import determinize, weigh
from sabot.kernel.worlds.hidden_cards import HiddenCards, PlaySeen
from sabot.notation.moves import moves_by_text
from sabot.options import Scoring
from tests.bots.search.dealing import deal_again
from tests.bots.search.sights import sights
from tests.support.flat_states import state_of
from tests.support.positions import table

DEALS = 3000
WORLDS = 6
TARGET = 60
"""So low that some points are beyond it."""


def test_every_hand_is_as_likely_as_any_other() -> None:
    """Two of the four cards that ana has not seen are bo's: six hands, each about 500 times out of 3,000."""
    at = table("deluxe", {"ana": "R1", "bo": "G1 G2"}, draw="G3 G4", discard="R9")
    world = sample_world(sight_of(at.game, "ana", ()), Random(1))
    found: Counter[tuple[int, int]] = Counter()
    for _ in range(DEALS):
        deal_again(world)
        found[world.round.table.low[1], world.round.table.high[1]] += 1
    assert len(found) == 6
    assert all(400 < times < 600 for times in found.values())


def test_every_card_occurs_in_every_possible_place() -> None:
    """In flip ana sees the others' backs. Whatever a fresh guess puts under a back also results from swapping cards."""
    game = Game.deal("flip", ["ana", "bo", "cy"], seed=5)
    sight = sight_of(game, "ana", game.start)
    world = sample_world(sight, Random(1))
    slots = range(world.unseen.free, world.unseen.slots)
    met, guessed = set[tuple[int, int]](), set[tuple[int, int]]()
    for _ in range(DEALS):
        deal_again(world)
        met |= {(slot, world.unseen.card[slot]) for slot in slots}
    for number in range(100):
        unseen = sample_world(sight, Random(number)).unseen
        guessed |= {(slot, unseen.card[slot]) for slot in slots}
    assert len(met) > len(slots)
    assert guessed <= met


@pytest.mark.parametrize(("bluffs", "least", "most"), [(0.0, 0, 40), (0.3, 50, 130), (1.0, 150, 300)])
def test_the_assumed_rate_of_bluffs_decides_how_often_a_bluff_occurs(bluffs: float, least: int, most: int) -> None:
    """Ana keeps one card of any colour. By chance alone it is red in about a quarter of the worlds, 750 of 3,000.

    But she called green, which those who hold red alone hardly ever do.
    """
    hands = {"ana": "wild+4 R1", "bo": "R9 G1 G2 G3"}
    at = table("deluxe", hands, draw="R2 B1 B2 B3 B4 B5 B6 B7 B8", discard="R8", turn="bo")
    at.play("bo: play R9", "ana: play wild+4 green")
    sight = sight_of(at.game, "bo", at.events)
    guilty = 0
    for number in range(100):
        world = sample_world(sight, Random(number))
        world.seen.bluffs = [bluffs] * SEATS
        for _ in range(DEALS // 100):
            deal_again(world)
            guilty += world.round.table.guilty
    assert least <= guilty <= most


def tried(world: World, seed: int) -> tuple[list[list[int]], Table, HiddenCards, PlaySeen]:
    """The interpreted equivalent of `try_moves`."""
    table, unseen, seen = copy_table(world.round.table), world.unseen, world.seen
    past = copy_table(table)
    moves = [*moves_by_text(world.round, unseen.viewer).values()]
    results = [[0, 0, 0] for _ in moves]
    slots = slots_of(world, moves)
    weigh(past, unseen, seen)
    for index in range(WORLDS):
        determinize(table, past, unseen, seen)
        for n, move in enumerate(moves):
            copy = copy_table(table)
            reseed(copy, seed, index)
            card = move % ARGUMENTS if slots[n] == NOTHING else unseen.card[slots[n]]
            act(copy, unseen.viewer, move // ARGUMENTS * ARGUMENTS + card)
            play_by_policy(copy, seen)
            paid = payoff(world.sheet, copy, unseen.viewer)
            results[n][0] += copy.winner == unseen.viewer
            results[n][1] += paid
            results[n][2] += paid * paid
    return results, table, unseen, seen


def slots_of(world: World, moves: list[int]) -> list[int]:
    """The slots of the cards that are played or discarded."""
    return [world.unseen.slot_of[move % ARGUMENTS] if move // ARGUMENTS <= 1 else NOTHING for move in moves]


@pytest.mark.compiled
@pytest.mark.parametrize("seed", range(24))
def test_compiled_and_interpreted_moves_have_the_same_results(seed: int) -> None:
    np = pytest.importorskip("numpy", reason="the compiled side needs the extra `fast`")
    from sabot.kernel.compiled.entry_points import try_moves
    from sabot.kernel.compiled.records import load, records_of

    for number, sight in enumerate(sights(seed, 30)):
        if number % 10:
            continue
        scoring = Scoring.name_of((seed + number // 10) % len(Scoring.codes()))
        world = sample_world(sight._replace(match=MatchSoFar(scoring, TARGET)), Random(number))
        moves = [*moves_by_text(world.round, world.unseen.viewer).values()]
        records, unseen = records_of(world.round.table, 3), records_of(world.unseen, 1)
        seen, sheets = records_of(world.seen, 1), records_of(world.sheet, 1)
        attempts = np.array([(move, slot, 0, 0, 0) for move, slot in zip(moves, slots_of(world, moves), strict=True)])
        try_moves(records, unseen, seen, sheets, seed, 0, WORLDS, attempts)
        expected, table, left, guessed = tried(world, seed)
        assert attempts[:, 2:].tolist() == expected
        assert state_of(load(records, 0, Table)) == state_of(table)
        assert load(unseen, 0, HiddenCards) == left
        assert load(seen, 0, PlaySeen) == guessed
