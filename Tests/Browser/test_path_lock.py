"""The path's lock in a real browser, on both hosts, and on the command line."""
import os
import re
import subprocess

import pytest
from harness.app import operation
from harness.paths import ROOT
from product_app import BINARY, Product, Reader
from product_screens import CLIPPED, STYLED, WIDER, axe

HIDE = """() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
}"""

SETTINGS = re.compile(r"/path/settings(\?|$)")
"""Where a form leads. The page takes the notice out of its address once it shows it."""


@pytest.fixture()
def product(tmp_path):
    product = Product(tmp_path / "lock").start()
    product.settle()
    product.settings(language="ar")
    product.post("/path/plan/beginning", step="accept")
    yield product
    product.stop()


@pytest.fixture()
def reader(chromium, product):
    reader = Reader(chromium, product)
    yield reader
    assert not reader.faults, reader.faults
    reader.close()


def lock(page, code):
    """Sets a lock as a person does."""
    page.get_by_label("رمز جديد").fill(code)
    page.get_by_label("الرمز مرة أخرى").fill(code)
    page.get_by_role("button", name="ضع القفل").click()
    page.wait_for_url(SETTINGS)


def unlock(page, code):
    page.get_by_label("الرمز", exact=True).fill(code)
    page.get_by_role("button", name="افتح المسيرة").click()


def run(product, *arguments, code=None, status=0):
    done = subprocess.run(
        [BINARY, "path", *arguments, "--test-clock"], cwd=ROOT, env=product.command_environment | {"LANG": "en_GB.UTF-8"}, input=code,
        capture_output=True, text=True, check=False)
    assert done.returncode == status, (arguments, done.stdout, done.stderr)
    return done.stdout + done.stderr


def test_a_locked_path_asks_for_its_code(reader):
    """the lock is set in the settings, asks by name and label, refuses a wrong code in words that are tied to the field, and opens"""
    page = reader.open("/path/settings")
    page.get_by_role("link", name="قفل المسيرة").click()
    page.wait_for_url("**/path/lock")
    lock(page, "1447")
    reader.open("/path/lock")
    page.get_by_role("button", name="اقفل الآن").click()
    page.wait_for_url("**/path")
    page.wait_for_selector("[data-path-locked]")
    assert page.get_by_role("heading", level=1).inner_text() == "المسيرة مقفلة"
    assert page.get_by_role("checkbox").count() == 0, "nothing of the day shows"
    field = page.get_by_label("الرمز", exact=True)
    assert field.get_attribute("type") == "password"
    unlock(page, "0000")
    page.wait_for_selector("#code[aria-invalid=true]")
    assert page.locator("#code-error").inner_text() == "ليس هذا هو الرمز. أعد المحاولة."
    assert page.locator("#code").get_attribute("aria-describedby") == "code-error" and page.locator("#code").input_value() == ""
    unlock(page, "١٤٤٧")
    page.wait_for_selector('[role="checkbox"][aria-label="صلاة الفجر"]')


def test_it_closes_when_the_page_is_hidden(reader):
    """a page that is hidden is covered at once, and asks for the code when it is looked at again; another page of the app doesn't"""
    page = reader.open("/path/lock")
    lock(page, "1447")
    page = reader.open("/path/journey")
    page = reader.open("/path")
    assert page.get_by_role("checkbox", name="صلاة الفجر").count() == 1, "going from page to page keeps it open"
    covered = page.evaluate(f"() => {{ ({HIDE})(); return getComputedStyle(document.querySelector('.shell')).visibility; }}")
    assert covered == "hidden"
    page.wait_for_selector("[data-path-locked]")
    assert page.get_by_role("checkbox", name="صلاة الفجر").count() == 0


def test_it_closes_by_itself(chromium, product):
    """after five minutes without a touch an open page closes"""
    reader = Reader(chromium, product, clock="running")
    try:
        page = reader.open("/path/lock")
        lock(page, "1447")
        page = reader.open("/path")
        page.clock.run_for(4 * 60_000)
        assert page.get_by_role("checkbox", name="صلاة الفجر").count() == 1
        page.clock.run_for(2 * 60_000)
        page.wait_for_selector("[data-path-locked]")
    finally:
        reader.close()


