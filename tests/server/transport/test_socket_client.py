"""The messages over a socket, and the answers that each guest gets."""

from pathlib import Path
from typing import Any, NoReturn

import pytest

from sabot.errors import Refused
from sabot.game import Game
from sabot.server.operations import metrics
from sabot.server.protocol.server_messages import PROTOCOL
from sabot.server.tables.log.entries import Acted
from sabot.server.transport.wishes import MOST_TABLES
from sabot.words.language import speak
from tests.support.server.awaited import awaited
from tests.support.server.server_parties import bare, connected, party, party_in
from tests.support.server.serving import QUICK, config_in, guest, open_table, served

HANDS = {"ana": "R1 R2 B3", "bo": "R4 Y5 G6"}


@awaited
async def test_the_first_word_is_a_welcome(tmp_path: Path) -> None:
    async with served(config_in(tmp_path)) as server:
        ana = await guest(server.url, "ana")
        async with bare(ana) as socket:
            assert await socket.next() == {"welcome": {"protocol": PROTOCOL, "name": "ana", "lang": "en"}}


@awaited
async def test_every_message_is_counted(tmp_path: Path) -> None:
    async with served(config_in(tmp_path)) as server:
        eve = await guest(server.url, "eve")
        before = metrics.MESSAGES.count
        async with bare(eve) as socket:
            await socket.next()
            await socket.connection.send("nonsense")
            assert "refused" in await socket.next()
        assert metrics.MESSAGES.count == before + 1
        assert f"\nsabot_messages_total {before + 1}.0\n" in await eve.ask("GET", "/metrics")


@awaited
async def test_a_browser_without_a_cookie_is_welcome_in_its_language(tmp_path: Path) -> None:
    async with served(config_in(tmp_path)) as server:
        ana = await guest(server.url, "ana")
        ana.cookie = ""
        async with bare(ana, **{"Accept-Language": "pt-BR, en;q=0.5"}) as socket:
            assert await socket.next() == {"welcome": {"protocol": PROTOCOL, "name": "", "lang": "pt"}}


