"""Every screen of the product, with something on it, and the small questions that tests ask of any page."""
import os
import pathlib

import axe_playwright_python
import pytest
from product_app import TODAY, YESTERDAY, Product, Reader
from product_school import COACH, STAFF, School

LANGUAGES = {"ar": "rtl", "en": "ltr"}
SHOTS = os.environ.get("WIRD_SHOTS", "")
AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")


def begin_path(product):
    """Begins a path and does one thing of its day."""
    product.post("/path/questions/beginning/pace", step="next", choice="gentle")
    product.post("/path/plan/beginning", step="accept")
    product.post(f"/path/day/{TODAY}", step="done", entry="quran-portion")


def begin_course(product):
    """A course at home in its second week, with feedback to hear on the first; one that was begun stays as it is."""
    if product.send("GET", "/course", headers={"Accept": "application/json"})[0] == 200:
        return
    post = product.post
    post("/course/demo", step="begin", name="مريم Maryam", audience="sisters")
    post("/course/demo", step="place")
    for fields in ({"step": "welcome"}, {"step": "level"}, {"step": "letters", "letters": "amiri", "size": "medium"},
                   {"step": "coach"}, {"step": "semester"}):
        post("/course/welcome", **fields)
    post("/course/demo", step="week", week="1")
    for video in (1, 2):
        post(f"/course/learn/videos/l1-w1-v{video}")
    post("/course/learn/weeks/1")
    post("/course/learn/weeks/1/recording")
    post("/course/demo", step="answer")
    post("/course/demo", step="week", week="2")


