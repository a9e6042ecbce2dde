"""What a hand sees and feels, read from the running page: which pattern, when, and what moves for how long meanwhile."""
import itertools

import pytest
from product_app import DESKTOP, PHONE, TODAY, Product, product, readers  # noqa: F401
from product_hands import Finger, Mouse, Timeline, eventually, grip, posted, until

NOTED = """
globalThis.felt = [];
Object.defineProperty(Navigator.prototype, "userActivation", { value: { hasBeenActive: true, isActive: true } });
Object.defineProperty(navigator, "vibrate", { value: (pattern) => {
    const patterns = Object.entries(JSON.parse(document.documentElement.dataset.haptics));
    const name = patterns.find(([, each]) => Array.isArray(each) && each.join() === pattern.join())?.[0];
    felt.push({ name, at: document.timeline.currentTime, gap: performance.now() });
    return true;
} });
globalThis.marks = {};
globalThis.mark = (name) => { marks[name] ??= document.timeline.currentTime; };
"""
"""Notes what would be felt and when, by the names of the patterns. A browser that was touched before may vibrate."""

RUNNING = """(element, pseudo) => (element ?? document).getAnimations({ subtree: true })
    .filter(({ effect }) => !pseudo || effect.pseudoElement === pseudo)
    .map((each) => {
        const { delay, duration, endTime, iterations, easing } = each.effect.getComputedTiming();
        const frames = each.effect.getKeyframes().map(({ offset, scale, opacity, translate, easing }) => ({ offset, scale, opacity, translate, easing }));
        return { name: each.animationName ?? each.transitionProperty, delay, duration, easing, endTime, endless: iterations === Infinity,
            start: each.startTime, frames };
    })"""
"""What runs on an element: its name, its delay and length in milliseconds, its frames."""


def watched(readers, product, path="/", **options):  # noqa: F811
    """A page at work whose vibrations are noted."""
    reader = readers(product, clock="running", **({"reduced_motion": "no-preference"} | options))
    reader.context.add_init_script(NOTED)
    return reader.open(path)


def running(locator, pseudo=None):
    return {each["name"]: each for each in locator.evaluate(RUNNING, pseudo)}


def felt(page, wait=250):
    """What was felt since the last look, once nothing more is to come."""
    page.wait_for_timeout(wait)
    names = page.evaluate("felt.map(({ name }) => name)")
    gaps = page.evaluate("felt.map(({ gap }) => gap)")
    assert all(later - earlier >= 99 for earlier, later in itertools.pairwise(gaps)), gaps
    page.evaluate("felt.length = 0")
    return names


def points(easing):
    """A spring's points, out of its `linear()`."""
    assert easing.startswith("linear("), easing
    return [float(part.split()[0]) for part in easing[7:-1].split(",")]


# The first page ------------------------------------------------------------------------------------------------------

def test_the_first_page_comes_in(product, readers):  # noqa: F811
    """MZ-171 a cold start runs the splash 0.3, the countdown's spring 0.4 and the day's rows in 0.5, 1.2 s in all, is felt once as medium where the spring swings furthest, can be touched meanwhile, and isn't run again"""
    reader = readers(product, clock="running", reduced_motion="no-preference", viewport=DESKTOP)
    reader.context.add_init_script(NOTED)
    page = reader.page
    # Held still, so that a busy machine comes in time to see it.
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 0.01})
    page.goto("/", wait_until="commit")
    page.wait_for_selector(".events > .at", state="attached")
    seen = page.evaluate(f"({RUNNING})(null, '')")
    parts = {name: [each for each in seen if each["name"] == name] for name in ("splash", "countdown", "appear")}
    assert [(each["delay"], each["duration"]) for each in parts["splash"]] == [(0, 300)]
    assert [(each["delay"], each["duration"]) for each in parts["countdown"]] == [(300, 400)]
    spring = points(parts["countdown"][0]["frames"][0]["easing"])
    assert max(spring) > 1 and spring[0] == 0 and spring[-1] == 1
    starts = sorted({each["delay"] for each in parts["appear"]})
    assert len(starts) > 3 and starts[0] >= 700, starts
    assert 1100 <= max(each["endTime"] for each in parts["appear"]) <= 1200
    session.send("Animation.setPlaybackRate", {"playbackRate": 1})
    page.wait_for_selector("html[data-scripted]", state="attached")
    assert felt(page, 1200) == ["medium"]
    # Another session: when it is felt, with the animation at its own pace, and that it takes a press before it has ended.
    page.evaluate("sessionStorage.clear()")
    page.reload(wait_until="commit")
    page.wait_for_selector("html[data-scripted]", state="attached")
    begun = page.evaluate(f"({RUNNING})(null, '').find(({{ name }}) => name === 'countdown')?.start")
    page.locator(".floating").click()
    page.wait_for_selector("dialog[open]")
    eventually(lambda: page.evaluate("felt.some(({ name }) => name === 'medium')"))
    at = page.evaluate("felt.find(({ name }) => name === 'medium').at")
    peak = 300 + 400 * spring.index(max(spring)) / (len(spring) - 1)
    if begun is not None:
        assert at - begun == pytest.approx(peak, abs=200), (at, begun, peak)
    reader.open("/")
    assert page.locator("html").get_attribute("data-launch") is None
    assert not {"splash", "countdown", "appear"} & {each["name"] for each in page.evaluate(f"({RUNNING})(null, '')")}
    assert felt(page, 900) == []


