"""Heartbeats and leases in the database: which process looks after a table, and until when one did.

No time is compared here. The clocks of processes may differ, so each process judges by its own clock how long the
heartbeat of another one has not changed.
"""

from collections.abc import Collection, Iterable, Mapping

from sqlalchemy import Connection, bindparam, case, func, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from sabot.server.storage.database import SQLITE, insert_new
from sabot.server.storage.schema import leases, processes

NOBODY = ""
"""The holder of a free lease."""
PROBE = "probe"
"""The name under which a process tries whether it can write."""


def beat(connection: Connection, name: str, at: int) -> dict[str, int]:
    """Write the heartbeat of a process; the last heartbeats of all."""
    write_heartbeat(connection, name, at)
    return {name: at for name, at in connection.execute(select(processes.c.name, processes.c.at)) if name != PROBE}


def write_heartbeat(connection: Connection, name: str, at: int) -> None:
    """Write the heartbeat of a process."""
    insert = sqlite.insert if connection.dialect.name == SQLITE else postgresql.insert
    new = insert(processes).values(name=name, at=at)
    connection.execute(new.on_conflict_do_update(index_elements=["name"], set_={"at": new.excluded.at}))


def take(connection: Connection, name: str, keys: Iterable[str], dead: Collection[str] | None) -> dict[str, int]:
    """Take leases that are free, or that dead processes hold; None means that all other processes are dead.

    For each lease that was taken: until when its table was looked after. 0 is never.
    """
    wanted = sorted(keys)  # in one order, or two processes could deadlock
    rows = [{"key": key, "holder": NOBODY, "attended": 0} for key in wanted]
    connection.execute(insert_new(connection.dialect.name, leases), rows)
    free = select(leases.c.key).where(leases.c.key.in_(wanted)).order_by(leases.c.key)
    if dead is not None:
        is_unknown = leases.c.holder.not_in(select(processes.c.name))
        free = free.where(or_(leases.c.holder.in_([NOBODY, name, *dead]), is_unknown)).with_for_update(skip_locked=True)
    taken = list(connection.scalars(free))
    if not taken:
        return {}
    heartbeat = func.coalesce(select(processes.c.at).where(processes.c.name == leases.c.holder).scalar_subquery(), 0)
    attended = case((heartbeat > leases.c.attended, heartbeat), else_=leases.c.attended)
    change = leases.update().where(leases.c.key.in_(taken)).values(holder=name, attended=attended)
    return dict(connection.execute(change.returning(leases.c.key, leases.c.attended)).all())


def release(connection: Connection, name: str, attended: Mapping[str, int]) -> None:
    """Give up the leases on some tables, and note until when they were looked after."""
    of = (leases.c.key == bindparam("of")) & (leases.c.holder == name)
    change = leases.update().where(of).values(holder=NOBODY, attended=bindparam("until"))
    connection.execute(change, [{"of": key, "until": at} for key, at in sorted(attended.items())])


def forget(connection: Connection, dead: Collection[str]) -> None:
    """Delete the heartbeats of dead processes that hold no lease."""
    is_used = processes.c.name.in_(select(leases.c.holder))
    connection.execute(processes.delete().where(processes.c.name.in_(dead), ~is_used))
