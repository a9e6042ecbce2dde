#!/usr/bin/env python3
"""A recogniser at the edge of the world: it stands in for `wird recogniser`, and what it hears a test chooses.

As a program (`WIRD_RECOGNISER=Tests/Browser/harness/recogniser.py`) it speaks the protocol of Sources/Recogniser/Helper/Wire.swift
over its standard input, which is a socket. It takes each burst of sound for one word, in the order of the text; which words fit,
a plan says (``StandIn``). It knows no language.

As a module it has ``StandIn``, which writes the plan and the environment of a server, and ``recitation``, which makes a recording.
"""
import array
import io
import json
import math
import os
import pathlib
import socket
import struct
import sys
import time
import wave

RATE = 16_000
FRAME = RATE // 50
LONGEST = 10 * RATE
PLAN = "WIRD_RECOGNISER_PLAN"
RIGHT, DOUBTFUL, WRONG = 6.0, 0.8, -3.0
"""What a word gains by the sound: one that fits, one of which nothing can be said, one that doesn't fit."""


class StandIn:
    """The plan of a stand-in in a folder of a test's own.

    Words are named as they are written plainly; marks and the forms of alif don't matter. ``other``: something else is said in
    their place; ``left_out``: they aren't said, and no burst is theirs; ``doubtful``. ``delay``: seconds before each answer.
    ``dies`` and ``hangs``: how many of the next questions end so. ``fault``: why nothing is loaded (``refused``, ``english`` …).
    """

    def __init__(self, folder):
        folder = pathlib.Path(folder)
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / "plan.json"
        self.plan()

    @property
    def environment(self):
        return {"WIRD_RECOGNISER": str(pathlib.Path(__file__).resolve()), PLAN: str(self.path)}

    def plan(self, **plan):
        """Replaces the plan; the stand-in reads it anew for each question."""
        write(self.path, plan)

    @property
    def asked(self):
        """What was asked so far: each question's `seconds` of sound, its `words`, how many `bursts` were heard."""
        path = self.path.with_suffix(".asked")
        return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []

    def processes(self):
        """The ids of the processes that were started in the helper's place, oldest first."""
        path = self.path.with_suffix(".started")
        return [int(line) for line in path.read_text(encoding="utf-8").split()] if path.exists() else []


