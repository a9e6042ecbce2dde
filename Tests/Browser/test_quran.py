"""The Quran's area in a real browser: its flow, its keys, and turning pages."""
import pytest
from product_app import Reader
from product_app import shared as product  # noqa: F401


@pytest.fixture()
def reader(chromium, product):
    product.settings(language="ar")
    reader = Reader(chromium, product)
    yield reader
    reader.close()


def test_the_flow_of_reading(reader, product):
    """QI-002 home, a surah, a word's meaning, a bookmark, and the place is there on reopening (without sound)"""
    page = reader.open("/quran")
    page.click('a.surah-link[href="/quran/112"]')
    page.wait_for_url("**/quran/112")
    page.locator("li.ayah .ayah-mark").first.click()
    page.wait_for_selector('.ayah-mark[aria-pressed="true"]')
    page.locator("li.ayah [data-menu]").nth(1).click()
    page.wait_for_selector("dialog[open] form[action='/quran/place'] button")
    page.locator("dialog[open] form[action='/quran/place'] button").click()
    page.wait_for_url("**/quran/112/2*")
    page = reader.open("/quran")
    assert page.get_attribute("[data-resume]", "href") == "/quran/112/2"
    page.goto(page.url + "/bookmarks")
    assert page.locator('a[href="/quran/112/1"]').count() >= 1


def test_keys_go_from_ayah_to_ayah(reader):
    """SY-028 j and k move the focus between ayat, b marks the one that has it"""
    page = reader.open("/quran/67")
    focused = "document.activeElement.dataset.ayah"
    for key, ayah in (("j", "67:1"), ("j", "67:2"), ("j", "67:3"), ("k", "67:2")):
        page.keyboard.press(key)
        assert page.evaluate(focused) == ayah
    page.keyboard.press("b")
    page.wait_for_selector('li[data-ayah="67:2"] .ayah-mark[aria-pressed="true"]')


@pytest.mark.parametrize("language", ["ar", "en"])
def test_pages_turn_as_a_book_that_opens_to_the_right(reader, product, language):
    """QR-12 the next page lies to the left in every language: the left arrow goes forward, the right one back"""
    product.settings(language=language)
    page = reader.open("/quran/page/300")
    page.keyboard.press("ArrowLeft")
    page.wait_for_url("**/quran/page/301")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/quran/page/300")


def test_two_facing_pages_on_a_wide_screen(reader):
    """QI-016 from 1024 px on the odd page stands on the right and the even one on its left"""
    page = reader.open("/quran/page/300")
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.locator(".mushaf-page:visible").count() == 1
    page.set_viewport_size({"width": 1280, "height": 800})
    right, left = (box.bounding_box() for box in page.locator(".mushaf-page:visible").all())
    assert right["x"] > left["x"]


def test_the_place_is_kept_by_itself(reader, product):
    """QR-10 an ayah that was read for a while is where the first page goes on, without a button"""
    page = reader.open("/quran")
    page.click('a.surah-link[href="/quran/36"]')
    page.wait_for_url("**/quran/36")
    page.wait_for_timeout(3_000)
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide'))")
    page.wait_for_timeout(500)
    page = reader.open("/quran")
    assert page.get_attribute("[data-resume]", "href").startswith("/quran/36/")


def test_what_was_found_stands_out(reader):
    """QR-11 the words that were looked for have a ground of their own in the ayat that were found"""
    page = reader.open("/quran/search?q=الصبر")
    marks = page.locator(".quran-hit mark")
    assert marks.count() > 5
    grounds = {mark.evaluate("(mark) => getComputedStyle(mark).backgroundColor") for mark in marks.all()}
    assert grounds.isdisjoint({"rgba(0, 0, 0, 0)", "transparent"})


def test_a_plan_asks_for_one_amount(reader):
    """the form of a plan shows the field of the measure that was chosen, and no other"""
    page = reader.open("/quran/khatma")
    fields = ["juz", "pages", "until"]
    for chosen in fields:
        page.locator(f"input[name=pace][value={chosen}]").check(force=True)
        shown = [name for name in fields if page.locator(f"input[name={name}]").is_visible()]
        assert shown == [chosen]


def test_the_player_fits_a_phone(reader):
    """on a phone what is before and after lies to both sides of the button that plays, in one line"""
    page = reader.open("/quran/listen/1")
    page.set_viewport_size({"width": 320, "height": 700})
    before, play, after = (page.locator(f"[data-player-{name}]").bounding_box() for name in ("back", "toggle", "next"))
    middles = [box["y"] + box["height"] / 2 for box in (before, play, after)]
    assert max(middles) - min(middles) < 2
    assert before["x"] > play["x"] > after["x"], "in Arabic what is before lies to the right"
    assert after["x"] >= 0 and before["x"] + before["width"] <= 320


def test_the_days_goal_is_offered(reader):
    """the first page offers a goal for the day, clear of what stands under it"""
    page = reader.open("/quran")
    assert page.locator(".goal").is_visible()
