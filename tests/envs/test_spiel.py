"""OpenSpiel's own generic tests and its own search algorithms, and tests of chance, memory, copies and errors."""

import re
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

from sabot.editions import EDITIONS
from sabot.envs.spaces.from_view import observe_view
from sabot.errors import Refused, Unreadable
from tests.support.paths import DOCS

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (the dependency group `spiel`)")
spiel: Any = pytest.importorskip("sabot.envs.spiel")

COMPILED = pytest.param(False, marks=pytest.mark.compiled, id="compiled")
RUNTIMES = [pytest.param(True, id="interpreted"), COMPILED]


def load(edition: str, **parameters: str | int | bool) -> Any:
    defaults = {"options": "turn_cap:30", "players": 3, "interpreted": True}
    return pyspiel.load_game(f"python_sabot_{edition}", {**defaults, **parameters})


def let_chance_decide(state: Any, chance: Random) -> None:
    while state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        assert sum(odds) == pytest.approx(1)
        state.apply_action(chance.choices(outcomes, odds)[0])


def dealt(game: Any, seed: int = 1) -> Any:
    state = game.new_initial_state()
    let_chance_decide(state, Random(seed))
    return state


def play_on(state: Any, chance: Random, steps: int) -> None:
    for _ in range(steps):
        if state.is_terminal():
            return
        state.apply_action(chance.choice(state.legal_actions()))
        let_chance_decide(state, chance)


