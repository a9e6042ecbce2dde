"""Answers recorded requests with the worker's own parts in the browser: WebAssembly over IndexedDB."""
import json
import struct

BATCH = 40

START = """async () => {
    const real = crypto.getRandomValues.bind(crypto);
    // The replica of the native replay; anything else as it comes.
    crypto.getRandomValues = (array) => {
        if (array.length === 8) array.set([0, 0, 0, 0, 0, 0, 0, 1]);
        else real(array);
        return array;
    };
    const sections = { section: async (pack, name) => {
        const response = await fetch(`/section/${pack}/${name}`);
        return response.ok ? response.arrayBuffer() : null;
    } };
    const store = await Store.open("replay");
    const state = await store.state();
    const bundle = await (await fetch("/bundle.json")).arrayBuffer();
    bridge.call({ op: "start", clock: state.clock, generations: state.generations }, bundle);
    globalThis.host = new Host(bridge, store, sections, state.counter);
    // What the app wants to have changed goes through here.
    const call = bridge.call.bind(bridge);
    globalThis.told = null;
    bridge.call = (header, body) => {
        const answer = call(header, body);
        if (header.op === "handle") told = { changes: "[]", erased: answer.header.erased ?? [] };
        if (header.op === "pending") told.changes = new TextDecoder().decode(answer.body);
        return answer;
    };
}"""

ANSWER = """async (lines) => {
    const bytes = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const base64 = (array) => {
        let text = "";
        for (let at = 0; at < array.length; at += 32768) text += String.fromCharCode(...array.subarray(at, at + 32768));
        return btoa(text);
    };
    const answers = [];
    for (const { body, ...request } of lines) {
        const { status, headers, body: answer } = await host.respond(request, bytes(body));
        answers.push({ status, headers, body: base64(new Uint8Array(answer)), ...told });
    }
    return answers;
}"""


def section_files(content, bundle):
    """The packs' sections and the bundle, as the page's server gives them."""
    files = {"/bundle.json": ("application/json", lambda: bundle)}
    for name, entry in json.loads((content / "packs.json").read_text(encoding="utf-8")).items():
        file = content / "packs" / entry["file"]
        with open(file, "rb") as pack:
            start = 12 + struct.unpack("<I", pack.read(12)[8:])[0]
        for section in entry["sections"]:
            def read(file=file, start=start, section=section):
                with open(file, "rb") as pack:
                    pack.seek(start + section["offset"])
                    return pack.read(section["length"])
            files[f"/section/{name}/{section['name']}"] = ("application/octet-stream", read)
    return files


def replay(page, lines):
    """Answers the lines in order; `page` holds the worker's parts with an instance that was not started."""
    page.evaluate(START)
    answers = []
    for begin in range(0, len(lines), BATCH):
        answers += page.evaluate(ANSWER, lines[begin:begin + BATCH])
    return answers
