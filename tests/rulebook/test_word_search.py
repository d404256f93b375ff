"""Looking up rules by words, ids and cards."""

import pytest

from sabot.cards import format_face
from sabot.editions import EDITIONS, Edition
from sabot.rulebook import Chapter, Rule, Wording, rules
from sabot.rulebook.card_rules import card_rules, parse_kind
from sabot.rulebook.queries import Answer, Cards, Entries, Hits, NotFound, WholeBook, look_up
from sabot.rulebook.word_search import fold, near_words, places, search
from sabot.words.language import LANGUAGES

CHAPTER = Chapter("deluxe", "turn", dict.fromkeys(LANGUAGES, "Turn"))


def rule(id_: str, options: tuple[str, ...] = (), **wordings: str) -> Rule:
    """A rule with a text in some languages."""
    texts = {language: Wording(wordings.get(language, "")) for language in LANGUAGES}
    return Rule(id_, CHAPTER, ("deluxe",), (), (), options, texts, None)


def found(words: str, language: str, *candidates: Rule) -> list[tuple[str, str]]:
    return [(hit.rule.id, hit.language) for hit in search(words.split(), language, candidates)]


def ids(answer: Answer) -> list[str]:
    return [rule.id for rule in answer.rules]


def test_all_words_must_be_found_in_one_language() -> None:
    both, split = rule("D-001", en="A red card."), rule("D-002", en="A red one.", fr="Une carte.")
    assert found("red card", "en", both, split) == [("D-001", "en")]


def test_the_language_of_the_reader_comes_first() -> None:
    spanish, french = rule("D-001", es="El total."), rule("D-002", fr="Le total.", es="El total.")
    assert found("total", "fr", spanish, french) == [("D-002", "fr"), ("D-001", "es")]
    assert found("total", "es", spanish, french) == [("D-001", "es"), ("D-002", "es")]


def test_whole_words_come_before_parts_of_words() -> None:
    part, whole = rule("D-001", en="The dealer is here."), rule("D-002", en="They deal here.")
    assert found("deal", "en", part, whole) == [("D-002", "en"), ("D-001", "en")]


def test_accents_and_case_do_not_matter() -> None:
    spanish = rule("D-001", es="El DESAFÍO de la pequeña.")
    assert found("desafio pequena", "en", spanish) == [("D-001", "es")]
    assert ids(look_up(["DÉSAFIO"], "es")) == ids(look_up(["desafío"], "es")) != []


@pytest.mark.parametrize("apostrophe", ["'", "\u2019"])
def test_either_apostrophe_finds_either(apostrophe: str) -> None:
    straight, curly = rule("D-001", fr="L'équipe."), rule("D-002", fr="L\u2019équipe.")
    asked = f"l{apostrophe}equipe"
    assert ids(look_up([asked], "fr")) == ids(look_up(["l", "equipe"], "fr")) != []
    assert found(fold(asked), "fr", straight, curly) == [("D-001", "fr"), ("D-002", "fr")]
    assert [places(text, [fold(asked)]) for text in ("L'équipe.", "L\u2019équipe.")] == [[(0, 8)], [(0, 8)]]


def test_the_name_of_an_option_finds_its_rules() -> None:
    assert found("jump_in", "pt", rule("D-001", ("jump_in",), en="Lay it.")) == [("D-001", "pt")]
    assert ids(look_up(["stacking"], "en"))[0] == "X-25"


@pytest.mark.parametrize(
    ("text", "words", "expected"),
    [
        ("Deal, dealer, deal!", ["deal"], ["Deal", "deal"]),
        ("The dealers.", ["deal"], ["deal"]),
        ("Él desafió: ¡desafío!", ["desafio"], ["desafió", "desafío"]),
        ("A wild +4.", ["wild", "+4"], ["wild", "+4"]),
        ("ﬁve", ["five"], ["ﬁve"]),
        ("Nothing here.", ["deal"], []),
    ],
)
def test_the_spans_of_words_are_found(text: str, words: list[str], expected: list[str]) -> None:
    assert [text[start:end] for start, end in places(text, words)] == expected


def test_similar_words_are_suggested_as_written() -> None:
    assert near_words(["desafia"], [rule("D-001", es="El desafío.")]) == ["desafío"]
    assert near_words(["card"], [rule("D-001", en="Some cards.")]) == []


@pytest.mark.parametrize(
    ("text", "id_"),
    [("D-024", "D-024"), ("d24", "D-024"), ("d-24", "D-024"), ("x33", "X-33"), ("X-033", "X-33"), ("x140", "X-140")],
)
def test_ids_are_read_generously(text: str, id_: str) -> None:
    assert ids(look_up([text], "en")) == [id_]


