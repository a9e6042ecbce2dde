"""One byte of the Quran's text flipped where it lies: in the pack on the server's disk, and in the browser's own cache."""
import hashlib
import json
import os
import pathlib
import shutil
import struct
import subprocess
import urllib.error
import urllib.request

import pytest
from harness.app import AppPage
from harness.proxy import Door
from harness.server import BINARY, Server
from product_hands import eventually
from test_packs import SPOIL, forget_http, in_worker

PACK, PART = "quran", "tanzil-112"
KEPT = """async () => {
    const name = (await caches.keys()).find((name) => /^pack-quran-[0-9a-f]{16}/.test(name));
    return Boolean(name && await caches.match("/.pack/index", { cacheName: name }));
}"""
"""Whether the pack of the text is on the device whole."""
DOORS = ["/quran/112", "/quran/112/1/actions", "/quran/112/1/tajweed", "/quran/search?q=112:1"]


class Content:
    """A copy of the built content whose pack of the text can be changed."""

    def __init__(self, folder):
        source = pathlib.Path(os.environ["WIRD_CONTENT"])
        self.folder = pathlib.Path(folder)
        shutil.copytree(source, self.folder, ignore=shutil.ignore_patterns("downloads", "tools"))
        self.index = json.loads((self.folder / "packs.json").read_text(encoding="utf-8"))

    def flip(self, is_forged):
        """Flips one bit of the part; with `is_forged` every hash that stands beside it is made to agree."""
        entry = self.index[PACK]
        old = self.folder / "packs" / entry["file"]
        content = bytearray(old.read_bytes())
        start = 12 + struct.unpack_from("<I", content, 8)[0]
        directory = json.loads(content[12:start])
        section = next(section for section in directory["sections"] if section["name"] == PART)
        place = start + section["offset"] + section["length"] // 2
        content[place] ^= 1
        if not is_forged:
            old.write_bytes(content)
            return
        first = start + section["offset"]
        digest = hashlib.sha256(content[first:first + section["length"]]).hexdigest()
        header = bytes(content[12:start]).replace(section["sha256"].encode(), digest.encode())
        content[12:start] = header
        name = f"{PACK}-{hashlib.sha256(content).hexdigest()[:16]}.pack"
        (self.folder / "packs" / name).write_bytes(content)
        old.unlink()
        for beside in old.parent.glob(old.name + ".*"):
            beside.unlink()
        text = (self.folder / "packs.json").read_text(encoding="utf-8")
        text = text.replace(section["sha256"], digest).replace(entry["sha256"], hashlib.sha256(content).hexdigest())
        (self.folder / "packs.json").write_text(text.replace(entry["file"], name), encoding="utf-8")


def ask(address, accept):
    request = urllib.request.Request(address, headers={"Accept": accept})
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


@pytest.fixture(autouse=True)
def built():
    """The content that was built, with the text in it."""
    index = pathlib.Path(os.environ.get("WIRD_CONTENT", "")) / "packs.json"
    if not index.is_file() or PACK not in json.loads(index.read_text(encoding="utf-8")):
        pytest.skip("WIRD_CONTENT holds no text of the Quran")


@pytest.fixture
def content(tmp_path):
    return Content(tmp_path / "content")


@pytest.mark.parametrize("is_forged", [False, True], ids=["damaged", "forged"])
def test_the_server_and_the_command_line_refuse(tmp_path, content, is_forged):
    """QI-046 one byte flipped in the pack on disk, its hashes beside it as they were or forged to agree: refused everywhere, with the part and the way to mend it"""
    content.flip(is_forged)
    environment = {"WIRD_CONTENT": str(content.folder)}
    server = Server(tmp_path / "data", environment).start()
    try:
        for path in DOORS:
            status, page = ask(server.address + path, "text/html")
            assert status == 503 and PART in page and "wird content build" in page, path
            assert "data-letters" not in page, path
            status, facts = ask(server.address + path, "application/json")
            assert status == 503, path
            assert json.loads(facts)["part"] == PART and json.loads(facts)["reason"] in ("damaged", "missing"), path
        assert ask(server.address + "/quran/113", "text/html")[0] == 200
        assert PART in pathlib.Path(server.log.name).read_text(), "said when the server starts"
    finally:
        server.kill()
    for command in (["quran", "verse", "112:1"], ["quran", "tajweed", "112"]):
        answer = subprocess.run(
            [BINARY, *command, "--json"], env=os.environ | environment | {"WIRD_DATA": str(tmp_path / "other")},
            capture_output=True, text=True, check=False)
        assert answer.returncode != 0 and '"spans"' not in answer.stdout, command


@pytest.fixture
def reading(tmp_path, profiles):
    """A tab whose worker has the text on the device."""
    server = Server(tmp_path / "reading").start()
    door = Door(server.port)
    door.open()
    app = AppPage(profiles().pages[0], door.address).install()
    assert app.call("/quran/112")[0] == 200
    eventually(lambda: app.page.evaluate(KEPT), 60)
    yield app, door, server
    door.shut()
    server.kill()


def test_the_worker_refuses_a_damaged_cache(reading):
    """QI-046 one byte flipped in the browser's cache, the server away: nothing of the surah is shown; it is mended once the server is back"""
    app, door, _ = reading
    whole = app.call("/quran/112")[1]
    assert in_worker(app, SPOIL, [PACK, PART, "damaged"])
    door.shut()
    app.stop_worker()
    # Searching reads a pack of its own, which comes with the first search.
    for path in DOORS[:3]:
        status, answer = app.call(path)
        assert status == 503 and answer["part"] == PART, path
    assert app.call("/quran/113")[0] == 200
    door.open()
    app.stop_worker()
    assert app.call("/quran/112")[1] == whole


def test_the_worker_refuses_a_damaged_answer(reading):
    """QI-046 one byte flipped on the way from the server: the part is not taken, and comes whole with the next asking"""
    app, door, _ = reading
    whole = app.call("/quran/112")[1]
    url = json.loads(app.page.evaluate("async () => (await fetch('/bundle.json')).text()"))["packs"][PACK]["url"]

    def flip(method, body, ask):
        reply = ask()
        changed = bytearray(reply.body)
        changed[len(changed) // 2] ^= 1
        reply.body = bytes(changed)
        return reply

    assert in_worker(app, SPOIL, [PACK, PART, "lost"])
    forget_http(app)
    app.stop_worker()
    door.hooks[url] = flip
    assert app.call("/quran/112")[0] == 503
    del door.hooks[url]
    app.stop_worker()
    assert app.call("/quran/112")[1] == whole
