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


# One vibration for one event -----------------------------------------------------------------------------------------

NOTED = """
window.felt = JSON.parse(sessionStorage.getItem("felt") ?? "[]");
Object.defineProperty(navigator, "vibrate", { value: (pattern) => {
    felt.push({ pattern: pattern.join(), at: performance.now() });
    sessionStorage.setItem("felt", JSON.stringify(felt));
    return true;
} });
"""
"""Notes what would be felt, also by a press that leads to another page."""
NAMES = """() => {
    const patterns = Object.entries(JSON.parse(document.documentElement.dataset.haptics));
    return felt.map(({ pattern }) => patterns.find(([, each]) => Array.isArray(each) && each.join() === pattern)?.[0]);
}"""


class Felt:
    """A page whose vibrations are counted by the names of their patterns."""

    def __init__(self, readers, product, path="/", **options):  # noqa: F811
        reader = readers(product, clock="running", reduced_motion="reduce", **({"viewport": DESKTOP} | options))
        reader.context.add_init_script(NOTED)
        self.page = reader.open(path)

    def all(self):
        """What was felt since the last look, once nothing more is to come."""
        self.page.clock.run_for(700)
        names = self.page.evaluate(NAMES)
        self.page.evaluate("felt.length = 0; sessionStorage.removeItem('felt')")
        return names


def seen_words(locator):
    """What an element says, where it is seen."""
    locator.wait_for()
    return locator.inner_text().strip()


def test_what_begins_is_felt(product, readers):  # noqa: F811
    """MZ-181 a task made in either form, a task taken into the hand, and each way along the bar are felt once, as medium"""
    felt = Felt(readers, product)
    page = felt.page
    page.locator("#quick-beside").fill("خبز")
    felt.all()
    with posted(page, "tasks"):
        page.keyboard.press("Enter")
    page.locator("#toasts [data-toast]").wait_for()
    assert felt.all() == ["medium"]
    page.locator(".floating").click()
    page.locator("dialog[open] #title").fill("اقرأ")
    page.locator("dialog[open] input[name=start]").first.fill("16:00")
    assert felt.all() == ["light"], "the button that adds"
    with posted(page, "tasks"):
        page.locator("dialog[open] #title").press("Enter")
    until(page, "!document.querySelector('dialog[open]') && document.querySelector('[data-timeline] [data-task]')")
    assert felt.all() == ["medium"]
    line, mouse = Timeline(page), Mouse(page)
    line.show(960)
    mouse.down(*grip(page.locator("[data-timeline] [data-task]")))
    mouse.move(page.locator("[data-timeline] [data-task]").bounding_box()["x"] + 40, line.y(960) + 12)
    until(page, "document.documentElement.dataset.dragging !== undefined")
    assert felt.all() == ["medium"]
    page.keyboard.press("Escape")
    mouse.up()
    felt.all()
    addresses = page.locator(".bar-item").evaluate_all("(items) => items.map((each) => each.getAttribute('href'))")
    assert len(addresses) > 3
    for address in addresses:
        page.locator(f".bar-item[href='{address}']").click()
        page.wait_for_url(lambda url: url.split("?")[0].endswith(address))
        page.wait_for_selector("html[data-scripted]", state="attached")
        assert felt.all() == ["medium"], address


def test_a_conflict_is_a_warning(product, readers):  # noqa: F811
    """MZ-183 a prayer in the way is one warning, with words that are seen: let go of over it, lengthened into it, written into it"""
    task = product.add("اقرأ", date=TODAY, start="11:00", duration=30)["id"]
    felt = Felt(readers, product)
    page = felt.page
    line, mouse = Timeline(page), Mouse(page)
    refusal = page.locator("dialog[open] [data-refusal], dialog[open] [role=alert]").first

    def refused():
        assert seen_words(refusal)
        names = felt.all()
        page.keyboard.press("Escape")
        until(page, "!document.querySelector('dialog[open]')")
        return names

    line.show(700)
    x, y = grip(line.task(task))
    mouse.down(x, y)
    mouse.move(x, y + line.y(735) - line.y(660))
    until(page, "document.querySelector('.is-refused') !== null")
    felt.all()
    with posted(page, "move"):
        mouse.up()
    assert refused() == ["warning"]
    line.task(task).locator("a.task-link").focus()
    with posted(page, "resize"):
        for _ in range(3):
            page.keyboard.press("Alt+Shift+ArrowDown")
            page.clock.run_for(150)
        page.clock.run_for(600)
    names = refused()
    assert [each for each in names if each != "selection"] == ["warning"], names
    page.locator(".floating").click()
    page.locator("dialog[open] #title").fill("غداء")
    page.locator("dialog[open] input[name=start]").first.fill("12:15")
    felt.all()
    with posted(page, "tasks"):
        page.locator("dialog[open] #title").press("Enter")
    assert seen_words(refusal) and felt.all() == ["warning"]


def test_what_was_not_saved_is_a_warning(product, readers):  # noqa: F811
    """MZ-183 a form that isn't taken, and one that is closed with something in it, are one warning each, with words that are seen"""
    felt = Felt(readers, product)
    page = felt.page
    page.locator(".floating").click()
    page.locator("dialog[open] #title").fill("   ")
    felt.all()
    with posted(page, "tasks"):
        page.locator("dialog[open] #title").press("Enter")
    assert seen_words(page.locator("dialog[open] [role=alert]").first)
    assert felt.all() == ["warning"]
    page.locator("dialog[open] #title").fill("اتصال")
    page.keyboard.press("Escape")
    assert seen_words(page.locator("#toasts [data-toast]"))
    assert felt.all() == ["warning"]
    page.locator(".floating").click()
    page.locator("dialog[open] [data-draft-note] button[type=reset]").click()
    felt.all()
    page.keyboard.press("Escape")
    until(page, "!document.querySelector('dialog[open]')")
    assert felt.all() == [], "nothing was left behind"


