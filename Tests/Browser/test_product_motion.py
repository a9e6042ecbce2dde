"""What moves because of what was done: a task on its way to its slot, neighbours, confetti, skeletons, small surprises."""
import contextlib
import json

import pytest
from product_app import DESKTOP, PHONE, TODAY, product, readers  # noqa: F401
from product_hands import Mouse, Timeline, eventually, grip, posted, until
from product_screens import COLOUR_RULES, axe

FLIGHTS = """() => {
    globalThis.flights = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
        const names = () => [...document.querySelectorAll("*")]
            .filter((each) => ["flight", "leaving"].includes(each.style.viewTransitionName))
            .map((each) => `${each.style.viewTransitionName} ${each.localName} ${each.dataset.task ? "task" : ""}`.trim());
        const before = names();
        const transition = start(change);
        transition.ready.then(() => {
            const of = (pseudo) => document.getAnimations().filter(({ effect }) => effect.pseudoElement === pseudo)
                .map(({ effect }) => effect.getComputedTiming().duration);
            flights.push({ before, after: names(), group: of("::view-transition-group(flight)"),
                sheet: of("::view-transition-old(leaving)") });
        }, () => {});
        return transition;
    };
}"""

PLUS = ".floating"


def write(page, title):
    """Opens the sheet for a new task and types its title, which has the focus; gives what had it."""
    page.locator(PLUS).click()
    page.wait_for_selector("dialog[open] [name=title]")
    focused = page.evaluate("document.activeElement.name")
    page.keyboard.type(title)
    page.locator("dialog[open] input[name=start]").first.fill("16:00")
    return focused


def test_a_new_task_flies_to_its_slot(product, readers):  # noqa: F811
    """MZ-172 the sheet has the title in focus; saved, it goes down and its task flies from the title to its slot, in 0.4 s"""
    page = readers(product, reduced_motion="no-preference").open()
    page.evaluate(FLIGHTS)
    assert write(page, "زيارة الجار") == "title"
    rise = page.evaluate("getComputedStyle(document.querySelector('dialog[open]')).animationDuration")
    assert rise == "0.4s"
    with posted(page, "tasks"):
        page.keyboard.press("Enter")
    page.locator("[data-timeline] [data-task]").wait_for()
    eventually(lambda: page.evaluate("flights.length") > 0)
    flight = page.evaluate("flights[0]")
    assert flight["before"] == ["leaving dialog", "flight input"] or set(flight["before"]) == {"leaving dialog", "flight input"}
    assert len(flight["after"]) == 1 and flight["after"][0].startswith("flight") and flight["after"][0].endswith("task")
    assert flight["group"] and set(flight["group"]) == {400} and set(flight["sheet"]) == {400}, flight
    until(page, "!document.querySelector('dialog[open]') && ![...document.querySelectorAll('[style]')]"
                ".some((each) => each.style.viewTransitionName)")
    assert page.evaluate("document.activeElement?.matches('a, button')")


def test_without_motion_it_is_there(product, readers):  # noqa: F811
    """MZ-172 with no motion the sheet appears, and the task is in its slot as soon as it is saved"""
    page = readers(product, reduced_motion="reduce").open()
    page.evaluate(FLIGHTS)
    assert write(page, "زيارة الجار") == "title"
    # What follows the person's own scrolling stands still until then.
    assert page.evaluate("document.getAnimations().filter((each) => each.playState === 'running' "
                         "&& each.timeline === document.timeline).length") == 0
    with posted(page, "tasks"):
        page.keyboard.press("Enter")
    page.locator("[data-timeline] [data-task]").wait_for()
    assert page.evaluate("flights") == [] and page.locator("dialog[open]").count() == 0


def test_neighbours_make_room(product, readers):  # noqa: F811
    """MZ-173 MZ-174 who stands where it would go steps aside; let go or taken back, they are where they were in 0.3 s"""
    carried = product.add("محمولة", date=TODAY, start="13:00", duration=30)["id"]
    above = product.add("فوق", date=TODAY, start="16:00", duration=60)["id"]
    below = product.add("تحت", date=TODAY, start="17:00", duration=30)["id"]
    page = readers(product, viewport=DESKTOP, reduced_motion="no-preference").open()
    line, mouse = Timeline(page), Mouse(page)
    line.show(930)

    def place(each):
        return line.task(each).bounding_box()["y"] - line.y(0)

    homes = {each: place(each) for each in (carried, above, below)}

    def offset(each):
        return place(each) - homes[each]

    assert line.task(above).evaluate("(task) => getComputedStyle(task).transitionDuration") == "0.3s"
    x, y = grip(line.task(carried))
    target = y + line.y(1005) - line.y(780)
    mouse.down(x, y)
    mouse.move(x, target)
    eventually(lambda: offset(above) < -8 and offset(below) > 8)
    moving = line.task(carried).evaluate("(task) => getComputedStyle(task).transitionProperty")
    assert "translate" not in moving.split(", ") and "scale" in moving, "what is carried follows the hand at once"
    page.keyboard.press("Escape")
    mouse.up()
    eventually(lambda: all(abs(offset(each)) < 0.5 for each in homes))
    mouse.down(x, y)
    mouse.move(x, target)
    eventually(lambda: offset(below) > 8)
    with posted(page, "move"):
        mouse.up()
    page.locator(f"[data-timeline] [data-task='{carried}'][data-start='1005']").wait_for()
    assert page.locator(".makes-room").count() == 0
    eventually(lambda: abs(offset(below)) < 0.5)


