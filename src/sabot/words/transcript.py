"""What the referee found, for people: every line of the script with its consequences and their rules."""

from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Any

from sabot.notation.events import Event
from sabot.notation.options import format_value
from sabot.referee import Step, Verdict
from sabot.rulebook import quoted
from sabot.words.language import Language
from sabot.words.sentences import sentences
from sabot.words.terminal_style import TerminalStyle

WIDTH = 100
UNBROKEN = "\N{NO-BREAK SPACE}"


def transcript(verdict: Verdict, ink: TerminalStyle, language: Language, width: int = WIDTH) -> Iterator[str]:
    """The lines of a transcript; what may be long is wrapped to a width."""
    return _Transcript(verdict, ink, language, width).lines()


class _Transcript:
    """A verdict that is being told."""

    def __init__(self, verdict: Verdict, ink: TerminalStyle, language: Language, width: int) -> None:
        self.verdict = verdict
        self.ink = ink
        self.language = language
        self.width = width
        self.say = language.say

    def lines(self) -> Iterator[str]:
        """All of it."""
        verdict = self.verdict
        yield from self.opening()
        for number, step in enumerate(verdict.steps, 1):
            yield self.step(number, step)
            yield from self.told(step.events)
        if verdict.refused is not None:
            yield from self.refused(len(verdict.steps) + 1, verdict.refused)
        position = verdict.game.describe()
        yield ""
        yield from self.position(position)
        yield ""
        if position["phase"] == "over":
            yield from self.result(position)
        else:
            yield from self.legal()

    def opening(self) -> Iterator[str]:
        """Who plays what, and what lies there."""
        opening, ink = self.verdict.opening, self.ink
        players = self.language.list(opening["players"])
        yield self.say(
            "transcript-opening", edition=ink.strong(opening["edition"]), players=players, dealer=opening["dealer"]
        )
        for option, value in opening["options"].items():
            yield f"   {option}: {format_value(value)}"
        yield from self.told(self.verdict.game.start)
        if opening["turn"]:
            top = self.say("transcript-top", card=ink.card(opening["discard"][0]), waits=self.waits(opening))
            yield f"   {top}"
        yield ""

    def waits(self, position: dict[str, Any]) -> str:
        """Who is waited for, and what for."""
        return self.say("waits", phase=position["phase"], players=self.language.list(position["waiting"]))

    def step(self, number: int, step: Step) -> str:
        """A line of the script."""
        return self.ink.strong(f"{number}. {step.actor}: {step.action}")

    def told(self, events: Iterable[Event]) -> Iterator[str]:
        """Events as sentences with their rules."""
        for text, rule in sentences(events, language=self.language):
            yield f"   {self.ink.words(text)} {self.ink.faint(f'[{rule}]')}"

    def refused(self, number: int, step: Step) -> Iterator[str]:
        """The line that was refused, and the rule that refuses it, in its own words."""
        error, ink = self.verdict.error, self.ink
        assert error is not None
        yield self.step(number, step)
        refused = ink.warning(self.say("transcript-refused"))
        yield f"   {refused} {error.say(self.language)} {ink.faint(error.code)}"
        yield from (f"   {line}" for line in wrap(quoted(error.rule, self.language), self.width - 3))
        yield f"   {self.say('transcript-unchanged')}"

    def position(self, position: dict[str, Any]) -> Iterator[str]:
        """What is on the table in the end."""
        say, names = self.say, self.language.list
        yield self.ink.strong(say("transcript-position"))
        rows = [(player, self.pile(hand)) for player, hand in position["hands"].items()]
        rows += [(say(f"transcript-{pile}"), self.pile(position[pile])) for pile in ("draw", "discard")]
        colour = say("colour", hue=position["colour"]) if position["colour"] else say("not-called")
        rows.append((say("transcript-colour"), [colour]))
        if position["side"]:
            rows.append((say("transcript-side"), [say("side", side=position["side"])]))
        rows.append((say("transcript-direction"), [say("direction", direction=position["direction"])]))
        if position["phase"] != "over":
            rows.append((say("transcript-turn"), [f"{position['turn']}; {self.waits(position)}"]))
            rows.append((say("transcript-owes"), [names(position["owes_uno"]) or say("nobody").lower()]))
            if position["called_uno"]:
                rows.append((say("transcript-called"), [names(position["called_uno"])]))
        yield from _rows(rows, self.width)

    def pile(self, cards: list[str]) -> list[str]:
        """Cards, and how many they are."""
        return [*cards, f"({self.say('cards', number=len(cards))})"]

    def legal(self) -> Iterator[str]:
        """What everybody may do."""
        yield self.ink.strong(self.say("transcript-legal"))
        game, none = self.verdict.game, self.say("transcript-none")
        yield from _rows(((player, game.legal(player) or [none]) for player in game.players), self.width, ", ")

    def result(self, position: dict[str, Any]) -> Iterator[str]:
        """Who won, and what the hands count."""
        yield self.ink.strong(self.say("transcript-result"))
        winner = position["winner"]
        points = self.say("points", number=position["points"][winner])
        hands = [f"{player} {count}" for player, count in position["caught"].items()]
        rows = [(self.say("transcript-winner"), [f"{winner}, {points}"]), (self.say("transcript-in-hand"), hands)]
        yield from _rows(rows, self.width, ", ")


def _rows(rows: Iterable[tuple[str, list[str]]], width: int, gap: str = "  ") -> Iterator[str]:
    """Labels and what belongs to them, in columns; what is too long goes on in the next line."""
    labelled = list(rows)
    column = 5 + max(len(label) for label, _ in labelled)
    for label, words in labelled:
        text = gap.join(word.replace(" ", UNBROKEN) for word in words)
        lines = wrap(text, max(width - column, 40), break_long_words=False, break_on_hyphens=False)
        for number, line in enumerate(lines):
            yield f"   {'' if number else label}".ljust(column) + line.replace(UNBROKEN, " ")
