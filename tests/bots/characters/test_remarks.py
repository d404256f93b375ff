"""What the characters of bots say: about what everybody has seen, more or less often, and in every language."""

from collections import Counter
from random import Random

import pytest

from sabot.bots.characters.cast import CAST, CHATTY, SILENT
from sabot.bots.characters.remarks import BEATEN, HIT, MOMENTS, START, UNO, WON, Remark, remark_on
from sabot.notation.events import Event
from sabot.words.language import LANGUAGES, speak


class Talkative(Random):
    """Everybody says something."""

    def random(self) -> float:
        return 0.0


def events(*told: str) -> list[Event]:
    """Events by their kind and player, such as `drew Bo`."""
    return [Event(kind=kind, seat=seat or None, rule="") for kind, _, seat in (text.partition(" ") for text in told)]


@pytest.mark.parametrize(
    ("told", "who", "moment"),
    [
        (["drew Bo", "drew Bo"], "Bo", HIT),
        (["called_uno Cy", "played Cy"], "Cy", UNO),
        (["won Dee"], "Dee", WON),
        (["won ana"], None, BEATEN),
        (["drew Bo", "turned_up"], None, START),
    ],
)
def test_a_bot_speaks_of_what_happens_to_it(told: list[str], who: str | None, moment: str) -> None:
    remark = remark_on(events(*told), ["Bo", "Cy", "Dee"], Talkative())
    assert remark is not None
    assert (who or remark.character.name, remark.moment) == (remark.character.name, moment)


@pytest.mark.parametrize("told", [["played Bo"], ["drew Bo"], ["called_uno ana"], ["drew ana", "drew ana"], []])
def test_nobody_speaks_of_what_is_usual_or_happens_to_a_person(told: list[str]) -> None:
    assert remark_on(events(*told), ["Bo", "Cy"], Talkative()) is None


def test_the_cards_change_nothing() -> None:
    """Two actions with other cards, the same to all who cannot see them, are remarked on alike."""
    for seed in range(100):
        one, other = (
            [Event(kind="drew", seat="Bo", card=card, rule="") for card in cards]
            for cards in (("R1", "wild"), ("G2", "B9"))
        )
        assert remark_on(one, ["Bo", "Cy"], Random(seed)) == remark_on(other, ["Bo", "Cy"], Random(seed))


def test_some_characters_talk_more_than_others() -> None:
    often: Counter[str] = Counter()
    for character in CAST:
        hit = events(f"drew {character.name}", f"drew {character.name}")
        often[character.name] = sum(remark_on(hit, [character.name], Random(seed)) is not None for seed in range(200))
    for character in CAST:
        assert often[character.name] > 100 or character.talk < CHATTY
        assert often[character.name] < 50 or character.talk > SILENT


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_character_has_words_of_its_own_for_every_moment(lang: str) -> None:
    language = speak(lang)
    said = [Remark(character, moment).say(language) for character in CAST for moment in MOMENTS]
    assert len(set(said)) == len(said)