BURSTS = """() => {
    globalThis.bursts = [];
    const away = (node, tick) => {
        const [from, to] = [node.getBoundingClientRect(), tick.getBoundingClientRect()];
        return Math.hypot(from.x - to.x - to.width / 2, from.y - to.y - to.height / 2);
    };
    new MutationObserver((list) => {
        for (const { addedNodes, removedNodes } of list) {
            for (const node of addedNodes) if (node.className === "burst") bursts.push({
                came: performance.now(), pieces: node.children.length, isHidden: node.getAttribute("aria-hidden"),
                takes: getComputedStyle(node).pointerEvents,
                lengths: [...node.children].map((each) => getComputedStyle(each).animationDuration),
                off: away(node, document.querySelector(".is-done-now .complete")) });
            for (const node of removedNodes) if (node.className === "burst") bursts.at(-1).stayed = performance.now() - bursts.at(-1).came;
        }
    }).observe(document.body, { childList: true });
}"""


@pytest.mark.parametrize("language", ["ar", "en"])
def test_confetti(product, readers, language):  # noqa: F811
    """MZ-177 off by default; switched on, completing a task lets off confetti over its tick for half a second"""
    product.settings(language=language)
    tasks = [product.add(f"مهمة {hour}", date=TODAY, start=f"{hour}:00", duration=60)["id"] for hour in (13, 16, 20)]
    page = readers(product, viewport=PHONE, reduced_motion="no-preference").open()
    page.evaluate(BURSTS)

    def complete(task):
        with posted(page, "complete"):
            page.locator(f"#task-{task} .complete").click()
        page.locator(f"#task-{task}.is-done-now").wait_for(state="attached")

    complete(tasks[0])
    page.wait_for_timeout(300)
    assert page.evaluate("bursts") == []
    product.post("/me/appearance", confetti="on")
    page.reload()
    page.wait_for_selector("html[data-scripted][data-confetti=on]", state="attached")
    page.evaluate(BURSTS)
    complete(tasks[1])
    eventually(lambda: page.evaluate("bursts[0]?.stayed > 0"))
    seen = page.evaluate("bursts")
    assert len(seen) == 1 and seen[0]["pieces"] == 12 and set(seen[0]["lengths"]) == {"0.5s"}, seen
    assert seen[0]["isHidden"] == "true" and seen[0]["takes"] == "none" and 450 < seen[0]["stayed"] < 1500
    assert seen[0]["off"] < 4, seen
    product.post("/me/appearance", still="on")
    page.reload()
    page.wait_for_selector("html[data-scripted][data-motion=still]", state="attached")
    page.evaluate(BURSTS)
    complete(tasks[2])
    page.wait_for_timeout(300)
    assert page.evaluate("bursts") == []


SHIFTS = """() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
        for (const { value, sources, hadRecentInput } of list.getEntries()) shifts.push({ value, hadRecentInput,
            of: sources.map(({ node, previousRect, currentRect }) => `${node?.localName}.${node?.className} ${previousRect.y} ${currentRect.y}`) });
    }).observe({ type: "layout-shift", buffered: true });
}"""
SUM = "shifts.reduce((sum, { value }) => sum + value, 0)"


@contextlib.contextmanager
def held(page, pattern):
    """Holds up what is asked for at an address until the block has ended."""
    waiting = []
    page.route(pattern, lambda route: waiting.append(route))
    yield
    eventually(lambda: waiting or page.wait_for_timeout(20))
    for route in waiting:
        route.continue_()
    page.unroute(pattern)


