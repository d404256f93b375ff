"""The tiny game, solved by OpenSpiel: a witness of the tree of decisions that others wrote."""

from typing import Any

import pytest

from sabot.editions.tiny import TINY

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (the dependency group `spiel`)")
pytest.importorskip("sabot.envs.spiel")


def load(turn_cap: int) -> Any:
    options = f"uno_call:auto;turn_cap:{turn_cap}"
    return pyspiel.load_game("python_sabot_tiny", {"options": options, "interpreted": True})


def test_it_is_data_alone() -> None:
    assert sum(TINY.faces({}).values()) == 4
    assert TINY.hand_size == 1


def test_every_deal_and_every_draw_is_as_likely_as_it_should_be() -> None:
    """Four cards, three of them dealt or turned up, two dealers: 48 deals, all as likely."""
    leaves: list[float] = []

    def walk(state: Any, odds: float) -> None:
        if not state.is_chance_node():
            leaves.append(odds)
            return
        for outcome, chance in state.chance_outcomes():
            walk(state.child(outcome), odds * chance)

    walk(load(2).new_initial_state(), 1.0)
    assert leaves == pytest.approx([1 / 48] * 48)


def test_the_same_memory_means_the_same_choices_and_perfect_recall() -> None:
    """In the whole tree: states with one memory have the same legal actions and the same past of their player."""
    known: dict[str, tuple[list[int], list[tuple[str, int]]]] = {}

    def walk(state: Any, pasts: tuple[list[tuple[str, int]], ...]) -> None:
        if state.is_terminal():
            assert sum(state.returns()) == 0
        elif state.is_chance_node():
            for outcome, _ in state.chance_outcomes():
                walk(state.child(outcome), pasts)
        else:
            seat, memory = state.current_player(), state.information_state_string()
            here = (state.legal_actions(), pasts[seat])
            assert known.setdefault(f"{seat} {memory}", here) == here
            for action in state.legal_actions():
                after = [*pasts[seat], (memory, action)]
                walk(state.child(action), tuple(after if each == seat else past for each, past in enumerate(pasts)))

    walk(load(3).new_initial_state(), ([], []))
    assert len(known) > 100


def exploitabilities(turn_cap: int, iterations: int) -> tuple[float, float]:
    """How much a best response wins against random play, and against the average strategy of CFR."""
    from open_spiel.python.algorithms.cfr import CFRSolver
    from open_spiel.python.algorithms.exploitability import exploitability
    from open_spiel.python.policy import UniformRandomPolicy

    game = load(turn_cap)
    solver = CFRSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    return exploitability(game, UniformRandomPolicy(game)), exploitability(game, solver.average_policy())


def test_counterfactual_regret_minimisation_solves_it() -> None:
    at_random, solved = exploitabilities(3, 10)
    assert solved < 0.1 < at_random


@pytest.mark.soak
def test_counterfactual_regret_minimisation_solves_longer_rounds() -> None:
    at_random, solved = exploitabilities(5, 60)
    assert solved < 0.02 < at_random
