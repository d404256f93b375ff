"""Prints a referee's verdict for people: every line of the script with its events and their rules."""

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


def transcript(verdict: Verdict, style: TerminalStyle, language: Language, width: int = WIDTH) -> Iterator[str]:
    """The lines of a transcript; long lines are wrapped."""
    return _Transcript(verdict, style, language, width).lines()


class _Transcript:
    """Formats a verdict."""

    def __init__(self, verdict: Verdict, style: TerminalStyle, language: Language, width: int) -> None:
        self.verdict = verdict
        self.style = style
        self.language = language
        self.width = width
        self.say = language.say

    def lines(self) -> Iterator[str]:
        """All lines."""
        verdict = self.verdict
        yield from self.opening()
        for number, step in enumerate(verdict.steps, 1):
            yield self.step(number, step)
            yield from self.sentences(step.events)
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
        """The players, the edition, the options and the first card."""
        opening, style = self.verdict.opening, self.style
        players = self.language.list(opening["players"])
        yield self.say(
            "transcript-opening", edition=style.strong(opening["edition"]), players=players, dealer=opening["dealer"]
        )
        for option, value in opening["options"].items():
            yield f"   {option}: {format_value(value)}"
        yield from self.sentences(self.verdict.game.start)
        if opening["turn"]:
            top = self.say("transcript-top", card=style.card(opening["discard"][0]), waits=self.waits(opening))
            yield f"   {top}"
        yield ""

    def waits(self, position: dict[str, Any]) -> str:
        """Who must decide, and what."""
        return self.say("waits", phase=position["phase"], players=self.language.list(position["waiting"]))

    def step(self, number: int, step: Step) -> str:
        """A line of the script."""
        return self.style.strong(f"{number}. {step.actor}: {step.action}")

    def sentences(self, events: Iterable[Event]) -> Iterator[str]:
        """Events as sentences with their rules."""
        for text, rule in sentences(events, language=self.language):
            yield f"   {self.style.words(text)} {self.style.faint(f'[{rule}]')}"

    def refused(self, number: int, step: Step) -> Iterator[str]:
        """The refused line, and the rule behind the refusal, quoted."""
        error, style = self.verdict.error, self.style
        assert error is not None
        yield self.step(number, step)
        refused = style.warning(self.say("transcript-refused"))
        yield f"   {refused} {error.say(self.language)} {style.faint(error.code)}"
        yield from (f"   {line}" for line in wrap(quoted(error.rule, self.language), self.width - 3))
        yield f"   {self.say('transcript-unchanged')}"

    def position(self, position: dict[str, Any]) -> Iterator[str]:
        """The final position."""
        say, names = self.say, self.language.list
        yield self.style.strong(say("transcript-position"))
        rows = [(player, self.pile(hand)) for player, hand in position["hands"].items()]
        rows += [(say(f"transcript-{pile}"), self.pile(position[pile])) for pile in ("draw", "discard")]
        colour = say("colour", hue=position["colour"]) if position["colour"] else say("not-called")
        rows.append((say("transcript-colour"), [colour]))
        if position["side"]:
            rows.append((say("transcript-side"), [say("side", side=position["side"])]))
        rows.append((say("transcript-direction"), [say("direction", direction=position["direction"])]))
        if position["phase"] != "over":
            asked = say("transcript-asked", player=position["turn"], waits=self.waits(position))
            rows.append((say("transcript-turn"), [asked]))
            rows.append((say("transcript-owes"), [names(position["owes_uno"]) or say("nobody").lower()]))
            if position["called_uno"]:
                rows.append((say("transcript-called"), [names(position["called_uno"])]))
        yield from _rows(rows, self.width)

    def pile(self, cards: list[str]) -> list[str]:
        """Cards and their number."""
        return [*cards, f"({self.say('cards', number=len(cards))})"]

    def legal(self) -> Iterator[str]:
        """The legal actions of all players."""
        yield self.style.strong(self.say("transcript-legal"))
        game, none = self.verdict.game, self.say("transcript-none")
        yield from _rows(((player, game.legal(player) or [none]) for player in game.players), self.width, ", ")

    def result(self, position: dict[str, Any]) -> Iterator[str]:
        """The winner, and the points of the hands."""
        yield self.style.strong(self.say("transcript-result"))
        winner = position["winner"]
        points = self.say("points", number=position["points"][winner])
        hands = [f"{player} {count}" for player, count in position["caught"].items()]
        rows = [(self.say("transcript-winner"), [f"{winner}, {points}"]), (self.say("transcript-in-hand"), hands)]
        yield from _rows(rows, self.width, ", ")


def _rows(rows: Iterable[tuple[str, list[str]]], width: int, gap: str = "  ") -> Iterator[str]:
    """Labels and their values in columns; long values are wrapped."""
    labelled = list(rows)
    column = 5 + max(len(label) for label, _ in labelled)
    for label, words in labelled:
        text = gap.join(word.replace(" ", UNBROKEN) for word in words)
        lines = wrap(text, max(width - column, 40), break_long_words=False, break_on_hyphens=False)
        for number, line in enumerate(lines):
            yield f"   {'' if number else label}".ljust(column) + line.replace(UNBROKEN, " ")
