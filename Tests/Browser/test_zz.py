import os
from harness import browser
from harness.recogniser import StandIn, recitation
from harness.server import Server
def test_zz(playwright, tmp_path):
    os.makedirs("/tmp/look/r", exist_ok=True)
    stand = StandIn(tmp_path / "rec"); stand.plan(other=["الصمد"], left_out=["كفوا"])
    server = Server(tmp_path / "data", stand.environment).start()
    f = tmp_path / "s.wav"; f.write_bytes(recitation(4, 2, 4, 4))
    b = playwright.chromium.launch(executable_path=browser.EXECUTABLE, args=[*browser.ARGUMENTS, "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream", f"--use-file-for-fake-audio-capture={f}%noloop"])
    try:
      for lang in ("en","ar"):
        c = b.new_context(viewport={"width":390,"height":844}, service_workers="block", locale="ar" if lang=="ar" else "en-GB", permissions=["microphone"])
        p = c.new_page()
        p.on("console", lambda m: print("console", m.text)); p.on("pageerror", lambda e: print("pageerror", e))
        p.on("response", lambda r: r.status >= 400 and print(r.status, r.url))
        p.goto(server.address + "/quran/recite/112-1-4?lang="+lang)
        p.wait_for_timeout(1500); p.screenshot(path=f"/tmp/look/r/{lang}-0.png", full_page=True)
        p.click("[data-mic-allow]")
        for i in range(1, 30):
            p.wait_for_timeout(1000)
            if "sessions" in p.url: break
            if i % 3 == 0: p.screenshot(path=f"/tmp/look/r/{lang}-{i}.png")
            print(i, p.evaluate("[document.querySelector('[data-recite]')?.dataset.state, ...[...document.querySelectorAll('[data-word]')].map(w=>w.dataset.state||'-')]"))
        p.wait_for_timeout(800)
        print(p.url); print(p.inner_text("main"))
        p.screenshot(path=f"/tmp/look/r/{lang}-end.png", full_page=True)
        p.goto(server.address + "/quran/recite"); p.wait_for_timeout(500); p.screenshot(path=f"/tmp/look/r/{lang}-home.png", full_page=True)
        c.close()
    finally:
        b.close(); server.kill()
