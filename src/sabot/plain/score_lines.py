"""Prints the score pad and the standing in line mode."""

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce

from sabot.match import Match
from sabot.match.score_pad import PadRow, Rank, has_points, pad, standing, teams
from sabot.notation.events import Event
from sabot.options import MATCH_OPTIONS, resolve
from sabot.plain.terminal import Terminal
from sabot.words.language import Language
from sabot.words.names import name_for, names_for
from sabot.words.sentences import sentences
from sabot.words.terminal_style import TerminalStyle

LABELS = ("round", "reset", "total", "left")
"""The labels of lines of the pad."""
NARROWEST = 5
"""The narrowest column for names and points."""
LATEST = 10
"""How many rounds are shown before the match is over."""


class ScorePadLines:
    """The lines of the score pad: rounds down, players or teams across, totals below."""

    def __init__(self, match: Match, terminal: Terminal, me: str | None = None) -> None:
        self.match = match
        self.style = terminal.style
        self.say = terminal.language.say
        self.label_width = max(len(self.say(f"pad-{label}")) for label in LABELS)
        self.players = [team[0] for team in teams(match)]
        """The first player of each team, whose points are the team's."""
        names = ["+".join(name_for(player, me, terminal.language) for player in team) for team in teams(match)]
        room = (terminal.width - 1 - self.label_width) // len(names) - 1
        self.width = max(NARROWEST, min(room, max(map(len, names))))
        self.names = [shortened(name, self.width, self.style) for name in names]

    def head(self) -> str:
        """The line of names."""
        return self.style.strong(self._line(self.say("pad-round"), self.names))

    def row(self, row: PadRow) -> Iterator[str]:
        """The points of a round, with a dash for players who did not play; and a line for points that were reset."""
        before = self.match.rounds[row.number - 2].totals if row.number > 1 else {}
        points = [row.points[player] for player in self.players]
        sums = [before.get(player, 0) + (number or 0) for player, number in zip(self.players, points, strict=True)]
        has_lost = [row.totals[player] < total for player, total in zip(self.players, sums, strict=True)]
        yield self._line(row.number, ("-" if number is None else number for number in points))
        if any(has_lost):
            yield self._line(self.say("pad-reset"), ("0" if lost else "" for lost in has_lost))

    def foot(self) -> Iterator[str]:
        """The totals, and the rounds in which players were eliminated."""
        total = self.say("pad-total")
        yield self.style.faint(self._line("-" * len(total), ("-" * self.width for _ in self.players)))
        yield self.style.strong(self._line(total, (self.match.totals[player] for player in self.players)))
        left = {player: played.number for played in self.match.finished for player in played.eliminated}
        if left:
            yield self._line(self.say("pad-left"), (left.get(player, "") for player in self.players))

    def lines(self, latest: int) -> Iterator[str]:
        """The whole pad, or its latest rounds below the totals before them."""
        rows = pad(self.match)
        yield self.head()
        if len(rows) > latest:
            carried = rows[-latest - 1]
            label = self.say("pad-carried", number=carried.number)
            yield self._line(label, (carried.totals[player] for player in self.players))
        for row in rows[-latest:]:
            yield from self.row(row)
        yield from self.foot()

    def _line(self, label: object, cells: Iterable[object]) -> str:
        return f"{label:>{self.label_width}}" + "".join(f" {cell:>{self.width}}" for cell in cells)


def shortened(name: str, width: int, style: TerminalStyle) -> str:
    """A name cut to a width: its beginning and its last letter.

    >>> (
    ...     shortened("Alexandra", 6, TerminalStyle()),
    ...     shortened("Alexander", 6, TerminalStyle()),
    ...     shortened("Bo", 6, TerminalStyle()),
    ... )
    ('Alex…a', 'Alex…r', 'Bo')
    """
    return name if len(name) <= width else f"{name[: width - 2]}{'…' if style.shapes else '~'}{name[-1]}"


def purpose(match: Match, language: Language, me: str | None = None) -> str:
    """A sentence about how a match is won."""
    codes = resolve(match.edition, match.format, MATCH_OPTIONS)
    numbers = {name: code for name, code in codes.items() if isinstance(code, int)}
    return language.say(f"purpose-{match.scoring}", pairs=opposing(teams(match), language, me), **numbers)


def opposing(pairs: Iterable[Sequence[str]], language: Language, me: str | None = None) -> str:
    """Who plays against whom: the names of all pairs."""
    names = (names_for(pair, me, language) for pair in pairs)
    return reduce(lambda first, second: language.say("against", first=first, second=second), names)


def show_score(terminal: Terminal, match: Match, me: str | None = None) -> None:
    """Print the pad and the standing; a match of one round has neither."""
    if has_points(match) and match.finished:
        terminal.say()
        for line in ScorePadLines(match, terminal, me).lines(len(match.finished) if match.is_over else LATEST):
            terminal.lay_out([line])
        show_standing(terminal, standing(match), me)


def show_standing(terminal: Terminal, ranks: Iterable[Rank], me: str | None = None) -> None:
    """Print all players or teams, the best first."""
    language = terminal.language
    texts = [
        language.say("rank", place=rank.place, players=names_for(rank.players, me, language), total=rank.total)
        for rank in ranks
    ]
    terminal.lay_out(texts, f"{language.say('standing')}  ", "   ")


def show_winners(terminal: Terminal, match: Match, me: str | None = None) -> None:
    """Print who has won the match."""
    won = [Event("won_match", player, number=match.totals[player], rule="") for player in match.winners]
    for text, _ in sentences(won, me, terminal.language):
        terminal.say(text)
