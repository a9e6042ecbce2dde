"""Prints the plans that a sample of answers gives, for a person to read for sense and tone (docs/manual/path-tone.md).

    WIRD_BINARY=.build/release/wird python Tests/Browser/path_plans.py ar en
"""
import json
import pathlib
import sys
import tempfile
import urllib.parse

from product_app import Product, operation

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
QUESTIONS = ["consistency", "time", "intention", "areas", "pace", "tracking", "context"]
ALL = ["salah", "quran", "dhikr", "dua", "sadaqah", "zakat", "good_deed"]
# What is not named is left out, as a person may.
SAMPLE = [
    {},
    {"consistency": "very_regular", "time": "more_30_plus", "intention": "discipline", "areas": ALL, "pace": "ambitious"},
    {"consistency": "fresh_start", "time": "very_little_5_10", "intention": "closeness", "areas": ["salah"], "pace": "gentle"},
    {"consistency": "fresh_start", "time": "more_30_plus", "areas": ["salah", "quran", "dhikr"], "pace": "ambitious", "context": "student"},
    {"consistency": "start_stop", "time": "very_little_5_10", "areas": ["quran", "dhikr"], "context": "busy_parent"},
    {"time": "varies", "intention": "learning", "areas": ["quran", "dua"], "context": "student"},
    {"areas": ["zakat"], "pace": "ambitious"},
    {"areas": ["sadaqah", "good_deed"], "pace": "gentle", "context": "busy_parent"},
    {"areas": ["salah", "dhikr", "dua"], "tracking": "sometimes_heavy", "context": "traveler"},
    {"time": "very_little_5_10", "areas": ALL, "pace": "ambitious", "context": "busy_parent"},
    {"time": "more_30_plus", "areas": ["dua"], "pace": "ambitious", "context": "traveler"},
    {"time": "more_30_plus", "areas": ["quran"], "pace": "ambitious", "tracking": "motivating"},
]


def answer(product, question, choices):
    """Answers a question as its form does."""
    fields = [("operation", operation()), ("step", "next" if choices else "skip")] + [("choice", choice) for choice in choices]
    headers = {"Accept": "application/json", "Content-Type": "application/x-www-form-urlencoded"}
    product.send("POST", f"/path/questions/beginning/{question}", urllib.parse.urlencode(fields).encode(), headers)


def show(product, language):
    words = json.loads((ROOT / f"Locales/{language}.json").read_text(encoding="utf-8"))
    for answers in SAMPLE:
        for question in QUESTIONS:
            chosen = answers.get(question, [])
            answer(product, question, [chosen] if isinstance(chosen, str) else chosen)
        plan = product.get("/path/plan/beginning")
        print("·", ", ".join(f"{name}={chosen}" for name, chosen in answers.items()) or "all left out")
        for part in ("essentials", "bonuses"):
            print("   ", words[f"path.{part}"] + ":", " · ".join(words["path.action." + name] for name in plan[part]))
        print(f"    {plan['minutes']} min, {plan['restDaysPerWeek']}")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        started = Product(folder).start()
        try:
            for code in sys.argv[1:] or ["ar", "en"]:
                show(started, code)
        finally:
            started.stop()
