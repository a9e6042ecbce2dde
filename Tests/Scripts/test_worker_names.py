"""The names of the worker's functions: kept beside the shipped modules, and put into a trap's stack."""
import importlib.machinery
import importlib.util
import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "Scripts" / "worker-names"
WORKER = ROOT / ".worker"

loader = importlib.machinery.SourceFileLoader("worker_names", str(SCRIPT))
worker_names = importlib.util.module_from_spec(importlib.util.spec_from_loader("worker_names", loader))
loader.exec_module(worker_names)

needs_worker = pytest.mark.skipif(
    not (WORKER / "everyday.debug.wasm").exists(), reason="the worker has not been built here")


def parts(path):
    return {kind: body for kind, _, body in worker_names.sections(path) if kind}


@needs_worker
@pytest.mark.parametrize("part", ["wird", "everyday"])
def test_names_are_of_the_shipped_code(part):
    """SY-052 the names that are kept are of the very code that is shipped: every section but the names is the same"""
    shipped, named = WORKER / f"{part}.wasm", WORKER / f"{part}.debug.wasm"
    assert parts(shipped) == parts(named)
    assert worker_names.names(shipped) == {}
    assert len(worker_names.names(named)) > 1000


@needs_worker
def test_a_trap_gets_its_names():
    """SY-052 a browser's stack of a trap is read with the names of its functions"""
    names = worker_names.names(WORKER / "wird.debug.wasm")
    index = next(index for index, name in names.items() if name == "wird_call")
    stack = f"RuntimeError: unreachable\n    at http://127.0.0.1/assets/wird-1.wasm:wasm-function[{index}]:0x1f\n"
    read = subprocess.run([SCRIPT], input=stack, capture_output=True, text=True, check=True).stdout
    assert "wasm:wird_call:0x1f" in read and "unreachable" in read
    unknown = subprocess.run([SCRIPT], input="at wasm-function[99999999]", capture_output=True, text=True, check=True)
    assert unknown.stdout == "at wasm-function[99999999]\n"
