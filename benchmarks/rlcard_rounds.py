"""Our bots in RLCard's own environment, against the rule agent that comes with it.

Before each decision the table of RLCard is written as a position of `deluxe` and as events, and the bot gets the sight
of its seat, as everywhere: it sees no hidden card. RLCard's rules differ from ours in what happens after a draw (a card
of the colour in force, or a wild, is played at once), so only actions that RLCard allows are offered.
"""

from collections.abc import Iterator
from dataclasses import replace
from math import sqrt
from random import Random
from typing import Any

import numpy as np

from benchmarks.likeness import OPTIONS
from benchmarks.row import Row
from sabot.bots import Bot, Sight, prepared_bot
from sabot.bots.manners import decisions
from sabot.bots.sight import Heard
from sabot.editions import edition_of
from sabot.editions.rule_codes import LAID, RuleCode
from sabot.game import Game
from sabot.lab.measures.counts import Z
from sabot.notation.events import Event

NAMES = ("ana", "bo")
COLOURS = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}
SYMBOLS = {"reverse": "rev", "draw_2": "+2", "wild_draw_4": "wild+4"}
ROUNDS = 1500
AIMS = {"search:2000": 64.0, "careful": None}
"""The bots that play, and the share of rounds that each should win, in percent."""


def rows() -> list[Row]:
    """The share of rounds that each bot wins against the rule agent, sitting first and second in turn."""
    found = []
    for name, aim in AIMS.items():
        share = 100 * share_won(prepared_bot(name), ROUNDS)
        error = 100 * Z * sqrt(0.25 / ROUNDS)
        found.append(Row(f"{name} against RLCard's rule agent, ± {error:.1f}", share, " %", aim))
    return found


def share_won(bot: Bot, rounds: int, seed: int = 1) -> float:
    """The share of rounds that a bot wins against the rule agent in RLCard's environment."""
    import rlcard
    from rlcard.models.uno_rule_models import UNORuleAgentV1

    agent, won = UNORuleAgentV1(), 0
    for number in range(rounds):
        np.random.seed(seed + number)
        env = rlcard.make("uno", config={"seed": seed + number})
        won += play_round(env, agent, bot, seat=number % 2, chance=Random(f"{seed} {number}"))
    return won / rounds


def play_round(env: Any, agent: Any, bot: Bot, seat: int, chance: Random) -> bool:
    """Play a round with the bot in a seat and the rule agent in the other; whether the bot won."""
    state, player = env.reset()
    story = Story(env.game)
    while not env.is_over():
        action = story.ask(bot, seat, chance) if player == seat else agent.step(state)
        before = [len(one.hand) for one in env.game.players]
        state, following = env.step(action, raw_action=True)
        story.tell(player, action, before)
        player = following
    return bool(env.get_payoffs()[seat] > 0)


class Story:
    """The events of a round of RLCard, in our words."""

    def __init__(self, game: Any) -> None:
        self._game = game
        self._cite = edition_of("deluxe").cite
        self.events = [Event("turned_up", NAMES[1], card_text(game.round.target), rule="D-021")]
        if game.round.target.type == "wild":
            self._call(game.round.current_player, game.round.target.color)

    def _call(self, player: int, colour: str) -> None:
        self.events.append(Event("called_colour", NAMES[player], colour=COLOURS[colour], rule="D-038"))

    def _draw(self, player: int, cards: list[Any], rule: str) -> None:
        self.events += [Event("drew", NAMES[player], card_text(card), rule=rule) for card in cards]

    def tell(self, player: int, action: str, before: list[int]) -> None:
        """Note what an action did, by the table after it and the sizes of the hands before."""
        top, players = self._game.round.target, self._game.players
        if action == "draw":
            drawn = players[player].hand[before[player] :]
            self._draw(player, drawn or [top], self._cite(RuleCode.DRAW))
            if not drawn:
                self._play(player, top, self._cite(RuleCode.DRAWN_MAY_BE_LAID))
        else:
            self._play(player, top, self._cite(LAID))
        other = 1 - player
        self._draw(other, players[other].hand[before[other] :], self._cite(RuleCode.CATCH))

    def _play(self, player: int, card: Any, rule: str) -> None:
        self.events.append(Event("played", NAMES[player], card_text(card), rule=rule))
        if card.type == "wild":
            self._call(player, card.color)

    def ask(self, bot: Bot, seat: int, chance: Random) -> str:
        """The bot's decision as an action of RLCard; with a wild it is asked for the colour too."""
        legal = self._game.get_legal_actions()
        if legal == ["draw"]:
            return "draw"
        game = Game.from_position(position_of(self._game, seat))
        allowed = {f"play {text_of(action)}" for action in legal}
        sight = Sight(game.view(NAMES[seat]), Heard(self.events, NAMES[seat]))
        choices = [action for action in decisions(sight) if action in allowed]
        action = bot.choose(Sight(replace(sight.view, legal=choices), sight.heard), chance)
        if "wild" not in action:
            return str(next(one for one in legal if f"play {text_of(one)}" == action))
        events = (*self.events, *game.act(NAMES[seat], action))
        called = "colour red"
        if not game.is_over:
            called = bot.choose(Sight(game.view(NAMES[seat]), Heard(events, NAMES[seat])), chance)
        return f"{called.removeprefix('colour ')[0]}-{'wild_draw_4' if '+4' in action else 'wild'}"


def position_of(game: Any, seat: int) -> dict[str, Any]:
    """The table of RLCard as a position in which a seat is asked."""
    target = game.round.target
    return {
        "edition": "deluxe",
        "options": OPTIONS,
        "players": list(NAMES),
        "dealer": NAMES[1 - seat],
        "turn": NAMES[seat],
        "colour": COLOURS[target.color],
        "hands": {name: list(map(card_text, player.hand)) for name, player in zip(NAMES, game.players, strict=True)},
        "draw": [card_text(card) for card in game.dealer.deck if card is not target],
        "discard": list(discard_of(game)),
    }


def discard_of(game: Any) -> Iterator[str]:
    """The discard, its top first. RLCard shuffles the top into the draw pile too; here it only lies on top."""
    played = game.round.played_cards
    if not played or played[-1] is not game.round.target:
        yield card_text(game.round.target)
    yield from map(card_text, reversed(played))


def card_text(card: Any) -> str:
    """A card of RLCard in our notation."""
    return text_of(f"{card.color}-{card.trait}")


def text_of(action: str) -> str:
    """The card of an action of RLCard in our notation."""
    colour, trait = action.split("-")
    symbol = SYMBOLS.get(trait, trait)
    return symbol if "wild" in trait else f"{colour.upper()}{symbol}"
