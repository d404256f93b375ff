"""Replays of finished matches, step by step, as any viewer saw them."""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from sabot.background import run_queued
from sabot.errors import Unreadable
from sabot.match import Match
from sabot.match.onlooker import Onlooker
from sabot.match.playback import Playback
from sabot.server.api.endpoint import Query, endpoint
from sabot.server.api.endpoints.finished_matches import finished_match, replay_of
from sabot.server.api.request import ApiRequest
from sabot.server.protocol.client_messages import Key
from sabot.server.protocol.server_messages import Told
from sabot.words.language import Language
from sabot.words.sentences import sentences

USUAL_STEPS, MOST_STEPS = 50, 200
"""How many steps are sent by default, and at most."""
OPEN = "open"
"""The viewer who sees all hands, unless a player has this name."""

StepNumber = Annotated[int, Meta(ge=1, le=10**9)]


class ReplayQuery(Query, frozen=True, rename={"first": "from", "last": "to"}):
    """The viewer, and the steps to show."""

    viewer: Annotated[str, Meta(max_length=40)] = ""
    """A player, or `open` for all hands; empty is a spectator."""
    first: StepNumber = 1
    last: StepNumber | UnsetType = UNSET
    """By default 50 steps are sent."""


class StepShown(Struct, frozen=True):
    """A step of the match, and what the viewer saw after it."""

    number: int
    round: int
    board: int
    actor: str | None
    """Null for a deal."""
    action: str
    events: list[dict[str, Any]]
    told: list[Told]
    view: dict[str, Any]
    """The game after the step, as in the notation; `??` is a card that the viewer cannot see."""


class ReplayShown(Struct, frozen=True):
    """Some steps of a match."""

    players: list[str]
    steps: list[StepShown]
    total: int
    """How many steps the match has."""
    rounds: list[int]
    """The first step of each round."""


@endpoint("GET", "/api/tables/{table}/replay", refuses=(404, 409))
async def read_replay(request: ApiRequest, table: Key, query: ReplayQuery) -> ReplayShown:
    """The steps of a finished match, as one viewer saw them. At most 200 at a time."""
    last = query.first + USUAL_STEPS - 1 if query.last is UNSET else query.last
    if last - query.first >= MOST_STEPS:
        raise Unreadable("many-steps", "to", most=MOST_STEPS)
    played = await finished_match(request, table)
    return await run_queued(_replay, played, query.viewer, range(query.first, last + 1), request.language)


def _replay(played: Match, viewer: str, numbers: range, language: Language) -> ReplayShown:
    replay = replay_of(played)
    players = replay.match.players
    onlooker = _onlooker(viewer, players)
    playback = Playback(replay)
    total = len(replay.steps)
    return ReplayShown(
        list(players),
        [_step(playback, number, onlooker, language) for number in numbers if number <= total],
        total,
        [replay.first_step(round_) for round_ in range(1, len(replay.dealt) + 1)],
    )


def _onlooker(viewer: str, players: tuple[str, ...]) -> Onlooker:
    if not viewer or (viewer == OPEN and OPEN not in players):
        return Onlooker(is_open=bool(viewer))
    try:
        return Onlooker.at(viewer, players)
    except Unreadable as error:
        raise error.at("viewer") from None


def _step(playback: Playback, number: int, onlooker: Onlooker, language: Language) -> StepShown:
    playback.go(number)
    step, game = playback.step, playback.games[playback.step.table]
    heard = onlooker.redacted(step.events)
    return StepShown(
        number,
        step.round,
        step.table,
        step.actor,
        onlooker.action(step),
        [event.as_json() for event in heard],
        [Told(*sentence) for sentence in sentences(heard, onlooker.seat, language)],
        game.describe() if onlooker.is_open else onlooker.view(game).as_json(),
    )
