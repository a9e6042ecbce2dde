"""The command line as a whole: its words, its documents and its exit codes; no browser is needed."""
import json
import re
import subprocess

import pytest
from product_app import BINARY, TODAY, Product
from product_screens import begin_path

ARABIC, LATIN = re.compile(r"[\u0621-\u064a]"), re.compile(r"[A-Za-z]{3}")
PLAYER = "#!/bin/sh\nprintf '%s' \"$1\" > \"$WIRD_DATA/played\"\n"
ROW = [
    "today", "next", "task add Write", f"task schedule TASK --at 21:30 --date {TODAY}", "task list --inbox", "task done TASK",
    "reschedule --dry-run", "path today", "path log quran-portion", "quran search al-ikhlas", "quran verse 112:1",
    "quran play 112:1", "content verify", "course status", "export FILE", "import FILE", "backup", "restore", "config check",
    "check", "doctor",
]
"""What the row names, in an order in which each can be done; `doctor` is another name of `check`."""
BARE = {"quran play 112:1", "quran verse 112:1", "task list --inbox", "content verify"}
"""What prints titles, references and names alone, which are in nobody's language."""
FAILING = [
    "today --date never", "next --data-that-is-not", "task add", "task schedule none --at 10:00",
    f"task schedule TASK --at 12:30 --date {TODAY}", "task done none", "reschedule --date never", "path log none",
    "quran search zzzzzzzz", "quran verse 200:1", "quran play 112:2", "import /nowhere.json", "restore /nowhere",
    "export /nowhere/file.json", "config check /nowhere",
]
"""What can't be done."""


@pytest.fixture(scope="module")
def line(tmp_path_factory):
    """Runs a command over data with a place, a path and a course; `TASK` and `FILE` stand for a task and a file of its own."""
    folder = tmp_path_factory.mktemp("line")
    recited = folder / "recitations/alafasy"
    recited.mkdir(parents=True)
    (recited / "112001.mp3").write_bytes(b"ID3 a sound")
    player = folder / "player"
    player.write_text(PLAYER, encoding="utf-8")
    player.chmod(0o755)
    product = Product(folder / "data", WIRD_RECITATIONS=str(folder / "recitations"), WIRD_PLAYER=str(player)).start(120)
    product.settle()
    begin_path(product)
    product.post("/course/demo", step="begin", name="Maryam", audience="sisters")
    task = product.add("Read")["id"]
    product.stop()

    def run(words, *options, **environment):
        arguments = [task if word == "TASK" else str(folder / "export.json") if word == "FILE" else word for word in words.split()]
        return subprocess.run([BINARY, *arguments, *options], env=product.command_environment | environment, capture_output=True,
                              text=True, timeout=60, check=False)

    run.folder = folder
    return run


def commands(tree, before=""):
    """Each command that does something, with the names of its options."""
    name = f"{before} {tree['commandName']}".strip()
    if not tree.get("subcommands"):
        yield name, {option["name"] for argument in tree.get("arguments", []) for option in argument.get("names") or []}
    for inner in tree.get("subcommands", []):
        yield from commands(inner, name)


def test_each_command(line):
    """SY-017 each command that the row names is there and prints in Arabic and in English, each command takes --json and --lang, and what the row names prints JSON"""
    tree = json.loads(line("--experimental-dump-help").stdout)["command"]
    found = dict(commands(tree))
    # `recogniser` is the process that the program starts for itself: it speaks to no person.
    assert {name for name, options in found.items() if not {"json", "lang"} <= options} == {"wird help", "wird recogniser"}
    wrong = []
    for words in ROW:
        for language in ("ar", "en"):
            ran = line(words, "--lang", language)
            said = ran.stdout + ran.stderr
            if ran.returncode != 0 or not said.strip():
                wrong.append((words, language, ran.returncode, said[:300]))
            elif words not in BARE and not (ARABIC if language == "ar" else LATIN).search(said):
                wrong.append((words, language, said[:300]))
            elif words not in BARE and language == "en" and not words.startswith("quran") and ARABIC.search(said):
                wrong.append((words, language, said[:300]))
        ran = line(words, "--json")
        if ran.returncode != 0 or not ran.stdout.lstrip().startswith(("{", "[")):
            wrong.append((words, "json", ran.returncode, ran.stdout[:200], ran.stderr[:200]))
        else:
            json.loads(ran.stdout)
    assert wrong == []
    assert (line.folder / "data/played").read_text(encoding="utf-8").endswith("alafasy/112001.mp3")


