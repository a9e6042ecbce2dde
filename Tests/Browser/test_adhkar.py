"""Adhkar and the counter in a real browser: touches, keys, what a screen reader hears, no scripts, no network."""
import pytest
from product_app import Reader
from product_app import shared as product  # noqa: F401


@pytest.fixture()
def reader(chromium, product):
    product.settings(language="ar")
    product.post("/counter", step="choose", phrase="subhan", target="33")
    product.post("/counter", step="reset")
    for group in ("morning", "evening", "prayer", "sleep"):
        product.post(f"/adhkar/{group}", step="reset")
    reader = Reader(chromium, product)
    yield reader
    reader.close()


HEARD = """() => {
    window.heard = [];
    const region = document.querySelector("[data-announcer]");
    new MutationObserver(() => window.heard.push(region.textContent)).observe(region, { childList: true, characterData: true, subtree: true });
}"""


def count(page, name):
    return page.locator(f'form[data-tally="{name}"] [data-tally-count]')


def test_a_dhikr_is_counted_where_it_stands(reader):
    """WP-065 repeats are counted without leaving the page, the next card follows, and all of it is there on reopening"""
    page = reader.open("/adhkar/morning")
    page.evaluate(HEARD)
    for _ in range(3):
        count(page, "bismillah").click()
    card = page.locator("#bismillah")
    assert card.get_attribute("data-done") is not None
    assert count(page, "bismillah").is_disabled()
    assert page.evaluate("document.activeElement.closest('[data-dhikr]').id") == "raditu"
    assert page.evaluate("window.heard.length") >= 2
    page.wait_for_selector('form[data-tally="bismillah"]:not([data-busy])')
    page = reader.open("/adhkar/morning")
    assert page.get_attribute('form[data-tally="bismillah"]', "data-said") == "3"
    page.locator('form[data-tally="bismillah"] [data-tally-back]').click()
    assert not count(page, "bismillah").is_disabled()


def test_a_group_from_end_to_end(reader):
    """WP-065 the last dhikr of a group ends in calm words, and beginning anew can be taken back"""
    page = reader.open("/adhkar/sleep")
    names = page.eval_on_selector_all("form[data-tally]", "forms => forms.map((form) => [form.dataset.tally, Number(form.dataset.count)])")
    for name, times in names:
        for _ in range(times):
            count(page, name).dispatch_event("click")
    assert page.locator("[data-dhikr]:not([data-done])").count() == 0
    assert page.locator("[data-adhkar-all]").is_visible()
    page.wait_for_function("() => !document.querySelector('form[data-busy]')")
    page.locator('form:has(input[value="reset"]) button').click()
    page.wait_for_selector('#toasts form:has(input[value="restore"]) button')
    assert page.locator("[data-done]").count() == 0
    page.locator('#toasts form:has(input[value="restore"]) button').click()
    page.wait_for_function(f"() => document.querySelectorAll('[data-done]').length === {len(names)}")


def test_the_counter_by_touch_and_by_keys(reader):
    """WP-065 the counter counts by touch and by Space and Enter, is heard at tens and at the target alone, and keeps its number"""
    page = reader.open("/counter")
    page.evaluate(HEARD)
    for _ in range(11):
        page.locator("#count").click()
    page.evaluate("document.activeElement.blur()")
    for key in [" ", "Enter"] * 11:
        page.keyboard.press(key)
    assert page.get_attribute("form[data-tally]", "data-said") == "33"
    assert page.locator("[data-tally-said]").inner_text() == "٣٣"
    page.wait_for_timeout(100)
    assert page.evaluate("new Set(window.heard.filter(Boolean)).size") == 4
    page.locator("[data-tally-back]").click()
    page.wait_for_selector("form[data-tally]:not([data-busy])")
    page = reader.open("/counter")
    assert page.get_attribute("form[data-tally]", "data-said") == "32"
    box = page.locator("#count").bounding_box()
    assert box["width"] >= 200 and box["height"] >= 200


def test_the_round_after_a_prayer(reader, product):
    """WP-065 in a round of 33, 33, 33 and 1 the next phrase comes by itself and stands out"""
    product.post("/counter", step="choose", phrase="round-prayer")
    product.post("/counter", step="reset")
    page = reader.open("/counter")
    for _ in range(33):
        page.locator("#count").click()
    assert page.eval_on_selector_all("[data-tally-step]", "items => items.findIndex((item) => item.getAttribute('aria-current') === 'step')") == 1
    assert page.locator("[data-tally-said]").inner_text() == "٠"
    for _ in range(67):
        page.locator("#count").click()
    assert page.locator("[data-tally-rounds]").is_visible()


def test_a_touch_is_felt(reader):
    """WP-065 each count is felt, and its end more"""
    page = reader.open("/counter")
    page.evaluate("window.felt = []; navigator.vibrate = (pattern) => window.felt.push(pattern)")
    page.locator("#count").click()
    # The first touch of a page may be felt as its launch as well.
    page.wait_for_timeout(500)
    page.evaluate("window.felt = []")
    page.locator("#count").click()
    page.wait_for_timeout(300)
    assert page.evaluate("window.felt.length") == 1


@pytest.mark.parametrize("language", ["ar", "en"])
def test_without_scripts(chromium, product, language):
    """WP-065 without scripts every count is a form, and the page comes back at its dhikr"""
    product.settings(language=language)
    product.post("/adhkar/evening", step="reset")
    reader = Reader(chromium, product, java_script_enabled=False)
    try:
        page = reader.open("/adhkar/evening")
        count(page, "afini").click()
        page.wait_for_url("**/adhkar/evening#afini")
        assert page.get_attribute('form[data-tally="afini"]', "data-said") == "1"
        page.locator('form[data-tally="afini"] [data-tally-back]').click()
        assert page.get_attribute('form[data-tally="afini"]', "data-said") == "0"
        page = reader.open("/counter")
        page.locator("#count").click()
        page.wait_for_url("**/counter")
    finally:
        reader.close()
