"""Every error about a flag or an argument is in the language of the reader."""

import re

import pytest
from cyclopts import CycloptsError

from sabot.cli import app, complaint, main
from sabot.words.language import LANGUAGES, speak

ERRORS = [
    ["play", "--nope"],
    ["play", "--xyzxyz"],
    ["play", "-x"],
    ["play", "-abc"],
    ["play", "--json=1"],
    ["play", "--players"],
    ["play", "--name", "--fast"],
    ["play", "--players", "x"],
    ["play", "--players="],
    ["play", "--fast=3"],
    ["play", "--edition", "flp"],
    ["play", "--edition", "chess"],
    ["arena", "--edition", "chess"],
    ["match", "--scoring", "wnner"],
    ["rules", "--lang", "xx"],
    ["play", "--fast", "--fast"],
    ["play", "--seed", "1", "--seed", "2"],
    ["replay", "x", "--step", "many"],
    ["verify"],
]
"""Arguments that are refused by Cyclopts itself."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", ERRORS, ids=" ".join)
def test_errors_of_flags_are_in_our_words(arguments: list[str], language: str) -> None:
    with pytest.raises(CycloptsError) as caught:
        app(arguments)
    told = complaint(caught.value, speak(language))
    assert not re.search(r"\b(?:Invalid|Unknown|Parameter|Command|requires|Choose|convert)\b", told)
    assert {word for word in re.findall(r"--?[a-z]+", str(caught.value)) if word not in told} == set()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "--nope"], "il n’y a pas d’option --nope ; tu voulais dire --name ?"),
        (["play", "-abc"], "il n’y a pas d’option -abc : -a n’est pas une option"),
        (["verify"], "il manque à la commande verify la valeur de FICHIER"),
        (["play", "--players"], "il manque à la commande play la valeur de --players"),
        (["play", "--players", "x"], "« x » ne convient pas pour --players : il faut un nombre entier"),
        (["play", "--fast=3"], "« 3 » ne convient pas pour --fast : il faut true ou false"),
        (
            ["play", "--edition", "flp"],
            "« flp » ne convient pas pour --edition ; choisis parmi deluxe, potter, flip, wizz. Tu voulais dire flip ?",
        ),
        (["play", "--seed", "1", "--seed", "2"], "--seed ne s’emploie qu’une fois"),
        (["serve", "--port", "65536"], "« 65536 » ne convient pas pour --port : il faut au plus 65535"),
        (["serve", "--port=-1"], "« -1 » ne convient pas pour --port : il faut au moins 0"),
        (
            ["serve", "--sockets-per-address", "0"],
            "« 0 » ne convient pas pour --sockets-per-address : il faut au moins 1",
        ),
        (["match", "--resume", ""], "«  » ne convient pas pour --resume : il manque le nom du fichier"),
        (["referee", "--jsn", "x"], "« --jsn » ne convient pas pour FICHIER : il n’y a pas d’option --jsn"),
        (["referee", "x", "y"], "trop d’arguments : y"),
    ],
)
def test_errors_of_flags_in_french(capsys: pytest.CaptureFixture[str], arguments: list[str], said: str) -> None:
    assert main([*arguments, "--lang", "fr"]) == 2
    no_breaks = re.sub("(?<=«) | (?=[:»])", "\u00a0", re.sub(" (?=[;?])", "\u202f", said))
    assert capsys.readouterr().err == f"sabot: {no_breaks}\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["serve", "--port", "65536"], "“65536” is not valid for --port: it must be at most 65535"),
        (["serve", "--port=-1"], "“-1” is not valid for --port: it must be at least 0"),
        (["play", "--nope"], "there is no option --nope; did you mean --name?"),
        (["play", "-abc"], "there is no option -abc: -a is not an option"),
        (["verify"], "the command verify needs a value for FILE"),
        (["play", "--players", "x"], "“x” is not valid for --players: it must be a whole number"),
        (["play", "--fast=3"], "“3” is not valid for --fast: it must be true or false"),
        (
            ["play", "--edition", "flp"],
            "“flp” is not valid for --edition; choose from deluxe, potter, flip, wizz. Did you mean flip?",
        ),
        (["play", "--seed", "1", "--seed", "2"], "--seed can be given only once"),
    ],
)
def test_errors_of_flags_in_english(capsys: pytest.CaptureFixture[str], arguments: list[str], said: str) -> None:
    assert main([*arguments, "--lang", "en"]) == 2
    assert capsys.readouterr().err == f"sabot: {said}\n"
