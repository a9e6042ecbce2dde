"""The adhan's recordings out of the server's folder, and a saved mosque near the device."""
import json
import math
import struct
import wave

import pytest
from product_app import Product, readers  # noqa: F401
from product_hands import until

RIYADH = {"latitude": 24.68773, "longitude": 46.72185}


def sound(path, seconds=0.3):
    """A generated tone: nothing that was recorded."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(8000)
        file.writeframes(b"".join(
            struct.pack("<h", int(9000 * math.sin(2 * math.pi * 440 * n / 8000))) for n in range(int(8000 * seconds))))


@pytest.fixture
def with_recordings(tmp_path):
    folder = tmp_path / "data" / "adhan"
    folder.mkdir(parents=True)
    sound(folder / "one.wav")
    entry = {"id": "one", "file": "one.wav", "title": "A tone", "reciter": "Nobody", "licence": "CC0"}
    lost = {**entry, "id": "lost", "file": "lost.wav"}
    (folder / "manifest.json").write_text(json.dumps({"recordings": [entry, lost]}))
    started = Product(tmp_path / "data").start()
    started.settle()
    started.settings(language="en")
    yield started
    started.stop()


def test_recordings_are_listed_played_and_kept(with_recordings, readers):  # noqa: F811
    """MZ-102 MZ-232 K67 the folder's recordings are listed with reciter and licence, heard, chosen, and kept offline"""
    page = readers(with_recordings, clock="running").open("/me/settings/adhan")
    row = page.locator("[data-adhan-list] li")
    row.wait_for()
    assert row.count() == 1 and "Nobody · CC0" in row.inner_text()
    row.locator("[data-adhan-try]").click()
    page.locator("[data-adhan-stop]:not([hidden])").wait_for()
    row.locator("[data-adhan-keep]").click()
    until(page, "document.querySelector('[data-adhan-keep]').disabled")
    part = page.evaluate("""async () => {
      const answer = await fetch("/adhan/one.wav", { headers: { Range: "bytes=0-3" } });
      return [answer.status, await answer.text()];
    }""")
    assert part == [206, "RIFF"]
    page.locator("select[data-adhan-voice]").first.select_option("one")
    page.wait_for_selector("#toasts [data-toast]")
    assert with_recordings.get("/me/settings/adhan")["prayers"]["fajr"]["voice"] == "one"


def test_at_a_saved_mosque(tmp_path, readers):  # noqa: F811
    """MZ-231 Today, open at a saved mosque around a prayer's time, says so with its undo; without the yes nothing is asked"""
    product = Product(tmp_path / "data", now="2026-11-21T11:45:00Z").start()
    product.settle("Riyadh")
    product.settings(language="en")
    product.post("/me/settings/mosques", step="add", name="Corner mosque", latitude="24.68773", longitude="46.72185")
    reader = readers(product, clock="running", geolocation=RIYADH, permissions=["geolocation"])
    page = reader.open("/")
    page.wait_for_timeout(300)
    assert page.locator("[data-near]").count() == 0
    product.post("/me/settings/mosques", step="on")
    page = reader.open("/")
    page.wait_for_timeout(1_200)
    page.keyboard.press("Shift")
    page.locator("[data-toast]", has_text="Corner mosque").wait_for()
    page.locator("[data-toast] button", has_text="Undo").click()
    until(page, "!document.querySelector('[data-toast]')?.textContent.includes('Corner')")
    product.stop()
