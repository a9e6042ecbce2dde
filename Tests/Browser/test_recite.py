"""Reciting to the page with the worker on: Chromium hears a recording of tones in the place of a microphone, and a stand-in for the
recogniser hears each tone as one word (harness/recogniser.py)."""
import re
import time

import pytest
from harness import browser
from harness.app import AppPage
from harness.recogniser import StandIn, recitation
from harness.relay import Relay
from harness.server import Server

PAGE = "/quran/recite/112-1-4"
WORDS = 15
COLOURS = {"heard": "rgb(34, 197, 94)", "not-heard": "rgb(245, 158, 11)", "other": "rgb(239, 68, 68)"}
WAITING, EXTRA = "rgb(107, 114, 128)", "rgb(139, 92, 246)"
STYLES = {"heard": "solid", "not-heard": "dotted", "other": "double"}
WATCH = """() => {
    window.seen = []; window.turns = []; window.waiting = new Set();
    const root = document.querySelector("[data-recite]");
    new MutationObserver((changes) => {
        for (const { target } of changes) {
            if (!target.dataset.word || !target.dataset.state) continue;
            const { borderBlockEndColor, borderBlockEndStyle } = getComputedStyle(target);
            window.seen.push([target.dataset.word, target.dataset.state, borderBlockEndColor, borderBlockEndStyle, performance.now()]);
        }
        for (const word of document.querySelectorAll("[data-busy] .recite-word[data-state='']")) window.waiting.add(getComputedStyle(word).color);
    }).observe(root, { subtree: true, attributeFilter: ["data-state"] });
    new MutationObserver(() => {
        const ayah = document.querySelector("[data-current]")?.dataset.ayah;
        if (ayah !== undefined && window.turns.at(-1)?.[0] !== ayah) window.turns.push([ayah, performance.now()]);
    }).observe(root, { subtree: true, attributeFilter: ["data-current"] });
}"""


@pytest.fixture
def stand_in(tmp_path):
    return StandIn(tmp_path / "recogniser")


@pytest.fixture
def listener(playwright, tmp_path, stand_in):
    """A person whose microphone hears a recording: `listener(sound)` gives the app in it, with the wire to their server."""
    running = []

    def start(sound, allows=True, has_recogniser=True, worker=True):
        server = Server(tmp_path / f"data{len(running)}", stand_in.environment if has_recogniser else {}).start()
        wire = Relay(server.port)
        file = tmp_path / f"sound{len(running)}.wav"
        file.write_bytes(sound)
        answer = "--use-fake-ui-for-media-stream" + ("" if allows else "=deny")
        opened = playwright.chromium.launch(executable_path=browser.EXECUTABLE, args=[
            *browser.ARGUMENTS, "--use-fake-device-for-media-stream", answer, f"--use-file-for-fake-audio-capture={file}%noloop",
            f"--host-resolver-rules=MAP 127.0.0.1:{server.port} 127.0.0.1:{wire.port}"])
        running.append((opened, server, wire))
        context = opened.new_context(locale="en-GB", viewport={"width": 390, "height": 844}, service_workers="allow" if worker else "block")
        context.set_default_timeout(15_000)
        app = AppPage(context.new_page(), server.address)
        app.install() if worker else app.open("/")
        app.heard, app.wire = [], wire
        app.page.on("pageerror", lambda error: "Transition was aborted" in str(error) or app.heard.append(str(error)))
        app.settings(language="en") if worker else app.post("/me/settings", language="en")
        return app

    yield start
    for opened, server, wire in running:
        opened.close()
        wire.cut()
        server.kill()


def recite(app, path=PAGE, watch=WATCH):
    """Opens a passage and begins to listen."""
    page = app.open(path).page if path else app.page
    page.wait_for_selector("[data-mic-state=ask]:not([hidden])")
    page.evaluate(watch)
    page.click("[data-mic-allow]")
    page.wait_for_selector("[data-mic-state=listening]:not([hidden])")
    return page


def kept(app):
    """What the summary says that the page leads to, as a program reads it."""
    app.page.wait_for_url(re.compile("/quran/recite/sessions/"), timeout=60_000)
    status, answer = app.call(app.page.url.removeprefix(app.address).split("?")[0])
    assert status == 200, answer
    return answer


