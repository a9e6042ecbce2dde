"""The page that stands where neither the app nor the server answers: its words are the catalogues'."""
import json

import pytest
from harness.paths import ROOT
from test_storage_refused import REFUSE, break_worker

WORDS = {language: json.loads((ROOT / f"Locales/{language}.json").read_text(encoding="utf-8")) for language in ("ar", "en")}
SPOIL = """async () => {
    for (const name of await caches.keys()) {
        if (!name.startsWith("build-")) continue;
        for (const part of ["/.build/wasm", "/.build/everyday"]) {
            await (await caches.open(name)).put(part, new Response("no WebAssembly",
                { headers: { "content-type": "application/wasm" } }));
        }
    }
}"""


# An app that was quicker to open its storage lets go of it.
LET_GO = "() => Runtime.start().then((runtime) => runtime.drop(null), () => {})"


def refuse_storage(app):
    break_worker(app, REFUSE)
    app.page.context.service_workers[-1].evaluate(LET_GO)


def spoil_every_build(app):
    app.page.evaluate(SPOIL)
    app.stop_worker()


@pytest.mark.parametrize("fault", [refuse_storage, spoil_every_build])
def test_the_problem_page_says_it_in_both_languages(app, door, fault):
    """SY-008 SY-030 SY-034 the problem page has the catalogues' title, body and retry, in Arabic and in English"""
    app.add_task("kept")
    app.sync_until("synced")
    fault(app)
    door.shut()
    answer = app.page.goto(app.address + "/inbox")
    assert answer.status == 503
    assert answer.headers["cache-control"] == "no-store"
    assert app.page.locator("html").get_attribute("lang") == "ar"
    assert app.page.title() == WORDS["ar"]["worker.problem.title"]
    assert app.page.locator("main > section").count() == 2
    for language, direction in (("ar", "rtl"), ("en", "ltr")):
        part = app.page.locator(f"section[lang={language}][dir={direction}]")
        said = {
            "title": part.locator("h1").text_content(), "body": part.locator("p").first.text_content(),
            "retry": part.locator("a").text_content()}
        assert said == {name: WORDS[language][f"worker.problem.{name}"] for name in said}

    # What it promises holds: with the server back, trying again leads to what was asked for, and nothing is gone.
    door.open()
    with app.page.expect_navigation():
        app.page.locator("section[lang=en] a").click()
    assert app.page.url == app.address + "/inbox"
    app.page.locator(".inbox-item", has_text="kept").wait_for()
