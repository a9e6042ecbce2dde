"""What pages of other sites may do to a person's data while the worker answers: nothing, whatever they send and however."""
import html
import json
import urllib.parse

import pytest
from harness.app import READY, operation
from harness.stranger import ENCODINGS, form

ERASE = ("/me/data/erase", {"extent": "all", "confirmation": "on"})
SOURCE = ("/me/settings/source", {"step": "on", "address": "http://127.0.0.1:1/{latitude}"})
ADD = ("/tasks", {"title": "a stranger's"})
SETTINGS = ("/me/settings", {"language": "tr"})
FORM_POLICIES = ["unsafe-url", "no-referrer", "same-origin", "origin"]


class Victim:
    """The person's device: what is on it, and what it looks like after a stranger's page."""

    def __init__(self, app, door):
        self.app, self.door = app, door
        app.add_task("of mine alone")
        app.post("/place", latitude="21.4225", longitude="39.8262")
        app.sync_until("synced")
        self.before = self.holds()

    def holds(self):
        settings = self.app.call("/me/data/wird.json")[1]
        records = [record for record in settings["records"] if record["kind"] != "notice"]
        return sorted(json.dumps([record["kind"], record["id"], record["fields"]], sort_keys=True) for record in records)

    def visit(self, address, seconds=0.6, lands=None):
        """Opens a stranger's page beside the app's, and gives it time to do what it does, or until it `lands` somewhere."""
        page = self.app.page.context.new_page()
        try:
            page.goto(address)
        except Exception as error:  # noqa: BLE001  the page may leave while it is being opened
            assert "ERR_" in str(error) or "interrupted" in str(error), error
        if lands:
            page.wait_for_url(lands + "/**")
        else:
            page.wait_for_timeout(seconds * 1000)
        shown = page.url
        for other in self.app.page.context.pages:
            if other not in (page, self.app.page):
                other.close()
        page.close()
        return shown

    def is_as_it_was(self):
        assert self.app.inbox() == ["of mine alone"]
        assert self.holds() == self.before


@pytest.fixture
def victim(app, door):
    return Victim(app, door)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
@pytest.mark.parametrize("encoding", ENCODINGS)
def test_a_form_of_another_site_changes_nothing(victim, stranger, door, host, encoding):
    """SY-020 a form that another site's page sends by itself changes nothing, under any policy on referrers"""
    for path, fields in (ERASE, SOURCE, ADD, SETTINGS):
        for policy in FORM_POLICIES:
            meta = f'<meta name="referrer" content="{policy}">'
            numbered = fields | {"operation": operation() + "0" * 32}
            stranger.page = meta + form(door.address + path, numbered, encoding)
            victim.visit(f"http://{host}:{stranger.port}/", lands=door.address)
    victim.is_as_it_was()
    door.shut()
    for path, fields in (ERASE, ADD):
        stranger.page = form(door.address + path, fields, encoding)
        victim.visit(f"http://{host}:{stranger.port}/")
    victim.is_as_it_was()


