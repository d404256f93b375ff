"""Impossible positions are refused with one clear line that names the place."""

from typing import Any

import pytest

from sabot.errors import Unreadable
from sabot.game import Game

GOOD: dict[str, Any] = {
    "edition": "deluxe",
    "players": ["ana", "bo", "cy"],
    "hands": {"ana": ["R5", "B2"], "bo": ["G1", "G2"], "cy": ["Y1"]},
    "draw": ["B8", "B9"],
    "discard": ["R7"],
}
FLIP: dict[str, Any] = {
    "edition": "flip",
    "players": ["ana", "bo"],
    "hands": {"ana": ["R5/P5", "hero/P1"], "bo": ["G1/O1"]},
    "draw": ["B8/V8"],
    "discard": ["R7/P7"],
}
WIZZ: dict[str, Any] = GOOD | {"edition": "wizz"}
POTTER: dict[str, Any] = GOOD | {"edition": "potter"}
WILD_ON_TOP: dict[str, Any] = GOOD | {"discard": ["wild", "R7"]}
OVER: dict[str, Any] = GOOD | {
    "hands": {"ana": [], "bo": ["G1", "G2"], "cy": ["Y1"]},
    "phase": "over",
    "winner": "ana",
}


def without(key: str) -> dict[str, Any]:
    return {other: value for other, value in GOOD.items() if other != key}


