"""Random reviews and what PyPI's fsrs 6.3.2, the authors' own program, makes of them.

    hifz_peer.py PROGRAM [COUNT]     compares with `PROGRAM hifz simulate -`
    hifz_peer.py --vectors PROGRAM   prints Tests/Vectors/hifz/fsrs.tsv, with the answers of WirdBenchmarks (Benchmarks/Native)

Its learning steps and its fuzz are off, as in Wird's simulation: a passage is drilled on its first day, and days are whole.
"""
import datetime
import json
import pathlib
import random
import subprocess
import sys

import fsrs
from fsrs.scheduler import DEFAULT_PARAMETERS, LOWER_BOUNDS_PARAMETERS, UPPER_BOUNDS_PARAMETERS

ROOT = pathlib.Path(__file__).resolve().parents[2]
SHARE = 1e-12
"""By what share of it a figure may differ: programs round powers differently in the last bits."""


def weights(dice):
    """Weights of somebody else's, within the bounds."""
    changed = (value * dice.uniform(0.6, 1.5) + dice.uniform(0, 0.05) for value in DEFAULT_PARAMETERS)
    bounds = zip(changed, LOWER_BOUNDS_PARAMETERS, UPPER_BOUNDS_PARAMETERS)
    return [round(min(max(value, least), most), 4) for value, least, most in bounds]


def history(dice):
    """Reviews of one item: nearly a third of them on the day of the one before, Hard as often as lapses and more."""
    day = datetime.date(2026, 1, 1) + datetime.timedelta(days=dice.randint(0, 700))
    reviews = []
    for _ in range(dice.randint(1, 14)):
        grade = dice.choices(["again", "hard", "good", "easy"], [2, 3, 5, 2])[0]
        reviews.append({"at": day.isoformat(), "grade": grade})
        kind = dice.random()
        day += datetime.timedelta(days=0 if kind < 0.3 else dice.randint(1, 12) if kind < 0.7 else dice.randint(1, 400))
    line = {"retention": dice.choice([0.9, 0.9, 0.8, 0.85, 0.95, 0.7, 0.97, round(dice.uniform(0.7, 0.97), 3)]), "reviews": reviews}
    if dice.random() < 0.3:
        line["weights"] = weights(dice)
    return line


def answer(line):
    """What the package says after each review."""
    scheduler = fsrs.Scheduler(
        parameters=line.get("weights", DEFAULT_PARAMETERS), desired_retention=line["retention"], learning_steps=(),
        relearning_steps=(), enable_fuzzing=False)
    card, answers = fsrs.Card(), []
    for review in line["reviews"]:
        at = datetime.datetime.fromisoformat(review["at"]).replace(tzinfo=datetime.timezone.utc)
        card, _ = scheduler.review_card(card, fsrs.Rating[review["grade"].capitalize()], review_datetime=at)
        answers.append({"stability": card.stability, "difficulty": card.difficulty, "due": card.due.date().isoformat()})
    return answers


def differs(ours, theirs):
    close = all(abs(ours[name] - theirs[name]) <= SHARE * theirs[name] for name in ("stability", "difficulty"))
    return not close or ours["due"] != theirs["due"]


def differences(program, count, seed=19):
    """The histories on which the two differ, each with both answers."""
    dice = random.Random(seed)
    lines = [history(dice) for _ in range(count)]
    text = "".join(json.dumps(line) + "\n" for line in lines)
    run = subprocess.run([*program, "hifz", "simulate", "-", "--json"], input=text, text=True, capture_output=True, check=True)
    answers = [json.loads(line)["reviews"] for line in run.stdout.splitlines()]
    assert len(answers) == count
    expected = [answer(line) for line in lines]
    return [
        (line, ours, theirs) for line, ours, theirs in zip(lines, answers, expected)
        if len(ours) != len(theirs) or any(map(differs, ours, theirs))]


def vectors(program):
    print("# Random histories, what PyPI's fsrs 6.3.2 makes of each review without steps and fuzz, and what Wird answered when the")
    print("# table was written: by Tests/Scripts/hifz_peer.py --vectors. test_hifz_peer.py compares others with the package itself.")
    dice = random.Random(18)
    lines = [history(dice) for _ in range(220)]
    texts = [json.dumps(line, separators=(",", ":")) for line in lines]
    config = json.dumps(json.loads((ROOT / "Config/HifzConfig.json").read_text(encoding="utf-8")))
    run = subprocess.run([program, "answers", "hifz/fsrs"], input="\n".join([config, *texts]), text=True, capture_output=True, check=True)
    for line, text, own in zip(lines, texts, run.stdout.splitlines(), strict=True):
        print(text, json.dumps(answer(line), separators=(",", ":")), own, sep="\t")


if __name__ == "__main__":
    if sys.argv[1] == "--vectors":
        vectors(sys.argv[2])
    else:
        found = differences([sys.argv[1]], int(sys.argv[2]) if len(sys.argv) > 2 else 10_000)
        for each in found[:3]:
            print(*each, sep="\n  ")
        sys.exit(1 if found else 0)
