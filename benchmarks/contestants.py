"""The contestants: RLCard's UNO, and our engine interpreted, by text, and compiled."""

import random
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numpy.typing import NDArray
from rlcard.games.uno import Game as RlcardGame

from benchmarks.contest import Contestant
from sabot.editions import EDITIONS
from sabot.game import Game
from sabot.kernel.codes import ARGUMENTS, NO_ICON, Phase, Verb
from sabot.kernel.compiled.entry_points import play_matches, play_rounds, playouts, step
from sabot.kernel.compiled.records import record_of, records_of
from sabot.kernel.deal import deal
from sabot.kernel.match.sheet import new_sheet
from sabot.kernel.policies.built_in import Policy, play_out
from sabot.kernel.primitives.rng import reseed
from sabot.kernel.setup import set_table
from sabot.kernel.sums import Sums
from sabot.kernel.table import WORD, Table
from sabot.options import MATCH_OPTIONS, resolve

SEATS = 4
NAMES = ("ana", "bo", "cy", "dan")
BATCH = 1024
SUMS = record_of(Sums)
NO_BIT = 64
NO_CARD = WORD + NO_BIT


def _first_moves() -> NDArray[np.int64]:
    """By the place of the first verb, counted from one: the move to which the places of card and choice are added."""
    moves = np.zeros(1 + len(Verb.names()), np.int64)
    for place, verb in enumerate(range(len(Verb.names())), 1):
        card = 1 if verb <= Verb.DISCARD else NO_CARD
        choice = 1 if Verb.DISCARD < verb < Verb.DRAW else NO_BIT
        moves[place] = verb * ARGUMENTS - card - choice + (NO_ICON if verb == Verb.SPIN else 0)
    return moves


FIRST_MOVES = _first_moves()


def table_of(edition: str, seats: int = SEATS) -> Table:
    """An undealt table for simulation."""
    game = EDITIONS[edition]
    options = resolve(edition, {"uno_call": "auto"})
    return set_table(game, options, seats, game.deck(options))


def rlcard() -> Contestant:
    """RLCard's game object, used as its random agents use it."""
    game = RlcardGame(num_players=SEATS)

    def heat(rounds: int) -> int:
        steps = 0
        for _ in range(rounds):
            game.init_game()
            while not game.is_over():
                game.step(random.choice(game.get_legal_actions()))
                steps += 1
        return steps

    return Contestant("RLCard", heat)


def interpreted(edition: str, policy: int) -> Contestant:
    """The interpreted kernel, including the choice of moves."""
    table = table_of(edition)

    def heat(rounds: int) -> int:
        steps = 0
        for index in range(rounds):
            reseed(table, 1, index)
            deal(table)
            steps += play_out(table, policy)
        return steps

    return Contestant(f"{edition}, interpreted", heat)


def by_text(edition: str) -> Contestant:
    """Game.legal and Game.act with text and events: random legal actions of the players who are asked."""
    chance = random.Random(1)

    def heat(rounds: int) -> int:
        steps = 0
        for _ in range(rounds):
            game = Game.deal(edition, NAMES, seed=chance.getrandbits(63), uno_call="auto")
            while not game.is_over:
                player = chance.choice(game.waiting)
                game.act(player, chance.choice(game.legal(player)))
                steps += 1
        return steps

    return Contestant(f"{edition}, Game.legal and Game.act", heat)


def only_acting(edition: str) -> Contestant:
    """Game.act alone: recorded rounds are played again by text."""
    recorded = [_record(edition, seed) for seed in range(8)]

    def heat(rounds: int) -> int:
        steps = 0
        for index in range(rounds):
            seed, script = recorded[index % len(recorded)]
            game = Game.deal(edition, NAMES, seed=seed, uno_call="auto")
            for player, action in script:
                game.act(player, action)
            steps += len(script)
        return steps

    return Contestant(f"{edition}, Game.act", heat)


def _record(edition: str, seed: int) -> tuple[int, list[tuple[str, str]]]:
    chance = random.Random(seed)
    game = Game.deal(edition, NAMES, seed=seed, uno_call="auto")
    script = []
    while not game.is_over:
        player = chance.choice(game.waiting)
        action = chance.choice(game.legal(player))
        game.act(player, action)
        script.append((player, action))
    return seed, script


def compiled(edition: str, policy: int, threads: int = 1, seats: int = SEATS) -> Contestant:
    """Whole rounds in compiled code, on one or several threads."""
    records = [records_of(table_of(edition, seats), 1) for _ in range(threads)]
    pool = ThreadPoolExecutor(threads)

    def share(at: int, rounds: int) -> int:
        sums = np.zeros(1, SUMS)
        play_rounds(records[at], 1, at * rounds, policy, sums, np.zeros(rounds, np.int64))
        return int(sums["moves"][0])

    def heat(rounds: int) -> int:
        return sum(pool.map(lambda at: share(at, rounds), range(threads)))

    return Contestant(f"{edition}, compiled" + (f", {threads} threads" if threads > 1 else ""), heat)


def matches(edition: str, players: int, scoring: str) -> Contestant:
    """Whole matches in compiled code."""
    sheets = records_of(new_sheet(resolve(edition, {"scoring": scoring}, MATCH_OPTIONS), players), 1)
    records = records_of(table_of(edition), 1)

    def heat(count: int) -> int:
        sums = np.zeros(1, SUMS)
        play_matches(sheets, records, 1, 0, Policy.EAGER, sums, np.zeros(count, np.int64))
        return int(sums["moves"][0])

    return Contestant(f"{edition}, matches of {players} ({scoring})", heat)


def playing_out(edition: str) -> Contestant:
    """Playouts from a position, including its copy; a step is a playout."""
    table = table_of(edition)
    reseed(table, 1, 0)
    deal(table)
    records = records_of(table, 2)
    wins = np.zeros(SEATS, np.int64)

    def heat(count: int) -> int:
        playouts(records, count, 1, Policy.EAGER, wins)
        return count

    return Contestant(f"{edition}, playouts", heat)


def batch(edition: str) -> Contestant:
    """Many tables stepped in one call; the moves are chosen by NumPy, as an environment would."""
    table = table_of(edition)
    table.phase = Phase.OVER
    records = records_of(table, BATCH)
    records["seed"] = np.arange(BATCH)
    moves = np.full(BATCH, -1, np.int64)
    asked = np.zeros(BATCH, np.int64)
    allowed = np.zeros((4, BATCH), np.int64)

    def heat(calls: int) -> int:
        for _ in range(calls):
            step(records, 0, BATCH, moves, asked, allowed)
            moves[:] = first_moves(allowed)
        return calls * BATCH

    return Contestant(f"{edition}, batch of {BATCH}", heat)


def first_moves(allowed: NDArray[np.int64]) -> NDArray[np.int64]:
    """The first legal move of each table: the first verb, with its first card, colour or seat if it has any."""
    # The places of the lowest bits, counted from one; NO_BIT if there is none.
    verb, low, high, choice = np.bitwise_count((allowed ^ allowed - 1).view(np.uint64))
    card = low + (low >> 6) * (high - (NO_BIT - WORD))  # NO_CARD if there is none
    moves: NDArray[np.int64] = FIRST_MOVES.take(verb) + (card + choice)
    return moves
