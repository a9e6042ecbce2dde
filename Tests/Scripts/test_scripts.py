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
    (tmp_path / "Scripts").mkdir()
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


def test_run_explains_itself():
    """Both commands say what they do when asked, and name an option they do not know."""
    for command in ["./run", "./test"]:
        assert "--no-install" in run(command, "--help").stdout
        answer = run(command, "--nonsense")
        assert answer.returncode == 1
        assert "--nonsense" in answer.stderr
