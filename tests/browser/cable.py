"""A line that can be cut."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page


class Cable:
    """The sockets of a page, which a test can cut."""

    def __init__(self, page: "Page") -> None:
        self.broken = False
        self.sockets: list[Any] = []
        page.route_web_socket("**/ws", self._connect)

    def _connect(self, socket: Any) -> None:
        if self.broken:
            socket.close(code=1001)
            return
        socket.connect_to_server()
        self.sockets.append(socket)

    def cut(self) -> None:
        self.broken = True
        for socket in self.sockets:
            socket.close(code=1001)
        self.sockets.clear()

    def mend(self) -> None:
        self.broken = False
