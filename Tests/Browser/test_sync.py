"""Sync between the browser and the server, cut wherever it can be cut."""
import time

import pytest
from harness.app import AppPage
from harness.proxy import Reply

HOLOGRAM = """() => new Promise((resolve) => {
    const request = indexedDB.open("wird");
    request.onsuccess = () => {
        const read = request.result.transaction("records").objectStore("records").get(["own", "hologram", "h1"]);
        read.onsuccess = () => { request.result.close(); resolve(read.result); };
    };
})"""
"""The record of a kind that nobody knows, as the browser keeps it."""


def second(profiles, door):
    """Another device of the same person."""
    return AppPage(profiles("second").pages[0], door.address).install()


def cut_once(at):
    """A hook that cuts the first exchange: before the server saw it, or before the browser heard the answer."""
    state = {"cut": False}

    def hook(method, body, ask):
        if state["cut"] or method != "POST" or b'"records":[]' in body:
            return ask()
        state["cut"] = True
        if at == "answer":
            ask()
        return None

    hook.state = state
    return hook


@pytest.mark.parametrize("at", ["request", "answer"])
def test_a_cut_exchange_is_repeated_without_a_second_effect(app, door, profiles, at):
    """SY-010 a sync that is cut anywhere loses nothing and repeats nothing"""
    hook = door.hooks["/sync"] = cut_once(at)
    for number in range(3):
        app.add_task(f"task {number}")
    app.sync_until("synced")
    assert hook.state["cut"]
    expected = [f"task {number}" for number in range(3)]
    assert app.inbox() == expected
    assert second(profiles, door).inbox() == expected


def test_the_queue_survives_a_closed_browser(app, door, profiles):
    """SY-010 what was written offline reaches the server after the tab and the browser were closed"""
    door.shut()
    app.add_task("written offline")
    assert app.sync_until("offline")["waiting"] == 1
    door.open()
    again = AppPage(profiles().pages[0], door.address).open("/inbox")
    again.sync_until("synced")
    assert second(profiles, door).inbox() == ["written offline"]


def test_the_same_operation_twice_is_one_task(app, door):
    """SY-010 the same operation applied twice has one effect"""
    form = {"operation": "0" * 11 + "1" + "a" * 20, "title": "once"}
    door.shut()
    first, again = app.call("/tasks", form), app.call("/tasks", form)
    assert first[0] < 400 and again[0] < 400
    assert app.inbox() == ["once"]


def test_the_server_killed_in_the_middle(app, door, server, profiles):
    """SY-010 the server killed with -9 while it syncs: after its return both sides have everything"""
    door.shut()
    for number in range(20):
        app.add_task(f"task {number:02}")
    killed = []

    def kill(method, body, ask):
        if not killed and b'"records":[]' not in body:
            killed.append(True)
            ask()
            server.kill()
            return None
        return ask()

    door.hooks["/sync"] = kill
    door.open()
    app.sync_until("offline")
    server.start()
    app.sync_until("synced")
    expected = [f"task {number:02}" for number in range(20)]
    assert app.inbox() == expected
    assert second(profiles, door).inbox() == expected


def test_two_devices_edit_offline(app, door, profiles):
    """SY-011 two devices edit offline: no record lost, one winner for the same field, a delete stays deleted"""
    other = second(profiles, door)
    shared, doomed = app.add_task("shared"), app.add_task("doomed")
    app.sync_until("synced")
    other.sync_until("synced")
    door.shut()
    app.post(f"/tasks/{shared['id']}", title="from the first")
    app.post(f"/tasks/{doomed['id']}/delete")
    app.add_task("only on the first")
    time.sleep(0.01)
    other.post(f"/tasks/{shared['id']}", title="from the second")
    other.add_task("only on the second")
    door.open()
    for page in (app, other, app):
        page.sync_until("synced")
    expected = ["from the second", "only on the first", "only on the second"]
    assert app.inbox() == expected
    assert other.inbox() == expected


@pytest.mark.timed
def test_a_thousand_changes(app, door, profiles):
    """SY-011 1,000 changes sync in less than 5 seconds on loopback"""
    other = second(profiles, door)
    door.shut()
    app.page.evaluate("""async () => {
        for (let number = 0; number < 1000; number += 1) {
            const operation = number.toString(16).padStart(32, "0");
            await fetch("/tasks", { method: "POST", redirect: "manual",
                headers: { accept: "application/json" }, body: new URLSearchParams({ title: `t${number}`, operation }) });
        }
    }""")
    door.open()
    started = time.monotonic()
    app.sync_until("synced")
    other.sync_until("synced")
    assert time.monotonic() - started < 5
    assert other.call("/inbox")[1]["count"] == 1000


def test_another_protocol_is_left_alone(app, door):
    """SY-013 a server that speaks another protocol: the worker goes on answering and keeps its changes"""
    door.hooks["/sync"] = lambda method, body, ask: Reply(
        200, [("content-type", "application/json")], b'{"protocol":99,"cursor":7,"everything":"new"}')
    app.add_task("kept")
    assert app.sync_until("waiting")["waiting"] >= 1
    assert app.inbox() == ["kept"]
    del door.hooks["/sync"]
    app.sync_until("synced")


def test_unknown_kinds_and_fields_are_kept(app, door, profiles):
    """SY-013 kinds and fields that this version doesn't know are kept and passed on"""
    stamp = "0000000003e8-00000000-00000000000000aa"
    record = (
        '{"scope":"own","kind":"hologram","id":"h1","generation":0,"fields":'
        '{"depth":[{"far":[1,2.5,9007199254740993]},"%s"]}}' % stamp)
    post = """async (body) => (await fetch("/sync", { method: "POST", body,
        headers: { "content-type": "application/json" } })).json()"""
    empty = '{"protocol":1,"replica":"00000000000000aa","cursor":0,"records":[%s],"generations":{}}'
    app.page.evaluate(post, empty % record)
    # What is told of a sync may be told of one that began before the record came to the server.
    deadline = time.monotonic() + 10
    while not (row := app.page.evaluate(HOLOGRAM)) and time.monotonic() < deadline:
        app.sync_until("synced")
    assert "9007199254740993" in row["record"] and '"far"' in row["record"]


def test_a_clock_in_2036(app, door, profiles):
    """SY-010 SY-011 a phone whose clock says 2036: its changes arrive, and later ones of other devices still win"""
    other = second(profiles, door)
    task = app.add_task("shared")
    app.sync_until("synced")
    other.sync_until("synced")
    worker = app.page.context.service_workers[0]
    worker.evaluate("() => { const real = Date.now; Date.now = () => real() + 10 * 365.25 * 86400e3; }")
    app.post(f"/tasks/{task['id']}", title="written in 2036")
    app.sync_until("synced")
    other.sync_until("synced")
    assert other.inbox() == ["written in 2036"]
    other.post(f"/tasks/{task['id']}", title="written after it, in 2026")
    other.sync_until("synced")
    app.sync_until("synced")
    assert app.inbox() == ["written after it, in 2026"]
