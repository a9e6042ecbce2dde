"""What the page keeps to itself: no word where all is well, nothing over the content, nothing hidden by an entrance."""
import pytest
from product_app import DESKTOP, PHONE, TODAY, fresh, product, readers  # noqa: F401
from product_hands import until


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_silence_when_all_is_well(app, door, size):
    """MZ-260 a load says nothing about the server; only trouble is told, in the header, and that it is over"""
    page = app.page
    page.set_viewport_size(size)
    city = app.call("/place?q=Makkah")[1]["cities"][0]
    app.post("/place", city=city["id"])
    app.settings(language="en")
    app.open("/inbox")
    app.sync_until("synced")
    state = page.locator("[data-sync-state]")
    assert state.is_hidden() and state.inner_text() == ""
    door.shut()
    app.add_task("bread")
    page.locator(".head [data-sync-state=offline]").wait_for()
    # In one look: the page refreshes itself meanwhile.
    assert page.evaluate("""() => {
        const [state, main] = ["[data-sync-state]", "main"].map((each) => document.querySelector(each).getBoundingClientRect());
        return state.height > 0 && state.bottom <= main.top;
    }"""), "it stands in the header and covers nothing"
    door.open()
    app.sync_until("synced")
    assert state.inner_text() == "Synced"
    until(page, "document.querySelector('[data-sync-state]').textContent === ''", 10)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_day_is_there_at_first_sight(product, readers, motion):  # noqa: F811
    """MZ-171 the first page of a session hides none of its day: prayers and tasks are seen from the first paint on"""
    product.add("اقرأ", date=TODAY, start="13:00", duration=60)
    page = readers(product, reduced_motion=motion).page
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 0.001})
    page.goto("/", wait_until="commit")
    page.wait_for_selector(".events > .at", state="attached")
    seen = page.evaluate("""() => [...document.querySelectorAll(".events > .at, .hero")].map((each) => {
        const style = getComputedStyle(each);
        return style.visibility === "visible" ? Number(style.opacity) : 0;
    })""")
    assert len(seen) > 5 and min(seen) >= 0.6, seen
    veil = page.evaluate("""() => {
        const style = getComputedStyle(document.documentElement, "::after");
        return style.content === "none" ? 0 : Number(style.opacity);
    }""")
    assert veil <= 0.4


@pytest.mark.parametrize("language, words", [("ar", "القاه"), ("en", "cair")])
def test_found_cities_are_seen(fresh, readers, language, words):  # noqa: F811
    """On a phone what a search on the first page finds stands in the view beside what is typed"""
    fresh.settings(language=language)
    page = readers(fresh, viewport=PHONE).open("/")
    page.locator("[data-city-search]").press_sequentially(words, delay=20)
    page.locator("#cities .row").first.wait_for()
    until(page, """(() => {
        const row = document.querySelector("#cities .row").getBoundingClientRect();
        const bar = document.querySelector(".bar")?.getBoundingClientRect();
        const end = bar && getComputedStyle(document.querySelector(".bar")).position === "fixed" ? bar.top : innerHeight;
        const field = document.querySelector("[data-city-search]").getBoundingClientRect();
        return field.top >= 0 && row.top >= 0 && row.bottom <= end;
    })()""")


def test_found_cities_without_scripts(fresh, readers):  # noqa: F811
    """Without scripts the page that answers a search begins with what was found"""
    page = readers(fresh, viewport=PHONE, java_script_enabled=False).open("/")
    page.locator("[data-city-search]").fill("cairo")
    page.locator("form.search button[type=submit]").click()
    row = page.locator("#cities .row").first.bounding_box()
    assert row["y"] + row["height"] < 844 - 64
