"""Settings hold as they are chosen: at once where they are pressed, and with keys once they are taken or left."""
import time

from product_app import DESKTOP, PHONE, product, readers  # noqa: F401


def kept(product, name, value):  # noqa: F811
    """Whether a setting comes to hold a value within some seconds."""
    deadline = time.monotonic() + 5
    while (found := product.get("/me/settings")[name]) != value and time.monotonic() < deadline:
        time.sleep(0.05)
    return found == value


def test_pressed(product, readers):  # noqa: F811
    """SY-030 a press is enough, several in a row are all kept, and the page says beforehand that it is so"""
    page = readers(product).open("/me/settings")
    assert page.locator(".scripted").first.is_visible() and not page.locator(".unscripted").first.is_visible()
    for name, value in (("clock", "24"), ("digits", "latin"), ("weekStart", "monday"), ("clock", "12")):
        page.locator(f"label:has(input[name={name}][value='{value}'])").click()
    assert kept(product, "clock", "12") and kept(product, "digits", "latin") and kept(product, "weekStart", "monday")
    page.wait_for_selector("input[name=weekStart][value=monday]:checked", state="attached")
    page.wait_for_selector("input[name=clock][value='12']:checked", state="attached")


def test_language(product, readers):  # noqa: F811
    """SY-030 another language is there as soon as it is chosen"""
    page = readers(product).open("/me/settings")
    page.locator("select[name=language]").select_option("en")
    page.wait_for_selector("html[lang=en]", state="attached")


def test_keys(product, readers):  # noqa: F811
    """SY-028 arrows lead through choices without changing anything; Enter or leaving takes the one that was reached (WCAG 3.2.2)"""
    page = readers(product).open("/me/settings")
    page.locator("input[name=weekStart]:checked").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    chosen = page.locator("input[name=weekStart]:checked").get_attribute("value")
    page.wait_for_timeout(400)
    assert product.get("/me/settings")["weekStart"] != chosen
    page.keyboard.press("Tab")
    assert kept(product, "weekStart", chosen)
    page.locator("select[name=language]").focus()
    page.keyboard.press("ArrowDown")
    page.wait_for_timeout(400)
    assert page.locator("html").get_attribute("lang") == "ar"
    page.keyboard.press("Enter")
    page.wait_for_selector("html[lang=en]", state="attached")


def test_without_scripts(product, readers):  # noqa: F811
    """SY-030 without scripts the button that keeps is in sight beside the language, at both sizes"""
    page = readers(product, java_script_enabled=False).open("/me/settings")
    for window in (PHONE, DESKTOP):
        page.set_viewport_size(window)
        box = page.locator(".in-sight").bounding_box()
        assert 0 < box["y"] and box["y"] + box["height"] <= window["height"], (window, box)
        assert not page.locator(".scripted").first.is_visible()
    page.locator("select[name=language]").select_option("en")
    page.locator(".in-sight button").click()
    assert page.locator("html").get_attribute("lang") == "en"
