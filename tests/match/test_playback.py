"""Playback: every step restores the position that was played."""

import re
from random import Random

import pytest

from sabot.match import Match
from sabot.match.playback import Playback
from sabot.match.record import format_record
from sabot.match.replay import Replay
from sabot.match.score_pad import pad, standing
from tests.support.match_bots import NAMES, every_format, match_of, play, step

FORMATS = dict(every_format())


def seen_while_playing(match: Match) -> list[tuple[list[str], dict[str, int]]]:
    """The positions and totals after every step of a match, as it is played."""
    seen = []
    while not match.is_over:
        before = match.games
        step(match)
        games = before or match.games
        positions = [game.position() for game in games]
        seen += [(positions, match.totals)] * (1 if before else len(games))  # a deal is a step at every table
    return seen


@pytest.mark.parametrize("name", FORMATS)
def test_every_step_shows_what_was_there_whatever_way_one_comes(name: str) -> None:
    match = FORMATS[name].copy()
    seen = seen_while_playing(match)
    playback = Playback(Replay(format_record(match)))
    assert len(playback.replay.steps) == len(seen)
    numbers = list(range(1, len(seen) + 1))
    chance = Random(1)
    for number in [*numbers, *chance.choices(numbers, k=50)]:
        playback.go(number)
        assert playback.number == number
        assert playback.step is playback.replay.steps[number - 1]
        assert [game.position() for game in playback.games] == seen[number - 1][0]
        assert playback.match.totals == seen[number - 1][1]


def test_the_last_step_shows_the_end_of_the_match() -> None:
    match = play(match_of("deluxe", 3, target=150))
    playback = Playback(Replay(format_record(match)))
    playback.go(len(playback.replay.steps))
    assert playback.match.winners == match.winners
    assert pad(playback.match) == pad(match)
    assert standing(playback.match) == standing(match)
    assert all(game.is_over for game in playback.games)


def test_each_table_is_dealt_in_a_step_of_its_own() -> None:
    match = play(match_of("deluxe", 8, scoring="rotation", hands_per_partner=1, turn_cap=10))
    replay = Replay(format_record(match))
    assert [(step.table, step.actor, step.action) for step in replay.steps[:2]] == [
        (0, None, "deal"),
        (1, None, "deal"),
    ]
    for number, played in enumerate(match.rounds, 1):
        begin, end = replay.first_step(number), replay.first_step(number + 1)
        assert [step.events for step in replay.steps[begin - 1 : begin + 1]] == [t.opening for t in played.tables]
        assert [(step.actor, step.action) for step in replay.steps[begin + 1 : end - 1]] == played.actions
        assert all(step.actor in played.tables[step.table].players for step in replay.steps[begin + 1 : end - 1])


def test_a_suggestion_belongs_to_the_table_of_its_player() -> None:
    options = {"turn_cap": 10, "suggestions": "referee"}
    match = Match("potter", NAMES, options=options, format={"scoring": "rotation"})
    match.deal()
    for game in match.games:
        match.act("referee", f"suggestion {game.players[0]}")
    assert [step.table for step in Replay(format_record(match)).steps] == [0, 1, 0, 1]


def test_names_in_a_record_may_be_written_in_any_case() -> None:
    text = format_record(play(match_of("deluxe", 8, scoring="rotation"), steps=12))
    loud = re.sub(r"^  - \w+", lambda line: line[0].upper(), text, flags=re.MULTILINE)
    assert loud != text
    assert [(step.table, step.actor) for step in Replay(loud).steps] == [
        (step.table, step.actor) for step in Replay(text).steps
    ]


def test_a_copy_of_a_match_goes_its_own_way() -> None:
    match = play(match_of("deluxe", 3, target=150), steps=60)
    before = format_record(match)
    other = match.copy()
    assert format_record(play(other)) == format_record(play(match.copy()))
    assert other.is_over
    assert format_record(match) == before
    assert format_record(play(match)) == format_record(other)
