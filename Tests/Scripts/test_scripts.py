"""The project's own scripts."""
import json
import os
import pathlib
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def run(*command, cwd=ROOT):
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True)


def test_worker_size_is_held(tmp_path):
    """SY-006 the worker's compressed size is printed last, and more than 10 % over the recorded one fails"""
    module = tmp_path / "wird.wasm"
    module.write_bytes(os.urandom(100_000))
    budget = tmp_path / "budget.json"

    def measure(recorded, ceiling=700_000, *flags):
        budget.write_text(json.dumps({"gzipBytes": recorded, "growthPercent": 10, "ceilingBytes": ceiling}, indent=1))
        return run("Scripts/worker-size", str(module), str(budget), *flags)

    fits = measure(100_000)
    assert fits.returncode == 0
    assert fits.stdout.strip().splitlines()[-1].startswith("wird.wasm: 98 KB, 98 KB gzip")
    assert measure(80_000).returncode == 1
    assert "recorded 80000" in measure(80_000).stderr
    assert measure(100_000, 90_000).returncode == 1
    assert measure(80_000, 700_000, "--accept").returncode == 0
    assert json.loads(budget.read_text())["gzipBytes"] > 99_000


def tree(tmp_path):
    """The register with its script and one test that carries an ID."""
    (tmp_path / "Scripts/lib").mkdir(parents=True)
    for name in ("runs.py", "lasting.py"):
        shutil.copy(ROOT / "Scripts/lib" / name, tmp_path / "Scripts/lib" / name)
    (tmp_path / "docs").mkdir()
    (tmp_path / "Tests").mkdir()
    shutil.copy(ROOT / "Scripts/requirements", tmp_path / "Scripts/requirements")
    shutil.copy(ROOT / "docs/requirements.md", tmp_path / "docs/requirements.md")
    (tmp_path / "docs/proofs.json").write_text('{"SY-005": "waits for: a certificate"}')
    test = tmp_path / "Tests/SomeTests.swift"
    test.write_text('@Test("MZ-017 a task that ends inside the buffer is refused") func buffer() {}')
    return test


def test_register_follows_the_tests(tmp_path):
    """SY-022 the register names the tests of each row, counts what waits apart, and fails when a row loses its proof"""
    test = tree(tmp_path)
    assert run("Scripts/requirements", cwd=tmp_path).returncode == 0
    text = (tmp_path / "docs/requirements.md").read_text()
    assert "833 rows: 1 proved, 1 waiting, 831 open." in text
    assert "SomeTests «a task that ends inside the buffer is refused»" in text
    assert run("Scripts/requirements", "--check", cwd=tmp_path).returncode == 0
    test.write_text('@Test("a task that ends inside the buffer is refused") func buffer() {}')
    assert run("Scripts/requirements", "--check", cwd=tmp_path).returncode == 1


def test_register_knows_its_rows(tmp_path):
    """A test that names a row the register does not have is an error, not a proof."""
    test = tree(tmp_path)
    test.write_text('@Test("MZ-999 something") func something() {}')
    answer = run("Scripts/requirements", cwd=tmp_path)
    assert answer.returncode == 1
    assert "MZ-999" in answer.stderr


def test_every_rule_of_tajweed_is_changed():
    """The drill that changes the rules one place at a time names every file of rules, and a file that it can't change."""
    named = {line.split(":")[0] for line in run("Scripts/mutants", "--list").stdout.splitlines()}
    assert named == {path.name for path in (ROOT / "Sources/Quran/Tajweed/Rules").rglob("*.swift")}


SWIFT = """#!/bin/sh
case "$*" in
    --version) echo "Swift version 9.0" ;;
    *--show-bin-path*) echo "$PWD/bin" ;;
    test*) echo "tables in ${WIRD_VECTORS:-none}" ;;
esac
"""


def checkout(folder):
    """A checkout in which ./test finds everything built, beside what stands there already; gives its environment."""
    for file, text in {"swift": SWIFT, "dpkg": "#!/bin/sh\n", "wird": "#!/bin/sh\n"}.items():
        (folder / "bin").mkdir(parents=True, exist_ok=True)
        (folder / "bin" / file).write_text(text)
    # What ./test builds lies in a folder of its own.
    (folder / ".build-test/release").mkdir(parents=True)
    shutil.copy(folder / "bin/wird", folder / ".build-test/release/wird")
    (folder / ".build-test/release/wird").chmod(0o755)
    (folder / "Scripts/lib").mkdir(parents=True)
    for file in ("build-worker", "build-vectors", "requirements", "run-report"):
        (folder / "Scripts" / file).write_text("#!/bin/sh\n")
    shutil.copy(ROOT / "Scripts/lib/setup.sh", folder / "Scripts/lib/setup.sh")
    shutil.copy(ROOT / "test", folder / "test")
    for file in [*(folder / "bin").iterdir(), *(folder / "Scripts").glob("[br]*")]:
        file.chmod(0o755)
    environment = {name: value for name, value in os.environ.items() if name != "WIRD_VECTORS"}
    return environment | {"PATH": f"{folder / 'bin'}:{os.environ['PATH']}"}


def test_the_published_tables_are_found(tmp_path):
    """The suite holds Wird against the published tables wherever they lie beside the checkout, and where they are named."""
    folder = tmp_path / "wird"
    environment = checkout(folder)

    def tables(**more):
        answer = subprocess.run(
            ["./test", "swift", "--no-install"], cwd=folder, env=environment | more, capture_output=True, text=True)
        assert answer.returncode == 0, answer.stdout + answer.stderr
        return {line for line in answer.stdout.splitlines() if line.startswith("tables in")}

    assert tables() == {"tables in none"}
    (tmp_path / "shared/vectors").mkdir(parents=True)
    assert tables() == {f"tables in {folder}/../shared/vectors"}
    assert tables(WIRD_VECTORS="/elsewhere") == {"tables in /elsewhere"}


def test_run_explains_itself():
    """Both commands say what they do when asked, and name an option they do not know."""
    for command in ["./run", "./test"]:
        assert "--no-install" in run(command, "--help").stdout
        answer = run(command, "--nonsense")
        assert answer.returncode == 1
        assert "--nonsense" in answer.stderr
