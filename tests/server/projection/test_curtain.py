"""The curtain: a device that several people share is sent one hand at most, and none while the curtain is down."""

from random import Random
from typing import Any

import pytest
from msgspec.json import decode

from sabot import views
from sabot.cards import SIDES
from sabot.server.hosting.watched_table import encode
from sabot.server.projection.snapshot import snapshot
from sabot.server.projection.update_writer import update
from sabot.server.projection.viewers import Viewer
from sabot.server.protocol.server_messages import Answer
from sabot.server.tables.log.change_set import ChangeSet
from sabot.server.tables.log.entries import Acted
from tests.support.server.secrecy import EDITIONS, QUICK
from tests.support.server.table_fixtures import HOST, STRANGER, Sitting

DEVICE = (0, 1, 2)


def sent(sitting: Sitting, viewer: Viewer, changes: ChangeSet) -> list[dict[str, Any]]:
    """What a viewer is sent about the last entry, and what it would be sent now."""
    whole = encode(Answer(snapshot=snapshot(sitting.table, viewer, sitting.now)))
    part = update(sitting.table, viewer, changes, sitting.log[-1])
    return [decode(whole)["snapshot"], decode(part)["update"]]


def without_own(shown: dict[str, Any]) -> dict[str, Any]:
    """A message without what tells people on one device from a spectator."""
    return {name: value for name, value in shown.items() if name not in ("device", "host", "you")}


def open_hands(shown: dict[str, Any]) -> list[str]:
    """The players of whose hands the face in play is seen."""
    view = shown.get("view")
    if not view or view["phase"] == "over":
        return []
    active = SIDES.index(view["side"]) if view["side"] else 0
    faces = {player: [card.split("/") for card in hand] for player, hand in view["hands"].items()}
    return [
        player
        for player, hand in faces.items()
        if any(card[active if len(card) > 1 else 0] != views.HIDDEN for card in hand)
    ]


@pytest.mark.parametrize("edition", EDITIONS)
def test_with_the_curtain_down_the_device_is_sent_what_a_spectator_is(edition: str) -> None:
    """Through a match of three people on one device with one who has an own, played at random."""
    sitting = Sitting(edition, 4, (), clocks=QUICK, device=("bo", "cy"), options={"turn_cap": 30}, format={"target": 1})
    sitting.start()
    chance = Random(edition)
    looked = 0
    while (changes := sitting.go_on(chance)) is not None:
        curtain = sent(sitting, Viewer(HOST, "en"), changes)
        spectator = sent(sitting, Viewer(STRANGER, "en"), changes)
        for mine, theirs in zip(curtain, spectator, strict=True):
            assert without_own(mine) == without_own(theirs)
            assert mine.get("you") is None
            assert mine.get("legal", []) == []
            assert open_hands(mine) == []
        for number in DEVICE:
            name = sitting.table.seating[number].name
            for shown in sent(sitting, Viewer(HOST, "en", seat=number), changes):
                assert set(open_hands(shown)) <= {name}
                looked += open_hands(shown) == [name]
    assert looked > 30


def test_nobody_looks_at_a_seat_that_is_not_on_their_device() -> None:
    sitting = Sitting("deluxe", 4, (), device=("bo", "cy")).start()
    for guest, seat in ((HOST, 3), (HOST, 9), (STRANGER, 0), ("guest-dan", 0)):
        shown = decode(encode(Answer(snapshot=snapshot(sitting.table, Viewer(guest, "en", seat=seat), 0))))["snapshot"]
        assert open_hands(shown) == (["dan"] if guest == "guest-dan" else [])


def test_everybody_sees_who_shares_a_device() -> None:
    sitting = Sitting("deluxe", 4, (), device=("bo", "cy"))
    for guest in (HOST, "guest-dan", STRANGER):
        shown = decode(encode(Answer(snapshot=snapshot(sitting.table, Viewer(guest, "en"), 0))))["snapshot"]
        assert [seat.get("shared", False) for seat in shown["seats"]] == [True, True, True, False]
        assert [seat["host"] for seat in shown["seats"]] == [True, False, False, False]
        assert ("device" in shown) is (guest == HOST)


def test_the_device_is_told_who_is_asked_and_what_anybody_may_call() -> None:
    """Bo has played down to one card and has not called UNO. Cy is asked."""
    sitting = Sitting("deluxe", 4, (), clocks=QUICK, device=("bo", "cy")).start()
    hands = {"ana": "R1 R2 B3", "bo": "R4 Y5", "cy": "R5 Y6 G7", "dan": "R6 Y7 G8"}
    sitting.lay_out(hands, draw="R9 R8 B9", discard="R7", turn="bo")
    changes = sitting.enter(Acted, "ana", seat=1, action="play R4")
    for shown in sent(sitting, Viewer(HOST, "en"), changes):
        assert shown["device"] == {
            "seats": [0, 1, 2],
            "asked": [2],
            "calls": [
                {"seat": 0, "action": "catch bo"},
                {"seat": 1, "action": "uno"},
                {"seat": 2, "action": "catch bo"},
            ],
        }