FAILED = "<!doctype html><html lang='ar'><main data-page='error'><h1>لم يتم</h1><p>تعذر ذلك الآن</p></main>"


@pytest.mark.parametrize("fault", ["network", "failed"])
def test_what_fails_is_an_error(product, readers, fault):  # noqa: F811
    """MZ-184 an action that fails, and a network that is gone, are one error each, with words that are seen: by button, hand, keys and swipe"""
    task = product.add("اقرأ", date=TODAY, start="13:00", duration=30)["id"]
    row = product.add("خبز")["id"]
    felt = Felt(readers, product, has_touch=True)
    page = felt.page
    line, mouse = Timeline(page), Mouse(page)

    def answer(route):
        if route.request.method != "POST":
            route.continue_()
        elif fault == "network":
            route.abort("aborted")
        else:
            route.fulfill(status=503, content_type="text/html; charset=utf-8", body=FAILED)

    page.route("**/tasks/**", answer)

    def failed(told):
        words = seen_words(page.locator("#toasts [data-toast]" if told else "dialog[open] .sheet-body"))
        assert words and (told or "تعذر" in words)
        names = felt.all()
        page.keyboard.press("Escape")
        until(page, "!document.querySelector('dialog[open]')")
        page.evaluate("document.getElementById('toasts').replaceChildren()")
        return [each for each in names if each != "selection"]

    is_toast = fault == "network"
    line.show(800)
    line.task(task).locator(".complete").click()
    assert failed(is_toast) == ["error"]
    x, y = grip(line.task(task))
    mouse.down(x, y)
    mouse.move(x, y + 60)
    felt.all()
    mouse.up()
    assert failed(is_toast) == ["error"]
    line.task(task).locator("a.task-link").focus()
    page.keyboard.press("Alt+ArrowDown")
    page.clock.run_for(600)
    assert failed(is_toast) == ["error"]
    page.goto("/inbox")
    page.wait_for_selector("html[data-scripted]", state="attached")
    box = page.locator(f"[data-task='{row}'] .row-text").bounding_box()
    finger = Finger(page)
    finger.touch(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    finger.move(finger.at[0] + box["width"] / 2, finger.at[1])
    felt.all()
    finger.up()
    # What was deleted by a swipe and is still there says so in the same sentence, whatever the fault was.
    assert failed(True) == ["error"]
    assert not product.task(task)["completed"] and product.task(task)["start"] == "13:00" and len(product.inbox()) == 1


def test_what_cannot_be_is_an_error(product, readers):  # noqa: F811
    """MZ-184 what can't be entered is one error when it is, with words that are seen: notes that are too long, a range of ayat that is none"""
    felt = Felt(readers, product, "/tasks/new")
    page = felt.page
    page.locator("#notes").fill("ب" * 500)
    assert felt.all() == []
    for _ in range(2):
        page.locator("#notes").press("End")
        page.keyboard.type("ب")
    assert "٥٠٢" in seen_words(page.locator("[data-counter]"))
    assert felt.all() == ["error"]
    page.goto("/quran/listen/1")
    page.wait_for_selector("html[data-scripted]", state="attached")
    page.locator("details:has([data-player-form]) > summary").click()
    page.locator("[data-player-form] [name=first]").fill("200:1")
    felt.all()
    page.locator("[data-player-toggle]").click()
    assert seen_words(page.locator("[data-player-problem]"))
    assert felt.all() == ["error"]


STEPS = """() => {
    window.steps = 0;
    const label = document.querySelector(".drag-time");
    new MutationObserver(() => { steps += 1; }).observe(label, { childList: true, characterData: true, subtree: true });
}"""


def test_each_step_of_a_choice_is_felt(product, readers):  # noqa: F811
    """MZ-185 along the day, over durations and categories each step is felt once, as a selection, and never two within a tenth of a second"""
    product.add("اقرأ", date=TODAY, start="20:15", duration=30)
    felt = Felt(readers, product)
    page = felt.page
    line, mouse = Timeline(page), Mouse(page)
    task = page.locator("[data-timeline] [data-task]")
    line.show(1290)
    x, y = grip(task)
    mouse.down(x, y)
    mouse.move(x, y + 6)
    until(page, "document.querySelector('.drag-time')?.textContent")
    felt.all()
    page.evaluate(STEPS)
    for quarter in range(1, 5):
        page.mouse.move(x, y + 15 * quarter)
        until(page, f"steps === {quarter}")
        page.clock.run_for(150)
    assert felt.all() == ["selection"] * 4, "slowly: each"
    # The page's clock stands still: all of these are within a tenth of a second.
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    for quarter in range(5, 10):
        page.mouse.move(x, y + 15 * quarter)
        page.clock.run_for(20)
        until(page, f"steps === {quarter}")
    assert page.evaluate(NAMES) == ["selection"], "quickly: one"
    page.keyboard.press("Escape")
    mouse.up()
    page.clock.resume()
    page.goto("/tasks/new")
    page.wait_for_selector("html[data-scripted]", state="attached")
    for name in ("duration", "category"):
        chips = page.locator(f"label:has(input[name={name}]:not(:checked, :disabled))")
        felt.all()
        for value in chips.locator("input").evaluate_all("(all) => all.map((each) => each.value)")[:3]:
            page.locator(f"label:has(input[name={name}][value='{value}'])").click()
            assert felt.all() == ["selection"], (name, value)