def test_failures(line):
    """SY-017 what can't be done ends with an exit code that is not zero, and one sentence says why"""
    wrong = []
    for words in FAILING:
        ran = line(words, "--lang", "en")
        said = ran.stderr + ran.stdout
        if ran.returncode not in (1, 2, 3) or not said.strip() or "Fatal error" in said or "Error Domain" in said:
            wrong.append((words, ran.returncode, ran.stdout[:200], ran.stderr[:200]))
    assert wrong == []
    for words in ("today", "next", "task list", "path today", "course status", "backup"):
        ran = line(words, WIRD_DATA="/dev/null")
        assert ran.returncode in (1, 3) and ran.stderr.strip(), (words, ran.returncode, ran.stderr)
    for words in ("check", "doctor"):
        (line.folder / "broken").mkdir(exist_ok=True)
        (line.folder / "broken/wird.sqlite").write_bytes(b"Z" * 20_000)
        assert line(words, WIRD_DATA=str(line.folder / "broken")).returncode == 1, words


def test_memorisation(line):
    """a passage is added, learnt and graded on the command line, and comes back on the day that the model names; what can't be is refused with what to do"""
    def facts(words):
        ran = line("hifz " + words, "--json")
        assert ran.returncode == 0, (words, ran.stderr)
        return json.loads(ran.stdout)

    assert "wird hifz add 112" in line("hifz today", "--lang", "ar").stdout
    assert facts("add 112 --dry-run")["items"] == ["ayat:112:1-4"]
    assert facts("status")["passages"] == 0, "a dry run stores nothing"
    added = facts("add 112")
    assert added["added"] == ["ayat:112:1-4"] and added["names"]["ayat:112:1-4"]
    assert "in your plan already" in line("hifz add 112", "--lang", "en").stdout
    assert facts("add --page 604 --known fresh")["added"] == ["page:604"]
    assert len(facts("add 2:1-20 --dry-run")["items"]) > 1, "what is longer than a page is an item a page"
    today = facts("today")
    assert [each["lane"] for each in today["list"] if each["item"] == "ayat:112:1-4"] == ["new"]
    said = line("hifz today", "--lang", "en").stdout
    assert "ayat:112:1-4" in said and "New (sabaq)" in said and not ARABIC.search(said), said
    assert facts("grade ayat:112:1-4 --learnt")["item"] == "ayat:112:1-4"
    assert facts("grade page:604 good")["next"] > TODAY
    status = facts("status")
    assert status["passages"] == 2 and len(status["week"]) == 7
    assert "في الخطة" in line("hifz status", "--lang", "ar").stdout
    for words in ("add", "add x", "add 78:9-x", "add 1 --page 3", "add 115", "add --juz 31", "add 112 --known well",
                  "grade nothing good", "grade ayat:112:1-4", "grade ayat:113:1-5 good", "grade ayat:112:1-4 fine"):
        ran = line("hifz " + words)
        assert ran.returncode in (1, 2, 3) and not ran.stdout and ran.stderr.strip(), (words, ran.returncode, ran.stdout, ran.stderr)
        assert "Fatal error" not in ran.stderr and "Error Domain" not in ran.stderr, (words, ran.stderr)
    assert "اكتب مثل" in line("hifz add x", "--lang", "ar").stderr
