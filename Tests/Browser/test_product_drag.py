"""Tasks in the hand: by mouse, by finger, by keyboard and by menu."""
import re

import pytest
from product_app import DESKTOP, PHONE, TODAY, product, readers  # noqa: F401
from product_hands import STILL, Finger, Mouse, Timeline, announced, grip, posted, until

TABLET = {"width": 1024, "height": 1000}
HANDS = {"mouse": Mouse, "finger": Finger}
NOT_HERE = {"ar": "الظهر", "en": "Dhuhr"}


def open_day(readers, product, hand, viewport=DESKTOP):  # noqa: F811
    page = readers(product, viewport=viewport, has_touch=hand == "finger").open()
    return page, Timeline(page), HANDS[hand](page)


def start_of(product, identifier):  # noqa: F811
    return product.task(identifier)["start"]


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("language", ["ar", "en"])
def test_move(product, readers, hand, language):  # noqa: F811
    """MZ-057 MZ-058 a task is carried along the day, by mouse and by finger, and lands on a quarter of an hour"""
    product.settings(language=language)
    task = product.add("اقرأ كتابا", date=TODAY, start="13:00")["id"]
    page, line, hand = open_day(readers, product, hand)
    line.show(840)
    x, y = grip(line.task(task))
    hand.down(x, y)
    hand.move(x, y + 53)
    assert line.task(task).evaluate("(each) => each.classList.contains('is-lifted')")
    assert page.locator(".drag-slot .drag-time").text_content().strip()
    with posted(page, "move"):
        hand.up()
    assert start_of(product, task) == "14:00"
    page.locator(f"[data-task='{task}'][data-start='840']").wait_for()


@pytest.mark.parametrize("hand", HANDS)
def test_resize(product, readers, hand):  # noqa: F811
    """MZ-058 MZ-071 pulling a task's edge changes how long it takes, to the nearest of the eight durations"""
    task = product.add("اقرأ", date=TODAY, start="13:00", duration=60)["id"]
    page, line, hand = open_day(readers, product, hand)
    line.show(800)
    box = line.task(task).locator("[data-resize]").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    hand.down(x, y)
    hand.move(x, y + 27)
    with posted(page, "resize"):
        hand.up()
    assert product.task(task)["duration"] == 90
    page.locator(f"[data-timeline] [data-task='{task}'][data-duration='90']").wait_for()
    assert line.task(task).bounding_box()["height"] == pytest.approx(90, abs=0.5)


@pytest.mark.parametrize("hand", HANDS)
def test_from_the_inbox(product, readers, hand):  # noqa: F811
    """MZ-058 SY-014 a task is carried from the inbox, beside the day on wide screens, onto the timeline"""
    task = product.add("رتّب المكتب")["id"]
    page, line, hand = open_day(readers, product, hand, TABLET if hand == "finger" else DESKTOP)
    line.show(840)
    row = page.locator(f"#inbox-panel [data-task='{task}']")
    box = row.bounding_box()
    x, y = grip(row)
    hand.down(x, y)
    hand.move(line.middle, line.y(843) + y - box["y"])
    assert page.locator(".drag-ghost").count() == 1
    with posted(page, "schedule"):
        hand.up()
    assert start_of(product, task) == "14:00"
    line.task(task).wait_for()
    assert page.locator(f"#inbox-panel [data-task='{task}']").count() == 0
    assert page.locator(".drag-ghost").count() == 0


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("language", ["ar", "en"])
def test_not_on_a_prayer(product, readers, hand, language):  # noqa: F811
    """MZ-017 MZ-046 MZ-059 over a prayer a task is refused, in colour and in words; let go, it returns, with other times"""
    product.settings(language=language)
    task = product.add("اقرأ", date=TODAY, start="13:00", duration=30)["id"]
    page, line, hand = open_day(readers, product, hand)
    line.show(760)
    home = line.task(task).bounding_box()
    x, y = grip(line.task(task))
    hand.down(x, y)
    hand.move(x, y - 40)
    assert line.task(task).evaluate("(each) => each.classList.contains('is-refused')")
    assert page.locator(".drag-slot").evaluate("(each) => each.classList.contains('is-refused')")
    assert NOT_HERE[language] in announced(page)
    with posted(page, "move"):
        hand.up()
    page.locator("dialog[open] [data-refusal], dialog[open].sheet form").first.wait_for()
    assert start_of(product, task) == "13:00"
    assert line.task(task).bounding_box() == pytest.approx(home, abs=1)
    offers = page.locator("dialog[open] form button[type=submit]")
    assert 1 <= offers.count() <= 3
    offers.first.click()
    until(page, "!document.querySelector('dialog[open]')")
    moved = start_of(product, task)
    assert moved != "13:00"
    start = int(moved[:2]) * 60 + int(moved[3:])
    assert start + 30 <= 722 or start >= 752


