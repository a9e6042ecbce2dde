"""The product's server as a process of its own."""
import json
import os
import pathlib
import signal
import socket
import subprocess
import time
import urllib.request

from .paths import ROOT

BINARY = os.environ.get("WIRD_BINARY", "")


class Server:
    """`wird serve` over a data folder; it may be killed and started again, and keeps its port."""

    def __init__(self, data, environment=None, arguments=()):
        self.data = pathlib.Path(data)
        self.arguments = [str(argument) for argument in arguments]
        self.environment = environment or {}
        self.port = free_port()
        self.process = None

    @classmethod
    def asking_this_machine(cls, data):
        """One whose operator names this machine as one that may be asked: addresses near by are left alone otherwise."""
        folder = pathlib.Path(data) / "config"
        folder.mkdir(parents=True)
        (folder / "NetworkConfig.json").write_text(json.dumps({"near": ["127.0.0.1"]}))
        return cls(data)

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def start(self):
        environment = os.environ | {"WIRD_DATA": str(self.data)} | self.environment
        self.log = open(self.data.parent / f"{self.data.name}.log", "ab")
        self.process = subprocess.Popen(
            [BINARY, "serve", "--port", str(self.port), *self.arguments], cwd=ROOT, env=environment,
            stdout=self.log, stderr=subprocess.STDOUT)
        deadline = time.monotonic() + 20
        while not self._answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the server did not start:\n{pathlib.Path(self.log.name).read_text()}")
            time.sleep(0.02)
        return self

    def kill(self):
        """Ends it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self):
        """Ends it as a person would."""
        self._end(signal.SIGTERM)

    def run(self, *arguments):
        """Runs another command of the program over the same data; gives what it prints."""
        environment = os.environ | {"WIRD_DATA": str(self.data)} | self.environment
        return subprocess.run(
            [BINARY, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout

    def _end(self, how):
        if self.process and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(timeout=20)
        self.process = None
        self.log.close()

    def _answers(self):
        try:
            with urllib.request.urlopen(self.address + "/healthz", timeout=1) as answer:
                return answer.status == 200
        except OSError:
            return False


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
