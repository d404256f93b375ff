"""The settings of a rematch: those of the match before, with the people who play on the opener's device."""

from msgspec.structs import replace

from sabot.errors import Refused
from sabot.server.tables.log.entries import Guest
from sabot.server.tables.settings import Settings
from sabot.server.tables.state import TableState


def rematch_settings(table: TableState, guest: Guest) -> Settings:
    """The settings of the table for another match, opened by a guest; or Refused.

    Only the guest whose device several people share can give them seats again.
    """
    device = table.seating.device_of(table.host)
    if not device:
        return replace(table.settings, device=())
    if guest != table.host:
        raise Refused("rematch/device", player=table.seating[device[0]].name)
    return replace(table.settings, device=tuple(table.seating[number].name for number in device[1:]))
