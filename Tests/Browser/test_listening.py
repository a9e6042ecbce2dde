"""The player and the downloads with generated tones: what is heard, when, and what is marked on the page."""
import json
import pathlib

import pytest
from fixtures.listen_host import AGAIN, COUNTS, ROOT, WORD, Host, spans
from product_hands import eventually

WATCH = """
window.heard = []; window.marked = []; window.actions = {}; window.audios = [];
const Plain = window.Audio;
window.Audio = function (...parts) {
  const audio = new Plain(...parts);
  audios.push(audio);
  for (const event of ["playing", "ended", "pause"]) audio.addEventListener(event, () => heard.push({
    event, src: audio.getAttribute("src"), at: performance.now(), rate: audio.playbackRate, pitch: audio.preservesPitch }));
  return audio;
};
const set = MediaSession.prototype.setActionHandler;
MediaSession.prototype.setActionHandler = function (name, handler) { actions[name] = handler; return set.call(this, name, handler); };
addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
  for (const { target } of changes) {
    if (!target.matches("[data-word].is-heard-word")) continue;
    const ayah = target.closest("[data-ayah]");
    const audio = audios.find((one) => !one.paused) ?? audios[0];
    marked.push({ ayah: ayah.dataset.ayah, word: [...ayah.querySelectorAll("[data-word]")].indexOf(target),
                  time: audio.currentTime * 1000, rate: audio.playbackRate });
  }
}).observe(document.querySelector("main"), { subtree: true, attributeFilter: ["class"] }));
"""
HIDDEN = """
window.requestAnimationFrame = () => 0; window.setTimeout = () => 0; window.setInterval = () => 0;
Object.defineProperty(document, "hidden", { value: true }); Object.defineProperty(document, "visibilityState", { value: "hidden" });
"""


@pytest.fixture
def host():
    started = Host()
    yield started
    started.stop()


@pytest.fixture
def opened(chromium, host):
    contexts = []

    def open_(path="/", script=""):
        context = chromium.new_context()
        contexts.append(context)
        page = context.new_page()
        page.add_init_script(WATCH + script)
        page.goto(host.address + path)
        page.wait_for_function("document.querySelector('[data-download-total]').textContent")
        return page

    yield open_
    for context in contexts:
        context.close()


def choose(page, **fields):
    for name, value in fields.items():
        field = page.locator(f"[data-player-form] [name={name}]")
        field.select_option(value) if name in ("reciter", "pause", "speed", "sleep") else field.fill(value)


def play(page, until="finished", **fields):
    """Plays to the end and answers the ayat that were heard, in order."""
    choose(page, **fields)
    page.locator("[data-player-toggle]").click()
    page.locator("[data-player-status]", has_text=until).wait_for(timeout=60_000)
    return heard(page)


def heard(page):
    return [each["src"].split("/")[-1][:6] for each in page.evaluate("heard") if each["event"] == "playing"]


@pytest.mark.timed
def test_advance(opened):
    """AP-01 AP-02 ayah follows ayah across the ends of surahs, exactly the range, with less than 250 ms between them"""
    page = opened()
    assert play(page, first="1:2", last="2:2") == ["001002", "002001", "002002"]
    events = page.evaluate("heard")
    for before, after in zip(events, events[1:]):
        if before["event"] == "ended":
            assert after["event"] == "playing" and after["at"] - before["at"] < 250
    assert play(opened(), first="2:3") == ["002003", "003001", "003002"]


def test_repeats(opened):
    """AP-06 an ayah and a range are heard as often as asked, with silence before a repeat; 0 and 100 are refused in words"""
    page = opened()
    for name, value in (("each", "0"), ("range", "100")):
        choose(page, each="1", range="1")
        choose(page, **{name: value})
        page.locator("[data-player-toggle]").click()
        assert page.locator("[data-player-problem]").inner_text() == "1 to 99"
        assert page.locator(f"[name={name}]").get_attribute("aria-invalid") == "true"
    assert heard(page) == []
    assert play(page, first="1:1", last="1:2", each="٢", range="2") == ["001001"] * 2 + ["001002"] * 2 + ["001001"] * 2 + ["001002"] * 2
    quiet = opened()
    assert play(quiet, first="3:2", last="3:2", each="2", pause="1") == ["003002", "1000.w", "003002"]


