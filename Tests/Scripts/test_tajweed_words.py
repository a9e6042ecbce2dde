"""What the app says of its tajweed: guidance on the text, and nothing about a voice that it can't analyse."""
import json
import pathlib
import re

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
CODES = [line["code"] for line in json.loads((ROOT / "Locales/registry.json").read_text(encoding="utf-8"))["languages"]]
# Claims of hearing a reading's sounds, in each language.
CLAIMS = {
    "ar": r"تحليل صوتي|يصحح تجويدك|يحلل نطقك", "en": r"phonetic(ally)? anal|corrects? your (tajweed|pronunciation)|analy[sz]es? your (voice|pronunciation)",
    "ur": r"صوتی تجزی|آپ کی تجوید درست کرتا", "id": r"analisis fonetik|mengoreksi tajwid anda", "tr": r"fonetik (analiz|çözümle)|tecvidinizi düzeltir",
    "fr": r"analyse phonétique|corrige votre (tajwid|prononciation)",
}
GUIDANCE = {"ar": "إرشاد", "en": "guidance", "ur": "رہنمائی", "id": "panduan", "tr": "yol gösterm", "fr": "repère|indication|guide|conseil"}


def texts(code):
    for file in (f"Locales/{code}.json", f"Locales/guide/{code}.json"):
        for key, value in json.loads((ROOT / file).read_text(encoding="utf-8")).items():
            for text in value.values() if isinstance(value, dict) else [value]:
                yield key, text if isinstance(text, str) else json.dumps(text, ensure_ascii=False)


@pytest.mark.parametrize("code", CODES)
def test_nothing_claims_to_hear(code):
    """QI-026 no text claims a phonetic analysis of a reading, and the tajweed page's says that it is guidance on the text"""
    assert re.search(CLAIMS["en"], "It analyses your voice")
    assert [(key, text) for key, text in texts(code) if re.search(CLAIMS[code], text, re.I)] == []
    guidance = dict(texts(code))["tajweed.guidance"]
    assert re.search(GUIDANCE[code], guidance, re.I), guidance


def test_the_documents_claim_nothing_either():
    """QI-026 neither do the README and the documents"""
    for file in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]:
        if file.name != "requirements.md":
            assert not re.search(CLAIMS["en"], file.read_text(encoding="utf-8"), re.I), file
