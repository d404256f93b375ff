"""Codes to say aloud: of tables, and of guests who go on at another device."""

from typing import Annotated

from msgspec import Meta, Struct

from sabot.server.api.endpoint import endpoint
from sabot.server.api.endpoints.guests import Myself, shown_to_itself
from sabot.server.api.request import ApiRequest
from sabot.server.hosting.guests.codes import IssuedPass, code_of, find_by_code, issue_pass, redeem_pass
from sabot.server.protocol.client_messages import Key

TypedCode = Annotated[str, Meta(max_length=40)]
"""A code as somebody types it: in any case, with blanks or dashes."""


class TableCode(Struct, frozen=True):
    """The code of a table."""

    code: str
    """It leads to the table as long as people can join it, and a day after it was last asked for it ends."""


class TableFound(Struct, frozen=True):
    """The table that a code leads to."""

    table: str
    """The key of the table, which gives access to it."""


class Redeemed(Struct, frozen=True, forbid_unknown_fields=True):
    """The code of a pass, as it was typed."""

    code: TypedCode


@endpoint("POST", "/api/tables/{table}/code", refuses=(404, 409))
async def ask_for_code(request: ApiRequest, table: Key) -> TableCode:
    """The code of a table that people can join. The table gets one when somebody first asks."""
    return TableCode(await code_of(request.registry, table, request.me.guest))


@endpoint("GET", "/api/codes/{code}", refuses=(404,), tries_code=True)
async def find_table(request: ApiRequest, code: TypedCode) -> TableFound:
    """The table that a code leads to, if people can join it."""
    return TableFound(await find_by_code(request.registry, code, request.me.guest))


@endpoint("POST", "/api/me/pass", is_rare=True)
async def ask_for_pass(request: ApiRequest) -> IssuedPass:
    """A code by which you go on as yourself at another device: valid for minutes, once. An earlier one ends."""
    return await issue_pass(request.registry, request.me)


@endpoint("POST", "/api/passes", refuses=(404,), tries_code=True)
async def use_pass(request: ApiRequest, body: Redeemed) -> Myself:
    """Become the guest whose pass it is. The guest who you were here until now keeps their seats."""
    request.set_identity(await redeem_pass(request.registry, request.admission.identities, body.code))
    return shown_to_itself(request.me)
