"""The examples of the rulebook, played by the referee."""

import json
from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from sabot.notation.events import Event
from sabot.referee import Verdict, judge
from sabot.rulebook.book import Rule
from sabot.server.protocol.server_messages import RefusedShown, Told
from sabot.words.language import Language
from sabot.words.sentences import sentences


class LineShown(Struct, frozen=True):
    """A line of the script, and its outcome."""

    actor: str
    action: str
    told: list[Told]
    refused: RefusedShown | None


class PlayedShown(Struct, frozen=True):
    """An example from its first position to its last."""

    before: dict[str, Any]
    """The position at the start, as in the notation."""
    dealt: list[Told]
    """The effect of the first card, if the round begins with it."""
    script: list[LineShown]
    """Up to the first line that is refused."""
    after: dict[str, Any]


def played(rule: Rule, language: Language) -> PlayedShown | None:
    """The example of a rule, if it has one."""
    if rule.example is None:
        return None
    verdict = judge(json.dumps(rule.example))
    lines = [LineShown(step.actor, step.action, _told(step.events, language), None) for step in verdict.steps]
    return PlayedShown(
        verdict.opening,
        _told(verdict.game.start, language),
        [*lines, *_refused(verdict, language)],
        verdict.game.describe(),
    )


def _told(events: Iterable[Event], language: Language) -> list[Told]:
    return [Told(*sentence) for sentence in sentences(events, language=language)]


def _refused(verdict: Verdict, language: Language) -> list[LineShown]:
    """The refused line, if there is one."""
    step, error = verdict.refused, verdict.error
    if step is None or error is None:
        return []
    refused = RefusedShown(error.code, error.rule, error.say(language))
    return [LineShown(step.actor, step.action, [], refused)]
