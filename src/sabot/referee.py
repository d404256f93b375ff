"""The referee: plays a script from a position and reports every event with the rule behind it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sabot.errors import Refused, Unreadable
from sabot.game import Game
from sabot.kernel.codes import Verb
from sabot.notation.actions import parse_action, parse_seat
from sabot.notation.documents import parse_document
from sabot.notation.events import Event
from sabot.round import REFEREE
from sabot.words.language import ENGLISH, Language, speak


@dataclass(slots=True)
class Step:
    """One line of a script and its events."""

    actor: str
    action: str
    events: tuple[Event, ...] = ()


@dataclass(slots=True)
class Verdict:
    """The result of judging a script."""

    game: Game
    opening: dict[str, Any]
    """The position before the script."""
    steps: list[Step] = field(default_factory=list)
    refused: Step | None = None
    error: Refused | None = None

    @property
    def ok(self) -> bool:
        """Whether every action was legal."""
        return self.error is None

    def as_json(self, language: Language | None = None) -> dict[str, Any]:
        """The verdict as plain data; the message of a refusal is in English unless a language is given."""
        events = [*self.game.start, *(event for step in self.steps for event in step.events)]
        verdict: dict[str, Any] = {"ok": self.ok, "events": [event.as_json() for event in events]}
        if self.refused is not None and self.error is not None:
            verdict |= {
                "step": len(self.steps),
                "actor": self.refused.actor,
                "action": self.refused.action,
                "error": {
                    "code": self.error.code,
                    "rule": self.error.rule,
                    "message": self.error.say(language or speak(ENGLISH)),
                },
            }
        legal = {player: self.game.legal(player) for player in self.game.players}
        return verdict | {
            "position": self.game.describe(),
            "legal": {player: actions for player, actions in legal.items() if actions},
        }


def judge(text: str) -> Verdict:
    """Parse a position with its script and play it to the end, or to the first refused action."""
    document = parse_document(text)
    game = Game.from_position(document)
    script = read_script(document, game)
    verdict = Verdict(game, game.describe())
    for step in script:
        try:
            step.events = game.act(step.actor, step.action, scripted=True)
        except Refused as error:
            verdict.refused, verdict.error = step, error
            break
        verdict.steps.append(step)
    return verdict


def read_script(document: Mapping[str, Any], game: Game) -> list[Step]:
    """Parse all lines of a script, or raise Unreadable with the line."""
    script = document.get("script")
    if script is None:
        return []
    if not isinstance(script, list):
        raise Unreadable("script", "script")
    return [_read_line(line, game, f"script: action {number}") for number, line in enumerate(script, 1)]


def _read_line(line: object, game: Game, place: str) -> Step:
    if not isinstance(line, Mapping) or len(line) != 1:
        raise Unreadable("script-line", place)
    ((actor, action),) = line.items()
    if not isinstance(actor, str) or not isinstance(action, str):
        raise Unreadable("script-line-text", place)
    try:
        said = parse_action(action, game.edition, game.players)
        is_referee = actor.lower() == REFEREE
        if is_referee != (said.verb == Verb.SUGGESTION):
            raise Unreadable("not-for-referee" if is_referee else "not-for-player", action=repr(action))
        if not is_referee:
            actor = game.players[parse_seat(actor, game.players)]
    except Unreadable as error:
        raise error.at(place) from None
    return Step(REFEREE if is_referee else actor, action)