class Furnished:
    """A day as a person's day looks, and the addresses of every screen."""

    def __init__(self, product, language):
        self.product = product
        product.settle()
        product.settings(language=language)
        add = product.add
        self.planned = add("مراجعة الفصل الثالث Chapter 3", date=TODAY, start="13:30", duration=60, category="study",
                           notes="الصفحات ٤٠ إلى ٦٥")["id"]
        add("Call the dentist", date=TODAY, start="13:45", duration=30, category="personal")
        add("اجتماع الفريق الأسبوعي", date=TODAY, start="10:00", duration=45, category="work")
        done = add("المشي حول الحديقة", date=TODAY, start="08:00", duration=30)["id"]
        product.post(f"/tasks/{done}/complete")
        add("Groceries: dates, milk, and everything for the guests of tomorrow evening", date=TODAY, start="20:00",
            duration=120)
        add("قراءة نصف ساعة", date=YESTERDAY, start="16:30", duration=30, category="study")
        product.post("/quran/bookmarks", mark="+2:255")
        product.post("/quran/khatma", step="add", pace="pages", pages="4")
        product.post("/quran/hifz", step="add", what="page", page="604", freshness="fair")
        self.recited = [product.post("/quran/recite/112-1-4", mode=mode, **{f"ayah-{ayah}": mark for ayah, mark in enumerate(marks)})["session"]
                        for mode, marks in (("memory", ["right"] * 4), ("read", ["right", "missing", "unsure", "right"]))]
        begin_path(product)
        self.share()
        begin_course(product)
        self.waiting = add("الرد على رسالة المعلم", duration=15, category="work")["id"]
        add("Buy a new lamp for the desk", category="personal")
        add("ترتيب الخزانة", duration=240)

    def share(self):
        """A list with what is to be got, what somebody gets, and what is done."""
        post = self.product.post
        self.product.settings(showsLists="on")
        self.list = f"/shared/{post('/shared', name='حاجات البيت The house', memberName='مريم Maryam')['id']}"
        items = [post(self.list, text=text)["id"] for text in (
            "حليب وخبز", "Dates from the old market, the soft ones, and two boxes of them for the guests", "بيض")]
        self.item = f"{self.list}/items/{items[1]}"
        post(self.item, step="take", takenBefore="")
        post(f"{self.list}/items/{items[2]}", step="tick")

    def screens(self):
        """Names with paths. What stands in no bar is here too: what is not found, and what was just done."""
        return {
            "today": "/",
            "day": "/day/2026-11-25",
            "inbox": "/inbox",
            "inbox-search": "/inbox?q=the&sort=longest",
            "inbox-choose": "/inbox?choose=all",
            "week": f"/week/{TODAY}",
            "checklist": f"/tasks/{self.waiting}/checklist",
            "task-import": "/me/data/tasks",
            "task-new": f"/tasks/new?date={TODAY}&start=21:00",
            "task": f"/tasks/{self.planned}",
            "task-actions": f"/tasks/{self.planned}/actions",
            "task-schedule": f"/tasks/{self.waiting}/actions",
            "place": "/place?q=Cairo",
            "place-country": "/place?country=SA",
            "place-none": "/place?q=zzzzzz",
            "me": "/me",
            "settings": "/me/settings",
            "data": "/me/data",
            "sources": "/me/sources",
            "about": "/me/about",
            "methods": "/me/settings/methods",
            "timetable": "/me/settings/timetable",
            "source": "/me/settings/source",
            "configuration": "/me/settings/configuration",
            "series": "/series",
            "reminders": "/reminders",
            "reminder-settings": "/me/settings/reminders",
            "appearance": "/me/appearance",
            "notification-help": "/me/settings/reminders/help",
            "adhan": "/me/settings/adhan",
            "mosques": "/me/settings/mosques",
            "calendars": "/me/settings/calendars", "exchange": "/me/settings/exchange",
            "listen": "/quran/listen/1",
            "downloads": "/quran/downloads",
            "nawafil": "/me/settings/nawafil",
            "special": "/me/settings/special",
            "travel": "/me/settings/travel",
            "prayers": "/me/settings/prayers",
            "nawafil-history": "/me/nawafil",
            "month": f"/times/{TODAY[:7]}",
            "explanation": f"/times/{TODAY}/asr",
            "calendar": "/calendar/1448",
            "qibla": "/qibla",
            "widgets": "/me/widgets",
            "tokens": "/me/tokens",
            "machine": "/me/machine",
            "diagnostics": "/me/settings/diagnostics",
            "spoken": "/next",
            "print": f"/week/{TODAY}/print",
            "quran": "/quran",
            "quran-juz": "/quran/juz",
            "quran-surah": "/quran/112",
            "quran-ayah": "/quran/2/255",
            "quran-actions": "/quran/2/255/actions",
            "quran-tajweed": "/quran/2/255/tajweed",
            "quran-legend": "/quran/tajweed",
            "quran-page": "/quran/page/562",
            "quran-bookmarks": "/quran/bookmarks",
            "quran-settings": "/quran/settings",
            "quran-khatma": "/quran/khatma",
            "quran-reports": "/quran/reports",
            "quran-hifz": "/quran/hifz", "quran-hifz-add": "/quran/hifz/add?what=ayat&surah=67", "quran-hifz-item": "/quran/hifz/page-604",
            "quran-recite": "/quran/recite", "quran-recite-session": "/quran/recite/112-1-4?mode=memory&reveal=1",
            "quran-recite-summary": f"/quran/recite/sessions/{self.recited[1]}", "quran-recite-trend": "/quran/recite/trend",
            "adhkar": "/adhkar",
            "adhkar-group": "/adhkar/morning",
            "counter": "/counter",
            "areas": "/areas",
            "course": "/course",
            "course-learn": "/course/learn",
            "course-week": "/course/learn/weeks/1",
            "course-weeks": "/course/learn/weeks",
            "course-recording": "/course/learn/weeks/2/recording",
            "course-video": "/course/learn/videos/l1-w2-v1",
            "course-schedule": "/course/schedule",
            "course-session": "/course/schedule/s2-1",
            "course-profile": "/course/profile",
            "course-font": "/course/profile/font",
            "course-notifications": "/course/notifications",
            "course-demo": "/course/demo",
            "lists": "/shared",
            "list": self.list,
            "list-item": self.item,
            "list-members": f"{self.list}/members",
            "list-join": f"/shared/join?code={self.list.split('/')[2]}.wird-{'0' * 32}",
            "path": "/path",
            "path-plan": "/path/plan",
            "path-journey": "/path/journey",
            "path-question": "/path/questions/refresh/pace",
            "path-proposal": "/path/plan/refresh",
            "path-day": f"/path/day/{TODAY}",
            "path-rest": "/path/rest",
            "path-settings": "/path/settings",
            "path-lock": "/path/lock",
            "path-about": "/path/about",
            "help": "/help",
            "help-topic": "/help/dragging",
            "help-methods": "/help/methods",
            "legal": "/legal/privacy",
            "feedback": "/feedback",
            "setup-welcome": "/setup/welcome",
            "setup-location": "/setup/location",
            "setup-method": "/setup/method",
            "setup-notifications": "/setup/notifications",
            "quran-search": "/quran/search?q=2:255",
            "not-found": "/nowhere",
            "notice": f"/inbox?notice=deleted&task={self.waiting}",
        }


