"""The text form of a view."""

from sabot.envs.rendering.text_view import write_view
from sabot.game import Game


def test_a_table_is_a_few_lines_with_what_is_resolved_and_the_viewers_own_cards() -> None:
    game = Game.from_position(
        {
            "edition": "deluxe",
            "players": ["ana", "bo"],
            "hands": {"ana": ["R1", "R2", "wild+4"], "bo": ["Y1"]},
            "draw": [],
            "discard": ["R7", "R8", "R9"],
            "called_uno": ["bo"],
        }
    )
    game.act("ana", "play wild+4")
    game.act("ana", "colour blue")
    assert write_view(game.view("bo")).splitlines() == [
        "deluxe, turn 0",
        "phase answer · turn ana · colour blue · direction left · top wild+4 · draw 0 · waiting bo",
        "effect wild+4 · victim bo · next ana · due 4 · former red",
        "  ana    2  ?? ??",
        "> bo     1  Y1",
    ]
    assert "bo     1  ??" in write_view(game.view("ana"))