# Creating ------------------------------------------------------------------------------------------------------------

SHEET = """() => {
    const open = HTMLDialogElement.prototype.showModal;
    HTMLDialogElement.prototype.showModal = function () { open.call(this); globalThis.risen = (RUNNING)(this, ""); };
}""".replace("RUNNING", RUNNING)


def test_creating_lifting_letting_go(product, readers):  # noqa: F811
    """MZ-172 MZ-173 MZ-174 MZ-182 MZ-186 the plus goes in for 0.1 s, felt lightly; the sheet swings up in 0.4, its title has the focus and asks 0.1 s later for 0.3; a mouse lifts without waiting, by 8 px and a twentieth, with a shadow, felt as medium; over a prayer heavy; let go there a warning, and back; let go where it may be a success, and its neighbours are back in 0.3 s"""
    above = product.add("فوق", date=TODAY, start="16:00", duration=60)["id"]
    product.add("تحت", date=TODAY, start="17:00", duration=30)
    page = watched(readers, product, viewport=DESKTOP)
    page.wait_for_timeout(1300)
    felt(page)
    page.evaluate(SHEET)
    plus = page.locator(".floating")
    box = plus.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    eventually(lambda: plus.evaluate("(plus) => getComputedStyle(plus).scale") == "0.9")
    assert set(plus.evaluate("(plus) => getComputedStyle(plus).transitionDuration").split(", ")) == {"0.1s"}
    page.mouse.up()
    page.wait_for_selector("dialog[open] [name=title]")
    assert page.evaluate("document.activeElement.name") == "title"
    assert felt(page) == ["light"]
    risen = {each["name"]: each for each in page.evaluate("risen")}
    assert (risen["rise"]["delay"], risen["rise"]["duration"]) == (0, 400)
    assert max(points(risen["rise"]["frames"][0]["easing"])) > 1, "it swings over its place"
    assert (risen["ask"]["delay"], risen["ask"]["duration"]) == (500, 300) and risen["ask"]["frames"][1]["scale"] == "1.05"
    page.keyboard.type("محمولة")
    page.locator("dialog[open] input[name=start]").first.fill("13:00")
    with posted(page, "tasks"):
        page.keyboard.press("Enter")
    until(page, "!document.querySelector('dialog[open]') && document.querySelectorAll('[data-timeline] [data-task]').length === 3")
    assert felt(page, 700) == ["medium"]
    page.evaluate("felt.length = 0")
    carried = next(each["id"] for each in product.today()["tasks"] if each["title"] == "محمولة")

    line, mouse = Timeline(page), Mouse(page)
    line.show(870)
    page.evaluate("""() => {
        addEventListener("pointermove", () => mark("moved"), { capture: true });
        new MutationObserver(() => { if ("dragging" in document.documentElement.dataset) mark("lifted"); })
            .observe(document.documentElement, { attributes: true });
    }""")
    x, y = grip(line.task(carried))
    mouse.down(x, y)
    page.evaluate("marks = {}")
    page.mouse.move(x, y + 6)
    until(page, "marks.lifted !== undefined")
    assert page.evaluate("marks.lifted - marks.moved") < 150, "no long press with a mouse"
    page.wait_for_timeout(300)
    lifted = line.task(carried).evaluate("""(task) => { const { scale, transform, boxShadow } = getComputedStyle(task);
        return { scale, transform, boxShadow }; }""")
    assert lifted["scale"] == "1.05" and lifted["transform"] == "matrix(1, 0, 0, 1, 0, -8)" and lifted["boxShadow"] != "none"
    assert felt(page) == ["medium"]
    # Over Asr, at 15:15: a collision is heavy, and glows and trembles (test_product_felt); let go, it is refused.
    mouse.move(x, y + line.y(917) - line.y(780))
    until(page, "document.querySelector('[data-task].is-refused') !== null")
    names = felt(page)
    assert names.count("heavy") == 1 and set(names) <= {"heavy", "selection"}, names
    moves = running(line.task(carried))
    assert moves["wobble"]["endless"] and moves["refuse"]["endless"]
    home = product.task(carried)["start"]
    with posted(page, "move"):
        mouse.up()
    page.locator("dialog[open]").wait_for()
    assert felt(page) == ["warning"]
    assert product.task(carried)["start"] == home == "13:00"
    page.keyboard.press("Escape")
    until(page, "!document.querySelector('dialog[open]') && !document.querySelector('.is-returning')")
    assert abs(grip(line.task(carried))[1] - y) < 2, "back where it was"
    # Between two that make room.
    line.show(930)
    x, y = grip(line.task(carried))
    mouse.down(x, y)
    mouse.move(x, y + line.y(1005) - line.y(780))
    eventually(lambda: page.locator(".makes-room").count() > 0)
    page.wait_for_timeout(350)
    felt(page)
    page.evaluate("""(above) => {
        const task = document.querySelector(`[data-timeline] [data-task="${above}"]`);
        new MutationObserver(() => { if (!task.matches(".makes-room")) globalThis.back ??= (RUNNING)(task, ""); })
            .observe(task, { attributes: true });
    }""".replace("RUNNING", RUNNING), above)
    with posted(page, "move"):
        mouse.up()
    until(page, "globalThis.back !== undefined")
    back = next(each for each in page.evaluate("back") if each["name"] == "translate")
    assert (back["delay"], back["duration"]) == (0, 300) and max(points(back["easing"])) > 1
    page.locator(f"[data-timeline] [data-task='{carried}'][data-start='1005']").wait_for()
    names = felt(page)
    assert names.count("success") == 1 and set(names) <= {"success", "selection", "warning"}, names
    assert product.task(carried)["start"] == "16:45"


