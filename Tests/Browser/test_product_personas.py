"""Six people plan a day, each in their own way: the scripted days of MZ-009. Each ends with a plan that holds."""
import datetime

import pytest
from harness.app import AppPage
from product_app import DESKTOP, PHONE, TODAY, fresh, readers  # noqa: F401
from product_hands import Mouse, Timeline, eventually, grip, posted, until

PRAYERS = 5


def day_holds(day, titles):
    """The five prayers stand, nothing lies over them or over something else, and every task is there once."""
    assert len(day["prayers"]) == PRAYERS
    assert day["conflicts"] == []
    planned = [task for task in day["tasks"] if not task["completed"]]
    spans = [(minute(prayer["start"]), minute(prayer["end"])) for prayer in day["prayers"]]
    for task in planned:
        start = minute(task["start"])
        spans.append((start, start + task["duration"]))
    spans.sort()
    assert all(end <= start for (_, end), (start, _) in zip(spans, spans[1:])), spans
    assert sorted(task["title"] for task in day["tasks"]) == sorted(titles)


def minute(clock):
    hours, minutes = clock.split(":")[:2]
    return int(hours) * 60 + int(minutes)


def add(page, title, start=None, minutes=None, category=None, date=None):
    """Fills in the form of a new task, by the names a person reads."""
    page.goto("/tasks/new")
    page.get_by_role("textbox", name="Title").fill(title)
    if minutes:
        page.get_by_role("radio", name=minutes, exact=True).check(force=True)
    if category:
        page.get_by_role("radio", name=category, exact=True).check(force=True)
    if start:
        page.locator("input[type=date][name=date]").fill(date or TODAY)
        page.locator("input[type=time][name=start]").first.fill(start)
    page.get_by_role("main").get_by_role("button", name="Add", exact=True).click()


def test_engineering_student(fresh, readers):  # noqa: F811
    """MZ-009 Ahmed, engineering student, Cairo, Arabic, phone: notes what is due, plans it between lectures and prayers"""
    fresh.settle("Cairo")
    page = readers(fresh, viewport=PHONE, timezone_id="Africa/Cairo").open("/inbox")
    titles = ["واجب الرياضيات", "تقرير المعمل", "مراجعة الدوائر"]
    for title in titles:
        page.locator("#quick").fill(title)
        page.locator("#quick").press("Enter")
        page.locator(".inbox-item", has_text=title).wait_for()
    # A lecture over Asr is refused in words, and he takes the first time that is offered.
    asr = next(prayer["start"] for prayer in fresh.today()["prayers"] if prayer["name"] == "asr")
    for number, start in enumerate([asr, "13:00"]):
        task = fresh.get("/inbox")["tasks"][0]
        page = readers(fresh, viewport=PHONE, timezone_id="Africa/Cairo").open(f"/tasks/{task['id']}/actions")
        page.locator("form:has(input[type=time]) input[type=time]").fill(start)
        page.locator("form:has(input[type=time]) button[type=submit]").click()
        if number == 0:
            page.locator("[data-refusal], form:has(input[name=start][type=hidden])").first.wait_for()
            page.locator("main form:has(input[name=start][type=hidden]) button[type=submit]:visible").first.click()
        page.wait_for_url(lambda url: "/actions" not in url and "/schedule" not in url)
    last = fresh.get("/inbox")["tasks"][0]
    page.goto(f"/tasks/{last['id']}/actions")
    page.locator("form[action$='/next'] button").click()
    page.wait_for_url(lambda url: "/actions" not in url)
    day_holds(fresh.today(), titles)
    assert fresh.inbox() == []


def press_to(page, locator, limit=400):
    """Goes on with Tab, as one who has no mouse, until something has the focus."""
    wanted = locator.first
    wanted.wait_for(state="attached")
    for _ in range(limit):
        # Asked anew each time: what was just posted may still put a fresh page in this one's place.
        if wanted.evaluate("(each) => each === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{locator} is not reached by the keyboard")


