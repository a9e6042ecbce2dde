#!/usr/bin/env python3
"""Writes Tests/Vectors/recitation/alignment.tsv: everyday words that are recited in every way that the aligner tells apart.

    Tests/Scripts/recitation_vectors.py > Tests/Vectors/recitation/alignment.tsv

What is expected of each row follows from how it was made, by the definitions in docs/recitation.md; no aligner is asked. None of
the words are the Quran's: RecitationTests makes the same changes to the verified text.
"""
import random

WORDS = """كتاب قلم بيت شجرة طريق مدينة جبل وردة غرفة شمس ليمون سفينة جريدة هاتف زيتون مطبخ خبز صديق عصفور ملعب درس نافذة
حديقة قطار مطر سوق ثوب فستان ضفدع ذراع ظرف غزال لوحة معلم نجار هدهد وسادة ينبوع برتقال تمساح جزيرة حصان خيمة دفتر رسالة زهرة
سحابة شراع صندوق طبيب عنقود فراشة قنديل كرسي منزل نهر""".split()
FOREIGN = "تلفاز دراجة مكتبة طائرة بطيخ ثلاجة جوارب خزانة فندق مقص".split()
MARKS = "\u064e\u064f\u0650\u0652"
SPELLINGS = [
    ("كِتَٰب", "كتاب"), ("ٱلشَّمْسُ", "الشمس"), ("صَلَوٰة", "صلاة"), ("مَسْـُٔول", "مسؤول"), ("إِيَّاب", "اياب"), ("سَمَآء", "سماء"),
    ("هَٰذَا", "هذا"), ("زَكَوٰة", "زكاة"), ("أَقْلَام", "اقلام"), ("ءَامِن", "آمن"), ("مَدِينَة", "مدينه"), ("لَيْلَىٰ", "ليلى"), ("سُؤَال", "سوال"),
    ("ٱلَّيْل", "الليل"), ("مَلَٰعِب", "ملاعب"), ("قَالُوا۟", "قالوا"), ("بَٰرَكَ", "بارك"), ("فِئَة", "فئه"), ("شَىْء", "شيء"), ("نِعْمَت", "نعمة"),
]
NEAR = {"ت": "ط", "س": "ص", "ذ": "ز", "د": "ض", "ح": "ه", "ق": "ك", "ص": "س", "ط": "ت", "ك": "ق", "ز": "ذ"}
chance = random.Random(112)


def passage(ayat=(1, 3), words=(4, 7)):
    """Ayat of words that all differ."""
    counts = [chance.randint(*words) for _ in range(chance.randint(*ayat))]
    pool = chance.sample(WORDS, sum(counts))
    return [[pool.pop() for _ in range(count)] for count in counts]


def flat(ayat):
    return [word for ayah in ayat for word in ayah]


def row(kind, ayat, heard, words, said, tolerance="normal", ends="finished"):
    print(kind, tolerance, ends, " / ".join(" ".join(ayah) for ayah in ayat), " ".join(heard), f"{words} {said}", sep="\t")


def marked(word):
    return "".join(letter + chance.choice(MARKS) for letter in word)


def substitution():
    ayat = passage()
    heard = flat(ayat)
    words = ["c"] * len(heard)
    for place in sorted(chance.sample(range(0, len(heard), 2), chance.randint(1, 2))):
        heard[place], words[place] = chance.choice(FOREIGN), "w"
    row("substitution", ayat, heard, "".join(words), "".join(words))


def omission():
    ayat = passage()
    heard = flat(ayat)
    words = ["c"] * len(heard)
    for place in chance.sample(range(1, len(heard) - 1, 2), 1 + (len(heard) > 6)):
        words[place] = "s"
    heard = [word for word, letter in zip(heard, words) if letter == "c"]
    row("omission", ayat, heard, "".join(words), "c" * len(heard))


def ending():
    """The last words of the last ayah are left out: left out if nothing follows, waiting while it goes on."""
    ayat = passage(ayat=(1, 2))
    heard = flat(ayat)
    left = chance.randint(1, 2)
    ends = chance.choice(["finished", "open"])
    letter = "s" if ends == "finished" else "-"
    row("omission", ayat, heard[:-left], "c" * (len(heard) - left) + letter * left, "c" * (len(heard) - left), ends=ends)


def insertion():
    ayat = passage()
    heard = flat(ayat)
    said = ["c"] * len(heard)
    place = chance.randint(0, len(heard))
    heard.insert(place, chance.choice(FOREIGN))
    said.insert(place, "x")
    row("insertion", ayat, heard, "c" * (len(heard) - 1), "".join(said))