def test_completing(product, readers):  # noqa: F811
    """MZ-176 MZ-179 MZ-186 completed, the tick goes 0, 1.2, 1 in 0.4 s and the task steps aside in 0.3, felt once as a success when the save has been answered and never before; so with a voluntary prayer; an obligatory one has nothing to press"""
    product.post("/me/settings/nawafil", nawafilChecks="on", **{"nafl-duha": "on"})
    first = product.add("الأولى", date=TODAY, start="13:00", duration=60)["id"]
    second = product.add("الثانية", date=TODAY, start="16:00", duration=60)["id"]
    page = watched(readers, product, viewport=DESKTOP)
    page.wait_for_timeout(1300)
    felt(page)

    def press(locator, path):
        """Presses what is saved, and holds the answer up meanwhile; what was felt before and after it came."""
        waiting = []
        page.route(path, lambda route: waiting.append(route))
        locator.click()
        eventually(lambda: waiting or page.wait_for_timeout(20))
        before = felt(page, 300)
        for route in waiting:
            route.continue_()
        page.unroute(path)
        eventually(lambda: page.evaluate("felt.length") > 0)
        return before, felt(page, 300)

    page.evaluate("""() => addEventListener("animationstart", ({ animationName }) => {
        if (animationName === "check") globalThis.ticked = (RUNNING)(document.querySelector(".is-done-now"), "");
    })""".replace("RUNNING", RUNNING))
    assert press(page.locator(f"#task-{first} .complete"), "**/complete") == ([], ["success"])
    until(page, "globalThis.ticked !== undefined")
    seen = {each["name"]: each for each in page.evaluate("ticked")}
    assert seen["check"]["duration"] == 400
    assert [(each["offset"], each["scale"]) for each in seen["check"]["frames"]] == [(0, "0"), (0.6, "1.2"), (1, "1")]
    aside = seen["step-aside"]
    assert (aside["delay"], aside["duration"]) == (400, 300)
    assert float(aside["frames"][1]["opacity"]) < 1 and float(aside["frames"][1]["scale"]) < 1
    assert "is-next" in page.locator(f"#task-{second}").get_attribute("class")
    mark = page.locator("button[value^='check:duha']").first
    mark.scroll_into_view_if_needed()
    assert press(mark, "**/mark") == ([], ["success"])
    assert page.locator("[data-prayer] :is(button, input, [data-haptic])").count() == 0
    page.locator("[data-prayer=dhuhr] .prayer-name").click()
    assert felt(page) == []


