"""A server for one page that holds the worker's parts without being a worker, for tests of the parts alone."""
import contextlib
import http.server
import threading

from .paths import EVERYDAY, WASM, worker_script

PAGE = b'<!doctype html><meta charset="utf-8"><title>harness</title><script src="/parts.js"></script>'


class Handler(http.server.BaseHTTPRequestHandler):
    """Answers the page, the parts, the WebAssembly and whatever the test adds to `server.files`."""

    def do_GET(self):
        files = {
            "/": ("text/html", lambda: PAGE),
            "/parts.js": ("text/javascript", lambda: worker_script("harness", entry=False).encode()),
            "/wird.wasm": ("application/wasm", WASM.read_bytes),
            "/everyday.wasm": ("application/wasm", EVERYDAY.read_bytes),
        } | self.server.files
        kind, read = files.get(self.path.split("?")[0], (None, None))
        if kind is None:
            self.send_error(404)
            return
        body = read()
        self.send_response(200)
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


@contextlib.contextmanager
def serving(files=None):
    """Serves on a free port of loopback; gives the address."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.files = files or {}
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
