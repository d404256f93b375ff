"""The command `sabot records`: statistics over many records."""

import sys
from contextlib import ExitStack
from pathlib import Path

from sabot.command_line.files import FileName
from sabot.command_line.flags import Flag, Lang
from sabot.errors import Unreadable
from sabot.lab.recorded.record_stream import COLUMNS, read_records
from sabot.lab.recorded.statistics import RecordStatistics, check_group
from sabot.lab.row_files import check_rows_file, open_rows
from sabot.local.record_files import record_directory
from sabot.settings import language_for
from sabot.words.language import Language


def records_command(
    *files: str, by: str = "edition", rows: FileName = None, json: Flag = False, lang: Lang = None
) -> int:
    """Count what happened in many recorded matches: rounds, winners, points, calls, catches and challenges.

    Every record is replayed and checked. A file that cannot be read is named, and does not stop the rest.

    Parameters
    ----------
    files
        Files, and directories with records at any depth; by default, the matches that are recorded here.
    by
        What to compare: `edition`, `players` (how many), `player`, `bot`, or any option of the games, such as
        `stacking`.
    rows
        Save a row for each round in this file, CSV or Parquet.
    json
        Print one JSON object instead of tables.
    lang
        The language of the tables; by default, that of the environment.
    """
    language = language_for(lang)
    found = RecordStatistics(check_group(by))
    if rows is not None:
        check_rows_file(rows, "--rows")

    def name_broken(path: Path, error: Unreadable) -> None:
        found.add_broken(path, error)
        print(f"sabot: {error.at(str(path)).in_full(language)}", file=sys.stderr)

    with ExitStack() as stack:
        writer = None if rows is None else stack.enter_context(open_rows(rows, COLUMNS))
        for record in read_records(*(files or (record_directory(),)), on_broken=name_broken):
            found.add(record)
            if writer is not None:
                writer.write(list(record.rows()))
    _print(found, language, as_json=json)
    return 0


def _print(found: RecordStatistics, language: Language, *, as_json: bool) -> None:
    if as_json:
        from json import dumps

        print(dumps(found.as_json()))
        return
    from sabot.lab.recorded.records_report import report
    from sabot.lab.reporting.report_console import report_console

    with report_console() as console:
        report(found, console, language)