def final(log):
    """The states of a log's words at its end."""
    found = ["waiting"] * log["words"]
    for event in log["events"]:
        if event[1] == "word":
            found[event[2]] = event[3]
    return found


def test_each_word_settles(listener, stand_in):
    """QI-008 QI-038 QI-039 QI-040 QI-042 a passage is recited and followed by itself: what isn't reached is gray, each word settles
    in the colour and the line of its state without flicker, ayah follows ayah at once, the summary is its log's, and no sound is left"""
    stand_in.plan(other=["يلد"], left_out=["هو"])
    app = listener(recitation(3, 2, 4, 5))
    before = app.open(PAGE).page.evaluate(KEPT)
    page = recite(app)
    page.wait_for_function("() => window.seen.length >= 12")
    told = page.evaluate("() => ({ seen, waiting: [...waiting], turns })")
    answer = kept(app)
    states = final(answer["log"])
    assert [index for index, state in enumerate(states) if state != "heard"] == [1, 7]
    assert states[7] == "other" and states[1] == "notHeard"
    assert told["waiting"] == [WAITING]
    for word, changes in by_word(told["seen"]).items():
        assert len(changes) <= 2, (word, changes)
        for _, state, colour, style, _ in changes:
            assert colour == COLOURS[state] and style == STYLES[state], (word, state, colour, style)
    assert {state for _, state, *_ in told["seen"]} == {"heard", "not-heard", "other"}
    assert [ayah for ayah, _ in told["turns"][:3]] == ["0", "1", "2"], "the place goes on to the next ayah by itself"
    for last, (_, at) in zip(("3", "5"), told["turns"][1:3]):
        settled = min(each[4] for each in told["seen"] if each[0] == last)
        assert at - settled <= 500, (last, settled, at)

    # The summary, and its recomputation from the log alone.
    judged = [state for state in states if state in ("heard", "notHeard", "other")]
    assert answer["accuracy"] == (judged.count("heard") * 1000 + len(judged) // 2) // len(judged)
    assert [each["word"] for each in answer["missed"]] == [1] and [each["word"] for each in answer["other"]] == [7]
    assert page.locator("[data-recite-words=missed] [data-recite-word='1'], [data-recite-words=other] [data-recite-word='7']").count() == 2
    assert page.evaluate(KEPT) == before, "no sound is left in the browser"
    assert app.heard == []


KEPT = """async () => {
    // The recorder's database, and whatever caches hold but the product's own files.
    const counts = {};
    for (const { name } of await indexedDB.databases()) {
        const database = await new Promise((done, fail) => {
            const opening = indexedDB.open(name);
            opening.onsuccess = () => done(opening.result);
            opening.onerror = () => fail(opening.error);
        });
        for (const store of database.objectStoreNames) {
            const all = await new Promise((done) => {
                const asked = database.transaction(store).objectStore(store).getAll();
                asked.onsuccess = () => done(asked.result);
            });
            const holds = (value) => value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value)
                || (value && typeof value === "object" && Object.values(value).some(holds));
            counts[`${name} ${store}`] = all.filter(holds).length;
        }
        database.close();
    }
    const files = [];
    for (const name of await caches.keys()) {
        if (!/^(pack|build)-/.test(name)) for (const { url } of await (await caches.open(name)).keys()) if (/sound|audio|recite\\/listen/.test(url)) files.push(url);
    }
    return { counts, files };
}"""


def by_word(seen):
    found = {}
    for each in seen:
        found.setdefault(each[0], []).append(each)
    return found


def test_a_cut_of_five_seconds(listener, stand_in):
    """The network is cut for five seconds while somebody recites: it is said, and no word is lost"""
    stand_in.plan()
    app = listener(recitation(4, 2, 4, 5))
    page = recite(app)
    page.wait_for_function("() => document.querySelector('[data-word=\"0\"]').dataset.state === 'heard'")
    app.wire.cut()
    page.wait_for_selector("[data-mic-state=lost]:not([hidden])")
    time.sleep(5)
    app.wire.join()
    assert final(kept(app)["log"]) == ["heard"] * WORDS
    assert app.heard == []


def test_states_of_the_microphone(listener, stand_in):
    """The page says that it gets ready, listens, is paused, and hears nothing, each with a way on; what is said in a pause isn't heard"""
    stand_in.plan()
    app = listener(recitation(2, 2, pause=3))
    page = app.open(PAGE).page
    page.evaluate("""() => {
        window.states = [];
        const root = document.querySelector("[data-recite]");
        new MutationObserver(() => window.states.push(root.dataset.state)).observe(root, { attributeFilter: ["data-state"] });
    }""")
    page = recite(app, None)
    page.wait_for_function("() => document.querySelector('[data-word=\"1\"]').dataset.state === 'heard'")
    page.click("[data-mic]")
    page.wait_for_selector("[data-mic-state=paused]:not([hidden])")
    assert page.evaluate("document.activeElement.matches('[data-mic-resume]')")
    page.wait_for_timeout(4_000)
    page.click("[data-mic-resume]")
    page.wait_for_selector("[data-mic-state=silent]:not([hidden])", timeout=20_000)
    assert "nearer" in page.inner_text("[data-mic-state=silent]")
    states = [state for state in page.evaluate("states") if state != "ask"]
    assert states[:2] == ["loading", "listening"] and "paused" in states
    page.click("[data-mic-end]")
    assert final(kept(app)["log"])[:4] == ["heard", "heard", "waiting", "waiting"]
    assert app.heard == []


def test_leaving_keeps_what_was_heard(listener, stand_in):
    """Whoever goes to another page in the middle finds what was heard until then among the earlier recitations, once"""
    stand_in.plan()
    app = listener(recitation(4, 2, pause=2))
    page = recite(app)
    page.wait_for_function("() => document.querySelector('[data-announcer]').textContent.includes('Ayah 2')")
    app.open("/quran")
    deadline = time.monotonic() + 15
    while not (sessions := app.call("/quran/recite")[1]["sessions"]):
        assert time.monotonic() < deadline
        time.sleep(0.3)
    assert len(sessions) == 1
    assert app.heard == []


def test_an_ayah_as_a_whole(listener, stand_in):
    """Where most of an ayah's words can't be told apart, only the ayah is spoken of, in words, and none of its words keeps a mark"""
    stand_in.plan(doubtful=["قل", "هو"], other=["احد"])
    app = listener(recitation(4, 2))
    page = recite(app)
    note = page.locator(".recite-ayah[data-ayah='0'] .recite-note")
    note.wait_for()
    assert "couldn’t be told apart" in note.inner_text()
    assert page.locator(".recite-ayah[data-ayah='0'] .recite-word[role=button]").count() == 0
    page.click("[data-mic-end]")
    answer = kept(app)
    assert answer["unclearAyat"] == 1 and answer["missed"] == [] and answer["other"] == []
    assert app.heard == []


SENT = """window.sent = []; window.opened = 0;
const plain = window.fetch, media = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
navigator.mediaDevices.getUserMedia = async (...wanted) => { const stream = await media(...wanted); window.opened = performance.now(); return stream; };
window.fetch = (address, options) => {
  if (String(address).includes("/sound?")) sent.push({ at: performance.now(), samples: [...new Float32Array(options.body)], type: options.headers["Content-Type"] });
  return plain(address, options);
};"""


@pytest.mark.timed
def test_what_the_microphone_gives(listener, stand_in):
    """RE-01 · what the microphone gives arrives as 16,000 samples a second of Float32, and the first chunk within 300 ms"""
    stand_in.plan()
    app = listener(recitation(4, 2, 4, 5, before=0.1), worker=False)
    app.page.add_init_script(SENT)
    page = recite(app)
    page.wait_for_function("() => window.sent.length >= 12")
    opened, sent = page.evaluate("[opened, sent]")
    assert sent[0]["at"] - opened < 300, sent[0]["at"] - opened
    assert all(each["type"] == "application/octet-stream" and len(each["samples"]) <= 64_000 for each in sent)
    samples = [sample for each in sent for sample in each["samples"]]
    # The rate: as many samples as time has gone by, and the pitch of the recording, whose tones have 140 periods a second.
    seconds = (sent[-1]["at"] - opened) / 1000
    assert abs(len(samples) / seconds - 16_000) < 16_000 * 0.15, (len(samples), seconds)
    assert abs(pitch(samples) - 140) < 6, pitch(samples)


TONES = """async () => {
    const asset = [...document.scripts].map(({ src }) => src).find((src) => src.endsWith("/app.js"));
    const { Resampler } = await import(asset.replace("app.js", "recite-resample.js"));
    const found = {};
    for (const rate of [44100, 48000]) for (const tone of [440, 3000, 11000]) {
        const resampler = new Resampler(rate), samples = [];
        for (let at = 0; at < rate; at += 1024) {
            const length = Math.min(1024, rate - at);
            samples.push(...resampler.take(Float32Array.from({ length }, (_, index) => Math.sin(2 * Math.PI * tone * (at + index) / rate))));
        }
        let most = 0, turns = 0;
        for (let index = 1000; index < samples.length - 1000; index += 1) {
            most = Math.max(most, Math.abs(samples[index]));
            if (samples[index - 1] < 0 && samples[index] >= 0) turns += 1;
        }
        found[`${rate} ${tone}`] = { count: samples.length, most, turns: turns * 16000 / (samples.length - 2000) };
    }
    return found;
}"""


def test_resampling(app):
    """RE-01 · the microphone's 44,100 or 48,000 samples a second become 16,000 with the same tones, and what is above them is not folded in"""
    for name, tone in app.open("/").page.evaluate(TONES).items():
        pitch_ = int(name.split()[1])
        assert 15_950 <= tone["count"] <= 16_000, (name, tone)
        if pitch_ < 8_000:
            assert abs(tone["turns"] - pitch_) < 5 and abs(tone["most"] - 1) < 0.01, (name, tone)
        else:
            assert tone["most"] < 0.01, (name, tone)


def pitch(samples):
    """How often a second the loudest second of a sound repeats itself."""
    loud = max(range(0, max(1, len(samples) - 4_000), 800), key=lambda at: sum(map(abs, samples[at:at + 4_000])))
    part = samples[loud:loud + 4_000]
    best = max(range(60, 200), key=lambda lag: sum(a * b for a, b in zip(part, part[lag:])))
    return 16_000 / best


FLASHES = """() => {
    window.flashes = []; window.told = []; window.seen = []; window.waiting = new Set(); window.turns = [];
    new MutationObserver((changes) => {
        for (const { target } of changes) window.flashes.push({
            word: target.dataset.word, is: "flash" in target.dataset, at: performance.now(), text: target.textContent });
    }).observe(document.querySelector("[data-recite]"), { subtree: true, attributeFilter: ["data-flash"] });
    new MutationObserver(() => window.told.push(document.querySelector("[data-announcer]").textContent))
        .observe(document.querySelector("[data-announcer]"), { childList: true, characterData: true, subtree: true });
}"""


@pytest.mark.timed
def test_from_memory(listener, stand_in):
    """HZ-02 from memory only the numbers are there; a word that is left out appears for a second and a half, is announced
    and hides, its ayah begins again, and once it is right the next follow, to the summary"""
    stand_in.plan(left_out=["الله"])
    app = listener(recitation(3, 4, 2, 4, 5, pause=4.5))
    allah = app.open(PAGE).page.locator("[data-word='2']").text_content()
    page = app.open(PAGE + "?mode=memory").page
    assert page.locator(".recite-word").count() == 0 and allah not in page.content()
    page = recite(app, PAGE + "?mode=memory", FLASHES)
    page.wait_for_function("() => window.flashes.some(({ is }) => is)", timeout=30_000)
    # From here on all is said as it stands.
    stand_in.plan()
    page.wait_for_function("() => window.flashes.some(({ is }) => !is)")
    begun, ended = page.evaluate("flashes")[:2]
    assert begun["word"] == "2" and begun["text"] == allah
    assert 1_400 <= ended["at"] - begun["at"] <= 1_600, ended["at"] - begun["at"]
    page.wait_for_function("() => [...document.querySelectorAll('.recite-ayah[data-ayah=\"0\"] .recite-word')].every((word) => !word.textContent)")
    told = page.evaluate("told")
    assert any(allah in each and "not heard" in each for each in told) and any("from its beginning" in each for each in told)
    answer = kept(app)
    assert final(answer["log"]) == ["heard"] * WORDS and answer["repeats"] == 1
    assert app.heard == []


def test_a_microphone_that_is_refused(listener):
    """QI-009 a microphone that is refused is said with the way to give it, and one checks oneself"""
    app = listener(recitation(1), allows=False)
    page = app.open(PAGE).page
    page.click("[data-mic-allow]")
    page.wait_for_selector("[data-mic-state=denied]:not([hidden])")
    assert "isn’t allowed" in page.inner_text("[data-recite-status]") and page.locator("[data-mic-state=denied] [data-mic-again]").is_visible()
    assert page.locator("[data-self-check] [data-judge]").count() == 4
    assert app.heard == []


def test_without_a_recogniser(listener):
    """QI-009 without a recogniser the page says so, and one checks oneself, also when the server is gone"""
    app = listener(recitation(1), has_recogniser=False)
    page = app.open(PAGE).page
    page.wait_for_selector("[data-mic-state=absent]:not([hidden])")
    assert page.locator("[data-mic-allow]").is_hidden() and page.locator("[data-mic-state=absent] [href='#check']").is_visible()
    assert "Nothing on this server can listen" in page.inner_text("[data-recite-status]")
    app.wire.cut()
    page.locator("label", has_text="It was right").first.click()
    page.click("[data-self-keep]")
    answer = kept(app)
    assert final(answer["log"])[:4] == ["heard"] * 4 and answer["selfCheck"] is True
    assert app.heard == []


TIMINGS = {"ayat": [{"ayah": ayah, "words": [[word, word + 1, 1000 * word, 1000 * word + 600] for word in range(6)]} for ayah in range(1, 5)]}
HEAR = """window.played = []; const Plain = window.Audio;
window.Audio = function (...parts) {
  const audio = new Plain(...parts);
  for (const event of ["playing", "pause"]) audio.addEventListener(event, () => played.push(
    { event, source: audio.getAttribute("src"), at: audio.currentTime }));
  return audio;
};"""


def test_a_word_is_heard(listener, stand_in):
    """RE-05 a press on a marked word plays exactly its part of the recitation, while one recites and in the summary"""
    stand_in.plan(left_out=["هو"], other=["يلد"])
    app = listener(recitation(3, 2, 4, 5, pause=2.5), worker=False)
    page = app.page
    page.add_init_script(HEAR)
    tone = recitation(12, before=0)
    page.route("**/audio/*/112.json", lambda route: route.fulfill(json=TIMINGS))
    for file in ("112001", "112003"):
        page.route(f"**/audio/*/{file}.mp3", lambda route: give(route, tone))
    page = recite(app)
    for word, state, file, said in ((1, "not-heard", "112001", "not heard"), (7, "other", "112003", "another word in its place")):
        page.locator(f"[data-word='{word}'][data-state={state}]").click()
        page.wait_for_selector("dialog[data-word-card][open]")
        assert said in page.inner_text("dialog[data-word-card]")
        page.click("[data-card-play]")
        page.wait_for_function("() => window.played.length === 2")
        check_played(page.evaluate("played.splice(0)"), file)
        page.keyboard.press("Escape")
    # What was said while the reciter was heard wasn't listened to.
    page.click("[data-mic-end]")
    kept(app)
    page.click("[data-recite-words=other] [data-recite-word='7']")
    page.wait_for_function("() => window.played.length === 2")
    check_played(page.evaluate("played"), "112003")
    assert app.heard == []


def give(route, sound):
    """Answers with a sound or the part of it that is asked for, as the server does."""
    start = int(re.match(r"bytes=(\d+)", route.request.headers.get("range", "bytes=0-"))[1])
    part = sound[start:]
    route.fulfill(status=206, body=part, content_type="audio/wav", headers={
        "accept-ranges": "bytes", "content-range": f"bytes {start}-{len(sound) - 1}/{len(sound)}", "content-length": str(len(part))})


def check_played(played, file):
    """The second word of an ayah: from 1000 to 1600 ms."""
    begun, ended = played
    assert [begun["event"], ended["event"]] == ["playing", "pause"] and begun["source"].endswith(f"/{file}.mp3")
    assert 0.95 <= begun["at"] <= 1.15 and 1.55 <= ended["at"] <= 1.85, played
