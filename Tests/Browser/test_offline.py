"""Offline means: the server killed, the browser restarted, the worker cold."""
import datetime
import json

from harness.app import AppPage, operation


def test_changes_survive_without_the_server(app, door, server, profiles):
    """SY-008 MZ-076 create, edit and delete work and last with the server killed, the browser restarted, the worker cold"""
    app.add_task("before")
    door.shut()
    server.kill()
    kept, edited, gone = (app.add_task(title) for title in ("kept", "to edit", "to delete"))
    app.post(f"/tasks/{edited['id']}", title="edited")
    app.post(f"/tasks/{gone['id']}/delete")

    again = AppPage(profiles().pages[0], app.address).open("/inbox")
    assert again.inbox() == ["before", "edited", "kept"]
    again.stop_worker()
    again.open("/inbox")
    assert again.inbox() == ["before", "edited", "kept"]
    again.post(f"/tasks/{kept['id']}/delete")
    assert AppPage(profiles().pages[0], app.address).open("/inbox").inbox() == ["before", "edited"]


def test_a_bookmark_and_a_log_survive_without_the_server(app, door, server, profiles):
    """SY-008 an ayah marked and a thing noted on the path with the server killed are there after the browser was restarted, and can be taken back"""
    app.post("/path/plan/beginning", step="accept")
    app.sync_until("synced")
    door.shut()
    server.kill()
    today = app.call("/path")[1]["date"]
    app.post("/quran/bookmarks", mark="+2:255")
    app.post(f"/path/day/{today}", step="done", entry="quran-portion")

    again = AppPage(profiles().pages[0], app.address).open("/quran/bookmarks")
    assert again.page.locator("main a[href='/quran/2/255']").count() >= 1
    again.open("/quran/2/255")
    assert again.page.locator(".ayah-mark[aria-pressed=true]").count() == 1
    again.open("/path")
    assert again.page.locator("main [role=checkbox][aria-checked=true]").count() == 1
    again.post("/quran/bookmarks", mark="-2:255")
    again.post(f"/path/day/{today}", step="undo", entry="quran-portion")
    third = AppPage(profiles().pages[0], app.address).open("/quran/bookmarks")
    assert third.page.locator("main a[href='/quran/2/255']").count() == 0
    third.open("/path")
    assert third.page.locator("main [role=checkbox][aria-checked=true]").count() == 0


def test_what_only_the_server_does_says_so_without_it(app, door):
    """SY-008 a form that the server alone takes, sent without it, ends in a page of the app that keeps what was written and sends it later"""
    app.open("/me/tokens")
    app.page.wait_for_load_state("load")
    door.shut()
    app.page.fill("main [name=name]", "Kitchen tablet")
    app.page.locator("main label:has([name=read])").click()
    with app.page.expect_navigation():
        app.page.click("main form[action='/me/tokens'] .button-primary")
    assert app.page.url.startswith(app.address)
    assert app.page.locator("main[data-page=error] form [name=name]").get_attribute("value") == "Kitchen tablet"
    assert app.page.locator("html").get_attribute("lang") == "ar"
    for path in ("/me/tokens", "/audio/clear", "/me/data/forget"):
        status, answer = app.call(path, {"name": "x", "confirmation": "on"})
        assert status == 503 and answer["error"]["code"] == "unreached", (path, status, answer)
    # With the server back the same form is taken, once.
    door.open()
    with app.page.expect_navigation():
        app.page.click("main[data-page=error] form [type=submit]")
    assert [token["name"] for token in app.call("/me/tokens")[1]["tokens"]] == ["Kitchen tablet"]


