"""A worker and a server of different versions: what one doesn't know it keeps and passes on, and nothing is lost."""
import http.client
import json
import time

from harness.app import AppPage
from harness.proxy import Reply
from test_update import offer

STAMP = "0000000003e8-00000000-00000000000000bb"
JSON = [("content-type", "application/json")]

WRITE = """async (record) => {
    const { host } = await Runtime.start();
    const { scope, kind, id } = record;
    await host.exclusively(async () => {
        await host.refresh();
        const decide = (stored, { generations }) => host.bridge.call({ op: "merge", erased: [], generations },
            `{"stored":${list(stored)},"changes":[${JSON.stringify(record)}]}`).header;
        await host.commit({ keys: [[scope, kind, id]], decide });
    });
}"""
"""Stores a record in the worker as a newer version of it would have."""


def exchange(server, *records, protocol=1, cursor=0):
    """One exchange with the server as another device has it: status and answer."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    body = json.dumps({"protocol": protocol, "replica": "00000000000000bb", "cursor": cursor, "records": list(records),
                       "generations": {}})
    connection.request("POST", "/sync", body, {"content-type": "application/json"})
    answer = connection.getresponse()
    status, text = answer.status, answer.read()
    connection.close()
    return status, json.loads(text)


def values(records, identifier):
    """The values of a record's fields."""
    record = next(record for record in records if record["id"] == identifier)
    return {name: value for name, (value, _) in record["fields"].items()}


def record(identifier, kind="task", **fields):
    return {"scope": "planner", "kind": kind, "id": identifier, "generation": 0,
            "fields": {name: [value, STAMP] for name, value in fields.items()}}


def test_what_a_newer_device_wrote_passes_through_an_older_one(app, door, server, profiles):
    """SY-010 SY-013 fields and kinds from a newer device stay as they are where an older worker changes the same record"""
    task = app.add_task("a task")["id"]
    app.sync_until("synced")
    colour = {"inks": ["#0a7", None, 2.5], "whole": 9007199254740993}
    status, answer = exchange(server, record(task, colour=colour), record("h1", kind="hologram", depth=[1, {"far": True}]))
    assert (status, answer["refused"]) == (200, [])
    app.sync_until("synced")
    door.shut()
    app.post(f"/tasks/{task}", title="renamed by the older version")
    app.post(f"/tasks/{task}/complete")
    app.stop_worker()
    door.open()
    app.open("/inbox").sync_until("synced")
    kept = exchange(server)[1]["records"]
    seen = values(kept, task)
    assert seen["title"] == "renamed by the older version" and seen["colour"] == colour and seen["completed"]
    assert values(kept, "h1") == {"depth": [1, {"far": True}]}
    other = AppPage(profiles("second").pages[0], door.address).install("/inbox")
    assert other.call(f"/tasks/{task}")[1]["task"]["title"] == "renamed by the older version"


def test_what_a_newer_worker_wrote_passes_through_an_older_server(app, door, server, profiles):
    """SY-010 SY-013 a newer worker's fields and kinds are kept by an older server and reach the other devices"""
    task = app.add_task("a task")["id"]
    app.sync_until("synced")
    worker = app.page.context.service_workers[-1]
    worker.evaluate(WRITE, record(task, colour={"inks": ["#0a7"]}))
    worker.evaluate(WRITE, record("h1", kind="hologram", depth=[1, {"far": True}]))
    app.sync_until("synced")
    server.kill()
    server.start()
    kept = exchange(server)[1]["records"]
    assert values(kept, task)["colour"] == {"inks": ["#0a7"]} and values(kept, task)["title"] == "a task"
    assert values(kept, "h1") == {"depth": [1, {"far": True}]}
    other = AppPage(profiles("second").pages[0], door.address).install("/inbox")
    other.post(f"/tasks/{task}", title="renamed on the second")
    other.sync_until("synced")
    app.sync_until("synced")
    assert app.inbox() == ["renamed on the second"]
    assert values(exchange(server)[1]["records"], task)["colour"] == {"inks": ["#0a7"]}


def test_a_newer_worker_speaks_to_an_older_server(app, door, server):
    """SY-013 SY-010 a protocol number that the server doesn't know is answered clearly, and the page goes on"""
    status, answer = exchange(server, record("a" * 32, title="unheard"), protocol=2)
    assert (status, answer) == (409, {"protocol": 1, "refused": "protocol"})
    assert exchange(server)[1]["records"] == []
    heard = []

    def newer(method, body, ask):
        status, answer = exchange(server, protocol=2)
        heard.append((status, json.loads(body)["records"]))
        return Reply(status, JSON, json.dumps(answer).encode())

    door.hooks["/sync"] = newer
    task = app.add_task("kept")["id"]
    deadline = time.monotonic() + 10
    while not any(records for _, records in heard):
        assert time.monotonic() < deadline, heard
        assert app.sync_until("waiting")["waiting"] >= 1
    assert {status for status, _ in heard} == {409}
    app.open("/inbox")
    app.page.locator(".inbox-item", has_text="kept").wait_for()
    app.post(f"/tasks/{task}", title="kept and renamed")
    app.add_task("written meanwhile")
    assert app.inbox() == ["kept and renamed", "written meanwhile"]
    del door.hooks["/sync"]
    app.sync_until("synced")
    titles = sorted(values([each], each["id"])["title"] for each in exchange(server)[1]["records"] if each["kind"] == "task")
    assert titles == ["kept and renamed", "written meanwhile"]


def test_a_stale_worker_speaks_to_a_newer_server(app, door, server):
    """SY-013 SY-010 a newer server refuses an old protocol: the old worker offers the update, and then all is sent"""
    app.open("/inbox")
    # The browser's own look for a new version, some seconds after the page was loaded, is over.
    app.page.wait_for_timeout(6000)
    door.hooks["/sync"] = lambda *_: Reply(409, JSON, b'{"protocol":2,"refused":"protocol","said":"newer"}')
    door.build = "newer-build"
    assert not offer(app).is_visible()
    app.add_task("kept")
    assert app.sync_until("waiting")["waiting"] >= 1
    offer(app).wait_for(state="visible", timeout=10_000)
    assert app.inbox() == ["kept"]
    # The new worker speaks what the newer server does.
    del door.hooks["/sync"]
    with app.page.expect_navigation():
        app.page.locator("[data-update-apply]").first.click()
    app.page.wait_for_load_state()
    app.sync_until("synced")
    assert app.inbox() == ["kept"]
    assert [values([each], each["id"])["title"] for each in exchange(server)[1]["records"] if each["kind"] == "task"] == ["kept"]