BAD: list[tuple[dict[str, Any], str, str]] = [
    (GOOD | {"table": 1}, "", "unknown key “table”"),
    (without("draw"), "", "the key draw is missing"),
    (GOOD | {"edition": "poker"}, "edition", "must be deluxe, potter, flip, wizz"),
    (GOOD | {"options": ["stacking"]}, "options", "must be a mapping"),
    (GOOD | {"options": {"stacking": "sometimes"}}, "options", "must be off, same or any"),
    (GOOD | {"options": {"uno_on_discard": "yes"}}, "options", "must be true or false"),
    (GOOD | {"options": {"turn_cap": True}}, "options", "must be a whole number"),
    (GOOD | {"options": {"howlers": 4}}, "options", "belongs to potter"),
    (POTTER | {"options": {"howlers": 2}}, "options", "must be 1 or 4"),
    (WIZZ | {"options": {"wheel": 3}}, "options", "must be weights by icon"),
    (WIZZ | {"options": {"wheel": {"luck": 1}}}, "options", "has no icon “luck”"),
    (WIZZ | {"options": {"wheel": {"war": -1}}}, "options", "needs a whole number"),
    (GOOD | {"players": "ana"}, "players", "must be a list"),
    (GOOD | {"players": ["ana", "ANA"]}, "players", "same name"),
    (GOOD | {"players": ["ana", "referee"]}, "players", "cannot be the name"),
    (GOOD | {"players": ["ana", "b\x1bo"]}, "players", "printable"),
    (GOOD | {"players": ["ana"]}, "players", "must be from 2 to 10 players"),
    (GOOD | {"start": "yes"}, "start", "must be true or false"),
    (GOOD | {"hands": []}, "hands", "must be a mapping"),
    (GOOD | {"hands": GOOD["hands"] | {"dan": ["R1"]}}, "hands", "“dan” is not a player"),
    (GOOD | {"hands": {"ana": ["R5"], "bo": ["G1"]}}, "hands", "cy has no hand"),
    (GOOD | {"hands": GOOD["hands"] | {"bo": "G1"}}, "hands: bo", "must be a list of cards"),
    (GOOD | {"hands": GOOD["hands"] | {"bo": []}}, "hands: bo", "is empty"),
    (GOOD | {"draw": [7]}, "draw", "7 is not a card"),
    (GOOD | {"draw": ["R+3"]}, "draw", "there is no card “R+3” in deluxe"),
    (GOOD | {"draw": ["R0", "R0"]}, "cards", "2 × R0, but the deck has only 1"),
    (FLIP | {"draw": ["B8"]}, "draw", "both faces"),
    (FLIP | {"draw": ["V8/B8"]}, "draw", "the wrong way round"),
    (GOOD | {"seed": -1}, "seed", "must be a whole number"),
    (GOOD | {"dealer": 3}, "dealer", "must be a player"),
    (GOOD | {"turn": "dan"}, "turn", "“dan” is not a player"),
    (GOOD | {"direction": "up"}, "direction", "must be left or right"),
    (GOOD | {"side": "hero"}, "side", "deluxe has no sides"),
    (GOOD | {"discard": []}, "discard", "is empty"),
    (GOOD | {"start": True}, "discard", "must be empty"),
    (GOOD | {"start": True, "discard": [], "turn": "bo"}, "turn", "must be left out when the round is about to start"),
    (GOOD | {"start": True, "discard": [], "direction": "right"}, "start", "to the left"),
    (GOOD | {"start": True, "discard": [], "draw": ["wild+4"]}, "draw", "no card in it can start"),
    (GOOD | {"phase": "tea"}, "phase", "must be turn, drawn"),
    (GOOD | {"turns": -1}, "turns", "must be a whole number"),
    (GOOD | {"winner": "ana"}, "winner", "only known when the round is over"),
    (GOOD | {"phase": "answer"}, "waiting", "must name the one player whose decision it is"),
    (GOOD | {"waiting": ["bo"]}, "waiting", "should be ana"),
    (GOOD | {"pending": [1]}, "pending", "must be a mapping"),
    (GOOD | {"pending": {"drawn": "R5"}}, "pending", "does not belong to this phase"),
    (GOOD | {"phase": "drawn", "pending": {"tea": 1}}, "pending", "unknown key “tea”"),
    (GOOD | {"phase": "drawn", "pending": {"drawn": "G9"}}, "pending: drawn", "is not in the hand"),
    (GOOD | {"phase": "drawn", "pending": {"voluntary": 1}}, "pending: voluntary", "must be true or false"),
    (GOOD | {"phase": "drawn"}, "pending", "the key drawn is missing"),
    (GOOD | {"phase": "spin"}, "pending", "there is no wheel"),
    (WILD_ON_TOP, "colour", "must be given"),
    (WILD_ON_TOP | {"colour": "pink"}, "colour", "no colour “pink” on this side"),
    (GOOD | {"colour": "blue"}, "colour", "is red according to the top"),
    (GOOD | {"owes_uno": "cy"}, "owes_uno", "must be a list"),
    (GOOD | {"owes_uno": ["bo"]}, "owes_uno", "does not hold exactly one card"),
    (GOOD | {"called_uno": ["bo"]}, "called_uno", "does not hold exactly one card"),
    (GOOD | {"owes_uno": ["cy"], "called_uno": ["cy"]}, "owes_uno", "does not have to say it again"),
    (GOOD | {"late_uno": ["cy"]}, "late_uno", "among those who have to say UNO"),
    (OVER | {"turn": "bo"}, "turn", "must be left out when the round is over"),
    (OVER | {"winner": None}, "winner", "must be named"),
    (OVER | {"owes_uno": ["cy"]}, "owes_uno", "nobody has to say UNO"),
    (OVER | {"caught": {"ana": 1, "bo": 3, "cy": 1}}, "caught", "should be"),
    (OVER | {"points": {"ana": 5}}, "points", "should be"),
]


@pytest.mark.parametrize(("position", "place", "message"), BAD)
def test_an_impossible_position(position: dict[str, Any], place: str, message: str) -> None:
    with pytest.raises(Unreadable) as error:
        Game.from_position(position)
    assert error.value.place == place
    assert message in error.value.message
    assert "\n" not in str(error.value)


