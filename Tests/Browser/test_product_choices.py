"""Settings hold as they are chosen: at once where they are pressed, and with keys once they are taken or left."""
import time

from product_app import DESKTOP, PHONE, product, readers  # noqa: F401
from product_hands import eventually


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


def test_what_is_being_typed_stays(product, readers):  # noqa: F811
    """SY-030 the answer to one choice takes nothing away that is being typed into the next field, and is shown once that one is left"""
    product.settings(language="en")
    page = readers(product).open("/me/settings/prayers")
    waiting = []
    page.route("**/me/settings/prayers", lambda route: waiting.append(route) if route.request.method == "POST" else route.continue_())

    def lengths():
        settings = product.get("/me/settings/prayers")["settings"]
        return settings["length-fajr"], settings["length-asr"]

    def type_over(name, value):
        page.locator(f"input[name={name}]").press("ControlOrMeta+a")
        page.keyboard.type(value)

    first = lengths()
    for left_by, value in (("Tab", "25"), ("Enter", "35")):
        type_over("length-fajr", value)
        page.keyboard.press("Tab")
        type_over("length-asr", value)
        eventually(lambda: page.wait_for_timeout(30) is None and waiting)
        with page.expect_request_finished(lambda request: request.url.endswith("/me/settings/prayers")):
            waiting.pop().continue_()
        page.wait_for_timeout(300)
        assert lengths() == (value, first[1]) and page.locator("input[name=length-asr]").input_value() == value
        page.keyboard.press(left_by)
        eventually(lambda: page.wait_for_timeout(30) is None and waiting)
        waiting.pop().continue_()
        eventually(lambda: page.wait_for_timeout(30) is None and lengths() == (value, value))
        first = lengths()
        page.wait_for_timeout(300)
        assert not waiting, "Enter sends once"
    # What was typed and taken back sends nothing, and the answer that waited for it is shown.
    type_over("length-fajr", "999")
    page.keyboard.press("Tab")
    type_over("length-asr", "1")
    eventually(lambda: page.wait_for_timeout(30) is None and waiting)
    waiting.pop().continue_()
    page.wait_for_timeout(300)
    assert page.locator("[aria-invalid=true]").count() == 0
    type_over("length-asr", first[1])
    page.keyboard.press("Tab")
    page.locator("input[name=length-fajr][aria-invalid=true]").wait_for()
    assert lengths() == first and not waiting


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


SHOWN_TIMES = """() => [...document.querySelectorAll("dl.times-list dd")].map((each) => each.textContent.trim())"""
CHANGES = [  # What is chosen, how, and what the settings then hold.
    ("method", "egypt", "select", ("method", "egypt")), ("madhhab", "hanafi", "radio", ("madhhab", "hanafi")),
    ("highLatitude", "middle-of-night-fixed", "select", ("highLatitude", "middle-of-night-fixed")), ("elevation", "800", "number", ("elevation", 800)),
    ("offsetFajr", "3", "number", ("offsets", "fajr", 3)), ("offsetDhuhr", "-2", "number", ("offsets", "dhuhr", -2)),
    ("offsetAsr", "4", "number", ("offsets", "asr", 4)), ("offsetMaghrib", "1", "number", ("offsets", "maghrib", 1)),
    ("offsetIsha", "-5", "number", ("offsets", "isha", -5))]


def choose(page, name, value, how):
    """Chooses a setting as a person does; a number is taken as its field is left."""
    if how == "select":
        page.locator(f"select[name={name}]").select_option(value)
    elif how == "radio":
        page.locator(f"label:has(input[name={name}][value='{value}'])").click()
    else:
        page.locator(f"input[name={name}]").fill(value)
        page.keyboard.press("Tab")


def held(settings, path):
    *way, value = path
    for name in way:
        settings = settings[name]
    return settings == value


def test_the_times_follow_each_choice(product, readers):  # noqa: F811
    """MZ-024 method, the shadow of Asr, the rule of high latitudes, the height and each prayer's minutes hold at once, stay, and today's times stand beside them as they come to be"""
    product.settle("London")
    product.settings(language="en", clock="24")
    page = readers(product, viewport=DESKTOP).open("/me/settings")

    def times():
        return [prayer["time"] for prayer in product.today()["prayers"]]

    seen = [times()]
    for name, value, how, path in CHANGES:
        choose(page, name, value, how)
        eventually(lambda: held(product.get("/me/settings"), path))
        assert times() not in seen, name
        seen.append(times())
        eventually(lambda: page.evaluate(SHOWN_TIMES) == seen[-1])
    page.goto("/me/settings")
    assert page.evaluate(SHOWN_TIMES) == seen[-1]
    assert all(held(product.get("/me/settings"), path) for _, _, _, path in CHANGES)
    for name, value, how, _ in CHANGES:
        field = page.locator(f"[name={name}]:checked" if how == "radio" else f"[name={name}]")
        assert field.input_value() == value, name


def test_lengths_and_the_place_hold_at_once(product, readers):  # noqa: F811
    """MZ-024 how long a prayer takes, what is kept free around it, and the place hold at once, stay, and are seen in the day"""
    product.settings(language="en", clock="24")
    page = readers(product, viewport=DESKTOP).open("/me/settings/prayers")
    for kind in ("fajr", "dhuhr", "asr", "maghrib", "isha"):
        for name, value in ((f"length-{kind}", "25"), (f"before-{kind}", "10"), (f"after-{kind}", "15")):
            choose(page, name, value, "number")
            eventually(lambda: product.get("/me/settings/prayers")["settings"][name] == value)
    page.goto("/me/settings/prayers")
    assert page.locator("input[name=length-asr]").input_value() == "25"
    page.goto("/")
    for prayer in product.today()["prayers"]:
        band = page.locator(f"[data-prayer={prayer['name']}]")
        assert band.locator(".at-time").inner_text() == f"{prayer['start']} – {prayer['end']}"
        assert minutes(prayer["end"]) - minutes(prayer["start"]) == 25
        free = [minute for minute in (minutes(prayer["start"]) - 10, minutes(prayer["end"]) + 15)]
        assert page.locator(f".buffer.h{free[0] // 60}.m{free[0] % 60}.dh0.dm50").count() == 1, prayer
    before = [prayer["time"] for prayer in product.today()["prayers"]]
    page.goto("/place?q=Cairo")
    page.locator("#cities button").first.click()
    page.wait_for_url(lambda url: "/place" not in url)
    after = [prayer["time"] for prayer in product.today()["prayers"]]
    assert after != before
    shown = page.locator("[data-prayer] .at-time").all_inner_texts()
    assert [each.split()[0] for each in shown] == after
    page.reload()
    assert page.locator("[data-prayer] .at-time").all_inner_texts() == shown


def minutes(text):
    return int(text[:2]) * 60 + int(text[3:])
