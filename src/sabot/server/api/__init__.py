"""The HTTP API beside the socket: lobby, records, rules, options and statistics."""

from functools import cache
from itertools import groupby
from operator import attrgetter
from typing import Any

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route

from sabot.server.access.limits import Limits
from sabot.server.api.endpoint import Endpoint, endpoint
from sabot.server.api.endpoints import (
    branches,
    changes,
    codes,
    guests,
    introductions,
    my_tables,
    network,
    own_settings,
    records,
    replays,
    service,
    statistics,
    tables,
)
from sabot.server.api.endpoints.games import cards, explanations, options, rules
from sabot.server.api.openapi import document
from sabot.server.api.request import ApiRequest
from sabot.server.api.resource import Gatekeeper, Resource

UNKNOWN_PATH = "/api/{path:path}"
"""The path of everything that has no endpoint."""


@endpoint("GET", "/api/openapi.json")
async def read_openapi(request: ApiRequest) -> dict[str, Any]:
    """This document."""
    return _document()


ENDPOINTS: tuple[Endpoint, ...] = (
    guests.read_me,
    guests.change_me,
    guests.leave_for_good,
    guests.read_data,
    guests.delete_data,
    my_tables.list_my_tables,
    codes.ask_for_pass,
    codes.use_pass,
    codes.ask_for_code,
    codes.find_table,
    tables.list_tables,
    tables.open_table,
    tables.look_at_table,
    tables.read_standing,
    changes.take_seat,
    changes.change_seat,
    changes.leave_seat,
    changes.start_match,
    changes.close_table,
    changes.ask_for_rematch,
    changes.remove_guest,
    branches.branch_off,
    introductions.begin_introduction,
    records.read_record,
    records.verify_record,
    replays.read_replay,
    statistics.read_statistics,
    options.list_editions,
    options.list_options,
    options.list_bots,
    options.list_phrases,
    cards.name_cards,
    explanations.explain_thing,
    rules.search_rules,
    rules.read_rule,
    network.read_network,
    network.change_network,
    own_settings.read_own_settings,
    own_settings.change_own_settings,
    network.draw_qr_code,
    service.read_health,
    service.read_readiness,
    service.read_metrics,
    read_openapi,
)


@cache
def _document() -> dict[str, Any]:
    return document(ENDPOINTS)


def routes(limits: Limits) -> list[Route]:
    """The routes of all endpoints."""
    gatekeeper = Gatekeeper(limits)
    by_path = groupby(sorted(ENDPOINTS, key=attrgetter("path")), key=attrgetter("path"))
    known = [_route(Resource(path, endpoints, gatekeeper)) for path, endpoints in by_path]
    return [*known, _route(Resource(UNKNOWN_PATH, (), gatekeeper))]


def _route(resource: Resource) -> Route:
    """The route of a resource. Long answers are compressed for clients that accept it."""
    return Route(resource.path, resource, middleware=[Middleware(GZipMiddleware)])
