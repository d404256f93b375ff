"""Every level above the middle finds the move that any strong player finds, in the positions of the folder `positions`.

A position has an `id`, a `position` with its script as the referee reads it, the `best` moves, and one sentence that
says `why`. All cards that it does not name lie shuffled below its draw pile, since bots expect the whole deck. `seat`
is the player in question, if that is not the one who is asked: such a player may act out of turn.
"""

from collections import Counter
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from sabot.bots import Bot, Sight, sight_of
from sabot.bots.careful import Careful
from sabot.bots.manners import Manners
from sabot.cards import format_face
from sabot.editions import EDITIONS, edition_of
from sabot.referee import judge
from sabot.round import check_options

FILES = sorted((Path(__file__).parent / "positions").glob("*.yaml"))
POSITIONS = [position for file in FILES for position in yaml.safe_load(file.read_text(encoding="utf-8"))]
ALERT = Manners(says_uno=1.0, remembers=1.0, catches=1.0, notices=1.0)
BOTS: dict[str, Bot] = {"careful": Careful(ALERT)}
SEEDS = 1, 2, 3
"""Chance is no excuse: each position is asked several times."""
if find_spec("numba"):
    from sabot.bots.search import Search

    BOTS["search"] = Search(seconds=60, worlds=3000, manners=ALERT)


def with_whole_deck(position: dict[str, Any], seed: str) -> dict[str, Any]:
    """A position with the rest of the deck below its draw pile."""
    edition = edition_of(position["edition"])
    deck = edition.deck(check_options(edition, position.get("options", {})))
    rest = Counter("/".join(format_face(face) for face in card if face) for card in deck)
    top = position.get("draw", [])
    rest.subtract([*position["discard"], *top, *(card for hand in position["hands"].values() for card in hand)])
    assert min(rest.values()) >= 0, f"{seed} has a card too many: {rest.most_common()[-1]}"
    below = sorted(rest.elements())
    Random(seed).shuffle(below)
    return {**position, "draw": [*top, *below]}


def sight_in(position: dict[str, Any]) -> Sight:
    """What the player in question knows, after the script."""
    verdict = judge(yaml.safe_dump(with_whole_deck(position["position"], position["id"])))
    assert verdict.ok, f"{position['id']}: {verdict.refused} is refused, {verdict.error}"
    events = [*verdict.game.start, *(event for step in verdict.steps for event in step.events)]
    return sight_of(verdict.game, position.get("seat", next(iter(verdict.game.waiting))), events)


def answer(bot: Bot, sight: Sight, seed: int) -> str | None:
    """What a bot does: in turn or as an answer, else out of turn; a catch comes before everything else."""
    reaction = bot.react(sight, Random(seed))
    return bot.choose(sight, Random(seed)) if reaction is None and sight.is_asked else reaction


@pytest.mark.parametrize("position", POSITIONS, ids=[position["id"] for position in POSITIONS])
def test_a_position_leaves_a_choice(position: dict[str, Any]) -> None:
    legal = sight_in(position).view.legal
    assert set(position["best"]) <= set(legal)
    assert len(legal) > len(position["best"]) or "seat" in position  # out of turn, doing nothing is the alternative


@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
@pytest.mark.parametrize("position", POSITIONS, ids=[position["id"] for position in POSITIONS])
def test_a_strong_level_finds_the_best_move(position: dict[str, Any], bot: Bot) -> None:
    sight = sight_in(position)
    found = {answer(bot, sight, seed) for seed in SEEDS}
    assert found <= set(position["best"]), position["why"]


def test_the_positions_cover_all_editions_and_all_kinds_of_answers() -> None:
    verbs = {best.split()[0] for position in POSITIONS for best in position["best"]}
    answers = [
        "play",
        "draw",
        "keep",
        "colour",
        "accept",
        "challenge",
        "target",
        "uno",
        "catch",
        "wizz",
        "discard",
        "object",
    ]
    assert set(answers) <= verbs
    assert set(Counter(position["position"]["edition"] for position in POSITIONS)) == set(EDITIONS)
    assert len(POSITIONS) >= 60
