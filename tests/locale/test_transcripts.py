"""What Sabot says, word for word, in each language: whoever changes a word sees it here.

`python -m tests.locale.test_transcripts` writes the transcripts anew; read what changed before keeping it.
"""

from pathlib import Path

import pytest
import yaml

from sabot.events import Event
from sabot.ink import Ink
from sabot.language import LANGUAGES, speak
from sabot.referee import judge
from sabot.sentences import sentences
from sabot.transcript import transcript

HERE = Path(__file__).parent
POSITIONS = yaml.safe_load((HERE / "positions.yaml").read_text("utf-8"))
MATCH = [
    Event("drew_high", "D-012", "ana", "R7", 7),
    Event("drew_high", "D-012", "bo", "Gskip", 0),
    Event("drew_high", "D-012", "cy", "B7", 7),
    Event("drew_high", "X-10", "ana", "Y1", 1),
    Event("drew_high", "X-10", "cy", "wild", 0),
    Event("deals", "D-012", "ana"),
    Event("scored", "P-098", "bo", number=22),
    Event("scored", "P-098", "cy", number=510),
    Event("eliminated", "P-099", "cy"),
    Event("final", "P-100", "ana"),
    Event("final", "P-100", "bo"),
    Event("won_match", "P-102", "ana", number=1),
]
"""What a match tells, to everybody and to ana."""


def told(code: str) -> str:
    """Everything in a language."""
    language = speak(code)
    ink = Ink(language=language)
    verdicts = [judge(yaml.safe_dump(position)) for position in POSITIONS]
    lines = [line for verdict in verdicts for line in transcript(verdict, ink, language)]
    for viewer in (None, "ana"):
        lines += [text for text, _ in sentences(MATCH, viewer, language)]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_transcript_is_what_it_was(language: str) -> None:
    assert told(language) == (HERE / "transcripts" / f"{language}.txt").read_text("utf-8")


if __name__ == "__main__":
    for spoken in LANGUAGES:
        (HERE / "transcripts" / f"{spoken}.txt").write_text(told(spoken), "utf-8")
