"""Setting up a match: valid and invalid arguments."""

from typing import Any

import pytest

from sabot.errors import Unreadable
from sabot.match import Match

THREE = ["ana", "bo", "cy"]


def test_a_match_tells_what_differs_from_the_defaults() -> None:
    match = Match(
        "potter",
        THREE,
        seed="a rainy day",
        options={"howlers": 4, "turn_cap": 5000},
        format={"scoring": "lowest", "target": 200, "dealer": "birthday", "low_tie": "play_on"},
        birthdays={"ana": "01-02", "bo": "03-04", "cy": "05-06"},
        bots={"cy": "eager", "ana": "random"},
    )
    assert (match.edition, match.players, match.seed) == ("potter", ("ana", "bo", "cy"), "a rainy day")
    assert match.options == {"howlers": 4}
    assert match.format == {"scoring": "lowest", "target": 200, "low_tie": "play_on"}
    assert (match.scoring, match.is_in_pairs) == ("lowest", False)
    assert match.birthdays == {"ana": "01-02", "bo": "03-04", "cy": "05-06"}
    assert list(match.bots.items()) == [("ana", "random"), ("cy", "eager")]


@pytest.mark.parametrize(
    ("scoring", "players", "in_pairs"),
    [
        ("winner", 10, False),
        ("lowest", 2, False),
        ("none", 5, False),
        ("elimination", 3, False),
        ("partners", 4, True),
        ("partners", 6, True),
        ("partners", 8, True),
        ("partners", 10, True),
        ("rotation", 8, True),
    ],
)
def test_every_format_can_be_asked_for(scoring: str, players: int, in_pairs: bool) -> None:
    match = Match("deluxe", [f"p{number}" for number in range(players)], format={"scoring": scoring})
    assert (match.scoring, match.is_in_pairs) == (scoring, in_pairs)


@pytest.mark.parametrize(
    ("keys", "place", "reason"),
    [
        ({"edition": "chess"}, "edition", "must be deluxe, potter, flip, wizz, not “chess”"),
        ({"players": ["ana"]}, "players", "must be from 2 to 10 players, not 1"),
        ({"players": ["ana", "Ana"]}, "players", "two players have the same name"),
        ({"players": ["ana", "referee"]}, "players", "referee cannot be the name of a player"),
        ({"options": {"howlers": 2}}, "options", "option howlers must be 1 or 4, not 2"),
        ({"options": {"target": 200}}, "options", "there is no option “target”"),
        ({"format": {"howlers": 4}}, "format", "there is no option “howlers”"),
        ({"format": {"scoring": "best"}}, "format", "option scoring must be winner, lowest,"),
        ({"format": {"target": 0}}, "format", "option target must be a whole number from 1 to"),
        ({"format": {"target": True}}, "format", "option target must be a whole number"),
        (
            {"format": {"final_reset": 1, "scoring": "elimination"}},
            "format",
            "option final_reset must be true or false",
        ),
        ({"format": {"final_reset": True}}, "format", "option final_reset belongs to elimination, not to winner"),
        ({"format": {"low_tie": "shared"}}, "format", "option low_tie belongs to lowest, not to winner"),
        ({"format": {"cycles": 2, "scoring": "none"}}, "format", "option cycles belongs to rotation, not to none"),
        (
            {"format": {"target": 9, "scoring": "none"}},
            "format",
            "option target belongs to winner, lowest, elimination",
        ),
        ({"format": {"scoring": "partners"}}, "format", "partners is for 4, 6, 8 or 10 players, not 3"),
        ({"format": {"scoring": "rotation"}}, "format", "rotation is for 4 or 8 players, not 3"),
        ({"seed": -1}, "seed", "must be text or a whole number from 0 to"),
        ({"seed": 2**64}, "seed", "must be text or a whole number"),
        ({"seed": True}, "seed", "must be text or a whole number"),
        ({"seed": 1.5}, "seed", "must be text or a whole number"),
        ({"seed": ""}, "seed", "must be one line of 1 to 200 characters"),
        ({"birthdays": {"ana": "01-02", "bo": "03-04"}}, "birthdays", "the birthday of cy is missing"),
        ({"birthdays": {"dan": "01-02"}}, "birthdays", "“dan” is not a player"),
        ({"birthdays": ["01-02"]}, "birthdays", "must be a date such as 07-31 for every player"),
        (
            {"birthdays": dict.fromkeys(THREE, "02-30")},
            "birthdays",
            "must be month and day, such as 07-31, not “02-30”",
        ),
        ({"birthdays": dict.fromkeys(THREE, "13-01")}, "birthdays", "must be month and day, such as 07-31"),
        ({"birthdays": dict.fromkeys(THREE, "2001-07-31")}, "birthdays", "must be month and day, such as 07-31"),
        ({"birthdays": dict.fromkeys(THREE, "July")}, "birthdays", "must be month and day, such as 07-31"),
        ({"birthdays": dict.fromkeys(THREE, 731)}, "birthdays", "must be month and day, such as 07-31"),
        ({"bots": {"dan": "eager"}}, "bots", "“dan” is not a player"),
        ({"bots": ["ana"]}, "bots", "must name a bot for each seat that a bot plays"),
        ({"bots": {"ana": ""}}, "bots", "must be one line of 1 to 200 characters"),
    ],
)
def test_what_cannot_be_played_is_unreadable_and_the_place_is_named(
    keys: dict[str, Any], place: str, reason: str
) -> None:
    keys = {"edition": "potter", "players": THREE} | keys
    with pytest.raises(Unreadable) as caught:
        Match(**keys)
    assert caught.value.place == place
    assert caught.value.message.startswith(reason)


def test_a_seed_is_a_number_or_any_text() -> None:
    """The same seed, the same cards; another seed, other cards."""

    def hands(seed: int | str) -> Any:
        match = Match("deluxe", THREE, seed=seed)
        match.deal()
        return match.games[0].describe()["hands"]

    assert hands("rain") == hands("rain")
    assert len({str(hands(seed)) for seed in (0, 1, 2**64 - 1, "rain", "rain ")}) == 5
