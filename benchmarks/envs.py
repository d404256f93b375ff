"""The environments compared with RLCard's, OpenSpiel's and, if it is installed, pgx: steps of agents, and memory.

Observations and masks are included. Agents always take the first legal action. That costs almost nothing, so that the
environment is what is measured.
"""

from collections.abc import Mapping
from importlib.util import find_spec
from random import Random
from typing import Any

import pyspiel
import rlcard

import sabot.envs.spiel  # noqa: F401  # registers the games
from benchmarks.contest import Contestant, run_contest
from benchmarks.empty_spiel_game import EmptyGame
from benchmarks.row import Row
from sabot.editions import EDITIONS
from sabot.envs import aec
from sabot.envs.single import Seat
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
    alone, match = seat("deluxe", SEATS, "eager"), tables("deluxe", SEATS, "eager", format={"target": 500})
    run_contest([other, alone, match], HEATS, SECONDS)
    ours = pyspiel.load_game(f"python_sabot_deluxe(players={SEATS})")
    tree, seen = spiel("deluxe, OpenSpiel", ours), spiel("deluxe, OpenSpiel with an observer", ours, observes=True)
    floor = spiel("an empty Python game of OpenSpiel", EmptyGame())
    seen_floor = spiel("an empty Python game of OpenSpiel with an observer", EmptyGame(), observes=True)
    eights = spiel("OpenSpiel's crazy_eights, in C++", pyspiel.load_game("crazy_eights(players=2)"))
    run_contest([other, tree, seen, floor, seen_floor, eights], HEATS, SECONDS)
    careful = tables("deluxe", SEATS, "careful", 16)
    run_contest([careful], HEATS // 2, SECONDS)
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
        Row(f"{match.name} to 500, against RLCard", match.rate / other.rate, "×", 50),
        Row(f"{careful.name} (not compiled)", careful.rate, " steps/s"),
        Row(f"deluxe, OpenSpiel with {SEATS}, tensors as lists, against RLCard", tree.rate / other.rate, "×", 1),
        Row(f"deluxe, OpenSpiel with {SEATS}, tensors by an observer, against RLCard", seen.rate / other.rate, "×", 1),
        Row(f"{floor.name}, against RLCard", floor.rate / other.rate, "×"),
        Row(f"{seen_floor.name}, against RLCard", seen_floor.rate / other.rate, "×"),
        Row(f"{eights.name}, against RLCard", eights.rate / other.rate, "×"),
        *pgx_rows(other),
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


def tables(
    edition: str,
    players: int,
    opponents: str,
    count: int = TABLES,
    format: Mapping[str, Any] | None = None,  # noqa: A002  # as the environment has it
) -> Contestant:
    """Many tables in one call."""
    env = Tables(count, edition, players, format, opponents=opponents)
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


def spiel(name: str, game: Any, observes: bool = False) -> Contestant:
    """OpenSpiel's interface, with a tensor for every decision, as a list or in an observer; chance is not counted."""
    chance, observer = Random(1), game.make_py_observer() if observes else None

    def heat(rounds: int) -> int:
        steps = 0
        for _ in range(rounds):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(outcomes, odds)[0])
                else:
                    if observer is None:
                        state.observation_tensor()
                    else:
                        observer.set_from(state, state.current_player())
                    state.apply_action(state.legal_actions()[0])
                    steps += 1
        return steps

    return Contestant(name, heat)


def pgx_rows(other: Contestant) -> list[Row]:
    """A card game of pgx at as many tables, if pgx is installed: it has no game of this family."""
    if find_spec("pgx") is None:
        return []
    import jax  # type: ignore[import-not-found, unused-ignore]  # not a dependency
    import pgx  # type: ignore[import-not-found, unused-ignore]  # not a dependency

    env = pgx.make("leduc_holdem")
    begin, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(_step_or_deal(env)))
    state = begin(jax.random.split(jax.random.PRNGKey(1), TABLES))

    def heat(calls: int) -> int:
        nonlocal state
        for _ in range(calls):
            state = step(state, state.legal_action_mask.argmax(axis=1))
        jax.block_until_ready(state)
        return calls * TABLES

    poker = Contestant(f"pgx, leduc_holdem, {TABLES} tables", heat)
    run_contest([poker], HEATS, SECONDS)
    return [Row(f"{poker.name}, against RLCard", poker.rate / other.rate, "×")]


def _step_or_deal(env: Any) -> Any:
    """A step of pgx that begins again where a round is over."""
    from pgx.experimental import auto_reset  # type: ignore[import-not-found, unused-ignore]  # not a dependency

    return auto_reset(env.step, env.init)


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