def test_endless(opened):
    """AP-06 what has no end goes on until it is stopped, and the time for sleep ends it with its ayah"""
    page = opened()
    choose(page, first="3:1", last="3:1", each="endless")
    page.locator("[data-player-toggle]").click()
    page.wait_for_function("heard.filter(({ event }) => event === 'ended').length >= 3")
    page.locator("[data-player-stop]").click()
    count = len(heard(page))
    page.wait_for_timeout(1_200)
    assert len(heard(page)) == count and set(heard(page)) == {"003001"}
    assert play(opened(), "asleep", first="1:1", last="3:2", sleep="0.01") == ["001001"]


def test_ranges_refused(opened):
    """AP-02 a range that is none is refused in words"""
    page = opened()
    for first, last in (("1:3", ""), ("2:1", "1:1"), ("x", "1:1"), ("4:1", "4:1")):
        choose(page, first=first, last=last)
        page.locator("[data-player-toggle]").click()
        assert page.locator("[data-player-problem]").inner_text() == "no such range", (first, last)


@pytest.mark.timed
@pytest.mark.parametrize("speed", ["50", "75", "100", "125", "150"])
def test_speeds(opened, speed):
    """AP-05 each of the five speeds, its pitch kept, and it holds for the ayat that follow"""
    page = opened()
    play(page, first="1:1", last="1:2", speed=speed)
    events = page.evaluate("heard")
    assert all(each["rate"] == int(speed) / 100 and each["pitch"] for each in events if each["event"] == "playing")
    long = events[[each["event"] for each in events].index("ended")]["at"] - events[0]["at"]
    assert abs(long - spans(1, 1)[-1][3] * 100 / int(speed)) < 400


@pytest.mark.timed
@pytest.mark.parametrize("speed", ["50", "100", "150"])
def test_words(opened, speed):
    """AP-03 every word is marked within 200 ms of its time at 0.5, 1 and 1.5, and a reciter who goes back is followed"""
    page = opened()
    play(page, first="2:1", last="2:3", speed=speed)
    marked = page.evaluate("marked")
    for ayah in range(1, COUNTS[1] + 1):
        mine = [each for each in marked if each["ayah"] == f"2:{ayah}"]
        expected = spans(2, ayah)
        assert [each["word"] for each in mine] == [span[0] for span in expected]
        for each, span in zip(mine, expected):
            assert abs(each["time"] - span[2]) / each["rate"] <= 200
    assert (2, 2) in AGAIN
    assert page.locator(".is-heard, .is-heard-word, [aria-current]").count() == 0


def test_words_after_seek_and_pause(opened):
    """AP-03 after a seek and after a pause the word is that of the time"""
    page = opened()
    choose(page, first="2:2", last="2:2", speed="50")
    page.locator("[data-player-toggle]").click()
    page.wait_for_function("marked.length > 0")
    page.evaluate(f"actions.seekto({{ seekTime: {4.2 * WORD / 1000} }})")
    page.wait_for_function("document.querySelector('[data-ayah=\"2:2\"] .is-heard-word')?.textContent === 'w2'")
    page.locator("[data-player-toggle]").click()
    page.wait_for_function("audios.every(({ paused }) => paused)")
    time = page.evaluate("audios.find((one) => one.currentTime > 0).currentTime * 1000")
    word = next(span[0] for span in reversed(spans(2, 2)) if span[2] <= time)
    page.wait_for_timeout(200)
    assert page.locator("[data-ayah='2:2'] .is-heard-word").inner_text() == f"w{word}"


def test_without_times(opened):
    """AP-03 without times of words the ayah is marked and no word is"""
    page = opened()
    choose(page, first="1:1", last="1:1", reciter="plain")
    page.locator("[data-player-toggle]").click()
    page.locator("[data-ayah='1:1'].is-heard[aria-current=true]").wait_for()
    page.locator("[data-player-status]", has_text="finished").wait_for()
    assert page.evaluate("marked") == []


