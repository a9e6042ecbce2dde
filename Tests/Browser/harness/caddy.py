"""Caddy in front of the server, with the product's own Caddyfile and certificates of Caddy's internal authority."""
import os
import pathlib
import shutil
import ssl
import subprocess
import time

from .paths import ROOT
from .server import free_port

UNPACKED = ROOT / ".caddy/usr/bin/caddy"
BINARY = os.environ.get("WIRD_CADDY") or shutil.which("caddy") or (str(UNPACKED) if UNPACKED.is_file() else "")
NAME = "wird.test"

# What differs from a machine on the internet: the ports, and an authority of Caddy's own in place of a public one.
LOCAL = """{
	admin off
	local_certs
	skip_install_trust
	http_port %(http)s
	https_port %(https)s
	storage file_system %(storage)s
}
"""


class Caddy:
    """A proxy that is reached as https://wird.test:PORT; the name leads nowhere but where a test says."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.port = free_port()
        self.process = None

    @property
    def address(self):
        return f"https://{NAME}:{self.port}"

    @property
    def authority(self):
        """The file of the authority that the proxy's certificates come from."""
        return self.folder / "storage/pki/authorities/local/root.crt"

    def start(self, upstream_port):
        self.folder.mkdir(parents=True, exist_ok=True)
        local = LOCAL % {"http": free_port(), "https": self.port, "storage": self.folder / "storage"}
        config = self.folder / "Caddyfile"
        config.write_text(local + (ROOT / "deploy/Caddyfile").read_text(encoding="utf-8"), encoding="utf-8")
        environment = os.environ | {
            "WIRD_HOST": f"{NAME}:{self.port}", "WIRD_PORT": str(upstream_port), "HOME": str(self.folder),
            "XDG_DATA_HOME": str(self.folder), "XDG_CONFIG_HOME": str(self.folder)}
        self.log = open(self.folder / "caddy.log", "wb")
        self.process = subprocess.Popen(
            [BINARY, "run", "--config", str(config), "--adapter", "caddyfile"], env=environment, stdout=self.log,
            stderr=subprocess.STDOUT)
        deadline = time.monotonic() + 30
        while not self._answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"Caddy did not start:\n{(self.folder / 'caddy.log').read_text()}")
            time.sleep(0.05)
        return self

    def stop(self):
        if self.process and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(timeout=20)
        self.log.close()

    def _answers(self):
        if not self.authority.is_file():
            return False
        try:
            ssl.create_default_context(cafile=self.authority)
            self.certificate()
            return True
        except (OSError, ValueError):
            return False

    def certificate(self):
        """The certificate that the proxy shows, in PEM."""
        ask = ["openssl", "s_client", "-connect", f"127.0.0.1:{self.port}", "-servername", NAME]
        shown = subprocess.run(ask, input=b"", capture_output=True, check=False).stdout
        begin, end = b"-----BEGIN CERTIFICATE-----", b"-----END CERTIFICATE-----"
        return shown[shown.index(begin):shown.index(end) + len(end)] + b"\n"
