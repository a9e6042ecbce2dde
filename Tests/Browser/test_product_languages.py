"""The further languages: every screen in each, on a phone and on a desktop; and a language on a device that is offline."""
import json
import re

import pytest
from harness.app import AppPage
from harness.paths import ROOT
from product_app import DESKTOP, PHONE, Product, Reader
from product_screens import CLIPPED, WIDER, Furnished, shoot

REGISTRY = json.loads((ROOT / "Locales/registry.json").read_text(encoding="utf-8"))["languages"]
FURTHER = {line["code"]: line for line in REGISTRY if line["code"] not in ("ar", "en")}
CATALOGUES = {code: json.loads((ROOT / f"Locales/{code}.json").read_text(encoding="utf-8")) for code in [*FURTHER, "en"]}
SIZES = {"desktop": DESKTOP, "phone": PHONE, "narrow": {"width": 320, "height": 800}}
TEXTS = """() => {
    const skipped = "script, style, textarea, input, code, [lang=en], bdi";
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) {
        const text = walker.currentNode.data.trim();
        if (text && !walker.currentNode.parentElement.closest(skipped)) texts.push(text);
    }
    return texts;
}"""
# A catalogue's key where its text should be, and a placeholder that nothing filled.
UNFILLED = re.compile(r"\b(day|task|inbox|prayer|settings|place|notice|error|times|calendar|qibla|state|occasion|method)\.[a-z][\w.]+|\{[a-z]+\}")


@pytest.fixture(scope="module")
def furnished(tmp_path_factory):
    """One furnished product, which each test sets to its language."""
    started = Product(tmp_path_factory.mktemp("languages") / "data").start()
    yield Furnished(started, "ar")
    started.stop()


@pytest.mark.parametrize("code", FURTHER)
def test_every_screen(chromium, furnished, code):
    """SY-035 SY-032 MZ-219 every screen in each further language: its direction, nothing cut, nothing left in English"""
    furnished.product.settings(language=code)
    english = {text for text in CATALOGUES["en"].values() if isinstance(text, str) and len(text.split()) > 2}
    own = {text for text in CATALOGUES[code].values() if isinstance(text, str)}
    found = {}
    reader = Reader(chromium, furnished.product)
    try:
        for name, path in furnished.screens().items():
            page = reader.open(path)
            assert page.locator("html").get_attribute("lang") == code, name
            assert page.locator("html").get_attribute("dir") == FURTHER[code]["direction"], name
            if left := [text for text in page.evaluate(TEXTS) if UNFILLED.search(text) or text in english - own]:
                found[name] = left
            for size, viewport in SIZES.items():
                page.set_viewport_size(viewport)
                if faults := page.evaluate(WIDER) + page.evaluate(CLIPPED):
                    found[f"{name} {size}"] = faults
                shoot(page, f"{code}-{size}-{name}")
        assert not reader.faults, reader.faults
    finally:
        reader.close()
    assert not found, json.dumps(found, ensure_ascii=False, indent=1)


def test_the_chooser_names_each_language_by_its_own_name(chromium, furnished):
    """SY-035 MZ-219 each language stands in the chooser by its own name, and one visit of the form switches"""
    furnished.product.settings(language="en")
    reader = Reader(chromium, furnished.product)
    page = reader.open("/me/settings")
    names = page.locator("select[name=language] option").all_text_contents()
    assert names == [line["name"] for line in REGISTRY]
    page.locator("select[name=language]").select_option("tr")
    # The form is sent after this call has come back, which the page that is left couldn't answer.
    page.locator("select[name=language]").evaluate("(select) => { setTimeout(() => select.form.requestSubmit()); }")
    page.locator("html[lang=tr]").wait_for(state="attached")
    assert page.locator("h1").text_content() == CATALOGUES["tr"]["settings.title"]
    reader.close()


def test_what_was_typed_outlives_the_switch(chromium, furnished):
    """MZ-219 switching the language loads the page once at most, and nothing typed is lost: neither in the settings nor in a task begun"""
    furnished.product.settings(language="ar")
    reader = Reader(chromium, furnished.product)
    page = reader.open("/tasks/new")
    page.locator("#title").fill("نصف مكتوبة")
    page.locator("#notes").fill("ملاحظة لم ترسل")
    page = reader.open("/me/settings")
    page.locator("input[name=elevation]").fill("250")
    loads = []
    page.on("domcontentloaded", lambda _: loads.append(page.url))
    page.locator("select[name=language]").focus()
    page.locator("select[name=language]").select_option("en")
    page.wait_for_selector("html[lang=en][data-scripted]", state="attached")
    page.wait_for_timeout(300)
    assert len(loads) <= 1, loads
    assert page.locator("input[name=elevation]").input_value() == "250"
    page = reader.open("/tasks/new")
    assert page.locator("html").get_attribute("lang") == "en"
    assert page.locator("#title").input_value() == "نصف مكتوبة"
    assert page.locator("#notes").input_value() == "ملاحظة لم ترسل"
    reader.close()