def test_the_next_thirty_days_offline(app, door, server):
    """MZ-020 MZ-011 with the server killed, today and the next 29 days have the prayers that the server gives them"""
    city = app.call("/place?q=Cairo")[1]["cities"][0]["id"]
    app.post("/place", city=city)
    app.sync_until("synced")
    today = datetime.date.fromisoformat(app.call("/")[1]["date"])
    days = [str(today + datetime.timedelta(days=ahead)) for ahead in (0, 1, 15, 29)]
    expected = {day: json.loads(server.run("today", "--date", day, "--json"))["prayers"] for day in days}
    door.shut()
    server.kill()
    app.stop_worker()
    app.open("/inbox")
    for day in days:
        assert app.call(f"/day/{day}")[1]["prayers"] == expected[day], day
        assert len(expected[day]) == 5
    app.open(f"/day/{days[-1]}")
    assert app.page.locator(".prayer-name").count() == 5


def test_every_file_of_a_page_is_there_offline(app, door):
    """SY-008 a page and all its files come from the device once the server is gone"""
    door.shut()
    failed = []
    app.page.on("requestfailed", lambda request: failed.append(request.url))
    app.page.on("response", lambda response: failed.append(response.url) if response.status >= 400 else None)
    app.stop_worker()
    app.open("/inbox")
    app.page.wait_for_load_state("load")
    assert [url for url in failed if not url.endswith(("/sync", "/changes"))] == []


def test_what_was_done_on_the_server_is_there_at_the_first_visit(server, door, profiles):
    """SY-010 the worker's first page has what the server had before the worker was installed"""
    context = profiles()
    page = AppPage(context.pages[0], door.address).open("/inbox")
    page.post("/tasks", title="written to the server")
    page.install("/inbox")
    assert page.inbox() == ["written to the server"]
    door.shut()
    assert page.open("/inbox").inbox() == ["written to the server"]


ROWS = """async () => {
    const settled = (request) => new Promise((resolve, reject) => { request.onsuccess = () => resolve(request.result); request.onerror = () => reject(request.error); });
    const database = await settled(indexedDB.open("wird"));
    const [records, meta] = [database.transaction("records").objectStore("records"), database.transaction("meta").objectStore("meta")];
    const [rows, keys] = await Promise.all([settled(records.getAll()), settled(meta.getAllKeys())]);
    const values = await settled(database.transaction("meta").objectStore("meta").getAll());
    database.close();
    return { rows, meta: keys.map((key, index) => [key, values[index]]) };
}"""
OLD = """async ([{ rows, meta }, blocks]) => {
    await new Promise((resolve, reject) => Object.assign(indexedDB.deleteDatabase("wird"), { onsuccess: resolve, onerror: reject, onblocked: reject }));
    const database = await new Promise((resolve, reject) => {
        const opening = indexedDB.open("wird", 1);
        opening.onupgradeneeded = ({ target: { result } }) => {
            const records = result.createObjectStore("records", { keyPath: ["scope", "kind", "id"] });
            records.createIndex("live", ["scope", "kind", "bucket", "id"]);
            records.createIndex("commit", "commit");
            records.createIndex("dirty", "dirty");
            const notes = result.createObjectStore("meta");
            for (const row of rows) records.put(row);
            for (const [key, value] of meta) notes.put(value, key);
            if (blocks) result.createObjectStore("requests");
        };
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
    });
    database.close();
}"""
"""The records as the schema's first step had them; with what its second would make, that one fails."""


def test_a_failing_step(app, door):
    """MZ-259 a browser whose data can't be brought to the newest schema shows it with the server gone, refuses to write in words, and once the step succeeds goes on with all of it"""
    app.settings(language="en")
    app.add_task("kept")
    app.sync_until("synced")
    kept = app.evaluate(ROWS)
    door.shut()
    app.stop_worker()
    app.evaluate(OLD, [kept, True])
    assert app.inbox() == ["kept"]
    app.open("/inbox")
    assert app.page.locator("main").get_by_text("kept").count()
    status, said = app.call("/tasks", {"operation": operation(), "title": "refused"})
    assert status == 503 and "browser" in json.dumps(said), (status, said)
    assert app.inbox() == ["kept"]
    app.stop_worker()
    app.evaluate(OLD, [kept, False])
    app.add_task("later")
    assert app.inbox() == ["kept", "later"]
    door.open()
    app.sync_until("synced")
