"""Every place that lists the languages lists all of them."""

import re
from typing import get_args

import pytest

from sabot.command_line.flags import Lang
from sabot.rulebook.site.page import NATIVE
from sabot.words.language import LANGUAGES, speak
from tests.support.paths import WEB

PAGE = WEB / "src" / "lib" / "words.svelte.ts"


def test_the_flag_takes_every_language() -> None:
    choices, _ = get_args(get_args(Lang)[0])
    assert get_args(choices) == LANGUAGES


def test_the_rulebook_site_names_every_language() -> None:
    assert tuple(NATIVE) == LANGUAGES


def test_the_page_offers_every_language() -> None:
    listed = re.search(r"LANGUAGES = \{(.*?)\}", PAGE.read_text("utf-8"), re.DOTALL)
    assert listed is not None
    assert dict(re.findall(r'(\w+): "([^"]*)"', listed[1])) == NATIVE


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_names_every_language(language: str) -> None:
    named = {code: speak(language).say("rules-found-in", language=code) for code in LANGUAGES}
    assert len(set(named.values())) == len(LANGUAGES), named
