"""How the product looks and moves: five themes, the size of text, no motion, and what a touch feels like."""
import colorsys
import json
import os
import pathlib
import time

import pytest
from product_app import DESKTOP, PHONE, TODAY, TOMORROW, Product, Reader, product, readers  # noqa: F401
from product_school import School
from product_screens import COLOUR_RULES, axe, begin_course, begin_path

GROUNDS = {"noor": "rgb(245, 243, 239)", "layl": "rgb(0, 0, 0)", "fajr": "rgb(252, 225, 228)",
           "sahara": "rgb(233, 213, 193)", "ramadan": "rgb(30, 27, 75)"}
WORDS = {"noor": "rgb(26, 26, 26)", "layl": "rgb(232, 232, 232)", "fajr": "rgb(45, 42, 74)",
         "sahara": "rgb(61, 40, 23)", "ramadan": "rgb(255, 255, 255)"}
PRAYERS = {"noor": ("rgb(20, 116, 111)", "rgb(14, 143, 139)"), "layl": ("rgb(82, 183, 136)", "rgb(212, 163, 115)"),
           "fajr": ("rgb(108, 99, 255)", "rgb(88, 81, 219)"), "sahara": ("rgb(212, 115, 76)", "rgb(196, 90, 48)"),
           "ramadan": ("rgb(255, 215, 0)", "rgb(255, 165, 0)")}
MOTIFS = {"sahara": "motif-arabesque", "ramadan": "motif-crescents"}

SEEN = """() => {
    const of = (element, pseudo) => getComputedStyle(element, pseudo);
    const backdrop = document.body.querySelector(":scope > .backdrop");
    return {
        theme: document.documentElement.dataset.theme,
        ground: of(document.documentElement).backgroundColor,
        words: of(document.documentElement).color,
        prayer: of(document.querySelector(".hero, .theme-card[aria-pressed=true] .theme-prayer")).backgroundImage,
        backdrop: of(backdrop).backgroundImage,
        motif: of(backdrop, "::after").display === "none" ? "" : of(backdrop, "::after").maskImage,
        isHidden: backdrop.getAttribute("aria-hidden"),
    };
}"""
MOVING = """() => document.getAnimations().filter(({ playState, effect }) =>
    playState === "running" && effect.getComputedTiming().endTime !== Infinity).length"""
SPY = "window.felt = []; Object.defineProperty(navigator, 'vibrate', { value: (pattern) => felt.push([...pattern]) });"


def calm(page):
    """Waits until nothing moves but what always does; what is held up is not waited for."""
    deadline = time.monotonic() + 3
    while page.evaluate(MOVING) and time.monotonic() < deadline:
        time.sleep(0.05)


def press(page, theme):
    page.locator(f"#theme-{theme}").click()
    page.wait_for_selector(f"html[data-theme={theme}]:not([data-change])", state="attached")


def test_themes(product, readers):  # noqa: F811
    """MZ-193 MZ-195 MZ-196 MZ-197 MZ-198 MZ-202 each theme is there as soon as it is pressed, in the colours it promises"""
    page = readers(product, color_scheme="light", reduced_motion="reduce").open("/me/appearance")
    for theme, ground in GROUNDS.items():
        if theme != "noor":
            press(page, theme)
        seen = page.evaluate(SEEN)
        assert (seen["ground"], seen["words"]) == (ground, WORDS[theme]), theme
        assert all(colour in seen["prayer"] for colour in PRAYERS[theme]), (theme, seen["prayer"])
        assert MOTIFS.get(theme, "") in seen["motif"] and bool(seen["motif"]) == (theme in MOTIFS), (theme, seen)
        assert seen["isHidden"] == "true"
        if theme == "fajr":
            stops = ["rgb(232, 223, 245)", "rgb(252, 225, 228)", "rgb(252, 244, 221)"]
            assert all(stop in seen["backdrop"] for stop in stops), seen["backdrop"]
        assert product.get("/me/appearance")["theme"] == theme
    page.goto("/")
    assert page.evaluate(SEEN)["ground"] == GROUNDS["ramadan"]