def test_skeletons(product, readers):  # noqa: F811
    """MZ-189 a sheet, a page and a search that take longer than 0.2 s show a skeleton; quick ones none; nothing is moved"""
    reader = readers(product, viewport=PHONE, reduced_motion="no-preference")
    reader.context.add_init_script("""globalThis.skeletons = [];
        const keep = (seen) => { skeletons.push(seen); sessionStorage.setItem("skeleton", seen.kind); };
        new MutationObserver((list) => { for (const { addedNodes } of list) for (const node of addedNodes)
            if (node.className === "skeleton") keep({ kind: node.dataset.for,
                loop: getComputedStyle(node.firstElementChild).animationDuration,
                endless: getComputedStyle(node.firstElementChild).animationIterationCount });
        }).observe(document, { childList: true, subtree: true });""")
    page = reader.open()
    page.evaluate(SHIFTS)
    page.locator(PLUS).click()
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    until(page, "!document.querySelector('dialog[open]')")
    quick = page.evaluate("skeletons")
    assert not [each for each in quick if each["kind"] != "sheet"]
    with held(page, "**/tasks/new*"):
        page.locator(PLUS).click()
        page.locator(".skeleton[data-for=sheet]").wait_for()
        assert page.evaluate("skeletons.at(-1)") == {"kind": "sheet", "loop": "1.5s", "endless": "infinite"}
        page.wait_for_timeout(700)
    page.wait_for_selector("dialog[open]")
    assert page.locator(".skeleton").count() == 0
    page.wait_for_timeout(600)
    assert page.evaluate(SUM) < 0.05, page.evaluate("shifts")
    page.keyboard.press("Escape")
    with page.expect_navigation(url="**/me"), held(page, "**/me"):
        page.locator(".bar-item[href='/me']").click(no_wait_after=True)
        page.wait_for_timeout(700)
    page.wait_for_selector("html[data-scripted] main[data-page=me]", state="attached")
    assert page.evaluate("sessionStorage.getItem('skeleton')") == "page"
    assert page.locator(".skeleton").count() == 0
    page = reader.open("/place")
    search = page.locator("form[data-live-search] input[type=search], form[data-live-search] input[name=q]").first
    with held(page, "**/place?*"):
        search.press_sequentially("Mad")
        page.locator(".skeleton[data-for=part]").wait_for()
    page.locator(".skeleton").wait_for(state="detached")


def test_nothing_shifts_as_pages_come(product, readers):  # noqa: F811
    """MZ-189 the pages come without moving what is seen: their layout shifts add up to less than 0.05"""
    product.add("مراجعة", date=TODAY, start="13:30", duration=60)
    product.add("للصندوق")
    found = {}
    for window in (PHONE, DESKTOP):
        reader = readers(product, viewport=window, reduced_motion="no-preference")
        for path in ("/", "/inbox", f"/week/{TODAY}", "/me", "/me/settings", "/me/appearance", f"/tasks/new?date={TODAY}",
                     "/times/2026-11", "/help"):
            page = reader.open(path)
            page.evaluate(SHIFTS)
            page.wait_for_timeout(400)
            found[f"{window['width']} {path}"] = round(page.evaluate(SUM), 4)
    print("\nlayout shifts:", json.dumps(found))
    assert max(found.values()) < 0.05, found


GLOW = "parseFloat(getComputedStyle(document.querySelector('.arc-glow')).opacity)"
STAR = "getComputedStyle(document.querySelector('.bar-mark .star-mark')).rotate"


def surprises(page, tasks):
    """What the three surprises do on a page: the star under the pointer, the sun under it, the last task of the day."""
    seen = {}
    page.locator(".bar-mark").hover()
    page.wait_for_timeout(900)
    seen["star"] = page.evaluate(STAR) not in ("none", "0deg")
    page.locator(".hero-sky").hover()
    page.wait_for_timeout(900)
    seen["sun"] = page.evaluate(GLOW) > 0.5
    for task in tasks:
        with posted(page, "complete"):
            page.locator(f"#task-{task} .complete").click()
        page.locator(f"#task-{task} .complete-done").wait_for(state="attached")
        if task == tasks[0]:
            assert page.evaluate("document.documentElement.dataset.shine") is None
    seen["stars"] = page.evaluate("document.getAnimations().some(({ animationName }) => animationName === 'shine')")
    return seen


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_surprises(product, readers, motion):  # noqa: F811
    """MZ-191 the star turns, the sun warms, and after the last task the ground's stars shine; none with no motion, none in the way"""
    tasks = [product.add(f"مهمة {hour}", date=TODAY, start=f"{hour}:00", duration=60)["id"] for hour in (13, 16)]
    page = readers(product, viewport=DESKTOP, reduced_motion=motion).open()
    page.wait_for_timeout(1300)
    isMoving = motion == "no-preference"
    assert surprises(page, tasks) == {"star": isMoving, "sun": isMoving, "stars": isMoving}
    # While the stars shine a press reaches what it is meant for.
    page.locator(PLUS).click()
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    until(page, "document.documentElement.dataset.shine === undefined", seconds=5)