def recitation(*phrases, pause=1.0, word=0.4, gap=0.12, before=0.5):
    """A recording (WAVE, 16 kHz) of phrases of so many words each, with pauses between them: `recitation(4, 4)`."""
    samples = array.array("h", bytes(2 * int(before * RATE)))
    for count in phrases:
        for _ in range(count):
            length = int(word * RATE)
            for index in range(length):
                swell = min(1, 8 * min(index, length - index) / length)
                samples.append(int(9_000 * swell * sum(math.sin(2 * math.pi * 140 * n * index / RATE) / n for n in (1, 2, 3, 5))))
            samples.extend(array.array("h", bytes(2 * int(gap * RATE))))
        samples.extend(array.array("h", bytes(2 * int(pause * RATE))))
    file = io.BytesIO()
    with wave.open(file, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(RATE)
        sound.writeframes(samples.tobytes())
    return file.getvalue()


def write(path, plan):
    spare = pathlib.Path(f"{path}.new")
    spare.write_text(json.dumps(plan, ensure_ascii=False), encoding="utf-8")
    spare.replace(path)


def plain(word):
    """A word without marks, and with one form of alif, ta and ya."""
    letters = "".join(letter for letter in word if not ("\u064b" <= letter <= "\u065f" or letter in "\u0640\u0670"))
    return letters.translate(str.maketrans("أإآٱةى", "ااااهي"))


def bursts(sound):
    """How many bursts of sound there are: louder than a twentieth of the loudest moment, with 60 ms of quiet between them."""
    powers = []
    for start in range(0, len(sound) - FRAME + 1, FRAME):
        powers.append(sum(sample * sample for sample in sound[start:start + FRAME]) / FRAME)
    bound = max(1e-6, max(powers, default=0) / 20)
    count, quiet, loud = 0, 3, 0
    for power in powers:
        if power > bound:
            loud += 1
            # What is shorter than 60 ms is the edge of a word that belongs to another window.
            if loud == 3 and quiet >= 3:
                count += 1
                quiet = 0
        else:
            if loud:
                quiet = 0 if loud >= 3 else quiet
            loud = 0
            quiet += 1
    return count


class Ear:
    """Scores words by a plan. It knows the text by what was expected at the question before."""

    def __init__(self):
        self.expected = []

    def scores(self, hypotheses, count, plan):
        """Of each hypothesis its words' gains, and the log-probability of ending after each number of them."""
        named = {kind: {plain(word) for word in plan.get(kind, [])} for kind in ("other", "left_out", "doubtful")}

        def gain(word):
            word = plain(word)
            return WRONG if word in named["other"] else DOUBTFUL if word in named["doubtful"] else RIGHT

        if not hypotheses:
            return []
        if all(self.is_check(words) for words in hypotheses):
            # Where a word was left out, the next fits better without it; where another was said, worse.
            return [([RIGHT] * (len(words) - 1) + [
                gain(words[-1]) + (1 if plain(self.expected[len(words) - 1]) in named["left_out"] else -1)],
                [-8.0] * (len(words) + 1)) for words in hypotheses]
        self.expected = hypotheses[0]
        found = []
        for words in hypotheses:
            gains, ends, left, said = [WRONG] * len(words), [-8.0] * (len(words) + 1), count, 0
            for index, word in enumerate(words):
                # Behind a word that isn't the text's, as at another place, nothing fits.
                if left == 0 or self.expected[index:index + 1] != [word]:
                    break
                if plain(word) not in named["left_out"]:
                    left, said, gains[index] = left - 1, index + 1, gain(word)
            ends[said] = 0.0 if left == 0 or words is hypotheses[0] else -6.0
            found.append((gains, ends))
        return found

    def is_check(self, words):
        """Whether these are the words that were expected up to one, without the one before it: what became of that is asked."""
        last = len(words) - 1
        return (0 <= last < len(self.expected) - 1 and words[:last] == self.expected[:last]
                and words[last] == self.expected[last + 1] and words[last] != self.expected[last])


class Wire:
    """The socket, and the messages on it."""

    def __init__(self):
        self.socket = socket.socket(fileno=os.dup(0))

    def take(self, count):
        found = bytearray()
        while len(found) < count:
            more = self.socket.recv(count - len(found))
            if not more:
                sys.exit()
            found += more
        return bytes(found)

    def question(self):
        message = self.take(struct.unpack("<I", self.take(4))[0])
        at = 0

        def number():
            nonlocal at
            at += 4
            return struct.unpack_from("<I", message, at - 4)[0]

        def text():
            nonlocal at
            length = number()
            at += length
            return message[at - length:at].decode()
        hypotheses = [[text() for _ in range(number())] for _ in range(number())]
        length = 4 * number()
        return hypotheses, array.array("f", message[at:at + length])

    def give(self, message):
        self.socket.sendall(struct.pack("<I", len(message)) + message)

    def give_scores(self, found):
        message = struct.pack("<II", 1, len(found))
        for gains, ends in found:
            message += struct.pack("<I", len(gains)) + b"".join(struct.pack("<ddI", gain - 8, -8, 1) for gain in gains)
            message += b"".join(struct.pack("<d", end) for end in ends)
        self.give(message)


def main():
    path = pathlib.Path(os.environ[PLAN])

    def read():
        return json.loads(path.read_text(encoding="utf-8"))

    wire = Wire()
    with open(path.with_suffix(".started"), "a", encoding="utf-8") as started:
        started.write(f"{os.getpid()}\n")
    if fault := read().get("fault"):
        name = fault.encode()
        wire.give(struct.pack("<II", 2, len(name)) + name + struct.pack("<I", 0))
        return
    wire.give(struct.pack("<II", 0, LONGEST))
    ear = Ear()
    while True:
        hypotheses, sound = wire.question()
        plan = read()
        for end in ("dies", "hangs"):
            if plan.get(end, 0) > 0:
                write(path, plan | {end: plan[end] - 1})
                if end == "dies":
                    os.abort()
                time.sleep(3_600)
        count = bursts(sound)
        with open(path.with_suffix(".asked"), "a", encoding="utf-8") as asked:
            asked.write(json.dumps({
                "seconds": len(sound) / RATE, "words": len(hypotheses[0]) if hypotheses else 0, "bursts": count}) + "\n")
        time.sleep(plan.get("delay", 0))
        wire.give_scores(ear.scores(hypotheses, count, plan))


if __name__ == "__main__":
    main()
