"""A person plans a day: from the first visit to a task that was dragged, completed, deleted and brought back."""
import json
import re
import time

import pytest
from product_app import (  # noqa: F401
    DESKTOP, PHONE, TODAY, TOMORROW, Product, fresh, instant, product, readers)
from product_hands import Timeline, eventually, until

NAMES = ["fajr", "dhuhr", "asr", "maghrib", "isha"]


def minutes(text):
    hour, minute = text.split(":")
    return int(hour) * 60 + int(minute)


# The first visit ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("words", "shown"), [("مكة", "مكة المكرمة"), ("makk", "مكة المكرمة"), ("Cairo", "القاهرة")])
def test_first_visit(fresh, readers, words, shown):  # noqa: F811
    """SY-029 MZ-011 MZ-023 SY-056 the first visit: Arabic; a city by its name in either script, and the day stands"""
    page = readers(fresh).open()
    assert page.locator("html").get_attribute("lang") == "ar"
    assert page.locator("html").get_attribute("dir") == "rtl"
    page.locator("[data-city-search]").type(words)
    page.locator("#cities button", has_text=shown).first.click()
    page.wait_for_selector("[data-timeline]")
    assert [page.locator("[data-prayer]").nth(index).get_attribute("data-prayer") for index in range(5)] == NAMES
    assert page.locator(".sky").count() == 1
    assert re.search("[٠-٩]", page.locator(".prayer time").first.text_content())
    assert fresh.get("/place")["place"]["zone"] in ("Asia/Riyadh", "Africa/Cairo")


def test_first_visit_without_scripts(fresh, readers):  # noqa: F811
    """MZ-023 MZ-069 without scripts too: city, task, day"""
    page = readers(fresh, java_script_enabled=False).open()
    page.locator("input[name=q]").fill("Cairo")
    page.locator("form[role=search] button").click()
    page.locator("#cities button").first.click()
    assert page.locator("[data-prayer]").count() == 5
    page.goto("/inbox")
    page.locator("#quick").fill("without scripts")
    page.locator("#quick").press("Enter")
    assert page.locator(".inbox-item").count() == 1
    assert fresh.inbox() == ["without scripts"]


def test_place_by_device(fresh, readers):  # noqa: F811
    """MZ-023 SY-056 the device's place is taken when the person asks for it"""
    page = readers(fresh, geolocation={"latitude": 30.05, "longitude": 31.24}, permissions=["geolocation"],
                   timezone_id="Africa/Cairo").open()
    page.locator("[data-locate-start]").click()
    page.wait_for_selector("[data-timeline]")
    place = fresh.get("/place")["place"]
    assert place["zone"] == "Africa/Cairo"
    assert abs(place["latitude"] - 30.05) < 0.001


def test_place_refused(fresh, readers):  # noqa: F811
    """MZ-023 SY-056 who refuses is led to the search by name, and not asked again"""
    page = readers(fresh).open()
    page.locator("[data-locate-start]").click()
    page.locator("[data-locate-denied]").wait_for()
    assert page.evaluate("document.activeElement.matches('[data-city-search]')")
    assert "place" not in fresh.get("/place")


def test_place_by_coordinates(fresh, readers):  # noqa: F811
    """MZ-023 SY-056 coordinates by hand; the choice outlives the server"""
    page = readers(fresh).open()
    page.locator("details.coordinates summary").click()
    page.locator("#latitude").fill("91")
    page.locator("#longitude").fill("39.83")
    page.locator("details.coordinates button").click()
    page.locator("#latitude[aria-invalid=true]").wait_for()
    page.locator("#latitude").fill("21.42")
    page.locator("#zone").fill("Asia/Riyadh")
    page.locator("details.coordinates button").click()
    page.wait_for_selector("[data-timeline]")
    kept = fresh.get("/place")["place"]
    assert (kept["latitude"], kept["longitude"], kept["zone"]) == (21.42, 39.83, "Asia/Riyadh")
    fresh.stop()
    fresh.start()
    assert fresh.get("/place")["place"] == kept


# The day as it stands -------------------------------------------------------------------------------------------


