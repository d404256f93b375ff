"""Secrecy: nothing that a viewer is sent depends on what it may not know."""

import base64
import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, cast

import pytest
from msgspec.json import decode
from msgspec.structs import replace

from sabot import views
from sabot.cards import SIDES
from sabot.errors import Refused, Unreadable
from sabot.notation.events import Event
from sabot.server.bus.process_bus import Bus
from sabot.server.hosting.opening import new_table
from sabot.server.hosting.registry import TableRegistry
from sabot.server.projection.update_writer import update
from sabot.server.projection.viewers import Viewer
from sabot.server.storage.store import Store
from sabot.server.tables.log.change_set import ChangeSet
from sabot.server.tables.log.entries import Acted, Chatted, Readied
from sabot.server.tables.log.fold import apply
from sabot.server.tables.settings import Settings
from sabot.server.tables.state import OVER, TableState
from tests.support.server.awaited import awaited
from tests.support.server.secrecy import EDITIONS, QUICK, check_any_match, check_event, check_match
from tests.support.server.table_fixtures import FORMATS, SEED, Sitting, everybody, guest_of, shown, twin
from tests.support.server.worlds import face_in_play, legally_shown, redealt
from tests.support.strategies import random_options


@pytest.mark.parametrize("edition", EDITIONS)
def test_hidden_cards_change_nothing_that_anybody_is_sent_in_a_whole_match(edition: str) -> None:
    """Four people who never act: bots play all seats, and each seat has a viewer."""
    sitting = Sitting(edition, 4, (), clocks=QUICK, format={"target": 40}).start()
    compared = check_match(sitting, Random(edition))
    assert sitting.table.status == OVER
    assert compared["drew"] > 50
    assert compared["played"] > 40


@pytest.mark.parametrize("name", FORMATS)
def test_nor_in_any_format(name: str) -> None:
    """With people at half of the seats, so that other guests are spectators."""
    seats, format_ = FORMATS[name]
    edition = EDITIONS[len(name) % 4]
    sitting = Sitting(edition, 2, (seats - 2) * ("eager",), clocks=QUICK, options={"turn_cap": 8}, format=format_)
    assert check_match(sitting.start(), Random(name), most=80)["drew"] > 0


@pytest.mark.parametrize("seed", range(8))
def test_nor_with_any_options(seed: int) -> None:
    assert check_any_match(seed)["drew"] > 0


@pytest.mark.soak(seeds=range(8, 2000))
def test_nor_in_many_matches(seed: int) -> None:
    check_any_match(seed)


def test_nor_does_the_order_in_which_a_hand_is_shown_tell_its_layer_of_the_other_side() -> None:
    """Each card of ana's hand has a double in the draw pile that differs only on the side that she does not see."""
    sitting = Sitting("flip", 3, (), clocks=QUICK).start()
    hands = {"ana": "R1/wild+colour G5/O5 B4/V4 Y3/T6", "bo": "G1/O1 G2/O2", "cy": "Y1/O3 Y2/O4"}
    draw = "Y7/T7 Y8/T8 Y9/P9 Y4/P8 R5/O5 R4/V4 B3/T6"
    sitting.lay_out(hands, draw=draw, discard="R7/P7", side="villain")
    sitting.act("ana", "play wild+colour turquoise")
    before = twin(sitting.table)
    changes = sitting.act("bo", "challenge")
    compared: Counter[str] = Counter()
    for seed in range(20):
        compared.update(check_event(before, sitting.table, changes, sitting.log[-1], Random(seed)))
    assert compared["showed"] > 50


# The answers to a player who tries something


def attempts(table: TableState, chance: Random) -> list[str]:
    """Actions that a player might try: the legal ones of everybody, and all kinds of cards and colours."""
    (board,) = table.boards
    game = board.game
    cards = {face for text in game._round.printed.texts for face in text.split("/")}
    tried = {action for player in game.players for action in game.legal(player)}
    tried |= {f"{verb} {card}" for verb in ("play", "discard") for card in chance.sample(sorted(cards), 8)}
    tried |= {f"{verb} {player}" for verb in ("catch", "target", "suggestion") for player in game.players}
    tried |= {f"play {card} {colour}" for card in chance.sample(sorted(cards), 2) for colour in ("red", "pink")}
    tried |= {f"play {card}" for hand in game.describe()["hands"].values() for card in hand}
    tried |= {"colour blue", "colour pink", "spin war"}
    return sorted(tried | {"draw", "keep", "accept", "challenge", "done", "spin", "wizz", "uno", "object"})


def answer_to(table: TableState, player: str, action: str) -> object:
    """The answer to a player who tries an action: the refusal, or until when it waits."""
    number = table.seating.seats.index(table.seating.named(player))
    try:
        until = table.held_until(player, action)
        apply(twin(table), Acted(at=table.at, seat=number, action=action))
    except Refused as refused:
        return refused.code, refused.rule, refused.words
    except Unreadable as unreadable:
        return unreadable.code, unreadable.places, unreadable.words
    return until


def check_answers(sitting: Sitting, chance: Random) -> None:
    (board,) = sitting.table.boards
    for player in board.game.players:
        other = redealt(sitting.table, guest_of(player), chance)
        for action in attempts(sitting.table, chance):
            assert answer_to(other, player, action) == answer_to(sitting.table, player, action), (player, action)


