"""Editions, options, bots and phrases as data."""

from typing import Any

import pytest

from sabot.bots import BUILT_IN
from sabot.editions import EDITIONS
from sabot.options import MATCH_OPTIONS, OPTIONS, Choice, Option
from sabot.rulebook.texts import choice_part
from sabot.server.tables.chat import PHRASES
from sabot.words.language import LANGUAGES, speak
from tests.support.server.visitors import Visitor

each_language = pytest.mark.parametrize("lang", LANGUAGES)


def test_every_edition_says_what_is_special(stranger: Visitor) -> None:
    found = {edition["name"]: edition for edition in stranger.get("/api/editions?lang=pt")["editions"]}
    assert list(found) == list(EDITIONS)
    assert {name: edition["cards"] for name, edition in found.items()} == {
        "deluxe": 108,
        "potter": 110,
        "flip": 112,
        "wizz": 108,
    }
    assert found["wizz"]["title"] == "Wizz, com a roleta"
    assert (found["flip"]["fewest"], found["flip"]["most"]) == (2, 10)
    assert (found["wizz"]["options"]["wild_draw"], found["flip"]["options"]["wild_draw"]) == ("strict", "bluff")
    assert (found["potter"]["format"]["dealer"], found["potter"]["options"]["howlers"]) == ("birthday", 1)
    assert "howlers" not in found["deluxe"]["options"]


@each_language
def test_every_option_is_there_with_all_it_can_be(stranger: Visitor, lang: str) -> None:
    found = stranger.get(f"/api/options?lang={lang}")
    for part, options in (("options", OPTIONS), ("format", MATCH_OPTIONS)):
        assert [shown["name"] for shown in found[part]] == [option.name for option in options]
        for shown, option in zip(found[part], options, strict=True):
            check(shown, option, lang)


def check(shown: dict[str, Any], option: Option, lang: str) -> None:
    """An option is described completely in a language, and every value that it offers is accepted."""
    say = speak(lang).say
    assert shown["label"] == say(f"option-{option.name}.label")
    assert shown["help"] == say(f"option-{option.name}")
    assert (shown["rulings"], shown["default"]) == (list(option.rulings), option.default)
    assert (shown["editions"], shown["scorings"]) == (list(option.editions or EDITIONS), list(option.scorings))
    assert (shown["defaults"], shown["group"]) == (option.defaults, option.group)
    option.parse(shown["default"])
    match shown["kind"]:
        case "choice":
            assert isinstance(option.kind, Choice)
            assert [value["value"] for value in shown["values"]] == list(option.kind.values.names())
            for value in shown["values"]:
                option.parse(value["value"])
                assert value["label"] == say(f"option-{option.name}.{choice_part(value['value'])}")
        case "flag":
            assert (shown["values"], shown["default"] in (False, True)) == ([], True)
        case "number":
            for number in [value["value"] for value in shown["values"]] or [shown["least"], shown["most"]]:
                option.parse(number)
        case "weights":
            for icon in shown["values"]:
                option.parse({icon["value"]: shown["most"]})
                assert icon["label"] == say("icon", icon=icon["value"])


def test_an_edition_has_its_own_options_and_defaults(stranger: Visitor) -> None:
    found = stranger.get("/api/options?edition=wizz")
    names = {option["name"]: option["default"] for option in found["options"]}
    assert names["wild_draw"] == "strict"
    assert "wheel" in names
    assert "howlers" not in names
    dealer = next(
        option for option in stranger.get("/api/options?edition=potter")["format"] if option["name"] == "dealer"
    )
    assert dealer["default"] == "birthday"


def test_there_are_no_options_of_an_edition_that_is_not_there(stranger: Visitor) -> None:
    stranger.is_refused(400, "choice", "GET", "/api/options?edition=chess")


def test_all_bots_are_there(stranger: Visitor) -> None:
    assert stranger.get("/api/bots") == {"bots": list(BUILT_IN), "usual": "fair"}


@each_language
def test_phrases_are_in_the_language_of_the_guest(stranger: Visitor, lang: str) -> None:
    found = stranger.get(f"/api/phrases?lang={lang}")["phrases"]
    assert [phrase["phrase"] for phrase in found] == list(PHRASES)
    assert found[0]["text"] == {"en": "Hello!", "es": "¡Hola!", "fr": "Salut\u202f!", "pt": "Olá!"}[lang]
