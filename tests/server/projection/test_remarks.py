"""Remarks of bots: every viewer is told the same one, in the own language, and none without a language."""

from msgspec.json import decode

from sabot.bots.characters.remarks import MOMENTS
from sabot.server.projection.update_writer import update
from sabot.server.projection.viewers import Viewer
from sabot.words.language import speak
from tests.support.server.table_fixtures import HOST, STRANGER, Sitting


def test_everybody_hears_the_same_remark_in_the_own_language() -> None:
    sitting = Sitting("deluxe", 1, ("eager", "eager", "eager"), options={"turn_cap": 60}).start()
    viewers = Viewer(HOST, "en"), Viewer(STRANGER, "fr"), Viewer(STRANGER, None)
    heard = []
    while (changes := sitting.fall_due()) is not None:
        told = [decode(update(sitting.table, viewer, changes, sitting.log[-1]))["update"] for viewer in viewers]
        english, french, silent = (shown.get("remarks", []) for shown in told)
        assert silent == []
        assert [remark["seat"] for remark in english] == [remark["seat"] for remark in french]
        heard += [(one["seat"], one["text"], other["text"]) for one, other in zip(english, french, strict=True)]
    assert len(heard) > 2
    for seat, english, french in heard:
        moment = next(moment for moment in MOMENTS if speak("en").say(f"remark-{seat.lower()}-{moment}") == english)
        assert french == speak("fr").say(f"remark-{seat.lower()}-{moment}")