@pytest.mark.parametrize("gesture", ["move", "resize", "inbox"])
def test_escape(product, readers, gesture):  # noqa: F811
    """MZ-058 Escape lets a task go where it was"""
    placed = product.add("اقرأ", date=TODAY, start="13:00", duration=60)["id"]
    waiting = product.add("اكتب")["id"]
    before = product.today()
    page, line, hand = open_day(readers, product, "mouse")
    line.show(800)
    sent = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    held = {
        "move": line.task(placed), "resize": line.task(placed).locator("[data-resize]"),
        "inbox": page.locator(f"#inbox-panel [data-task='{waiting}']"),
    }[gesture]
    home = line.task(placed).bounding_box()
    x, y = grip(held)
    hand.down(x, y)
    hand.move(line.middle if gesture == "inbox" else x, y + 70)
    until(page, "document.documentElement.dataset.dragging !== undefined")
    page.keyboard.press("Escape")
    until(page, STILL)
    hand.up()
    until(page, "!document.querySelector('.drag-slot, .drag-ghost, .is-returning, .is-lifted')")
    assert line.task(placed).bounding_box() == pytest.approx(home, abs=0.5)
    assert sent == []
    assert product.today() == before


def test_a_prayer_stays(product, readers):  # noqa: F811
    """MZ-015 nothing moves a prayer: neither the mouse nor the keyboard nor a program"""
    product.add("قبل الظهر", date=TODAY, start="11:00")
    before = product.today()["prayers"]
    page, line, hand = open_day(readers, product, "mouse")
    band = page.locator("[data-prayer=dhuhr]")
    line.show(730)
    home = band.bounding_box()
    hand.down(home["x"] + home["width"] / 2, home["y"] + home["height"] / 2)
    hand.move(home["x"] + home["width"] / 2, home["y"] + 90)
    hand.up()
    assert band.bounding_box() == home
    assert page.evaluate(STILL)
    assert band.locator("button, a, [tabindex], [data-resize]").count() == 0
    for change in ("move", "resize", "schedule", "unschedule", "delete", "complete", "duplicate"):
        refused = product.post(f"/tasks/prayer:dhuhr/{change}", status=409, date=TODAY, start="15:00", duration=30)
        assert refused["error"]["code"] == "prayer_immutable"
    assert product.today()["prayers"] == before


