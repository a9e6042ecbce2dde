"""A pack of 10 MB all the way: by ranges from the server, into the device, and out of it section by section."""
import http.client
import json

import pytest
from harness.app import READY, UPDATE, AppPage
from harness.pack import NAME, SECTIONS, DummyPack, digest
from harness.proxy import Door
from harness.server import Server

CACHES = "async () => (await caches.keys()).sort()"

FETCH = """async ([url, range]) => {
    const answer = await fetch(url, { headers: range ? { range } : {}, cache: "no-store" });
    const bytes = await answer.arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    return {
        status: answer.status, range: answer.headers.get("content-range"), length: bytes.byteLength,
        sha256: [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join(""),
    };
}"""

# In the worker: reads one section as the app's host does; its hash, and how long it took.
SECTION = """async ([pack, section]) => {
    const started = performance.now();
    const bytes = await new Build(BUILD).section(pack, section);
    const milliseconds = performance.now() - started;
    return { sha256: bytes && (await sha256(bytes)), milliseconds };
}"""

# In the worker: reads several sections at once.
MANY = """([pack, sections]) => {
    const build = new Build(BUILD);
    return Promise.all(sections.map(async (section) => sha256(await build.section(pack, section))));
}"""

# In the worker: spoils a section where it is kept, without another length; or loses it.
SPOIL = """async ([pack, section, how]) => {
    const { cacheName } = (await new Build(BUILD).packs()).get(pack);
    const cache = await caches.open(cacheName);
    const url = `/content/${pack}/${section}`;
    if (how === "lost") return cache.delete(url);
    const bytes = new Uint8Array(await (await cache.match(url)).arrayBuffer());
    bytes[bytes.length >> 1] ^= 1;
    await cache.put(url, new Response(bytes));
    return true;
}"""


@pytest.fixture(scope="session")
def dummy():
    return DummyPack()


@pytest.fixture(scope="session")
def content(dummy, tmp_path_factory):
    """A content folder with the product's packs and the large one."""
    return dummy.add_to(tmp_path_factory.mktemp("content") / "content")


@pytest.fixture
def server(tmp_path, content):
    started = Server(tmp_path / "data", {"WIRD_CONTENT": str(content)}).start()
    yield started
    started.kill()


def ask(server, url, method="GET", **headers):
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    try:
        connection.request(method, url, headers=headers)
        answer = connection.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    finally:
        connection.close()


def in_worker(app, script, argument):
    """Runs a script in the service worker itself, which it starts when it must."""
    app.page.evaluate("async () => (await fetch('/inbox')).status")
    return app.page.context.service_workers[-1].evaluate(script, argument)


def section(app, name, pack=NAME):
    return in_worker(app, SECTION, [pack, name])


def forget_http(app):
    """Empties the browser's own cache of what it has fetched, which would stand in for the server."""
    session = app.page.context.new_cdp_session(app.page)
    session.send("Network.clearBrowserCache")
    session.detach()


def watched(door, url):
    """The statuses with which the server answers a file from now on."""
    statuses = []

    def watch(method, body, ask):
        reply = ask()
        statuses.append(reply.status if reply else None)
        return reply

    door.hooks[url] = watch
    return statuses


def test_the_server_sends_a_pack_whole_and_in_parts(server, dummy):
    """A pack of 10 MB comes whole, or any range of it, and a range beyond its end is refused"""
    size = len(dummy.bytes)
    status, headers, body = ask(server, dummy.url)
    assert (status, headers["accept-ranges"], body) == (200, "bytes", dummy.bytes)
    assert "immutable" in headers["cache-control"]
    for name in ("page-001", "page-320", f"page-{SECTIONS}"):
        first, last = dummy.span(name)
        status, headers, body = ask(server, dummy.url, Range=f"bytes={first}-{last}")
        assert (status, headers["content-range"]) == (206, f"bytes {first}-{last}/{size}")
        assert body == dummy.contents[name]
    status, headers, body = ask(server, dummy.url, Range=f"bytes={size - 100}-{size + 100}")
    assert (status, headers["content-range"]) == (206, f"bytes {size - 100}-{size - 1}/{size}")
    assert body == dummy.bytes[-100:]
    status, headers, body = ask(server, dummy.url, Range=f"bytes={size}-")
    assert (status, headers["content-range"], body) == (416, f"bytes */{size}", b"")


