"""The faces of guests and bots: what a table gives to those who choose none, and that the page can draw them all."""

import re

from sabot.bots.characters.cast import CAST
from sabot.server.access.faces import FACES, face_for
from sabot.server.tables.seating import Seating
from tests.support.paths import WEB


def drawn(name: str) -> list[str]:
    """The names of the pictures in a file of the page."""
    source = (WEB / "src" / "people" / f"{name}.ts").read_text("utf-8")
    return re.findall(r"^  (\w+):", source, re.MULTILINE)


def test_the_page_draws_every_face() -> None:
    assert sorted(drawn("animals")) == sorted(FACES)
    assert drawn("robots") == [character.face for character in CAST]


def test_a_guest_who_chooses_none_always_has_the_same_face() -> None:
    faces = [face_for(f"guest-{number}") for number in range(200)]
    assert faces == [face_for(f"guest-{number}") for number in range(200)]
    assert set(faces) == set(FACES)


def test_a_table_gives_everybody_another_face_as_long_as_there_are_any() -> None:
    seating = Seating(["person"] * 10)
    for number in range(10):
        seating.sit(number, f"guest-{number}", f"p{number}", "", "cat" if number in (4, 7) else "")
    faces = [seat.face for seat in seating]
    assert (faces[4], faces[7]) == ("cat", "cat")
    assert len({*faces}) == len(faces) - 1 - (faces[:4].count("cat"))


def test_a_bot_that_plays_on_for_somebody_does_not_wear_their_face() -> None:
    seating = Seating(["person"])
    seating.sit(0, "guest-ana", "ana", "", "owl")
    seating.vacate("guest-ana", is_named=True)
    assert seating[0].face == ""
