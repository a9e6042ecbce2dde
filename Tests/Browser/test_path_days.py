"""The path after some days in a browser: its tree, a day of rest, what is said when something was noted, and its beginning in large text."""
import datetime
import re
import time

import pytest
from product_app import Product, Reader, readers  # noqa: F401
from product_screens import CLIPPED, STYLED, WIDER
from test_path import QUESTIONS
from test_path_pictures import FIRST, Walk

RESTED = FIRST + datetime.timedelta(20)
BRANCHES = """all => all.map((one) => {
    const { animationName, animationDuration, opacity } = getComputedStyle(one);
    return [animationName, parseFloat(animationDuration), opacity];
})"""


@pytest.fixture(scope="module")
def walk(tmp_path_factory):
    """A path of three weeks whose last day is one of rest."""
    walk = Walk(tmp_path_factory.mktemp("path") / "data")
    walk.go(20)
    walk.note(20)
    walk.product.post(f"/path/day/{RESTED}", step="mercy")
    yield walk
    walk.product.stop()


@pytest.fixture
def fresh_path(tmp_path):
    """A product whose path hasn't begun."""
    started = Product(tmp_path / "data").start()
    started.settle()
    yield started
    started.stop()


def test_the_tree_stands_at_once_without_motion(walk, readers):  # noqa: F811
    """WP-098 a grown tree comes branch by branch, and with reduced motion, or with the app's own switch, it is there whole at once"""
    for path in ("/path", "/path/journey"):
        moving = readers(walk.product, reduced_motion="no-preference").open(path).locator(".tree-branch").evaluate_all(BRANCHES)
        assert moving and all(name == "path-leaf" and length > 0.15 for name, length, _ in moving), (path, moving)
        still = readers(walk.product, reduced_motion="reduce").page
        still.goto(path, wait_until="commit")
        still.locator(".tree-branch").last.wait_for(state="attached")
        stands = still.locator(".tree-branch").evaluate_all(BRANCHES)
        assert len(stands) == len(moving)
        assert all((name == "none" or length <= 0.15) and opacity == "1" for name, length, opacity in stands), (path, stands)
    walk.product.post("/me/appearance", still="on")
    stands = readers(walk.product, reduced_motion="no-preference").open("/path").locator(".tree-branch").evaluate_all(BRANCHES)
    assert stands and all(name == "none" and opacity == "1" for name, _, opacity in stands)
    walk.product.post("/me/appearance", still="off")


def test_rest_days_can_be_hidden(walk, readers):  # noqa: F811
    """WP-093 a day of rest is marked on its day and in the journey; hidden, neither says so any more, and the days in a row stay the same"""
    pages = ["/", "/path", "/path/journey", f"/path/day/{RESTED}", f"/path/day/{FIRST + datetime.timedelta(19)}", "/path/plan"]
    reader = readers(walk.product)

    def told():
        return {path: reader.open(path).locator("main").text_content() for path in pages}

    def counted(pages):
        return walk.product.get("/path/journey"), re.search(r"[٠-٩]+ يوم\w*", pages["/path"]).group(0)

    shown = told()
    before = counted(shown)
    assert "استخدمت يوم راحة بوعي" in shown["/path/journey"]
    for path in ("/path/journey", f"/path/day/{RESTED}"):
        assert "يوم راحة" in shown[path], path
    walk.product.post("/path/settings", restDays="off")
    hidden = told()
    assert not [path for path, words in hidden.items() if "يوم راحة" in words]
    assert counted(hidden) == before


@pytest.mark.timed
def test_what_was_noted_is_said_in_passing(fresh_path, readers):  # noqa: F811
    """WP-068 WP-069 one press notes it; what was noted is said at once, in a region that is read out, for two seconds, with no dialog and nothing that takes the focus; its undo stays for five seconds and more"""
    fresh_path.post("/path/plan/beginning", step="accept")
    page = readers(fresh_path).open("/path")
    box = page.get_by_role("checkbox", name="صلاة الفجر")
    region = page.locator("#toasts")
    assert region.get_attribute("role") == "status"
    page.evaluate("document.getElementById('toasts').isOriginal = true")
    began = time.monotonic()
    box.click()
    region.get_by_text("سجلت الصلاة. بارك الله فيك.").wait_for()
    assert time.monotonic() - began < 2
    assert page.evaluate("document.getElementById('toasts').isOriginal"), "a region that is replaced isn't read out"
    assert page.locator("dialog[open], [role=alertdialog], [role=dialog]").count() == 0
    assert not page.evaluate("document.getElementById('toasts').contains(document.activeElement)")
    region.get_by_text("سجلت الصلاة. بارك الله فيك.").wait_for(state="detached")
    assert time.monotonic() - began < 5
    page.wait_for_timeout(max(0, 1000 * (began + 6 - time.monotonic())))
    assert region.locator("form button").is_visible() and int(region.locator("[data-toast]").get_attribute("data-seconds")) >= 5
    # Beside each that is open stand two ways to leave it, neither with a form to fill in.
    row = page.locator("li.row", has_text="صلاة الظهر").first
    assert row.get_by_role("button", name="لاحقًا: صلاة الظهر").is_visible()
    row.get_by_role("button", name="تأجيل: صلاة الظهر").click()
    page.locator("li.row", has_text="أُجِّل إلى الغد").wait_for()
    assert page.locator("dialog[open]").count() == 0 and page.url.split("?")[0].endswith("/path")


@pytest.mark.parametrize("language", ["ar", "en"])
def test_its_beginning_in_large_text(chromium, fresh_path, language):
    """WP-097 the introduction, the seven questions and the first plan are whole at 320 px with the text twice as large"""
    fresh_path.settings(language=language)
    reader = Reader(chromium, fresh_path, viewport={"width": 320, "height": 700})
    try:
        for path in ["/path", *(f"/path/questions/beginning/{name}" for name in QUESTIONS), "/path/plan/beginning"]:
            page = reader.open(path)
            sizes = "() => ['h1', 'main p, main label'].map((each) => parseFloat(getComputedStyle(document.querySelector(each)).fontSize))"
            before = page.evaluate(sizes)
            page.evaluate(STYLED, "html { font-size: 200% }")
            after = page.evaluate(sizes)
            assert after[1] == 2 * before[1] and after[0] > before[0], (path, before, after)
            assert page.evaluate(WIDER) + page.evaluate(CLIPPED) == [], path
    finally:
        reader.close()
