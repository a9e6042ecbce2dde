"""Answers recorded requests with the worker's own parts in the browser: WebAssembly over IndexedDB.

Where several modules are started, each request is asked of the first, and of the next when that one leaves it to the whole.
"""
import json
import struct

BATCH = 40

START = """async (modules) => {
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
    const elsewhere = () => Promise.reject(new Error("elsewhere"));
    globalThis.told = null;
    globalThis.hosts = await Promise.all(modules.map(async (module) => {
        const bridge = await Bridge.instantiate(await WebAssembly.compileStreaming(fetch(module)));
        bridge.call({ op: "start", clock: state.clock, generations: state.generations }, bundle);
        // What the app wants to have changed goes through here.
        const call = bridge.call.bind(bridge);
        bridge.call = (header, body) => {
            const answer = call(header, body);
            if (header.op === "handle") told = { module, changes: "[]", erased: answer.header.erased ?? [] };
            if (header.op === "pending") told.changes = new TextDecoder().decode(answer.body);
            return answer;
        };
        const host = new Host(bridge, store, sections, state.counter, null, elsewhere);
        // What the worker asks by itself goes by the browser's clock, not by the recorded one.
        host.lookAtErasures = () => Promise.resolve();
        return host;
    }));
}"""

ANSWER = """async (lines) => {
    const bytes = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const base64 = (array) => {
        let text = "";
        for (let at = 0; at < array.length; at += 32768) text += String.fromCharCode(...array.subarray(at, at + 32768));
        return btoa(text);
    };
    const answered = ([host, ...others], request, body) => host.respond(request, body).catch((error) => {
        if (error.message !== "elsewhere") throw error;
        return answered(others, request, body);
    });
    const answers = [];
    for (const { body, ...request } of lines) {
        const { status, headers, body: answer } = await answered(hosts, request, bytes(body));
        answers.push({ status, headers, body: base64(new Uint8Array(answer)), ...told });
    }
    return answers;
}"""


def section_files(content, bundle, locales):
    """The packs' sections and the bundle, as the page's server gives them; `locales` is the pack of the catalogues."""
    files = {"/bundle.json": ("application/json", lambda: bundle)}
    start = 12 + struct.unpack("<I", locales[8:12])[0]
    for section in json.loads(locales[12:start])["sections"]:
        first = start + section["offset"]
        part = locales[first:first + section["length"]]
        files[f"/section/locales/{section['name']}"] = ("application/octet-stream", lambda part=part: part)
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


def replay(page, lines, modules):
    """Answers the lines in order with the modules; `page` holds the worker's parts."""
    page.evaluate(START, modules)
    answers = []
    for begin in range(0, len(lines), BATCH):
        answers += page.evaluate(ANSWER, lines[begin:begin + BATCH])
    return answers