@pytest.mark.parametrize("interpreted", RUNTIMES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_random_simulations_with_serialisation_find_nothing_wrong(edition: str, interpreted: bool) -> None:
    game = load(edition, options="turn_cap:12", interpreted=interpreted)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_random_simulations_with_ten_players_find_nothing_wrong() -> None:
    game = load("potter", options="turn_cap:12", players=10, reward="points")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_every_edition_is_registered() -> None:
    assert [game.edition for game in spiel.GAMES] == [*EDITIONS, "tiny"]


@pytest.mark.compiled
def test_the_games_named_in_the_documentation_can_be_played() -> None:
    names = re.findall(r'load_game\("(.+?)"\)', (DOCS / "environments.md").read_text("utf-8"))
    assert len(names) >= 3
    for name in names:
        state = dealt(pyspiel.load_game(name))
        play_on(state, Random(1), 5)
        assert state.move_number() > 5


def test_a_playthrough_is_the_same_again() -> None:
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    name = "python_sabot_potter(interpreted=True,players=2,options=turn_cap:3)"
    first = playthrough(name, action_sequence=None, seed=7)
    assert playthrough(name, action_sequence=None, seed=7) == first
    assert "play" in first


@pytest.mark.parametrize("interpreted", RUNTIMES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_copies_of_copies_are_independent_and_play_on_alike(edition: str, interpreted: bool) -> None:
    chance = Random(3)
    state = load(edition, interpreted=interpreted).new_initial_state()
    state.apply_action(0)
    for _ in range(4):
        copies = [state.clone(), state.clone().clone(), state.clone().clone().clone()]
        before, seed = str(state), chance.getrandbits(32)
        for each in (state, *copies):
            assert str(each) == before
            let_chance_decide(each, Random(seed))
            play_on(each, Random(seed), 6)
        for each in copies:
            assert (str(each), each.history(), each.returns()) == (str(state), state.history(), state.returns())
            for seat in range(3):
                assert each.information_state_string(seat) == state.information_state_string(seat)
                assert each.observation_tensor(seat) == state.observation_tensor(seat)


@pytest.mark.compiled
@pytest.mark.parametrize("edition", EDITIONS)
def test_both_runtimes_play_the_same_tree(edition: str) -> None:
    slow, fast = (load(edition, interpreted=flag).new_initial_state() for flag in (True, False))
    chance = Random(5)
    while not slow.is_terminal():
        assert fast.current_player() == slow.current_player()
        if slow.is_chance_node():
            assert fast.chance_outcomes() == slow.chance_outcomes()
            outcomes, odds = zip(*slow.chance_outcomes(), strict=True)
            action = chance.choices(outcomes, odds)[0]
        else:
            assert fast.legal_actions() == slow.legal_actions()
            assert fast.information_state_string() == slow.information_state_string()
            action = chance.choice(slow.legal_actions())
        slow.apply_action(action)
        fast.apply_action(action)
    assert fast.returns() == slow.returns()


@pytest.mark.parametrize("interpreted", RUNTIMES)
def test_python_and_openspiel_are_answered_alike(interpreted: bool) -> None:
    """Some questions of Python do not pass through OpenSpiel, whose algorithms in C++ ask for the same."""
    state, chance = load("potter", interpreted=interpreted).new_initial_state(), Random(1)
    base = pyspiel.State
    for _ in range(60):
        assert state.is_chance_node() == base.is_chance_node(state)
        assert state.legal_actions() == base.legal_actions(state)
        for seat in range(3):
            assert state.legal_actions(seat) == base.legal_actions(state, seat)
            assert state.observation_tensor(seat) == base.observation_tensor(state, seat)
        if state.is_terminal():
            break
        state.apply_action(chance.choice(state.legal_actions()))
    assert state.move_number() > 40


def with_another_future(state: Any, chance: Random) -> Any:
    """The same state, with the draw pile in another order (but for a top card whose back is seen) and another seed."""
    other = state.clone()
    table = other.play.table.copy()
    pile = table.draw_pile()
    top = [pile.pop()] if table.round.edition.is_two_sided and pile else []
    chance.shuffle(pile)
    table.rearrange([*pile, *top], chance.getrandbits(64))
    other.play = replace(other.play, table=table)
    return other


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_to_come_cannot_be_found_in_a_state(edition: str) -> None:
    """Whatever lies in the draw pile: an action leads to the same question to chance, and to the same result."""
    chance, asked = Random(2), 0
    state = dealt(load(edition))
    for _ in range(60):
        if state.is_terminal():
            break
        other = with_another_future(state, chance)
        action = chance.choice(state.legal_actions())
        state.apply_action(action)
        other.apply_action(action)
        while state.is_chance_node():
            assert other.chance_outcomes() == state.chance_outcomes()
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            outcome, is_byte = chance.choices(outcomes, odds)[0], state.play.needs_byte
            state.apply_action(outcome)
            other.apply_action(outcome)
            asked += 1
            if is_byte:  # it stands for chances that depend on the pile
                other = state.clone()
        for seat in range(3):
            assert other.information_state_string(seat) == state.information_state_string(seat)
    assert asked


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_player_cannot_tell_an_imagined_state_from_the_real_one(edition: str) -> None:
    """The memory, the observation and the legal actions are the same; the hidden cards are not."""
    chance, differs = Random(4), 0
    state = dealt(load(edition))
    for _ in range(12):
        play_on(state, chance, 3)
        if state.is_terminal():
            break
        for seat in range(3):
            other = state.resample_from_infostate(seat, chance.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            differs += str(other) != str(state)
        asked = state.current_player()
        imagined = state.resample_from_infostate(asked, chance.random)
        assert imagined.legal_actions() == state.legal_actions()
        play_on(imagined, Random(1), 20)
    assert differs


def test_the_memory_has_what_was_observed_in_order_and_nothing_else() -> None:
    """A card that one player draws is in its memory alone; its own passes are as well."""
    game = load("deluxe", players=2, options="turn_cap:30")
    state = dealt(game)
    memories = [state.information_state_string(seat) for seat in range(2)]
    draw = 77
    while draw not in state.legal_actions():
        play_on(state, Random(1), 1)
    drawer = state.current_player()
    state.apply_action(draw)
    outcome = state.chance_outcomes()[0][0]
    card = state.action_to_string(outcome).removeprefix("card ")
    state.apply_action(outcome)
    mine, other = (state.information_state_string(seat).splitlines() for seat in (drawer, 1 - drawer))
    assert f"drew player_{drawer + 1} {card}" in mine
    assert f"drew player_{drawer + 1} ??" in other
    assert "I draw" in mine
    assert "I draw" not in other
    for seat in range(2):
        start = memories[seat].partition("asked")[0]
        assert state.information_state_string(seat).startswith(start)


def test_monte_carlo_tree_search_plays_a_whole_round() -> None:
    from open_spiel.python.algorithms import mcts

    game = load("deluxe", players=2, options="turn_cap:6;uno_call:auto")
    rng = np.random.RandomState(1)
    bots = [mcts.MCTSBot(game, 2.0, 3, mcts.RandomRolloutEvaluator(1, rng), random_state=rng) for _ in range(2)]
    state, chance = dealt(game), Random(1)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
        let_chance_decide(state, chance)
    assert sum(state.returns()) == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_information_set_search_plays_a_whole_round(edition: str) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = load(edition, players=2, options="turn_cap:5;uno_call:auto")
    rng = np.random.RandomState(1)
    bots = [
        ismcts.ISMCTSBot(
            game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 4, random_state=rng, allow_inconsistent_action_sets=True
        )
        for _ in range(2)
    ]
    state, chance = dealt(game), Random(1)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
        let_chance_decide(state, chance)
    assert sum(state.returns()) == 0


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
    with pytest.raises(Unreadable, match="from 0 to 2, not 256"):
        state.apply_action(256)
    let_chance_decide(state, Random(1))
    with pytest.raises(Unreadable, match="from 0 to 83, not 84"):
        state.apply_action(84)
    with pytest.raises(Refused):
        state.apply_action(83)


def test_an_observer_shows_what_the_view_shows() -> None:
    game = load("flip")
    state = dealt(game)
    observer = game.make_py_observer()
    observer.set_from(state, 2)
    np.testing.assert_array_equal(observer.tensor, observe_view(state.play.table.view(2)))
    assert "player_3" in observer.string_from(state, 2)
    assert observer.dict["hand"].sum() == 7
