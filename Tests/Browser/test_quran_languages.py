"""Translations in five languages at once: the three that are built, and two that whoever sets a server up adds to them."""
import os
import pathlib
import shutil
import subprocess

import pytest
from harness.paths import ROOT
from product_hands import eventually
from product_app import BINARY, Product, Reader

TRANSLATIONS = {
    "en": ("quran-en-pickthall", "Marmaduke Pickthall", "Public domain"),
    "fr": ("quran-fr-hamidullah", "Muhammad Hamidullah", "In copyright. Tanzil's terms"),
    "id": ("quran-id-kemenag", "Kementerian Agama RI", "Work of the Indonesian government"),
    "tr": ("quran-tr-diyanet", "Diyanet İşleri", "In copyright. Tanzil's terms"),
    "ur": ("quran-ur-junagarhi", "محمد جوناگڑھی", "Public domain"),
}
"""Each language's pack, its translator, and how its terms begin."""
TITLES = ("Pickthall, The", "Hamidullah, Le Saint", "Kemenag, terjemahan", "Diyanet, Türkçe", "Junagarhi, Urdu")
AYAT = 6236


@pytest.fixture
def five(quran_content, tmp_path):
    """
    A server over content of its own, to which two translations were added. Nothing is fetched for them: they stand in the package
    that the surahs' names are taken from. They are in copyright, so they stay in this folder and end with it.
    """
    checkout, content = tmp_path / "checkout", tmp_path / "content"
    for part in ("Config", "Locales", "Scripts", "Web"):
        shutil.copytree(ROOT / part, checkout / part)
    shutil.copytree(pathlib.Path(os.environ["WIRD_CONTENT"]), content)
    environment = {"WIRD_CONTENT": str(content)}
    adding = [argument for code in ("fr", "tr") for argument in ("--with", TRANSLATIONS[code][0].removeprefix("quran-"))]
    built = subprocess.run(
        [BINARY, "content", "build", *adding], env=os.environ | environment | {"WIRD_RESOURCES": str(checkout)},
        capture_output=True, text=True, timeout=600)
    assert built.returncode == 0, built.stderr
    product = Product(tmp_path / "data", **environment).start()
    product.settle()
    yield product
    product.stop()
    shutil.rmtree(content)


def test_five_languages_at_once(chromium, five):
    """QR-05 five languages are chosen among the reader's settings and stand together under each ayah; each has 6,236 entries, and Sources names its translator and terms"""
    five.settings(language="en")
    reader = Reader(chromium, five)
    packs = [pack for pack, _, _ in TRANSLATIONS.values()]
    page = reader.open("/quran/settings")
    for pack in packs:
        page.locator(f"[name=translations][value={pack}]").check()
    choices = page.locator("label", has=page.locator("[name=translations]")).all_inner_texts()
    for _, translator, _ in TRANSLATIONS.values():
        assert any(translator in choice for choice in choices), (translator, choices)
    page.locator("main form[action='/quran/settings'] [type=submit]").click()
    eventually(lambda: sorted(five.get("/quran/settings")["translations"]) == packs)

    page = reader.open("/quran/112")
    for ayah in page.locator("li.ayah").all():
        assert sorted(meaning.get_attribute("lang") for meaning in ayah.locator(".meaning").all()) == sorted(TRANSLATIONS)
        assert all(meaning.inner_text().strip() for meaning in ayah.locator(".meaning").all())

    entries = {pack: set() for pack in packs}
    for surah in range(1, 115):
        first, count = 1, 1
        while first <= count:
            part = five.get(f"/quran/{surah}/{first}")
            count = part["count"]
            for ayah in part["ayat"]:
                for pack, text in ayah["translations"].items():
                    if text.strip():
                        entries[pack].add(ayah["ayah"])
            first = int(part["ayat"][-1]["ayah"].split(":")[1]) + 1
    assert {pack: len(ayat) for pack, ayat in entries.items()} == dict.fromkeys(packs, AYAT)

    rows = reader.open("/me/sources").locator("main .row").all_inner_texts()
    for title, (_, _, terms) in zip(TITLES, TRANSLATIONS.values()):
        (row,) = [row for row in rows if row.startswith(title)]
        assert terms in row, row
    reader.close()
