"""Today and Learn as a browser computes them: what is in sight without scrolling, sizes and colours, the ring, what takes
the focus, and recordings that are heard."""
import pytest
from product_app import PHONE, readers  # noqa: F401
from product_app import shared as product  # noqa: F401
from product_hands import eventually, until

LANGUAGES = {"ar": "rtl", "en": "ltr"}
STEPS = ({"step": "welcome"}, {"step": "level"}, {"step": "letters", "letters": "amiri", "size": "medium"}, {"step": "coach"},
         {"step": "semester"})
TODAY = {"where": ".course-hero h1", "what": ".course-primary .button", "banner": ".course-behind .button",
         "status": ".course-third", "next": ".course-session, .course-sub"}

IN_SIGHT = """(selector) => {
    const edge = document.querySelector(".bar").getBoundingClientRect().top;
    return [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect())
        .filter(({ top, bottom }) => top < 0 || bottom > edge + 0.5).length;
}"""
"""How many elements are not wholly above the bar, on a page that was not scrolled."""

STYLE = """([selector, ...names]) => {
    const style = getComputedStyle(document.querySelector(selector));
    return names.map((name) => style[name]);
}"""

LARGEST = """() => {
    const sizes = [...document.querySelectorAll(".head *, main *")].filter((each) => each.checkVisibility()
        && [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()) && !each.closest(".ayah-text, .basmala"))
        .map((each) => [parseFloat(getComputedStyle(each).fontSize), each.className]);
    return sizes.toSorted((a, b) => b[0] - a[0])[0];
}"""

SIZES = """() => [...document.querySelectorAll(".head *, main *")].filter((each) => each.checkVisibility()
    && [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
    .map((each) => parseFloat(getComputedStyle(each).fontSize))"""
"""The sizes of all words of a page."""

CARDS = """() => {
    const probe = document.createElement("i");
    document.body.append(probe);
    const colour = (value) => { probe.style.color = value; return getComputedStyle(probe).color; };
    const style = getComputedStyle(document.documentElement);
    const [edge, line, round] = [colour("color-mix(in srgb, var(--line) 60%, transparent)"),
        colour("color-mix(in srgb, var(--line) 40%, transparent)"), style.getPropertyValue("--radius-l").trim()];
    const wanted = parseFloat(round) * (round.endsWith("rem") ? parseFloat(style.fontSize) : 1);
    const odd = [];
    for (const each of document.querySelectorAll("main .card")) {
        const own = getComputedStyle(each), isMarked = each.matches(".course-eoc, .course-primary, .course-session:not([data-standing=upcoming])");
        if (parseFloat(own.borderTopLeftRadius) !== wanted) odd.push(["radius", each.className]);
        if (!isMarked && own.borderTopColor !== edge) odd.push(["edge", each.className, own.borderTopColor, edge]);
    }
    for (const each of document.querySelectorAll("main .rows > .row + .row, main .rows > .course-row + .course-row")) {
        if (getComputedStyle(each).borderTopColor !== line) odd.push(["divider", each.className]);
    }
    probe.remove();
    return odd;
}"""

SMALL = """() => [...document.querySelectorAll("main :is(a, button, summary, input:not([type=hidden]), select, textarea), .head :is(a, button), .bar a")]
    .filter((each) => each.checkVisibility() && !each.closest("p, li.rich"))
    .map((each) => [each.getBoundingClientRect(), each]).filter(([{ width, height }]) => width < 43.5 || height < 43.5)
    .map(([{ width, height }, each]) => `${location.pathname} ${each.outerHTML.slice(0, 90)} ${width}x${height}`)"""

CONTRAST = """() => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const light = (value) => {
        canvas.fillStyle = value; canvas.fillRect(0, 0, 1, 1);
        const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => part / 255)
            .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    return [...document.querySelectorAll(".course-badge")].map((each) => {
        const { color, backgroundColor } = getComputedStyle(each);
        const [a, b] = [light(color), light(backgroundColor)].toSorted((one, other) => other - one);
        return (a + 0.05) / (b + 0.05);
    });
}"""


