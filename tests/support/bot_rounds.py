"""Rounds that bots play among themselves."""

from itertools import islice
from random import Random

from sabot.bots import Bot
from sabot.bots.bot_round import BotRound
from sabot.game import Game


def play_on(party: BotRound, actions: int = 1 << 30) -> list[tuple[str, str]]:
    """Play a number of actions, or to the end; returns players and actions."""
    return list(islice(party.steps(), actions))


def contest(edition: str, seats: int, deals: int, one: Bot, other: Bot) -> tuple[int, int]:
    """The rounds that one bot wins against several of another kind, and all rounds; every seat plays each deal."""
    players = ("ana", "bo", "cy", "dee")[:seats]
    won = 0
    for seed in range(deals):
        for seat in players:
            game = Game.deal(edition, players, seed=seed)
            bots = dict.fromkeys(players, other) | {seat: one}
            won += BotRound(game, bots, Random(seed)).play_out().winner == seat
    return won, deals * seats
