"""The worship path in a real browser: the whole flow, Arabic first, with the server gone."""
import json
import re

import pytest
from product_app import DESKTOP, PHONE, TODAY, Product, Reader
from product_screens import CLIPPED, LANGUAGES, STYLED, WIDER, axe

ARABIC = re.compile("[\u0600-\u06ff]")
QUESTIONS = ["consistency", "time", "intention", "areas", "pace", "tracking", "context"]


@pytest.fixture()
def product(tmp_path):
    product = Product(tmp_path / "path").start()
    product.settle()
    product.settings(language="ar")
    yield product
    product.stop()


@pytest.fixture()
def reader(chromium, product):
    reader = Reader(chromium, product)
    yield reader
    reader.close()


def begin(page):
    """From the introduction over seven questions to the plan that is taken."""
    page.get_by_role("link", name="ابدأ مسيرتي").click()
    for number, question in enumerate(QUESTIONS):
        page.wait_for_url(f"**/path/questions/beginning/{question}")
        assert page.locator("legend").count() == 1
        if number % 2:
            page.get_by_role("button", name="تخطى", exact=True).click()
        else:
            page.locator(".path-choice").first.click()
            page.get_by_role("button", name="متابعة").click()
    page.wait_for_url("**/path/plan/beginning")
    page.get_by_role("button", name="أبدأ بهذه الخطة").click()
    # The page takes the notice out of its address once it shows it, which may be before this is asked.
    page.wait_for_url(re.compile(r"/path(\?|$)"))


def test_the_whole_flow(reader):
    """WP-006 WP-010 WP-068 WP-069 from the card on Today over the questions to the first thing done, and taken back"""
    page = reader.open("/")
    page.locator("[data-path-entry] a").click()
    page.wait_for_url("**/path")
    assert page.get_by_role("heading", level=1).inner_text() == "مسيرتك في العبادة"
    begin(page)
    box = page.get_by_role("checkbox", name="صلاة الفجر")
    assert box.get_attribute("aria-checked") == "false"
    box.click()
    page.wait_for_selector('[role="checkbox"][aria-label="صلاة الفجر"][aria-checked="true"]')
    assert "سجلت الصلاة. بارك الله فيك." in page.locator("#toasts").inner_text()
    page.locator("#toasts").get_by_role("button", name="تراجع").click()
    page.wait_for_selector('[role="checkbox"][aria-label="صلاة الفجر"][aria-checked="false"]')
    assert page.get_by_role("img", name="مسيرتك شجرة تنمو").count() == 1


def test_it_works_with_the_server_gone(app, door, server):
    """WP-070 WP-089 the path is begun and noted on with no server, and is there on reopening"""
    app.sync_until("synced")
    door.shut()
    server.kill()
    app.settings(language="ar")
    page = app.open("/path").page
    begin(page)
    page.get_by_role("checkbox", name="صلاة العصر").click()
    page.wait_for_selector('[role="checkbox"][aria-label="صلاة العصر"][aria-checked="true"]')
    app.stop_worker()
    app.open("/path")
    assert page.get_by_role("checkbox", name="صلاة العصر").get_attribute("aria-checked") == "true"


def test_one_path_in_the_worker_and_on_the_command_line(app, server):
    """WP-089 what is noted in the browser is what the command line on this machine has: one path"""
    app.post("/path/plan/beginning", step="accept")
    today = app.call("/path")[1]["date"]
    app.post(f"/path/day/{today}", step="done", entry="quran-portion")
    app.sync_until("synced")
    day = json.loads(server.run("path", "today", "--json"))
    assert [item["id"] for item in day["essentials"] if item["state"] == "done"] == ["quran-portion"]
    assert json.loads(server.run("path", "status", "--json"))["streakDays"] == 1


def open_named(page, name):
    page.get_by_role("link", name=f"افتح: {name}").click()


def asked(page):
    """The question of somebody who came back, as a screen reader finds it."""
    return page.get_by_text("عدت من: أذكار الصباح. هل نسجلها؟")


def come_back(page, open_page):
    """Opens what actions name, comes back by the browser, by the page's link and by the bar, and is asked once each time."""
    open_page("/path")
    open_named(page, "أذكار الصباح")
    page.wait_for_url("**/adhkar/morning?*")
    page.locator("form[data-tally] [data-tally-count]").first.click()
    page.go_back()
    asked(page).wait_for()
    page.get_by_role("link", name="ليس الآن").click()
    page.wait_for_function("() => !document.querySelector('[data-opened]')")
    open_page("/path")
    page.wait_for_timeout(300)
    assert asked(page).count() == 0, "once"
    open_named(page, "أذكار الصباح")
    page.wait_for_url("**/adhkar/morning?*")
    page.locator(".top-back").click()
    asked(page).wait_for()
    page.wait_for_function("() => !location.search.includes('opened')")
    page.get_by_role("button", name="سجّلها").click()
    page.wait_for_selector('[role="checkbox"][aria-label="أذكار الصباح"][aria-checked="true"]')
    assert asked(page).count() == 0
    open_named(page, "ورد قرآن قصير")
    page.wait_for_url(re.compile(r"/quran\b"))
    page.get_by_role("navigation").get_by_role("link", name="المسيرة").click()
    page.get_by_text("عدت من: ورد قرآن قصير. هل نسجلها؟").wait_for()


def test_coming_back_offers_to_note(reader, product):
    """WP-064 WP-065 who opened what an action names and comes back by whatever way is asked once; one touch notes it"""
    product.post("/path/plan/beginning", step="accept")
    come_back(reader.page, reader.open)


