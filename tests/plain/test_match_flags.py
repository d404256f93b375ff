"""The flags of `sabot match`, valid and invalid."""

import pytest

from sabot.plain.match_flags import MatchFlags, match_from_flags
from tests.plain.commands import Command
from tests.support.people import Person


def test_seats_are_as_many_as_the_format_and_the_people_need(command: Command) -> None:
    def seats(*arguments: str) -> int:
        command.file.unlink(missing_ok=True)
        return len(command.play(*arguments, lines=())[1].players)

    assert seats() == 4
    assert seats("--people", "a", "b", "c", "d", "e") == 5
    assert seats("--scoring", "rotation") == 4
    assert seats("--option", "scoring=rotation", "--people", "a", "b", "c", "d", "e") == 8
    assert seats("--scoring", "partners", "--people", "a", "b") == 4


def test_what_is_left_out_is_asked_for_and_need_not_be_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    person = Person()
    person.is_live = True
    answers = iter(["flip", "2", "q", "wizz", "q"])
    monkeypatch.setattr("builtins.input", lambda question: next(answers))
    match = match_from_flags(MatchFlags(), person)
    assert match is not None
    assert (match.edition, match.players) == ("flip", ("Robin", "Bo", "Cy"))
    assert match_from_flags(MatchFlags(), person) is None
    assert match_from_flags(MatchFlags(), person) is None
    assert match_from_flags(MatchFlags(bots=True, scoring="none"), person) is not None


def test_options_of_the_match_and_of_the_edition_alike(command: Command) -> None:
    options = ("--option", "stacking=same", "next_dealer=winner", "--option", "target=300", "--target", "300")
    _, match = command.play(*options, lines=())
    assert match.options == {"stacking": "same"}
    assert match.format == {"next_dealer": "winner", "target": 300}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--json"], "--json: can only be used with --bots"),
        (["--bots", "--people", "ana"], "--people: names people, but with --bots only bots play"),
        (["--bots", "--name", "ana"], "--name: names people, but with --bots only bots play"),
        (["--name", "ana", "--people", "bo"], "--name: is for one person; use --people for several"),
        (["--players", "11"], "--players: must be from 2 to 10 players, not 11"),
        (["--players", "2", "--people", "a", "b", "c"], "--players: 3 people are too many for 2 players"),
        (["--people", "ana", "Ana"], "players: two players have the same name"),
        (["--people", *"abcdefghijk"], "players: must be from 2 to 10 players, not 11"),
        (["--scoring", "most"], "--scoring"),
        (["--scoring", "lowest", "--option", "scoring=none"], "--scoring: is lowest, but --option scoring is none"),
        (["--option", "scoring=[1]"], "format: option scoring must be"),
        (["--target", "0"], "format: option target must be a whole number from 1"),
        (["--scoring", "none", "--target", "5"], "format: option target belongs to winner"),
        (["--scoring", "partners", "--players", "5"], "format: partners is for 4, 6, 8 or 10 players, not 5"),
        (["--option", "luck=1"], "options: there is no option “luck”"),
        (["--birthday", "you"], "--birthday: must be name=month-day, such as ana=07-31, not “you”"),
        (["--birthday", "zed=01-01"], "“zed” is not a player"),
        (["--birthday", "robin=01-01"], "birthdays: the birthday of Bo is missing"),
        (["--seed", ""], "seed: must be one line of 1 to 200 characters"),
        (
            ["--policy", "genius"],
            "--policy: there is no bot “genius”; the bots are novice, gentle, casual, fair, sharp,",
        ),
        (["--resume", "no such file"], "no such file: No such file or directory"),
        (["--resume", "x", "--players", "3"], "--players: cannot be used with --resume"),
        (["--record", "no/such/directory"], "no/such/directory: No such file or directory"),
        (["ana"], "too many arguments: ana"),
    ],
)
def test_what_a_user_does_wrong_is_one_line(command: Command, arguments: list[str], said: str) -> None:
    assert command.run(*arguments, code=2) == ""
    assert command.error.startswith("sabot: ")
    assert said in command.error
    assert len(command.error.splitlines()) == 1


def test_help_names_every_option(command: Command) -> None:
    said = command.run("--help")
    assert said.startswith("Usage: sabot match")
    options = "edition players people name bots policy scoring target option birthday seed record resume json fast lang"
    assert all(f"--{option} " in said for option in options.split())