def test_a_page_gets_a_pack_as_the_server_sends_it(app, dummy):
    """With the worker between, a page gets a pack whole and by ranges: what the device keeps of it does not stand in"""
    size, (first, last) = len(dummy.bytes), dummy.span("page-320")

    def fetch(range=None):
        return app.page.evaluate(FETCH, [dummy.url, range])

    assert fetch() == {"status": 200, "range": None, "length": size, "sha256": digest(dummy.bytes)}
    assert fetch(f"bytes={first}-{last}") == {
        "status": 206, "range": f"bytes {first}-{last}/{size}", "length": last - first + 1,
        "sha256": digest(dummy.contents["page-320"])}
    beyond = fetch(f"bytes={size}-{size + 1}")
    assert (beyond["status"], beyond["range"], beyond["length"]) == (416, f"bytes */{size}", 0)


def test_a_section_is_read_without_the_server(app, door, server, profiles, dummy):
    """SY-008 a section of a 10 MB pack is there with the server killed, the browser restarted, the worker cold"""
    assert app.page.evaluate("async (name) => (await (await caches.open(name)).keys()).length",
                             f"pack-{dummy.file}") == SECTIONS + 1
    door.shut()
    server.kill()
    again = AppPage(profiles().pages[0], app.address).open("/inbox")
    forget_http(again)
    again.stop_worker()
    again.open("/inbox")
    read = section(again, "page-604")
    assert read["sha256"] == digest(dummy.contents["page-604"])
    assert read["milliseconds"] < 2_000
    for name, expected in list(dummy.contents.items())[::80]:
        assert section(again, name)["sha256"] == digest(expected)
    assert section(again, "page-999")["sha256"] is None


@pytest.mark.parametrize("how", ["damaged", "lost"])
def test_a_spoilt_section_is_fetched_again(app, door, dummy, how):
    """SY-008 a section that the browser damaged or lost is never given out: it is fetched again by its range alone"""
    statuses = watched(door, dummy.url)
    assert in_worker(app, SPOIL, [NAME, "page-007", how])
    assert section(app, "page-007")["sha256"] == digest(dummy.contents["page-007"])
    assert statuses == [206]
    door.shut()
    app.stop_worker()
    assert section(app, "page-007")["sha256"] == digest(dummy.contents["page-007"])


def test_a_spoilt_section_without_the_server_is_missing(app, door, dummy):
    """SY-008 a damaged section is missing while the server is away; the others are there, and it comes back with it"""
    assert in_worker(app, SPOIL, [NAME, "page-007", "damaged"])
    door.shut()
    assert section(app, "page-007")["sha256"] is None
    assert section(app, "page-008")["sha256"] == digest(dummy.contents["page-008"])
    door.open()
    assert section(app, "page-007")["sha256"] == digest(dummy.contents["page-007"])


def test_a_server_with_damaged_bytes_repairs_nothing(app, door, dummy):
    """SY-008 what the server sends for a damaged section is checked as well before it is kept"""
    def wrong(method, body, ask):
        reply = ask()
        reply.body = reply.body[::-1]
        return reply

    assert in_worker(app, SPOIL, [NAME, "page-007", "damaged"])
    door.hooks[dummy.url] = wrong
    assert section(app, "page-007")["sha256"] is None
    del door.hooks[dummy.url]
    assert section(app, "page-007")["sha256"] == digest(dummy.contents["page-007"])


def test_a_pack_that_was_evicted_comes_whole(app, door, dummy):
    """SY-008 a pack that the browser evicted is downloaded again once the server is there"""
    in_worker(app, "(name) => caches.delete(name)", f"pack-{dummy.file}")
    forget_http(app)
    app.stop_worker()
    door.shut()
    assert section(app, "page-001")["sha256"] is None
    door.open()
    assert section(app, "page-001")["sha256"] == digest(dummy.contents["page-001"])
    door.shut()
    assert section(app, "page-640")["sha256"] == digest(dummy.contents["page-640"])


