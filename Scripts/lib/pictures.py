"""Takes the pictures of the scenes that a listing shows; see Scripts/pictures.

The specification names ten. Nine exist; the tenth shows what others wrote in a shop, and nobody has.
"""
import pathlib
import sys
import tempfile

from harness.browser import launch
from playwright.sync_api import sync_playwright
from product_app import DESKTOP, PHONE, TODAY, Product, Reader
from product_hands import Mouse, Timeline, grip

LANGUAGES = ["ar", "en"]
RAMADAN = "2027-02-12T08:00:00Z"
"""A Friday in Ramadan 1448."""
SCENES = ["timeline", "drag", "reminders", "themes", "nawafil", "week", "ramadan", "widgets", "watch"]
WIDE = {"week"}
TASKS = {
    "ar": ["مراجعة الفصل الثالث", "اجتماع الفريق", "المشي في الحديقة", "عشاء مع العائلة", "الرد على الرسائل"],
    "en": ["Revise chapter three", "Team meeting", "A walk in the park", "Dinner with the family", "Answer letters"],
}


def furnish(product, language):
    """A made-up day; gives a task that can be carried."""
    product.settle()
    product.settings(language=language)
    revise, meeting, walk, dinner, letters = TASKS[language]
    carried = product.add(revise, date=TODAY, start="13:30", duration=60, category="study")["id"]
    product.add(meeting, date=TODAY, start="10:30", duration=45, category="work")
    product.add(walk, date=TODAY, start="16:00", duration=60, category="health")
    product.add(dinner, date=TODAY, start="20:00", duration=90, category="family")
    product.add(letters, duration=30, category="personal")
    product.add(meeting, date="2026-11-17", start="10:30", duration=45, category="work")
    product.add(walk, date="2026-11-19", start="16:00", duration=60, category="health")
    return carried


def lift(page, carried):
    """Holds a task over the line, between two times."""
    Timeline(page).show(840)
    x, y = grip(Timeline(page).task(carried))
    hand = Mouse(page)
    hand.down(x, y)
    hand.move(x, y - 28)


def scene(name, page, carried):
    """What a scene shows of the page that it opened."""
    match name:
        case "timeline": Timeline(page).show(840)
        case "ramadan": page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
        case "drag": lift(page, carried)
        case "watch":
            page.locator(".widget-round-next").evaluate("(part) => part.scrollIntoView({ block: 'center', behavior: 'instant' })")


PATHS = {"themes": "/me/appearance", "nawafil": "/me/settings/nawafil", "week": f"/week/{TODAY}", "reminders": "/reminders",
         "widgets": "/me/widgets", "watch": "/me/widgets"}


def take(chromium, product, language, name, carried, folder):
    """One picture: narrow ones twice as fine as they are wide, so that a phone's screen shows them sharp."""
    size, scale = (DESKTOP, 1) if name in WIDE else (PHONE, 2)
    reader = Reader(chromium, product, viewport=size, device_scale_factor=scale, reduced_motion="reduce")
    try:
        page = reader.open(PATHS.get(name, "/"))
        page.evaluate("document.fonts.ready")
        scene(name, page, carried)
        target = folder / f"picture-{language}-{SCENES.index(name) + 1}-{name}.jpg"
        page.screenshot(path=target, type="jpeg", quality=72, animations="disabled")
    finally:
        reader.close()


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        chromium = launch(playwright)
        for language in LANGUAGES:
            product = Product(pathlib.Path(data) / language).start()
            holy = Product(pathlib.Path(data) / f"{language}-ramadan", now=RAMADAN).start()
            try:
                carried = furnish(product, language)
                holy.settle()
                holy.settings(language=language)
                for name in SCENES:
                    take(chromium, holy if name == "ramadan" else product, language, name, carried, folder)
            finally:
                product.stop()
                holy.stop()
        chromium.close()
    print(f"{len(LANGUAGES) * len(SCENES)} pictures are in {folder}")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
