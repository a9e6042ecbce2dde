"""The first steps, the tour of the first day, and help, as a browser shows them."""
import json

from harness.paths import ROOT
from product_app import TODAY, fresh, product, readers  # noqa: F401
from product_hands import until

RIYADH = {"latitude": 24.69, "longitude": 46.72}
STANDIN = """
globalThis.asked = 0;
globalThis.Notification = class { static get permission() { return globalThis.asked ? "granted" : "default"; }
  static async requestPermission() { globalThis.asked += 1; return "granted"; } };
"""


def texts(code):
    return json.loads((ROOT / f"Locales/guide/{code}.json").read_text(encoding="utf-8"))


def press(page, name):
    """Presses a button or link as the keyboard does."""
    target = page.get_by_role("button", name=name, exact=True).or_(page.get_by_role("link", name=name, exact=True)).first
    target.focus()
    page.keyboard.press("Enter")


def test_the_first_steps_and_the_tour_by_keyboard(fresh, readers):  # noqa: F811
    """MZ-280 MZ-285 MZ-091 from the first page through four steps and the tour's five stages, by keyboard alone"""
    fresh.settings(language="en")
    reader = readers(fresh, geolocation=RIYADH, permissions=["geolocation"])
    reader.context.add_init_script(STANDIN)
    page = reader.open()
    press(page, "Begin with four short steps")
    page.wait_for_url("**/setup/welcome")
    press(page, "Get Started")
    page.wait_for_url("**/setup/location")
    press(page, "Use my location")
    page.locator(".map-dot").wait_for(state="attached")
    press(page, "Next")
    page.wait_for_url("**/setup/method")
    press(page, "Next")
    page.wait_for_url("**/setup/notifications")
    assert page.evaluate("asked") == 0
    press(page, "Enable Notifications")
    until(page, "asked === 1")
    press(page, "Skip for now")
    page.locator("[data-tour='1']").wait_for()
    for stage in (2, 3):
        press(page, "Next")
        page.locator(f"[data-tour='{stage}']").wait_for()
    fresh.add("First", date=TODAY, start="20:30")
    page.reload()
    page.locator("[data-tour='4']").wait_for()
    press(page, "Next")
    page.locator("[data-tour='5']").wait_for()
    press(page, "To my day")
    page.locator("[data-tour]").wait_for(state="detached")


def test_the_first_steps_without_scripts(fresh, readers):  # noqa: F811
    """MZ-280 MZ-282 without scripts the city search leads back to the step, and each step goes on"""
    fresh.settings(language="en")
    page = readers(fresh, java_script_enabled=False).open("/setup/location")
    page.locator("input[type=search]").fill("Riyadh")
    page.locator("form.search button").click()
    page.locator("#cities button").first.click()
    assert "/setup/location" in page.url
    assert page.locator(".map-dot").count() == 1
    page.get_by_role("button", name="Next").click()
    assert page.url.endswith("/setup/method")


def test_demos_stand_still_where_motion_is_unwanted(product, readers):  # noqa: F811
    """MZ-281 MZ-289 the demos move, and stand at their end with reduced motion"""
    moving = "document.getAnimations().some((each) => each.animationName?.startsWith('demo-'))"
    page = readers(product).open("/help/dragging")
    assert page.evaluate(moving)
    still = readers(product, reduced_motion="reduce").open("/help/dragging")
    assert not still.evaluate(moving)


def test_the_welcome_moves_only_where_it_may(fresh, readers):  # noqa: F811
    """MZ-281 the welcome's picture of a day with its prayers moves; with reduced motion it stands, whole, at its end"""
    fresh.settings(language="en")
    moving = "() => document.getAnimations().filter((each) => each.animationName?.startsWith('demo-') && each.playState === 'running').length"
    page = readers(fresh, reduced_motion="no-preference").open("/setup/welcome")
    assert page.get_by_text("Plan your day around prayer, not around meetings").is_visible()
    assert page.evaluate(moving) > 0
    still = readers(fresh, reduced_motion="reduce").open("/setup/welcome")
    assert still.evaluate(moving) == 0
    first = still.locator(".demo").screenshot()
    still.wait_for_timeout(400)
    assert still.locator(".demo").screenshot() == first
    # The prayers are in their places, and each task has come between them.
    assert still.locator(".demo .d-prayers rect").count() == 3
    places = "all => all.map((each) => [getComputedStyle(each).opacity, getComputedStyle(each).translate])"
    assert still.locator(".demo .d-task").evaluate_all(places) == [["1", "none"]] * 3


def test_the_place_is_asked_for_by_the_button_alone(fresh, readers):  # noqa: F811
    """MZ-282 the second step asks the browser for the place on its button alone; the map has its dot then, and a city can be chosen instead"""
    fresh.settings(language="en")
    reader = readers(fresh, geolocation=RIYADH, permissions=["geolocation"])
    reader.context.add_init_script("""globalThis.located = 0;
        for (const name of ["getCurrentPosition", "watchPosition"]) {
            const own = Geolocation.prototype[name];
            Geolocation.prototype[name] = function (...all) { located += 1; return own.apply(this, all); };
        }""")
    page = reader.open("/setup/welcome")
    press(page, "Get Started")
    page.wait_for_url("**/setup/location")
    page.wait_for_selector("html[data-scripted]", state="attached")
    page.wait_for_timeout(300)
    assert page.evaluate("located") == 0
    assert page.locator("input[type=search]").is_visible()
    assert page.get_by_text("We need your location for accurate prayer times").is_visible()
    assert page.get_by_text("Your location stays on your device").first.is_visible()
    press(page, "Use my location")
    page.locator(".map-dot").wait_for(state="attached")
    assert page.locator(".map-dot").evaluate("(dot) => dot.closest('svg') !== null")
    assert fresh.get("/place")["place"]["zone"] == "Asia/Riyadh"


def test_help_is_there_offline(app, door):
    """MZ-288 MZ-038 MZ-292 help, the methods and the legal pages open with the server gone, in each language"""
    door.shut()
    for code in ("ar", "en", "ur", "fr"):
        app.settings(language=code)
        words = texts(code)
        for path, title in (("/help", None), ("/help/methods", words["help.methods"]), ("/legal/privacy", words["legal.privacy"])):
            app.open(path)
            assert app.page.locator("html").get_attribute("lang") == code
            if title:
                assert app.page.locator("h1").text_content().strip() == title
        assert words["legal.promise"] in app.page.locator("main").text_content()