class Student:
    """A course at home in the language of a person, moved on by programs."""

    def __init__(self, product, language):
        self.product = product
        product.settings(language=language)
        if product.send("GET", "/course", headers={"Accept": "application/json"})[0] == 200:
            self.demo("leave")
        product.post("/course/demo", step="begin", name="Maryam", audience="sisters")

    def demo(self, step, **fields):
        self.product.post("/course/demo", step=step, **fields)

    def place(self):
        self.demo("place")
        for fields in STEPS:
            self.product.post("/course/welcome", **fields)

    def week(self, number):
        self.demo("week", week=str(number))

    def facts(self):
        return self.product.get("/course")

    def watch(self, week, videos=None):
        for video in range(1, 1 + (videos or 3 - (week % 3 != 2))):
            self.product.post(f"/course/learn/videos/l1-w{week}-v{video}")

    def submit(self, week):
        self.watch(week)
        self.product.post(f"/course/learn/weeks/{week}")
        self.product.post(f"/course/learn/weeks/{week}/recording")

    def hear(self, week):
        """Hears what the coach sent, as the page's own form says it."""
        _, _, page = self.product.send("GET", f"/course/learn/weeks/{week}/feedback")
        for part in page.decode().split('name="feedback" value="')[1:]:
            self.product.post(f"/course/learn/weeks/{week}/feedback", feedback=part.split('"')[0])

    def whole(self, week):
        self.submit(week)
        self.demo("answer")
        self.hear(week)


def in_sight(page, state):
    """S1: where am I, what can I do, where can I go, all above the bar."""
    for name, selector in TODAY.items():
        assert page.evaluate(IN_SIGHT, selector) == 0, (state, name)
    assert page.locator(".course-hero h1").count() == 1 and page.locator(".course-primary .button").count() == 1
    assert page.locator(".bar a").count() == 5
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), state


