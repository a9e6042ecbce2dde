"""What a hand is told when something is in its way: a warning that is felt, and the red that glows and trembles."""
import re

import pytest
from product_app import DESKTOP, TODAY, product, readers  # noqa: F401
from product_hands import Finger, Mouse, Timeline, announced, eventually, grip, posted, until

SPY = "window.felt = []; Object.defineProperty(navigator, 'vibrate', { value: (pattern) => felt.push([...pattern]) });"
FELT = "felt.map((each) => each.join()).includes(JSON.parse(document.documentElement.dataset.haptics).warning.join())"

REFUSED = """(task) => new Promise((done) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "var(--danger)";
    const danger = getComputedStyle(probe).color;
    probe.remove();
    const seen = { danger, shadows: [], glow: [], turn: [] };
    const begin = performance.now();
    const look = () => {
        const { boxShadow, rotate } = getComputedStyle(task);
        seen.shadows.push(boxShadow);
        seen.glow.push(Number(boxShadow.match(/px \\S+px (\\S+)px/)?.[1]));
        seen.turn.push(parseFloat(rotate) || 0);
        if (performance.now() - begin < 1100) requestAnimationFrame(look);
        else done(seen);
    };
    look();
})"""
"""The shadow and the turn of a task, frame by frame, for longer than both take once."""


def watched(readers, product, path="/", **options):  # noqa: F811
    """A page whose vibrations are noted, not felt."""
    reader = readers(product, clock="running", **options)
    reader.context.add_init_script(SPY)
    return reader.open(path)


@pytest.mark.parametrize("hand", [Mouse, Finger])
def test_over_a_prayer_it_glows_and_trembles(product, readers, hand):  # noqa: F811
    """MZ-059 over the minutes kept free after a prayer a task's red glow pulses, it wobbles, words say so, and it is not taken"""
    product.settings(language="en")
    task = product.add("Read", date=TODAY, start="13:00", duration=15)["id"]
    page = readers(product, viewport=DESKTOP, has_touch=hand is Finger, reduced_motion="no-preference").open()
    line, hand = Timeline(page), hand(page)
    line.show(770)
    # At 12:30 the prayer itself has ended: what is in the way is the pause after it.
    assert product.today()["prayers"][1]["end"] <= "12:30"
    x, y = grip(line.task(task))
    hand.down(x, y)
    hand.move(x, y - 30)
    until(page, "document.querySelector('[data-task].is-refused') !== null")
    seen = line.task(task).evaluate(REFUSED)
    red, green, blue = map(int, re.findall(r"\d+", seen["danger"])[:3])
    assert red > green + 60 and red > blue + 60 and seen["shadows"][-1].startswith(seen["danger"]), seen
    assert max(seen["glow"]) - min(seen["glow"]) > 10, seen["glow"]
    assert min(seen["turn"]) < -0.3 and max(seen["turn"]) > 0.3, seen["turn"]
    assert announced(page) == "Not here: Dhuhr"
    assert page.locator("[data-announcer]").get_attribute("role") == "status"
    with posted(page, "move"):
        hand.up()
    page.locator("dialog[open]").wait_for()
    assert product.task(task)["start"] == "13:00"
    until(page, "!document.querySelector('.is-refused')")


def test_a_blank_title_is_felt(product, readers):  # noqa: F811
    """MZ-070 a title of spaces alone is refused with a warning that is felt and with words at its field, in both forms"""
    for path, field in (("/inbox", "#quick"), ("/tasks/new", "#title")):
        page = watched(readers, product, path)
        page.locator(field).fill("   ")
        page.locator(field).press("Enter")
        fault = page.locator("input[name=title][aria-invalid=true]")
        fault.wait_for()
        words = page.locator(", ".join(f"[id='{each}']" for each in fault.get_attribute("aria-describedby").split()))
        assert any(each.is_visible() and each.inner_text().strip() for each in words.all())
        until(page, FELT)
        assert product.inbox() == []


@pytest.mark.parametrize("way", ["mouse", "keys", "form"])
def test_an_overlap_is_felt(product, readers, way):  # noqa: F811
    """MZ-048 a task that comes to stand beside another is a warning that is felt; alone it is none"""
    product.add("الأولى", date=TODAY, start="22:00", duration=60)
    task = product.add("الثانية", date=TODAY, start="20:00", duration=60)["id"]
    page = watched(readers, product, viewport=DESKTOP)
    line = Timeline(page)
    line.show(1290)

    def place(start):
        minutes = int(start[:2]) * 60 + int(start[3:])
        if way == "form":
            line.task(task).locator("[data-menu]").click()
            page.locator("dialog[open] input[type=time]").fill(start)
            with posted(page, "move"):
                page.locator("dialog[open] form:has(input[type=time]) button[type=submit]").click()
        elif way == "keys":
            line.task(task).locator("a.task-link").focus()
            with posted(page, "move"):
                for _ in range((minutes - int(line.task(task).get_attribute("data-start"))) // 15):
                    page.keyboard.press("Alt+ArrowDown")
        else:
            hand = Mouse(page)
            x, y = grip(line.task(task))
            hand.down(x, y)
            hand.move(x, y + line.y(minutes) - line.y(int(line.task(task).get_attribute("data-start"))))
            with posted(page, "move"):
                hand.up()
        page.locator(f"[data-timeline] [data-task='{task}'][data-start='{minutes}']").wait_for()
        page.wait_for_timeout(250)

    place("20:45")
    assert not page.evaluate(FELT)
    place("22:15")
    eventually(lambda: page.evaluate(FELT))
