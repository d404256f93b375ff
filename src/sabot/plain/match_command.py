"""The command `sabot match`: plays or resumes a match in line mode."""

from json import dumps

from sabot.command_line.files import FileName, reading
from sabot.command_line.flags import Flag, Lang
from sabot.errors import Unreadable
from sabot.local.local_match import is_drawn
from sabot.local.opponents import check_recorded
from sabot.local.paces import own_pace
from sabot.local.record_files import create_record, resume_record
from sabot.plain.bots_only import report, watch
from sabot.plain.line_match import LineMatch
from sabot.plain.match_flags import MatchFlags, check_left_out, check_who_plays, match_from_flags
from sabot.plain.session import Session, run_recorded
from sabot.plain.terminal import Terminal
from sabot.settings import language_for


def match_command(
    *,
    wanted: MatchFlags | None = None,
    resume: FileName = None,
    json: Flag = False,
    fast: Flag = False,
    lang: Lang = None,
) -> int:
    """Play a match: round after round, with a score pad.

    Parameters
    ----------
    resume
        Continue the match recorded in this file.
    json
        With `--bots`: only print one JSON object at the end.
    fast
        Bots play at once, and never react before you.
    lang
        The language of all texts; by default, that of the environment.
    """
    wanted = wanted or MatchFlags()
    terminal = Terminal.of_process(language=language_for(lang), pace=own_pace(is_fast=fast))
    if resume is not None:
        check_left_out(wanted, "not-for-resumed")
        go_on_with(resume, terminal, json=json)
        return 0
    check_who_plays(wanted, json=json)
    match = match_from_flags(wanted, terminal)
    if match is None:
        return 0
    if wanted.bots and wanted.record is None:
        play_on(LineMatch(terminal, match), json=json)
    else:
        with create_record(match, wanted.record) as journal:
            play_on(LineMatch(terminal, match, journal, is_salted=wanted.seed is None), json=json)
    return 0


def go_on_with(file: str, terminal: Terminal, *, json: bool = False) -> None:
    """Resume the match in a record file."""
    with resume_record(file) as journal:
        with reading(file):
            check_recorded(journal.match.bots.values())
            line_match = LineMatch(terminal, journal.match, journal, is_salted=is_drawn(journal.match.seed))
        if json and line_match.people:
            raise Unreadable("for-bots", "--json")
        play_on(line_match, json=json)


def play_on(line_match: LineMatch, *, json: bool = False) -> None:
    """Play a match to its end, with people or without."""
    if line_match.people:
        run_recorded(Session(line_match), "match")
    elif json:
        print(dumps(report(line_match)))
    else:
        watch(line_match)
