"""Readers raise only Unreadable or Refused for any input, and what they read can be played."""

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from random import Random
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from sabot.game import Game, Refused, Unreadable
from sabot.referee import judge
from tests.support.strategies import chances, play_on, random_action, random_game

STEPS = 40
"""How many actions are played from a position that was read."""

WORDS = (
    *("play", "discard", "colour", "color", "target", "catch", "draw", "keep", "accept", "challenge", "uno", "spin"),
    *(
        "wizz",
        "done",
        "object",
        "suggestion",
        "referee",
        "ana",
        "bo",
        "cy",
        "R7",
        "r7",
        "R7/P3",
        "R3*",
        "wild",
        "wild+4",
    ),
    *(
        "hero",
        "wild+colour",
        "??",
        "R",
        "red",
        "pink",
        "war",
        "race",
        "",
        " ",
        "\t",
        "\n",
        "\x00",
        "ß",
        "7",
        "-1",
        "/",
        "//",
    ),
)

PHASES = ("turn", "drawn", "colour", "answer", "target", "spin", "race", "discard", "notice", "over")
EFFECTS = (
    *("0", "7", "+1", "+2", "+3", "+5", "skip", "skipall", "rev", "flip", "wild", "wild+4", "howler", "cloak", "hero"),
    *("wild+2", "villain", "wild+colour", "almost", "number", "colour", "red", "blue", "trade", "show", "war", "race"),
)
VALUES: tuple[Any, ...] = (
    *(
        None,
        True,
        False,
        0,
        1,
        -1,
        2,
        3,
        7,
        10**12,
        10**400,
        1.5,
        float("nan"),
        "",
        "red",
        "pink",
        "RED",
        "R7",
        "R7/P3",
    ),
    *("ana", "bo", "referee", "turn", "over", "left", "right", "hero", "villain", "drawn", "answer", "discard", "race"),
    *(
        "spin",
        "target",
        "notice",
        "colour",
        "howler",
        "+2",
        "wild+colour",
        "war",
        "number",
        "7",
        "off",
        "auto",
        "penalty",
    ),
    *(
        [],
        {},
        [[]],
        ["ana"],
        ["ana", "bo"],
        ["R7"],
        ["R7", "R7", "R7"],
        {"ana": 1},
        {"out": "ana"},
        {1: 2},
        {None: None},
    ),
)


