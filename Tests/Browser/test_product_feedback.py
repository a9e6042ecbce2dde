"""What a person says about the product: the form a shake opens, what it shows of the device, and where it goes."""
import urllib.parse

from product_app import readers  # noqa: F401
from product_app import shared as product  # noqa: F401

SHAKE = """async ([strength, times, pause]) => {
    for (let number = 0; number < times; number += 1) {
        dispatchEvent(new DeviceMotionEvent("devicemotion", { acceleration: { x: strength, y: 0, z: 0 } }));
        await new Promise((done) => setTimeout(done, pause));
    }
}"""


def test_a_shake_opens_the_form(product, readers):  # noqa: F811
    """MZ-290 a phone that is shaken opens the form; one that is carried, or set down hard once, doesn't"""
    page = readers(product).open("/")
    page.evaluate(SHAKE, [9, 8, 150])
    page.evaluate(SHAKE, [40, 1, 150])
    page.evaluate(SHAKE, [40, 2, 1100])
    page.wait_for_timeout(200)
    assert page.url.endswith("/")
    with page.expect_navigation(url="**/feedback"):
        page.evaluate(f"(all) => {{ void ({SHAKE})(all); }}", [40, 3, 150])
    assert page.locator("form[data-feedback] textarea").is_visible()


def test_what_is_known_of_the_device_can_be_left_out(product, readers):  # noqa: F811
    """MZ-290 what would be kept of the device is shown before, and left out by a switch; the report is a file to hand on, and nothing is sent to another host"""
    product.settings(language="en")
    reader = readers(product)
    page = reader.open("/feedback")
    facts = page.locator("[data-feedback-facts]")
    assert facts.is_visible()
    shown = facts.inner_text()
    assert page.evaluate("navigator.userAgent") in shown and "390×844" in shown
    posted = []
    page.on("request", lambda request: posted.append(request.url) if request.method == "POST" else None)

    def say(words, isYes):
        page = reader.open("/feedback")
        page.locator("form[data-feedback] textarea").fill(words)
        yes = page.locator("form[data-feedback] input[name=confirmation][role=switch]")
        if yes.is_checked() != isYes:
            yes.click(force=True)
        with page.expect_response(lambda response: response.request.method == "POST"):
            page.locator("form[data-feedback] button[type=submit]").click()
        page.locator("main", has_text=words).wait_for()
        return product.send("GET", "/feedback/wird-feedback.txt")[2].decode()

    without = say("The letters are small", False)
    assert "The letters are small" in without and "390×844" not in without
    with_facts = say("The page is wide", True)
    assert "The page is wide" in with_facts and "390×844" in with_facts
    assert page.locator("a[href$='/feedback/wird-feedback.txt']").count() == 1
    assert {urllib.parse.urlsplit(url).netloc for url in posted} == {urllib.parse.urlsplit(product.address).netloc}
    assert reader.hosts == {urllib.parse.urlsplit(product.address).netloc}
