"""Reciting by oneself: a passage from memory, revealed ayah by ayah, kept and deleted, with scripts and without."""
import pytest
from product_app import Product, Reader

MEMORY = "/quran/recite/112-1-4?mode=memory"


@pytest.fixture(scope="module")
def product(tmp_path_factory):
    started = Product(tmp_path_factory.mktemp("recite")).start()
    started.settings(language="en")
    yield started
    started.stop()


def words(page):
    """The words of the Quran that are in the page."""
    return page.locator(".recite-word").count()


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "none"])
def test_from_memory(chromium, product, scripts):
    """An ayah is revealed when it is asked for, what was said of those before stays, and the recitation is kept, found again, deleted and back."""
    reader = Reader(chromium, product, java_script_enabled=scripts)
    try:
        page = reader.open(MEMORY)
        assert words(page) == 0 and "قُلْ" not in page.content()
        page.locator("[data-reveal='0']").click()
        page.locator("[data-word='0']").wait_for()
        assert words(page) == 4 and not page.locator("[data-reveal='0']").is_visible()
        page.locator("[data-judge='0'] .segment", has_text="It was right").click()
        page.locator("[data-reveal='1']").click()
        page.locator("[data-word='4']").wait_for()
        assert words(page) == 6 and page.locator("[name='ayah-0'][value='right']").is_checked()
        page.locator("[data-judge='1'] .segment", has_text="Something was missing").click()
        page.locator("[data-self-keep]").click()
        page.wait_for_url("**/quran/recite/sessions/*")
        chips = page.locator("[data-recite-words='missed'] .recite-chip")
        chips.first.wait_for()
        assert chips.count() == 2 and chips.first.get_attribute("href") == "/quran/listen/112/2"
        assert page.locator("[data-figure='accuracy']").inner_text() == "66%"
        address = page.url.split("?")[0]
        page.get_by_role("button", name="Delete this recitation").click()
        page.wait_for_url("**/quran/recite?*")
        assert page.locator(f"a[href='{address.removeprefix(product.address)}']").count() == 0
        page.get_by_role("button", name="Undo").click()
        page.locator(f"a[href='{address.removeprefix(product.address)}']").wait_for()
        assert not reader.faults, reader.faults
    finally:
        reader.close()
