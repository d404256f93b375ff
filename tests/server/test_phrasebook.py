"""The phrasebook has all messages that the page uses, and few others."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from sabot.server.phrasebook import phrasebook
from sabot.words.language import LANGUAGES, speak
from tests.support.words.catalogues import catalogue, wanted
from tests.support.words.message_usage import FAMILIES, families_of_page, said_by_page

each_language = pytest.mark.parametrize("lang", LANGUAGES)


def bundle_of(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(phrasebook(lang)))
    return bundle


@each_language
def test_the_page_has_all_that_it_says(lang: str) -> None:
    said = said_by_page() | {message for family in families_of_page() for message in FAMILIES[family]}
    assert len(said) > 100
    bundle = bundle_of(lang)
    assert {message for message in said if not bundle.has_message(message.partition(".")[0])} == set()


@each_language
def test_messages_bring_those_that_they_refer_to(lang: str) -> None:
    bundle = bundle_of(lang)
    known = {name: message for name, message in catalogue(lang).items() if bundle.has_message(name)}
    for message in known.values():
        for pattern in (message.value, *(attribute.value for attribute in message.attributes)):
            if pattern is not None:
                assert wanted(lang, pattern).messages <= set(known)


@each_language
def test_a_message_reads_as_in_the_catalogue(lang: str) -> None:
    bundle = bundle_of(lang)
    for number in (0, 1, 2):
        pattern = bundle.get_message("page-seats-free").value
        assert pattern is not None
        said = bundle.format_pattern(pattern, {"number": number})
        assert said == (speak(lang).say("page-seats-free", number=number), [])


def test_what_only_the_terminal_says_stays_there() -> None:
    bundle = bundle_of("en")
    assert not any(bundle.has_message(name) for name in ("help-draw", "unreadable-yaml", "lab-playing"))
