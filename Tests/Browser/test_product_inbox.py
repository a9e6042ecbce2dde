"""The inbox searched, narrowed down and changed several at a time; the week; the timeline's zoom and its fullest day."""
import datetime

from product_app import DESKTOP, PHONE, TODAY, instant, product, readers, shared  # noqa: F401
from product_hands import Finger, Mouse, Timeline, eventually, posted


def test_search_while_typing(product, readers):  # noqa: F811
    """MZ-080 results come 150 to 300 ms after the last key, and Arabic is found as it is typed"""
    product.add("مُرَاجَعَةُ الدَّرْسِ")
    product.add("Buy milk")
    page = readers(product, clock="running").open("/inbox")
    page.evaluate("""() => {
        window.asked = [];
        const own = window.fetch;
        window.fetch = (...all) => {
            if (String(all[0]).startsWith("/inbox?")) window.asked.push(all[0]);
            return own(...all);
        };
    }""")
    # The page's clock stands still while one types, however long that takes.
    page.clock.pause_at(instant(product.now) + datetime.timedelta(hours=1))
    page.locator("#q").press_sequentially("مراجعه")
    page.clock.run_for(149)
    assert page.evaluate("window.asked") == []
    page.clock.run_for(151)
    assert len(page.evaluate("window.asked")) == 1
    eventually(lambda: page.locator("#inbox-results .inbox-item").count() == 1)
    assert len(page.evaluate("window.asked")) == 1
    assert page.locator("#inbox-results [role=status]").text_content().strip()


def test_the_filter_lasts_for_the_session(product, readers):  # noqa: F811
    """MZ-081 how the inbox was narrowed down is found again in the same tab, until it is cleared"""
    product.add("قراءة", category="study")
    product.add("Buy milk", category="personal")
    page = readers(product).open("/inbox")
    page.locator(".inbox-narrow summary").click()
    page.locator("#cat").select_option("study")
    eventually(lambda: page.locator(".inbox-item").count() == 1)
    for _ in range(2):
        page.goto("/")
        page.goto("/inbox")
        eventually(lambda: page.locator(".inbox-item").count() == 1)
        eventually(lambda: "cat=study" in page.url)
    page.locator("[data-filter-clear]").click()
    eventually(lambda: page.locator(".inbox-item").count() == 2)


def test_several_at_once(product, readers):  # noqa: F811
    """MZ-078 several tasks are ticked and deleted, and one undo brings them back"""
    for title in ("a", "b", "c"):
        product.add(title)
    page = readers(product, viewport=PHONE).open("/inbox?choose=on")
    page.locator("input[name=chosen]").nth(0).check()
    page.locator("input[name=chosen]").nth(2).check()
    page.locator(".several button[value=delete]").click()
    eventually(lambda: len(product.inbox()) == 1)
    page.locator("#toasts form[action='/undo'] button").click()
    eventually(lambda: len(product.inbox()) == 3)


def test_zoom(product, readers):  # noqa: F811
    """MZ-061 keys and the wheel draw hours from half to twice their height, what is in the middle stays, and it lasts"""
    product.add("اقرأ", date=TODAY, start="13:30")
    page = readers(product, viewport=DESKTOP).open()
    line = Timeline(page)
    line.show(810)
    height = page.locator("[data-timeline]").bounding_box()["height"]
    before = line.y(810)
    page.keyboard.press("+")
    assert abs(page.locator("[data-timeline]").bounding_box()["height"] / height - 1.25) < 0.01
    assert abs(line.y(810) - before) < 3
    for _ in range(6):
        page.keyboard.press("+")
    assert abs(page.locator("[data-timeline]").bounding_box()["height"] / height - 2) < 0.01
    page.reload()
    eventually(lambda: abs(page.locator("[data-timeline]").bounding_box()["height"] / height - 2) < 0.01)
    page.mouse.move(line.middle, 400)
    page.keyboard.down("Control")
    page.mouse.wheel(0, 2000)
    page.keyboard.up("Control")
    eventually(lambda: abs(page.locator("[data-timeline]").bounding_box()["height"] / height - 0.5) < 0.01)


MINUTE = """(y) => {
    const line = document.querySelector("[data-timeline]");
    const { origin, end } = line.dataset;
    const box = line.getBoundingClientRect();
    return Number(origin) + (y - box.top) * (end - origin) / box.height;
}"""
"""The minute at a height of the window."""


def test_the_wheel_zooms_around_the_pointer(product, readers):  # noqa: F811
    """MZ-061 Ctrl and the wheel draw hours taller around what is under the pointer, wherever in the window that is"""
    page = readers(product, viewport=DESKTOP).open()
    line = Timeline(page)
    line.show(800)
    for y, turn in ((200, -200), (600, -100), (250, 150)):
        page.mouse.move(line.middle, y)
        minute, height = page.evaluate(MINUTE, y), line.root.bounding_box()["height"]
        page.keyboard.down("Control")
        page.mouse.wheel(0, turn)
        page.keyboard.up("Control")
        eventually(lambda: abs(line.root.bounding_box()["height"] / height - 2 ** (-turn / 400)) < 0.01)
        assert abs(page.evaluate(MINUTE, y) - minute) < 2, (y, turn)


