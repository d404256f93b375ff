"""Every option, choice and group of options has messages in every language."""

import pytest

from sabot.options import GROUPS, MATCH_OPTIONS, OPTIONS, Option
from sabot.words.language import LANGUAGES
from tests.support.words.catalogues import catalogue, patterns, wanted
from tests.support.words.message_usage import parts_of

each_language = pytest.mark.parametrize("language", LANGUAGES)


def missing(language: str, option: Option) -> list[str]:
    """The messages of an option that a language lacks."""
    known = {f"{name}.{attribute}" if attribute else name for name, attribute, _ in patterns(language)}
    message = f"option-{option.name}"
    return [name for name in (message, *(f"{message}.{part}" for part in parts_of(option))) if name not in known]


@each_language
@pytest.mark.parametrize("option", [*OPTIONS, *MATCH_OPTIONS], ids=lambda option: option.name)
def test_every_option_has_its_words(option: Option, language: str) -> None:
    absent = missing(language, option)
    assert not absent, f"src/sabot/locale/{language}.ftl lacks {', '.join(absent)}"


@each_language
def test_every_group_of_options_has_its_words(language: str) -> None:
    known = wanted(language, catalogue(language)["page-new-group"].value).variables["group"]
    absent = [f"page-new-group [{group}]" for group in GROUPS if group not in known]
    assert not absent, f"src/sabot/locale/{language}.ftl lacks {', '.join(absent)}"


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    stacking = next(option for option in OPTIONS if option.name == "stacking")
    monkeypatch.delitem(catalogue("fr"), "option-stacking")
    expected = [
        "option-stacking",
        "option-stacking.label",
        "option-stacking.chip",
        *(f"option-stacking.{word}" for word in ("off", "same", "any")),
    ]
    assert missing("fr", stacking) == expected
    assert missing("es", stacking) == []
