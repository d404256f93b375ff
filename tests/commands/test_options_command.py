"""`sabot options`."""

import json

import pytest

from sabot.cli import main
from sabot.options import MATCH_OPTIONS, OPTIONS, options_of


def test_every_option_is_listed_with_values_and_default(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["options"]) == 0
    said = capsys.readouterr().out
    for option in (*OPTIONS, *MATCH_OPTIONS):
        assert f"  {option.name}  default" in said
    assert "howlers  default 1  (potter)" in said


def test_an_edition_has_its_own_options_and_sheets(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["options", "potter"]) == 0
    said = capsys.readouterr().out
    assert "howlers" in said
    assert "001-es" in said
    assert "uno_window  default begun\n" in said
    assert main(["options", "deluxe"]) == 0
    said = capsys.readouterr().out
    assert "howlers  " not in said
    assert "001-es" not in said


def test_options_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["options", "wizz", "--json"]) == 0
    listed = {option["name"]: option for option in json.loads(capsys.readouterr().out)}
    assert set(listed) == {option.name for option in (*options_of("wizz"), *MATCH_OPTIONS)}
    assert listed["stacking"]["values"] == ["off", "same", "any"]
    assert listed["target"]["of"] == "match"


def test_options_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["options", "potter", "--lang", "fr"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Options d’une manche")
    assert "000-fr\N{NO-BREAK SPACE}: Le gagnant" in out
