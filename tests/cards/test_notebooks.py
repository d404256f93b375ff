"""Faces, views and games draw themselves in a notebook, and show nothing hidden."""

import pytest

from sabot.cards import parse_face, svg
from sabot.editions import EDITIONS
from sabot.game import Game


def test_a_face_is_its_picture() -> None:
    face = parse_face("R7")
    assert face is not None
    assert face._repr_svg_() == svg(face)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_drawing_shows_what_its_viewer_sees(edition: str) -> None:
    """The picture of a view is the same whatever the hidden cards are."""
    game = Game.deal(edition, ["ana", "<bo>"], seed=5)
    for viewer in ("ana", None):
        drawn = game.view(viewer)._repr_html_()
        assert drawn.count("<svg") == 1 + sum(map(len, game.view(viewer).hands.values()))
        assert "&lt;bo&gt;" in drawn
        assert game.resample(viewer, 1).view(viewer)._repr_html_() == drawn
    assert game._repr_html_() == game.view(None)._repr_html_() != game.view("ana")._repr_html_()