def test_sizes(product, readers):  # noqa: F811
    """MZ-051 MZ-053 MZ-054 from Fajr to midnight; a line each half hour; 60 px an hour, 15 a quarter, tasks from 30"""
    short = product.add("قصيرة", date=TODAY, start="06:30", duration=15)["id"]
    hour = product.add("ساعة", date=TODAY, start="09:00", duration=60)["id"]
    page = readers(product, viewport=DESKTOP).open()
    root = page.locator("[data-timeline]")
    first, last = int(root.get_attribute("data-origin")), int(root.get_attribute("data-end"))
    assert first == minutes(product.today()["prayers"][0]["start"])
    assert last == 1440
    assert root.bounding_box()["height"] == pytest.approx(last - first, abs=0.5)
    assert page.locator(".line").count() == last // 30 - (first + 29) // 30 + 1
    assert page.locator(".line-hour").count() == last // 60 - (first + 59) // 60 + 1
    tops = [line.bounding_box()["y"] for line in page.locator(".line-hour").all()]
    assert all(after - before == pytest.approx(60, abs=0.1) for before, after in zip(tops, tops[1:]))
    line = Timeline(page)
    assert line.task(short).bounding_box()["height"] == pytest.approx(30, abs=0.5)
    assert line.task(hour).bounding_box()["height"] == pytest.approx(60, abs=0.5)
    assert line.task(hour).bounding_box()["y"] == pytest.approx(line.y(540), abs=0.5)


CONTRAST = """(element) => {
    const canvas = document.createElement("canvas").getContext("2d");
    const parts = (colour) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const light = (colour) => {
        const [r, g, b] = colour.map((part) => part / 255)
            .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    // Two colours; the second may stand beyond the box's end, so that the box ends on the way to it.
    const { backgroundImage } = getComputedStyle(element);
    const [, from, to, reach] = backgroundImage.match(/^linear-gradient\\(\\d+deg, (rgb\\([^()]*\\))(?: 0%)?, (rgb\\([^()]*\\))(?: (\\d+)%)?\\)$/);
    const start = parts(from);
    const end = parts(to).map((part, index) => start[index] + (part - start[index]) * Math.min(1, 100 / (reach ?? 100)));
    const words = [...element.querySelectorAll("*")].filter((each) => each.textContent.trim() && each.checkVisibility());
    const ratios = words.flatMap((word) => [start, end].map((stop) => {
        const [low, high] = [light(parts(getComputedStyle(word).color)), light(stop)].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
    }));
    return { backgroundImage, from, to, ratio: Math.min(...ratios) };
}"""


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_prayer_gradient(product, readers, mode):  # noqa: F811
    """MZ-016 a prayer stands in the theme's gradient, like no task, with text of 4.5:1 or more"""
    for start, category in [("06:30", "work"), ("07:30", "personal"), ("08:30", "study"), ("20:00", "")]:
        product.add(f"مهمة {category}", date=TODAY, start=start, category=category)
    page = readers(product, viewport=DESKTOP, color_scheme=mode).open()
    bands = {json.dumps(band.evaluate(CONTRAST)) for band in page.locator("[data-prayer]:not(.past)").all()}
    assert len(bands) == 1
    band = json.loads(bands.pop())
    assert band["from"] != band["to"]
    assert band["ratio"] >= 4.5
    for task in page.locator("[data-timeline] [data-task]").all():
        assert task.evaluate("(each) => getComputedStyle(each).backgroundImage") != band["backgroundImage"]


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_now_line(product, readers, size):  # noqa: F811
    """MZ-055 MZ-060 the present stands in the middle third at first; it moves a pixel a minute, also after a sleep"""
    reader = readers(product, viewport=size, clock="running")
    page = reader.open()
    line = page.locator("[data-now]")
    top = line.bounding_box()["y"]
    assert size["height"] / 3 <= top <= size["height"] * 2 / 3
    assert top == pytest.approx(Timeline(page).y(610), abs=2)
    page.clock.fast_forward("01:05")
    until(page, f"Math.abs(document.querySelector('[data-now]').getBoundingClientRect().y - {top + 1}) < 0.3")
    page.clock.fast_forward("01:00:00")
    until(page, f"Math.abs(document.querySelector('[data-now]').getBoundingClientRect().y - {top + 61}) < 0.6")


HOURS = """() => {
    const now = document.querySelector("[data-now-text]").getBoundingClientRect();
    const labels = [...document.querySelectorAll(".line-hour span")].map((label) => {
        const { top, bottom } = label.getBoundingClientRect();
        return { shown: Number(getComputedStyle(label).opacity), covered: top < now.bottom && now.top < bottom };
    });
    return { hidden: labels.filter(({ shown }) => shown === 0).length, count: labels.length,
             cut: labels.filter(({ shown, covered }) => shown > 0 && (covered || shown < 1)).length };
}"""


def test_the_hour_gives_way_to_now(product, readers):  # noqa: F811
    """MZ-055 the time of now never stands over a part of an hour's label: that is there whole, or not at all"""
    page = readers(product, clock="running").open()
    for keys in ("", "+++++++", "-" * 14):
        for key in keys:
            page.keyboard.press(key)
        hidden = set()
        for _ in range(61):
            seen = page.evaluate(HOURS)
            assert seen["cut"] == 0, (keys, seen)
            hidden.add(seen["hidden"])
            page.clock.fast_forward("01:00")
        # Where hours are half as high, both may be in its way.
        assert 1 in hidden and max(hidden) <= (2 if "-" in keys else 1), (keys, hidden)


