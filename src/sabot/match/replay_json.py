"""Converts a replay to plain data, restricted to what an onlooker may know."""

from typing import Any

from sabot.match.onlooker import Onlooker
from sabot.match.played_round import PlayedRound
from sabot.match.replay import Replay
from sabot.match.score_pad import standing


def replay_as_json(replay: Replay, onlooker: Onlooker, first: int) -> dict[str, Any]:
    """The record with all its events from a step on; seed and secrets only for an onlooker who sees everything."""
    match, header = replay.match, replay.record.header
    begin = replay.steps[first - 1].round if replay.steps else 1
    rounds = match.rounds[begin - 1 : len(replay.record.rounds)]
    hidden = () if onlooker.is_open else ("seed",)
    return {
        **{key: entry.plain for key, entry in header.items() if key not in ("rounds", "winners", *hidden)},
        "options": match.options,
        "format": match.format,
        "seat": onlooker.seat,
        "open": onlooker.is_open,
        "rounds": [_round(replay, played, onlooker, first) for played in rounds],
        "totals": match.totals,
        "winners": match.winners,
        "standing": [rank.as_json() for rank in standing(match)],
    }


def _round(replay: Replay, played: PlayedRound, onlooker: Onlooker, first: int) -> dict[str, Any]:
    secret = {"secret": played.secret if played.is_finished else None} if onlooker.is_open else {}
    begin, end = replay.first_step(played.number), replay.first_step(played.number + 1)
    return {
        "number": played.number,
        "commitment": played.commitment,
        "salts": [{"player": player, "salt": salt} for player, salt in played.salts],
        "tables": [table.as_json() for table in played.tables],
        "steps": [_step(replay, number, onlooker) for number in range(max(begin, first), end)],
        "points": played.points,
        "totals": played.totals if played.is_finished else None,
        "eliminated": list(played.eliminated),
        **secret,
    }


def _step(replay: Replay, number: int, onlooker: Onlooker) -> dict[str, Any]:
    step = replay.steps[number - 1]
    return {
        "number": number,
        "table": step.table + 1,
        "actor": step.actor,
        "action": onlooker.action(step),
        "events": [event.as_json() for event in onlooker.redacted(step.events)],
    }
