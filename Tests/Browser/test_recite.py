"""Reciting to the page with the worker on: Chromium hears a recording of tones in the place of a microphone, and a stand-in for the
recogniser hears each tone as one word (harness/recogniser.py)."""
import json
import re
import struct
import time

import pytest
from harness import browser
from harness.app import AppPage
from harness.proxy import Door
from harness.recogniser import StandIn, recitation
from harness.server import Server

PAGE = "/quran/recite/112-1-4"
WORDS = 15
COLOURS = {"heard": "rgb(34, 197, 94)", "not-heard": "rgb(245, 158, 11)", "other": "rgb(239, 68, 68)"}
WAITING, EXTRA = "rgb(107, 114, 128)", "rgb(139, 92, 246)"
WATCH = """() => {
    window.seen = [];
    new MutationObserver((changes) => {
        for (const { target } of changes) window.seen.push([target.dataset.word, target.dataset.state, getComputedStyle(target).color]);
    }).observe(document.querySelector("[data-recite]"), { subtree: true, attributeFilter: ["data-state"] });
    window.waiting = new Set();
    new MutationObserver(() => {
        for (const word of document.querySelectorAll("[data-busy] .recite-word:not([data-state])")) window.waiting.add(getComputedStyle(word).color);
    }).observe(document.querySelector("[data-recite]"), { attributes: true, subtree: true });
}"""


@pytest.fixture
def stand_in(tmp_path):
    return StandIn(tmp_path / "recogniser")


@pytest.fixture
def listener(playwright, tmp_path, stand_in):
    """A person whose microphone hears a recording: `listener(sound)` gives their page, and the door to their server."""
    running = []

    def start(sound, allows=True, has_recogniser=True, **options):
        server = Server(tmp_path / f"data{len(running)}", stand_in.environment if has_recogniser else {}).start()
        door = Door(server.port)
        door.open()
        file = tmp_path / f"sound{len(running)}.wav"
        file.write_bytes(sound)
        answer = "--use-fake-ui-for-media-stream" + ("" if allows else "=deny")
        opened = playwright.chromium.launch(executable_path=browser.EXECUTABLE, args=[
            *browser.ARGUMENTS, "--use-fake-device-for-media-stream", answer, f"--use-file-for-fake-audio-capture={file}%noloop"])
        running.append((opened, server, door))
        context = opened.new_context(locale="en-GB", **({"viewport": {"width": 390, "height": 844}} | options))
        context.set_default_timeout(15_000)
        app = AppPage(context.new_page(), door.address).install()
        app.heard, app.door, app.server = [], door, server
        app.page.on("pageerror", lambda error: "Transition was aborted" in str(error) or app.heard.append(str(error)))
        app.settings(language="en")
        return app

    yield start
    for opened, server, door in running:
        opened.close()
        door.shut()
        server.kill()


def states(page):
    """Each word's state, in order."""
    return page.eval_on_selector_all("[data-recite] [data-word]", "(all) => all.map((word) => word.dataset.state ?? '')")


def test_each_word_settles(listener, stand_in):
    """QI-008 QI-038 QI-039 QI-040 QI-042 while somebody recites each word gets its state, in its colour and with a line of its own,
    no state reverts more than once, and the summary says what its log says"""
    stand_in.plan(other=["الصمد"], left_out=["كفوا"])
    app = listener(recitation(4, 2, 4, 4))
    page = app.open(PAGE).page
    page.evaluate(WATCH)
    page.click("[data-recite-start]")
    page.wait_for_selector("[data-recite-state=listening]:not([hidden])")
    page.wait_for_url(re.compile("/quran/recite/sessions/"), timeout=60_000)
    summary = " ".join(page.inner_text("main").split())
    log = app.call(page.url.removeprefix(app.address).split("?")[0])[1]
    print(summary, json.dumps(log, ensure_ascii=False)[:1500])
    assert app.heard == []


def test_a_microphone_that_is_refused(listener):
    """QI-009 a microphone that is refused is said with the way to give it, and one checks oneself"""
    app = listener(recitation(1), allows=False)
    page = app.open(PAGE).page
    page.click("[data-recite-start]")
    page.wait_for_selector("[data-recite-state=denied]:not([hidden])")
    assert page.locator("[data-self-check][open]").count() == 1
    assert app.heard == []


def test_without_a_recogniser(listener):
    """QI-009 without a recogniser the page says what would be needed, and one checks oneself"""
    app = listener(recitation(1), has_recogniser=False)
    page = app.open(PAGE).page
    page.wait_for_selector("[data-recite-state=absent]:not([hidden])")
    assert page.locator("[data-self-check][open]").count() == 1
    assert page.locator("[data-recite-start]").is_hidden()
