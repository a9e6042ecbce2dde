"""A browser that lets no worker in: everything goes on against the server, and nobody is troubled with it."""
import pytest
from product_app import TODAY, instant
from product_app import product  # noqa: F401
from product_hands import until

BLOCKED = """Object.defineProperty(ServiceWorkerContainer.prototype, "register", {
  value: () => Promise.reject(new DOMException("blocked", "SecurityError")),
});"""


@pytest.mark.parametrize("language", ["ar", "en"])
def test_no_worker(product, chromium, language):  # noqa: F811
    """SY-002 SY-007 without a worker every page works against the server, without an error and without a word about it"""
    product.settings(language=language)
    context = chromium.new_context()
    context.add_init_script(BLOCKED)
    context.clock.set_fixed_time(instant(product.now))
    page = context.new_page()
    errors = []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(product.address)
    until(page, "document.querySelector('[data-sync-state]').dataset.syncState === 'server'")
    assert page.locator("[data-sync-state]").inner_text() == ""
    product.add("اقرأ", date=TODAY, start="16:00", duration=30)
    page.goto(product.address)
    page.locator("[data-timeline] [data-task] .complete").first.click()
    page.locator("[data-timeline] [data-task].done").first.wait_for()
    assert errors == []
    context.close()


def test_a_clock_far_ahead(product, chromium):  # noqa: F811
    """A device whose clock says 2036 shows the page and stays calm: the next prayer has long been, for ever"""
    context = chromium.new_context()
    context.add_init_script(BLOCKED)
    context.clock.install(time=instant("2036-11-21T10:00:00+00:00"))
    page = context.new_page()
    pages = []
    page.on("request", lambda request: pages.append(request.url) if request.url == product.address + "/" else None)
    page.goto(product.address)
    page.wait_for_timeout(3_000)
    assert 1 <= len(pages) <= 3
    page.locator("[data-timeline]").wait_for()
    context.close()
