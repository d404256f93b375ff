"""What systemd passes to a server, and what it wants to hear: listening sockets, and when the server is ready.

The protocols are those of sd_listen_fds(3) and sd_notify(3); they need no library.
"""

import os
import socket
import sys
from collections.abc import MutableMapping
from contextlib import suppress

from sabot.errors import Unreadable

FIRST_FD = 3
"""The file descriptor of the first socket."""
READY, STOPPING = "READY=1", "STOPPING=1"


def passed_sockets(environment: MutableMapping[str, str], first_fd: int = FIRST_FD) -> list[socket.socket]:
    """The sockets on which systemd listens for this process; none if it was started in another way.

    The variables are deleted, so that no child takes the sockets for its own. Raises Unreadable if one of them is not a
    listening TCP socket.
    """
    pid, number = environment.pop("LISTEN_PID", ""), environment.pop("LISTEN_FDS", "")
    environment.pop("LISTEN_FDNAMES", None)
    if pid != str(os.getpid()) or not number.isdecimal():
        return []
    return [_listening(fd) for fd in range(first_fd, first_fd + int(number))]


def _listening(fd: int) -> socket.socket:
    """A listening TCP socket, or Unreadable."""
    try:
        os.set_inheritable(fd, False)
        passed = socket.socket(fileno=fd)
    except OSError as error:
        raise Unreadable("listen", f"LISTEN_FDS {fd}", reason=Unreadable.by_system(error, "")) from None
    is_tcp = passed.family in (socket.AF_INET, socket.AF_INET6) and passed.type == socket.SOCK_STREAM
    if not (is_tcp and passed.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN)):
        passed.detach()  # it is not ours to close
        raise Unreadable("listen-passed", f"LISTEN_FDS {fd}")
    return passed


def notify(state: str) -> None:
    """Tell systemd how the server is, if it wants to know (`Type=notify`)."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if sys.platform == "win32" or not address.startswith(("/", "@")):
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sending, suppress(OSError):
        sending.connect(address.replace("@", "\0", 1) if address.startswith("@") else address)
        sending.send(state.encode())
