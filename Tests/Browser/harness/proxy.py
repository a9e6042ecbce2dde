"""A door in front of the server that a test can shut, or through which it can pass off another build.

The browser sees one origin for the whole test, whatever happens to the server behind it.
"""
import contextlib
import http.client
import http.server
import json
import socket
import threading

HOP = {"connection", "keep-alive", "transfer-encoding", "content-length", "accept-encoding", "host"}


class Reply:
    """An answer on its way to the browser. One that `is_cut` breaks off in the middle of its body."""

    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body
        self.is_cut = False


class Door:
    """Passes requests on to an upstream server on loopback.

    `build` renames the build in /sw.js and /bundle.json; `hooks` maps a path to a function that gets the method, the
    body and a function which asks the server, and gives a `Reply`, or `None` to cut the connection without an answer.
    """

    def __init__(self, upstream_port):
        self.upstream_port = upstream_port
        self.build = None
        self.hooks = {}
        self.seen = []
        self.answers = []
        """Of every answer the method, the path, the site that the browser named as the sender's, and the status."""
        self.streams = []
        """The connections to the server on which it tells of changes as they come."""
        self._server = None
        # Bound and never listening: nobody else gets the port while the door is shut, and who knocks is refused.
        self._kept = socket.socket()
        self._kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._kept.bind(("127.0.0.1", 0))
        self.port = self._kept.getsockname()[1]

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def open(self):
        """Begins to listen, each time on the same port."""
        door = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def answer(self):
                door._answer(self)

            do_GET = do_HEAD = do_POST = do_PATCH = do_DELETE = answer

            def log_message(self, *arguments):
                pass

        http.server.ThreadingHTTPServer.allow_reuse_address = True
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", self.port), Handler)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()

    def shut(self):
        """Stops listening: to the browser, the server is gone."""
        if self._server:
            self._server.shutdown()
            self._server.server_close()
            self._server = None
        for stream in list(self.streams):
            with contextlib.suppress(OSError):
                stream.sock.shutdown(socket.SHUT_RDWR)

    def _answer(self, handler):
        if self._server is None:
            handler.close_connection = True
            return
        length = int(handler.headers.get("content-length") or 0)
        body = handler.rfile.read(length) if length else b""
        path = handler.path.split("?")[0]
        if path == "/changes":
            return self._pass_on(handler)
        self.seen.append((handler.command, handler.path))

        def ask():
            return self._ask(handler, body)

        hook = self.hooks.get(path)
        reply = hook(handler.command, body, ask) if hook else ask()
        handler.close_connection = True
        if reply is None:
            return
        self.answers.append((handler.command, path, handler.headers.get("sec-fetch-site"), reply.status))
        handler.send_response(reply.status)
        for name, value in reply.headers:
            if name.lower() not in HOP:
                handler.send_header(name, value)
        handler.send_header("content-length", str(len(reply.body)))
        handler.send_header("connection", "close")
        handler.end_headers()
        if handler.command != "HEAD":
            handler.wfile.write(reply.body[:len(reply.body) // 2] if reply.is_cut else reply.body)

    def _pass_on(self, handler):
        """Passes a stream on as it comes, until one of the two sides or the door closes it."""
        handler.close_connection = True
        connection = http.client.HTTPConnection("127.0.0.1", self.upstream_port)
        with contextlib.suppress(OSError, http.client.HTTPException):
            connection.request("GET", "/changes", headers={"accept": "text/event-stream"})
            self.streams.append(connection)
            answer = connection.getresponse()
            handler.send_response(answer.status)
            handler.send_header("content-type", answer.getheader("content-type"))
            handler.send_header("connection", "close")
            handler.end_headers()

            def watch():
                # Nothing more comes from the browser but the end.
                with contextlib.suppress(OSError):
                    handler.connection.recv(1)
                with contextlib.suppress(OSError, AttributeError):
                    connection.sock.shutdown(socket.SHUT_RDWR)

            threading.Thread(target=watch, daemon=True).start()
            while self._server and (part := answer.read1(4096)):
                handler.wfile.write(part)
                handler.wfile.flush()
        connection.close()
        with contextlib.suppress(ValueError):
            self.streams.remove(connection)

    def _ask(self, handler, body):
        connection = http.client.HTTPConnection("127.0.0.1", self.upstream_port, timeout=20)
        headers = {name: value for name, value in handler.headers.items() if name.lower() not in HOP}
        if self.build:
            # What the server last sent under this address was another build: it must not say "not modified".
            headers = {name: value for name, value in headers.items() if name.lower() != "if-none-match"}
        # To the server, its own address is the origin: it refuses others.
        own = f"127.0.0.1:{self.upstream_port}"
        headers["host"] = own
        for name in list(headers):
            if name.lower() in ("origin", "referer"):
                headers[name] = headers[name].replace(f"127.0.0.1:{self.port}", own)
        try:
            connection.request(handler.command, handler.path, body or None, headers)
            answer = connection.getresponse()
            reply = Reply(answer.status, answer.getheaders(), answer.read())
        except OSError:
            return None
        finally:
            connection.close()
        return self._renamed(handler.path, reply)

    def _renamed(self, path, reply):
        if self.build and reply.status == 200:
            if path == "/bundle.json":
                bundle = json.loads(reply.body)
                reply.body = json.dumps(bundle | {"build": self.build}).encode()
            elif path == "/sw.js":
                rest = reply.body.split(b"\n", 1)[1]
                reply.body = f'const BUILD = "{self.build}";\n'.encode() + rest
        return reply