WELCOME = "welcome"
INTRODUCTION = "path-introduction"
"""The path before it was begun."""
NAMES = ["today", "day", "inbox", "inbox-search", "inbox-choose", "week", "checklist", "task-import", "task-new", "task", "task-actions", "task-schedule", "place", "place-country",
         "place-none", "me", "settings", "data", "sources", "about", "methods", "timetable", "source", "configuration", "series", "reminders",
         "reminder-settings", "appearance", "notification-help", "adhan", "mosques", "calendars", "exchange", "listen", "downloads", "nawafil", "special", "travel", "prayers", "nawafil-history", "month", "explanation",
         "calendar", "qibla", "widgets", "tokens", "machine", "diagnostics", "spoken", "print", "quran", "quran-juz", "quran-surah", "quran-ayah", "quran-actions", "quran-tajweed", "quran-legend", "quran-page", "quran-bookmarks",
         "quran-settings", "quran-khatma", "quran-reports", "quran-hifz", "quran-hifz-add", "quran-hifz-item", "quran-recite", "quran-recite-session", "quran-recite-summary", "quran-recite-trend", "adhkar", "adhkar-group", "counter", "areas", "course", "course-learn", "course-week", "course-weeks", "course-recording", "course-video",
         "course-schedule", "course-session", "course-profile", "course-font", "course-notifications", "course-demo", "lists", "list", "list-item", "list-members", "list-join", "path", "path-plan", "path-journey", "path-question", "path-proposal",
         "path-day", "path-rest", "path-settings", "path-lock", "path-about", "help", "help-topic", "help-methods", "legal", "feedback", "setup-welcome", "setup-location", "setup-method",
         "setup-notifications", "quran-search", "not-found", "notice", *STAFF, *COACH]


@pytest.fixture(scope="module")
def furnished(tmp_path_factory):
    """A furnished product for each language, and an empty one for the welcome screen."""
    folder = tmp_path_factory.mktemp("screens")
    started = {}
    for language in LANGUAGES:
        product = Product(folder / language).start()
        started[language] = Furnished(product, language)
        empty = Product(folder / f"{language}-empty").start()
        empty.settings(language=language)
        started[f"{language}-empty"] = empty
        for role in ("staff", "coach"):
            started[f"{language}-{role}"] = School(Product(folder / f"{language}-{role}"), language, role)
    yield started
    for entry in started.values():
        getattr(entry, "product", entry).stop()


def each_screen(chromium, furnished, language, **options):
    """Opens every screen in a language; gives name and page. Nothing may have gone wrong in the end."""
    places = [(furnished[f"{language}-empty"], {WELCOME: "/", INTRODUCTION: "/path"}),
              *((place.product, place.screens()) for place in
                (furnished[language], furnished[f"{language}-staff"], furnished[f"{language}-coach"]))]
    for product, screens in places:
        reader = Reader(chromium, product, **options)
        try:
            for name, path in screens.items():
                yield name, reader.open(path)
            assert not reader.faults, reader.faults
            assert reader.hosts == {f"127.0.0.1:{product.port}"}, reader.hosts
        finally:
            reader.close()


def shoot(page, name):
    """Keeps a picture where the person who runs the tests wants them."""
    if SHOTS:
        pathlib.Path(SHOTS).mkdir(parents=True, exist_ok=True)
        page.screenshot(path=f"{SHOTS}/{name}.png", animations="disabled")


# Questions ------------------------------------------------------------------------------------------------------