# By hand and by key --------------------------------------------------------------------------------------------------

STYLE = "(each) => { const { scale, opacity, translate } = getComputedStyle(each); return [scale, opacity, translate]; }"
PRESSED = ["0.95", "0.8", "0px -2px"]
FREE = ["none", "1", "none"]


@pytest.mark.parametrize("language", ["ar", "en"])
def test_pressing(product, readers, language):  # noqa: F811
    """MZ-179 MZ-180 MZ-182 MZ-186 MZ-187 MZ-188 pressed by hand or key a button is smaller, paler and higher, and back in 0.2 s; a switch's knob and ground take 0.3 s, onward in the writing's direction, felt lightly once and then as a success; a chosen item lightly; a theme heavily"""
    product.settings(language=language)
    page = watched(readers, product, "/me/appearance", viewport=DESKTOP)
    card = page.locator(".theme-card").first
    if language == "ar":
        box = card.bounding_box()
        page.mouse.move(box["x"] + 40, box["y"] + 40)
        page.mouse.down()
        eventually(lambda: card.evaluate(STYLE) == PRESSED)
        page.mouse.move(box["x"] + 40, box["y"] - 300)
        page.evaluate("addEventListener('pointerup', () => mark('released'), { capture: true })")
        page.mouse.up()
        eventually(lambda: card.evaluate(STYLE) in (FREE, ["1", "1", "0px"]))
        for key in (" ", "Enter"):
            link = page.locator(".back-link, a.icon-button, a.button, .bar-item").first if key == "Enter" else card
            link.evaluate("(each) => each.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true })")
            link.evaluate("(each) => each.addEventListener('click', (event) => event.stopImmediatePropagation(), { once: true })")
            link.focus()
            page.keyboard.down(key)
            eventually(lambda: link.evaluate(STYLE) == PRESSED)
            page.keyboard.up(key)
            back = running(link)
            assert all(back[name]["duration"] == 200 and back[name]["delay"] == 0 for name in ("scale", "translate", "opacity")), back
            eventually(lambda: link.evaluate(STYLE) in (FREE, ["1", "1", "0px"]))
        until(page, "!document.documentElement.dataset.change")
        page.reload()
        page.wait_for_selector("html[data-scripted]", state="attached")
    felt(page, 700)
    box = page.locator("#lightEffects")
    place = "(box) => parseFloat(getComputedStyle(box, '::after').left)"
    # Where it stands once what moved the page is over.
    box.scroll_into_view_if_needed()
    until(page, "!document.getAnimations().some(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime !== Infinity)")
    before = box.evaluate(place)
    waiting = []
    page.route("**/me/appearance", lambda route: waiting.append(route) if route.request.method == "POST" else route.continue_())
    box.evaluate("""(box) => box.addEventListener("change", () => requestAnimationFrame(() => {
        globalThis.slid = ["::before", "::after"].map((part) => getComputedStyle(box, part).transitionDuration); }))""")
    box.check()
    eventually(lambda: waiting or page.wait_for_timeout(20))
    page.wait_for_timeout(400)
    until(page, "document.querySelector('#lightEffects').getAnimations({ subtree: true }).length === 0")
    after = box.evaluate(place)
    assert all(set(each.split(", ")) == {"0.3s"} for each in page.evaluate("slid"))
    assert (after > before + 8) if language == "en" else (after < before - 8), (before, after)
    assert felt(page) == ["light"], "the switch, and nothing of the save yet"
    for route in waiting:
        route.continue_()
    page.unroute("**/me/appearance")
    page.wait_for_selector("html[data-motion=light]", state="attached")
    assert felt(page) == ["success"]
    page.locator("#theme-layl").click()
    page.wait_for_selector("html[data-theme=layl]:not([data-change])", state="attached")
    assert felt(page, 1500) == ["heavy"]


# A finger ------------------------------------------------------------------------------------------------------------

