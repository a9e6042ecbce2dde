"""What the path looks like on its first day, after a missed day, in a week of rest and at each level, out of the running product.

    WIRD_SHOTS=folder python -m pytest Tests/Browser/test_path_pictures.py
"""
import datetime

import pytest
from product_app import DESKTOP, PHONE, Product, Reader
from product_screens import CLIPPED, COLOUR_RULES, WIDER, axe, shoot

FIRST = datetime.date(2026, 9, 5)
# Days that were noted since the first, one after another, and what is reached with them.
LEVELS = {"seeds": (3, "البذور"), "roots": (7, "الجذور"), "growth": (21, "النمو"), "steadfast": (42, "الثبات"), "blossom": (70, "الإيناع")}
LOOKS = {"noor": ("noor", "light"), "noor-dark": ("noor", "dark"), "layl": ("layl", "dark")}


class Walk:
    """A path that is walked from a first day on; the product is started anew on each day that is looked at."""

    def __init__(self, folder):
        self.product = Product(folder, now=f"{FIRST}T07:10:00Z").start()
        self.product.settle()
        self.product.settings(language="ar")
        self.product.post("/path/plan/beginning", step="accept")
        self.noted = 0

    def go(self, days, hour="16:40"):
        """Goes to so many days after the first."""
        self.product.stop()
        self.product.now = f"{FIRST + datetime.timedelta(days)}T{hour}:00Z"
        self.product.start()

    def note(self, days):
        """Notes something on each of the first days."""
        for day in range(self.noted, days):
            date = FIRST + datetime.timedelta(day)
            for entry in ("fajr", "isha", "quran-portion"):
                self.product.post(f"/path/day/{date}", step="done", entry=entry)
        self.noted = days


@pytest.fixture(scope="module")
def walk(tmp_path_factory):
    walk = Walk(tmp_path_factory.mktemp("pictures") / "data")
    yield walk
    walk.product.stop()


def look(chromium, walk, name, path="/path", full=True):
    """Opens a page in each look at phone width, and on a wide screen; whole, without a fault, and kept where pictures are wanted."""
    for look_name, (theme, mode) in LOOKS.items():
        walk.product.post("/me/appearance", theme=theme)
        reader = Reader(chromium, walk.product, viewport=PHONE, color_scheme=mode, reduced_motion="reduce")
        try:
            page = reader.open(path)
            assert page.locator("html").get_attribute("data-theme") == theme
            # A wide screen has the same colours, and another look only other colours: one is enough for the rest.
            whole = look_name == "noor"
            for size, viewport in {"phone": PHONE, "wide": DESKTOP}.items() if whole else {"phone": PHONE}.items():
                page.set_viewport_size(viewport)
                assert axe(page, None if whole else COLOUR_RULES)["faults"] == [], (name, look_name)
                assert page.evaluate(WIDER) == [] and page.evaluate(CLIPPED) == []
                if full:
                    page.set_viewport_size({"width": viewport["width"], "height": page.evaluate("document.documentElement.scrollHeight")})
                shoot(page, f"path-{name}-{look_name}-{size}")
            text = page.locator("main").inner_text()
            assert not reader.faults, reader.faults
        finally:
            reader.close()
    return text


def test_the_introduction(chromium, tmp_path):
    """WP-007 the introduction's gradient fills the window in the given colours, and its drawing is not read out"""
    product = Product(tmp_path / "data").start()
    try:
        product.settings(language="ar")
        for theme, mode, colours in [("noor", "light", ("rgb(240, 247, 244)", "rgb(232, 245, 233)")), ("noor", "dark", ()), ("layl", "dark", ())]:
            product.post("/me/appearance", theme=theme)
            reader = Reader(chromium, product, color_scheme=mode)
            try:
                page = reader.open("/path")
                ground = page.locator("body > .backdrop")
                image = ground.evaluate("(ground) => getComputedStyle(ground).backgroundImage")
                assert image.startswith("linear-gradient(") and all(colour in image for colour in colours), image
                box = ground.bounding_box()
                assert (box["width"], box["height"]) == (390, 844)
                assert page.locator("main svg.path-tree").get_attribute("aria-hidden") == "true"
                assert axe(page)["faults"] == []
                shoot(page, f"path-introduction-{theme}-{mode}")
            finally:
                reader.close()
    finally:
        product.stop()


def test_the_days(chromium, walk):
    """WP-048 WP-054 WP-060 WP-077 WP-081 WP-100 the first day, each level, a missed day and a week of rest, whole in three looks, and none of them counts what was not done"""
    first = look(chromium, walk, "first-day")
    assert "مسيرتك: البذور" in first and "ابدأ من جديد" not in first
    for level, (days, name) in LEVELS.items():
        walk.go(days - 1)
        walk.note(days)
        assert f"مسيرتك: {name}" in look(chromium, walk, level), level
        look(chromium, walk, f"{level}-journey", "/path/journey")
    walk.go(72)
    missed = look(chromium, walk, "missed-day")
    assert "غداً فرصة جديدة—نفس الخطة بانتظارك." in missed and "مسيرتك: الإيناع" in missed
    walk.product.post("/path/rest", step="rest")
    assert "خذ وقتك. المسيرة تنتظرك." in look(chromium, walk, "rest-week")
