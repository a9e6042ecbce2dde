"""Both hosts give the same bytes: a corpus of requests, replayed natively and as WebAssembly in the browser."""
import base64
import difflib
import json
import os
import pathlib
import re
import subprocess

import pytest
from harness import static
from harness.paths import WASM
from product_app import BINARY, Product
from product_corpus import ALADHAN, INSTANTS, ROUTES, Corpus, actions, cases, methods, routes
from product_replay import replay, section_files

EVERYDAY = (r"/|/day/[0-9-]+(/mark)?|/inbox|/tasks/(?!.+/checklist$)(?![^/]+-[0-9]{8}(/delete)?$).+|/undo|/reminders(/.+)?"
            r"|/manifest.webmanifest")
"""The paths of Sources/App/EverydayScreens.swift; new tasks that repeat, and what is done to a series, are the whole's."""

ROOT = pathlib.Path(__file__).resolve().parents[2]
CONTENT = pathlib.Path(os.environ.get("WIRD_CONTENT", ""))


@pytest.fixture(scope="module")
def corpus(tmp_path_factory):
    """The recorded requests, one to a line."""
    file = Corpus(tmp_path_factory.mktemp("corpus")).record()
    return file, [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def test_the_corpus_is_whole(corpus):
    """SY-003 SY-025 the corpus holds every route with each of its methods, every action, five instants"""
    _, lines = corpus
    assert len(lines) >= 300
    assert len({line["now"] for line in lines}) == len(INSTANTS) == 5
    assert sorted(routes()) == sorted(ROUTES)
    assert sorted(cases("Aladhan/AladhanRoute.swift")) == sorted(ALADHAN)
    missing = []
    for name, pattern in ROUTES.items():
        seen = {line["method"] for line in lines if re.fullmatch(pattern, line["path"])}
        missing += [f"{method} {name}" for method in methods()[name] if method not in seen]
        if "POST" not in methods()[name]:
            continue
        if name == "planner.taskAction":
            done = {line["path"].rsplit("/", 1)[1] for line in lines if re.fullmatch(pattern, line["path"])}
            missing += [action for action in actions() if action not in done]
    paths = {line["path"] for line in lines}
    missing += [name for name, pattern in ALADHAN.items() if not any(re.fullmatch(pattern, path) for path in paths)]
    assert missing == []


@pytest.mark.parametrize("modules", [["/wird.wasm"], ["/everyday.wasm", "/wird.wasm"]], ids=["whole", "everyday"])
def test_both_hosts_give_the_same_bytes(corpus, chromium, tmp_path, modules):
    """SY-003 SY-021 WebAssembly answers the corpus with the same statuses, headers, bytes and changes as the server's app"""
    file, lines = corpus
    output = tmp_path / "native.jsonl"
    environment = os.environ | {"WIRD_DATA": str(tmp_path / "none")}
    subprocess.run([BINARY, "replay", str(file), "--out", str(output)], env=environment, check=True)
    native = [json.loads(line) for line in output.read_text(encoding="utf-8").splitlines()]
    product = Product(tmp_path / "bundle").start()
    bundle = product.send("GET", "/bundle.json")[2]
    locales = product.send("GET", json.loads(bundle)["packs"]["locales"]["url"])[2]
    product.stop()
    assert WASM.exists(), "Scripts/build-worker has not been run"
    with static.serving(section_files(CONTENT, bundle, locales)) as address:
        context = chromium.new_context()
        page = context.new_page()
        page.goto(address)
        answers = replay(page, lines, modules)
        context.close()
    assert len(native) == len(answers) == len(lines)
    # The first module answers all that it is there for, once there is a place.
    others = {line["path"] for line, one, answer in zip(lines, native, answers)
              if answer["module"] != modules[0] and not asks_for_a_place(one)}
    assert [path for path in others if re.fullmatch(EVERYDAY, path) or len(modules) == 1] == []
    if len(modules) > 1:
        first = {line["path"] for line, answer in zip(lines, answers)
                 if answer["module"] == modules[0] and answer["status"] in (200, 303)}
        assert [path for path in first if not begins_everyday(path)] == [], "the worker would start with the whole app"
        assert not any(begins_everyday(path) for path in ("/quran", "/quran/2", "/path", "/adhkar", "/week", "/me", "/place"))
    different = []
    for line, one, other in zip(lines, native, answers):
        changes = json.dumps(one["changes"], ensure_ascii=False, sort_keys=True)
        others = json.dumps(json.loads(other["changes"]), ensure_ascii=False, sort_keys=True)
        same = (one["status"] == other["status"] and one["headers"] == other["headers"] and one["body"] == other["body"]
                and changes == others and one["erased"] == other["erased"])
        if not same:
            different.append(f"{line['method']} {line['path']}?{line['query']} {one['status']} {other['status']}\n"
                             + difference(one, other) + (f"\n{changes}\n{others}" if changes != others else ""))
    assert not different, f"{len(different)} of {len(lines)} differ; the first:\n" + "\n\n".join(different[:3])


def begins_everyday(path):
    """Whether a worker that is started for a path begins with the app's everyday part."""
    script = (ROOT / "Web/js/sw.js").read_text(encoding="utf-8")
    whole, beginnings = (json.loads(re.search(rf"^const everyday{name} = (\[.+\]);$", script, re.MULTILINE)[1])
                         for name in ("Addresses", "Beginnings"))
    return path in whole or path.startswith(tuple(beginnings))


def asks_for_a_place(answer):
    """Whether an answer is what somebody without a place is told: it is the whole app's."""
    body = base64.b64decode(answer["body"])
    return b'"place_needed"' in body or b'class="welcome"' in body


def difference(one, other):
    """What differs in the bodies, else in the headers, shortened."""
    if one["body"] == other["body"]:
        return f"{one['headers']}\n{other['headers']}"
    texts = [base64.b64decode(each["body"]).decode(errors="replace").replace("><", ">\n<").splitlines()
             for each in (one, other)]
    return "\n".join(list(difflib.unified_diff(*texts, "native", "wasm", lineterm="", n=0))[:12])[:1500]