def test_keys(product, readers):  # noqa: F811
    """MZ-058 MZ-057 SY-028 by keyboard: a quarter earlier or later, over prayers; longer, shorter; Escape; the menu"""
    task = product.add("اقرأ", date=TODAY, start="11:15", duration=30)["id"]
    page, line, _ = open_day(readers, product, "mouse")

    def press(change, *keys):
        line.task(task).locator("a.task-link").focus()
        with posted(page, change):
            for key in keys:
                page.keyboard.press(key)
        page.locator(f"[data-timeline] [data-task='{task}']").wait_for()

    press("move", "Alt+ArrowDown")
    assert start_of(product, task) == "11:30"
    until(page, f"document.activeElement.closest('[data-task=\"{task}\"]') !== null")
    press("move", "Alt+ArrowDown")
    assert start_of(product, task) == "12:45"
    press("move", "Alt+ArrowUp", "Alt+ArrowUp")
    assert start_of(product, task) == "11:15"
    press("resize", "Alt+Shift+ArrowDown")
    assert product.task(task)["duration"] == 45
    press("resize", "Alt+Shift+ArrowUp", "Alt+Shift+ArrowUp")
    assert product.task(task)["duration"] == 15

    line.task(task).locator("a.task-link").focus()
    page.keyboard.press("Alt+ArrowUp")
    page.keyboard.press("Escape")
    page.wait_for_timeout(800)
    assert start_of(product, task) == "11:15"
    page.keyboard.press("m")
    page.locator("dialog[open] .sheet-title").wait_for()
    page.keyboard.press("Escape")
    until(page, "!document.querySelector('dialog[open]')")
    until(page, f"document.activeElement.closest('[data-task=\"{task}\"]') !== null")


def test_menu(product, readers):  # noqa: F811
    """MZ-058 MZ-078 SY-028 the task's sheet does what dragging does: to a free time, a quarter later, another length"""
    task = product.add("اقرأ", date=TODAY, start="13:00", duration=30)["id"]
    page, line, _ = open_day(readers, product, "mouse", PHONE)

    def sheet():
        line.task(task).locator("[data-menu]").click()
        page.locator("dialog[open] .sheet-title").wait_for()
        return page.locator("dialog[open]")

    with posted(page, "move"):
        sheet().locator("form:has(input[name=start][value='13:15']) button").click()
    assert start_of(product, task) == "13:15"
    dialog = sheet()
    dialog.locator("input[type=time]").fill("20:00")
    with posted(page, "move"):
        dialog.locator("form:has(input[type=time]) button[type=submit]").click()
    assert start_of(product, task) == "20:00"
    dialog = sheet()
    dialog.locator("label", has=page.locator("input[name=duration][value='120']")).click()
    with posted(page, "resize"):
        dialog.locator("form:has(input[name=duration]) button[type=submit]").click()
    assert product.task(task)["duration"] == 120
    dialog = sheet()
    with posted(page, "unschedule"):
        dialog.locator("form[action$='/unschedule'] button").click()
    assert start_of(product, task) is None


@pytest.mark.parametrize("language", ["ar", "en"])
def test_swipe(product, readers, language):  # noqa: F811
    """MZ-074 SY-032 a row swiped to the right is planned, to the left deleted; mirrored in Arabic; deleting is undone"""
    product.settings(language=language)
    plan = product.add("للتخطيط")["id"]
    drop = product.add("للحذف")["id"]
    page = readers(product, viewport=PHONE, has_touch=True).open("/inbox")
    forward = 1 if language == "en" else -1

    def swipe(identifier, side):
        box = page.locator(f"[data-task='{identifier}'] .row-text").bounding_box()
        finger = Finger(page)
        finger.touch(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        finger.move(finger.at[0] + side * 80, finger.at[1], steps=3)
        finger.move(finger.at[0] + side * 100, finger.at[1], steps=4)
        assert page.locator(f"[data-task='{identifier}']").get_attribute("data-swiping")
        finger.up()

    swipe(plan, forward)
    page.locator("dialog[open] .sheet-title", has_text="للتخطيط").wait_for()
    page.keyboard.press("Escape")
    with posted(page, "delete"):
        swipe(drop, -forward)
    page.locator(f".inbox-item[data-task='{drop}']").wait_for(state="detached")
    assert product.inbox() == ["للتخطيط"]
    notice = page.locator("#toasts [data-toast]")
    assert int(notice.get_attribute("data-seconds")) >= 5
    with posted(page, "restore"):
        notice.locator("form button").click()
    page.locator(f".inbox-item[data-task='{drop}']").wait_for()
    assert sorted(product.inbox()) == sorted(["للتخطيط", "للحذف"])
