"""The environments compared with RLCard's: steps of agents with their observations and masks, and memory.

Agents always take the first legal action. That costs almost nothing, so that the environment is what is measured.
"""

from random import Random

import pyspiel
import rlcard

import sabot.envs.spiel  # noqa: F401  # registers the games
from benchmarks.contest import Contestant, run_contest
from benchmarks.row import Row
from sabot.editions import EDITIONS
from sabot.envs import aec
from sabot.envs.single import Seat
from sabot.envs.vector import Tables

HEATS = 9
SECONDS = 0.3
TABLES = 1024
LARGE_BATCH = 4096
SEATS = 2
"""The default of RLCard's environment."""


def rows() -> list[Row]:
    """The ratios with an aim, then each edition."""
    other = rlcard_env()
    agents, bots = tables("deluxe", SEATS, "agent"), tables("deluxe", SEATS, "eager")
    fast, plain = table("deluxe", SEATS, compiled=True), table("deluxe", SEATS, compiled=False)
    run_contest([other, agents, bots, fast, plain], HEATS, SECONDS)
    alone, tree = seat("deluxe", SEATS, "eager"), spiel("deluxe", SEATS)
    run_contest([other, alone, tree], HEATS, SECONDS)
    one, two = (tables("deluxe", SEATS, "agent", LARGE_BATCH, threads) for threads in (1, 2))
    run_contest([one, two], HEATS, SECONDS)
    states = state_copies("deluxe", SEATS)
    run_contest([states], HEATS // 2, SECONDS)
    editions = [tables(edition, 4, "eager") for edition in EDITIONS]
    run_contest(editions, HEATS // 2, SECONDS)
    return [
        Row("RLCard's environment `uno`", other.rate, " steps/s"),
        Row(f"{agents.name}, against RLCard", agents.rate / other.rate, "×", 50),
        Row(f"{bots.name}, against RLCard", bots.rate / other.rate, "×", 50),
        Row(f"deluxe, AEC with {SEATS}, compiled, against RLCard", fast.rate / other.rate, "×", 1),
        Row(f"deluxe, AEC with {SEATS}, interpreted, against RLCard", plain.rate / other.rate, "×"),
        Row(f"deluxe, one seat of {SEATS} against eager, against RLCard", alone.rate / other.rate, "×", 5),
        Row(f"deluxe, OpenSpiel with {SEATS}, tensors included, against RLCard", tree.rate / other.rate, "×", 1),
        Row(f"deluxe, {LARGE_BATCH} tables, two threads against one", two.rate / one.rate, "×", 1.8),
        Row(states.name, states.rate, " a second", 5000),
        *(Row(each.name, each.rate, " steps/s") for each in editions),
        *(Row(f"{edition}, memory of a table", Tables(1, edition).bytes_per_table, " bytes") for edition in EDITIONS),
    ]


def rlcard_env() -> Contestant:
    """RLCard's environment with its defaults."""
    env = rlcard.make("uno")

    def heat(rounds: int) -> int:
        steps = 0
        for _ in range(rounds):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(next(iter(state["legal_actions"])))
                steps += 1
        return steps

    return Contestant("RLCard", heat)


def tables(edition: str, players: int, opponents: str, count: int = TABLES, threads: int = 1) -> Contestant:
    """Many tables in one call."""
    env = Tables(count, edition, players, opponents=opponents, threads=threads)
    seen, _ = env.reset(seed=1)

    def heat(calls: int) -> int:
        nonlocal seen
        for _ in range(calls):
            seen, *_ = env.step(seen["action_mask"].view(bool).argmax(axis=1))
        return calls * count

    who = "every seat an agent" if opponents == "agent" else f"an agent against {opponents}"
    return Contestant(f"{edition}, {count} tables of {players}, {who}", heat)


def seat(edition: str, players: int, opponents: str) -> Contestant:
    """One agent against bots."""
    env = Seat(edition, players, opponents=opponents)

    def heat(rounds: int) -> int:
        steps = 0
        for _ in range(rounds):
            seen, _ = env.reset()
            is_over = False
            while not is_over:
                seen, _, is_over, _, _ = env.step(seen["action_mask"].argmax())
                steps += 1
        return steps

    return Contestant(f"{edition}, one seat", heat)


def spiel(edition: str, players: int) -> Contestant:
    """OpenSpiel's interface, with an observation for every decision; chance is not counted."""
    game = pyspiel.load_game(f"python_sabot_{edition}(players={players})")
    chance = Random(1)

    def heat(rounds: int) -> int:
        steps = 0
        for _ in range(rounds):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(outcomes, odds)[0])
                else:
                    state.observation_tensor()
                    state.apply_action(state.legal_actions()[0])
                    steps += 1
        return steps

    return Contestant(f"{edition}, OpenSpiel", heat)


def state_copies(edition: str, players: int) -> Contestant:
    """Saving and setting back the state of the AEC environment."""
    env = aec(edition, players)
    env.reset(seed=1)

    def heat(copies: int) -> int:
        for _ in range(copies):
            env.set_state(env.get_state())
        return copies

    return Contestant(f"{edition}, AEC, states saved and set back", heat)


def table(edition: str, players: int, compiled: bool) -> Contestant:
    """The AEC environment."""
    env = aec(edition, players, compiled=compiled)
    env.reset(seed=1)

    def heat(rounds: int) -> int:
        steps = 0
        for _ in range(rounds):
            env.reset()
            for _ in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                is_dead = terminated or truncated
                env.step(None if is_dead else seen["action_mask"].argmax())
                steps += not is_dead
        return steps

    return Contestant(f"{edition}, AEC", heat)
