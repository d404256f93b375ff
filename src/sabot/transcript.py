"""What the referee found, for people: every line of the script with its consequences and their rules."""

from collections.abc import Iterable, Iterator, Mapping
from textwrap import wrap
from typing import Any

from sabot.events import Event
from sabot.ink import Ink
from sabot.names import enumerated, number_of_cards
from sabot.referee import Step, Verdict
from sabot.sentences import sentences

WIDTH = 100
UNBROKEN = "\N{NO-BREAK SPACE}"

PHASES = {
    "turn": "lays or draws",
    "drawn": "lays the drawn card or keeps it",
    "colour": "calls a colour",
    "answer": "answers",
    "target": "names a player",
    "spin": "spins the wheel",
    "race": "shout: who is first?",
    "discard": "discards",
    "notice": "lets the card stand, or anybody objects",
}
"""What whoever is waited for does in a phase."""


def transcript(verdict: Verdict, ink: Ink) -> Iterator[str]:
    """The lines of a transcript."""
    yield from _opening(verdict, ink)
    for number, step in enumerate(verdict.steps, 1):
        yield _line(number, step, ink)
        yield from _told(step.events, ink)
    if verdict.refused is not None and verdict.error is not None:
        error = verdict.error
        yield _line(len(verdict.steps) + 1, verdict.refused, ink)
        yield f"   {ink.warning('REFUSED:')} {error.message} {ink.faint(f'[{error.rule}] {error.code}')}"
        yield "   Nothing has changed; the position is the one before it."
    position = verdict.game.describe()
    yield ""
    yield from _position(position, ink)
    yield ""
    if position["phase"] == "over":
        yield from _result(position, ink)
    else:
        yield from _legal(verdict, ink)


def _opening(verdict: Verdict, ink: Ink) -> Iterator[str]:
    opening = verdict.opening
    yield f"{ink.strong(opening['edition'])}: {enumerated(opening['players'])}; {opening['dealer']} deals"
    for option, value in opening["options"].items():
        yield f"   {option}: {_value(value)}"
    yield from _told(verdict.game.start, ink)
    if opening["turn"]:
        yield f"   {ink.card(opening['discard'][0])} is on top; {_waits(opening)}."
    yield ""


def _value(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {weight}" for key, weight in value.items())
    return str(value)


def _waits(position: dict[str, Any]) -> str:
    """Who is waited for, and what for."""
    phase = position["phase"]
    return f"{'all' if phase == 'race' else enumerated(position['waiting'])} {PHASES[phase]}"


def _line(number: int, step: Step, ink: Ink) -> str:
    return ink.strong(f"{number}. {step.actor}: {step.action}")


def _told(events: Iterable[Event], ink: Ink) -> Iterator[str]:
    for text, rule in sentences(events):
        yield f"   {ink.words(text)} {ink.faint(f'[{rule}]')}"


def _rows(rows: Iterable[tuple[str, list[str]]], gap: str = "  ") -> Iterator[str]:
    """Labels and what belongs to them, in columns; what is too long goes on in the next line."""
    labelled = list(rows)
    column = 5 + max(len(label) for label, _ in labelled)
    for label, words in labelled:
        text = gap.join(word.replace(" ", UNBROKEN) for word in words)
        lines = wrap(text, max(WIDTH - column, 40), break_long_words=False, break_on_hyphens=False)
        for number, line in enumerate(lines):
            yield f"   {'' if number else label}".ljust(column) + line.replace(UNBROKEN, " ")


def _pile(cards: list[str]) -> list[str]:
    return [*cards, f"({number_of_cards(len(cards))})"]


def _position(position: dict[str, Any], ink: Ink) -> Iterator[str]:
    yield ink.strong("Position")
    rows = [(player, _pile(hand)) for player, hand in position["hands"].items()]
    rows += [(f"{pile}, top first", _pile(position[pile])) for pile in ("draw", "discard")]
    rows.append(("colour in force", [position["colour"] or "not called yet"]))
    if position["side"]:
        rows.append(("side", [position["side"]]))
    rows.append(("direction", [position["direction"]]))
    if position["phase"] != "over":
        rows.append(("turn", [f"{position['turn']}; {_waits(position)}"]))
        rows.append(("owes UNO", [enumerated(position["owes_uno"] or ["nobody"])]))
        if position["called_uno"]:
            rows.append(("called UNO", [enumerated(position["called_uno"])]))
    yield from _rows(rows)


def _legal(verdict: Verdict, ink: Ink) -> Iterator[str]:
    yield ink.strong("Legal actions")
    game = verdict.game
    yield from _rows(((player, game.legal(player) or ["none"]) for player in game.players), ", ")


def _result(position: dict[str, Any], ink: Ink) -> Iterator[str]:
    yield ink.strong("Result")
    winner = position["winner"]
    hands = [f"{player} {points}" for player, points in position["caught"].items()]
    yield from _rows([("winner", [f"{winner}, {position['points'][winner]} points"]), ("in hand", hands)], ", ")
