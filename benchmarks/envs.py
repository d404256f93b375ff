"""The environments compared with RLCard's: steps of agents with their observations and masks, and memory.

Agents always take the first legal action. That costs almost nothing, so that the environment is what is measured.
"""

import rlcard

from benchmarks.contest import Contestant, run_contest
from benchmarks.row import Row
from sabot.editions import EDITIONS
from sabot.envs import aec
from sabot.envs.vector import Tables

HEATS = 9
SECONDS = 0.3
TABLES = 1024
SEATS = 2
"""The default of RLCard's environment."""


def rows() -> list[Row]:
    """The ratios with an aim, then each edition."""
    other = rlcard_env()
    agents, bots = tables("deluxe", SEATS, "agent"), tables("deluxe", SEATS, "eager")
    fast, plain = table("deluxe", SEATS, compiled=True), table("deluxe", SEATS, compiled=False)
    run_contest([other, agents, bots, fast, plain], HEATS, SECONDS)
    editions = [tables(edition, 4, "eager") for edition in EDITIONS]
    run_contest(editions, HEATS // 2, SECONDS)
    return [
        Row("RLCard's environment `uno`", other.rate, " steps/s"),
        Row(f"{agents.name}, against RLCard", agents.rate / other.rate, "×", 50),
        Row(f"{bots.name}, against RLCard", bots.rate / other.rate, "×", 50),
        Row(f"deluxe, AEC with {SEATS}, compiled, against RLCard", fast.rate / other.rate, "×", 1),
        Row(f"deluxe, AEC with {SEATS}, interpreted, against RLCard", plain.rate / other.rate, "×"),
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


def tables(edition: str, players: int, opponents: str) -> Contestant:
    """Many tables in one call."""
    env = Tables(TABLES, edition, players, opponents=opponents)
    seen, _ = env.reset(seed=1)

    def heat(calls: int) -> int:
        nonlocal seen
        for _ in range(calls):
            seen, *_ = env.step(seen["action_mask"].view(bool).argmax(axis=1))
        return calls * TABLES

    who = "every seat an agent" if opponents == "agent" else f"an agent against {opponents}"
    return Contestant(f"{edition}, {TABLES} tables of {players}, {who}", heat)


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