def test_device_controls(opened):
    """SY-047 AP-08 the device's controls know what is heard and by whom, lead it, and are let go after"""
    page = opened()
    choose(page, first="1:1", last="2:2", each="2")
    page.locator("[data-player-toggle]").click()
    page.wait_for_function("navigator.mediaSession.playbackState === 'playing' && navigator.mediaSession.metadata")
    facts = page.evaluate("({ title: navigator.mediaSession.metadata.title, artist: navigator.mediaSession.metadata.artist, art: navigator.mediaSession.metadata.artwork.length })")
    assert facts == {"title": "One 1:1", "artist": "A tone", "art": 1}
    page.evaluate("actions.nexttrack()")
    page.wait_for_function("navigator.mediaSession.metadata.title === 'One 1:2'")
    page.evaluate("actions.previoustrack()")
    page.wait_for_function("navigator.mediaSession.metadata.title === 'One 1:1'")
    page.evaluate("actions.pause()")
    page.wait_for_function("navigator.mediaSession.playbackState === 'paused'")
    page.evaluate("actions.play()")
    page.wait_for_function("navigator.mediaSession.playbackState === 'playing'")
    page.evaluate("actions.stop()")
    page.wait_for_function("navigator.mediaSession.playbackState === 'none'")
    assert page.evaluate("navigator.mediaSession.metadata === null && Object.values(actions).every((one) => one === null)")


def test_hidden(opened):
    """AP-07 SY-058 a page that is hidden plays on and goes from ayah to ayah, pauses among them, with every timer held back"""
    page = opened(script=HIDDEN)
    choose(page, first="1:1", last="2:1", range="2", pause="1")
    page.locator("[data-player-toggle]").click()
    page.locator("[data-player-status]", has_text="finished").wait_for(timeout=60_000)
    assert heard(page) == ["001001", "001002", "002001", "1000.w", "001001", "001002", "002001"]


@pytest.mark.parametrize("path,along,back", [("/", "ArrowRight", "ArrowLeft"), ("/rtl", "ArrowLeft", "ArrowRight")])
def test_keyboard(opened, path, along, back):
    """AP-01 space plays and pauses, and the arrow that points along the text goes an ayah on, in either direction of writing"""
    page = opened(path)
    choose(page, each="5")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    page.wait_for_function("document.querySelector('[data-player-label]').textContent === 'Pause'")
    page.keyboard.press(along)
    page.locator("[data-ayah='1:2'].is-heard").wait_for()
    page.keyboard.press(back)
    page.locator("[data-ayah='1:1'].is-heard").wait_for()
    page.keyboard.press("Space")
    page.wait_for_function("document.querySelector('[data-player-label]').textContent === 'Play'")


def test_goes_on_where_it_was_left(opened, host):
    """AP-01 a page that is opened again offers to go on where it was left, and the app is told for other devices"""
    page = opened()
    choose(page, first="1:1", each="9")
    page.locator("[data-player-toggle]").click()
    page.locator("[data-ayah='1:1'].is-heard").wait_for()
    page.locator("[data-player-next]").click()
    page.locator("[data-ayah='1:2'].is-heard").wait_for()
    page.locator("[data-player-toggle]").click()
    page.wait_for_timeout(200)
    assert any("place=1%3A2" in post for post in host.posts)
    page.reload()
    again = page.locator("[data-player-resume]:not([hidden])")
    again.wait_for()
    assert again.inner_text() == "from 1:2"
    again.click()
    page.locator("[data-ayah='1:2'].is-heard").wait_for()


def test_why_nothing_is_heard(opened):
    """AP-04 a recording that isn't there, with the network switched off, is said in words"""
    page = opened()
    choose(page, reciter="gone")
    page.locator("[data-player-toggle]").click()
    page.locator("[data-player-problem]", has_text="switched off").wait_for()
    assert page.evaluate("navigator.mediaSession.metadata === null")


def queue(page, body, argument=None):
    """What some lines of script make of the pages' queue, over a small Quran of 3, 5 and 2 ayat."""
    return page.evaluate("""async (argument) => {
      const { Queue, compare, named, place, times } = await import("/assets/player-queue.js");
      const surahs = [3, 5, 2];
      const order = (first, last, more = {}) => (
        { first: place(first), last: place(last), each: "1", range: "1", pause: 0, ...more });
      const said = (step) => typeof step === "string" ? step : `${named(step.play)}+${step.after}`;
      %s
    }""" % body, argument)