@pytest.mark.parametrize(("language", "mode"), [("ar", "light"), ("en", "dark")])
@pytest.mark.parametrize("theme", ["noor", "layl", "fajr", "sahara", "ramadan"])
def test_axe_in_every_theme(product, readers, theme, language, mode):  # noqa: F811
    """MZ-200 SY-054 in every theme the colours are told apart, as axe measures them, on the day, the inbox, a form, the settings and the themes themselves, the Quran's pages, the adhkar, the path and the four tabs of the course"""
    product.settings(language=language)
    begin_path(product)
    begin_course(product)
    product.add("مراجعة الفصل", date=TODAY, start="13:30", duration=60, category="study")
    product.add("شراء مصباح", category="personal")
    product.post("/me/appearance", theme=theme)
    reader = readers(product, reduced_motion="reduce", color_scheme=mode)
    for path in ("/", "/inbox", f"/tasks/new?date={TODAY}", "/me/settings", "/me/appearance", "/quran", "/quran/112",
                 "/adhkar/morning", "/path", "/path/plan", "/path/journey", f"/path/day/{TODAY}", "/path/settings",
                 "/course", "/course/learn", "/course/learn/weeks", "/course/schedule", "/course/profile"):
        assert not (found := axe(reader.open(path), COLOUR_RULES)["faults"]), (path, found)


@pytest.mark.parametrize("role", ["staff", "coach"])
@pytest.mark.parametrize(("language", "mode"), [("ar", "light"), ("en", "dark")])
def test_a_school_in_every_theme(chromium, tmp_path, language, mode, role):
    """SY-054 the pages of a school's staff and of its coaches have no fault of colour in any theme, in Arabic and English, in light and dark"""
    school = School(Product(tmp_path / "school"), language, role)
    reader = Reader(chromium, school.product, reduced_motion="reduce", color_scheme=mode)
    try:
        screens = school.screens()
        for theme in GROUNDS:
            school.product.post("/me/appearance", theme=theme)
            for name, path in screens.items():
                page = reader.open(path)
                assert page.locator("html").get_attribute("data-theme") == theme
                assert not (found := axe(page, COLOUR_RULES)["faults"]), (theme, name, found)
        assert not reader.faults, reader.faults
    finally:
        reader.close()
        school.product.stop()


def test_cards_are_painted_in_their_own_theme(product, readers):  # noqa: F811
    """MZ-202 a card shows its theme before anything is saved, whatever theme the page has"""
    page = readers(product, color_scheme="light", reduced_motion="reduce").open("/me/appearance")
    for chosen in ("noor", "layl"):
        if chosen != "noor":
            press(page, chosen)
        for theme, ground in GROUNDS.items():
            colour = page.locator(f"#theme-{theme} .theme-picture").evaluate("(box) => getComputedStyle(box).backgroundColor")
            assert colour == ground, (chosen, theme)


def test_without_scripts(product, readers):  # noqa: F811
    """MZ-202 without scripts too: each card is a button, and what is chosen beside it has one of its own, never under a notice"""
    page = readers(product, java_script_enabled=False).open("/me/appearance")
    page.locator("#theme-sahara").click()
    assert page.locator("html").get_attribute("data-theme") == "sahara"
    page.locator("select[name=textScale]").select_option("150")
    page.locator(".unscripted button").click()
    assert page.locator("html").get_attribute("data-scale") == "150"
    assert page.locator("[data-toast]").is_visible() and not page.locator("[data-dismiss]").is_visible()
    for window in (PHONE, DESKTOP):
        page.set_viewport_size(window)
        page.keyboard.press("End")
        last, notice = page.locator(".unscripted button"), page.locator("[data-toast]")
        deadline = time.monotonic() + 5
        while (isCovered := below(last) > notice.bounding_box()["y"]) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not isCovered, window


def below(locator):
    """Where an element ends in the window."""
    box = locator.bounding_box()
    return box["y"] + box["height"]