@pytest.mark.parametrize("code", FURTHER)
def test_the_manifest_is_in_the_language(furnished, code):
    """SY-035 an installed app's name, description and shortcuts are in the chosen language"""
    furnished.product.settings(language=code)
    manifest = furnished.product.get("/manifest.webmanifest")
    assert (manifest["lang"], manifest["dir"]) == (code, FURTHER[code]["direction"])
    assert manifest["name"] == CATALOGUES[code]["app.name"]
    assert manifest["description"] == CATALOGUES[code]["app.description"]
    names = [CATALOGUES[code][key] for key in ("spoken.prayersTitle", "prayer.next", "task.new", "inbox.title")]
    assert [shortcut["name"] for shortcut in manifest["shortcuts"]] == names


def test_a_language_is_there_offline(app, door):
    """SY-035 SY-008 a language chosen with the server gone is read from the device, by a worker that has just started"""
    door.shut()
    for code in ("fr", "ur"):
        app.settings(language=code)
        app.stop_worker()
        app.open("/inbox")
        assert app.page.locator("html").get_attribute("lang") == code
        assert app.page.locator("h1").text_content().strip() == CATALOGUES[code]["inbox.title"]


def test_the_worker_reads_one_language(app):
    """SY-035 the bundle that a worker starts from has the first language's texts, and a few words of each"""
    text = app.page.evaluate("async () => (await fetch('/bundle.json')).text()")
    bundle = json.loads(text)
    assert sorted(bundle["locales"]) == ["ar", "registry"]
    assert sorted(bundle["words"]) == sorted([*CATALOGUES, "ar"])
    codes = [*CATALOGUES, "ar"]
    names = [section["name"] for section in bundle["packs"]["locales"]["sections"]]
    assert names == sorted([*codes, *(f"guide-{code}" for code in codes)])


ICON = """async (address) => {
    const picture = await createImageBitmap(await (await fetch(address)).blob());
    return [picture.width, picture.height];
}"""


@pytest.mark.parametrize(("code", "name"), [("ar", "وِرد"), ("en", "Wird")])
def test_a_browser_can_install_it(app, code, name):
    """SY-012 the browser reads the manifest without an error: name, direction, language, icons of 192 and 512 and a maskable one, its own window, a first page, the theme's colours; and finds nothing in the way of installing it"""
    app.settings(language=code)
    page = app.open("/").page
    session = page.context.new_cdp_session(page)
    answer = session.send("Page.getAppManifest")
    assert answer["url"] == f"{app.address}/manifest.webmanifest" and answer["errors"] == []
    manifest = json.loads(answer["data"])
    assert (manifest["name"], manifest["short_name"], manifest["lang"]) == (name, name, code)
    assert manifest["dir"] == {"ar": "rtl", "en": "ltr"}[code]
    assert manifest["display"] == "standalone" and not manifest.get("prefer_related_applications")
    # An installed app begins and stays within its own addresses, and the worker answers for its first page.
    assert manifest["scope"] == "/" and page.evaluate("async (path) => (await fetch(path)).status", manifest["start_url"]) == 200
    assert page.evaluate("navigator.serviceWorker.controller !== null && isSecureContext")
    read = answer["manifest"]
    assert read["startUrl"].startswith(app.address) and read["display"] == "kStandalone"
    for colour in ("theme_color", "background_color"):
        assert re.fullmatch("#[0-9A-Fa-f]{6}", manifest[colour])
    assert manifest["theme_color"].lower() in page.locator("meta[name=theme-color]").first.get_attribute("content").lower()
    sizes = {}
    for icon in manifest["icons"]:
        if icon["type"] == "image/png":
            assert page.evaluate(ICON, icon["src"]) == [int(side) for side in icon["sizes"].split("x")]
            sizes.setdefault(icon["purpose"], set()).add(icon["sizes"])
    assert {"192x192", "512x512"} <= sizes["any"] and "512x512" in sizes["maskable"]
    # A headless shell always answers nothing here; a whole Chromium says what is in the way.
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
