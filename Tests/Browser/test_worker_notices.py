"""What is said of a change, with the way back, while the worker answers: the page refreshes itself after every change."""
import datetime

import pytest
from product_app import DESKTOP, PHONE
from product_hands import eventually, until

NOTICE = "#toasts [data-toast]"
UNDO = "#toasts form button"
NEXT = (datetime.date.today() + datetime.timedelta(days=2)).isoformat()
"""A day that is neither past nor today wherever the tests run."""


@pytest.fixture(params=[PHONE, DESKTOP], ids=["phone", "desktop"])
def person(request, app):
    """Somebody who has chosen a city, in a tab in which the worker answers."""
    app.page.set_viewport_size(request.param)
    city = app.call("/place?q=Makkah")[1]["cities"][0]
    app.post("/place", city=city["id"])
    app.settings(language="en")
    return app


def stays(page, words):
    """The notice is there, and still there when the page has long refreshed itself."""
    page.locator(NOTICE, has_text=words).wait_for()
    for _ in range(8):
        page.wait_for_timeout(250)
        assert page.locator(NOTICE).count() == 1, "the notice was taken away"
    assert "notice=" not in page.url


def is_done(app, task):
    return bool(app.call(f"/tasks/{task}")[1]["task"].get("completed"))


def at_a_free_time(person, date):
    """The id of a task that stands where no prayer does."""
    for hour in range(24):
        try:
            return person.add_task("walk", date=date, start=f"{hour:02}:00", duration=15)["id"]
        except AssertionError:
            continue
    raise AssertionError("no hour of the day is free")


def test_inbox(person):
    """MZ-078 a task completed or deleted in the inbox can be taken back"""
    page = person.open("/inbox").page
    page.locator("#quick").fill("bread")
    page.locator("#quick").press("Enter")
    page.locator(".inbox-item .complete").click()
    stays(page, "bread")
    page.locator(UNDO).click()
    page.locator(".inbox-item .complete").wait_for()
    task = person.call("/inbox")[1]["tasks"][0]["id"]
    assert not is_done(person, task)
    stays(page, "bread")
    page.locator(".inbox-item [data-menu]").click()
    page.locator("dialog[open] form[action$='/delete'] button").first.click()
    stays(page, "bread")
    page.locator(UNDO).click()
    page.locator(".inbox-item .complete").wait_for()
    assert person.inbox() == ["bread"]


@pytest.mark.parametrize("action, has_undo", [("delete", True), ("unschedule", False), ("duplicate", False)])
def test_a_day(person, action, has_undo):
    """MZ-078 what is done to a task of a day is said, and can be taken back where it has an undo"""
    task = person.add_task("walk", date=NEXT, start="09:00", duration=30)["id"]
    page = person.open(f"/day/{NEXT}").page
    page.locator(f"[data-timeline] [data-task='{task}'] [data-menu]").click()
    page.locator(f"dialog[open] form[action$='/{action}'] button").first.click()
    stays(page, "walk")
    if has_undo:
        page.locator(UNDO).click()
        until(page, f"document.querySelector('[data-timeline] [data-task=\"{task}\"]:not(.done)') !== null")
        assert not is_done(person, task)


def test_the_box_on_a_day(person):
    """MZ-078 a task completed by its round box on the timeline can be taken back"""
    task = person.add_task("walk", date=NEXT, start="09:00", duration=30)["id"]
    page = person.open(f"/day/{NEXT}").page
    page.locator(f"[data-task='{task}'] .complete").click()
    stays(page, "walk")
    page.locator(UNDO).click()
    page.locator(f"[data-task='{task}']:not(.done)").wait_for()
    eventually(lambda: not is_done(person, task))


def test_today(person):
    """MZ-078 a task completed on the first page, in a fresh profile, can be taken back"""
    today = person.call("/")[1]["date"]
    task = at_a_free_time(person, today)
    page = person.open("/").page
    page.locator(f"[data-task='{task}'] .complete").first.click()
    stays(page, "walk")
    page.locator(UNDO).click()
    page.locator(f"[data-task='{task}']:not(.done)").first.wait_for()
    eventually(lambda: not is_done(person, task))


def test_the_week_and_a_series(person):
    """MZ-078 a day of a series is deleted out of the week, and can be taken back"""
    person.post("/tasks", title="read", date=NEXT, start="09:00", duration="30", **{"repeat": "daily"})
    page = person.open(f"/week/{NEXT}").page
    page.locator("a.task-link", has_text="read").first.click()
    page.locator("dialog[open] form[action$='/delete'] button").first.click()
    stays(page, "read")
    page.locator(UNDO).click()
    stays(page, "read")


def test_the_task_page(person):
    """MZ-078 what a task's own page does is said on the page that it leads to"""
    task = person.add_task("write", date=NEXT, start="09:00", duration=30)["id"]
    page = person.open(f"/tasks/{task}").page
    page.locator("main form[action$='/complete'] button").first.click()
    stays(page, "write")
    page.locator(UNDO).click()
    eventually(lambda: not is_done(person, task))


OF_EACH_AREA = [
    "/me/settings?notice=settingsSaved", "/me/data?notice=diagnosticsDeleted", "/me/settings/mosques?notice=mosqueSaved",
    "/quran?notice=khatmaSaved", "/quran/1?notice=bookmarked&mark=1:2", "/counter?notice=counterReset", "/path?notice=pathNoted",
    "/place?notice=placeSet", "/series?notice=seriesSaved", "/reminders?notice=reminderSnoozed"]


def test_every_area(person):
    """MZ-078 a notice of any area outlives a change that comes meanwhile, and is no part of the address"""
    for path in OF_EACH_AREA:
        page = person.open(path).page
        page.locator(NOTICE).wait_for()
        person.add_task("meanwhile")
        page.wait_for_timeout(1_500)
        assert page.locator(NOTICE).count() == 1 and "notice=" not in page.url, path


def test_a_refresh_older_than_the_page(person):
    """An answer that was asked for before a change doesn't take the change back on the page"""
    task = person.add_task("bread")["id"]
    page = person.open("/inbox").page
    page.evaluate("""() => {
        const plain = window.fetch;
        window.fetch = async (...all) => {
            const answer = await plain(...all);
            if (!all[1]?.method || all[1].method === "GET") await new Promise((go) => setTimeout(go, 1200));
            return answer;
        };
        new BroadcastChannel("wird").postMessage({ type: "changed" });
    }""")
    page.wait_for_timeout(300)
    page.locator(f"[data-task='{task}'] .complete").click()
    page.locator(NOTICE).wait_for()
    for _ in range(20):
        page.wait_for_timeout(100)
        assert page.locator(f".inbox-item[data-task='{task}']:not(.done)").count() == 0
