"""Two tabs of one browser edit one task, each through its own form."""
import pytest
from harness.app import AppPage


def form(tab, task):
    """The edit form on its own page."""
    tab.open(f"/tasks/{task}")
    tab.page.wait_for_selector("html[data-scripted]", state="attached")
    return tab.page.locator("form.task-form")


def save(form):
    form.locator("button[type=submit]").first.click()
    form.page.wait_for_url(lambda url: "/tasks/" not in url)


@pytest.fixture
def tabs(app):
    """Two tabs with the form of one task, and the task."""
    task = app.add_task("a task", notes="as it was", category="work", duration=60)
    other = AppPage(app.page.context.new_page(), app.address)
    return app, other, task


def fields(tab, task):
    seen = tab.call(f"/tasks/{task['id']}")[1]["task"]
    return {name: seen[name] for name in ("title", "notes", "category", "duration")}


@pytest.mark.parametrize("connected", [True, False], ids=["server", "no-server"])
def test_different_fields(tabs, door, profiles, connected):
    """SY-013 SY-011 two tabs change different fields of one task through its form: both changes stay"""
    first, second, task = tabs
    one, two = form(first, task["id"]), form(second, task["id"])
    if not connected:
        door.shut()
    one.locator("[name=title]").fill("named in the first tab")
    two.locator("[name=notes]").fill("noted in the second tab")
    save(one)
    save(two)
    expected = {"title": "named in the first tab", "notes": "noted in the second tab", "category": "work", "duration": 60}
    assert fields(first, task) == expected == fields(second, task)
    if not connected:
        door.open()
    first.sync_until("synced")
    assert fields(AppPage(profiles("elsewhere").pages[0], door.address).install(), task) == expected


def test_the_same_field(tabs):
    """SY-013 SY-011 two tabs change the same field: the later wins, and nothing else changes"""
    first, second, task = tabs
    one, two = form(first, task["id"]), form(second, task["id"])
    one.locator("[name=title]").fill("first")
    one.locator("[name=notes]").fill("noted in the first tab")
    two.locator("[name=title]").fill("second")
    save(one)
    save(two)
    expected = {"title": "second", "notes": "noted in the first tab", "category": "work", "duration": 60}
    assert fields(first, task) == expected == fields(second, task)


def test_words_under_way_stay(tabs):
    """SY-013 MZ-075 what is typed and not yet sent is not taken away by another tab's change, also off the field"""
    first, second, task = tabs
    one = form(first, task["id"])
    one.locator("[name=notes]").fill("half a sentence")
    one.locator("[name=notes]").blur()
    second.open("/inbox")
    second.post(f"/tasks/{task['id']}", title="named in the second tab")
    first.page.bring_to_front()
    first.page.wait_for_timeout(2500)
    assert one.locator("[name=notes]").input_value() == "half a sentence"
    save(one)
    expected = {"title": "named in the second tab", "notes": "half a sentence", "category": "work", "duration": 60}
    assert fields(first, task) == expected


def test_the_badge_follows(app):
    """MZ-075 the number at the inbox follows in every tab: added, planned, done, deleted and brought back in the other"""
    city = app.call("/place?q=Makkah")[1]["cities"][0]["id"]
    app.post("/place", city=city)
    app.settings(language="en", digits="latin")
    app.open("/")
    other = AppPage(app.page.context.new_page(), app.address).open("/")
    tabs = [app.page, other.page]
    for page in tabs:
        page.set_viewport_size({"width": 390, "height": 844})
        page.wait_for_selector("html[data-scripted]", state="attached")

    def shows(number):
        """Both tabs, without being loaded anew, as a person finds them when they look."""
        for page in tabs:
            page.bring_to_front()
            badge = page.locator("#inbox-link .count")
            if number:
                page.locator("#inbox-link .count", has_text=str(number)).wait_for(timeout=6000)
                assert badge.text_content() == str(number)
            else:
                badge.wait_for(state="detached", timeout=6000)
            assert page.evaluate("window.isSamePage === true")

    for page in tabs:
        page.evaluate("window.isSamePage = true")
    shows(0)
    app.page.bring_to_front()
    app.page.locator("a.floating").click()
    app.page.locator("dialog[open] #title").fill("typed in the first tab")
    app.page.keyboard.press("Enter")
    app.page.locator("dialog[open]").wait_for(state="detached")
    shows(1)
    second, third = other.add_task("two"), other.add_task("three")
    shows(3)
    tomorrow = app.page.evaluate("() => new Date(Date.now() + 86400e3).toISOString().slice(0, 10)")
    app.post(f"/tasks/{second['id']}/schedule", date=tomorrow, start="09:00")
    shows(2)
    other.post(f"/tasks/{third['id']}/complete")
    shows(1)
    app.post(f"/tasks/{third['id']}/reopen")
    shows(2)
    other.post(f"/tasks/{third['id']}/delete")
    shows(1)
    other.post(f"/tasks/{third['id']}/restore")
    shows(2)
    app.post(f"/tasks/{second['id']}/unschedule")
    shows(3)
    assert app.call("/inbox")[1]["count"] == 3
