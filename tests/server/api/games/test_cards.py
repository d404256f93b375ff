"""The names of cards."""

import pytest

from sabot.words.language import LANGUAGES, speak
from sabot.words.names import face_name
from tests.support.server.visitors import Visitor


def test_every_face_of_an_edition_has_its_names(stranger: Visitor) -> None:
    faces = stranger.get("/api/cards?edition=flip&lang=en")["faces"]
    assert faces["R7"] == {"name": "red 7", "a": "a red 7"}
    assert faces["Oskipall"] == {"name": "orange skip everyone", "a": "an orange skip everyone"}
    assert faces["??"] == {"name": "card", "a": "a card"}
    assert "howler" not in faces
    assert len([face for face in faces if face[0] in "RYGB"]) == 4 * (9 + 4), "numbers, +1, skip, reverse and flip"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_an_edition_all_faces_are_named(stranger: Visitor, lang: str) -> None:
    faces = stranger.get(f"/api/cards?lang={lang}")["faces"]
    assert {"howler", "hero", "R3*", "P+5", "wild+4", "G0"} <= set(faces)
    for face, names in faces.items():
        assert names == {"name": face_name(face, speak(lang)), "a": face_name(face, speak(lang), form=".a")}


def test_there_are_no_cards_of_other_games(stranger: Visitor) -> None:
    assert stranger.ask("GET", "/api/cards?edition=chess").status_code == 400
