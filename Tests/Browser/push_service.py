"""A push service of the test's own on this machine, and a browser's side of a subscription to it.

It does what RFC 8030 asks of a service, and reads what it gets as a browser does (RFC 8291), with other people's
cryptography: what the product encrypts and signs is held to that.
"""
import base64
import http.server
import json
import os
import threading
import time

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF


def text64(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def hkdf(key, salt, info, length):
    return HKDF(hashes.SHA256(), length, salt, info).derive(key)


class Receiver:
    """A browser: its key, its secret, and the address that the service gave it."""

    def __init__(self, endpoint):
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        self.public = self.key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)

    @property
    def fields(self):
        """What the browser's page sends to the server."""
        return {"endpoint": self.endpoint, "p256dh": text64(self.public), "auth": text64(self.secret)}

    def read(self, body):
        """What a message says (RFC 8188 §2, RFC 8291 §3.4)."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21:21 + length], body[21 + length:]
        assert len(sealed) <= size == 4096 and len(body) <= 4096
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        material = hkdf(shared, self.secret, b"WebPush: info\0" + self.public + sender, 32)
        content = hkdf(material, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = hkdf(material, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(content).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert plain[-1:] == b"\2", "the one record is the last"
        return plain[:-1]


class PushService:
    """The service. `answers` holds statuses to give before it takes a message."""

    def __init__(self):
        self.messages = []
        self.answers = []
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                body = self.rfile.read(int(self.headers["content-length"]))
                status, extra = service.answers.pop(0) if service.answers else (201, {})
                service.messages.append({
                    "path": self.path, "headers": dict((name.lower(), value) for name, value in self.headers.items()),
                    "body": body, "at": time.time(), "status": status})
                self.send_response(status)
                for name, value in extra.items():
                    self.send_header(name, value)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *arguments):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def subscribe(self, name="one"):
        return Receiver(f"{self.origin}/push/{name}")

    def wait(self, count=1, seconds=30):
        """The messages, once there are so many."""
        deadline = time.monotonic() + seconds
        while len(self.messages) < count and time.monotonic() < deadline:
            time.sleep(0.05)
        assert len(self.messages) >= count, f"{len(self.messages)} of {count} messages came"
        return self.messages

    def close(self):
        self.server.shutdown()
        self.server.server_close()


def shown(receiver, message):
    """What a browser shows of a message, and whether it is a declarative one."""
    payload = json.loads(receiver.read(message["body"]))
    assert payload["web_push"] == 8030
    return payload["notification"]