@pytest.mark.parametrize("path, fields", [ERASE, SOURCE])
def test_documents_without_an_origin(victim, stranger, door, path, fields):
    """SY-020 neither a data: address nor a sandboxed frame changes anything, in its own place or in the whole window's"""
    for target in ("", "_top", "_blank"):
        inner = html.escape(form(door.address + path, fields, target=target))
        for allowed in ("allow-forms allow-scripts allow-top-navigation allow-popups",
                        "allow-forms allow-scripts allow-top-navigation allow-popups allow-popups-to-escape-sandbox"):
            stranger.page = f'<iframe sandbox="{allowed}" srcdoc="{inner}"></iframe>'
            victim.visit(f"http://127.0.0.1:{stranger.port}/")
    victim.visit("data:text/html," + urllib.parse.quote(form(door.address + path, fields)))
    data = "data:text/html," + urllib.parse.quote(form(door.address + path, fields, target="_top"))
    stranger.page = f'<iframe src="{html.escape(data)}"></iframe>'
    victim.visit(f"http://127.0.0.1:{stranger.port}/")
    text = json.dumps(form(door.address + path, fields)).replace("</", "<\\/")
    stranger.page = f'<script>location = URL.createObjectURL(new Blob([{text}], {{ type: "text/html" }}))</script>'
    victim.visit(f"http://127.0.0.1:{stranger.port}/")
    victim.is_as_it_was()


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_frames_windows_and_redirects(victim, stranger, door, host):
    """SY-020 a frame, a window that the page opens and a redirect that keeps the form change nothing"""
    path, fields = ERASE
    address = f"http://{host}:{stranger.port}/"
    for ahead in (f'<iframe name="there" src="{door.address}/"></iframe>', '<iframe name="there"></iframe>',
                  f'<script>window.open("{door.address}/inbox", "there")</script>',
                  '<script>window.open("about:blank", "there")</script>'):
        stranger.page = ahead + form(door.address + path, fields, target="there", submits=False) + (
            "<script>setTimeout(() => document.forms[0].submit(), 300)</script>")
        victim.visit(address, seconds=1.2)
    for status in (307, 308):
        stranger.target = door.address + path
        for encoding in ENCODINGS:
            stranger.page = form(f"{address}{status}", fields, encoding)
            victim.visit(address)
    victim.is_as_it_was()


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_requests_of_scripts(victim, stranger, door, host):
    """SY-020 SY-018 what another site's scripts fetch, beacon, frame or load changes nothing and shows nothing"""
    path, fields = ERASE
    stranger.page = "<!doctype html><p>stranger</p>"
    page = victim.app.page.context.new_page()
    page.goto(f"http://{host}:{stranger.port}/")
    told = page.evaluate("""async ([address, path, fields]) => {
        const body = () => new URLSearchParams(fields);
        const told = {};
        const attempt = (name, work) => work().then((value) => { told[name] = value; }, () => { told[name] = "refused"; });
        await attempt("no-cors", async () => (await fetch(address + path, { method: "POST", mode: "no-cors", body: body() })).type);
        await attempt("keepalive", async () => (await fetch(address + path, { method: "POST", mode: "no-cors", keepalive: true, body: body() })).type);
        await attempt("cors", async () => (await fetch(address + path, { method: "POST", body: body() })).type);
        await attempt("read", async () => (await fetch(address + "/inbox")).text());
        told.beacon = navigator.sendBeacon(address + path, body());
        const load = (tag, property) => new Promise((resolve) => {
            const element = document.createElement(tag);
            element.onload = () => resolve("loaded");
            element.onerror = () => resolve("refused");
            element[property] = address + "/inbox";
            document.body.append(element);
        });
        told.script = await load("script", "src");
        told.image = await load("img", "src");
        const frame = document.createElement("iframe");
        frame.src = address + "/inbox";
        document.body.append(frame);
        await new Promise((resolve) => setTimeout(resolve, 500));
        try { told.frame = frame.contentDocument?.body?.innerText ?? "closed"; } catch { told.frame = "closed"; }
        const opened = window.open(address + "/inbox");
        await new Promise((resolve) => setTimeout(resolve, 700));
        told.opened = opened === null || opened.closed ? "severed" : "held";
        return told;
    }""", [door.address, path, fields])
    page.wait_for_timeout(400)
    assert told["cors"] == told["read"] == told["script"] == told["image"] == "refused", told
    assert told["frame"] == "closed" and told["opened"] == "severed", told
    assert all("of mine alone" not in frame.content() for frame in page.frames)
    page.close()
    victim.is_as_it_was()


def test_every_answer_of_the_worker_keeps_to_itself(victim, door):
    """SY-018 SY-020 the worker's pages, refusals and the pages it writes itself stand in no frame, and in no cache"""
    door.shut()
    headers = victim.app.evaluate("""async () => {
        const answers = await Promise.all(["/", "/inbox", "/me/data", "/nowhere"].map((path) =>
            fetch(path, { headers: { accept: "text/html" } })));
        answers.push(await fetch("/tasks", { method: "POST", headers: { accept: "text/html" }, body: "a".repeat((1 << 20) + 9) }));
        return answers.map((answer) => Object.fromEntries(answer.headers));
    }""")
    for answer in headers:
        assert "frame-ancestors 'none'" in answer["content-security-policy"], answer
        assert answer["cache-control"] == "no-store", answer
        assert answer["cross-origin-opener-policy"] == answer["cross-origin-resource-policy"] == "same-origin", answer


