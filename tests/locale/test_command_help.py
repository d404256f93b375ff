"""The help of every command is in the language of the reader."""

import re

import pytest

from sabot.cli import app, main
from sabot.words.language import ENGLISH, LANGUAGES, VARIABLES, Language
from tests.support.words.catalogues import patterns

COMMANDS = [name for name in app if not name.startswith("-")]
PAGES = [["--help"], *([name, "--help"] for name in COMMANDS)]
HELP = re.compile("command-|placeholder$")
"""The messages that only the help uses."""
each_other = pytest.mark.parametrize("language", [code for code in LANGUAGES if code != ENGLISH])


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """An environment without a language, and a screen that is wide enough for every line."""
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "2000")


def messages(language: str) -> set[str]:
    """The messages of the help in a catalogue."""
    found = (f"{name}.{attribute}" if attribute else name for name, attribute, _ in patterns(language))
    return {name for name in found if HELP.match(name.partition(".")[0])}


@each_other
def test_every_command_and_flag_is_explained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    asked: set[str] = set()

    def ask(_: Language, message: str, **words: str) -> str:
        asked.add(message)
        return f"⟦{''.join(words.values())}⟧"

    monkeypatch.setattr(Language, "say", ask)
    for page in PAGES:
        assert main([*page, "--lang", language]) == 0
    assert asked - messages(language) == set(), "missing"
    assert messages(language) - asked == set(), "superfluous"
    told = re.sub(r"⟦[^⟦⟧]*⟧", "", re.sub(r"⟦[^⟦⟧]*⟧", "", capsys.readouterr().out))
    assert set(re.findall(r"[\w-]*[^\W\d_]{2,}[\w-]*", told)) <= {*COMMANDS, *re.findall(r"--[a-z-]+", told)}


def test_english_help_is_in_the_docstrings_alone() -> None:
    assert messages(ENGLISH) == set()


def test_the_help_follows_the_flag_or_the_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def told(*arguments: str) -> str:
        assert main(arguments) == 0
        return capsys.readouterr().out

    french = "Utilisation\u00a0: sabot verify [OPTIONS] FICHIER\n"
    english = "Usage: sabot verify [OPTIONS] FILE\n"
    assert told("verify", "--help").startswith(english)
    assert told("verify", "--help", "--lang", "fr").startswith(french)
    assert told("--lang=fr", "--help").startswith("Utilisation\u00a0: sabot COMMANDE\n")
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert told("verify", "-h").startswith(french)
    assert told("verify", "--help", "--lang", "en").startswith(english)


def unwrapped(page: str) -> str:
    """A page as one line, however wide the terminal is."""
    return re.sub(r"[│\s]+", " ", page)


def test_a_help_page_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help", "--lang", "fr"]) == 0
    told = capsys.readouterr().out.replace("\u00a0", " ")
    assert "\nFait tourner un serveur pour les navigateurs et les programmes, jusqu’à Ctrl-C.\n" in told
    assert "╭─ Options ─" in told
    assert "--port NOMBRE Le port où écouter ; 0 prend un port libre." in unwrapped(told)
    assert "Un socket transmis par systemd le remplace. [par défaut : 8000]" in unwrapped(told)
    assert "[choix : debug, info, warning, error] [par défaut : info]" in unwrapped(told)
    assert "[variable d’environnement : SABOT_BUS]" in unwrapped(told)
    assert main(["referee", "--help", "--lang", "fr"]) == 0
    told = capsys.readouterr().out.replace("\u00a0", " ")
    assert "\nJuge une position et son scénario" in told
    assert "\n\nLe code de sortie est 0 si" in told
    assert "Une position en YAML ou JSON avec un script ; - lit l’entrée standard. [obligatoire]" in unwrapped(told)
    assert main(["--help", "--lang", "fr"]) == 0
    told = capsys.readouterr().out
    assert "Le code de sortie" not in told
    assert "--help (-h)  Affiche cette aide et quitte." in told
