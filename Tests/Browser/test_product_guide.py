"""The first steps, the tour of the first day, and help, as a browser shows them."""
import http.server
import json
import os
import pathlib
import re
import threading
import urllib.parse

import pytest
from harness.paths import ROOT
from product_app import TODAY, Product, fresh, product, readers  # noqa: F401
from product_hands import eventually, until
from product_screens import Furnished

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


class Outside:
    """The world outside, on this machine: it hears what the server asks of it, and says nothing of use."""

    def __init__(self):
        self.heard = []
        outer = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def answer(self):
                body = self.rfile.read(int(self.headers.get("content-length") or 0)).decode()
                outer.heard.append((self.command, self.path, dict(self.headers), body))
                self.send_response(404)
                self.send_header("content-length", "0")
                self.end_headers()

            do_GET = do_POST = answer

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.server.server_port}"

    def take(self):
        """What was heard since the last time."""
        heard, self.heard = self.heard, []
        return heard


@pytest.fixture
def watched(tmp_path):
    """A product whose source of times, reciters and assistant are all the same stand-in, and the stand-in."""
    outside = Outside()
    config = tmp_path / "config"
    config.mkdir()
    reciters = json.loads((ROOT / "Config/RecitersConfig.json").read_text(encoding="utf-8"))
    for reciter in reciters["reciters"]:
        reciter["addresses"] = [outside.address + "/recitation/{SSS}{AAA}.mp3"]
    for name, content in {"RecitersConfig": reciters, "NetworkConfig": {"near": ["127.0.0.1"]},
                          "AdvisorConfig": {"endpoint": outside.address + "/assistant", "model": "small"}}.items():
        (config / f"{name}.json").write_text(json.dumps(content), encoding="utf-8")
    product = Product(tmp_path / "data", WIRD_CONFIG=str(config)).start()
    yield product, outside
    product.stop()
    outside.server.shutdown()


def foreign_sockets(product):  # noqa: F811
    """The internet sockets that the server holds besides those of its own port (proc(5))."""
    process = pathlib.Path(f"/proc/{product.process.pid}")
    links = [os.readlink(each) for each in (process / "fd").iterdir() if each.is_symlink()]
    inodes = {link[8:-1] for link in links if link.startswith("socket:[")}
    lines = [line.split() for kind in ("tcp", "tcp6", "udp", "udp6") for line in (process / "net" / kind).read_text().splitlines()[1:]]
    return [line for line in lines if line[9] in inodes and int(line[1].rsplit(":", 1)[1], 16) != product.port]


def privacy(page, language):
    """The privacy page's connections: where the switch of each is, and what is said of it."""
    words = texts(language)
    page.goto("/legal/privacy")
    shown = page.locator("main").inner_text()
    for sentence in words["legal.privacy.body"].splitlines():
        assert sentence.lstrip("#- ") in shown, sentence
    rows = page.locator("section[aria-labelledby=connections] a, section:has(> #connections) a").evaluate_all("(all) => all.map((each) => [each.getAttribute('href'), each.innerText])")
    told = {name.rsplit(".", 1)[1]: text for name, text in words.items() if name.startswith("legal.connection.")}
    found = {name: href for name, text in told.items() for href, words in rows if text in words}
    assert set(found) == set(told) and len(rows) == len(told)
    return found


@pytest.mark.parametrize("language", ["ar", "en"])
def test_the_privacy_page_says_what_may_leave(product, readers, language):  # noqa: F811
    """SY-063 in plain Arabic and English the privacy page says what is kept and where, and each thing that may leave, with the way to its switch"""
    product.settings(language=language)
    page = readers(product).page
    for name, address in privacy(page, language).items():
        assert page.goto(address).status == 200, name


def test_the_privacy_page_is_what_the_network_sees(watched, readers):  # noqa: F811
    """SY-063 with all of them off nothing leaves from any page; each one switched on where the privacy page says leads to what it says, and to nothing else"""
    product, outside = watched
    furnished = Furnished(product, language := "en")
    reader = readers(product, geolocation={"latitude": 21.42, "longitude": 39.83}, permissions=["geolocation"])
    page = reader.page
    switches = privacy(page, language)

    def quiet():
        for path in furnished.screens().values():
            product.send("GET", path, headers={"accept": "text/html"})
        for path in ("/", "/quran/112", "/path", "/quran/listen/1", "/reminders"):
            reader.open(path)
        assert outside.take() == [] and foreign_sockets(product) == []
        assert reader.hosts == {f"127.0.0.1:{product.port}"}

    quiet()
    assert product.get(switches["source"])["on"] is False
    assert product.send("GET", "/audio/alafasy/001001.mp3")[0] == 403
    product.send("POST", f"/advice/{TODAY}", b"", {"content-type": "application/x-www-form-urlencoded"})
    assert outside.take() == [], "asked for while switched off"

    # The place is asked of the browser, and goes to no one; the path's way to other devices is no other server's.
    page = reader.open(switches["place"])
    page.locator("form:has(input[name=follow][value=on]) button").click()
    eventually(lambda: page.url.split("?")[0].endswith("/") or reader.page.locator("input[name=follow][value=on]").count() == 0)
    page = reader.open(switches["path"])
    assert not page.locator("input[type=checkbox][name=sync]").is_checked()
    product.post(switches["path"], sync="on")
    quiet()

    page = reader.open(switches["advisor"])
    for name in ("advisor", "advisorTitles"):
        assert not page.locator(f"input[type=checkbox][name={name}]").is_checked()
    page.locator("label:has(input[type=checkbox][name=advisor])").click()
    eventually(lambda: product.get("/me/settings")["advisor"])
    quiet()
    page = reader.open(f"/day/{TODAY}/reorganise")
    page.locator(f"form[action='/advice/{TODAY}'] button").click()
    page.wait_for_url("**/reorganise?advice=*")
    asked = outside.take()
    assert asked and all(path.startswith("/assistant") for _, path, _, _ in asked)
    assert not any("dentist" in body or "21.4" in body or "Riyadh" in body for _, _, _, body in asked)

    page = reader.open(switches["recitations"])
    network = page.locator("input[type=checkbox][name=network]")
    assert not network.is_checked()
    page.locator("details:has(input[name=network]) > summary").click()
    page.locator("label:has(input[type=checkbox][name=network])").click()
    page.locator("form:has(input[name=network]) button[type=submit]").last.click()
    eventually(lambda: product.send("GET", "/audio/alafasy/001001.mp3")[0] != 403)
    asked = outside.take()
    assert {(method, path) for method, path, _, _ in asked} == {("GET", "/recitation/001001.mp3")}
    assert not any({"cookie", "referer", "authorization"} & {name.lower() for name in headers} for _, _, headers, _ in asked)

    page = reader.open(switches["source"])
    page.locator("input[name=address]").fill(outside.address + "/v1")
    page.locator("form:has(input[name=address]) button[type=submit]").click()
    eventually(lambda: outside.heard, 20)
    for method, path, _, body in outside.take():
        address, _, query = path.partition("?")
        told = dict(urllib.parse.parse_qsl(query))
        assert method == "GET" and body == "" and re.fullmatch(r"/v1/calendar/2026/1[0-2]", address), path
        assert set(told) <= {"latitude", "longitude", "method", "school", "timezonestring"}
        assert (told["latitude"], told["longitude"]) == ("21.43", "39.83")
