"""Every text on something that went wrong says what to do next, and says it without a machine's words."""
import json
import pathlib
import re

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
CODES = [line["code"] for line in json.loads((ROOT / "Locales/registry.json").read_text(encoding="utf-8"))["languages"]]
# What a text asks a person to do, in each language; a colon before offered times leads to their buttons.
STEPS = {
    "ar": r"اكتب|اختر|انقل|اختصر|ابحث|ضع علامة|أعد|عُد|غيّر|أضف|اترك|افتح|حاول|امسح|أدخل|احذف|جرّب|شغّل|راجع|اضغط",
    "en": r"\b(write|choose|move|shorten|search|tick|open|go back|change|add|give|leave|try|build|bring|take|use|begin|remove|press|switch|send)\b",
    "ur": r"لکھیں|چنیں|لے جائیں|مختصر کریں|تلاش کریں|نشان لگائیں|کھولیں|واپس جا|بدلیں|شامل کریں|چھوڑ دیں|تیار کریں|آزمائیں|دبائیں|ہٹائیں|کریں|بھیج دیں",
    "id": r"\b(tulis|pilih|pindahkan|ringkaskan|cari|centang|buka|kembali|ubah|tambahkan|kosongkan|biarkan|buat|coba|tekan|hapus|gunakan)",
    "tr": r"yazın|seçin|taşıyın|kısaltın|arayın|işaretleyin|açıp|açın|dönün|dönüp|değiştirin|ekleyin|bırakın|oluşturun|deneyin|basın|kaldırın|kullanın|gönderin",
    "fr": r"écrivez|choisissez|mettez|raccourcissez|cherchez|cochez|rouvrez|ouvrez|revenez|changez|ajoutez|indiquez|donnez|laissez|préparez|essayez|appuyez|retirez|utilisez|renvoyez|envoyez",
}
# Headings over a text, the button home, and reasons that stand within another text.
PARTS = re.compile(r"\.title$|^error\.(summary|summary\.first|home|again\.send)$|^error\.import\.\w+$|^error\.quran\.part$")
OFFERS = re.compile(r"[:：]\s*$")
MACHINE = re.compile(
    r"\b[45]\d\d\b|exception|undefined|traceback|stack|\bnull\b|\bnil\b|0x[0-9a-f]+|errno|\b[a-z]+_[a-z_]+\b|(?-i:\bE[A-Z]{4,}\b)|status code", re.I)


def texts(code):
    """The texts on errors, each form of each key; `error.title.required` and the like are no headings."""
    catalogue = json.loads((ROOT / f"Locales/{code}.json").read_text(encoding="utf-8"))
    for key, value in catalogue.items():
        if not key.startswith("error."):
            continue
        for text in value.values() if isinstance(value, dict) else [value]:
            yield key, text


@pytest.mark.parametrize("code", CODES)
def test_every_error_names_a_next_step(code):
    """SY-066 MZ-261 each text on an error names one thing to do, or leads to the times that it offers"""
    step = re.compile(STEPS[code], re.I)
    assert not step.search("") and not OFFERS.search("That is so.")
    lacking = [(key, text) for key, text in texts(code)
               if not PARTS.search(key) and not step.search(text) and not OFFERS.search(text)]
    assert lacking == []


@pytest.mark.parametrize("code", CODES)
def test_no_error_speaks_as_a_machine(code):
    """SY-066 MZ-261 no text on an error holds a number of a protocol, a name of a program's or a trace"""
    for sample in ("Error 500", "NullPointerException", "undefined", "zones_missing", "0x7f"):
        assert MACHINE.search(sample), sample
    found = [(key, text) for key, text in texts(code) if MACHINE.search(re.sub(r"\{\w+\}|wird content build", "", text))]
    assert found == []


@pytest.mark.parametrize("code", CODES)
def test_what_stops_the_day_says_what_is_kept(code):
    """SY-066 MZ-261 a page that can't be shown says what is kept: the day, the tasks, or that nothing has changed"""
    kept = {"ar": "محفوظ|في مكان|لم يتغير|يومك", "en": "safe|where you left|nothing has changed|kept|your day",
            "ur": "محفوظ|وہیں|نہیں بدلا|آپ کا دن|اپنے دن", "id": "aman|tempatnya|tidak ada yang berubah|tersimpan|hari anda",
            "tr": "güvende|bıraktığınız|değişmedi|duruyor|gününüz", "fr": "sûreté|laissée|rien n’a changé|gardé|votre journée"}
    own = dict(texts(code))
    for key in ("error.notFound.body", "error.notAllowed.body", "error.zones.body", "error.import", "error.undoGone"):
        assert re.search(kept[code], own[key], re.I), (key, own[key])