@awaited
async def test_a_client_that_begins_to_watch_gets_a_snapshot(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        shown = await table["bo"].ask("snapshot", watch=0)
        assert (shown["table"], shown["version"], shown["status"]) == (table.key, 2, "open")
        assert [seat["name"] for seat in shown["seats"]] == ["ana", "bo"]
        assert (shown["you"], shown["host"]) == (1, False)
        assert shown["settings"]["edition"] == "deluxe"
        assert (shown["view"], shown["legal"]) == (None, [])
        await table.start()
        shown = await table["ana"].ask("snapshot", watch=0)
        assert (shown["status"], shown["you"], shown["host"]) == ("playing", 0, True)
        assert "??" not in shown["view"]["hands"]["ana"]
        assert {*shown["view"]["hands"]["bo"]} == {"??"}


@awaited
async def test_an_action_is_done_and_every_seat_is_shown_its_own_side_of_it(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        await table.start()
        await table.lay_out(HANDS)
        await table["ana"].say(act="play R1", id="first")
        mine, done = await table["ana"].hear("update"), await table["ana"].hear("done")
        theirs = await table["bo"].hear("update")
        assert done == {"id": "first", "version": 4}
        assert mine["version"] == theirs["version"] == 4
        assert mine["view"]["hands"] == {"ana": ["R2", "B3"], "bo": ["??"] * 3}
        assert theirs["view"]["hands"] == {"ana": ["??"] * 2, "bo": ["R4", "Y5", "G6"]}
        assert (mine["legal"], theirs["legal"]) == ([], ["draw", "play R4"])
        assert [event["kind"] for event in theirs["events"]] == ["played"]
        (*_, acted) = await table.log()
        assert isinstance(acted, Acted)
        assert (acted.seat, acted.action, acted.id) == (0, "play R1", "first")


@awaited
async def test_a_drawn_card_is_shown_only_to_the_player_who_drew_it(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        await table.start()
        await table.lay_out({"ana": "Y1 Y2", "bo": "R4 Y5"}, draw="B7 B8")
        await table["ana"].say(act="draw")
        mine, theirs = await table["ana"].hear("update"), await table["bo"].hear("update")
        assert [event.get("card") for event in mine["events"] if event["kind"] == "drew"] == ["B7"]
        assert [event.get("card") for event in theirs["events"] if event["kind"] == "drew"] == ["??"]
        assert "B7" not in str(theirs)


@pytest.mark.parametrize("lang", ["en", "es", "fr", "pt"])
@awaited
async def test_a_refusal_has_code_and_rule_and_a_sentence_in_the_guests_language(tmp_path: Path, lang: str) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        await table.start()
        await table.lay_out(HANDS)
        await table["ana"].ask("snapshot", watch=0, lang=lang)
        refused = await table["ana"].is_refused("play/no-match", act="play B3", id="x")
        assert refused == {
            "code": "play/no-match",
            "rule": "D-024",
            "message": _why("ana", "play B3").say(speak(lang), "ana"),
            "id": "x",
            "table": table.key,
        }
        refused = await table["ana"].is_refused("no-action", act="jump", id="y")
        typed = speak(lang).say("typed", text="jump")
        assert refused["message"] == speak(lang).say("unreadable-no-action", action=typed)
        assert (refused["rule"], refused["id"]) == ("", "y")
        assert await table["bo"].all_until_now() == []


def _why(player: str, action: str) -> Refused:
    """The answer of the game itself."""
    hands = {player: hand.split() for player, hand in HANDS.items()}
    position = {"edition": "deluxe", "players": [*hands], "hands": hands, "draw": ["B1"], "discard": ["R9"]}
    with pytest.raises(Refused) as refused:
        Game.from_position(position).act(player, action)
    return refused.value


@awaited
async def test_what_is_said_again_by_the_same_name_is_done_once(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        await table.start()
        socket = table["ana"]
        done = await socket.ask("done", chat="hello", id="one")
        await table["bo"].ask("done", chat="hello", id="one")
        assert await socket.ask("done", chat="hello", id="one") == done
        assert await socket.ask("done", chat="something else", id="one") == done
        assert [line["text"] for line in (await socket.ask("snapshot", watch=0))["chat"]] == ["hello", "hello"]
        assert len(await table.log()) == done["version"]


@awaited
async def test_a_retry_is_known_after_a_restart(tmp_path: Path) -> None:
    async with served(config_in(tmp_path)) as server, party(server, "ana", "bo") as table:
        await table.start()
        shown = await table["ana"].ask("snapshot", watch=0)
        name = shown["view"]["waiting"][0]
        action = next(action for action in (await table[name].ask("snapshot", watch=0))["legal"] if action != "uno")
        done = await table[name].ask("done", act=action, id="once")
        actor = table.guests[name]
    async with served(config_in(tmp_path)) as server:
        actor.url = server.url
        async with connected(actor, table.key) as socket:
            assert await socket.ask("done", act=action, id="once") == done
            await socket.is_refused("act/stale", act=action, id="twice", version=done["version"] - 1)
            assert len(await server.log_of(table.key)) == done["version"]


@awaited
async def test_an_action_for_a_moment_that_is_past_is_refused_but_a_call_is_not(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        await table.start()
        await table.lay_out({"ana": "R1 R2", "bo": "R4 Y5 G6"})
        await table["ana"].ask("done", act="play R1", version=3)
        await table["bo"].is_refused("act/stale", act="play R4", version=3)
        assert await table["ana"].ask("done", act="uno", version=3) == {"id": None, "version": 5}
        assert (await table["bo"].ask("done", act="play R4", version=4))["version"] == 6


@awaited
async def test_every_tab_of_a_guest_sees_and_acts(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        await table.start()
        async with connected(table.guests["ana"], table.key, lang="en") as tab:
            await table.lay_out(HANDS)
            await tab.all_until_now()
            await tab.ask("done", act="play R1")
            (update,) = await table["ana"].all_until_now()
            assert update["update"]["view"]["hands"]["ana"] == ["R2", "B3"]
            await table["bo"].ask("done", act="play R4")
            await table["ana"].ask("done", act="play R2")
            versions = [message["update"]["version"] for message in await tab.all_until_now()]
            assert versions == [5, 6]


@awaited
async def test_a_spectator_sees_no_hand_and_cannot_act(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        await table.start()
        zoe = await guest(table.server.url, "zoe")
        async with connected(zoe, table.key) as socket:
            await table.lay_out(HANDS)
            shown = await socket.ask("snapshot", watch=0)
            assert shown["view"]["hands"] == {"ana": ["??"] * 3, "bo": ["??"] * 3}
            assert (shown["legal"], shown["you"], shown["host"]) == ([], None, False)
            for act in ("play R1", "play R4", "draw", "uno"):
                await socket.is_refused("seat/not-yours", act=act)
            await socket.is_refused("seat/not-yours", ready=True)
            await socket.is_refused("seat/not-yours", back=True)
            await socket.is_refused("seat/not-yours", hint=True)
            assert len(await table.log()) == 3


@awaited
async def test_a_screen_sees_what_a_spectator_sees_whatever_seat_its_guest_has(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo", spectators=False) as table:
        await table.start()
        async with bare(table.guests["bo"], table.key) as screen, bare(table.guests["bo"], table.key) as tab:
            await table.lay_out(HANDS)
            shown = await screen.ask("snapshot", watch=0, screen=True)
            assert shown["view"]["hands"] == {"ana": ["??"] * 3, "bo": ["??"] * 3}
            assert (shown["legal"], shown["you"], shown["host"]) == ([], None, False)
            assert (await table["ana"].hear("here"))["screen"] is True
            assert (await tab.ask("snapshot", watch=0))["view"]["hands"]["bo"] == HANDS["bo"].split()
            await table["ana"].ask("done", act="draw")
            update = await screen.hear("update")
            assert update["view"]["hands"]["ana"] == ["??"] * 4
            assert update["events"][0]["card"] == "??"
        while (await table["ana"].hear("here")).get("screen"):
            pass


@awaited
async def test_a_screen_of_a_stranger_is_refused_where_no_spectators_are_allowed(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo", spectators=False) as table:
        await table.start()
        async with bare(await guest(table.server.url, "zoe"), table.key) as socket:
            await socket.is_refused("table/none", watch=0, screen=True)


@awaited
async def test_the_screen_of_a_player_alone_does_not_make_them_present(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        await table["bo"].say(unwatch=True)
        await table["bo"].all_until_now()
        async with bare(table.guests["bo"], table.key) as screen:
            await screen.ask("snapshot", watch=0, screen=True)
            assert await screen.hear("here") == {"table": table.key, "seats": [0], "screen": True}


@awaited
async def test_a_guest_acts_from_the_own_seat_only(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        await table.start()
        await table.lay_out(HANDS)
        await table["bo"].is_refused("play/not-asked", act="play R4")
        await table["bo"].is_refused("seat/not-yours", act="play R1", seat=0)
        for seat in ("player", "by", "guest"):
            refused = await table["bo"].is_refused("message", act="play R1", **{seat: 0})
            assert seat in refused["message"]
        assert len(await table.log()) == 3


@awaited
async def test_a_table_without_spectators_is_no_table_for_strangers(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo", spectators=False) as table:
        await table.start()
        zoe = await guest(table.server.url, "zoe")
        async with bare(zoe, table.key) as socket:
            unknown = await socket.is_refused("table/none", table="there-is-none", watch=0)
            refused = await socket.is_refused("table/none", watch=0)
            assert refused | {"table": "there-is-none"} == unknown
            await socket.is_refused("table/none", chat="let me in")
            await table["ana"].ask("done", phrase="hello")
            assert await socket.all_until_now() == []


@awaited
async def test_strangers_find_a_table_without_spectators_until_it_is_full_of_players(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo", spectators=False) as table:
        zoe = await guest(table.server.url, "zoe")
        async with connected(zoe, table.key) as socket:
            await table.start()
            assert await socket.next() == {"here": {"table": table.key, "seats": [0, 1]}}
            assert await socket.next() == {"gone": {"table": table.key, "code": "table/players-only"}}
            await table["ana"].ask("done", phrase="hello")
            assert await socket.all_until_now() == []


@awaited
async def test_nothing_is_heard_of_a_table_any_more(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        await table["bo"].say(unwatch=True)
        await table["bo"].all_until_now()
        await table["ana"].ask("done", phrase="hello")
        assert await table["bo"].all_until_now() == []


@awaited
async def test_the_chat_is_heard_by_all_and_phrases_in_each_readers_language(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        bo = table.guests["bo"]
        async with connected(bo, table.key, lang="fr") as french, connected(bo, table.key, lang="es") as spanish:
            await table["ana"].ask("done", chat="  to  each   their own  ")
            await table["ana"].ask("done", phrase="hello")
            shown = {}
            for lang, socket in (("fr", french), ("es", spanish)):
                await socket.hear("said")
                (shown[lang],) = (await socket.hear("said"))["lines"]
            assert shown["fr"]["text"] == speak("fr").say("phrase-hello")
            assert shown["es"]["text"] == speak("es").say("phrase-hello")
            assert shown["fr"]["text"] != shown["es"]["text"]
            assert (shown["fr"]["phrase"], shown["fr"]["name"], shown["fr"]["mine"]) == ("hello", "ana", False)
            mine = (await table["ana"].ask("snapshot", watch=0))["chat"]
            assert [(line["text"], line["mine"]) for line in mine] == [("to each their own", True), ("", True)]


@awaited
async def test_only_what_can_be_said_is_said(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        await table["ana"].is_refused("chat/nothing", chat="  ")
        await table["ana"].is_refused("chat/not-printable", chat="a\u202eb")
        await table["ana"].is_refused("chat/no-phrase", phrase="no such phrase")
        await table["ana"].is_refused("message", chat="x" * 201)
        nobody = await guest(table.server.url, "zoe")
        nobody.cookie = ""
        async with connected(nobody, table.key) as socket:
            await socket.is_refused("chat/no-name", chat="hello")
        assert len(await table.log()) == 2


@awaited
async def test_a_suggestion_that_most_others_report_costs_two_cards(tmp_path: Path) -> None:
    settings: dict[str, Any] = {"options": {"suggestions": "referee"}}
    async with party_in(tmp_path, "ana", "bo", "cy", **settings) as table:
        await table.start()
        await table.lay_out({"ana": "R1 R2", "bo": "R4 Y5", "cy": "G6 G7"})
        line = (await table["ana"].ask("done", chat="lay red, bo"))["line"]
        await table["ana"].is_refused("report/own", report=line)
        await table["bo"].is_refused("report/no-line", report=line + 1)
        await table["bo"].ask("done", report=line)
        (reported,) = [message["update"] for message in await table["ana"].all_until_now() if "update" in message]
        assert reported["chat"][0]["reports"] == 1
        assert "view" not in reported
        await table["cy"].say(report=line)
        told = await table["ana"].hear("update")
        assert len(told["view"]["hands"]["ana"]) == 4
        assert told["chat"][0]["fined"] is True


@awaited
async def test_hints_are_given_where_the_table_allows_them(tmp_path: Path) -> None:
    async with served(config_in(tmp_path)) as server:
        async with party(server, "ana", "bo") as table:
            await table.start()
            await table["ana"].is_refused("hint/not-here", hint=True)
        async with party(server, "ana", "bo", hints=True) as table:
            await table["ana"].is_refused("hint/not-asked", hint=True)
            await table.start()
            await table.lay_out({"ana": "R1 B3", "bo": "R4 Y5 G6"})
            await table["bo"].is_refused("hint/not-asked", hint=True)
            hint = await table["ana"].ask("hint", hint=True)
            assert (hint["table"], hint["version"]) == (table.key, 3)
            assert (hint["action"], hint["reason"]) == ("uno", "Say it before you play your last card but one.")


@awaited
async def test_the_odds_of_a_challenge_are_told_where_hints_are_allowed(tmp_path: Path) -> None:
    async with served(config_in(tmp_path)) as server:
        async with party(server, "ana", "bo") as table:
            await table.start()
            await table["ana"].is_refused("hint/not-here", odds=True)
        async with party(server, "ana", "bo", hints=True) as table:
            await table.start()
            await table.lay_out({"ana": "wild+4 G1 G2 G3", "bo": "R4 Y5 G6"})
            await table["ana"].is_refused("odds/nothing", odds=True)
            await table["ana"].ask("done", act="play wild+4 blue")
            await table["ana"].is_refused("hint/not-asked", odds=True)
            odds = await table["bo"].ask("odds", odds=True)
            assert odds["table"] == table.key
            assert f"about {odds['share']}% of the time" in odds["text"]


@awaited
async def test_a_client_that_asks_why_not_is_told_and_nothing_is_done(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        await table["ana"].is_refused("table/not-started", why="draw")
        await table.start()
        await table.lay_out(HANDS)
        refused = await table["ana"].is_refused("play/no-match", why="play B3", id="x")
        assert (refused["rule"], refused["id"]) == ("D-024", "x")
        assert await table["ana"].ask("done", why="play R1", id="y") == {"id": "y", "version": 3}
        await table["bo"].is_refused("play/not-asked", why="play R4")
        assert len(await table.log()) == 3


@awaited
async def test_to_answer_why_not_nothing_is_tried_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Trying an action out would take a time that depends on hidden cards, for example if the draw pile is empty."""

    def refuse_to_act(*_: object) -> NoReturn:
        raise AssertionError("nothing is carried out")

    async with party_in(tmp_path, "ana", "bo") as table:
        await table.start()
        await table.lay_out({"ana": "R1 B3 wild", "bo": "R4 Y5 G6"})
        monkeypatch.setattr(Game, "act", refuse_to_act)
        monkeypatch.setattr(Game, "copy", refuse_to_act)
        for action in ("draw", "play R1", "play wild", "play wild green"):
            assert await table["ana"].ask("done", why=action, id=action) == {"id": action, "version": 3}
        await table["ana"].is_refused("play/no-colour", why="play R1 green")
        await table["ana"].is_refused("play/no-match", why="play B3 green")


@awaited
async def test_a_refusal_names_the_message_even_if_it_cannot_be_read(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        for message in ({"chat": "x" * 201}, {"chat": "x" * 5000}, {"cheat": True}, {"act": "draw", "ready": True}):
            refused = await table["ana"].ask("refused", id="this one", **message)
            assert (refused["id"], refused["table"]) == ("this one", table.key)


@awaited
async def test_a_language_of_ours_or_none(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        await table["ana"].is_refused("language", watch=0, lang="tlh")
        shown = await table["ana"].ask("snapshot", watch=0)
        assert "told" not in shown
        await table.start()
        shown = await table["ana"].ask("snapshot", watch=0, lang="pt")
        assert all(told["text"] for told in shown["told"])
        assert shown["told"]


@awaited
async def test_nobody_looks_at_too_many_tables(tmp_path: Path) -> None:
    async with served(config_in(tmp_path, tables_per_minute=60, tables_per_guest=60)) as server:
        ana = await guest(server.url, "ana")
        keys = [await open_table(ana, **QUICK) for _ in range(MOST_TABLES + 1)]
        async with bare(ana, keys[0]) as socket:
            for key in keys[:-1]:
                await socket.ask("snapshot", table=key, watch=0)
            await socket.is_refused("watch/too-many", table=keys[-1], watch=0)
            await socket.ask("snapshot", table=keys[0], watch=0)
            await socket.say(unwatch=True)
            await socket.ask("snapshot", table=keys[-1], watch=0)
