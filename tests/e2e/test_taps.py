"""A tap counts for the card that it was aimed at, even if the cards move."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.e2e.person import DESKTOP, PHONE, USUAL, NewPerson, Person
from tests.e2e.table_player import Offer, TablePlayer

SHIFT = "(hand, far) => { hand.style.translate = far; }"
"""Shifts the hand, as it happens when more cards arrive."""
UNDER = "({ x, y }) => document.elementFromPoint(x, y)?.closest('button')?.dataset.action"
MARK = "({ x, y }) => document.elementFromPoint(x, y)?.closest('button').setAttribute('data-touched', '')"
"""Marks the card at a point, to tell it from another card with the same face."""
IS_MARKED = "({ x, y }) => document.elementFromPoint(x, y)?.closest('button')?.hasAttribute('data-touched') ?? false"
TURN = """({ x, y }) => {
  const onEdge = { transform: "rotateY(89deg)" };
  for (const card of document.querySelectorAll("ul.hand li")) card.animate([onEdge, onEdge], 600_000);
  return [0, -3, 3, -6, 6].find((aside) => !document.elementFromPoint(x + aside, y)?.closest("button")) ?? null;
}"""
"""Holds all cards on edge, as they are for a moment when they are drawn or turned over.

Returns how far beside a point no card is: a card on edge is a line. All at once: the hand may change between two calls.
"""
CROWD = """(hand) => hand.style.setProperty("--step", "1.7rem")"""
"""Pushes the cards of the hand together, as when there are many."""
STRIPS = """(hand) => Array.from(hand.querySelectorAll("button")).map((card) => {
  const box = card.getBoundingClientRect();
  return { x: box.x + (box.width - card.offsetWidth) / 2 + 12, y: box.y + box.height / 2 };
})"""
"""A point of each card that the next one leaves free."""
PLACE_AT = """(hand, { x, y }) => {
  const cards = document.elementsFromPoint(x, y).map((found) => found.closest(".hand button"));
  return Array.from(hand.querySelectorAll("button")).indexOf(cards.find((card) => card));
}"""
"""Which card of the hand is on top at a point; an explanation may lie over it."""


class CardPlayer(TablePlayer):
    """Only plays cards."""

    wanted = (".hand .playable",)


@contextmanager
def touching(person: Person, offer: Offer) -> Iterator[None]:
    """Hold a finger or the mouse button down on an offered action."""
    if person.touches:
        finger = person.context.new_cdp_session(person.page)
        point = {"x": offer.x, "y": offer.y}
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        yield
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    else:
        person.page.mouse.move(offer.x, offer.y)
        person.page.mouse.down()
        yield
        person.page.mouse.up()


@pytest.mark.parametrize("far", ["-90px", "900px"], ids=["to another card", "away"])
@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["mouse", "finger"])
def test_a_card_that_moves_while_it_is_touched_is_the_one_that_is_laid(
    new_person: NewPerson, device: dict[str, Any], far: str
) -> None:
    ana = new_person(speed=USUAL, **device)
    ana.sit_down()
    assert TablePlayer(ana).play_until(lambda: ana.page.locator("ul.hand .playable").count() > 0)
    player, sent = CardPlayer(ana), len(ana.sent)
    offer = player.wait()
    assert offer is not None
    point = {"x": offer.x, "y": offer.y}
    ana.page.evaluate(MARK, point)
    with touching(ana, offer):
        ana.page.locator("ul.hand").evaluate(SHIFT, far)
        ana.settled()
        assert not ana.page.evaluate(IS_MARKED, point)
    assert player.version_after(offer) > offer.version
    assert [message["act"] for message in ana.sent[sent:] if "act" in message] == [offer.action]


@pytest.mark.parametrize("device", [DESKTOP | {"reduced_motion": "no-preference"}, PHONE], ids=["mouse", "finger"])
def test_a_card_that_is_still_turning_when_it_is_touched_is_laid(new_person: NewPerson, device: dict[str, Any]) -> None:
    ana = new_person(speed=USUAL, **device)
    ana.sit_down()
    assert TablePlayer(ana).play_until(lambda: ana.page.locator("ul.hand .playable").count() > 0)
    player, sent = CardPlayer(ana), len(ana.sent)
    offer = player.wait()
    assert offer is not None
    aside = ana.page.evaluate(TURN, {"x": offer.x, "y": offer.y})
    assert aside is not None
    player.touch(offer._replace(x=offer.x + aside))
    assert player.version_after(offer) > offer.version
    assert [message["act"] for message in ana.sent[sent:] if "act" in message] == [offer.action]


def test_a_card_under_the_mouse_does_not_cover_the_next_one(new_person: NewPerson) -> None:
    ana = new_person(**DESKTOP)
    ana.sit_down()
    ana.settled()
    hand = ana.page.locator("ul.hand")
    hand.evaluate(CROWD)
    strips = hand.evaluate(STRIPS)
    hit = []
    for strip in strips:
        ana.page.mouse.move(**strip)
        hit.append([hand.evaluate(PLACE_AT, strip) for strip in strips])
    assert hit == [list(range(len(strips)))] * len(strips)
