"""A new edition is one file of data: once registered, it is dealt, played, scored and cited like the others."""

from dataclasses import replace
from random import Random

import pytest

from sabot.cards import Symbol, wild
from sabot.editions import EDITIONS
from sabot.editions.shared_citations import SHARED
from sabot.errors import Refused, Unreadable
from sabot.game import Event, Game
from sabot.kernel.table import CARDS
from sabot.lab.study import Study
from sabot.match import Match
from sabot.words.language import LANGUAGES, speak
from sabot.words.sentences import sentences
from tests.support.fifth_edition import QUINT

PLAYERS = ["ana", "bo", "cy"]
SIZE = sum(QUINT.faces({}).values())
LARGEST = replace(QUINT, name="largest", fronts={**QUINT.fronts, wild(Symbol.WILD): 4 + CARDS - SIZE})
TOO_LARGE = replace(QUINT, name="too-large", fronts={**LARGEST.fronts, wild(Symbol.HOWLER): 5})


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    for edition in (QUINT, LARGEST, TOO_LARGE):
        monkeypatch.setitem(EDITIONS, edition.name, edition)


def play_out(game: Game, chance: Random) -> list[Event]:
    """Play a round with random actions to its end; returns its events."""
    events = list(game.start)
    while not game.is_over:
        player = chance.choice(game.waiting)
        events += game.act(player, chance.choice(game.legal(player)))
    return events


def test_rounds_are_played_to_the_end_and_cite_its_rules() -> None:
    chance, cited = Random(1), set()
    for seed in range(5):
        game = Game.deal("quint", PLAYERS, seed=seed)
        assert Game.from_position(game.position()).position() == game.position()
        events = play_out(game, chance)
        assert all(sentence.text for sentence in sentences(events))
        cited |= {event.rule for event in events}
    assert {rule for rule in cited if not rule.startswith("Q-")} <= set(SHARED.values())
    assert cited >= {"Q-003", "Q-004", "Q-009", "Q-014", "Q-015", "Q-016", "Q-017", "Q-018", "Q-019", "Q-020"}


def test_a_refusal_cites_its_rules() -> None:
    position = {
        "edition": "quint",
        "players": ["ana", "bo"],
        "hands": {"ana": ["R1", "G+3"], "bo": ["R2", "R3"]},
        "draw": ["R4"],
        "discard": ["B9"],
        "turn": "ana",
    }
    game = Game.from_position(position)
    with pytest.raises(Refused) as wrong:
        game.act("ana", "play R1")
    assert (wrong.value.code, wrong.value.rule) == ("play/no-match", "Q-003")
    with pytest.raises(Refused) as early:
        game.act("bo", "draw")
    assert early.value.rule == "Q-002"
    with pytest.raises(Unreadable, match="there is no card “cloak” in quint"):
        game.act("ana", "play cloak")


def test_a_match_is_scored_by_its_rules() -> None:
    match, chance = Match("quint", PLAYERS, seed=3, format={"target": 1}), Random(3)
    events = list(match.deal())
    while not match.is_over:
        player = chance.choice(match.games[0].waiting)
        events += match.act(player, chance.choice(match.games[0].legal(player)))
    rules = {event.kind: event.rule for event in events}
    assert (rules["drew_high"], rules["scored"], rules["won_match"]) == ("X-09", "Q-011", "Q-013")


def test_a_deck_may_have_as_many_cards_as_the_kernel_has_room_for() -> None:
    game = Game.deal("largest", PLAYERS)
    assert len(game.describe()["draw"]) == CARDS - 3 * 7 - 1
    assert play_out(game, Random(4))[-1].kind == "won"


def test_a_deck_that_the_kernel_has_no_room_for_is_refused_with_a_sentence() -> None:
    cards = [face for face, copies in TOO_LARGE.faces({}).items() for _ in range(copies)]
    assert len(cards) == CARDS + 1
    with pytest.raises(Unreadable, match=f"a deck has at most {CARDS} cards, not {CARDS + 1}") as refused:
        Game.deal("too-large", PLAYERS)
    assert len({refused.value.say(speak(code)) for code in LANGUAGES}) == len(LANGUAGES)
    with pytest.raises(Unreadable, match="a deck has at most"):
        Match("too-large", PLAYERS)
    with pytest.raises(Unreadable, match="a deck has at most"):
        Study("too-large", 3, rounds=1).runner()


def test_a_position_with_too_many_cards_is_refused_with_a_sentence() -> None:
    game = Game.deal("largest", PLAYERS).describe()
    whole = game | {"edition": "too-large", "draw": [*game["draw"], "howler"]}
    with pytest.raises(Unreadable, match="a deck has at most"):
        Game.from_position(whole)