@pytest.mark.parametrize("language", LANGUAGES)
def test_today_in_every_state(product, readers, language):  # noqa: F811
    """S1 QF-001 QF-044 QF-032 QF-033 QF-025 QF-020 QF-193 the week, what to do, the statuses and what comes next are in sight in every state without scrolling, in both languages; the week is the largest word, the ring is 56 px at the trailing side, the card is marked at its start, and before the semester the days until it are the largest words"""
    student = Student(product, language)
    reader = readers(product)
    ltr = LANGUAGES[language] == "ltr"

    def look(state):
        page = reader.open("/course")
        in_sight(page, state)
        return page

    look("placement")
    student.place()
    page = look("before")
    assert page.locator(".course-third").count() == 3 and page.locator(".course-third .course-avatar").is_visible()
    assert page.evaluate(IN_SIGHT, ".course-orientation") == 0
    # The countdown is what one sees first (QF-193).
    largest, name = page.evaluate(LARGEST)
    assert name == "course-sentence" and largest == max(page.evaluate(SIZES)) and page.evaluate(SIZES).count(largest) == 1
    assert ("7" if ltr else "٧") in page.locator(".course-sentence").inner_text()
    student.week(1)
    student.whole(1)
    student.week(2)
    page = look("lesson")
    size, weight, family = page.evaluate(STYLE, [".course-number", "fontSize", "fontWeight", "fontFamily"])
    assert (size, weight) == ("58px", "900") and family.startswith('"Wird Serif"' if ltr else '"Wird Sans"')
    assert page.evaluate(LARGEST)[0] == 58
    ring = page.locator(".course-hero .ring")
    assert ring.get_attribute("role") == "progressbar" and ring.get_attribute("aria-valuenow") == "7"
    box, hero = ring.bounding_box(), page.locator(".course-hero").bounding_box()
    assert box["width"] == box["height"] == 56
    assert abs(box["x"] + 56 - hero["x"] - hero["width"]) < 2 if ltr else abs(box["x"] - hero["x"]) < 2
    start, end = ("borderLeftWidth", "borderRightWidth") if ltr else ("borderRightWidth", "borderLeftWidth")
    assert page.evaluate(STYLE, [".course-primary", start, end]) == ["4px", "1px"]
    student.watch(2, 1)
    look("continued")
    student.submit(2)
    look("pending")
    student.demo("answer")
    page = look("feedback")
    assert page.evaluate(CARDS) == []
    student.hear(2)
    page = look("done")
    assert page.locator(".course-third[data-done]").count() == 3
    student.week(8)
    page = look("behind")
    assert page.evaluate(CARDS) == []
    banner, primary = page.locator(".course-behind").bounding_box(), page.locator(".course-primary").bounding_box()
    assert page.locator(".course-hero").bounding_box()["y"] < banner["y"] < primary["y"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_status_at_a_glance(product, readers, language):  # noqa: F811
    """N4 whoever comes back sees without scrolling whether the recording is sent, and whether feedback is ready"""
    student = Student(product, language)
    student.place()
    student.week(1)
    reader = readers(product)
    words = {"en": ("Not submitted", "Submitted ", "Feedback ready"), "ar": ("لم يُسلَّم", "سُلّم", "الملاحظات جاهزة")}[language]
    for step, word in zip((None, lambda: student.submit(1), lambda: student.demo("answer")), words):
        if step:
            step()
        page = reader.open("/course")
        card = page.locator(".course-third").nth(1)
        assert word in card.inner_text() and page.evaluate(IN_SIGHT, ".course-third") == 0, word


@pytest.mark.parametrize("language", LANGUAGES)
def test_learn(product, readers, language):  # noqa: F811
    """QF-056 QF-058 QF-021 QF-022 QF-024 QF-025 QF-060 QF-063 this week's number at 58 px with its ring of videos, topic and the first two videos above the fold; section heads, cards, pills, pictures and the passage as they are specified"""
    student = Student(product, language)
    student.place()
    student.week(1)
    student.whole(1)
    student.week(2)
    student.watch(2, 1)
    reader = readers(product)
    page = reader.open("/course/learn")
    ltr = LANGUAGES[language] == "ltr"
    for selector in (".course-week", ".course-topic", ".course-videos > .row:nth-child(-n + 2)"):
        assert page.locator(selector).count() and page.evaluate(IN_SIGHT, selector) == 0, selector
    assert page.evaluate(STYLE, [".course-number", "fontSize", "fontWeight"]) == ["58px", "900"]
    assert page.evaluate(LARGEST)[0] == 58
    assert page.locator(".course-week .course-of").is_visible()
    assert page.evaluate(STYLE, [".course-topic", "fontSize", "fontWeight"]) == ["15px", "600"]
    assert page.evaluate(STYLE, [".course-sub", "fontSize"]) == ["13px"] and page.locator(".course-sub .icon").count() >= 1
    ring = page.locator(".course-hero .ring")
    assert ring.bounding_box()["width"] == 56 and ring.get_attribute("aria-valuenow") == "1" and ring.get_attribute("aria-valuemax") == "3"
    assert ring.get_attribute("role") == "progressbar" and ring.get_attribute("aria-label")
    at, hero = ring.bounding_box(), page.locator(".course-hero").bounding_box()
    assert abs(at["x"] + 56 - hero["x"] - hero["width"]) < 2 if ltr else abs(at["x"] - hero["x"]) < 2, "at the trailing side"
    size, weight, case, spacing = page.evaluate(STYLE, [".course-head", "fontSize", "fontWeight", "textTransform", "letterSpacing"])
    assert (size, weight) == ("11px", "700") and case == ("uppercase" if ltr else "none")
    assert spacing != "normal" and float(spacing[:-2]) > 0 if ltr else spacing in ("normal", "0px")
    assert page.evaluate("() => { const [head, sub] = ['.course-head', '.course-sub'].map((each) => getComputedStyle(document.querySelector(each)).color); return head === sub }")
    assert page.evaluate(STYLE, [".course-videos [data-done] .course-thumb", "filter"]) == ["grayscale(1)"]
    assert page.evaluate(STYLE, [".course-videos .row:not([data-done]) .course-thumb", "filter"]) == ["none"]
    green, muted = page.evaluate("""() => ["[data-done]", ":not([data-done])"].map((each) =>
        getComputedStyle(document.querySelector(`.course-videos > .row-link${each} > a > .icon-text`)).color)""")
    assert green != muted and green.startswith("oklch(0.45 0.1 155")
    assert page.evaluate("""() => { const rows = [...document.querySelectorAll('.course-videos > .row-link')].map((each) => each.getBoundingClientRect());
        return rows.every(({ x }) => x === rows[0].x) && rows[0].bottom <= rows[1].top + 1 }"""), "a list, and no grid"
    ground, font, padding = page.evaluate(STYLE, [".course-passage", "backgroundColor", "fontFamily", "paddingTop"])
    surface = page.evaluate(STYLE, [".course-videos", "backgroundColor"])[0]
    assert ground != surface and padding == "21px"
    assert page.evaluate(STYLE, [".course-passage .ayah-text", "fontFamily"])[0].startswith('"Wird Quran"')
    passage, task = page.locator(".course-passage").bounding_box(), page.locator(".course-cta").bounding_box()
    assert 0 <= task["y"] - passage["y"] - passage["height"] < 40, "directly above"
    assert page.evaluate(CARDS) == []
    page = reader.open("/course/learn/weeks")
    size, weight, case = page.evaluate(STYLE, [".course-badge", "fontSize", "fontWeight", "textTransform"])
    assert weight == "600" and (size, case) == (("10px", "uppercase") if ltr else (size, "none"))
    assert all(words.strip() for words in page.locator(".course-badge").all_inner_texts())
    assert page.evaluate(STYLE, [".course-summary", "fontSize", "fontWeight"]) == ["12px", "500"]
    assert page.evaluate(CARDS) == []
    colour, plain = page.evaluate("""() => ["[aria-current]", ":not([aria-current])"].map((each) =>
        getComputedStyle(document.querySelector(`.course-row${each} .row-title`)).color)""")
    case, spacing = page.evaluate(STYLE, [".course-row[aria-current] .row-title", "textTransform", "letterSpacing"])
    assert colour != plain and (case == "uppercase" and spacing != "normal") == ltr


def test_rows_of_weeks(product, readers):  # noqa: F811
    """QF-084 QF-086 an opened row is no higher than three, one is open at a time, and each state is a target of its own of 44 px, two presses from Learn to that week's feedback"""
    student = Student(product, "en")
    student.place()
    student.week(1)
    student.whole(1)
    student.week(3)
    page = readers(product).open("/course/learn")
    page.locator(".course-modes a").nth(1).click()
    page.wait_for_selector(".course-row")
    heights = "[...document.querySelectorAll('.course-row')].map((each) => each.getBoundingClientRect().height)"
    row = page.evaluate(heights)[0]
    for index in (0, 1):
        page.locator(".course-row summary").nth(index).click()
        opened = page.evaluate(heights)
        assert [number for number, height in enumerate(opened) if height > row + 2] == [index]
        assert row < opened[index] <= 3 * row, opened
    badges = page.locator(".course-row-badge")
    for index in range(3):
        box = badges.nth(index).bounding_box()
        assert box["width"] >= 44 and box["height"] >= 44
    page.locator(".course-row summary").nth(2).press("Enter")
    assert page.locator(".course-row details[open]").count() == 1
    badges.nth(0).click()
    page.wait_for_url("**/course/learn/weeks/1#feedback")
    until(page, "document.activeElement.id === 'feedback' && document.activeElement.getBoundingClientRect().top < innerHeight")


def test_colours_and_presses(product, readers):  # noqa: F811
    """QF-028 QF-029 QF-030 QF-026 the pills of the three kinds are the specified colours by day and readable by night, on Today and in the schedule alike; presses are 0.97, on wide cards 0.99, in 150 ms with an ease-out"""
    student = Student(product, "en")
    student.place()
    student.week(2)
    reader = readers(product)
    kinds = {"level-class": ("oklch(0.92 0.04 285)", "oklch(0.4 0.15 285)"), "qrc": ("oklch(0.92 0.04 160)", "oklch(0.4 0.1 160)"),
             "office-hours": ("oklch(0.92 0.06 75)", "oklch(0.45 0.12 75)")}
    for days, (kind, colours) in zip((1, 2, 2), kinds.items()):
        for _ in range(days):
            student.demo("day")
        for path in ("/course", "/course/schedule"):
            page = reader.open(path)
            assert tuple(page.evaluate(STYLE, [f".course-{kind}", "backgroundColor", "color"])) == colours, (path, kind)
    page = reader.open("/course")
    for selector in (".course-third", ".course-primary .button", ".course-session-link", ".bar a", ".course-bell"):
        assert page.evaluate(STYLE, [selector, "touchAction"]) == ["manipulation"]
        named, times, curves = page.evaluate(STYLE, [selector, "transitionProperty", "transitionDuration", "transitionTimingFunction"])
        place = named.split(", ").index("transform")
        assert times.split(", ")[place] == "0.15s" and curves.split("), ")[place].startswith("cubic-bezier(0, 0, 0.58, 1"), selector
    for selector, scale in ((".course-third", "0.97"), (".course-primary .button", "0.97"), (".course-session-link", "0.99")):
        box = page.locator(selector).first.bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        until(page, f"getComputedStyle(document.querySelector('{selector}')).transform === 'matrix({scale}, 0, 0, {scale}, 0, 0)'")
        page.mouse.move(5, 5)
        page.mouse.up()
    page.emulate_media(color_scheme="dark")
    for path in ("/course", "/course/learn/weeks"):
        assert min(reader.open(path).evaluate(CONTRAST)) >= 4.5, path


def test_heard(product, readers):  # noqa: F811
    """QF-071 QF-072 QF-069 QF-066 QF-037 one recording plays at a time, at the chosen speed; a second of the coach's marks it as reviewed, on Today too; the way down takes the focus; and how long ago goes on while the page is open"""
    student = Student(product, "en")
    student.place()
    student.week(1)
    student.submit(1)
    reader = readers(product, clock="running")
    page = reader.open("/course")
    assert "Submitted just now." in page.locator(".course-primary").inner_text()
    student.demo("day")
    page.clock.fast_forward(61_000)
    until(page, "document.querySelector('.course-primary').innerText.includes('Submitted 1 day ago.')")
    student.demo("answer")
    page = readers(product, clock="own").open("/course/learn")
    page.locator(".course-status.course-green").click()
    assert page.evaluate("document.activeElement.id") == "feedback"
    page.goto("/course/learn/weeks/1/feedback")
    page.wait_for_selector("html[data-scripted]", state="attached")
    playing = "[...document.querySelectorAll('audio')].map((each) => !each.paused)"
    page.locator("[data-player]").nth(0).locator("[data-speed='150']").click()
    assert page.locator("[data-speed='150'][aria-pressed=true]").count() == 2
    page.evaluate("document.querySelectorAll('audio')[0].play()")
    until(page, f"JSON.stringify({playing}) === '[true,false]'")
    page.evaluate("document.querySelectorAll('audio')[1].play()")
    until(page, f"JSON.stringify({playing}) === '[false,true]'")
    assert page.evaluate("[...document.querySelectorAll('audio')].map((each) => each.playbackRate)") == [1.5, 1.5]
    assert student.facts()["triptych"]["feedback"]["new"] == 1, "not before a second of it was heard"
    eventually(lambda: student.facts()["triptych"]["feedback"]["new"] == 0)
    until(page, "!document.querySelector('form[data-hearing]') && document.querySelector('main .course-mark')")
    words = reader.open("/course").locator("main").inner_text()
    assert "You're All Caught Up" in words and "No new feedback" in words
    page.goto("/course/learn")
    field = page.locator("textarea[name=text]")
    field.fill("How long is the madd?")
    page.locator(".course-question button[type=submit]").click()
    page.wait_for_selector(".course-thread")
    assert "How long is the madd?" in page.locator(".course-thread").inner_text()


def test_every_target(product, readers):  # noqa: F811
    """QF-027 QF-061 every interactive box of the course's pages is 44 px or more, and nothing is wider than a narrow window; a lesson is completed in a dialog that Escape closes without a change"""
    student = Student(product, "ar")
    student.place()
    student.week(1)
    student.whole(1)
    student.week(2)
    student.watch(2)
    reader = readers(product)
    paths = ["", "/notifications", "/learn", "/learn/weeks", "/learn/weeks/1", "/learn/weeks/1/feedback", "/learn/weeks/1/recording",
             "/learn/assessment", "/learn/videos/l1-w2-v1", "/schedule", "/schedule/recordings", "/schedule/s2-1", "/profile", "/demo"]
    paths += ["/profile/" + name for name in ("details", "billing", "history", "notifications", "font", "display", "help", "resources", "about")]
    small = []
    for path in paths:
        page = reader.open("/course" + path)
        small += page.evaluate(SMALL)
        page.set_viewport_size({"width": 320, "height": 700})
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, path
        page.set_viewport_size(PHONE)
    assert small == []
    page = reader.open("/course/learn")
    button = page.locator("a[data-sheet][href*='opened=complete']")
    button.click()
    dialog = page.locator("dialog[open]")
    assert "أتعلّم درس الأسبوع ٢ تامًّا؟" in dialog.inner_text()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    assert student.facts()["primary"]["lesson"] == "in-progress"
    button.click()
    dialog.locator("button[type=submit]").click()
    page.wait_for_selector("dialog[open]", state="detached")
    until(page, "document.querySelector('#lesson .course-mark') && !document.querySelector('a[data-sheet][href*=opened]')")
    assert page.locator(".course-cta a.button-primary").count() == 1


def test_offline_is_said(product, readers):  # noqa: F811
    """QF-054 while the server can't be reached Today says as of when it is, and no longer once it can; a pull reloads it as the browser does"""
    student = Student(product, "en")
    student.place()
    reader = readers(product)
    page = reader.open("/course")
    tell = "(state) => { const channel = new BroadcastChannel('wird'); channel.postMessage({ type: 'sync', state, waiting: 0 }); channel.close(); }"
    assert not page.locator(".course-stale").is_visible()
    page.evaluate(tell, "synced")
    page.evaluate(tell, "offline")
    until(page, "document.querySelector('.course-stale').textContent.includes('This is as of')")
    assert "2026" in page.locator(".course-stale").inner_text() and page.locator(".course-stale").is_visible()
    page.evaluate(tell, "synced")
    until(page, "document.querySelector('.course-stale').textContent === ''")
    assert page.evaluate("['html', 'body'].map((each) => getComputedStyle(document.querySelector(each)).overscrollBehaviorY)") == ["auto", "auto"]
