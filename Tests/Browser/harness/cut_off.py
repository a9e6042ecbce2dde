"""Starts the product, asks it for everything and runs each command; prints what came of it as JSON.

    python cut_off.py FOLDER

Run once as it is and once under `unshare --net`, where there is no network at all but the machine's own loopback, which
this brings up.
"""
import fcntl
import json
import pathlib
import re
import socket
import struct
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent)]

import product_app  # noqa: E402
from harness.paths import ROOT  # noqa: E402
from product_corpus import INSTANTS, Session  # noqa: E402
from product_screens import begin_path  # noqa: E402

COMMANDS = json.loads((HERE / "commands.json").read_text(encoding="utf-8"))


def bring_up_loopback():
    """`ip link set lo up`, by the call that it makes (netdevice(7))."""
    get, put, up = 0x8913, 0x8914, 0x1
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        name, flags = struct.unpack("16sh", fcntl.ioctl(asking, get, struct.pack("16sh", b"lo", 0))[:18])
        fcntl.ioctl(asking, put, struct.pack("16sh", name, flags | up))


def has_network():
    """Whether a packet to elsewhere has a way to go (an address of RFC 5737, which belongs to nobody)."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 53))
        except OSError:
            return False
    return True


def starts(folder):
    """The milliseconds from starting the program to its first answer, three times."""
    taken = []
    for number in range(3):
        product = product_app.Product(folder / f"start{number}")
        began = time.monotonic()
        product.start(60)
        taken.append(round((time.monotonic() - began) * 1000))
        product.stop()
    return sorted(taken)


def walk(folder):
    """What each request of a person's whole walk came to: method, address without its numbers, status."""
    product = product_app.Product(folder / "walk", now=INSTANTS[0]).start(600)
    came = []
    send = product.send

    def noting(method, path, body=None, headers=None):
        answer = send(method, path, body, headers)
        came.append([method, re.sub(r"[0-9a-f-]{8,}", "#", path), answer[0]])
        return answer

    product.send = noting
    try:
        Session(product, INSTANTS[0][:10], "en", isFirst=True).walk()
    finally:
        product.stop()
    return came, (product.folder / "serve.log").read_text(encoding="utf-8")


def run_commands(folder):
    """The exit code of each command, what it said on its second output, and its seconds."""
    product = product_app.Product(folder / "line").start(120)
    product.settle()
    begin_path(product)
    product.post("/course/demo", step="begin", name="Maryam", audience="sisters")
    task = product.add("Read")["id"]
    product.stop()
    (folder / "reviews.jsonl").write_text('{"reviews":[{"at":"2026-11-01","grade":"good"}]}\n', encoding="utf-8")
    for name in ("table.csv", "own.json", "replay.jsonl", "sound.wav"):
        (folder / name).write_text("", encoding="utf-8")
    files = {"FILE": "export.json", "TABLE": "table.csv", "REVIEWS": "reviews.jsonl", "OWN": "own.json", "REPLAY": "replay.jsonl", "SOUND": "sound.wav",
             "FOLDER": "replayed.jsonl"}
    names = {name: str(folder / file) for name, file in files.items()} | {"TASK": task}
    came = {}
    for words in COMMANDS:
        began = time.monotonic()
        ran = subprocess.run(
            [product_app.BINARY, *[names.get(word, word) for word in words.split()]], env=product.command_environment, cwd=ROOT,
            stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120, check=False)
        came[words] = [ran.returncode, ran.stderr[-300:], round(time.monotonic() - began, 2)]
    return came


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    if not has_network():
        bring_up_loopback()
    requests, log = walk(folder)
    print(json.dumps({
        "network": has_network(), "starts": starts(folder), "requests": requests, "log": log, "commands": run_commands(folder)}))


if __name__ == "__main__":
    main()
