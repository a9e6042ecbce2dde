"""The archive for machines without a compiler: it installs in seconds, runs by itself, and a newer one keeps the data."""
import os
import pathlib
import shutil
import signal
import subprocess
import tarfile
import time
import urllib.request

import pytest
from product_app import BINARY, free_port

ROOT = pathlib.Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def archive(tmp_path_factory):
    """The archive's folder, unpacked elsewhere."""
    if not BINARY or not (ROOT / ".assets").is_dir():
        pytest.skip("the product has not been built")
    made = subprocess.run(["Scripts/release", "--built"], cwd=ROOT, capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    folder = tmp_path_factory.mktemp("release")
    with tarfile.open(ROOT / made.stdout.split()[-1]) as packed:
        packed.extractall(folder, filter="data")
    return next(folder.iterdir())


def install(archive, *options):
    return subprocess.run([archive / "install.sh", *map(str, options)], capture_output=True, text=True, cwd="/")


class Installed:
    """The installed program, with nothing of the checkout in its environment."""

    def __init__(self, prefix, data):
        self.port = free_port()
        environment = {key: value for key, value in os.environ.items() if not key.startswith("WIRD_")}
        self.process = subprocess.Popen(
            [prefix / "bin/wird", "serve", "--port", str(self.port), "--test-stop-after", "120"],
            env=environment | {"WIRD_DATA": str(data)}, cwd="/", stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        deadline = time.monotonic() + 20
        while self.process.poll() is None and time.monotonic() < deadline:
            try:
                return self.ask("/healthz") and None
            except OSError:
                time.sleep(0.05)
        raise AssertionError(self.process.communicate()[0])

    def ask(self, path, body=None):
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data=body, headers={"Accept": "application/json"})
        with urllib.request.urlopen(request, timeout=10) as answer:
            return answer.read()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        return self.process.communicate(timeout=20)[0]


def test_an_archive_installs_and_upgrades(archive, tmp_path):
    """an archive installs in seconds without a compiler, runs by itself, and a newer one over it keeps the data and leaves nothing of the older"""
    prefix, data = tmp_path / "prefix", tmp_path / "data"
    begin = time.monotonic()
    first = install(archive, "--prefix", prefix)
    assert first.returncode == 0 and f"{prefix}/bin/wird serve" in first.stdout, first
    assert time.monotonic() - begin < 20
    wird = Installed(prefix, data)
    wird.ask("/tasks", b"title=keep+me&operation=" + b"a" * 32)
    assert b"keep me" in wird.ask("/inbox") and b"wasm" in wird.ask("/sw.js")
    assert wird.ask("/quran/112")
    said = wird.stop()
    assert "warning" not in said and "error" not in said, said

    newer = shutil.copytree(archive, tmp_path / "newer")
    (newer / "VERSION").write_text("newer\n")
    (prefix / "share/wird/of-the-older").write_text("")
    assert "newer is installed" in install(newer, "--prefix", prefix).stdout
    assert not (prefix / "share/wird/of-the-older").exists()
    assert sorted(each.name for each in (prefix / "share").iterdir()) == ["wird"]
    wird = Installed(prefix, data)
    assert b"keep me" in wird.ask("/inbox")
    wird.stop()

    assert "stays" in install(archive, "--prefix", prefix, "--remove").stdout
    assert not (prefix / "bin/wird").exists() and (data / "wird.sqlite").exists()


KILLED = """#!/bin/sh
echo >> "$STEPS"
[ "$(wc -l < "$STEPS")" != "$KILLED_AT" ] || kill -9 $PPID
exec "$REAL/$(basename "$0")" "$@"
"""
"""Stands before a tool of the system, counts the steps of an installation, and ends it at one of them."""


def test_an_installation_that_is_killed_leaves_a_whole_version(archive, tmp_path):
    """killed at any of its steps, an upgrade leaves a program with the files of its own version, the older or the newer, and the next one mends the rest"""
    prefix, tools = tmp_path / "prefix", tmp_path / "tools"
    tools.mkdir()
    for tool in ("cp", "ln", "mv", "rm", "mkdir"):
        (tools / tool).write_text(KILLED)
        (tools / tool).chmod(0o755)
    real = str(pathlib.Path(shutil.which("cp")).parent)
    environment = os.environ | {"PATH": f"{tools}:{os.environ['PATH']}", "REAL": real, "STEPS": str(tmp_path / "steps")}
    small = tmp_path / "small"
    shutil.copytree(archive, small, ignore=shutil.ignore_patterns("packs", ".assets", "*.wasm"))
    (small / "bin/wird").unlink()
    assert install_small(small, prefix, "0", environment | {"KILLED_AT": "0"}) == 0
    kept = set()
    for step in range(1, 40):
        (tmp_path / "steps").unlink(missing_ok=True)
        ended = install_small(small, prefix, str(step), environment | {"KILLED_AT": str(step)})
        said = subprocess.run([prefix / "bin/wird"], capture_output=True, text=True, check=True).stdout.strip()
        folder = pathlib.Path((prefix / "share/wird").resolve())
        assert (folder / "Config").is_dir() and (folder.parents[1] / "VERSION").read_text().strip() == said
        kept.add(said == str(step))
        if ended == 0:
            break
    assert ended == 0 and step > 5 and kept == {True, False}
    assert len(list((prefix / "lib/wird").iterdir())) == 2 and not list(prefix.glob("*/*.new"))


def install_small(small, prefix, version, environment):
    """Installs a version whose program says which it is; gives the status."""
    (small / "VERSION").write_text(version)
    (small / "bin/wird").write_text(f"#!/bin/sh\necho {version}\n")
    (small / "bin/wird").chmod(0o755)
    return subprocess.run(["/bin/sh", small / "install.sh", "--prefix", prefix], env=environment, capture_output=True).returncode


def test_what_can_not_be_installed_says_why(archive, tmp_path):
    """what can't be written, or isn't for this machine, is said with what to do, and nothing is changed"""
    (tmp_path / "file").write_text("")
    refused = install(archive, "--prefix", tmp_path / "file")
    assert refused.returncode == 1 and str(tmp_path / "file") in refused.stderr and "--prefix" in refused.stderr
    assert len(refused.stderr.strip().splitlines()) == 1
    foreign = shutil.copytree(archive, tmp_path / "foreign")
    (foreign / "bin/wird").write_bytes(b"\x7fELF of another machine")
    refused = install(foreign, "--prefix", tmp_path / "prefix")
    assert refused.returncode == 1 and "another machine" in refused.stderr and not (tmp_path / "prefix").exists()


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd here")
def test_the_service_is_one_that_systemd_takes(archive, tmp_path):
    """systemd finds nothing wrong with the service, and little that it may do"""
    install(archive, "--prefix", tmp_path)
    unit = tmp_path / "wird.service"
    unit.write_text((archive / "wird.service").read_text().replace("@PREFIX@", str(tmp_path)))
    checked = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    assert checked.returncode == 0 and str(unit) not in checked.stderr, checked.stderr
    rated = subprocess.run(["systemd-analyze", "security", "--offline=true", "--threshold=25", unit], capture_output=True, text=True)
    assert rated.returncode == 0, rated.stdout[-300:]