def test_table(opened):
    """AP-01 AP-02 AP-06 the table of what is heard after what: ranges, surah ends, repeats, pauses"""
    table = json.loads((ROOT / "Tests/Vectors/quran/playback.json").read_text())
    assert table["surahs"] == [3, 5, 2] and len(table["cases"]) > 30
    assert queue(opened(), """return argument.filter(({ first, last, start, each, range, pause, steps }) => {
        const queue = new Queue(surahs, order(first, last, { each, range, pause }), place(start));
        return steps.some((wanted) => said(queue.ended(0)) !== wanted);
      }).map(({ name }) => name);""", table["cases"]) == []


def test_a_juz_is_a_range(opened):
    """AP-02 a surah, a juz that ends within one, and any first and last ayah are each heard whole, and nothing beside"""
    juz = [("1:1", "2:141"), ("2:142", "2:252"), ("2:253", "3:92"), ("3:1", "3:200"), ("2:255", "2:257")]
    counts = [7, 286, 200]
    heard = queue(opened(), """return argument.ranges.map(([first, last]) => {
        const queue = new Queue(argument.counts, order(first, last), place(first));
        const heard = [first];
        for (let step = queue.ended(0); typeof step !== "string"; step = queue.ended(0)) heard.push(named(step.play));
        return heard;
      });""", {"ranges": juz, "counts": counts})
    every = [f"{surah}:{ayah}" for surah, count in enumerate(counts, 1) for ayah in range(1, count + 1)]
    assert heard == [every[every.index(first):every.index(last) + 1] for first, last in juz]


def test_every_count(opened):
    """AP-06 every count from 1 to 99 is exact, and 0 and 100 are no counts"""
    page = opened()
    assert queue(page, """const wrong = [];
      for (let count = 1; count <= 99; count += 1) {
        const heard = (order) => {
          const queue = new Queue(surahs, order);
          let heard = 1;
          while (queue.ended(0) !== "finished") heard += 1;
          return heard;
        };
        const each = heard(order("2:5", "2:5", { each: String(count) }));
        const range = heard(order("2:5", "3:1", { range: String(count) }));
        if (each !== count || range !== 2 * count) wrong.push([count, each, range]);
      }
      return wrong;""") == []
    refused = ["0", "100", "-1", "00", "+1", "1.5", "", "٣", "all", "999999999999999999999"]
    assert queue(page, "return argument.map((text) => times(text));", refused) == [None] * len(refused)
    assert queue(page, "return times('endless') === Infinity;")


def test_no_range(opened):
    """AP-02 a range that isn't one of ayat that there are, in their order, is none"""
    none = [("1:0", "1:1"), ("1:1", "1:4"), ("2:1", "1:1"), ("4:1", "4:1"), ("1:1", "9:9"), ("0:1", "1:1"), ("x", "1:1")]
    page = opened()
    assert queue(page, "return argument.filter((range) => Queue.isRange(surahs, ...range.map(place)));", none) == []
    assert queue(page, "return Queue.isRange(surahs, place('1:2'), place('2:1'));")


def test_time_for_sleep(opened):
    """AP-02 the time for sleep ends with the ayah that is heard then, however much was to come"""
    assert queue(opened(), """const queue = new Queue(surahs, order("1:1", "3:2", { range: "endless" }));
      queue.sleepsAt = 5000;
      return [said(queue.ended(4999)), said(queue.ended(5000)), named(queue.current)];""") == ["1:2+0", "asleep", "1:2"]


