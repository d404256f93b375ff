"""The catalogues have the same messages in all languages, with the same values."""

import re

import pytest

from sabot.words.language import ENGLISH, LANGUAGES, speak
from tests.support.words.catalogues import catalogue, every_way, patterns, wanted

OTHERS = tuple(language for language in LANGUAGES if language != ENGLISH)
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_other = pytest.mark.parametrize("language", OTHERS)


@each_other
def test_no_message_is_missing_or_superfluous(language: str) -> None:
    ours, theirs = ({(name, attribute) for name, attribute, _ in patterns(code)} for code in (language, ENGLISH))
    own = re.compile(
        "colour-[a-z]+$"  # a language may need more forms of its colours, as others do not
        "|command-|placeholder$"  # English help is in the docstrings: see test_command_help.py
    )
    assert {pair for pair in ours ^ theirs if not own.match(pair[0])} == set()


@each_language
def test_messages_refer_to_messages_that_exist(language: str) -> None:
    for _, _, pattern in patterns(language):
        assert wanted(language, pattern).messages <= set(catalogue(language))


@each_other
def test_a_message_wants_the_same_words_as_in_english(language: str) -> None:
    english = {(name, attribute): wanted(ENGLISH, pattern) for name, attribute, pattern in patterns(ENGLISH)}
    for name, attribute, pattern in patterns(language):
        known = english.get((name, attribute))
        if known is not None:
            words = set(wanted(language, pattern).variables)
            assert set(known.variables) - words <= {"who", "whom"}, f"{name}.{attribute} says too little"
            assert words - set(known.variables) <= {"who", "count", "sound"}, f"{name}.{attribute} is not told so much"


@each_other
def test_variants_are_chosen_by_the_same_keys_as_in_english(language: str) -> None:
    plurals = {"zero", "one", "two", "few", "many", "other", "0", "1"}
    for name, attribute, pattern in patterns(language):
        known = catalogue(ENGLISH).get(name)
        if known is None:
            continue
        parts = {"": known.value} | {part.id.name: part.value for part in known.attributes}
        english = wanted(ENGLISH, parts[attribute]).variables
        for variable, keys in wanted(language, pattern).variables.items():
            if english.get(variable):
                assert keys - plurals <= english[variable] - plurals, f"{name}: {variable}"


@each_language
def test_every_message_can_be_said_in_every_way(language: str) -> None:
    for name, attribute, words in every_way(language):
        text = speak(language).say(f"{name}.{attribute}" if attribute else name, **words)
        assert text == text.strip(), name
        assert "  " not in text, name


def test_french_breaks_no_line_before_a_sign() -> None:
    """A no-break space stands before ; : ! ? % and within guillemets, and apostrophes are curved."""
    for name, attribute, words in every_way("fr"):
        text = speak("fr").say(f"{name}.{attribute}" if attribute else name, **words)
        assert not re.search(r"(?<![:;]) [;:!?%»]|« |'", text), f"{name}.{attribute}: {text}"


def test_french_signs_have_a_space_of_their_width() -> None:
    """The space is narrow before ; ! ? and wide before : % and within guillemets; a ? that is typed is no sign."""
    for name, attribute, words in every_way("fr"):
        text = speak("fr").say(f"{name}.{attribute}" if attribute else name, **words)
        text = re.sub(r"\b[Tt]apez?\u00a0[?]", "", text)
        assert not re.search("\u00a0[;!?]|\u202f[:%»]|«\u202f", text), f"{name}.{attribute}: {text}"


def test_portuguese_counts_zero_with_the_plural() -> None:
    """The category `one` includes 0 in Portuguese, but people say "0 cartas"."""
    for name, attribute, pattern in patterns("pt"):
        keys = wanted("pt", pattern).variables.values()
        assert not any("one" in known for known in keys), f"{name}.{attribute}"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["0 cards", "1 card", "2 cards"]),
        ("es", ["0 cartas", "1 carta", "2 cartas"]),
        ("fr", ["0 carte", "1 carte", "2 cartes"]),
        ("pt", ["0 cartas", "1 carta", "2 cartas"]),
    ],
)
def test_plural_forms(language: str, said: list[str]) -> None:
    assert [speak(language).say("cards", number=number) for number in range(3)] == said
