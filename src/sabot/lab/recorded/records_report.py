"""Prints statistics over records."""

from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from sabot.kernel.codes import Tally
from sabot.lab.measures.bluffs import Bluffs
from sabot.lab.measures.estimates import length_of, share_of
from sabot.lab.recorded.statistics import BY_PLAYER, PlayerGroup, RecordStatistics, RoundGroup
from sabot.lab.reporting.report_parts import new_table, print_section, with_margin
from sabot.lab.reporting.study_report import endings_table, tally_table
from sabot.words.language import Language
from sabot.words.names import player_name

SHOWN = 20
"""How many players are shown, those with most rounds first; files and JSON have all of them."""


def report(found: RecordStatistics, console: Console, language: Language) -> None:
    """Print the statistics."""
    counts = found.total.counts
    print_section(console, _headline(found, language))
    if not counts.played:
        return
    if found.by not in BY_PLAYER:
        groups = [(name, group) for name, group in sorted(found.groups.items()) if group.counts.played]
        if len(groups) != 1:
            groups.append((language.say("matches-all"), found.total))
        title = language.say("records-by", by=found.by)
        print_section(console, title, _rounds(groups, language), "", _rounds_acts(groups, language))
    name = str if found.by == "bot" else player_name
    known = [(name(player), group) for player, group in found.players.items() if group.rounds]
    players = sorted(known, key=lambda player: (-player[1].rounds, player[0]))
    title = language.say("records-bots" if found.by == "bot" else "records-players")
    shown = players[:SHOWN]
    print_section(console, title, _players(shown, language), "", _players_acts(shown, language))
    if len(players) > SHOWN:
        print_section(console, language.say("records-more", number=len(players) - SHOWN))
    print_section(console, language.say("lab-endings"), endings_table(counts, language))
    print_section(console, language.say("lab-tally"), tally_table(counts, language))


def _headline(found: RecordStatistics, language: Language) -> str:
    return language.say(
        "records-headline",
        records=found.records,
        rounds=found.total.counts.played,
        over=found.total.over,
        broken=len(found.broken),
    )


def _rounds(groups: Sequence[tuple[str, RoundGroup]], language: Language) -> Table:
    table = new_table(language, "", "matches", "rounds", "turns", "first", "points")
    for name, group in groups:
        counts = group.counts
        table.add_row(
            escape(name),
            language.figure(group.matches),
            language.figure(counts.played),
            with_margin(length_of(counts), ".1f", language),
            with_margin(share_of(counts.sums.wins[0], counts.played), ".1%", language),
            language.figure(counts.sums.points / counts.played, ".1f"),
        )
    return table


def _rounds_acts(groups: Sequence[tuple[str, RoundGroup]], language: Language) -> Table:
    table = new_table(language, "", "calls", "catches", "challenges", "found")
    for name, group in groups:
        bluffs = Bluffs.of(group.counts.sums)
        found = bluffs.bluffs.challenged
        numbers = (group.calls, group.counts.sums.tally[Tally.CATCHES], found + bluffs.honest.challenged, found)
        table.add_row(escape(name), *map(language.figure, numbers))
    return table


def _players(players: Sequence[tuple[str, PlayerGroup]], language: Language) -> Table:
    table = new_table(language, "", "rounds", "won", "share", "points")
    for name, group in players:
        table.add_row(
            escape(name),
            language.figure(group.rounds),
            language.figure(group.won),
            with_margin(share_of(group.won, group.rounds), ".1%", language),
            language.figure(group.points / group.rounds, ".1f"),
        )
    return table


def _players_acts(players: Sequence[tuple[str, PlayerGroup]], language: Language) -> Table:
    table = new_table(language, "", "calls", "catches", "caught", "challenges", "found")
    for name, group in players:
        keys = ("calls", "catches", "caught", "challenges", "challenges_won")
        table.add_row(escape(name), *(language.figure(group.done[key]) for key in keys))
    return table