def test_countdown(product, readers):  # noqa: F811
    """MZ-063 the next prayer with the time left, each minute, and each second in the last hour"""
    product.settings(language="en")
    page = readers(product, clock="running").open()
    assert page.locator("#hero-name").text_content() == "Dhuhr"
    words = page.locator(".hero [data-countdown]")
    before = words.text_content()
    assert re.search(r"1 hour.*5[67] minutes", before), before
    page.clock.fast_forward("01:00")
    assert words.text_content() != before
    page.clock.fast_forward("01:00:00")
    seconds = words.text_content()
    # As a length, not as a time of day.
    assert re.fullmatch(r"\d\d\s?min \d\d\s?s", seconds), seconds
    page.clock.fast_forward("00:01")
    assert words.text_content() != seconds


def test_the_next_prayer_takes_over(tmp_path, readers, product):  # noqa: F811
    """MZ-063 at the prayer's instant the header goes on to the one after it"""
    target = product.today()["next"]["seconds"]
    begin = int(instant(product.now).timestamp()) + target - 12
    moving = Product(tmp_path / "moving", now=f"{begin - int(time.time()):+d}").start()
    try:
        moving.settle()
        moving.settings(language="en")
        page = readers(moving, clock=begin).open()
        assert page.locator("#hero-name").text_content() == "Dhuhr"
        page.locator("#hero-name", has_text="Asr").wait_for(timeout=25_000)
    finally:
        moving.stop()


def test_lanes(product, readers):  # noqa: F811
    """MZ-048 tasks at one time stand side by side, say so, and stay large enough to press"""
    one = product.add("الأولى", date=TODAY, start="13:00", duration=60)["id"]
    two = product.add("الثانية", date=TODAY, start="13:15", duration=60)["id"]
    for size in (PHONE, DESKTOP):
        page = readers(product, viewport=size).open()
        line = Timeline(page)
        first, second = line.task(one).bounding_box(), line.task(two).bounding_box()
        left, right = sorted([first, second], key=lambda box: box["x"])
        assert left["x"] + left["width"] <= right["x"] + 0.5
        assert min(first["width"], second["width"], first["height"], second["height"]) >= 44
        assert line.task(two).locator("a.task-link").text_content().count("الثانية") == 1
    product.settings(language="en")
    page = readers(product).open()
    assert "verlap" in Timeline(page).task(two).text_content()


def test_empty_day(product, readers):  # noqa: F811
    """MZ-062 a day without a task shows a picture and a way to add one, with its prayers"""
    page = readers(product).open()
    empty = page.locator(".empty, .empty-state").first
    assert empty.locator("svg").first.is_visible()
    assert page.locator("[data-prayer]").count() == 5
    empty.locator("a").first.click()
    page.locator("dialog[open] #title").wait_for()


def test_days(product, readers):  # noqa: F811
    """MZ-064 the day before and after, any date by the picker, and back to today; a year in both directions"""
    page = readers(product, viewport=DESKTOP).open()
    steps = page.locator(".top-steps")
    steps.locator("> a").last.click()
    page.wait_for_url(f"**/day/{TOMORROW}")
    assert page.locator("[data-timeline]").get_attribute("data-date") == TOMORROW
    assert page.locator("[data-now]").count() == 0
    page.locator(".top-steps > a").first.click()
    page.wait_for_url(lambda url: url.endswith("/"))
    page.locator(".date-menu > summary").click()
    page.locator(".date-form input[type=date]").fill("2027-06-21")
    page.locator(".date-form button").click()
    page.wait_for_url("**/day/2027-06-21")
    page.locator(".date-menu > summary").click()
    page.locator(".date-menu a.menu-item[href='/']").click()
    page.wait_for_url(lambda url: url.endswith("/"))
    starts = set()
    for date in ("2025-11-21", "2026-02-28", "2026-06-21", "2027-11-21"):
        prayers = product.get(f"/day/{date}")["prayers"]
        expected = ["jummah" if date == "2025-11-21" and name == "dhuhr" else name for name in NAMES]
        assert [each["name"] for each in prayers] == expected
        starts.add(tuple(each["start"] for each in prayers))
    assert len(starts) >= 3
    for date in ("2025-11-20", "2027-11-22", "2026-02-30"):
        assert product.send("GET", f"/day/{date}")[0] == 404