def test_the_log_holds_how_it_moves(product, readers):  # noqa: F811
    """MZ-253 switched on, the log holds how long a page took to open and to answer a tap, the longest frame of a drag and of animations, and how long a drop took"""
    product.post("/me/settings/diagnostics", step="on")
    carried = product.add("محمولة", date=TODAY, start="13:00", duration=30)["id"]
    page = readers(product, viewport=DESKTOP, reduced_motion="no-preference").open()
    line, mouse = Timeline(page), Mouse(page)
    line.show(840)
    x, y = grip(line.task(carried))
    mouse.down(x, y)
    mouse.move(x, y + 60)
    with posted(page, "move"):
        mouse.up()
    page.locator(f"[data-timeline] [data-task='{carried}'][data-start='840']").wait_for()
    with posted(page, "complete"):
        page.locator(f"#task-{carried} .complete").click()

    def noted():
        days = product.get("/me/settings/diagnostics")["days"]
        return {each["name"]: each for day in days for each in day["timings"]}

    # A clock that a test holds knows nothing of how a page was loaded.
    page = readers(product, clock="own").open()
    page.wait_for_timeout(1_100)
    page.locator("h1").click()
    names = ("page-today", "answer-today", "paint-today", "save", "drag-move", "drop", "motion-check")
    eventually(lambda: set(names) <= set(noted()))
    for name in names:
        entry = noted()[name]
        assert entry["count"] >= 1 and 0 < entry["longest"] < 60_000, entry
    assert not any("محمولة" in name for name in noted())


THEME_CHANGE = """() => {
    globalThis.turns = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
        const transition = start(change);
        transition.ready.then(() => turns.push(document.getAnimations()
            .filter(({ effect, animationName }) => effect.pseudoElement?.endsWith("(root)") && animationName.startsWith("theme-"))
            .map(({ effect, animationName }) => {
                const { delay, duration, endTime } = effect.getComputedTiming();
                const frames = effect.getKeyframes().map(({ scale, filter, clipPath }) => ({ scale, filter, clipPath }));
                return { animationName, pseudo: effect.pseudoElement, delay, duration, endTime, frames };
            })));
        return transition;
    };
    window.felt = [];
    Object.defineProperty(navigator, "vibrate", { value: (pattern) => felt.push([pattern.join(), performance.now()]) });
    document.addEventListener("wird:swapped", () => { globalThis.swappedAt = performance.now(); });
}"""


@pytest.mark.parametrize(("theme", "mode"), [("layl", "light"), ("sahara", "light"), ("ramadan", "dark")])
def test_a_theme_takes_over(product, readers, theme, mode):  # noqa: F811
    """MZ-178 the old theme leaves smaller and blurred in 0.3 s, the new one comes as a wave in 0.5 and settles in 0.3, felt heavily in the middle; then its colours are told apart"""
    page = readers(product, clock="running", reduced_motion="no-preference", color_scheme=mode).open("/me/appearance")
    page.evaluate(THEME_CHANGE)
    page.locator(f"#theme-{theme}").click()
    page.wait_for_selector(f"html[data-theme={theme}]:not([data-change])", state="attached")
    parts = {each["animationName"]: each for each in page.evaluate("turns[0]")}
    assert set(parts) == {"theme-leave", "theme-wave", "theme-enter"}
    leave, wave, enter = (parts[f"theme-{name}"] for name in ("leave", "wave", "enter"))
    assert leave["pseudo"] == "::view-transition-old(root)" and wave["pseudo"] == enter["pseudo"] == "::view-transition-new(root)"
    assert [(each["delay"], each["duration"]) for each in (leave, wave, enter)] == [(0, 300), (300, 500), (800, 300)]
    assert max(each["endTime"] for each in parts.values()) == 1100
    assert float(leave["frames"][-1]["scale"]) < 1 and leave["frames"][-1]["filter"].startswith("blur(")
    assert wave["frames"][0]["clipPath"].startswith("circle(0") and "circle(150%" in wave["frames"][-1]["clipPath"]
    assert float(enter["frames"][0]["scale"]) < 1
    heavy = ",".join(map(str, page.evaluate("JSON.parse(document.documentElement.dataset.haptics).heavy")))
    page.clock.run_for(1500)
    felt = [at - page.evaluate("swappedAt") for pattern, at in page.evaluate("felt") if pattern == heavy]
    assert len(felt) == 1 and felt[0] == pytest.approx(550, abs=60), page.evaluate("felt")
    assert not (found := axe(page, COLOUR_RULES)["faults"]), found