def test_scale(product, readers):  # noqa: F811
    """SY-053 the size of text in the app, 80 to 200 percent: all of it grows, and nothing is wider than the window"""
    page = readers(product).open("/me/appearance")
    for scale in ("80", "200"):
        page.locator("select[name=textScale]").select_option(scale)
        page.wait_for_selector(f"html[data-scale='{scale}']", state="attached")
        assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") == 16 * int(scale) / 100
        assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    page.goto("/")
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_still(product, readers):  # noqa: F811
    """SY-055 MZ-190 with the switch on nothing runs, and what moved before stands at its end"""
    page = readers(product, reduced_motion="no-preference").open("/me/appearance")
    page.locator("#still").check()
    page.wait_for_selector("html[data-motion=still]", state="attached")
    for path in ("/", "/inbox", f"/tasks/new?date={TOMORROW}"):
        page.goto(path)
        running = page.evaluate("""() => document.getAnimations().filter((each) => each.playState === "running"
            && !(each.timeline instanceof (window.ScrollTimeline ?? Date))).length""")
        assert running == 0, path
        assert page.evaluate("[...document.querySelectorAll('.empty > *')].every((each) => getComputedStyle(each).opacity === '1')")


def test_press(product, readers):  # noqa: F811
    """MZ-187 MZ-188 a pressed button is smaller, paler and higher; a switch takes 0.3 s"""
    page = readers(product).open("/me/appearance")
    calm(page)
    for pseudo in ("::before", "::after"):
        times = page.locator("#still").evaluate(f"(box) => getComputedStyle(box, '{pseudo}').transitionDuration")
        assert set(times.split(", ")) == {"0.3s"}
    box = page.locator(".theme-card").first.bounding_box()
    page.mouse.move(box["x"] + 40, box["y"] + 40)
    page.mouse.down()
    calm(page)
    style = page.locator(".theme-card").first.evaluate(
        "(card) => { const { scale, opacity, translate } = getComputedStyle(card); return { scale, opacity, translate }; }")
    assert style == {"scale": "0.95", "opacity": "0.8", "translate": "0px -2px"}


def test_felt(product, readers):  # noqa: F811
    """SY-040 MZ-179 MZ-180 MZ-182 MZ-186 switches are light, a theme is heavy, what was saved a success; a tenth apart"""
    reader = readers(product, clock="running")
    reader.context.add_init_script(SPY)
    page = reader.open("/me/appearance")
    patterns = page.evaluate("JSON.parse(document.documentElement.dataset.haptics)")
    page.locator("#lightEffects").check()
    page.wait_for_selector("html[data-motion=light]", state="attached")
    page.clock.run_for(400)
    assert page.evaluate("felt") == [patterns["light"], patterns["success"]]
    page.evaluate("felt.length = 0")
    press(page, "layl")
    page.clock.run_for(1500)
    assert page.evaluate("felt") == [patterns["heavy"]]
    page.evaluate("felt.length = 0")
    page.locator("#haptics").uncheck()
    page.wait_for_selector("html[data-haptics='{}']", state="attached")
    page.clock.run_for(400)
    page.evaluate("felt.length = 0")
    press(page, "noor")
    page.clock.run_for(1500)
    assert page.evaluate("felt") == []


def test_launch(product, readers):  # noqa: F811
    """MZ-171 the first page of a session comes in over 1.2 s, can be touched meanwhile, and comes so once"""
    page = readers(product).page
    # Held still, so that a busy machine comes in time to see it.
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 0.01})
    page.goto("/", wait_until="commit")
    page.wait_for_selector(".events > .at", state="attached")
    ends = page.evaluate("""() => document.getAnimations().filter((each) => "animationName" in each)
        .filter(({ animationName }) => ["splash", "countdown", "appear"].includes(animationName))
        .map((each) => each.effect.getComputedTiming().endTime)""")
    assert ends and max(ends) <= 1200, ends
    session.send("Animation.setPlaybackRate", {"playbackRate": 1})
    page.wait_for_selector("html[data-scripted]", state="attached")
    page.locator(".floating").click()
    page.wait_for_selector("dialog[open]")
    page.goto("/")
    page.wait_for_selector("html[data-scripted]", state="attached")
    assert page.locator("html").get_attribute("data-launch") is None