def test_several_ids_are_several_entries() -> None:
    answer = look_up(["w35", "d-1"], "en")
    assert isinstance(answer, Entries)
    assert ids(answer) == ["W-035", "D-001"]


def test_a_card_of_the_notation_is_a_card_and_not_an_id() -> None:
    assert isinstance(look_up(["P3"], "en"), Cards)
    assert ids(look_up(["P-3"], "en")) == ["P-003"]


@pytest.mark.parametrize(
    ("what", "near"),
    [("d-999", ("D-059", "D-049", "D-039")), ("chalenge", ("challenge", "challenges", "challenger")), ("Pskip", ())],
)
def test_if_nothing_is_found_similar_ids_or_words_are_suggested(what: str, near: tuple[str, ...]) -> None:
    answer = look_up([what], "en")
    assert isinstance(answer, NotFound)
    assert answer.near == near


@pytest.mark.parametrize("what", ["", "!?", "x-0"])
def test_nothing_is_not_everything(what: str) -> None:
    assert isinstance(look_up([what], "en"), NotFound)


def test_an_edition_narrows_every_question() -> None:
    assert all("flip" in rule.editions for rule in look_up(["uno"], "en", "flip").rules)
    assert {rule.id for rule in look_up([], "en", "flip").rules} == {
        rule.id for rule in rules() if "flip" in rule.editions
    }
    assert isinstance(look_up(["D-024"], "en", "flip"), NotFound)
    assert isinstance(look_up(["howler"], "en", "flip"), NotFound)
    cards = look_up(["skip"], "en", "flip")
    assert isinstance(cards, Cards)
    assert [card.edition for card in cards.cards] == ["flip"]


def test_without_a_question_the_answer_is_the_whole_book() -> None:
    answer = look_up([], "en")
    assert isinstance(answer, WholeBook)
    assert ids(answer) == [rule.id for rule in rules()]


def test_words_that_are_no_card_are_searched() -> None:
    assert isinstance(look_up(["wild", "card"], "en"), Hits)


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("R+2", [("deluxe", 2, 20), ("wizz", 2, 20)]),
        ("skip", [("deluxe", 8, 20), ("potter", 8, 20), ("flip", 8, 20), ("wizz", 8, 20)]),
        ("flip", [("flip", 16, 20)]),
        ("wild+4", [("deluxe", 4, 50), ("potter", 4, 50), ("wizz", 4, 50)]),
        ("HOWLER", [("potter", 1, 50)]),
        ("wild+color", [("flip", 4, 60)]),
        ("0", [("deluxe", 4, 0), ("potter", 4, 0), ("wizz", 4, 0)]),
        ("3*", [("wizz", 4, 3)]),
        ("reverse", [("deluxe", 8, 20), ("potter", 8, 20), ("flip", 16, 20), ("wizz", 8, 20)]),
        ("R7/P+5", [("deluxe", 2, 7), ("potter", 2, 7), ("flip", 2, 7), ("wizz", 2, 7), ("flip", 2, 20)]),
    ],
)
def test_a_card_is_looked_up_in_every_edition_that_has_it(card: str, expected: list[tuple[str, int, int]]) -> None:
    answer = look_up([card], "en")
    assert isinstance(answer, Cards)
    assert [(found.edition, found.copies, found.points) for found in answer.cards] == expected


@pytest.mark.parametrize(
    ("card", "some"),
    [
        ("R+2", {"D-019", "D-032", "D-033", "D-051", "W-026", "X-25"}),
        ("wild+4", {"D-041", "D-042", "D-046", "P-047", "P-074", "W-031", "X-33", "X-35"}),
        ("cloak", {"P-027", "P-058", "P-059", "P-060"}),
        ("reverse", {"D-034", "F-063", "P-085", "X-140"}),
        ("3*", {"W-033", "W-034", "W-035", "W-036", "W-037", "W-051", "X-120"}),
        ("villain", {"F-066", "F-067", "F-068", "X-107"}),
    ],
)
def test_the_rules_of_a_card_and_the_rulings_they_point_to(card: str, some: set[str]) -> None:
    assert some <= set(ids(look_up([card], "en")))


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))
def test_every_card_of_an_edition_has_rules_of_its_own_sheet(edition: Edition) -> None:
    for face in (*edition.fronts, *edition.backs):
        kind = parse_kind(format_face(face))
        assert kind
        entry = next(found for found in card_rules(kind) if found.edition == edition.name)
        assert not entry.rules[0].is_ruling
        assert all(edition.name in rule.editions for rule in entry.rules)
        assert len({rule.id for rule in entry.rules}) == len(entry.rules)