def test_marketing_manager(fresh, readers):  # noqa: F811
    """MZ-009 Sarah, marketing manager, London, English, desktop: her whole day by the keyboard alone"""
    fresh.settle("London")
    fresh.settings(language="en")
    page = readers(fresh, viewport=DESKTOP, timezone_id="Europe/London").open("/inbox")
    titles = ["Campaign brief", "Budget review", "Call the agency"]
    quick = page.locator("#quick")
    for title in titles:
        press_to(page, quick)
        page.keyboard.type(title)
        page.keyboard.press("Enter")
        page.locator(".inbox-item", has_text=title).wait_for()
        until(page, "document.querySelector('#quick').value === ''")
    for title in titles:
        if not page.url.endswith("/inbox"):
            page.goto("/inbox")
        press_to(page, page.locator(".inbox-item", has_text=title).locator("a[data-menu], a[href*='/actions']"))
        page.keyboard.press("Enter")
        press_to(page, page.locator("form[action$='/next'] button:visible"))
        page.keyboard.press("Enter")
        page.locator(".inbox-item", has_text=title).wait_for(state="detached")
    page.goto("/")
    first = min(fresh.today()["tasks"], key=lambda task: task["start"])
    link = page.locator(f"[data-timeline] [data-task='{first['id']}'] a.task-link")
    press_to(page, link)
    with posted(page, "resize"):
        page.keyboard.press("Alt+Shift+ArrowUp")
    assert fresh.task(first["id"])["duration"] == 15
    press_to(page, page.locator("[data-timeline] [data-task] button.complete"))
    with posted(page, "complete"):
        page.keyboard.press("Enter")
    assert sum(task["completed"] for task in fresh.today()["tasks"]) == 1
    day_holds(fresh.today(), titles)


def test_freelancer(fresh, readers):  # noqa: F811
    """MZ-009 Youssef, freelance designer, Jeddah, Arabic, desktop: draws his projects from the inbox into the day"""
    fresh.settle("Jeddah")
    titles = ["شعار المقهى", "تعديلات العميل", "فاتورة الشهر"]
    tasks = [fresh.add(title, duration=minutes)["id"] for title, minutes in zip(titles, (60, 30, 15))]
    page = readers(fresh, viewport=DESKTOP).open()
    line, hand = Timeline(page), Mouse(page)
    for task, start in zip(tasks, (13 * 60 + 30, 16 * 60, 20 * 60)):
        line.show(start)
        row = page.locator(f"#inbox-panel [data-task='{task}']")
        row.scroll_into_view_if_needed()
        box = row.bounding_box()
        x, y = grip(row)
        hand.down(x, y)
        hand.move(line.middle, line.y(start) + y - box["y"])
        with posted(page, "schedule"):
            hand.up()
        line.task(task).wait_for()
    # The client calls: the second is drawn half an hour down.
    line.show(16 * 60)
    x, y = grip(line.task(tasks[1]))
    hand.down(x, y)
    hand.move(x, y + line.y(16 * 60 + 30) - line.y(16 * 60))
    with posted(page, "move"):
        hand.up()
    day = fresh.today()
    assert [task["start"] for task in sorted(day["tasks"], key=lambda task: task["start"])] == ["13:30", "16:30", "20:00"]
    day_holds(day, titles)


def test_mother(app, door, server):
    """MZ-009 Fatima, at home with her children, phone, Arabic: with the network off from start to end; flexible"""
    app.page.set_viewport_size(PHONE)
    city = app.call("/place?q=Makkah")[1]["cities"][0]["id"]
    app.post("/place", city=city)
    door.shut()
    server.kill()
    app.stop_worker()
    date = str(datetime.date.fromisoformat(app.call("/")[1]["date"]) + datetime.timedelta(days=1))
    titles = ["درس القراءة", "المشي في الحديقة", "تجهيز الغداء"]
    page = app.open("/inbox").page
    for title in titles:
        page.locator("#quick").fill(title)
        page.locator("#quick").press("Enter")
        page.locator(".inbox-item", has_text=title).wait_for()
    for title, start in zip(titles, ("10:00", "16:30", "11:00")):
        task = next(task for task in app.call("/inbox")[1]["tasks"] if task["title"] == title)
        app.open(f"/tasks/{task['id']}/actions")
        form = page.locator("main form:has(input[type=time])")
        form.locator("input[type=date]").fill(date)
        form.locator("input[type=time]").fill(start)
        form.locator("button[type=submit]").click()
        page.wait_for_url(lambda url: "/actions" not in url)
    # A child sleeps longer: the lesson goes a quarter of an hour later, in the day itself.
    app.stop_worker()
    lesson = next(task for task in app.call(f"/day/{date}")[1]["tasks"] if task["title"] == titles[0])
    app.open(f"/tasks/{lesson['id']}/actions?back=/day/{date}")
    page.locator("main form:has(input[name=start][value='10:15']) button").first.click()
    page.wait_for_url(lambda url: "/actions" not in url and f"/day/{date}" in url)
    assert page.locator(f"[data-timeline] [data-task='{lesson['id']}']").count() == 1
    day_holds(app.call(f"/day/{date}")[1], titles)
    assert app.inbox() == []


