"""The trained bot plays every edition legally, by its networks, and well."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from sabot.bots import Sight, find_bot, sight_of
from sabot.bots.bot_round import BotRound
from sabot.editions import EDITIONS
from sabot.game import Game
from sabot.learned import Learned
from sabot.learned.bot import TRAINED, file_for
from sabot.learned.inputs import Inputs
from sabot.learned.network import Network
from tests.support.bot_rounds import contest, play_on
from tests.support.env_cases import HOUSE_RULES
from tests.support.people import Lucky
from tests.support.positions import table


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 10])
def test_it_plays_whole_rounds_by_the_rules(edition: str, players: int) -> None:
    """Also with UNO calls, cards played out of turn, and numbers of players without a network."""
    bot = find_bot("sabot.learned:Learned")
    for options in ({}, HOUSE_RULES[edition]):
        game = Game.deal(edition, [f"p{place}" for place in range(players)], seed=5, turn_cap=200, **options)
        play_on(BotRound(game, dict.fromkeys(game.players, bot), Random(5)), actions=2000)
        assert game.is_over


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_trained_networks_fit_observations_with_history(edition: str, players: int) -> None:
    network, history = Network.load(file_for(TRAINED, edition, players))
    inputs = Inputs(edition, players, history)
    assert history
    assert (network.sizes[0], network.sizes[-1]) == (inputs.size, inputs.actions + 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_trained_networks_beat_eager(edition: str) -> None:
    won, played = contest(edition, 2, 30, Learned(), find_bot("eager"))
    assert won > 0.55 * played


def save_network_preferring(action: str, folder: Path, players: int) -> None:
    """Save a network for deluxe that always prefers one action."""
    inputs = Inputs("deluxe", players)
    sizes = (inputs.size, inputs.actions + 1)
    network = Network(sizes, np.zeros((sizes[0] + 1) * sizes[1], np.float32))
    _, biases = network.layers[0]
    biases[inputs.layout.actions.numbers[action]] = 1
    network.save(file_for(folder, "deluxe", players))


def sight(*players: str) -> Sight:
    """The sight of ana, who can play one of her two cards."""
    others = {player: f"G{place} Y{place}" for place, player in enumerate(players)}
    at = table("deluxe", others | {"ana": "R3 G4"}, draw="B1", discard="R9")
    return sight_of(at.game, "ana", at.events)


def test_it_plays_by_the_network_for_the_nearest_number_of_players(tmp_path: Path) -> None:
    save_network_preferring("draw", tmp_path, 2)
    save_network_preferring("play R3", tmp_path, 5)
    bot = Learned(tmp_path)
    assert bot.choose(sight("ana", "bo"), Lucky(1)) == "draw"
    assert bot.choose(sight("ana", "bo", "cy"), Lucky(1)) == "draw"
    assert bot.choose(sight("ana", "bo", "cy", "dee"), Lucky(1)) == "play R3"


@pytest.mark.parametrize(("likes", "does"), [("play R3", "uno"), ("draw", "draw")])
def test_it_calls_uno_before_its_second_last_card(likes: str, does: str, tmp_path: Path) -> None:
    save_network_preferring(likes, tmp_path, 2)
    seen = sight("ana", "bo")
    assert "uno" in seen.view.legal
    assert Learned(tmp_path).choose(seen, Lucky(0)) == does
    assert Learned(tmp_path).choose(seen, Lucky(1)) == likes


def test_calls_do_not_depend_on_the_network(tmp_path: Path) -> None:
    save_network_preferring("uno", tmp_path, 2)
    assert Learned(tmp_path).choose(sight("ana", "bo"), Lucky(1)) in ("play R3", "draw")


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"deluxe-2\.npz"):
        Learned(tmp_path).choose(sight("ana", "bo"), Random(1))