@pytest.mark.parametrize("language", ["ar", "en"])
def test_its_screens_are_whole(chromium, product, language):
    """WP-097 WP-099 at 320 px with large text nothing of the lock's pages is cut, and axe finds nothing"""
    product.settings(language=language)
    reader = Reader(chromium, product, viewport={"width": 320, "height": 700})
    try:
        for shut in (False, True):
            page = reader.open("/path/lock")
            if not shut:
                page.locator("#code").fill("1447")
                page.locator("#again").fill("1447")
                page.locator("form button[value=set]").click()
                page.wait_for_url(SETTINGS)
                page = reader.open("/path/lock")
            assert axe(page)["faults"] == []
            page.evaluate(STYLED, "html { font-size: 200% }")
            assert page.evaluate(WIDER) == [] and page.evaluate(CLIPPED) == []
            product.post("/path/lock", step="close")
    finally:
        reader.close()


def test_the_command_line_asks_too(product):
    """SY-017 a locked path is closed to the command line: it opens with the code, which is read and not given, and closes; without the code its lock is taken away"""
    product.post("/path/lock", step="set", code="1447", again="1447")
    assert "closed" in run(product, "lock")
    for command in (["today"], ["status"], ["log", "fajr"], ["rest"]):
        assert "wird path unlock" in run(product, *command, status=3)
    assert "not the code" in run(product, "unlock", code="1448\n", status=2)
    assert "open" in run(product, "unlock", code="1447\n")
    assert "fajr" in run(product, "today")
    run(product, "lock")
    run(product, "today", status=3)
    assert "gone" in run(product, "unlock", "--remove")
    assert "fajr" in run(product, "today")
    assert "no lock" in run(product, "lock")


def test_it_asks_in_the_worker_with_the_server_gone(app, door, server):
    """WP-089 with no server the worker closes, asks and opens, and what was noted before is there"""
    app.post("/path/plan/beginning", step="accept")
    app.sync_until("synced")
    door.shut()
    server.kill()
    app.settings(language="ar")
    today = app.call("/path")[1]["date"]
    app.post(f"/path/day/{today}", step="done", entry="asr")
    app.post("/path/lock", step="set", code="1447", again="1447")
    app.post("/path/lock", step="close")
    page = app.open("/path").page
    assert page.get_by_role("heading", level=1).inner_text() == "المسيرة مقفلة"
    assert app.call("/path")[0] == 423
    app.stop_worker()
    page = app.open("/path").page
    unlock(page, "1447")
    page.wait_for_selector('[role="checkbox"][aria-label="صلاة العصر"][aria-checked="true"]')


def opens_on_server(server, code):
    """Whether a code opens the path's lock in the server's data; the path is closed before."""
    server.run("path", "lock")
    return subprocess.run(
        [BINARY, "path", "unlock"], cwd=ROOT, env=os.environ | {"WIRD_DATA": str(server.data)}, input=f"{code}\n",
        capture_output=True, text=True, check=False).returncode == 0


def opens_in_worker(app, code):
    """Whether a code opens the path's lock on this device; the path is closed before."""
    app.post("/path/lock", step="close")
    assert app.call("/path")[0] == 423
    return app.call("/path/lock", {"operation": operation(), "step": "open", "code": code})[0] < 400


def ask(app, **fields):
    """What the worker answers to a form about the lock."""
    return app.call("/path/lock", {"operation": operation()} | fields)[0]


def test_the_server_judges_a_code_before_the_worker_does(app, door, server):
    """with the worker on, a lock is set, changed and taken away on the server and on this device alike; what the server refuses, or can't be asked, changes neither"""
    app.post("/path/plan/beginning", step="accept")
    app.sync_until("synced")
    app.post("/path/lock", step="set", code="1447", again="1447")
    assert opens_on_server(server, "1447") and opens_in_worker(app, "1447")

    assert ask(app, step="set", current="0000", code="2468", again="2468") == 422
    assert ask(app, step="unlock", current="0000") == 422
    assert opens_on_server(server, "1447") and opens_in_worker(app, "1447")

    assert ask(app, step="set", current="1447", code="2468", again="2468") < 400
    assert opens_on_server(server, "2468") and opens_in_worker(app, "2468")
    assert not opens_on_server(server, "1447") and not opens_in_worker(app, "1447")

    door.shut()
    assert ask(app, step="set", current="2468", code="1357", again="1357") >= 500
    assert ask(app, step="unlock", current="2468") >= 500
    assert opens_in_worker(app, "2468")
    door.open()
    app.sync_until("synced")
    assert opens_on_server(server, "2468")

    assert ask(app, step="unlock", current="2468") < 400
    assert "no lock" in server.run("path", "lock")
    app.post("/path/lock", step="close")
    assert app.call("/path")[0] == 200
