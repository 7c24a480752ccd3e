"""A proxy between browsers and the server whose connections can be cut, or stall."""

import contextlib
import socket
import threading


class BreakableProxy:
    """Forwards every connection to a port of this machine, until it is cut."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._open: set[socket.socket] = set()
        self._is_cut = False
        self._flows = threading.Event()
        self._flows.set()
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Every connection breaks, and no new one is made."""
        self._is_cut = True
        for end in list(self._open):
            _break(end)

    def mend(self) -> None:
        """New connections are made again."""
        self._is_cut = False

    def stall(self) -> None:
        """Nothing comes through any more, and nobody is told."""
        self._flows.clear()

    def flow(self) -> None:
        """What stalled breaks, as it does when a network is back; new connections go through."""
        self.cut()
        self._flows.set()
        self.mend()

    def close(self) -> None:
        """For good."""
        self._flows.set()
        self.cut()
        self._listener.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            if self._is_cut:
                _break(near)
                continue
            try:
                far = socket.create_connection(("127.0.0.1", self._to))
            except OSError:
                _break(near)
                continue
            self._open |= {near, far}
            for source, sink in ((near, far), (far, near)):
                threading.Thread(target=self._pump, args=(source, sink), daemon=True).start()

    def _pump(self, source: socket.socket, sink: socket.socket) -> None:
        try:
            while data := source.recv(65536):
                self._flows.wait()
                sink.sendall(data)
        except OSError:
            pass
        for end in (source, sink):
            self._open.discard(end)
            _break(end)


def _break(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
