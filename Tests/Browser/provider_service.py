"""A provider of the test's own on this machine (OpenID Connect), with a real key and other people's cryptography: who is sent
there says who they are on its page and is sent back, and the server's requests are held to what the standards ask of them."""
import base64
import hashlib
import http.server
import json
import secrets
import threading
import time
import urllib.parse

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import padding, rsa

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Sign in</title><h1>Who are you?</h1>
<form method="post" action="/authorize?{query}"><input name="subject" aria-label="Number"><button>It is me</button></form>
<form method="post" action="/authorize?{query}"><button name="deny" value="1">Not now</button></form>"""


def text64(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def number(value):
    return text64(value.to_bytes((value.bit_length() + 7) // 8, "big"))


class Provider:
    """The provider; `requests` holds what the server asked it."""

    def __init__(self):
        self.key = rsa.generate_private_key(public_exponent=65537, key_size=2048)
        self.secret = secrets.token_urlsafe(12)
        self.codes = {}
        self.requests = []
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler(self))
        self.issuer = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self):
        self.server.shutdown()
        self.server.server_close()

    def description(self):
        return {
            "issuer": self.issuer, "authorization_endpoint": self.issuer + "/authorize", "token_endpoint": self.issuer + "/token",
            "jwks_uri": self.issuer + "/keys", "authorization_response_iss_parameter_supported": True,
            "code_challenge_methods_supported": ["S256"], "token_endpoint_auth_methods_supported": ["client_secret_post"]}

    def keys(self):
        public = self.key.public_key().public_numbers()
        return {"keys": [{"kty": "RSA", "kid": "first", "use": "sig", "alg": "RS256", "n": number(public.n), "e": number(public.e)}]}

    def back(self, asked, subject):
        """Where who has said who they are is sent."""
        assert asked["response_type"] == "code" and asked["scope"] == "openid" and asked["code_challenge_method"] == "S256"
        fields = {"state": asked["state"], "iss": self.issuer}
        if subject is None:
            return asked["redirect_uri"] + "?" + urllib.parse.urlencode(fields | {"error": "access_denied"})
        code = secrets.token_urlsafe(16)
        self.codes[code] = (asked, subject)
        return asked["redirect_uri"] + "?" + urllib.parse.urlencode(fields | {"code": code})

    def tokens(self, form):
        """The tokens for a code, which counts once."""
        asked, subject = self.codes.pop(form.get("code"), (None, None))
        challenge = text64(hashlib.sha256(form.get("code_verifier", "").encode()).digest())
        if (not asked or form.get("client_secret") != self.secret or form.get("redirect_uri") != asked["redirect_uri"]
                or challenge != asked["code_challenge"]):
            return 400, {"error": "invalid_grant"}
        access = secrets.token_urlsafe(16)
        now = int(time.time())
        claims = {
            "iss": self.issuer, "sub": subject, "aud": form["client_id"], "nonce": asked["nonce"], "iat": now, "exp": now + 300,
            "at_hash": text64(hashlib.sha256(access.encode()).digest()[:16])}
        text = ".".join(text64(json.dumps(part).encode()) for part in ({"alg": "RS256", "kid": "first"}, claims))
        signature = self.key.sign(text.encode(), padding.PKCS1v15(), hashes.SHA256())
        return 200, {"access_token": access, "token_type": "Bearer", "id_token": text + "." + text64(signature)}


def handler(provider):
    """What answers the provider's addresses."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def log_message(self, *arguments):
            pass

        def send(self, status, body, kind="application/json", **headers):
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.send_header("content-type", kind)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def do_GET(self):
            url = urllib.parse.urlsplit(self.path)
            if url.path == "/authorize":
                return self.send(200, PAGE.format(query=url.query.replace("&", "&amp;")).encode(), "text/html")
            provider.requests.append(url.path)
            documents = {"/.well-known/openid-configuration": provider.description, "/keys": provider.keys}
            if url.path in documents:
                return self.send(200, json.dumps(documents[url.path]()).encode())
            return self.send(404, b"{}")

        def do_POST(self):
            url = urllib.parse.urlsplit(self.path)
            body = self.rfile.read(int(self.headers.get("content-length", 0))).decode()
            form = dict(urllib.parse.parse_qsl(body))
            if url.path == "/authorize":
                asked = dict(urllib.parse.parse_qsl(url.query))
                return self.send(303, b"", location=provider.back(asked, None if "deny" in form else form["subject"]))
            provider.requests.append(url.path)
            status, answer = provider.tokens(form)
            return self.send(status, json.dumps(answer).encode())

    return Handler
