"""Branches: continue a finished match from any step, against bots."""

from typing import Annotated

from msgspec import Meta, Struct

from sabot.background import run_queued
from sabot.bots import USUAL_BOT
from sabot.errors import Refused, Unreadable
from sabot.match import Match
from sabot.match.playback import Playback
from sabot.match.record import format_record
from sabot.server.api.endpoint import endpoint
from sabot.server.api.endpoints.finished_matches import finished_match, replay_of
from sabot.server.api.endpoints.replays import StepNumber
from sabot.server.api.endpoints.tables import TableOpened, opened
from sabot.server.api.request import ApiRequest
from sabot.server.hosting.opening import new_table
from sabot.server.protocol.client_messages import Key
from sabot.server.tables.log.entries import Branched
from sabot.server.tables.settings import PERSON, Settings


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """The step to continue from, and the player to play."""

    step: StepNumber
    player: Annotated[str, Meta(max_length=40)]


@endpoint("POST", "/api/tables/{table}/branch", status=201, refuses=(404, 409), opens_table=True)
async def branch_off(request: ApiRequest, table: Key, body: Branch) -> TableOpened:
    """Open a table of your own that continues a finished match from a step. Bots play for the others."""
    me = request.named_guest
    played = await finished_match(request, table)
    settings, record = await run_queued(_branch, played, body)
    key = await new_table(request.registry, me.guest, me.name, settings, opener=request.opener, face=me.face)
    await request.registry.append(key, lambda _, at: Branched(at=at, by=me.guest, record=record))
    return await opened(request, key)


def _branch(played: Match, wanted: Branch) -> tuple[Settings, str]:
    """The settings of the new table, and the record up to the step; or Refused or Unreadable."""
    replay = replay_of(played)
    if wanted.step > len(replay.steps):
        raise Unreadable("last-one", "step", what="step", named=str(wanted.step), most=len(replay.steps))
    playback = Playback(replay)
    playback.go(wanted.step)
    match = playback.match
    if match.is_over:
        raise Refused("match/over")
    if wanted.player not in match.playing:
        raise Unreadable("not-a-player", "player", name=repr(wanted.player))
    seats = tuple(PERSON if player == wanted.player else USUAL_BOT for player in match.players)
    settings = Settings(edition=match.edition, options=match.options, format=match.format, seats=seats, hints=True)
    return settings, format_record(match)
