"""A wire between one browser and the server, which a test can cut: what a phone without a network is to everybody else."""
import contextlib
import socket
import threading


class Relay:
    """Passes bytes on to a port of loopback, so that TLS stays between the two ends. Cut, nobody answers any more."""

    def __init__(self, upstream_port):
        self.upstream_port = upstream_port
        self._socket = None
        self._open = set()
        # Bound and never listening: nobody else gets the port while the wire is cut.
        self._kept = socket.socket()
        self._kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._kept.bind(("127.0.0.1", 0))
        self.port = self._kept.getsockname()[1]
        self.join()

    def join(self):
        """Lets bytes through from now on."""
        if self._socket:
            return
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._socket.bind(("127.0.0.1", self.port))
        self._socket.listen(64)
        threading.Thread(target=self._accept, args=(self._socket,), daemon=True).start()

    def cut(self):
        """Ends what is under way, and answers nobody."""
        listening, self._socket = self._socket, None
        ends = list(self._open) + ([listening] if listening else [])
        for each in ends:
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            with contextlib.suppress(OSError):
                each.close()
        self._open.clear()

    def _accept(self, listening):
        while self._socket is listening:
            try:
                near, _ = listening.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(("127.0.0.1", self.upstream_port), timeout=10)
            except OSError:
                near.close()
                continue
            far.settimeout(None)
            self._open.update((near, far))
            for source, target in ((near, far), (far, near)):
                threading.Thread(target=self._pass, args=(source, target), daemon=True).start()

    def _pass(self, source, target):
        with contextlib.suppress(OSError):
            while part := source.recv(65536):
                target.sendall(part)
        for each in (source, target):
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            with contextlib.suppress(OSError):
                each.close()
            self._open.discard(each)