def test_a_pack_asked_for_many_times_at_once_comes_once(app, door, dummy):
    """SY-008 a pack that is not on the device is downloaded once, however many of its sections a page asks for"""
    in_worker(app, "(name) => caches.delete(name)", f"pack-{dummy.file}")
    forget_http(app)
    app.stop_worker()
    statuses = watched(door, dummy.url)
    names = list(dummy.contents)[:12]
    assert in_worker(app, MANY, [NAME, names]) == [digest(dummy.contents[name]) for name in names]
    assert statuses == [200]


def test_what_cannot_be_had_is_sought_ever_more_rarely(app, door):
    """SY-008 a section that can't be had slows only the first pages; once the server was reached it is sought again"""
    zones = json.loads(app.page.evaluate("async () => (await fetch('/bundle.json')).text()"))["packs"]["zones"]["url"]
    app.post("/place", latitude="21.4225", longitude="39.8262")
    before = app.call("/day/2026-11-21")[1]["prayers"]
    assert in_worker(app, SPOIL, ["zones", "all", "damaged"])
    app.stop_worker()
    tries = []

    def wrong(method, body, ask):
        reply = ask()
        tries.append(reply.status)
        reply.body = reply.body[::-1]
        return reply

    door.hooks[zones] = wrong
    for _ in range(30):
        assert app.call("/day/2026-11-21")[0] == 503
        app.sync()
    assert 3 <= len(tries) <= 12
    del door.hooks[zones]
    door.shut()
    app.sync_until("offline")
    door.open()
    app.sync_until("synced")
    assert app.call("/day/2026-11-21")[1]["prayers"] == before


def test_a_page_works_over_a_spoilt_section(app, door):
    """SY-008 the time zones damaged on the device: the day comes all the same, or as soon as the server is back"""
    zones = json.loads(app.page.evaluate("async () => (await fetch('/bundle.json')).text()"))["packs"]["zones"]["url"]
    statuses = watched(door, zones)
    app.post("/place", latitude="21.4225", longitude="39.8262")
    # The times alone: how the day stands to the present moment goes on.
    def times():
        return app.call("/day/2026-11-21")[1]["prayers"]

    before = times()
    assert in_worker(app, SPOIL, ["zones", "all", "damaged"])
    app.stop_worker()
    assert times() == before
    assert statuses == [206]

    assert in_worker(app, SPOIL, ["zones", "all", "damaged"])
    app.stop_worker()
    door.shut()
    assert app.call("/day/2026-11-21")[0] == 503
    assert app.inbox() == []
    door.open()
    assert times() == before


def test_a_pack_cut_off_leaves_the_old_version(tmp_path, profiles, dummy, content):
    """SY-013 a version whose pack is cut off in mid-transfer leaves the one before it; later it is completed"""
    server = Server(tmp_path / "data").start()
    door = Door(server.port)
    door.open()
    try:
        app = AppPage(profiles().pages[0], door.address).install()
        app.add_task("kept")
        before = app.page.evaluate(CACHES)
        server.stop()
        server.environment = {"WIRD_CONTENT": str(content)}
        server.start()
        cuts = []

        def cut(method, body, ask):
            reply = ask()
            reply.is_cut = True
            cuts.append(len(reply.body))
            return reply

        door.hooks[dummy.url] = cut
        assert app.page.evaluate(UPDATE) == "redundant"
        assert cuts[0] == len(dummy.bytes)
        # The old version may go on fetching packs of its own meanwhile; nothing of the new one is left.
        after = set(app.page.evaluate(CACHES))
        assert after >= set(before) and f"pack-{dummy.file}" not in after
        assert [each for each in after - set(before) if each.startswith("build-")] == []
        app.stop_worker()
        assert app.open("/inbox").inbox() == ["kept"]

        del door.hooks[dummy.url]
        assert app.page.evaluate(UPDATE) == "installed"
        assert f"pack-{dummy.file}" in app.page.evaluate(CACHES)
        app.page.evaluate("""async () => {
            const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
            (await navigator.serviceWorker.ready).waiting.postMessage({ type: "switch" });
            await taken;
        }""")
        app.page.evaluate(READY)
        door.shut()
        assert section(app, "page-100")["sha256"] == digest(dummy.contents["page-100"])
        assert app.open("/inbox").inbox() == ["kept"]
    finally:
        door.shut()
        server.kill()
