// The app as WebAssembly. Messages are framed: the lengths of header and body as UInt32 (little-endian), the header as
// JSON, and the body as bytes. Everything here is synchronous, so a call may be made inside an IndexedDB transaction.

/** The app refused a message, or its instance is broken. `reason` is a word, not a sentence. */
class BridgeError extends Error {
  constructor(reason, cause) {
    super(`bridge: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** One running instance of the app. */
class Bridge {
  #exports;
  #broken = null;
  static #encoder = new TextEncoder();
  static #decoder = new TextDecoder();

  /** Creates an instance of a compiled module. */
  static async instantiate(module) {
    const bridge = new Bridge();
    const instance = await WebAssembly.instantiate(module, bridge.#imports(module));
    bridge.#exports = instance.exports;
    bridge.#exports.__wasm_call_ctors();
    return bridge;
  }

  /** Whether the instance trapped, so that its memory can't be trusted any more. */
  get isBroken() { return this.#broken !== null; }

  /** The size of the instance's memory in bytes. WebAssembly's memory only grows. */
  get memoryBytes() { return this.#exports.memory.buffer.byteLength; }

  /** Sends a message and returns the answer's header and body. Throws a `BridgeError`. */
  call(header, body = null) {
    if (this.#broken) throw new BridgeError("broken", this.#broken);
    let answer;
    try {
      answer = this.#exchange(header, body);
    } catch (trap) {
      this.#broken = trap;
      throw new BridgeError("trap", trap);
    }
    if (answer.header.error) throw new BridgeError(answer.header.error);
    return answer;
  }

  #exchange(header, body) {
    const { memory, wird_allocate, wird_release } = this.#exports;
    const wird_call = this.#exports.wird_call ?? this.#exports.wird_call_everyday;
    const head = Bridge.#encoder.encode(JSON.stringify(header));
    const tail = typeof body === "string" ? Bridge.#encoder.encode(body) : body ? new Uint8Array(body) : new Uint8Array(0);
    const size = 8 + head.length + tail.length;
    const start = wird_allocate(size) >>> 0;
    const view = new DataView(memory.buffer, start, 8);
    view.setUint32(0, head.length, true);
    view.setUint32(4, tail.length, true);
    const bytes = new Uint8Array(memory.buffer, start, size);
    bytes.set(head, 8);
    bytes.set(tail, 8 + head.length);
    const end = wird_call(start, size) >>> 0;
    wird_release(start, size);
    const lengths = new DataView(memory.buffer, end, 8);
    const headLength = lengths.getUint32(0, true);
    const bodyLength = lengths.getUint32(4, true);
    const text = Bridge.#decoder.decode(new Uint8Array(memory.buffer, end + 8, headLength));
    const answerBody = new Uint8Array(memory.buffer, end + 8 + headLength, bodyLength).slice();
    wird_release(end, 8 + headLength + bodyLength);
    return { header: JSON.parse(text), body: answerBody };
  }

  // The C library asks for random bytes once, to seed Swift's hashing. It also imports a few functions for files and a
  // clock but never calls them.
  #imports(module) {
    const imports = {};
    for (const { module: space, name, kind } of WebAssembly.Module.imports(module)) {
      if (kind !== "function") continue;
      imports[space] ??= {};
      imports[space][name] = name === "random_get" ? (start, count) => this.#random(start, count) : () => 52;
    }
    return imports;
  }

  #random(start, count) {
    crypto.getRandomValues(new Uint8Array(this.#exports.memory.buffer, start >>> 0, count));
    return 0;
  }
}