def test_completion(product, readers):  # noqa: F811
    """MZ-176 the tick grows to 1.2 and back in 0.4 s, the task steps aside in 0.3, and the next one is pointed at"""
    first = product.add("الأولى", date=TODAY, start="13:00", duration=60)["id"]
    second = product.add("الثانية", date=TODAY, start="16:00", duration=60)["id"]
    page = readers(product).open("/")
    calm(page)
    page.locator(f"#task-{first} .complete").click()
    page.wait_for_selector(f"#task-{first}.is-done-now", state="attached")
    assert "is-next" in page.locator(f"#task-{second}").get_attribute("class")
    frames = page.evaluate("""(id) => {
        const tick = document.getElementById(id).querySelector(".icon");
        const animation = tick.getAnimations().find(({ animationName }) => animationName === "check");
        return { length: animation.effect.getTiming().duration,
                 scales: animation.effect.getKeyframes().map(({ scale }) => scale) };
    }""", f"task-{first}")
    assert frames["length"] == 400 and (frames["scales"][0], frames["scales"][-1]) == ("0", "1"), frames
    assert page.locator(f"#task-{first}").evaluate("(row) => getComputedStyle(row).animationDuration") == "0.3s"


@pytest.mark.parametrize(("minutes", "stage"), [(20, None), (8, "10"), (3, "5"), (0.5, "1")])
def test_approach(tmp_path, readers, minutes, stage):  # noqa: F811
    """MZ-175 ten, five and one minutes before a prayer the page says so more clearly"""
    # Asr in Makkah on that day is at 15:17.
    seconds = round((15 * 60 + 17 - minutes) * 60)
    now = f"{TODAY}T{seconds // 3600 - 3:02}:{seconds // 60 % 60:02}:{seconds % 60:02}Z"
    started = Product(tmp_path / "near", now=now).start()
    try:
        started.settle()
        page = readers(started).open("/")
        left = page.locator("[data-countdown]").first.get_attribute("data-until")
        distance = (int(left) - page.evaluate("Date.now()")) / 60000
        expected = next((str(mark) for mark in (1, 5, 10) if 0 < distance <= mark), None)
        assert page.locator("html").get_attribute("data-approach") == expected
        if stage == "10" and expected == "10":
            style = page.locator(".hero").evaluate("(hero) => getComputedStyle(hero, '::after').animationDuration")
            assert style == "3s"
    finally:
        started.stop()


LOOK = """(row) => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const solid = (colour) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const colours = (text) => (text.match(/(rgba?|color|oklab|oklch|hsla?)\\([^()]*\\)/g) ?? []).map(solid);
    const style = getComputedStyle(row);
    const name = getComputedStyle(row.querySelector(".prayer-name, .suggestion-name"));
    return { ground: solid(style.backgroundColor), stops: colours(style.backgroundImage), edge: style.borderInlineStartWidth,
        edgeColour: solid(style.borderInlineStartColor), text: solid(name.color), weight: Number(name.fontWeight),
        size: parseFloat(name.fontSize), badge: row.querySelector(".suggestion-badge")?.textContent.trim() ?? "",
        page: solid(getComputedStyle(document.documentElement).backgroundColor) };
}"""
"""What a row of the day looks like, its colours as red, green, blue and opacity."""

THEMES = ["noor", "layl", "fajr", "sahara", "ramadan"]
FRIDAY = "2026-11-27"
BADGES = {"ar": "نافلة", "en": "OPTIONAL"}
LOOKS = pathlib.Path(__file__).parent / "fixtures/day_looks.json"
"""How the rows of the day look, theme by theme, as they were looked at. WIRD_LOCK_LOOKS=1 writes them anew."""


def distance(one, other):
    """How far two colours are apart, 0 to 255."""
    return max(abs(first - second) for first, second in zip(one, other))


def hue(colour):
    """Where a colour stands on the wheel: red is 0, green 120, blue 240."""
    return 360 * colorsys.rgb_to_hls(*(part / 255 for part in colour[:3]))[0]


def looks(page):
    """The looks of an obligatory prayer, a voluntary one and the night's, and of Jummah."""
    page.goto(f"/day/{FRIDAY}")
    return {name: page.locator(selector).first.evaluate(LOOK) for name, selector in {
        "fard": "[data-prayer=asr]", "jummah": "[data-prayer=jummah]", "nafl": "[data-nafl=duha]", "qiyam": ".look-qiyam"}.items()}


