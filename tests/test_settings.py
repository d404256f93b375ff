"""The settings file."""

import io
from pathlib import Path

import pytest

from sabot.cli import main
from sabot.errors import Unreadable
from sabot.local.opponents import own_name
from sabot.local.paces import PACES, own_pace
from sabot.settings import VALUES, Settings, language_for, parse_settings, read_settings, settings_file, write_settings
from sabot.tui.app import depth_of
from sabot.tui.widgets.palette import FEW, FULL
from sabot.words.language import speak


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A settings file with everything in it."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    file = settings_file()
    file.parent.mkdir(parents=True)
    file.write_text('name = "Zoé"\nlanguage = "fr"\ntheme = "plain"\npace = "slow"\n', encoding="utf-8")
    return file


def test_settings_are_used_unless_a_flag_says_otherwise(written: Path) -> None:
    assert read_settings() == Settings("Zoé", "fr", "plain", "slow")
    assert language_for(None).code == "fr"
    assert language_for("pt").code == "pt"
    assert (own_name(None, speak("en")), own_name("Bo", speak("en"))) == ("Zoé", "Bo")
    assert (own_pace(), own_pace(is_fast=True)) == (2.0, 0.0)


def test_without_a_file_nothing_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert read_settings() == Settings()
    assert own_pace() == 1.0


def test_the_theme_plain_uses_the_colours_of_the_terminal(written: Path) -> None:
    class Colourful:
        color_system = "truecolor"

    assert depth_of({}, Colourful()) == FEW  # type: ignore[arg-type]
    written.unlink()
    from sabot import settings

    settings._read.cache_clear()
    assert depth_of({}, Colourful()) == FULL  # type: ignore[arg-type]


def test_a_match_has_the_name_and_the_language(
    written: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert main(["play", "--plain", "--edition", "deluxe", "--players", "2"]) == 0
    assert "Pour continuer" in capsys.readouterr().out
    (kept,) = (tmp_path / "data" / "sabot" / "matches").iterdir()
    assert "Zoé" in kept.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('pace = "hasty"', "settings.toml: pace must be waiting, quick, usual or slow, not “hasty”"),
        ("name = 3", "settings.toml: name must be text in quotes, not 3"),
        (
            'colour = "red"',
            "settings.toml: there is no setting colour; the settings are name, language, theme, pace or sort",
        ),
        ("name = Ana", "settings.toml: line 1: the settings cannot be read: a line must look like name"),
        ('name = "Ana"\nname = "Bo"\npace = "slow"', "settings.toml: line 2: this setting appears twice"),
    ],
)
def test_what_is_wrong_is_said(text: str, said: str) -> None:
    with pytest.raises(Unreadable) as error:
        parse_settings(text, "settings.toml")
    assert str(error.value).startswith(said)


def test_a_command_names_the_file_and_changes_nothing(
    written: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    written.write_text("name = ", encoding="utf-8")
    assert main(["options"]) == 2
    assert f"{written}: line 1: the settings cannot be read" in capsys.readouterr().err
    assert main(["--help"]) == 0


def test_the_paces_are_those_of_the_table() -> None:
    assert tuple(PACES.values()) == VALUES["pace"]


def test_what_is_written_can_be_read_and_the_rest_stays(written: Path) -> None:
    written.write_text('# my settings\nname = "Zoé"\npace = "slow"\n', encoding="utf-8")
    given = Settings(name='Bo "the bold" \\\\1', theme="wood", sort="value")
    assert write_settings(given) == Settings(given.name, None, "wood", "slow", "value")
    assert read_settings() == Settings(given.name, None, "wood", "slow", "value")
    assert written.read_text("utf-8").startswith("# my settings\n")


def test_a_file_with_an_error_is_not_overwritten(written: Path) -> None:
    written.write_text("name = ", encoding="utf-8")
    with pytest.raises(Unreadable):
        write_settings(Settings(theme="wood"))
    assert written.read_text("utf-8") == "name = "


def test_a_user_without_a_home_has_no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    """A service may run as a user whom the system does not know."""

    def no_home() -> Path:
        raise RuntimeError("could not determine the home directory")

    monkeypatch.setattr("sabot.settings.config_directory", no_home)
    assert read_settings() == Settings()
