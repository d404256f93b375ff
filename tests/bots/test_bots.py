"""Properties of every bot: its answers are legal and reproducible, and do not depend on hidden cards."""

import os
import subprocess
import sys
from itertools import islice
from random import Random

import pytest

from sabot.bots import BOTS, LEVELS, Bot, find_bot, sight_of
from sabot.bots.bot_round import BotRound
from sabot.bots.built_in import LazyBots
from sabot.bots.manners import SHARP
from sabot.bots.reason_text import tell
from sabot.editions import EDITIONS
from sabot.errors import Unreadable
from sabot.game import Game
from sabot.kernel.codes import Phase
from sabot.words.language import LANGUAGES, speak
from tests.bots.kinds import KINDS
from tests.support.bot_rounds import contest, play_on
from tests.support.strategies import random_game

ACTIONS = 250
"""The number of actions of a round that are checked; random bots take thousands."""


def some_rounds(bot: str, count: int) -> list[BotRound]:
    """Rounds of random editions and options, played by bots of one kind."""
    parties = []
    for seed in range(count):
        chance = Random(seed)
        game = random_game(chance)
        parties.append(BotRound(game, dict.fromkeys(game.players, KINDS[bot]), chance))
    return parties


@pytest.mark.parametrize("rounds", [12, pytest.param(80, marks=pytest.mark.soak)])
@pytest.mark.parametrize("bot", KINDS)
def test_every_answer_is_legal_in_every_phase_of_every_edition(bot: str, rounds: int) -> None:
    met = set()
    parties = some_rounds(bot, rounds)
    assert {party.game.edition for party in parties} == set(EDITIONS)
    for party in parties:
        for player, action in islice(party.steps(), ACTIONS):
            assert action in party.game.legal(player)
            met.add(party.game.phase)
        met.add(party.game.phase)
    assert met == set(Phase.names())


ROUNDS = 4
"""The number of rounds that are checked in every run, by bot."""
all_rounds = pytest.mark.parametrize("rounds", [ROUNDS, pytest.param(12, marks=pytest.mark.soak)])
"""A few rounds in every run, more in `make soak`."""


@all_rounds
@pytest.mark.parametrize("bot", KINDS)
def test_choices_are_legal_before_anybody_reacts(bot: str, rounds: int) -> None:
    """Also if somebody else would react first."""
    for party in some_rounds(bot, rounds):
        for _ in islice(party.steps(), ACTIONS):
            for asked in party.game.waiting:
                sight = sight_of(party.game, asked, party.events)
                assert KINDS[bot].choose(sight, Random(1)) in sight.view.legal


def answers(game: Game, party: BotRound, bot: Bot) -> list[str | None]:
    """The answers of a bot in every seat with a legal action."""
    return [answer for player in game.players if game.legal(player) for answer in at_seat(game, player, party, bot)]


def at_seat(game: Game, player: str, party: BotRound, bot: Bot) -> list[str | None]:
    """The answers of a bot in a seat, which knows the hands that it has passed on in the round as it is."""
    given = sight_of(party.game, player, party.events).given
    sight = sight_of(game, player, party.events)._replace(given=given)
    return [bot.react(sight, Random(7)), bot.choose(sight, Random(7)) if sight.is_asked else None]


@all_rounds
@pytest.mark.parametrize("bot", KINDS)
def test_the_same_sight_and_the_same_chance_give_the_same_answer(bot: str, rounds: int) -> None:
    for party in some_rounds(bot, rounds):
        for _ in range(ACTIONS // 10):
            play_on(party, 10)
            assert answers(party.game, party, KINDS[bot]) == answers(party.game.copy(), party, KINDS[bot])


@all_rounds
@pytest.mark.parametrize("bot", KINDS)
def test_unseen_cards_do_not_change_an_answer(bot: str, rounds: int) -> None:
    for party in some_rounds(bot, rounds):
        for number in range(ACTIONS // 10):
            play_on(party, 10)
            for player in party.game.players:
                if party.game.legal(player):
                    other = party.game.resample(player, number)
                    assert at_seat(party.game, player, party, KINDS[bot]) == at_seat(other, player, party, KINDS[bot])


ROUND = """
from random import Random
from sabot.bots import BOTS
from sabot.game import Game
from tests.support.bot_rounds import play_on
from sabot.bots.bot_round import BotRound
game = Game.deal("wizz", ["ana", "bo", "cy"], seed=4)
print(play_on(BotRound(game, dict.fromkeys(game.players, BOTS["careful"]), Random(1))))
"""


def test_any_process_gives_the_same_answers() -> None:
    outputs = [
        subprocess.run(
            [sys.executable, "-c", ROUND],
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert outputs[0] == outputs[1]
    assert "'play " in outputs[0]


@all_rounds
@pytest.mark.parametrize("bot", KINDS)
def test_advice_is_legal_and_has_a_sentence_in_every_language(bot: str, rounds: int) -> None:
    reasons = {}
    for party in some_rounds(bot, rounds):
        for _ in islice(party.steps(), ACTIONS):
            for asked in party.game.waiting:
                action, reason = KINDS[bot].advise(sight_of(party.game, asked, party.events), Random(1))
                assert action in party.game.legal(asked)
                if reason is not None:
                    reasons[reason.message] = reason
    assert all(tell(reason, speak(code)) for reason in reasons.values() for code in LANGUAGES)


def test_an_unknown_bot_is_refused() -> None:
    assert find_bot("eager") is BOTS["eager"]
    with pytest.raises(Unreadable, match="there is no bot “genius”; the bots are novice, gentle, casual, fair, sharp,"):
        find_bot("genius")


def test_levels_are_bots_too() -> None:
    assert list(LEVELS) == ["novice", "gentle", "casual", "fair", "sharp"]
    assert all(find_bot(level) is LEVELS[level] for level in LEVELS)
    assert LEVELS["fair"] is BOTS["careful"]
    assert type(LEVELS["sharp"]) in (type(BOTS["search"]), type(BOTS["careful"]))
    assert LEVELS["sharp"].manners == SHARP


def test_the_names_are_listed_without_creating_a_bot() -> None:
    made = []

    def make() -> Bot:
        made.append("late")
        return BOTS["random"]

    bots = LazyBots({"late": make})
    assert (list(bots), len(bots), "late" in bots, made) == (["late"], 1, True, [])
    assert bots["late"] is bots["late"] is BOTS["random"]
    assert made == ["late"]


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 4])
def test_careful_wins_against_eager(edition: str, seats: int) -> None:
    won, rounds = contest(edition, seats, 100 // seats, BOTS["careful"], BOTS["eager"])
    assert won / rounds > 1.1 / seats


def test_eager_wins_against_random() -> None:
    won, rounds = contest("deluxe", 2, 10, BOTS["eager"], BOTS["random"])
    assert won / rounds > 0.8