def places(node: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path to every value of a document."""
    inner = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    return [path, *(place for key, value in inner for place in places(value, (*path, key)))]


def mutate(document: dict[Any, Any], chance: Random) -> None:
    """Change one place of a document: remove, replace, double or swap a value."""
    key = chance.choice(list(document))
    path = chance.choice([place for place in places(document) if place[:1] == (key,)])
    holder: Any = document
    for key in path[:-1]:
        holder = holder[key]
    last = path[-1]
    kind = chance.randrange(5)
    if kind == 0:
        del holder[last]
    elif kind == 1 and isinstance(holder, list):
        holder.insert(chance.randrange(len(holder) + 1), deepcopy(holder[last]))
    elif kind == 2 and isinstance(holder, dict):
        holder[chance.choice([*holder, *WORDS])] = deepcopy(holder[last])
    elif kind == 3 and isinstance(holder, list) and len(holder) > 1:
        other = chance.randrange(len(holder))
        holder[last], holder[other] = holder[other], holder[last]
    else:
        holder[last] = deepcopy(chance.choice(VALUES))


def set_phase(document: dict[Any, Any], chance: Random) -> None:
    """Put a position into a random phase, with pending data that may fit it or not."""
    players = document["players"]
    cards = [card for hand in document["hands"].values() for card in hand]
    choices: dict[str, Callable[[], Any]] = {
        "out": lambda: chance.choice(players),
        "effect": lambda: chance.choice(EFFECTS),
        "victim": lambda: chance.choice(players),
        "next": lambda: chance.choice(players),
        "choices": lambda: chance.sample(players, chance.randint(0, len(players))),
        "first": lambda: chance.random() < 0.5,
        "guilty": lambda: chance.random() < 0.5,
        "wrong": lambda: chance.random() < 0.5,
        "voluntary": lambda: chance.random() < 0.5,
        "due": lambda: chance.choice((0, 1, 2, 4, 12, 112)),
        "put": lambda: chance.choice((0, 1, 2, 5)),
        "former": lambda: chance.choice(("red", "blue", "pink", "violet")),
        "drawn": lambda: chance.choice(cards),
        "fixed": lambda: chance.choice((0, 3, 9, "red", "pink")),
        "shown": lambda: chance.sample(cards, min(len(cards), chance.randint(0, 3))),
    }
    keys = chance.sample(list(choices), chance.randint(0, len(choices)))
    if chance.random() < 0.5:
        document["phase"] = chance.choice(PHASES)
        document["waiting"] = None if document["phase"] == "race" else [chance.choice(players)]
        document["turn"] = chance.choice(players)
    pending = document["pending"] or {}
    document["pending"] = {**pending, **{key: choices[key]() for key in keys}}


def position_of(chance: Random) -> dict[Any, Any]:
    """A position from the middle of a round, usually in a phase with pending data."""
    game = random_game(chance)
    for _ in range(chance.randrange(60)):
        if game.is_over:
            break
        game.act(*random_action(game, chance))
    for _ in range(30):
        if game.is_over or game.phase != "turn":
            break
        game.act(*random_action(game, chance))
    document: dict[Any, Any] = yaml.safe_load(game.position())
    script = []
    for _ in range(chance.randrange(4)):
        if not game.is_over:
            player, action = random_action(game, chance)
            script.append({player: action})
            game.act(player, action)
    return {**document, "script": script}


def cards_of(game: Game) -> Counter[str]:
    position = game.describe()
    return Counter(
        card for pile in (*position["hands"].values(), position["draw"], position["discard"]) for card in pile
    )


def read(reader: Callable[[], Any]) -> Any:
    """The result of a reader, or None if it refuses; checks that the message is one line."""
    complaint = ""
    result = None
    try:
        result = reader()
    except (Unreadable, Refused) as error:
        complaint = str(error)
    assert len(complaint.splitlines()) == (result is None)
    return result


def play_and_print(game: Game, chance: Random) -> None:
    """Check that a position can be printed, read back and played on."""
    cards = cards_of(game)
    for _ in range(STEPS):
        assert Game.from_position(game.position()).position() == game.position()
        play_on(game, chance, 1)
    assert cards_of(game) == cards


@given(st.text(max_size=200) | st.binary(max_size=200).map(lambda raw: raw.decode("latin-1")))
def test_any_text_is_a_position_or_unreadable(text: str) -> None:
    read(lambda: judge(text))


@given(chances)
def test_a_changed_text_of_a_position_is_a_position_or_unreadable(chance: Random) -> None:
    text = list(yaml.safe_dump(position_of(chance)))
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(text))
        text[at : at + chance.randrange(3)] = chance.choice(
            ["", "-", ":", " ", "\n", "{", "[", "&a", "*a", "!", "'", '"', "7"]
        )
    read(lambda: judge("".join(text)))


@given(chances)
def test_a_changed_position_is_unreadable_or_can_be_played(chance: Random) -> None:
    document = position_of(chance)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        mutate(document, chance)
    verdict = read(lambda: judge(yaml.safe_dump(document)))
    if verdict is not None:
        play_and_print(verdict.game, chance)


@given(chances)
def test_random_pending_data_is_unreadable_or_can_be_played(chance: Random) -> None:
    document = position_of(chance)
    set_phase(document, chance)
    verdict = read(lambda: judge(yaml.safe_dump(document)))
    if verdict is not None:
        play_and_print(verdict.game, chance)


@given(chances, st.text(max_size=40) | st.lists(st.sampled_from(WORDS), max_size=4).map(" ".join), st.text(max_size=6))
def test_any_action_is_carried_out_or_refused_or_unreadable(chance: Random, action: str, stranger: str) -> None:
    game = play_on(random_game(chance), chance, chance.randrange(40))
    before = game.position()
    for player in (*game.players[:2], "referee", stranger):
        if read(partial(game.act, player, action, scripted=True)) is None:
            assert game.position() == before
        before = game.position()


@pytest.mark.parametrize(
    "text", ["", "[]", "7", "a: b: c", "{", "\ufeff", "!!python/object:os.system {}", "&a [*a]", "\x00"]
)
def test_other_documents_are_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        judge(text)
