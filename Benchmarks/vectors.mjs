// Runs the tables of Tests/Vectors in WebAssembly without a browser:
//   node vectors.mjs MODULE time   microseconds of a year of prayer times, the median of 200 runs
//   node vectors.mjs MODULE TABLE  the answers to the rows on standard input
import { readFileSync } from "node:fs";

const module = await WebAssembly.compile(readFileSync(process.argv[2]));
const unused = () => { throw new Error("the module called its host"); };
const imports = {};
for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = unused;
let vectors;
for (const functions of Object.values(imports)) {
    if ("random_get" in functions) functions.random_get = (pointer, count) => {
        crypto.getRandomValues(new Uint8Array(vectors.memory.buffer, pointer, count));
        return 0;
    };
}
vectors = (await WebAssembly.instantiate(module, imports)).exports;
vectors.__wasm_call_ctors();

function answer(text) {
    const message = new TextEncoder().encode(text);
    const pointer = vectors.vectors_allocate(message.length);
    new Uint8Array(vectors.memory.buffer, pointer, message.length).set(message);
    const place = vectors.vectors_answer(pointer, message.length);
    const length = new DataView(vectors.memory.buffer).getUint32(place, true);
    return new TextDecoder().decode(new Uint8Array(vectors.memory.buffer, place + 4, length));
}

if (process.argv[3] === "time") {
    const times = [];
    for (let run = 0; run < 250; run += 1) {
        const start = performance.now();
        answer("almanac/year\n24.7136\t46.6753\n");
        times.push((performance.now() - start) * 1000);
    }
    // The first runs are the compiler's.
    const warm = times.slice(50).sort((a, b) => a - b);
    console.log(warm[warm.length / 2]);
} else {
    console.log(answer(`${process.argv[3]}\n${readFileSync(0, "utf8")}`));
}
