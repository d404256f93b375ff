"""Matches that play themselves. Each step depends only on the record, so interruptions make no difference."""

from collections.abc import Iterator
from random import Random
from typing import Any

from sabot.match import Match
from sabot.notation.events import Event

NAMES = ("ana", "bo", "cy", "dan", "eve", "fay", "gus", "hal")


def match_of(edition: str, players: int, *, seed: int | str = 7, turn_cap: int = 40, **format_: Any) -> Match:
    """A match of short rounds."""
    return Match(edition, NAMES[:players], seed=seed, options={"turn_cap": turn_cap}, format=format_)


def every_format() -> Iterator[tuple[str, Match]]:
    """A short match of each scoring, by name, in various editions."""
    yield "winner", match_of("deluxe", 3, target=150)
    yield "lowest", match_of("potter", 2, scoring="lowest", target=100)
    yield "none", match_of("wizz", 4, scoring="none")
    yield "elimination", match_of("flip", 3, scoring="elimination", target=150)
    yield "partners", match_of("potter", 4, scoring="partners", target=150)
    yield "rotation", match_of("deluxe", 8, scoring="rotation", hands_per_partner=1, turn_cap=3)


def choose(match: Match) -> tuple[str, str]:
    """The next player and action in a dealt round."""
    played = match.rounds[-1]
    chance = Random(f"{match.seed} {played.number} {len(played.actions)}")
    game = chance.choice([game for game in match.games if not game.is_over])
    asked = chance.choice(game.waiting)
    anybody = chance.choice(game.players)
    player = anybody if chance.random() < 0.2 and game.legal(anybody) else asked
    actions = game.legal(player)
    plays = [action for action in actions if action.startswith(("play", "discard"))]
    return player, chance.choice(plays if plays and chance.random() < 0.7 else actions)


def step(match: Match) -> tuple[Event, ...]:
    """Add a salt, deal or act, which adds the next line of the record."""
    played = match.rounds[-1]
    if match.games:
        return match.act(*choose(match))
    if not played.salts:
        match.add_salt(match.players[0], f"salt {played.number}")
        return ()
    return match.deal()


def play(match: Match, steps: int = 1 << 30) -> Match:
    """Play a number of steps, or to the end."""
    for _ in range(steps):
        if match.is_over:
            break
        step(match)
    return match
