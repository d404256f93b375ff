"""OpenSpiel's own generic tests, and tests of copied states, errors and observers."""

from typing import Any

import numpy as np
import pytest

from sabot.editions import EDITIONS
from sabot.envs.spaces.from_view import observe_view
from sabot.errors import Refused, Unreadable

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (the dependency group `spiel`)")
spiel: Any = pytest.importorskip("sabot.envs.spiel")


def load(edition: str, **parameters: str | int) -> Any:
    return pyspiel.load_game(f"python_sabot_{edition}", {"options": "turn_cap:30", "players": 3, **parameters})


@pytest.mark.parametrize("edition", EDITIONS)
def test_random_simulations_with_serialisation_find_nothing_wrong(edition: str) -> None:
    pyspiel.random_sim_test(load(edition), num_sims=2, serialize=True, verbose=False)
    pyspiel.random_sim_test(load(edition, players=10, reward="points"), num_sims=1, serialize=False, verbose=False)


def test_every_edition_is_registered() -> None:
    assert [game.edition for game in spiel.GAMES] == list(EDITIONS)


def test_a_playthrough_is_the_same_again() -> None:
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    name = "python_sabot_potter(players=2,options=turn_cap:5)"
    first = playthrough(name, action_sequence=None, seed=7)
    assert playthrough(name, action_sequence=None, seed=7) == first
    assert "play" in first


def test_a_copied_state_is_independent() -> None:
    state = load("wizz").new_initial_state()
    for byte in range(8):
        assert state.is_chance_node()
        state.apply_action(byte)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert str(other) != str(state)
    assert other.history() != state.history()


def test_a_state_copied_before_the_deal_can_be_dealt_and_played() -> None:
    """Search algorithms copy states at chance nodes, and ask any state for its returns."""
    state = load("deluxe").new_initial_state()
    state.apply_action(1)
    other = state.clone()
    assert other.returns() == [0.0, 0.0, 0.0]
    for byte in range(7):
        state.apply_action(byte)
        other.apply_action(byte)
    assert str(other.clone()) == str(state)
    assert other.action_to_string(0, 77) == "draw"


@pytest.mark.parametrize("wrong", [{"players": 1}, {"players": 11}, {"reward": "joy"}, {"options": "jump:true"}])
def test_wrong_parameters_are_unreadable(wrong: dict[str, str | int]) -> None:
    with pytest.raises(Unreadable):
        load("deluxe", **wrong)


@pytest.mark.parametrize(("wrong", "place"), [("turn_cap", "options: "), ("turn_cap:[", "options turn_cap: ")])
def test_an_error_in_the_options_says_where_it_is(wrong: str, place: str) -> None:
    with pytest.raises(Unreadable, match=place):
        load("deluxe", options=wrong)


def test_an_unknown_action_is_unreadable_and_an_illegal_one_refused() -> None:
    state = load("deluxe").new_initial_state()
    with pytest.raises(Unreadable, match="from 0 to 255, not 256"):
        state.apply_action(256)
    for byte in range(8):
        state.apply_action(byte)
    with pytest.raises(Unreadable, match="from 0 to 83, not 84"):
        state.apply_action(84)
    with pytest.raises(Refused):
        state.apply_action(83)


def test_an_observer_shows_what_the_view_shows() -> None:
    game = load("flip")
    state = game.new_initial_state()
    for byte in range(8):
        state.apply_action(byte)
    observer = game.make_py_observer()
    observer.set_from(state, 2)
    np.testing.assert_array_equal(observer.tensor, observe_view(state.table.view(2)))
    assert "player_3" in observer.string_from(state, 2)
    assert observer.dict["hand"].sum() == 7