def test_whatever_is_pressed(opened):
    """AP-01 whatever is pressed in whatever order, what is heard stays within the range, and what was foretold comes"""
    assert queue(opened(), """let seed = 20261122;
      const upTo = (last) => {
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
        return Math.floor(seed / 2 ** 32 * (last + 1));
      };
      const ayat = surahs.flatMap((count, surah) => (
        Array.from({ length: count }, (_, ayah) => ({ surah: surah + 1, ayah: ayah + 1 }))));
      const often = (most) => upTo(1) ? "endless" : String(1 + upTo(most - 1));
      for (let turn = 0; turn < 2000; turn += 1) {
        const from = upTo(9);
        const wanted = { first: ayat[from], last: ayat[from + upTo(9 - from)], each: often(4), range: often(3), pause: 1000 * upTo(3) };
        const queue = new Queue(surahs, wanted);
        for (let press = 0; press < 20; press += 1) {
          const kind = upTo(4);
          if (kind === 0) queue.go(1);
          else if (kind === 1) queue.go(-1);
          else if (kind === 2) queue.goTo(ayat[upTo(9)]);
          else {
            const foretold = said(queue.upcoming);
            const step = queue.ended(0);
            const isHeard = typeof step === "string" || (
              compare(step.play, queue.current) === 0 && (step.after === 0 || step.after === wanted.pause));
            if (said(step) !== foretold || !isHeard) return [wanted, foretold, said(step)];
          }
          if (compare(queue.current, wanted.first) < 0 || compare(queue.current, wanted.last) > 0) return [wanted, queue.current];
        }
      }
      return "within";""") == "within"


def download(page, what, reciter="tone"):
    page.locator("[data-download-form] [name=reciter]").select_option(reciter)
    page.locator("[data-download-form] [name=what]").select_option(what)
    page.locator("[data-download-form] button").click()


def offline(page, path, part=None):
    """What the worker's part answers by itself."""
    return page.evaluate(f"""async ([path, part]) => {{
      {(pathlib.Path(ROOT) / "Web/js/worker/adhan.js").read_text()}
      {(pathlib.Path(ROOT) / "Web/js/worker/recitations.js").read_text()}
      const real = globalThis.fetch;
      globalThis.fetch = () => Promise.reject(new TypeError("no network"));
      try {{
        const answer = await recitation(new Request(path, {{ headers: part ? {{ Range: part }} : {{}} }}));
        return [answer.status, (await answer.arrayBuffer()).byteLength, answer.headers.get("content-range")];
      }} catch {{ return [0, 0, null]; }} finally {{ globalThis.fetch = real; }}
    }}""", [path, part])


def test_downloads(opened, host):
    """AP-09 QI-021 a surah or a juz is kept with its progress and size, heard with no network in parts, and deleted"""
    page = opened()
    host.weight, host.held = 300_000, {"/audio/tone/002001.mp3"}
    host.hold.clear()
    download(page, "j1")
    state, total = page.locator("[data-download-state]"), page.locator("[data-download-total]")
    state.get_by_text("66 % 0.6 MB", exact=True).wait_for()
    assert page.locator("progress").evaluate("bar => [bar.value, bar.max, bar.hidden]") == [2, 3, False]
    assert total.text_content() == "all 0.6 MB"
    host.hold.set()
    state.get_by_text("whole 0.9 MB", exact=True).wait_for()
    assert total.text_content() == "all 0.9 MB" and page.locator("progress").evaluate("bar => bar.hidden")
    size = len(__import__("fixtures.listen_host", fromlist=["tone"]).tone(1, 1)) + host.weight
    assert offline(page, "/audio/tone/001001.mp3") == [200, size, None]
    assert offline(page, "/audio/tone/002001.mp3", "bytes=0-3") == [206, 4, f"bytes 0-3/{size}"]
    assert offline(page, "/audio/tone/002002.mp3")[0] == 0, "the juz ends before it"
    assert offline(page, "/audio/tone/001.json")[0] == 200, "the words' times are kept as well"
    page.locator("[data-download-delete]").click()
    page.wait_for_function("document.querySelectorAll('[data-download]').length === 0")
    eventually(lambda: page.evaluate("caches.open('recitations').then((cache) => cache.keys()).then((keys) => keys.length)") == 0)
    assert offline(page, "/audio/tone/001001.mp3")[0] == 0


