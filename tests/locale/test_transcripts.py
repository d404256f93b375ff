"""Golden transcripts of Sabot's texts in each language: every changed word shows up here.

`python -m tests.locale.test_transcripts` rewrites the transcripts; review the diff before you commit it.
"""

from pathlib import Path

import pytest
import yaml

from sabot.notation.events import Event
from sabot.referee import judge
from sabot.words.language import LANGUAGES, speak
from sabot.words.sentences import sentences
from sabot.words.terminal_style import TerminalStyle
from sabot.words.transcript import transcript

HERE = Path(__file__).parent
POSITIONS = yaml.safe_load((HERE / "positions.yaml").read_text("utf-8"))
MATCH = [
    Event("drew_high", "ana", "R7", 7, rule="D-012"),
    Event("drew_high", "bo", "Gskip", 0, rule="D-012"),
    Event("drew_high", "cy", "B7", 7, rule="D-012"),
    Event("drew_high", "ana", "Y1", 1, rule="X-10"),
    Event("drew_high", "cy", "wild", 0, rule="X-10"),
    Event("deals", "ana", rule="D-012"),
    Event("scored", "bo", number=22, rule="P-098"),
    Event("scored", "cy", number=510, rule="P-098"),
    Event("eliminated", "cy", rule="P-099"),
    Event("final", "ana", rule="P-100"),
    Event("final", "bo", rule="P-100"),
    Event("won_match", "ana", number=1, rule="P-102"),
]
"""Events of a match, which are formatted for everybody and for ana."""


def told(code: str) -> str:
    """All texts in a language."""
    language = speak(code)
    style = TerminalStyle(language=language)
    verdicts = [judge(yaml.safe_dump(position)) for position in POSITIONS]
    lines = [line for verdict in verdicts for line in transcript(verdict, style, language)]
    for viewer in (None, "ana"):
        lines += [text for text, _ in sentences(MATCH, viewer, language)]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_transcript_is_what_it_was(language: str) -> None:
    assert told(language) == (HERE / "transcripts" / f"{language}.txt").read_text("utf-8")


if __name__ == "__main__":
    for spoken in LANGUAGES:
        (HERE / "transcripts" / f"{spoken}.txt").write_text(told(spoken), "utf-8")