@pytest.mark.parametrize("seed", range(8))
def test_why_something_is_refused_or_held_does_not_depend_on_hidden_cards(seed: int) -> None:
    chance = Random(seed)
    edition = EDITIONS[seed % 4]
    options = random_options(edition, chance) | {"turn_cap": 40}
    sitting = Sitting(edition, 3, (), seed=str(seed), clocks=QUICK, options=options).start()
    while not sitting.table.is_between_rounds:
        if chance.random() < 0.2 or sitting.table.boards[0].is_window_open:
            check_answers(sitting, chance)
        sitting.fall_due()


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("last", ["R2", "G2"])
def test_nor_whether_a_challenge_would_be_right(last: str, seed: int) -> None:
    """Ana has played a wild draw four on a red card and owes the call; her last card is red or not."""
    sitting = Sitting(people=3, bots=(), clocks=QUICK).start()
    hands = {"ana": f"wild+4 {last}", "bo": "R3 G4 G5", "cy": "B3 B4 B5"}
    sitting.lay_out(hands, draw="R1 R4 R5 Y1 Y2 Y3 B1 B2", discard="R7")
    sitting.act("ana", "play wild+4 blue")
    check_answers(sitting, Random(seed))


# Secrets that are never in any message


def texts_to_everybody(sitting: Sitting, changes: ChangeSet) -> Iterator[tuple[str | None, str]]:
    """Everything that each viewer is sent about the last entry, or would be sent now."""
    for guest in everybody(sitting.table):
        yield guest, update(sitting.table, Viewer(guest, "en"), changes, sitting.log[-1]).decode()
        yield guest, shown(sitting.table, guest, None)


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_message_has_the_seed_a_secret_of_a_round_under_way_or_who_somebody_else_is(edition: str) -> None:
    """From the opening of the table to the end, when finished rounds are proved."""
    sitting = Sitting(edition, 3, (), clocks=QUICK, options={"turn_cap": 12}, format={"target": 250})
    chance = Random(edition)
    guests = {guest_of(name) for name in (*sitting.people, "zoe")}
    changes: ChangeSet | None = sitting.enter(Chatted, "zoe", name="zoe", text="hello")
    while changes is not None:
        match = sitting.table.match
        for guest, text in texts_to_everybody(sitting, changes):
            assert SEED not in text
            assert not any(other in text for other in guests - {guest})
            if match is not None and not match.rounds[-1].is_finished:
                assert match.rounds[-1].secret not in text
        if match is None:
            sitting.start()
        elif sitting.table.is_between_rounds and chance.random() < 0.5:
            changes = sitting.enter(Readied, "bo", salt="sel")
            continue
        changes = sitting.fall_due()
    assert sitting.table.status == OVER


def check_card(event: dict[str, Any], player: str | None) -> None:
    """A card that somebody else draws shows no face in play, and one's own not its back."""
    is_mine = player is not None and event["seat"] == player
    faces = event["card"].split("/")
    active = 0 if len(faces) == 1 else SIDES.index(event["side"])
    assert (faces[active] == views.HIDDEN) is not is_mine
    if len(faces) == 2:
        assert (faces[1 - active] == views.HIDDEN) is is_mine


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_hears_what_another_draws_also_not_for_the_first_card(edition: str) -> None:
    """The first player may have to draw before anybody acts; many deals, and a few actions each."""
    drawn = 0
    for seed in range(40):
        sitting = Sitting(edition, 3, (), seed=str(seed), clocks=QUICK).start()
        sitting.play_on(6)
        for guest in everybody(sitting.table):
            for event in decode(shown(sitting.table, guest, None))["snapshot"]["events"]:
                if event["kind"] == "drew":
                    check_card(event, sitting.table.player_of(guest))
                    drawn += 1
    assert drawn > 100


def test_the_face_in_play_of_an_event_is_on_the_side_that_it_names() -> None:
    """The assumptions of the comparisons."""
    told = Event("told", "bo", "R7/T3", side="villain", rule="X")
    assert (face_in_play(told), face_in_play(replace(told, side="hero"))) == ("T3", "R7")
    assert legally_shown(ChangeSet(events=[(0, (told,))]), None) == [("bo", "T3")]
    showed = ChangeSet(events=[(0, (replace(told, kind="showed", to="cy"),))])
    assert [player for player in ("ana", "bo", "cy", None) if legally_shown(showed, player)] == ["bo", "cy"]


# Keys


class Shelf:
    """A store that drops every entry."""

    async def create(self, *table: object) -> None:
        """Drop it."""


@awaited
async def test_nobody_guesses_the_key_of_a_table() -> None:
    registry = TableRegistry(cast(Store, Shelf()), cast(Bus, None))
    keys = {await new_table(registry, "guest-ana", "ana", Settings(edition="deluxe")) for _ in range(200)}
    assert len(keys) == 200
    for key in keys:
        assert re.fullmatch(r"[\w-]+", key)
        assert len(base64.urlsafe_b64decode(key + "=" * (-len(key) % 4))) * 8 >= 128