def test_a_pinch_zooms_around_the_fingers(product, readers):  # noqa: F811
    """MZ-061 two fingers draw hours taller or lower, between half and twice; what is between them stays, and it lasts"""
    page = readers(product, viewport=PHONE, has_touch=True).open()
    line, finger = Timeline(page), Finger(page)
    line.show(800)
    height = line.root.bounding_box()["height"]
    for middle, apart, until_apart, zoom in ((300, 100, 150, 1.5), (500, 240, 120, 0.75), (400, 60, 360, 2), (400, 360, 30, 0.5)):
        minute = page.evaluate(MINUTE, middle)
        finger.pinch(line.middle, middle, apart, until_apart)
        eventually(lambda: abs(line.root.bounding_box()["height"] / height - zoom) < 0.01)
        assert abs(page.evaluate(MINUTE, middle) - minute) < 3, (middle, zoom)
    page.reload()
    eventually(lambda: abs(line.root.bounding_box()["height"] / height - 0.5) < 0.01)


def test_a_full_day_keeps_few_rows(product, readers):  # noqa: F811
    """MZ-065 with 200 tasks in a day the page holds no more rows than three views have, and without scripts all"""
    for number in range(200):
        product.add(f"مهمة {number}", date=TODAY, start=f"{8 + number % 3:02}:{number % 4 * 15:02}", duration=15)
    page = readers(product, viewport=PHONE).open()
    inside = """() => [...document.querySelectorAll("[data-timeline] .task")].every((row) => {
        const box = row.getBoundingClientRect();
        return box.bottom >= -innerHeight - 1 && box.top <= 2 * innerHeight + 1;
    })"""
    eventually(lambda: page.evaluate(inside))
    page.evaluate("scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })")
    eventually(lambda: page.evaluate(inside))
    plain = readers(product, java_script_enabled=False).open()
    assert plain.locator("[data-timeline] .task").count() == 200


def test_week(product, readers):  # noqa: F811
    """MZ-066 a task is carried to another day of the week; over a prayer it is refused"""
    task = product.add("اقرأ", date=TODAY, start="13:30", duration=30)["id"]
    page = readers(product, viewport={"width": 1400, "height": 1400}).open(f"/week/{TODAY}")
    row = page.locator(f"[data-week-task='{task}']")
    row.scroll_into_view_if_needed()
    other = page.locator("[data-week-day]").nth(3)
    date = other.get_attribute("data-date")
    box, goal = row.bounding_box(), other.locator(".timeline").bounding_box()
    hand = Mouse(page)
    hand.down(box["x"] + box["width"] / 2, box["y"] + 4)
    hand.move(goal["x"] + goal["width"] / 2, box["y"] + 4)
    with posted(page, "move"):
        hand.up()
    eventually(lambda: product.task(task)["date"] == date)
    assert product.task(task)["start"] == "13:30"
    # Dhuhr of the same day: the row returns, and nothing is stored.
    noon = other.locator(".prayer").nth(1)
    noon.scroll_into_view_if_needed()
    box, goal = row.bounding_box(), noon.bounding_box()
    hand.down(box["x"] + box["width"] / 2, box["y"] + 4)
    hand.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2)
    hand.up()
    page.wait_for_timeout(600)
    kept = product.task(task)
    assert (kept["date"], kept["start"]) == (date, "13:30")
    small = readers(product, viewport=PHONE).open(f"/week/{TODAY}")
    assert small.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small.locator("[data-week] .task a").first.click()
    small.locator("dialog[open]").wait_for()


def test_a_phone_shows_the_week_day_by_day(shared, readers):  # noqa: F811
    """MZ-066 on a phone a day of the week fills the view, and a swipe leads to the next, in either direction of reading"""
    fits = """() => {
        const week = document.querySelector("[data-week]").getBoundingClientRect();
        const days = [...document.querySelectorAll(".week-day")].map((day) => day.getBoundingClientRect());
        const start = (box) => document.documentElement.dir === "rtl" ? week.right - box.right : box.left - week.left;
        return { share: days[0].width / week.width, first: days.findIndex((day) => Math.abs(start(day)) < 2), count: days.length };
    }"""
    for language in ("ar", "en"):
        shared.settings(language=language)
        page = readers(shared, viewport=PHONE, has_touch=True).open(f"/week/{TODAY}")
        box = page.locator("[data-week]").bounding_box()
        page.evaluate("document.querySelector('[data-week]').scrollTo({ left: 0, behavior: 'instant' })")
        eventually(lambda: page.evaluate(fits)["first"] == 0)
        seen = page.evaluate(fits)
        assert seen["count"] == 7 and 0.75 < seen["share"] <= 1
        forward = -1 if language == "en" else 1
        finger = Finger(page)
        for day in (1, 2):
            finger.touch(box["x"] + box["width"] / 2, box["y"] + 20)
            finger.move(finger.at[0] + forward * box["width"] * 0.7, finger.at[1], steps=12)
            finger.up()
            eventually(lambda: page.evaluate(fits)["first"] == day)
