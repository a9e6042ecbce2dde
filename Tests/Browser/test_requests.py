"""What the worker does with a request before and around the app: its size, and an instance that breaks under it."""
import json
import pathlib

import pytest

LOCALES = {
    code: json.loads((pathlib.Path(__file__).resolve().parents[2] / f"Locales/{code}.json").read_text(encoding="utf-8"))
    for code in ("ar", "en")
}

SEND = """async ([path, size, accept]) => {
    const form = new FormData();
    form.set("file", new Blob([new Uint8Array(size).fill(32)]), "wird.json");
    const body = path === "/tasks" ? "title=" + "a".repeat(size) : form;
    const headers = { accept };
    if (path === "/tasks") headers["content-type"] = "application/x-www-form-urlencoded";
    const response = await fetch(path, { method: "POST", headers, body });
    return { status: response.status, text: await response.text(), sniff: response.headers.get("x-content-type-options") };
}"""


@pytest.mark.parametrize("path, limit", [("/tasks", 1 << 20), ("/me/data/import", 16 << 20)])
def test_a_body_that_is_too_large(app, door, path, limit):
    """SY-020 SY-008 the worker takes no body over the limit, says so in words, and goes on working without the server"""
    door.shut()
    for accept in ("application/json", "text/html"):
        answer = app.page.evaluate(SEND, [path, limit + 1000, accept])
        assert answer["status"] == 413
        assert answer["sniff"] == "nosniff"
        assert any(words["host.tooLarge"] in answer["text"] for words in LOCALES.values())
    assert app.page.evaluate(SEND, [path, limit - 1000, "application/json"])["status"] not in (413, 503)
    app.add_task("written after it")
    assert app.inbox() == ["written after it"]


def test_more_than_the_limit_is_not_read(app, door):
    """SY-020 of a body over the limit the worker reads no more than the limit"""
    door.shut()
    worker = app.page.context.service_workers[-1]
    read = worker.evaluate("""async () => {
        let given = 0;
        const body = new ReadableStream({ pull(controller) {
            given += 65536;
            if (given > 64 << 20) controller.close();
            else controller.enqueue(new Uint8Array(65536));
        } });
        const request = new Request("/tasks", { method: "POST", body, duplex: "half" });
        return { body: await bodyOf(request, 1 << 20), given };
    }""")
    assert read["body"] is None
    assert read["given"] < 2 << 20


def test_an_instance_that_breaks_under_a_form(app, door):
    """SY-010 SY-013 a form without a number whose instance breaks is tried again as the same operation: one task"""
    door.shut()
    app.page.context.service_workers[-1].evaluate("""() => {
        const respond = Host.prototype.respond;
        Host.prototype.respond = async function (...request) {
            Host.prototype.respond = respond;
            await respond.apply(this, request);
            throw new BridgeError("trap");
        };
    }""")
    assert app.call("/tasks", {"title": "once"})[0] < 400
    assert app.inbox() == ["once"]


IMPORT = """async (size) => {
    // The shape of an export; the notes fill it up to the size.
    const note = "ملاحظة طويلة ".repeat(12);
    const records = [];
    const task = (number) => ({ scope: "planner", kind: "task", id: "large" + String(number).padStart(12, "0"),
        fields: { title: "task " + number, duration: 30, category: "work", notes: note, created: 1795233600 } });
    const each = new TextEncoder().encode(JSON.stringify(task(0))).length + 12;
    for (let number = 0; number < Math.floor((size - 2000) / each); number += 1) records.push(task(number));
    const form = new FormData();
    form.set("operation", "");
    form.set("file", new Blob([JSON.stringify({ wird: 1, records })]), "wird.json");
    const length = (await new Response(form).arrayBuffer()).byteLength;
    const start = performance.now();
    const response = await fetch("/me/data/import", { method: "POST", headers: { accept: "application/json" }, body: form });
    return { status: response.status, answer: await response.json(), sent: records.length, length, took: performance.now() - start };
}"""


def test_an_import_of_the_largest_size(app, door):
    """SY-061 SY-008 a file of nearly the largest size is brought in on the device, and again over itself"""
    door.shut()
    for _ in range(2):
        result = app.page.evaluate(IMPORT, 16 << 20)
        print({**result, "answer": str(result["answer"])[:100]})
        assert result["status"] == 200, result["answer"]
        assert result["answer"]["imported"] == result["sent"]
        assert 15 << 20 < result["length"] <= 16 << 20
    assert app.call("/inbox")[1]["count"] == result["sent"]
