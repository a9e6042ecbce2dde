"""What a page of the app does by itself that another site opened: nothing, until the person does something in it."""
import pytest

LEAVES = "<!doctype html><script>setTimeout(() => location = '{}', 50)</script>"


def opened(app, stranger, door, path):
    """A window in which a stranger's page has gone to one of the app's."""
    page = app.page.context.new_page()
    stranger.page = LEAVES.format(door.address + path)
    page.goto(f"http://localhost:{stranger.port}/")
    page.wait_for_url(door.address + path)
    return page


def reading(app):
    """Where the person stopped in the Quran, and what counts as read."""
    return app.call("/quran")[1]


def leave(page):
    """Goes away from a page as a person would, so that it sends what it has kept."""
    page.wait_for_timeout(3_500)
    page.goto("about:blank")
    page.wait_for_timeout(500)


@pytest.mark.parametrize("path", ["/quran/112/1", "/quran/page/600"])
def test_the_place_in_the_quran_stays(app, stranger, door, quran_content, path):
    """SY-020 QR-10 an ayah or a page that another site opens moves no place and counts as read by nobody; read by the person
    it does"""
    app.post("/quran/place", ayah="2:5")
    before = reading(app)
    page = opened(app, stranger, door, path)
    leave(page)
    assert reading(app) == before
    page = opened(app, stranger, door, path)
    page.wait_for_timeout(1_200)
    page.mouse.wheel(0, 20)
    leave(page)
    assert reading(app)["place"] != before["place"]


def test_an_erased_path_can_still_be_taken_back(app, stranger, door):
    """SY-020 WP-095 no page that another site opens ends the time to take an erased path back"""
    app.post("/place", latitude="24.7136", longitude="46.6753")
    app.post("/path/plan/beginning", step="accept")
    app.post("/path/erase", step="erase", confirmation="on")
    page = opened(app, stranger, door, "/path")
    page.wait_for_selector("[data-erasing]")
    page.wait_for_timeout(11_500)
    assert page.locator("[data-erasing]").count() == 1
    page.close()
    app.post("/path/erase", step="restore")
    assert app.call("/path")[1].get("begun") is not False


def test_the_place_does_not_follow(app, stranger, door):
    """SY-020 MZ-013 a page that another site opens says nowhere where the device is, until the person acts in it"""
    app.post("/place", latitude="24.7136", longitude="46.6753")
    app.post("/place", follow="on")
    app.page.context.grant_permissions(["geolocation"], origin=door.address)
    app.page.context.set_geolocation({"latitude": 51.5074, "longitude": -0.1278})
    latitude = lambda: app.call("/place")[1]["place"]["latitude"]  # noqa: E731
    page = opened(app, stranger, door, "/")
    page.wait_for_selector("form[data-follow]", state="attached")
    page.wait_for_timeout(1_500)
    assert latitude() == 24.7136
    page.keyboard.press("Shift")
    page.locator("[data-toast]").first.wait_for()
    assert latitude() == 51.5074