ASKED: dict[str, Any] = {"waiting": ["bo"]}
ATTACK: dict[str, Any] = {"effect": "+3", "victim": "bo", "next": "cy", "due": 3, "former": "red"}
UNLIKELY: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    (POTTER | {"phase": "answer", "discard": ["R+3"]}, ATTACK | {"due": 5}, "due must be"),
    (
        POTTER | {"phase": "answer", "discard": ["R+3"]},
        ATTACK | {"next": "ana"},
        "next must be the player after the victim",
    ),
    (POTTER | {"phase": "answer", "discard": ["R7"]}, ATTACK, "the card on top"),
    (
        POTTER | {"phase": "answer", "discard": ["R+3"]},
        ATTACK | {"victim": "cy"},
        "the victim must be the one who answers",
    ),
    (POTTER | {"phase": "answer", "discard": ["R+3"]}, ATTACK | {"out": "cy"}, "must not hold any cards"),
    (POTTER | {"phase": "answer", "discard": ["R+3"]}, ATTACK | {"due": "3"}, "must be a whole number"),
    (POTTER | {"phase": "answer", "discard": ["R+3"]}, ATTACK | {"victim": 2}, "must be text"),
    (POTTER | {"phase": "answer", "discard": ["R+3"]}, ATTACK | {"former": "beige"}, "no colour “beige”"),
    (POTTER | {"phase": "answer", "discard": ["R+3"]}, ATTACK | {"former": "pink"}, "the other side"),
    (POTTER | {"phase": "answer", "discard": ["R+3"]}, ATTACK | {"effect": "tea"}, "no effect “tea”"),
    (
        POTTER | {"phase": "answer", "discard": ["R+3"], "dealer": "bo"},
        ATTACK | {"first": True},
        "the turn of the dealer",
    ),
    (GOOD | {"phase": "answer", "discard": ["R+2"]}, ATTACK | {"effect": "+2", "due": 2}, "nobody can answer"),
    (
        POTTER | {"phase": "answer", "discard": ["howler"], "colour": "red"},
        {"effect": "howler", "victim": "bo"},
        "before the howler",
    ),
    (GOOD | {"phase": "colour"}, {"effect": "wild", "next": "bo"}, "called only for a wild"),
    (WILD_ON_TOP | {"phase": "colour"}, {"effect": "wild+4", "next": "cy"}, "there is no such effect"),
    (WILD_ON_TOP | {"phase": "colour"}, {"effect": "wild", "next": "cy"}, "another player must call the colour"),
    (WILD_ON_TOP | {"phase": "colour"}, {"effect": "wild"}, "the key next is missing"),
    (
        WILD_ON_TOP | {"phase": "colour"},
        {"effect": "wild", "next": "cy", "first": True, "former": "red"},
        "the turn of the dealer",
    ),
    (GOOD | {"phase": "target"}, {"effect": "howler", "choices": ["ana"]}, "the one who chooses a player"),
    (GOOD | {"phase": "target", "turn": "bo"}, {"effect": "7", "choices": ["ana"]}, "all the other players"),
    (WIZZ | {"phase": "discard"}, {"effect": "red", "next": "cy"}, "the keys effect and next are needed"),
    (WIZZ | {"phase": "discard"}, {"effect": "number", "next": "cy", "put": 1}, "fixed must be the number or colour"),
    (WIZZ | {"phase": "discard"}, {"effect": "colour", "next": "cy", "put": 1, "fixed": 9}, "fixed must be a colour"),
    (WIZZ | {"phase": "discard"}, {"effect": "race", "next": "cy", "put": 1}, "nothing has been discarded"),
    (WIZZ | {"phase": "discard"}, {"effect": "war", "next": "cy"}, "shown must be what"),
    (WIZZ | {"phase": "discard"}, {"effect": "war", "next": "cy", "shown": "R5"}, "must be cards"),
    (GOOD | {"phase": "notice"}, {"former": "red"}, "refused at this table"),
    (
        GOOD | {"phase": "notice", "options": {"wrong_card": "penalty"}},
        {"former": "red"},
        "there must be another card below",
    ),
    (
        GOOD | {"phase": "notice", "options": {"wrong_card": "penalty"}, "discard": ["R7", "G7"]},
        {"former": "blue"},
        "the card below the disputed one",
    ),
]


@pytest.mark.parametrize(("position", "pending", "message"), UNLIKELY)
def test_an_impossible_phase(position: dict[str, Any], pending: dict[str, Any], message: str) -> None:
    with pytest.raises(Unreadable) as error:
        Game.from_position(position | ASKED | {"pending": pending})
    assert message in str(error.value)
    assert error.value.place.startswith("pending")


