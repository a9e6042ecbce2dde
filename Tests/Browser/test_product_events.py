"""An event of another calendar on the day."""
import json

from product_app import DESKTOP, PHONE, TODAY, product, readers  # noqa: F401
from product_hands import Mouse, Timeline

TOP = """(band) => {
    const { left, right, top, bottom } = band.getBoundingClientRect();
    const points = [0.05, 0.5, 0.95].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y]));
    return points.map(([x, y]) => document.elementFromPoint(x, y)).every((each) => band.contains(each));
}"""
"""Whether nothing covers any part of a prayer's band."""


def take_in(product, title, start, duration):  # noqa: F811
    """An event of another calendar, as one would come out of it; gives its number."""
    form = product.add(title, date=TODAY, start="16:00", duration=duration)["id"]
    exported = json.loads(product.send("GET", "/me/data/wird.json")[2])
    record = next(each for each in exported["records"] if each["id"] == form)
    hours, minutes = map(int, start.split(":"))
    record["id"] = "0" * 12 + "-" + "0" * 16
    record["fields"] |= {"source": "University"}
    record["fields"]["placement"]["start"] = hours * 60 + minutes
    product.post(f"/tasks/{form}/delete")
    product.upload("/me/data/import", json.dumps({"wird": exported["wird"], "records": [record]}))
    return record["id"]


def test_a_prayer_stays_over_an_event(product, readers):  # noqa: F811
    """MZ-049 an event of another calendar over Dhuhr is shown with its mark under the prayer, which stays whole and on top, and isn't moved by hand"""
    product.settings(language="en")
    event = take_in(product, "Lecture", "11:30", 60)
    assert product.task(event)["start"] == "11:30"
    for window in (PHONE, DESKTOP):
        page = readers(product, viewport=window).open()
        line = Timeline(page)
        line.show(740)
        row = page.locator(".task.conflict", has_text="Lecture")
        band = page.locator("[data-prayer=dhuhr]")
        assert band.evaluate(TOP)
        box = row.bounding_box()
        assert abs(box["y"] - line.y(690)) < 1 and abs(box["height"] - 60) < 1
        assert "University" in row.inner_text() and row.locator(".task-title").is_visible()
        row.hover(position={"x": box["width"] / 2, "y": 6})
        assert band.evaluate(TOP)
        mouse = Mouse(page)
        mouse.down(box["x"] + box["width"] / 2, box["y"] + 8)
        mouse.move(box["x"] + box["width"] / 2, box["y"] + 120)
        assert page.locator(".is-lifted").count() == 0
        mouse.up()
    assert product.task(event)["start"] == "11:30"


def test_an_event_that_begins_within_a_prayer(product, readers):  # noqa: F811
    """an event of another calendar that begins while a prayer lasts stands beside it: the prayer is whole, and the event's title is read and pressed"""
    product.settings(language="en")
    dhuhr = next(each for each in product.get("/")["prayers"] if each["name"] == "dhuhr")
    take_in(product, "Lecture", dhuhr["start"], 60)
    for window in (PHONE, DESKTOP):
        page = readers(product, viewport=window).open()
        Timeline(page).show(740)
        event, band = page.locator(".task.beside", has_text="Lecture"), page.locator(".prayer.shared[data-prayer=dhuhr]")
        assert event.evaluate(TOP) and band.evaluate(TOP) and event.locator(".task-title").evaluate(TOP)
        own, other = event.bounding_box(), band.bounding_box()
        assert other["x"] + other["width"] <= own["x"] + 0.5 and own["width"] > 120
        shown = band.locator(".prayer-name").evaluate("(name) => name.scrollWidth <= name.clientWidth")
        assert shown and page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        event.locator(".task-link").click()
        page.wait_for_selector("dialog[open], main[data-page=event]")
