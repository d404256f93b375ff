"""The command `sabot replay`: full screen in a terminal, line mode elsewhere."""

from sabot.command_line.files import File, read_text, reading
from sabot.command_line.flags import Flag, Lang
from sabot.match.replay import Replay
from sabot.plain.records.line_replay import find_first, find_onlooker, print_json, replay_plainly
from sabot.settings import language_for
from sabot.tui.play_command import is_screen


def replay_command(
    file: File,
    /,
    *,
    seat: str | None = None,
    open_: Flag = False,
    round_: int | None = None,
    step: int | None = None,
    json: Flag = False,
    plain: Flag = False,
    lang: Lang = None,
) -> int:
    """Replay a recorded match step by step.

    In a terminal the table fills the screen, and `?` shows the keys for moving around. Elsewhere all steps are printed.

    Parameters
    ----------
    file
        The record of a match; `-` reads standard input.
    seat
        Show only what this player could see and hear; `nobody` stands for a spectator.
    open_
        Show all hands; this is the default unless `--seat` is given.
    round_
        Start at the deal of this round.
    step
        Start at this step; steps are numbered through the whole match.
    json
        Print one JSON object instead.
    plain
        Print line by line, for a screen reader or a pipe.
    lang
        The language of all texts; by default, that of the environment.
    """
    text = read_text(file)
    with reading(file):
        replay = Replay(text)
    onlooker = find_onlooker(replay, seat, is_open=open_)
    first = find_first(replay, round_, step)
    language = language_for(lang)
    if json:
        print_json(replay, onlooker, first)
    elif plain or not is_screen() or not replay.steps:
        replay_plainly(replay, onlooker, first, language)
    else:
        from sabot.tui.launch import run
        from sabot.tui.screens.replay_screen import ReplayScreen
        from sabot.tui.sources.replay_source import ReplaySource

        run(language, lambda app: ReplayScreen(ReplaySource(replay, onlooker, first, app.language)), 1)
    return 0
