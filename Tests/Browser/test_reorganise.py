"""A day that runs late: what is offered, what a proposal shows, accepting it, and taking it back."""
import datetime

from product_app import TODAY, TOMORROW, fresh, readers  # noqa: F401
from product_hands import eventually

REORGANISE = f"a[href='/day/{TODAY}/reorganise']"


def late_day(fresh):  # noqa: F811
    """Ten past ten: the first task is over and open, the second has begun, the third comes after Dhuhr."""
    fresh.settle()
    return [fresh.add(title, date=TODAY, start=start, duration=duration)["id"] for title, start, duration in (
        ("Report", "08:30", 60), ("Letters", "10:00", 60), ("Errand", "13:00", 30))]


def starts(fresh, tasks):  # noqa: F811
    return [fresh.task(task)["start"] for task in tasks]


def free_of_prayers(fresh):  # noqa: F811
    day = fresh.today()
    assert day["conflicts"] == []
    assert not any(task["overlaps"] or task["conflict"] for task in day["tasks"] if not task["completed"])


def test_late_day(fresh, readers):  # noqa: F811
    """MZ-086 MZ-087 late is noticed and offered; the proposal has reasons; accepting moves, undo brings everything back"""
    tasks = late_day(fresh)
    page = readers(fresh).open()
    late = page.locator("section:has(#late)")
    assert late.locator("li").count() == 1
    for action in ("complete", "extend", "next"):
        assert late.locator(f"form[action='/tasks/{tasks[0]}/{action}']").count() == 1
    assert starts(fresh, tasks) == ["08:30", "10:00", "13:00"], "nothing moves by itself"
    late.locator(REORGANISE).click()
    page.wait_for_url(f"**/day/{TODAY}/reorganise")
    assert page.locator("section:has(#moves) li").count() >= 1
    assert page.locator("section:has(#moves) .row-detail").first.text_content().strip()
    assert starts(fresh, tasks) == ["08:30", "10:00", "13:00"], "looking moves nothing"
    page.locator("form.reorganise button[type=submit]").click()
    page.wait_for_selector("#toasts [data-toast]")
    moved = starts(fresh, tasks)
    assert moved == ["11:00", "10:00", "13:00"], "what is on time stays where it is"
    free_of_prayers(fresh)
    assert page.locator("#late").count() == 0
    page.locator("#toasts form[action='/undo'] button").click()
    page.wait_for_selector("#late", state="attached")
    assert starts(fresh, tasks) == ["08:30", "10:00", "13:00"]


def press_until(page, selector, limit=200):
    """Goes on with the Tab key until something has the focus."""
    for _ in range(limit):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"{selector} is not reached by the keyboard")


def test_keyboard_only(fresh, readers):  # noqa: F811
    """MZ-086 the whole way by keyboard alone"""
    tasks = late_day(fresh)
    page = readers(fresh).open()
    press_until(page, REORGANISE)
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/day/{TODAY}/reorganise")
    press_until(page, "form.reorganise button[type=submit]")
    page.keyboard.press("Enter")
    page.wait_for_selector("#toasts [data-toast]")
    assert starts(fresh, tasks)[0] == "11:00"
    free_of_prayers(fresh)


def test_without_scripts(fresh, readers):  # noqa: F811
    """MZ-085 MZ-087 without scripts: more time, the next free time, and everything back to the inbox"""
    tasks = late_day(fresh)
    page = readers(fresh, java_script_enabled=False).open()
    page.locator(f"form[action='/tasks/{tasks[0]}/extend'] button").click()
    eventually(lambda: fresh.task(tasks[0])["duration"] == 105)
    page.goto("/")
    assert page.locator("#late").count() == 0
    page.locator(REORGANISE).first.click()
    page.locator(f"form[action='/day/{TODAY}/inbox'] button").click()
    eventually(lambda: sorted(fresh.inbox()) == ["Errand", "Letters", "Report"])


def test_split(fresh, readers):  # noqa: F811
    """MZ-047 a task too long for its gap is offered divided, in one tap, and one more takes it back"""
    fresh.settle()
    task = fresh.add("Thesis", duration=240)["id"]
    page = readers(fresh).open(f"/tasks/{task}/actions?date={TODAY}")
    page.locator("input#date").fill(TODAY)
    page.locator("input#start").fill("10:30")
    page.locator(f"form[action='/tasks/{task}/move']:has(input[type=time]) button[type=submit]").click()
    split = page.locator(f"form[action='/tasks/{task}/split'] button")
    split.wait_for()
    split.click()
    page.wait_for_selector("#toasts [data-toast]")
    day = fresh.today()
    assert len(day["tasks"]) > 1 and sum(part["duration"] for part in day["tasks"]) == 240
    assert day["conflicts"] == []
    page.locator("#toasts form[action='/undo'] button").click()
    page.wait_for_selector("[data-timeline] [data-task]", state="detached")
    assert fresh.inbox() == ["Thesis"]


def test_command_line_and_page_agree(fresh, readers):  # noqa: F811
    """MZ-086 what programs are told is what the page shows"""
    late_day(fresh)
    facts = fresh.get(f"/day/{TODAY}/reorganise")
    page = readers(fresh).open(f"/day/{TODAY}/reorganise")
    shown = page.locator("section:has(#moves) li").evaluate_all("rows => rows.map((row) => [row.dataset.task, row.dataset.to])")
    minutes = [str(int(move["to"][:2]) * 60 + int(move["to"][3:])) for move in facts["moves"]]
    assert shown == [[move["id"], minute] for move, minute in zip(facts["moves"], minutes, strict=True)]
    assert page.locator("input[name=plan]").get_attribute("value") == facts["plan"]


def test_tomorrow_too(fresh, readers):  # noqa: F811
    """MZ-086 a day to come is rearranged as well: what overlaps gets times of its own"""
    fresh.settle()
    tasks = [fresh.add(title, date=TOMORROW, start="10:00", duration=60)["id"] for title in ("one", "two")]
    page = readers(fresh).open(f"/day/{TOMORROW}/reorganise")
    page.locator("form.reorganise button[type=submit]").click()
    page.wait_for_selector("#toasts [data-toast]")
    assert len(set(starts(fresh, tasks))) == 2


def test_offline(app, door, server):
    """MZ-086 SY-008 with the server gone: the proposal, accepting it and undoing it come from the device"""
    city = app.call("/place?q=Cairo")[1]["cities"][0]["id"]
    app.post("/place", city=city)
    app.post("/me/settings", wake="05:00", sleep="23:00")
    app.sync_until("synced")
    app.open("/")
    door.shut()
    server.kill()
    day = (datetime.date.fromisoformat(app.call("/")[1]["date"]) + datetime.timedelta(days=1)).isoformat()
    tasks = [app.add_task(title, date=day, start="08:00", duration=60)["id"] for title in ("one", "two", "three")]

    def standing():
        return [app.call(f"/tasks/{task}")[1]["task"]["start"] for task in tasks]

    app.stop_worker()
    app.open(f"/day/{day}")
    app.page.locator(f"a[href='/day/{day}/reorganise']").first.click()
    app.page.locator("form.reorganise button[type=submit]").click()
    app.page.wait_for_selector("#toasts [data-toast]")
    assert len(set(standing())) == 3
    assert app.call(f"/day/{day}")[1]["conflicts"] == []
    app.page.locator("#toasts form[action='/undo'] button").click()
    app.page.wait_for_selector("#toasts form[action='/undo']", state="detached")
    assert standing() == ["08:00"] * 3
