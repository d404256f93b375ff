"""Every message that the code uses is in the catalogue, and no other; and the choice of the language."""

import re

import pytest

from sabot.cards import Colour
from sabot.kernel.codes import Phase
from sabot.notation.actions import WORDS
from sabot.options import Icon
from sabot.plain import help_text
from sabot.plain.records import replay_tour
from sabot.words.language import ENGLISH, speak
from sabot.words.terminal_style import SHAPES
from tests.support.words.catalogues import catalogue, patterns, wanted
from tests.support.words.message_usage import FAMILIES, literals, name_patterns, named, refusals, unreadable

ALL = {f"{name}.{attribute}" if attribute else name for name, attribute, _ in patterns(ENGLISH)}
OF_FAMILIES = {message for family in FAMILIES.values() for message in family}
HELP = {*help_text.HELP.values(), *replay_tour.HELP.values()}


def test_a_message_that_is_missing_is_named() -> None:
    for message in ("there-is-none", "face-skip.there-is-none", "option-trade.right"):
        with pytest.raises(LookupError, match=re.escape(f"en: there is no message {message}")):
            speak("en").say(message)


def test_a_word_that_is_missing_is_named() -> None:
    with pytest.raises(LookupError, match=r"en: there is no value text \(at-table\)"):
        speak("en").say("at-table", number=1)


@pytest.mark.parametrize(
    ("last", "joined"),
    [
        *(("Bo", "Ana y Bo"), ("tú", "Ana y tú"), ("7 azul", "Ana y 7 azul"), ("", "Ana y ")),
        *(("Iván", "Ana e Iván"), ("iris", "Ana e iris"), ("Íñigo", "Ana e Íñigo"), ("Hilda", "Ana e Hilda")),
        *(("Yves", "Ana e Yves"), ("Yolanda", "Ana y Yolanda"), ("Hierro", "Ana y Hierro"), ("Iago", "Ana y Iago")),
    ],
)
def test_spanish_says_e_before_the_sound_i(last: str, joined: str) -> None:
    assert speak("es").list(["Ana", last]) == joined
    assert speak("es").list(["Bo", "Ana", last]) == f"Bo, {joined}"
    assert speak("pt").list(["Ana", last]) == f"Ana e {last}"


@pytest.mark.parametrize(
    ("items", "joined"),
    [
        (["4", "8"], "4 u 8"),
        (["10", "11"], "10 u 11"),
        (["11", "110"], "11 o 110"),
        (["on", "off", "any"], "on, off o any"),
        (["2", "Óscar", "hoy"], "2, Óscar u hoy"),
    ],
)
def test_spanish_says_u_before_the_sound_o(items: list[str], joined: str) -> None:
    assert speak("es").either(items) == joined
    assert speak("en").either(items) == " or ".join([", ".join(items[:-1]), items[-1]])


@pytest.mark.parametrize(
    ("number", "form", "english", "portuguese"),
    [
        (999, ",", "999", "999"),
        (1234, ",", "1,234", "1234"),
        (12345, ",", "12,345", "12\u202f345"),
        (1234567, ",", "1,234,567", "1\u202f234\u202f567"),
        (1234.5, ",.1f", "1,234.5", "1234,5"),
        (-0.0254, "+.2%", "-2.54%", "-2,54\u00a0%"),
    ],
)
def test_numbers_are_written_as_in_the_language(number: float, form: str, english: str, portuguese: str) -> None:
    assert speak("en").figure(number, form) == english
    assert [speak(code).figure(number, form) for code in ("es", "fr", "pt")] == [portuguese] * 3


def test_every_message_that_is_asked_for_exists() -> None:
    assert len(named()) > 100
    assert not named() - ALL
    assert not HELP - ALL


def test_every_message_of_a_family_exists() -> None:
    assert name_patterns() == {*FAMILIES, "refused-{}", "unreadable-{}", "command-{}"}
    assert not OF_FAMILIES - ALL


def test_every_refusal_has_a_sentence() -> None:
    found = list(refusals())
    assert len(found) > 40
    for tried, wrong in found:
        assert f"refused-{tried}-{wrong}" in ALL or f"refused-{wrong}" in ALL, (tried, wrong)


def test_every_message_is_asked_for() -> None:
    refused = {f"refused-{what}" for tried, wrong in refusals() for what in (wrong, f"{tried}-{wrong}")}
    wrong = {f"unreadable-{code}" for code, _ in unreadable()}
    asked = named() | OF_FAMILIES | refused | wrong | {text for text in literals() if "-" in text}
    for name, attribute, pattern in patterns(ENGLISH):
        message = f"{name}.{attribute}" if attribute else name
        if message in asked:
            asked |= wanted(ENGLISH, pattern).messages
    assert not ALL - asked


@pytest.mark.parametrize(
    ("message", "variable", "keys"),
    [
        ("colour", "hue", Colour.names()),
        ("colour-words", "hue", tuple(SHAPES)),
        ("icon", "icon", Icon.names()),
        ("question", "phase", Phase.names()[:-1]),
        ("waits", "phase", Phase.names()[:-1]),
    ],
)
def test_a_message_knows_everything_it_chooses_among(message: str, variable: str, keys: tuple[str, ...]) -> None:
    assert wanted(ENGLISH, catalogue(ENGLISH)[message].value).variables[variable] == set(keys)


def test_the_help_explains_every_action() -> None:
    explained = {word for typed in help_text.HELP for word in typed.replace(",", "").split()}
    assert set(WORDS) <= explained