STYLED = """(rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
"""Adds rules to a page whose policy takes no style of its own."""

WIDER = """() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const isOut = (box) => box.width > 0 && (box.right > root.clientWidth + 0.5 || box.left < -0.5);
    const out = [...document.body.querySelectorAll("*")].filter((element) => isOut(element.getBoundingClientRect()));
    return [`${root.scrollWidth} > ${root.clientWidth}`, ...out.slice(0, 6).map((element) => element.outerHTML.slice(0, 120))];
}"""
"""What makes the page wider than its window."""

CLIPPED = """() => [...document.body.querySelectorAll("*")].filter((element) => {
    const style = getComputedStyle(element);
    if (style.visibility === "hidden" || !element.checkVisibility() || element.closest(".spoken, [aria-hidden=true], .skip"))
        return false;
    // What is for the ear alone; and a title that ends in dots, whole on its task's page.
    if (style.clipPath !== "none" || style.textOverflow === "ellipsis") return false;
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const wide = style.overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
    // Fonts reserve room above and below their letters; less than a fifth of a line's height cuts nothing off.
    const spare = Math.max(1, parseFloat(style.fontSize) / 5);
    const high = style.overflowY !== "visible" && element.scrollHeight > element.clientHeight + spare;
    return hasText && style.overflowX !== "auto" && style.overflowY !== "auto" && (wide || high);
}).map((element) => element.outerHTML.slice(0, 160))"""
"""Text that its own box cuts off."""

SMALL = """() => {
    const wanted = "a[href], button, summary, select, textarea, input:not([type=hidden])";
    const small = [];
    for (const element of document.querySelectorAll(wanted)) {
        const target = element.matches("input[type=radio], input[type=checkbox]") ? element.closest("label") ?? element : element;
        if (!target.checkVisibility() || element.matches(".skip")) continue;
        // A link in running text is as high as its line (WCAG 2.5.8, inline).
        const isInline = element.matches("a") && getComputedStyle(element).display === "inline"
            && element.parentElement.matches("p, li, dd") && element.parentElement.textContent.trim() !== element.textContent.trim();
        if (isInline) continue;
        // A row of the day is as high as its minutes (MZ-054). What short ones lead to has whole targets elsewhere: the
        // task's menu, and the button that adds a task.
        if (element.matches(".task.brief > .task-link, .week-task > .task-link, .gap > a")) continue;
        let { width, height } = target.getBoundingClientRect();
        if (width === 0 || height === 0) continue;
        // What a press reaches may be more than what is drawn.
        for (const pseudo of ["::before", "::after"]) {
            const style = getComputedStyle(target, pseudo);
            if (style.content === "none" || style.position !== "absolute") continue;
            width = Math.max(width, parseFloat(style.width) || 0);
            height = Math.max(height, parseFloat(style.height) || 0);
        }
        if (width < 43.5 || height < 43.5) small.push(`${width.toFixed(1)}×${height.toFixed(1)} ${target.outerHTML.slice(0, 140)}`);
    }
    return small;
}"""
"""What is too small for a finger."""

AXE_RUN = """async (rules) => {
    // axe takes shaped text for an icon font and skips it: an Arabic word is narrower than its letters, one by one.
    const measure = CanvasRenderingContext2D.prototype.measureText;
    if (!measure.isPlain) {
        const plain = function (text) {
            let width = 0;
            for (const character of text) width += measure.call(this, character).width;
            return { width };
        };
        plain.isPlain = true;
        CanvasRenderingContext2D.prototype.measureText = plain;
    }
    // The colours of tajweed on the Quran's letters are the given ones and have a line besides (K65).
    const options = { resultTypes: ["violations", "passes"], ...(rules && { runOnly: rules }) };
    const { violations, passes } = await axe.run({ exclude: [".tajweed"] }, options);
    const contrast = passes.filter(({ id }) => id === "color-contrast").flatMap(({ nodes }) => nodes);
    return {
        faults: violations.map(({ id, nodes }) => `${id}: ` + nodes.slice(0, 4).map(({ html, any }) =>
            html.slice(0, 160) + " " + (any[0]?.message ?? "")).join(" | ")),
        measured: contrast.filter(({ html }) => /[\\u0600-\\u06ff]/.test(html)).length,
    };
}"""


COLOUR_RULES = ["color-contrast", "link-in-text-block"]
"""axe's rules that other colours may break: enough for a page that was looked at whole in another mode or theme."""


def axe(page, rules=None):
    """axe's violations of all its rules, or of some; and how many Arabic texts it measured the contrast of."""
    if not page.evaluate("() => Boolean(window.axe)"):
        page.evaluate(AXE)
    return page.evaluate(AXE_RUN, rules)
