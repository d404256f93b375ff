"""The open sockets of a process, so that those of a guest can be closed."""

from collections.abc import Callable

from sabot.server.transport.socket_client import SocketClient


class OpenSockets:
    """The clients that are connected to this process."""

    def __init__(self) -> None:
        self._clients: set[SocketClient] = set()

    def add(self, client: SocketClient) -> None:
        """Hold a client while it is served."""
        self._clients.add(client)

    def discard(self, client: SocketClient) -> None:
        """Let go of a client."""
        self._clients.discard(client)

    def close(self, is_meant: Callable[[SocketClient], bool], code: int) -> None:
        """Close the sockets of all clients that are meant."""
        for client in list(self._clients):
            if is_meant(client):
                client.drop(code)
