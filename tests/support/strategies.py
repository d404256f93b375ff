"""Random rounds and matches for property tests: every edition, 2 to 10 seats, random options."""

from random import Random
from typing import Any

from hypothesis import strategies as st

from sabot.editions import EDITIONS
from sabot.game import Game
from sabot.options import MATCH_OPTIONS, Choice, Count, Flag, Icon, Option, Weights, options_of

NAMES = ("ana", "bo", "cy", "dan", "eve", "fay", "gus", "hal", "ida", "joe")

_COUNTS: dict[str, tuple[int, ...]] = {
    "turn_cap": (40, 5000),
    "false_catch": (0, 1, 2),
    "pairing": (2018, 7),
    "target": (1, 200, 1000),
    "hands_per_partner": (1, 2),
    "cycles": (1, 2),
}
"""Interesting numbers; for other options the least and the default are used."""


def value_of(option: Option, chance: Random, edition: str = "") -> Any:
    """A random value of an option."""
    match option.kind:
        case Choice():
            return chance.choice(option.choices(edition))
        case Flag():
            return chance.random() < 0.5
        case Count(least, only):
            return chance.choice(_COUNTS.get(option.name) or only or (least, option.default))
        case Weights():
            return {icon: chance.randint(0, 3) for icon in Icon.names()[1:]}


def random_options(edition: str, chance: Random) -> dict[str, Any]:
    """A few random options of an edition; many are rarer than few."""
    options = options_of(edition)
    count = min(len(options), chance.choice((0, 1, 1, 2, 3, 5, len(options))))
    return {option.name: value_of(option, chance, edition) for option in chance.sample(options, count)}


def random_format(scoring: str, chance: Random) -> dict[str, Any]:
    """Random options of a match with a scoring."""
    known = [option for option in MATCH_OPTIONS if not option.scorings or scoring in option.scorings]
    return {option.name: value_of(option, chance) for option in known} | {"scoring": scoring}


def random_game(chance: Random) -> Game:
    """A dealt round of any edition."""
    edition = chance.choice(list(EDITIONS))
    players = NAMES[: chance.choice((2, 2, 3, 4, 5, 7, 10))]
    options = random_options(edition, chance)
    return Game.deal(edition, players, seed=chance.getrandbits(64), dealer=chance.choice(players), **options)


chances = st.builds(Random, st.integers(0, 2**32))
"""Random generators by seed, so that one number repeats a failure."""


def actors(game: Game) -> list[tuple[str, str]]:
    """Every legal action with its player."""
    return [(player, action) for player in game.players for action in game.legal(player)]


def random_action(game: Game, chance: Random) -> tuple[str, str]:
    """A random legal action: usually of a player who must decide, and preferably playing a card."""
    player = chance.choice(game.waiting if chance.random() < 0.8 else list(game.players))
    actions = game.legal(player) or game.legal(game.waiting[0])
    player = player if game.legal(player) else game.waiting[0]
    plays = [action for action in actions if action.startswith(("play", "discard"))]
    return player, chance.choice(plays if plays and chance.random() < 0.7 else actions)


def play_on(game: Game, chance: Random, actions: int) -> Game:
    """Play some random actions, or to the end."""
    for _ in range(actions):
        if game.is_over:
            break
        game.act(*random_action(game, chance))
    return game