def test_download_goes_on(opened, host):
    """AP-09 a download is paused, goes on after a new start, and fetches nothing twice; cancelling takes it away"""
    page = opened()
    host.held = {"/audio/tone/002002.mp3"}
    host.hold.clear()
    download(page, "s2")
    page.locator("[data-download-state]", has_text="33 %").wait_for()
    page.locator("[data-download-pause]", has_text="Pause").click()
    page.locator("[data-download-state]", has_text="paused 33").wait_for()
    host.hold.set()
    page.wait_for_timeout(300)
    page.locator("[data-download-pause]", has_text="Resume").click()
    page.locator("[data-download-state]", has_text="whole").wait_for()
    page.evaluate("localStorage.setItem('wird.downloads', localStorage.getItem('wird.downloads').replace('whole', 'on'))")
    host.requests.clear()
    page.reload()
    page.locator("[data-download-state]", has_text="whole").wait_for()
    assert not [path for path in host.requests if path.endswith(".mp3")]
    host.held = None
    host.hold.clear()
    download(page, "s1")
    page.locator("[data-download]", has_text="One").locator("[data-download-cancel]").click()
    host.hold.set()
    page.wait_for_function("document.querySelectorAll('[data-download]').length === 1")


def test_what_is_not_whole(opened, host):
    """AP-09 a file that isn't what its hash says is not kept, and one that changed on the device is not given"""
    page = opened()
    download(page, "s1", "liar")
    page.locator("[data-download-state]", has_text="failed 0").wait_for()
    assert offline(page, "/audio/liar/001001.mp3")[0] == 0
    download(page, "s1")
    page.locator("[data-download-state]", has_text="whole").wait_for()
    page.evaluate("""async () => {
      const cache = await caches.open("recitations");
      const { headers } = await cache.match("/audio/tone/001001.mp3");
      await cache.put("/audio/tone/001001.mp3", new Response("spoilt", { headers }));
    }""")
    assert offline(page, "/audio/tone/001001.mp3")[0] == 0


FILLED = """
window.room = Infinity;
const keep = Cache.prototype.put;
Cache.prototype.put = async function (...all) {
  if (room <= 0) throw new DOMException("full", "QuotaExceededError");
  room -= 1;
  return keep.apply(this, all);
};
"""


SIZES = """async () => {
  const cache = await caches.open("recitations");
  const bytes = async (key) => (await (await cache.match(key))?.arrayBuffer())?.byteLength ?? 0;
  const files = await Promise.all((await cache.keys()).map(bytes));
  const listed = JSON.parse(localStorage.getItem("wird.downloads")).map(({ bytes }) => bytes);
  return [files, listed].map((all) => all.reduce((sum, one) => sum + one, 0));
}"""
"""The bytes that are kept, and those that the list counts."""


def test_a_full_device(opened, host):
    """QI-021 a device that is full says so at the download, keeps what it has and plays it; what a person takes away makes room, and the download goes on where it stopped"""
    page = opened(script=FILLED)
    download(page, "s1")
    page.locator("[data-download-state]", has_text="whole").wait_for()
    page.evaluate("room = 2")
    download(page, "s2")
    row = page.locator("[data-download]", has_text="Two")
    row.locator("[data-download-state]", has_text="full").wait_for()
    kept, listed = page.evaluate(SIZES)
    assert kept == listed
    assert offline(page, "/audio/tone/001001.mp3")[0] == 200 and offline(page, "/audio/tone/002001.mp3")[0] == 200
    assert offline(page, "/audio/tone/002003.mp3")[0] == 0
    page.evaluate("room = Infinity")
    page.locator("[data-download]", has_text="One").locator("[data-download-delete]").click()
    page.locator("[data-download]", has_text="One").wait_for(state="detached")
    # The list goes first, the files follow.
    eventually(lambda: len(set(page.evaluate(SIZES))) == 1)
    assert page.evaluate(SIZES)[0] < kept
    host.requests.clear()
    row.locator("[data-download-pause]").click()
    row.locator("[data-download-state]", has_text="whole").wait_for()
    assert "/audio/tone/002001.mp3" not in host.requests and offline(page, "/audio/tone/002003.mp3")[0] == 200


def test_what_the_app_took_away(opened):
    """QI-021 the list of what is kept notices files that were taken away to make room, and fetches them again when asked"""
    page = opened()
    download(page, "s2")
    page.locator("[data-download-state]", has_text="whole").wait_for()
    page.evaluate("async () => (await caches.open('recitations')).delete('/audio/tone/002002.mp3')")
    page.reload()
    page.locator("[data-download-state]", has_text="paused").wait_for()
    page.locator("[data-download-pause]").click()
    page.locator("[data-download-state]", has_text="whole").wait_for()
    assert offline(page, "/audio/tone/002002.mp3")[0] == 200
