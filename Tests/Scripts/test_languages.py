"""Every language is whole and written for itself: the same texts, no sentence left in another, no word that weighs on anyone."""
import json
import pathlib
import re

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
REGISTRY = json.loads((ROOT / "Locales/registry.json").read_text(encoding="utf-8"))
CODES = [line["code"] for line in REGISTRY["languages"]]
FURTHER = [code for code in CODES if code not in ("ar", "en")]
# Words and beginnings of sentences that blame, shame, rank or compare. Each list is checked against the sentences below
# it, so that a list that catches nothing fails.
WEIGHING = {
    "ar": [r"لم تصل[ِّ]", r"فاتتك", r"\bفاتك", r"قصّرت", r"قصرت", r"تقصير", r"مقصّر", r"تأخرت عن", r"متأخر عن", r"فشلت", r"فشل", r"خيّبت", r"\bعار\b",
           r"كسول", r"أهملت", r"مستواك", r"أفضل من غيرك", r"ترتيبك بين", r"لا تفوّت", r"أسبوع مثالي"],
    "en": [r"you missed", r"you failed", r"failed to", r"you(’|')?re behind", r"falling behind", r"behind schedule", r"catch(ing)? up",
           r"perfect week", r"never miss", r"don(’|')t miss", r"lazy", r"shame", r"guilt", r"streak", r"overdue", r"better than others",
           r"your rank", r"disappoint", r"you should have", r"you forgot"],
    "ur": [r"آپ سے رہ گئی", r"آپ نے نہیں پڑھی", r"قضا کر دی", r"ناکام", r"کوتاہی", r"سستی", r"کاہل", r"شرم", r"پیچھے رہ گئے", r"غفلت", r"افسوس",
           r"دوسروں سے بہتر", r"بھول گئے"],
    "id": [r"anda melewatkan", r"anda gagal", r"\bgagal\b", r"ketinggalan", r"tertinggal", r"malas", r"\bmalu\b", r"lalai", r"sayang sekali",
           r"lebih baik dari", r"peringkat", r"anda lupa", r"seharusnya anda", r"jangan sampai terlewat"],
    "tr": [r"kaçırdınız", r"kaçırma", r"başarısız", r"geride kald", r"geri kaldınız", r"tembel", r"ihmal", r"\bayıp", r"\butan(d|m|ç)", r"suçlu", r"maalesef",
           r"ne yazık", r"unuttunuz", r"başkalarından", r"sıralamanız", r"kılmadınız"],
    "fr": [r"vous avez manqué", r"manqué", r"raté", r"échou", r"échec", r"en retard", r"paresse", r"honte", r"coupable", r"culpab", r"négligé",
           r"malheureusement", r"dommage", r"mieux que les autres", r"votre rang", r"vous avez oublié", r"ne manquez"],
}
SAMPLES = {
    "ar": ["لم تصلِّ اليوم!", "فاتتك ثلاث صلوات", "أنت أفضل من غيرك"], "en": ["You missed Fajr", "You’re behind this week", "Keep your streak"],
    "ur": ["آج آپ سے رہ گئی", "آپ ناکام رہے"], "id": ["Anda melewatkan Subuh", "Anda tertinggal"],
    "tr": ["İmsakı kaçırdınız", "Bu hafta geride kaldınız"], "fr": ["Vous avez manqué Fajr", "Vous êtes en retard"],
}
# Words of English that no other Latin catalogue has in a sentence of its own.
ENGLISH = re.compile(r"\b(the|and|your|you|with|from|this|that|when|what|day|time|task|is|are|was|not|of|for|by)\b", re.I)
# What a person types or a program writes stays as it is in every language.
CODE = re.compile(r"wird [a-z]+( [a-z]+)*|--[a-z-]+|\{\w+\}|[A-Z_]{4,}|\b(standard|hanafi|latitude|longitude|null|year|month|day)\b|Musulmans de France")


def catalogue(code):
    """A language's texts, those of the guide among them."""
    guide = json.loads((ROOT / f"Locales/guide/{code}.json").read_text(encoding="utf-8"))
    guide = {f"guide.{key}": text for key, text in guide.items()}
    return json.loads((ROOT / f"Locales/{code}.json").read_text(encoding="utf-8")) | guide


def forms(value):
    return list(value.values()) if isinstance(value, dict) else [value]


def missing(code):
    """Keys that a language has not, and keys that only it has."""
    own, first = catalogue(code), catalogue(CODES[0])
    return [key for key in first if key not in own], [key for key in own if key not in first]


@pytest.mark.parametrize("code", CODES)
def test_the_keys_are_the_first_languages(code):
    """SY-030 SY-034 SY-035 every language has the same texts in the same order"""
    assert list(catalogue(code)) == list(catalogue(CODES[0])), missing(code)


# Names of books, of scholars and of their grades, and the parts of the Quran, are written alike.
NAMES = ("guide.adhkar.book.", "guide.adhkar.by.", "guide.adhkar.grade.", "cli.quran.place")