def test_the_base_positions_are_valid() -> None:
    for position in (GOOD, FLIP, WIZZ, POTTER, OVER, WILD_ON_TOP | {"colour": "red"}):
        Game.from_position(position)


@pytest.mark.parametrize("key", ["colour", "color"])
def test_color_is_read_where_colour_is(key: str) -> None:
    """The key of a position, the phase, the effect that is remembered, cards, actions and icons; printed is colour."""
    game = Game.from_position(WILD_ON_TOP | {key: "green"})
    assert game.describe()["colour"] == "green"
    assert "color" not in game.describe()
    asked = WILD_ON_TOP | {"phase": key, "waiting": ["ana"], "pending": {"effect": "wild", "next": "bo"}}
    game = Game.from_position(asked)
    assert game.describe()["phase"] == "colour"
    game.act("ana", f"{key} blue")
    assert game.describe()["colour"] == "blue"
    villains = FLIP | {"side": "villain", "hands": {"ana": [f"R5/wild+{key}", "R6/P6"], "bo": ["G1/O1"]}}
    game = Game.from_position(villains)
    game.act("ana", f"play wild+{key}")
    laid = game.describe()
    assert (laid["phase"], laid["pending"]["effect"]) == ("colour", "wild+colour")
    spoken = laid | {"phase": key, "pending": laid["pending"] | {"effect": f"wild+{key}"}}
    assert Game.from_position(spoken).describe() == laid
    game = Game.from_position(WIZZ | {"options": {"wheel": {key: 3}}})
    assert game.describe()["options"] == {"wheel": {"colour": 3}}


@pytest.mark.parametrize("colours", [("red", "red"), ("red", "green"), (None, "red"), ("red", None)])
def test_both_color_and_colour_is_an_error(colours: tuple[str | None, str | None]) -> None:
    """Even if they agree, or one of them says nothing."""
    with pytest.raises(Unreadable, match="colour: say either colour or color, not both"):
        Game.from_position(GOOD | dict(zip(("colour", "color"), colours, strict=True)))


def test_an_option_and_a_weight_may_be_spelt_color() -> None:
    game = Game.from_position(FLIP | {"options": {"hero_color": "layer"}})
    assert game.describe()["options"] == {"hero_colour": "layer"}


@pytest.mark.parametrize(
    ("position", "options", "message"),
    [
        (FLIP, {"hero_color": "layer", "hero_colour": "layer"}, "say either hero_colour or hero_color, not both"),
        (WIZZ, {"wheel": {"color": 2, "colour": 3}}, "say either colour or color, not both"),
        (FLIP, {"zero_color": "layer"}, "zero_color"),
    ],
)
def test_an_option_is_spelt_once_and_known(position: dict[str, Any], options: dict[str, Any], message: str) -> None:
    with pytest.raises(Unreadable, match=message):
        Game.from_position(position | {"options": options})


def test_cards_put_down_at_the_wheel_may_come_back_and_be_put_down_again() -> None:
    """A false catch in the middle of a step draws from a reshuffled discard: more are put down than there are cards."""
    hands = {"ana": ["G3", "B3", "Y6"], "bo": ["B9", "B8"]}
    step = {"phase": "discard", "waiting": ["ana"], "pending": {"effect": "number", "next": "bo", "fixed": 3, "put": 1}}
    cards = {"hands": hands, "draw": [], "discard": ["R3"], "players": ["ana", "bo"], "options": {"false_catch": 1}}
    game = Game.from_position({"edition": "wizz", "turn": "ana"} | cards | step)
    for _ in range(8):
        game.act("ana", next(action for action in game.legal("ana") if action.startswith("discard")))
        game.act("ana", "catch bo")
    assert game.describe()["pending"]["put"] == 9
    assert Game.from_position(game.describe()).describe() == game.describe()


@pytest.mark.parametrize(
    ("colour", "place", "reason"),
    [("pink", "colour", "no colour “pink” on this side"), ("blue", "colour", "is red according to the top")],
)
def test_an_error_in_color_names_the_colour(colour: str, place: str, reason: str) -> None:
    with pytest.raises(Unreadable, match=reason) as caught:
        Game.from_position(GOOD | {"color": colour})
    assert caught.value.place == place