def send(page, form):
    """Sends a form as a browser without the page's scripts would, and waits for the page that answers."""
    with page.expect_navigation():
        page.evaluate("(form) => HTMLFormElement.prototype.submit.call(document.querySelector(form))", form)


def write(page, title):
    """Types a title into the inbox's own form and sends it as a browser without the page's scripts would."""
    page.fill("form[action='/tasks'] [name=title]", title)
    send(page, "form[action='/tasks']")


def test_own_forms_as_the_browser_sends_them(app, door):
    """SY-010 SY-013 a form of the app's own that the browser itself sends is taken, without a server, in two tabs, again
    after the worker was stopped, and sent twice it is done once"""
    door.shut()
    other = app.page.context.new_page()
    for page in (app.page, other):
        page.goto(door.address + "/inbox")
    write(app.page, "one")
    write(other, "two")
    app.stop_worker()
    other.goto(door.address + "/inbox")
    app.stop_worker()
    write(other, "three")
    assert app.inbox() == ["one", "three", "two"]
    number = other.eval_on_selector("[name=operation]", "(input) => input.value")
    assert len(number) == 64
    for _ in range(2):
        app.call("/tasks", {"operation": number, "title": "four"})
    assert app.inbox() == ["four", "one", "three", "two"]
    stored = other.evaluate("""async () => {
        const database = await new Promise((resolve) => { const asked = indexedDB.open("wird"); asked.onsuccess = () => resolve(asked.result); });
        const asked = database.transaction("meta").objectStore("meta").get("secret");
        await new Promise((resolve) => { asked.onsuccess = resolve; });
        const copies = await caches.open("wird-copies");
        const kept = await Promise.all((await copies.keys()).map(async (key) => (await copies.match(key)).text()));
        return [asked.result, kept.join(), document.documentElement.outerHTML];
    }""")
    assert len(stored[0]) == 64
    exported = json.dumps(app.call("/me/data/wird.json")[1])
    assert stored[0] not in stored[1] and stored[0] not in stored[2] and stored[0] not in exported


def test_a_page_that_the_server_made(door, profiles):
    """SY-013 what is typed in a page from before the worker came is kept when the server goes"""
    page = profiles().pages[0]
    page.goto(door.address + "/inbox")
    page.fill("form[action='/tasks'] [name=title]", "typed early")
    page.evaluate(READY)
    page.wait_for_function("() => document.querySelector('[name=operation]').value.length === 64")
    door.shut()
    send(page, "form[action='/tasks']")
    page.goto(door.address + "/inbox")
    assert page.get_by_text("typed early").count() > 0


@pytest.mark.parametrize("is_open", [True, False])
def test_a_page_without_a_seal(app, door, is_open):
    """SY-013 a form of the app's own without this device's seal goes to the server; without one it is given back and is
    taken by one press"""
    app.open("/inbox")
    app.page.evaluate("() => { for (const input of document.querySelectorAll('[name=operation]')) input.value = '0'.repeat(32); }")
    if not is_open:
        door.shut()
    write(app.page, "kept")
    if not is_open:
        assert app.page.locator("main [name=title][value=kept]").count() == 1
        assert app.inbox() == []
        app.page.click("main form button")
        app.page.wait_for_load_state()
    app.page.wait_for_function("async () => (await (await fetch('/inbox', { headers: { accept: 'application/json' } })).json()).count === 1")
    assert app.inbox() == ["kept"]


def test_a_file_is_chosen_and_sent_by_the_browser(app, door):
    """SY-061 a form with a file, which the browser itself sends, is taken on the device without a server"""
    app.post("/place", city=app.call("/place?q=Cairo")[1]["cities"][0]["id"])
    door.shut()
    app.open("/me/data/tasks")
    app.page.set_input_files("main [type=file]", {
        "name": "tasks.csv", "mimeType": "text/csv", "buffer": "title\nfrom a file\n".encode()})
    send(app.page, "main form[enctype]")
    assert app.page.locator("main").inner_text().count("from a file") > 0 or "from a file" in app.inbox()
