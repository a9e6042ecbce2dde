"""Configuration in the browser: the worker takes what an operator changed, and a person brings a file of their own."""
import json
import time

import pytest
from harness.app import READY, UPDATE, AppPage
from product_app import product, readers  # noqa: F401
from product_screens import axe

PATH = "/me/settings/configuration"
OWN = {"PlannerConfig": {"durations": [15, 47], "defaultDuration": 47}}


def configure(product, name, document):  # noqa: F811
    """Writes an own file, and waits until the running server has a build with it."""
    before = product.send("GET", "/healthz")[2]
    folder = product.folder / "config"
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.json").write_text(document if isinstance(document, str) else json.dumps(document))
    deadline = time.monotonic() + 20
    while product.send("GET", "/healthz")[2] == before:
        assert time.monotonic() < deadline, "the server has not seen the change"
        time.sleep(0.2)


def test_the_worker_takes_a_changed_configuration(product, chromium):  # noqa: F811
    """MZ-215 a timing and a text changed in files reach the worker with its next build, and hold offline"""
    context = chromium.new_context(base_url=product.address)
    app = AppPage(context.new_page(), product.address).install()
    assert app.call("/tasks/new?lang=en")[0] == 200
    configure(product, "PlannerConfig", OWN["PlannerConfig"])
    (product.folder / "config/locales").mkdir()
    configure(product, "locales/en", {"inbox.title": "Things to come"})
    assert app.page.evaluate(UPDATE) == "installed"
    app.page.locator("[data-update-ready]").first.wait_for(state="visible")
    with app.page.expect_navigation():
        app.page.locator("[data-update-apply]").first.click()
    app.page.evaluate(READY)
    context.set_offline(True)
    app.open("/tasks/new")
    assert app.page.locator("input[name=duration]:checked").get_attribute("value") == "47"
    app.open("/inbox?lang=en")
    assert "Things to come" in app.page.locator("h1").inner_text()
    context.close()


def test_an_operator_sees_what_is_wrong(product, readers):  # noqa: F811
    """MZ-214 a broken file changes no day; Today says so quietly, with a way to the file, the key and the reason"""
    configure(product, "PlannerConfig", {"timeline": {"grid": 7000}})
    product.settings(language="en")
    page = readers(product).open()
    notice = page.locator(".banner", has_text="PlannerConfig.json")
    assert notice.count() == 1 and page.locator("[data-timeline]").count() == 1
    notice.get_by_role("link").click()
    page.wait_for_url(f"**{PATH}")
    assert "timeline.grid" in page.locator("main").inner_text()
    assert "from 1 to 60" in page.locator("main").inner_text()
    assert axe(page)["faults"] == []


@pytest.mark.parametrize("scripted", [True, False], ids=["scripts", "no-scripts"])
def test_a_file_of_ones_own(product, readers, scripted):  # noqa: F811
    """MZ-216 a file is refused with its key, then shown, used, and taken back with one button"""
    product.settings(language="en")
    page = readers(product, java_script_enabled=scripted).open(PATH)
    page.locator("textarea[name=text]").fill(json.dumps({"PlannerConfig": {"timeline": {"grid": 5}}}))
    page.get_by_role("button", name="Show what changes").click()
    page.locator("#errors").wait_for()
    assert "PlannerConfig.timeline.grid" in page.locator("#errors").inner_text()
    assert "grid" in page.locator("textarea[name=text]").input_value()
    page.locator("textarea[name=text]").fill(json.dumps(OWN))
    page.get_by_role("button", name="Show what changes").click()
    page.get_by_role("button", name="Use this configuration").wait_for()
    assert product.get(PATH)["configuration"] is None
    page.get_by_role("button", name="Use this configuration").click()
    page.locator("[data-toast]").get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Remove mine").wait_for(state="detached")
    assert product.get(PATH)["configuration"] is None
    page.locator("main").get_by_role("button", name="Go back to what held before").click()
    page.get_by_role("button", name="Remove mine").wait_for()
    assert product.get(PATH)["configuration"] == OWN
    for button in page.locator("main .button").all():
        assert button.bounding_box()["height"] >= 44
    page.get_by_role("button", name="Remove mine").click()
    page.get_by_role("button", name="Remove mine").wait_for(state="detached")
    assert product.get(PATH)["configuration"] is None