def test_coming_back_with_the_server_gone(app, door, server):
    """WP-064 WP-070 the same out of the worker, with no server"""
    app.post("/path/plan/beginning", step="accept")
    app.sync_until("synced")
    door.shut()
    server.kill()
    app.settings(language="ar")
    come_back(app.page, app.open)


def test_what_a_screen_reader_finds(reader):
    """WP-096 headings in their order, and every button, box, link and picture of the path by an Arabic name"""
    page = reader.open("/path")
    assert page.get_by_role("link", name="ابدأ مسيرتي").count() == 1
    begin(page)
    reader.open("/path")
    assert page.get_by_role("heading", level=1).inner_text() == "مسيرتي في العبادة"
    headings = page.get_by_role("heading", level=2).all_inner_texts()
    assert headings == ["الضروريات اليومية", "إضافات اختيارية", "تأمل اليوم", "مسيرتك: البذور"]
    for path in SCREENS:
        reader.open(path)
        assert page.get_by_role("heading", level=1).count() == 1, path
        main = page.locator("main")
        for role in ("button", "checkbox", "switch", "radio", "textbox", "combobox", "img", "heading", "link"):
            assert main.get_by_role(role, name=ARABIC).count() == main.get_by_role(role).count(), (path, role)
    reader.open("/path")
    assert page.get_by_role("img", name="مسيرتك شجرة تنمو: أنت في البذور، ويليها الجذور.").count() == 1
    assert page.get_by_role("checkbox", name="صلاة الفجر").get_attribute("aria-checked") == "false"


def test_by_keyboard(reader):
    """SY-028 WP-063 a thing is noted with the keyboard alone"""
    page = reader.open("/path")
    begin(page)
    page.get_by_role("checkbox", name="صلاة الظهر").focus()
    page.keyboard.press("Space")
    page.wait_for_selector('[role="checkbox"][aria-label="صلاة الظهر"][aria-checked="true"]')


def test_erasing_ends_by_itself(reader):
    """WP-095 what is erased is hidden at once and gone for good after ten seconds, without another touch"""
    page = reader.open("/path")
    begin(page)
    page.goto(page.url.split("/path")[0] + "/path/settings")
    page.locator("label", has_text="أريد محو بيانات المسيرة").click()
    page.get_by_role("button", name="مسح بيانات المسيرة").click()
    page.wait_for_selector("[data-erasing]")
    page.wait_for_selector("[data-erasing]", state="detached", timeout=20_000)
    assert page.get_by_role("link", name="ابدأ مسيرتي").count() == 1


SCREENS = ["/path", "/path/plan", "/path/journey", "/path/settings", "/path/about", "/path/rest", f"/path/day/{TODAY}",
           "/path/questions/refresh/pace", "/path/plan/refresh"]


@pytest.mark.parametrize("language", ["ar", "en"])
def test_every_screen_is_whole_at_any_size(chromium, product, language):
    """WP-097 WP-099 WP-100 at 320 px with the text twice as large nothing is cut or wider than its window, and axe finds nothing"""
    product.settings(language=language)
    product.post("/path/plan/beginning", step="accept")
    reader = Reader(chromium, product, viewport={"width": 320, "height": 700})
    try:
        for path in SCREENS:
            page = reader.open(path)
            assert page.evaluate("document.documentElement.dir") == LANGUAGES[language]
            assert axe(page)["faults"] == [], path
            page.evaluate(STYLED, "html { font-size: 200% }")
            assert page.evaluate(WIDER) == [], path
            assert page.evaluate(CLIPPED) == [], path
    finally:
        reader.close()


BOXES = """() => [...document.querySelectorAll("header, header *, main, main *")]
    .filter((each) => each.checkVisibility() && !each.closest("svg *, [dir]:not(html, body)") && !["inline", "contents"].includes(getComputedStyle(each).display))
    .map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return { name: `${each.tagName.toLowerCase()}.${each.getAttribute("class") ?? ""}`, x, y, width, height };
    })"""
"""Where each thing of a page lies that isn't a word within a line."""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_every_screen_is_the_others_mirror(chromium, product, size):
    """WP-099 turned from left to right to right to left each screen lies as its own mirror image: nothing holds to a side"""
    # In English, because a page from left to right sets Arabic letters in other sizes.
    product.settings(language="en")
    introduction = Reader(chromium, product, viewport=size)
    introduction.open("/path")
    sides(introduction.page, "introduction", size)
    introduction.close()
    product.post("/path/plan/beginning", step="accept")
    reader = Reader(chromium, product, viewport=size)
    try:
        for path in [*SCREENS, "/path/lock"]:
            sides(reader.open(path), path, size)
    finally:
        reader.close()


def sides(page, name, size):
    """Compares a page from left to right with itself turned round."""
    one = page.evaluate(BOXES)
    # Below the root, whose direction goes with the language's letters and their sizes.
    page.evaluate("document.body.dir = 'rtl'")
    other = page.evaluate(BOXES)
    width = page.evaluate("document.documentElement.clientWidth")
    assert len(one) == len(other) > 10, name
    # A browser's own margins beside a round box differ by two pixels.
    wrong = [(here, there) for here, there in zip(one, other, strict=True)
             if abs(width - here["x"] - here["width"] - there["x"]) > 2.5 or abs(here["width"] - there["width"]) > 1.5
             or abs(here["y"] - there["y"]) > 1.5]
    assert wrong == [], (name, wrong[:5])