def repetition():
    ayat = passage()
    words = flat(ayat)
    end = chance.randint(2, len(words))
    back = chance.randint(1, min(6, end))
    heard = words[:end] + words[end - back:end] + words[end:]
    row("repetition", ayat, heard, "c" * len(words), "c" * end + "r" * back + "c" * (len(words) - end))


def correction():
    """Another word, then from one word before it again, rightly."""
    ayat = passage()
    words = flat(ayat)
    place = chance.randint(1, len(words) - 1)
    heard = words[:place] + [chance.choice(FOREIGN)] + words[place - 1:]
    row("repetition", ayat, heard, "c" * len(words), "c" * place + "wr" + "c" * (len(words) - place))


def hesitation():
    ayat = passage()
    words = flat(ayat)
    place = chance.choice([place for place, word in enumerate(words) if len(word) >= 4 and place > 0])
    if chance.random() < 0.5:
        heard = words[:place] + [words[place][:2].replace("ا", "")] + words[place:]
        said = "c" * place + "h" + "c" * (len(words) - place)
    else:
        heard = words[:place] + ["~"] + words[place:]
        said = "c" * len(words)
    row("hesitation", ayat, heard, "c" * place + "C" + "c" * (len(words) - place - 1), said)


def similar():
    """Two ayat that are alike but for one word."""
    first = passage(ayat=(1, 1), words=(5, 7))[0]
    place = chance.randint(2, len(first) - 1)
    second = first[:place] + [chance.choice(FOREIGN)] + first[place + 1:]
    count = len(first)
    form = chance.randrange(4)
    if form == 0:
        row("similar", [first, second], first + second, "c" * 2 * count, "c" * 2 * count)
    elif form == 1:
        word = "c" * place + "w" + "c" * (count - place - 1)
        row("similar", [first, second], second, word + "-" * count, word)
    elif form == 2:
        # The first again, to the letter, is the first repeated, and not the second with another word.
        row("similar", [first, second], first + first, "c" * count + "-" * count, "c" * count + "r" * count)
    else:
        row("similar", [first, second], first + second[:place + 1], "c" * (count + place + 1) + "s" * (count - place - 1),
            "c" * (count + place + 1))


def spelling():
    chosen = chance.sample(SPELLINGS, chance.randint(2, 4))
    swap = chance.random() < 0.3
    ayat = passage(ayat=(1, 2), words=(3, 4))
    for text, _ in chosen:
        chance.choice(ayat).append(text)
    other = {text: today for text, today in chosen}
    heard = [other.get(word, marked(word) if chance.random() < 0.5 else word) for word in flat(ayat)]
    if swap:
        ayat, heard = [heard], flat(ayat)
    row("spelling", ayat, heard, "c" * len(heard), "c" * len(heard))


def jump():
    ayat = passage(ayat=(3, 4), words=(4, 5))
    left = chance.randint(0, len(ayat) - 2)
    if left == 0:
        words = "-" * len(ayat[0])
    else:
        words = "c" * len(flat(ayat[:left])) + "s" * len(ayat[left])
    heard = flat(ayat[:left] + ayat[left + 1:])
    words += "c" * (len(flat(ayat)) - len(words))
    row("jump", ayat, heard, words, "c" * len(heard))


def tolerance():
    """A letter that sounds near is another word to the strict, and a letter that doesn't to all but the lenient."""
    choices = []
    while not choices:
        ayat = passage(ayat=(1, 2))
        heard = flat(ayat)
        choices = [place for place, word in enumerate(heard) if any(letter in NEAR for letter in word) and len(word) >= 4]
    place = chance.choice(choices)
    word = heard[place]
    index = chance.choice([index for index, letter in enumerate(word) if letter in NEAR])
    near = chance.random() < 0.6
    new = NEAR[word[index]] if near else "ب" if "ب" not in word else "ن"
    heard[place] = word[:index] + new + word[index + 1:]
    level = chance.choice(["strict", "normal", "lenient"])
    letters = sum(letter not in "اأإآء" for letter in word)
    passes = near and level != "strict" or level == "lenient" and letters >= 4
    result = "c" * place + ("c" if passes else "w") + "c" * (len(heard) - place - 1)
    row("tolerance", ayat, heard, result, result, tolerance=level)


print("# What a recitation is to the aligner. Made by Tests/Scripts/recitation_vectors.py: no words of the Quran.")
print("# kind, tolerance, finished or open, the passage (ayat parted by /), what was heard (~: a silence before the next word),")
print("# the classes of the passage's words (a capital: hesitant) and of those heard.")
for make in (substitution, omission, ending, insertion, repetition, correction, hesitation, similar, spelling, jump, tolerance):
    for _ in range(30):
        make()
