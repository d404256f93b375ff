"""Each edition as an OpenSpiel game. Importing this package registers `python_sabot_deluxe` and the others.

import pyspiel, sabot.envs.spiel
game = pyspiel.load_game("python_sabot_wizz(players=3,options=turn_cap:200;jump_in:true)")
"""

import pyspiel

from sabot.editions import EDITIONS, Edition
from sabot.editions.tiny import TINY
from sabot.envs.spiel.game import SpielGame, game_type

__all__ = ["GAMES"]


def _game_of(edition: Edition) -> type[SpielGame]:
    """The game class of an edition, in this package's namespace because OpenSpiel pickles games by name."""
    attributes = {"__doc__": f"A round of {edition.name}.", "__module__": __name__, "edition": edition.name}
    return type(f"Spiel{edition.name.capitalize()}", (SpielGame,), attributes)


GAMES = tuple(map(_game_of, (*EDITIONS.values(), TINY)))
"""The game of each edition. OpenSpiel holds references to them until after the interpreter has shut down."""
globals().update({_game.__name__: _game for _game in GAMES})

for _game in GAMES:
    pyspiel.register_game(game_type(_game.edition), _game)
