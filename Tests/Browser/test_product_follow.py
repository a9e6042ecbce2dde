"""A place that follows the device, where the person asked for it and the browser has allowed it."""
from product_app import fresh, readers  # noqa: F401

LONDON = {"latitude": 51.5074, "longitude": -0.1278}


def come(page):
    """Waits until the page is at rest, and does something in it: a page that was only opened asks for no place."""
    page.wait_for_selector("[data-timeline]")
    page.wait_for_timeout(1_200)
    page.keyboard.press("Shift")
    return page


def follows(fresh):  # noqa: F811
    fresh.settle("Cairo")
    fresh.settings(language="en")
    fresh.post("/place", follow="on")


def test_a_far_place_is_followed_once(fresh, readers):  # noqa: F811
    """MZ-013 opened far from its place the page moves it, says so, and undo leads back for good"""
    follows(fresh)
    page = come(readers(fresh, geolocation=LONDON, permissions=["geolocation"], timezone_id="Europe/London").open())
    page.locator("[data-toast]", has_text="Prayer times updated for your new location").wait_for()
    assert fresh.get("/place")["place"]["latinName"] == "London"
    page.locator("[data-toast] button", has_text="Undo").click()
    page.locator("[data-toast]", has_text="Cairo").wait_for()
    assert fresh.get("/place")["place"]["latinName"] == "Cairo"


def test_without_permission_the_last_place_holds(fresh, readers):  # noqa: F811
    """MZ-013 MZ-221 nobody is asked where the browser has not allowed it; where it fails, the last place is named"""
    follows(fresh)
    page = come(readers(fresh, permissions=[]).open())
    assert fresh.get("/place")["place"]["latinName"] == "Cairo"
    page.evaluate("""() => {
      sessionStorage.removeItem("wird.followed");
      Object.defineProperty(navigator.permissions, "query", { value: async () => ({ state: "denied" }) });
    }""")
    page.evaluate("document.dispatchEvent(new CustomEvent('wird:swapped', { detail: { isRefresh: true } }))")
    page.locator("[data-follow-failed]").wait_for()
    assert "Using last location" in page.locator("[data-follow-failed]").inner_text()