def test_professor(fresh, readers):  # noqa: F811
    """MZ-009 Omar, professor, Riyadh, English: rigid classes that repeat, all of it found by role and name as a screen
    reader finds it"""
    fresh.settle("Riyadh")
    fresh.settings(language="en")
    page = readers(fresh, viewport=DESKTOP).open("/tasks/new")
    page.get_by_role("textbox", name="Title").fill("Statistics lecture")
    page.get_by_role("radio", name="1 h 30 min", exact=True).check(force=True)
    page.get_by_role("radio", name="Work", exact=True).check(force=True)
    page.get_by_role("textbox", name="Day", exact=True).first.fill(TODAY)
    page.get_by_role("textbox", name="Start", exact=True).first.fill("10:15")
    page.get_by_role("main").locator("summary", has_text="Repeat").click()
    page.get_by_role("combobox", name="Repeat").select_option(label="Weekly on days")
    page.get_by_role("checkbox", name="Sat", exact=True).check(force=True)
    page.get_by_role("main").get_by_role("button", name="Add", exact=True).click()
    page.wait_for_url(lambda url: "/tasks/new" not in url)
    add(page, "Office hour", start="13:00", minutes="1 h", category="Work")
    page.wait_for_url(lambda url: "/tasks/new" not in url)
    page.goto("/")
    plan = page.get_by_role("list", name="Plan for Saturday 21 November")
    told = plan.aria_snapshot()
    order = [told.index(words) for words in ("Fajr", "Statistics lecture", "Dhuhr", "Office hour", "Asr", "Maghrib", "Isha")]
    assert order == sorted(order)
    plan.get_by_role("button", name="Mark “⁨Office hour⁩” as done").click()
    page.get_by_role("button", name="Undo").wait_for()
    day_holds(fresh.today(), ["Statistics lecture", "Office hour"])
    assert [task["title"] for task in fresh.today()["tasks"] if task["completed"]] == ["Office hour"]
    assert "Statistics lecture" in [task["title"] for task in fresh.get("/day/2026-11-28")["tasks"]]
    assert "Statistics lecture" not in [task["title"] for task in fresh.get("/day/2026-11-27")["tasks"]]


@pytest.mark.parametrize("scripted", [True, False], ids=["scripts", "no-scripts"])
def test_medical_resident(fresh, readers, scripted):  # noqa: F811
    """MZ-009 Layla, medical resident, phone: her shift overruns, the rest of the day is arranged anew, with and without
    scripts"""
    fresh.settle()
    fresh.settings(language="en")
    titles = ["Ward round", "Case notes", "Journal club", "Call home"]
    for title, start, minutes in zip(titles, ("08:00", "10:00", "13:00", "16:00"), (60, 60, 60, 15)):
        fresh.add(title, date=TODAY, start=start, duration=minutes)
    page = readers(fresh, viewport=PHONE, java_script_enabled=scripted).open()
    before = fresh.today()["tasks"]
    page.locator("section:has(#late) form[action$='/extend'] button").first.click()
    # A page that is left before its form was answered takes the change with it, and a plan of before would be refused.
    eventually(lambda: fresh.today()["tasks"] != before)
    page.locator("#toasts [data-toast]").wait_for()
    page.goto(f"/day/{TODAY}/reorganise")
    page.locator("form.reorganise button[type=submit]").click()
    page.wait_for_url(lambda url: "/reorganise" not in url)
    day = fresh.today()
    titles_left = {task["title"] for task in day["tasks"]} | set(fresh.inbox())
    assert titles_left == set(titles)
    day_holds(day, [task["title"] for task in day["tasks"]])
    # What is still open lies ahead of now: ten past ten.
    assert all(task["start"] >= "10:10" or task["completed"] or minute(task["start"]) + task["duration"] > 610
               for task in day["tasks"])
