"""The command `sabot matches`: the records of this user."""

from itertools import groupby
from json import dumps
from typing import Literal

from sabot.command_line.flags import Flag, Lang
from sabot.errors import Unreadable
from sabot.local.kept_records import KeptRecord, kept_records, statistics_of
from sabot.local.record_files import record_directory
from sabot.plain.terminal import Terminal
from sabot.settings import language_for
from sabot.words.names import player_name

What = Literal["list", "resume", "replay", "statistics"]


def matches_command(what: What = "list", number: int = 1, /, *, json: Flag = False, lang: Lang = None) -> int:
    """List the matches that are recorded here; resume or replay one.

    Parameters
    ----------
    what
        `list`: all matches, the latest first. `resume` or `replay`: the match with that number in the list.
        `statistics`: how many you played and won, in each game.
    number
        The number of a match in the list.
    json
        With `list`: print a list of JSON objects.
    lang
        The language of all texts; by default, that of the environment.
    """
    if json and what != "list":
        raise Unreadable("for-list", "--json")
    records = kept_records()
    if json:
        print(dumps([record.as_json() for record in records], ensure_ascii=False))
    elif what == "list":
        show_list(records, Terminal.of_process(language=language_for(lang)))
    elif what == "statistics":
        show_statistics(records, Terminal.of_process(language=language_for(lang)))
    else:
        open_record(pick(records, number), what, lang)
    return 0


def pick(records: list[KeptRecord], number: int) -> KeptRecord:
    """The record with a number of the list, or Unreadable."""
    if not 1 <= number <= len(records):
        raise Unreadable("no-kept-match", number=number, last=len(records))
    return records[number - 1]


def open_record(record: KeptRecord, what: What, lang: Lang) -> None:
    """Resume or replay a match, as `sabot play` and `sabot replay` do."""
    if what == "resume":
        from sabot.tui.play_command import play_command

        if record.is_over:
            raise Unreadable("match-is-over", str(record.path))
        play_command(resume=str(record.path), lang=lang)
    else:
        from sabot.tui.replay_command import replay_command

        replay_command(str(record.path), lang=lang)


def show_list(records: list[KeptRecord], terminal: Terminal) -> None:
    """Print a line for each match, and what can be done with them."""
    say = terminal.language.say
    if not records:
        terminal.tell("matches-none", directory=str(record_directory()))
        return
    for number, record in enumerate(records, 1):
        winners = terminal.language.list([player_name(winner) for winner in record.winners])
        state = say("matches-won", winners=winners) if record.is_over else say("matches-open", round=record.rounds)
        players = ", ".join(map(player_name, record.players))
        label = terminal.style.strong(f"{number:>3}")
        terminal.lay_out([label, f"{record.at:%Y-%m-%d %H:%M}", f"{record.edition:6}", players, state])
    terminal.say()
    terminal.lay_out(["sabot matches resume 1", "sabot matches replay 1", "sabot matches statistics"], gap=" · ")


def show_statistics(records: list[KeptRecord], terminal: Terminal) -> None:
    """Print how many matches were played and won, for each edition and together."""
    by_edition = sorted(records, key=lambda record: record.edition)
    groups = [(edition, list(group)) for edition, group in groupby(by_edition, key=lambda record: record.edition)]
    for edition, group in [*groups, ("", by_edition)]:
        counted = statistics_of(group)
        name = edition or terminal.language.say("matches-all")
        terminal.tell(
            "matches-statistics",
            name=name,
            matches=counted.matches,
            over=counted.over,
            won=counted.won,
            rounds=counted.rounds,
        )
