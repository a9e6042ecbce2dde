"""A site of somebody else's on this machine, and the forms its page sends."""
import html
import http.server
import threading

ENCODINGS = ["application/x-www-form-urlencoded", "multipart/form-data", "text/plain"]


class Stranger:
    """A site of somebody else's on this machine, with one page."""

    def __init__(self):
        stranger = self
        self.page = ""
        self.target = ""

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                self._answer(200, stranger.page.encode())

            def do_POST(self):
                self.rfile.read(int(self.headers.get("content-length") or 0))
                self._answer(int(self.path.strip("/")), b"", location=stranger.target)

            def _answer(self, status, body, **headers):
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.send_header("content-type", "text/html; charset=utf-8")
                self.send_header("content-length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *arguments):
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()

    def close(self):
        self._server.shutdown()
        self._server.server_close()


def form(address, fields, encoding=ENCODINGS[0], target="", submits=True):
    """A page's form that sends itself."""
    inputs = "".join(f'<input name="{name}" value="{html.escape(value)}">' for name, value in fields.items())
    script = "<script>document.forms[0].submit()</script>" if submits else ""
    return (f'<!doctype html><form method="post" enctype="{encoding}" target="{target}" action="{address}">{inputs}'
            f'</form>{script}')