def test_a_finger(product, readers):  # noqa: F811
    """MZ-173 MZ-180 a finger lifts a task after 0.3 s, by 8 px and a twentieth with a shadow, felt as medium; a swipe is felt lightly once where it snaps, and so is a chosen item"""
    task = product.add("محمولة", date=TODAY, start="13:00", duration=60)["id"]
    row = product.add("للتخطيط")["id"]
    page = watched(readers, product, viewport=PHONE, has_touch=True)
    page.wait_for_timeout(1300)
    felt(page)
    line, finger = Timeline(page), Finger(page)
    line.show(800)
    page.evaluate("""() => {
        addEventListener("pointerdown", () => mark("touched"), { capture: true });
        new MutationObserver(() => { if ("dragging" in document.documentElement.dataset) mark("lifted"); })
            .observe(document.documentElement, { attributes: true });
    }""")
    finger.touch(*grip(line.task(task)))
    until(page, "marks.lifted !== undefined")
    assert 280 <= page.evaluate("marks.lifted - marks.touched") <= 500
    page.wait_for_timeout(300)
    lifted = line.task(task).evaluate("""(task) => { const { scale, transform, boxShadow } = getComputedStyle(task);
        return { scale, transform, boxShadow }; }""")
    assert lifted["scale"] == "1.05" and lifted["transform"] == "matrix(1, 0, 0, 1, 0, -8)" and lifted["boxShadow"] != "none"
    assert felt(page) == ["medium"]
    finger.up()
    page.goto("/inbox")
    page.wait_for_selector("html[data-scripted]", state="attached")
    felt(page)
    box = page.locator(f"[data-task='{row}'] .row-text").bounding_box()
    finger = Finger(page)
    finger.touch(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    finger.move(finger.at[0] - 80, finger.at[1], steps=3)
    finger.move(finger.at[0] - 100, finger.at[1], steps=4)
    assert felt(page) == ["light"]
    finger.move(finger.at[0] + 175, finger.at[1], steps=6)
    finger.up()
    page.goto(f"/tasks/new?date={TODAY}")
    page.wait_for_selector("html[data-scripted]", state="attached")
    felt(page)
    page.locator("label:has(> input[type=radio]:not(:checked):not([name=category]):not([name=duration]))").first.click()
    assert felt(page) == ["light"]


# A prayer comes near -------------------------------------------------------------------------------------------------

def test_a_prayer_comes_near(tmp_path, readers):  # noqa: F811
    """MZ-175 MZ-182 by the clock: ten minutes before, the card breathes in 3 s and digits turn; five, more so; one, the ground takes on the prayer's colours; at the time they spread over the screen, felt heavily, take no press, end by a touch, and what is being typed goes on"""
    # Asr in Makkah is at 15:15, 12:15 by universal time.
    started = Product(tmp_path / "near", now=f"{TODAY}T12:03:00Z").start()
    try:
        started.settle()
        page = watched(readers, started, viewport=DESKTOP)
        page.keyboard.press("Shift")
        html = page.locator("html")
        until_ms = int(page.locator(".hero [data-countdown]").first.get_attribute("data-until"))

        def before(minutes, seconds=0):
            """Brings the page's clock to so long before the prayer."""
            page.clock.fast_forward(until_ms - round((minutes * 60 + seconds) * 1000) - page.evaluate("Date.now()"))
            page.wait_for_timeout(60)

        glow = "(hero) => { const { animationName, animationDuration, boxShadow } = getComputedStyle(hero, '::after'); return [animationName, animationDuration, boxShadow]; }"
        hero, ground = page.locator(".hero"), "() => { const { opacity, backgroundImage } = getComputedStyle(document.querySelector('.backdrop'), '::before'); return [Number(opacity), backgroundImage]; }"
        before(10, 20)
        assert html.get_attribute("data-approach") is None and hero.evaluate(glow)[0] == "none"
        before(9, 30)
        assert html.get_attribute("data-approach") == "10"
        name, length, ten = hero.evaluate(glow)
        assert (name, length) == ("breathe", "3s") and running(hero, "::after")["breathe"]["endless"]
        clock = page.locator(".hero [data-countdown]").first
        words = clock.inner_text()
        page.clock.run_for(1000)
        turned = [clock.get_attribute("data-turn")]
        page.clock.run_for(1000)
        turned.append(clock.get_attribute("data-turn"))
        assert set(turned) == {"a", "b"} and clock.inner_text() != words
        page.clock.run_for(1000)
        assert any(name.startswith("turn-") and each["duration"] == 300 for name, each in running(clock).items())
        before(4, 30)
        assert html.get_attribute("data-approach") == "5"
        five = hero.evaluate(glow)[2]
        assert five != ten and "64px" in five and "40px" in ten, (ten, five)
        assert page.evaluate(ground)[0] == 0
        before(0, 30)
        assert html.get_attribute("data-approach") == "1"
        eventually(lambda: page.evaluate(ground)[0] == 0.05)
        assert page.evaluate(ground)[1].startswith("linear-gradient(") and page.evaluate(
            "getComputedStyle(document.querySelector('.backdrop'), '::before').transitionDuration") == "1.5s"
        field = page.locator("#quick-beside")
        field.click()
        page.keyboard.type("خب")
        page.evaluate("felt.length = 0")
        page.evaluate("""() => new MutationObserver(() => {
            if (!("arrived" in document.documentElement.dataset) || globalThis.spread) return;
            const { pointerEvents, position, inset, backgroundImage } = getComputedStyle(document.body, "::after");
            globalThis.spread = { pointerEvents, position, inset, backgroundImage, moves: (RUNNING)(document.body, "::after") };
        }).observe(document.documentElement, { attributes: true })""".replace("RUNNING", RUNNING))
        before(0, 0.2)
        page.clock.run_for(400)
        until(page, "globalThis.spread !== undefined")
        page.keyboard.type("ز")
        assert page.evaluate("document.activeElement.id") == "quick-beside" and field.input_value() == "خبز"
        spread = page.evaluate("spread")
        assert (spread["pointerEvents"], spread["position"], spread["inset"]) == ("none", "fixed", "0px")
        assert spread["backgroundImage"].startswith("linear-gradient(")
        arrive = next(each for each in spread["moves"] if each["name"] == "arrive")
        assert arrive["duration"] == 1500 and not arrive["endless"]
        eventually(lambda: page.evaluate("felt.map(({ name }) => name)") == ["heavy"], seconds=5)
        # Shown again by hand, so that the touch comes in time on a busy machine.
        for end in (lambda: page.keyboard.press("Escape"), lambda: page.mouse.click(640, 8)):
            page.evaluate("document.documentElement.dataset.arrived = ''")
            end()
            assert html.get_attribute("data-arrived") is None
    finally:
        started.stop()


# Empty pages, and a feast --------------------------------------------------------------------------------------------

def test_empty_pages_come_in(product, readers):  # noqa: F811
    """MZ-190 on three empty pages the drawing bounces in 0.5 s, the words follow one after the other in 0.4, and a button comes last in 0.3"""
    page = watched(readers, product)
    with_button = 0
    for path in ("/inbox", "/quran/bookmarks", "/", "/nowhere"):
        page.goto(path)
        if not page.locator(".empty").count():
            continue
        # Read from the style: on a slow machine it has run before it can be asked.
        seen = page.locator(".empty").first.evaluate("""(empty) => [...empty.children].map((each) => {
            const { animationName, animationDuration, animationDelay, animationTimingFunction } = getComputedStyle(each);
            return [each.className.baseVal ?? each.className, each.localName, animationName, animationDuration, animationDelay, animationTimingFunction];
        })""")
        drawing = [each for each in seen if "illustration" in each[0]]
        words = [each for each in seen if each[1] in ("h2", "h3", "p")]
        button = [each for each in seen if "button" in each[0].split()]
        assert [each[2:5] for each in drawing] == [["grow", "0.5s", "0s"]], (path, seen)
        assert max(points(drawing[0][5])) > 1
        assert [each[2:5] for each in words] == [["settle", "0.4s", "0.08s"], ["settle", "0.4s", "0.16s"]][:len(words)] and words, (path, seen)
        for each in button:
            with_button += 1
            assert each[2:5] == ["grow", "0.3s", "0.4s"] and max(points(each[5])) > 1, (path, seen)
    assert with_button >= 1


def test_a_feast_has_its_confetti(tmp_path, readers):  # noqa: F811
    """MZ-164 on the feast confetti falls as the day is opened, with its words; with no motion none of it is shown"""
    started = Product(tmp_path / "feast", now="2027-03-09T07:00:00Z").start()
    try:
        started.settle()
        started.settings(language="en")
        page = watched(readers, started)
        assert "Eid Mubarak! May your day be filled with joy 🌙✨" in page.locator("main").inner_text()
        pieces = page.locator(".confetti i")
        assert pieces.count() > 8 and pieces.first.evaluate("(each) => getComputedStyle(each).animationName") == "confetti"
        assert page.evaluate("document.getAnimations().some(({ animationName }) => animationName === 'confetti')")
        page.emulate_media(reduced_motion="reduce")
        page.reload()
        assert page.locator(".confetti").evaluate("(box) => getComputedStyle(box).display") == "none"
        assert not page.evaluate("document.getAnimations().some(({ animationName }) => animationName === 'confetti')")
    finally:
        started.stop()