def test_read_aloud(product, readers):  # noqa: F811
    """MZ-067 MZ-015 read aloud, the day is a list in order: time, kind, title, duration, state; prayers as fixed"""
    product.settings(language="en")
    done = product.add("Walk", date=TODAY, start="08:00", duration=30, category="personal")["id"]
    product.post(f"/tasks/{done}/complete")
    product.add("Report", date=TODAY, start="13:00", duration=60, category="work")
    page = readers(product).open()
    items = page.locator("[data-timeline] ol.events > li:not([aria-hidden])")
    rows = items.evaluate_all("""(rows) => rows.map((row) => [Number(getComputedStyle(row).getPropertyValue("--h")) * 60
        + Number(getComputedStyle(row).getPropertyValue("--m")), (row.querySelector("a.task-link") ?? row).innerText
        .replace(/\\s+/g, " ").trim()])""")
    starts = [start for start, _ in rows]
    assert starts == sorted(starts)
    told = [words for _, words in rows]
    walk = next(words for words in told if "Walk" in words)
    assert re.fullmatch(r"8:00.*8:30.*Personal.*Walk.*30 minutes.*[Dd]one.*", walk), walk
    report = next(words for words in told if "Report" in words)
    assert re.fullmatch(r"1:00.*2:00.*Work.*Report.*1 hour.*", report), report
    dhuhr = next(words for words in told if "Dhuhr" in words and "12:07" in words)
    assert re.search(r"12:07.*[Ff]ixed.*Dhuhr|12:07.*Dhuhr.*[Ff]ixed", dhuhr), dhuhr
    assert page.locator("[data-prayer] :is(button, a, [data-resize], [draggable=true])").count() == 0
    snapshot = page.locator("[data-timeline]").aria_snapshot()
    assert snapshot.index("Fajr") < snapshot.index("Walk") < snapshot.index("Report") < snapshot.index("Maghrib")


def test_the_present_before_dawn(tmp_path, readers):  # noqa: F811
    """MZ-055 opened in the night, before the day's first minute, a page shows the present line once Fajr has come"""
    night = Product(tmp_path / "night", now="2026-11-21T01:30:00Z").start()
    try:
        night.settle()
        page = readers(night, clock="running").open()
        line = page.locator("[data-now]")
        assert line.get_attribute("hidden") is not None
        page.clock.fast_forward("01:00:00")
        # A page that is fetched anew meanwhile holds the line hidden for a moment.
        eventually(lambda: (box := line.bounding_box()) and box["y"] == pytest.approx(Timeline(page).y(330), abs=2))
        # No page asks while the server is away.
        page.goto("about:blank")
    finally:
        night.stop()


LAYOUT = """() => {
    const line = document.querySelector("[data-timeline]");
    const own = line.getBoundingClientRect();
    const across = (selector) => [...new Set([...line.querySelectorAll(selector)].map((each) => {
        const { left, width } = each.getBoundingClientRect();
        return `${Math.round(left - own.left)} ${Math.round(width)}`;
    }))].join();
    const hours = [...line.querySelectorAll(".line-hour")].map((each) => each.getBoundingClientRect().top);
    const steps = new Set(hours.slice(1).map((top, index) => Math.round(10 * (top - hours[index])) / 10));
    return { left: own.left, width: own.width, hour: [...steps].join(), prayers: across("[data-prayer]"), tasks: across("[data-task]"),
        lines: across(".line-hour"), minutes: own.height / (line.dataset.end - line.dataset.origin),
        type: getComputedStyle(line.querySelector(".prayer-name")).font, list: line.querySelector(".events").localName,
        bars: [...document.querySelectorAll(".bar-item")].map((each) => each.getAttribute("href")).join() };
}"""
"""What a day's timeline is made of, whatever stands on it."""
SPECIAL = {"2026-11-27": "[data-prayer=jummah]", "2027-02-10": "[data-nafl^=suhoor], [data-nafl^=iftar], .look-meal",
           "2027-03-09": "[data-prayer=eid]"}


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_special_days_keep_the_timelines_layout(product, readers, size):  # noqa: F811
    """MZ-167 on a Friday, in Ramadan and on a feast the timeline is laid out as on any other day: what comes besides stands in it and moves nothing"""
    reader = readers(product, viewport=size, reduced_motion="reduce")
    plain = "2026-11-25"
    for date in (plain, *SPECIAL):
        product.add("اقرأ", date=date, start="14:00", duration=30)
    expected = reader.open(f"/day/{plain}").evaluate(LAYOUT)
    assert expected["hour"] == "60" and not reader.page.locator(", ".join(SPECIAL.values())).count()
    for date, mark in SPECIAL.items():
        page = reader.open(f"/day/{date}")
        assert page.locator(mark).count() > 0, date
        assert page.evaluate(LAYOUT) == expected, date
