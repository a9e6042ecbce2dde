"""The results of ./test --long, in docs/manual/long.json: what takes minutes is run now and then, and its result counts as
long as what it was run on stays the same.

An entry is `"FILE TEST": {"date", "commit", "figures", "covers": [paths], "digest"}`. The digest is of the files under those paths,
and of the test itself with what it uses of its own file: another test of that file may change, and this result still counts.
"""
import ast
import datetime
import hashlib
import json
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
RESULTS = ROOT / "docs/manual/long.json"


def results():
    return json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}


def digest(covers):
    """The SHA-256 of all files under some paths, which may have patterns in them."""
    sum_ = hashlib.sha256()
    files = set()
    for pattern in covers:
        found = list(ROOT.glob(pattern))
        assert found, f"{pattern} names no file: a result that covers nothing would count for ever"
        for path in found:
            inside = path.rglob("*") if path.is_dir() else [path]
            files.update(each for each in inside if each.is_file() and "__pycache__" not in each.parts)
    for path in sorted(files):
        sum_.update(str(path.relative_to(ROOT)).encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return sum_.hexdigest()


def text_of(source, test):
    """A test as it is written, with the functions, classes and values of its own file that it uses, in the file's order."""
    parts = {}
    for node in ast.parse(source).body:
        names = [node.name] if hasattr(node, "name") else [each.id for each in getattr(node, "targets", []) if isinstance(each, ast.Name)]
        parts.update(dict.fromkeys(names, node))
    used, waiting = set(), [test]
    while waiting:
        name = waiting.pop()
        if name in used or name not in parts:
            continue
        used.add(name)
        arguments = {each.arg for each in ast.walk(parts[name]) if isinstance(each, ast.arg)}
        waiting += arguments | {each.id for each in ast.walk(parts[name]) if isinstance(each, ast.Name)}
    lines = source.splitlines()
    first = lambda node: min([node.lineno, *[each.lineno for each in getattr(node, "decorator_list", [])]])  # noqa: E731
    kept = sorted({(first(parts[name]), parts[name].end_lineno) for name in used})
    return "\n".join("\n".join(lines[start - 1:end]) for start, end in kept)


def digest_of(file, test, covers):
    """The digest that an entry of a test has: of what it covers and of the test."""
    source = (ROOT / "Tests/Browser" / file).read_text(encoding="utf-8")
    return hashlib.sha256((digest(covers) + text_of(source, test)).encode()).hexdigest()


def outcome(file, test):
    """`passed` for a result that still counts, `absent` for one that doesn't or that there is none of."""
    entry = results().get(f"{file} {test}")
    if entry is None:
        return "absent"
    return "passed" if entry["digest"] == digest_of(file, test, entry["covers"]) else "absent"


def forget(file, test):
    """Takes a result away, as a run of its test begins: one that fails or is cut leaves none."""
    _write({name: entry for name, entry in results().items() if name != f"{file} {test}"})


def keep(file, test, covers, figures):
    """Notes that a test passed, on what, and what it measured."""
    covers = sorted(set(covers))
    commit = subprocess.run(["git", "rev-parse", "--short=10", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
    entry = {
        "date": datetime.date.today().isoformat(), "commit": commit, "figures": figures,
        "covers": covers, "digest": digest_of(file, test, covers)}
    _write({**results(), f"{file} {test}": entry})


def _write(entries):
    RESULTS.write_text(json.dumps(entries, ensure_ascii=False, indent=2, sort_keys=True) + "\n", encoding="utf-8")
