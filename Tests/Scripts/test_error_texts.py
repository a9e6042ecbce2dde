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


# What is said to be kept, or to work as before.
KEPT = {
    "ar": "محفوظ|في مكان|لم يتغي|لم يُمس|يومك|باقٍ|كما هو|كما كان|لا يضيع|يعمل كما|لن يضيع|لم يضع|لم يُمح", "en": "safe|where you left|nothing has changed|nothing was erased|kept|your day|still here|as it (was|is)|works as before|lost",
    "ur": "محفوظ|وہیں|نہیں بدلا|آپ کا دن|اپنے دن|یہیں موجود|جوں کا توں|پہلے کی طرح|ضائع|نہیں مٹا|مٹایا نہیں", "id": "aman|tempatnya|tidak ada yang|belum ada yang berubah|tersimpan|hari anda|masih ada|tetap|hilang",
    "tr": "güvende|bıraktığınız|değişmedi|duruyor|gününüz|eskisi gibi|kaybolm|çalışmaya devam|silinmedi|korunur", "fr": "sûreté|laissée|rien n’a (encore )?changé|gardé|votre journée|toujours là|comme avant|comme c’est|perdu|rien n’a été effacé|conservé",
}
# Texts that stand by themselves: a page of their own, or a sentence without a form around it.
WHOLE = [
    "error.notFound.body", "error.notAllowed.body", "error.zones.body", "error.import", "error.import.locked", "error.undoGone",
    "error.gone", "error.external", "error.form", "error.erased.gone", "error.eraseLimit", "error.again.body", "error.again.file",
    "error.unreached.body", "error.quran.missing", "error.quran.damaged",
]
HEADINGS = ["error.summary", "error.summary.first"]
PLACED = re.compile(r"^error\.quran\.repair$")
"""It stands under one of the two above, on the page that refuses the Quran's text."""
SENTENCE = re.compile(r"(?<=[.!؟?۔:;؛])\s+")


@pytest.mark.parametrize("code", CODES)
def test_every_error_has_its_three_parts(code):
    """each text on an error says what happened and what still works, by itself or by the heading over its form (RefusedFormTests), and one next step"""
    own, step, kept = dict(texts(code)), re.compile(STEPS[code], re.I), re.compile(KEPT[code], re.I)
    for heading in HEADINGS:
        parts = re.split(r"(?<=[.;,،,۔])\s|، | et | and | dan |؛ ", own[heading])
        assert len(parts) >= 2 and kept.search(own[heading]), own[heading]
    for key in WHOLE:
        first, *rest = SENTENCE.split(own[key])
        assert kept.search(own[key]), (key, own[key])
        assert rest and (step.search(" ".join(rest)) or step.search(own[key])), (key, own[key])
        assert not re.match(STEPS[code], first, re.I), (key, first)
    # The rest are said of a field, under a heading that says the first two.
    fields = {key for key in own if not PARTS.search(key) and key not in WHOLE and not PLACED.search(key)}
    assert len(fields) > 35 and all(step.search(own[key]) or OFFERS.search(own[key]) for key in fields)


def test_the_heading_stands_over_every_form():
    """whatever shows a field's error puts one of the two headings over it"""
    found = {}
    for path in sorted((ROOT / "Sources/App").rglob("*.swift")):
        for call in re.findall(r"errorSummary\(\s*([^,]+),", path.read_text(encoding="utf-8")):
            found[f"{path.name} {call}"] = call
    headings = ("strings[.errorSummary]", "strings[.errorFirst]", "strings[.shapeWrong]", "strings[heading]")
    assert [name for name, call in found.items() if not call.endswith(headings)] == [] and len(found) > 12


@pytest.mark.parametrize("code", CODES)
def test_what_stops_the_day_says_what_is_kept(code):
    """SY-066 MZ-261 a page that can't be shown says what is kept: the day, the tasks, or that nothing has changed"""
    kept = {"ar": "محفوظ|في مكان|لم يتغير|يومك", "en": "safe|where you left|nothing has changed|kept|your day",
            "ur": "محفوظ|وہیں|نہیں بدلا|آپ کا دن|اپنے دن", "id": "aman|tempatnya|tidak ada yang berubah|tersimpan|hari anda",
            "tr": "güvende|bıraktığınız|değişmedi|duruyor|gününüz", "fr": "sûreté|laissée|rien n’a changé|gardé|votre journée"}
    own = dict(texts(code))
    for key in ("error.notFound.body", "error.notAllowed.body", "error.zones.body", "error.import", "error.undoGone"):
        assert re.search(kept[code], own[key], re.I), (key, own[key])