@pytest.mark.parametrize("language", ["ar", "en"])
def test_looks_of_the_day(product, readers, language):  # noqa: F811
    """MZ-129 MZ-141 in every theme prayers stand in their gradient, bold; voluntary ones are a tint, lighter, with their badge; the night's is purple; Jummah has its icon, a stripe of the sun's colour and another gradient"""
    product.post("/me/settings/nawafil", **{"nafl-duha": "on", "nafl-qiyam": "on"})
    product.settings(language=language)
    reader = readers(product, viewport=DESKTOP, reduced_motion="reduce")
    seen = {}
    for theme in THEMES:
        product.post("/me/appearance", theme=theme)
        for mode in ("light", "dark"):
            reader.page.emulate_media(color_scheme=mode)
            seen[f"{theme} {mode}"] = looks(reader.page)
    page = reader.page
    for place, found in seen.items():
        fard, jummah, nafl, qiyam = (found[name] for name in ("fard", "jummah", "nafl", "qiyam"))
        assert len(fard["stops"]) == 2 and fard["stops"][0] != fard["stops"][1] and all(stop[3] == 255 for stop in fard["stops"]), place
        # A band is as bold as its face is; a theme's Latin face is heavy at 600.
        assert fard["weight"] >= 600 > nafl["weight"] == qiyam["weight"] == 400 and nafl["size"] < fard["size"], place
        strength = distance(fard["stops"][0], fard["page"])
        assert nafl["stops"] == [] and 0 < distance(nafl["ground"], nafl["page"]) < strength / 3, (place, nafl)
        assert nafl["badge"] == qiyam["badge"] == BADGES[language]
        # A tint of purple over the theme's own ground.
        assert 240 < hue(qiyam["edgeColour"]) < 300 and len(qiyam["stops"]) == 2, (place, qiyam)
        red, green, blue, _ = qiyam["stops"][0]
        assert green < min(red, blue) and qiyam["stops"][0] != nafl["ground"], (place, qiyam)
        assert jummah["stops"] != fard["stops"] and distance(jummah["stops"][0], fard["stops"][0]) > 3, (place, jummah)
        # Its stripe is the theme's sun: gold, and white where the prayers themselves are gold.
        assert jummah["edge"] == "6px" and fard["edge"] == "0px" and distance(jummah["edgeColour"], jummah["stops"][0]) > 60, (place, jummah)
    assert page.locator("[data-prayer=jummah] .prayer-name svg.icon").count() == 1
    assert page.locator("[data-prayer=asr] .prayer-name svg.icon").count() == 0
    assert page.locator("[data-prayer] :is(button, a, [data-resize], [draggable=true])").count() == 0
    told = page.locator("[data-timeline]").aria_snapshot()
    if os.environ.get("WIRD_LOCK_LOOKS"):
        locked = json.loads(LOOKS.read_text(encoding="utf-8")) if LOOKS.exists() else {}
        locked |= {language: {"looks": seen, "told": told.split("\n")}}
        LOOKS.write_text(in_lines(locked) + "\n", encoding="utf-8")
    locked = json.loads(LOOKS.read_text(encoding="utf-8"))[language]
    assert told.split("\n") == locked["told"]
    different = [f"{place} {name}: {key} {value}, not {kept[key]}" for place, found in seen.items()
                 for name, look in found.items() for kept in [locked["looks"][place][name]] for key, value in look.items()
                 if not (distance_of(value, kept[key]) <= 1)]
    assert not different, different


def in_lines(value, depth=3):
    """JSON with a line for each row of the day."""
    if depth and isinstance(value, dict):
        return "{\n" + ",\n".join(f"{json.dumps(name)}: {in_lines(part, depth - 1)}" for name, part in value.items()) + "\n}"
    return json.dumps(value, ensure_ascii=False)


def distance_of(one, other):
    """How far two values are apart: colours by their parts, the rest is alike or not."""
    if isinstance(one, list) and len(one) == len(other):
        return max([distance_of(first, second) for first, second in zip(one, other)], default=0)
    return abs(one - other) if isinstance(one, (int, float)) else 0 if one == other else 1000
