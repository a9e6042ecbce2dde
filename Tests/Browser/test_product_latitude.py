"""Where twilight lasts all night: what Today asks, once."""
import pytest
from product_app import fresh, readers  # noqa: F401
from product_screens import axe

ALERT = "[data-latitude]"
CITIES = {"Oslo": True, "Ushuaia": True, "Paris": True, "Munich": True, "Vienna": True, "Rome": False}


@pytest.mark.parametrize("city", CITIES)
def test_asked_beyond_48_degrees(fresh, readers, city):  # noqa: F811
    """MZ-039 beyond 48° Today says that the times may be unusual, with the three rules; up to 48° it says nothing"""
    fresh.settle(city)
    fresh.settings(language="en")
    page = readers(fresh).open()
    assert page.locator(ALERT).count() == CITIES[city]
    if CITIES[city]:
        assert "Extreme latitude detected. Prayer times may be unusual" in page.locator(ALERT).inner_text()
        assert page.locator(f"{ALERT} button[name=highLatitude]").count() == 3
        for box in page.locator(f"{ALERT} button").all():
            assert box.bounding_box()["height"] >= 44


@pytest.mark.parametrize("scripted", [True, False], ids=["scripts", "no-scripts"])
def test_a_rule_is_chosen(fresh, readers, scripted):  # noqa: F811
    """MZ-039 MZ-040 a tap on a rule chooses it: the times are its own at once, and nothing asks again"""
    fresh.settle("Oslo")
    page = readers(fresh, java_script_enabled=scripted).open()
    before = fresh.today()["prayers"]
    page.locator(f"{ALERT} button[value=nearest-latitude]").click()
    page.locator(ALERT).wait_for(state="detached")
    assert fresh.get("/me/settings")["highLatitude"] == "nearest-latitude"
    assert fresh.today()["prayers"] != before
    page.reload()
    assert page.locator(ALERT).count() == 0


def test_the_methods_own_is_kept(fresh, readers):  # noqa: F811
    """MZ-039 who keeps the method's own rule isn't asked again, after a restart neither"""
    fresh.settle("Oslo")
    page = readers(fresh).open()
    page.locator(f"{ALERT} button[name=knowsLatitude]").click()
    page.locator(ALERT).wait_for(state="detached")
    # No page asks while the server is away.
    page.goto("about:blank")
    fresh.stop()
    fresh.start()
    page.goto("/")
    assert page.locator(ALERT).count() == 0
    assert fresh.get("/me/settings")["highLatitude"] is None


@pytest.mark.parametrize("mode", ["light", "dark"])
@pytest.mark.parametrize("language", ["ar", "en"])
def test_axe_over_the_question(fresh, readers, language, mode):  # noqa: F811
    """MZ-039 SY-054 axe finds nothing with the question on the page, in either language and light"""
    fresh.settle("Oslo")
    fresh.settings(language=language)
    page = readers(fresh, color_scheme=mode, reduced_motion="reduce").open()
    page.locator(ALERT).wait_for()
    answer = axe(page)
    assert not answer["faults"], "\n".join(answer["faults"])
