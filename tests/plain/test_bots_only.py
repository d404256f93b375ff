"""`sabot match --bots`: the score pad, or one JSON object."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from sabot.match.replay import Replay
from tests.plain.commands import FORMATS, Command


@pytest.mark.parametrize("scoring", FORMATS)
def test_bots_alone_for_programs(command: Command, scoring: str) -> None:
    arguments = ("--bots", "--scoring", scoring, *FORMATS[scoring], "--seed", "7", "--json")
    told = json.loads(command.run(*arguments, "--record", str(command.file)))
    match = command.recorded
    keys = ["edition", "options", "format", "players", "seed", "rounds", "totals", "standing", "winners", "record"]
    assert list(told) == keys
    assert told["format"].get("scoring", "winner") == scoring
    assert (told["edition"], told["options"], told["format"]) == (match.edition, match.options, match.format)
    assert (told["players"], told["seed"]) == (list(match.players), 7)
    assert (told["totals"], told["winners"], told["record"]) == (match.totals, match.winners, str(command.file))
    assert told["standing"][0]["place"] == 1
    assert set(told["standing"][0]["players"]) <= set(match.winners)
    for given, played in zip(told["rounds"], match.finished, strict=True):
        assert list(given) == ["number", "tables", "points", "totals", "eliminated"]
        assert (given["number"], given["points"]) == (played.number, played.points)
        assert (given["totals"], given["eliminated"]) == (played.totals, list(played.eliminated))
        assert [(table["players"], table["dealer"]) for table in given["tables"]] == [
            (list(table.players), table.dealer) for table in played.tables
        ]
    assert winners_of(told) == winners_on_record(command.file)


def winners_of(told: dict[str, Any]) -> list[str]:
    return [table["winner"] for given in told["rounds"] for table in given["tables"]]


def winners_on_record(file: Path) -> list[str]:
    """The winner at each table for each round, from the events of the record."""
    steps = Replay(file.read_text(encoding="utf-8")).steps
    won = [(step.round, step.table, event.seat or "") for step in steps for event in step.events if event.kind == "won"]
    return [winner for _, _, winner in sorted(won)]


def test_the_same_seed_gives_the_same_match_and_the_pad_says_what_the_object_says(command: Command) -> None:
    arguments = ("--bots", "--seed", "tuna", "--scoring", "lowest", "--target", "200", "--players", "3")
    told = json.loads(command.run(*arguments, "--json"))
    assert "record" not in told
    assert told == json.loads(command.run(*arguments, "--json"))
    said = command.run(*arguments).splitlines()
    first = said.index("   round    Bo    Cy   Dee") + 1
    for line, given in zip(said[first:], told["rounds"], strict=False):
        assert line.split() == [str(given["number"]), *map(str, given["points"].values())]
    assert said[-3].split() == ["total", *map(str, told["totals"].values())]
    assert said[-2].split()[:3] == ["standings", "1.", *told["winners"]]
    assert said[-1].startswith(f"{told['winners'][0]} won the match")


def test_a_match_without_points_has_no_pad(command: Command) -> None:
    said = command.run("--bots", "--scoring", "none", "--seed", "1").splitlines()
    assert said[0] == "Deluxe, seed 1. One round decides."
    assert re.fullmatch(r"(Bo|Cy|Dee|Eli) won the match\.", said[-1])
    assert len(said) == 3


def test_a_seed_that_nobody_gives_cannot_be_guessed(command: Command) -> None:
    seeds = [json.loads(command.run("--bots", "--scoring", "none", "--json"))["seed"] for _ in range(2)]
    assert seeds[0] != seeds[1]
    assert all(re.fullmatch(r"[0-9a-f]{64}", seed) for seed in seeds)


def test_a_finished_match_of_bots_is_told_again_as_it_was(command: Command) -> None:
    told = json.loads(command.run("--bots", "--scoring", "none", "--record", str(command.file), "--json"))
    assert json.loads(command.run("--resume", str(command.file), "--json")) == told
