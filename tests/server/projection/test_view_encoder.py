"""The encoded view equals the view of the game for every viewer, whatever was cached before."""

from random import Random

import pytest
from msgspec import json

from sabot.editions import EDITIONS
from sabot.game import Game
from sabot.server.projection.view_encoder import ViewEncoder
from tests.support.strategies import NAMES, random_action, random_options


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_glance_shows_the_view_of_everybody_after_every_action(edition: str, seed: int) -> None:
    chance = Random(f"{edition} {seed}")
    players = NAMES[: chance.randint(2, 5)]
    game = Game.deal(edition, players, seed=seed, **random_options(edition, chance) | {"turn_cap": 40})
    encoder = ViewEncoder(game)
    while not game.is_over:
        game.act(*random_action(game, chance))
        encoder = ViewEncoder(game, encoder)
        for viewer in (*players, None):
            shown = json.decode(encoder.view(viewer)) | {"legal": encoder.legal(viewer)}
            assert shown == game.view(viewer).as_json()


def test_a_glance_keeps_what_it_showed_when_another_follows_it() -> None:
    game = Game.deal("flip", ("ana", "bo"), seed=3)
    encoder = ViewEncoder(game)
    before = [encoder.view(viewer) for viewer in ("ana", "bo", None)]
    game.act(game.waiting[0], "draw")
    ViewEncoder(game, encoder).view("ana")
    assert [encoder.view(viewer) for viewer in ("ana", "bo", None)] == before
