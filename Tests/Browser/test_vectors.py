"""The tables of Tests/Vectors, answered by WebAssembly in the browser. The Swift tests give the same tables to the same code
natively; both must find the expected answers."""
import base64
import json
import subprocess

import pytest
from harness.paths import ROOT

# Each table with the columns of its expected answers.
TABLES = {
    "json/reading": [1], "records/hashing": [1], "records/merging": [0], "records/forms": [1],
    "planner/reorganise": [3], "hifz/fsrs": [2], "hifz/plans": [1], "recitation/alignment": [5],
    "almanac/prayer-times": [6], "almanac/prayer-rules": [9],
    "almanac/trigonometry": [2], "almanac/hijri": [1, 2, 3], "almanac/days": [2], "almanac/qibla": [2], "almanac/recurrence": [3],
}

INSTANTIATE = """async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    const unused = () => { throw new Error("the module called its host"); };
    const module = await WebAssembly.compile(bytes);
    const imports = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = unused;
    for (const functions of Object.values(imports)) {
        if ("random_get" in functions) functions.random_get = (pointer, count) => {
            crypto.getRandomValues(new Uint8Array(vectors.memory.buffer, pointer, count));
            return 0;
        };
    }
    globalThis.vectors = (await WebAssembly.instantiate(module, imports)).exports;
    vectors.__wasm_call_ctors();
}"""

ANSWER = """(text) => {
    const message = new TextEncoder().encode(text);
    const pointer = vectors.vectors_allocate(message.length);
    new Uint8Array(vectors.memory.buffer, pointer, message.length).set(message);
    const answer = vectors.vectors_answer(pointer, message.length);
    const length = new DataView(vectors.memory.buffer).getUint32(answer, true);
    return new TextDecoder().decode(new Uint8Array(vectors.memory.buffer, answer + 4, length));
}"""


@pytest.fixture(scope="module")
def runner(chromium):
    """A page with an instance of the module."""
    subprocess.run([ROOT / "Scripts/build-vectors"], check=True)
    module = (ROOT / ".worker/vectors.wasm").read_bytes()
    context = chromium.new_context()
    page = context.new_page()
    page.evaluate(INSTANTIATE, base64.b64encode(module).decode())
    yield page
    context.close()


def configuration(table):
    """The files that a table of the planner, of memorisation or of recitation stands on, a line each."""
    names = {"planner": ("PlannerConfig", "PrayerConfig"), "hifz": ("HifzConfig",), "recitation": ("RecitationConfig",)}.get(table.split("/")[0], ())
    files = [ROOT / f"Config/{name}.json" for name in names]
    return "".join(json.dumps(json.loads(file.read_text(encoding="utf-8"))) + "\n" for file in files)


@pytest.mark.parametrize("table", TABLES)
def test_vectors(runner, table):
    """SY-003 SY-004 WebAssembly gives the same answers as the native build"""
    text = (ROOT / f"Tests/Vectors/{table}.tsv").read_text(encoding="utf-8")
    rows = [line.split("\t") for line in text.split("\n") if line and not line.startswith("#")]
    answers = runner.evaluate(ANSWER, f"{table}\n{configuration(table)}{text}").split("\n")
    assert len(answers) == len(rows) > 20
    for row, answer in zip(rows, answers, strict=True):
        assert answer == " ".join(row[column] for column in TABLES[table]), row