@pytest.mark.parametrize("code", FURTHER)
def test_no_sentence_is_left_in_another_language(code):
    """SY-035 no sentence of two words or more is another language's, and no English word stands in one"""
    own = catalogue(code)
    for other in CODES:
        if other == code:
            continue
        for key, value in catalogue(other).items():
            same = [text for text in forms(own.get(key, "")) if text in forms(value)]
            words = [text for text in same if len(re.findall(r"\w+", re.sub(r"\{\w+\}", "", text))) > 1]
            if not key.startswith(("app.name", "pro.title", "country.", "method.", "time.periods", "category.", *NAMES)) and words:
                assert words == [text for text in words if "(123)" in text], f"{code} {key} as in {other}: {words}"
    for key, value in own.items():
        for text in forms(value):
            found = ENGLISH.findall(CODE.sub(" ", text))
            assert not found, f"{code} {key}: {text} has {found}"


# The one sentence that names a day gone by, word for word as the register has it (WP-032): it says that nobody is blamed.
GIVEN = {"ar": {"path.essentialsNote": ["هذه أساس يومك. إن فاتك يوم، الخطة تتكيف ولا نلوم."]},
         # The course's own words (QF-046): what can be done, and nothing about the person.
         "en": {"course.catchUp": ["Catch Up"],
                "course.behind": ["You have {count} submission to catch up on. You can submit up to {limit} this week.",
                                  "You have {count} submissions to catch up on. You can submit up to {limit} this week."]}}


# What a person says of themselves to God in a narrated prayer is the narration's, not the product's word on them.
PRAYED = "guide.adhkar.meaning."


@pytest.mark.parametrize("code", CODES)
def test_no_text_weighs_on_anyone(code):
    """WP-008 WP-060 WP-084 SY-065 MZ-003 no text of any language blames, shames, ranks, compares or praises perfection"""
    weighing = re.compile("|".join(WEIGHING[code]), re.I)
    for sample in SAMPLES[code]:
        assert weighing.search(sample), f"{code}: the list lets pass: {sample}"
    found = [(key, text) for key, value in catalogue(code).items() for text in forms(value)
             if weighing.search(text) and text not in GIVEN.get(code, {}).get(key, []) and not key.startswith(PRAYED)]
    assert found == []


def test_the_paths_reminders_are_the_gentle_ones():
    """WP-072 the two sentences that are given stand there, none but the configuration's wordings, and no banned one"""
    config = json.loads((ROOT / "Config/PathConfig.json").read_text(encoding="utf-8"))["reminders"]
    named = {f"path.reminder.{name}" for name in config["wordings"] + config["soft"] + ["discreet"]}
    for code in CODES:
        texts = {key: text for key, text in catalogue(code).items() if key.startswith("path.reminder.")}
        assert set(texts) == named
        assert not [text for text in texts.values() if "!" in text or re.search(r"[0-9٠-٩۰-۹]", text)]
    arabic = catalogue("ar")
    assert arabic["path.reminder.adhkar-if-easy"] == "وقت أذكارك إذا تيسر"
    assert arabic["path.reminder.portion-when-able"] == "لا تنسَ وردك عندما تستطيع."
    assert not [text for value in arabic.values() for text in forms(value) if "لم تصلّ بعد" in text]


@pytest.mark.parametrize("code", CODES)
def test_levels_and_badges_have_no_number(code):
    """WP-040 WP-058 no level's and no badge's text holds a digit, and none has the names that are not to be"""
    for key, text in catalogue(code).items():
        if key.startswith(("path.level.", "path.badge.", "path.toward.")):
            assert not re.search(r"[0-9٠-٩۰-۹{]", text) and not re.search(r"perfect|never missed", text, re.I), key


@pytest.mark.parametrize("code", ["ur", "ar"])
def test_letters_are_the_languages_own(code):
    """SY-035 Urdu has its own kaf, ya, ha and digits, and Arabic its own, in every text but names"""
    foreign = re.compile("[كيىةه٠-٩]" if code == "ur" else "[کیہۃےۓٹڈڑںگچپ۰-۹]")
    found = [(key, text) for key, value in catalogue(code).items() for text in forms(value) if foreign.search(text)]
    assert found == []


@pytest.mark.parametrize("code", ["id", "tr", "fr"])
def test_latin_languages_have_no_arabic_letter(code):
    """SY-035 no Arabic text stands in a language that is written in Latin letters, but for the sample of digits"""
    found = [key for key, value in catalogue(code).items() for text in forms(value) if re.search("[\u0600-\u06ff]", text)]
    assert found == ["settings.digits.arabic"]


def test_french_spaces_never_break():
    """SY-035 before ; ! ? » and : and after « stands a space that does not break (Lexique de l'Imprimerie nationale)"""
    found = [(key, text) for key, value in catalogue("fr").items() for text in forms(value) if re.search(r" [;:!?»]|« ", text)]
    assert found == []


if __name__ == "__main__":
    for each in FURTHER:
        absent, alone = missing(each)
        print(each, "lacks", len(absent), *absent, "| has alone", len(alone), *alone)
