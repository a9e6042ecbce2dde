// Read-only content. Each version of a pack is downloaded once and divided into its sections, each a cache entry of its
// own, so that a newly started worker reads only the sections it needs. A section is checked against its hash whenever
// it is read; one that the browser lost or damaged is fetched again separately.

/** One version of a pack of read-only content. Its URL carries the beginning of its SHA-256. */
class Pack {
  // Written last: if it exists, every section has been written.
  static #index = "/.pack/index";
  /** The packs being downloaded, by the names of their caches. */
  static #downloads = new Map();
  /** Names the packs that the person took off this device: they come only when a page asks for them. */
  static leftOut = "left-out";
  /** How long a download waits for its next bytes, in milliseconds. */
  static patience = 20_000;
  #sections;

  constructor(name, url) {
    this.name = name;
    this.url = url;
    this.cacheName = `pack-${url.slice(url.lastIndexOf("/") + 1)}`;
  }

  /** Downloads the pack, unless this version is already there. Rejects, and leaves no part of it, if interrupted. */
  async install() {
    if (await this.#directory()) return;
    // Many sections may be requested at once; the pack is downloaded once.
    if (!Pack.#downloads.has(this.cacheName)) {
      Pack.#downloads.set(this.cacheName, this.#download().finally(() => Pack.#downloads.delete(this.cacheName)));
    }
    await Pack.#downloads.get(this.cacheName);
  }

  async #download() {
    const bytes = await patiently(this.url);
    const expected = /-([0-9a-f]{16})\.pack$/.exec(this.url)?.[1];
    if ((await sha256(bytes)).slice(0, 16) !== expected) throw new Error(`${this.url}: its content does not match its name`);
    const sections = Pack.#read(bytes);
    const cache = await caches.open(this.cacheName);
    try {
      for (const { name, first, length } of sections) await this.#keep(cache, name, bytes.slice(first, first + length));
      await cache.put(Pack.#index, new Response(JSON.stringify(sections)));
      if (await this.isLeftOut()) await (await caches.open(Pack.leftOut)).delete(this.#mark);
    } catch (error) {
      await caches.delete(this.cacheName);
      throw error;
    }
  }

  /** Whether the person took it off this device. */
  async isLeftOut() {
    return Boolean(await caches.match(this.#mark, { cacheName: Pack.leftOut }));
  }

  get #mark() {
    return `/.left-out/${this.name}`;
  }

  /** A section's bytes, verified by its hash, or `null` if neither the device nor the server has them. */
  async section(name) {
    try {
      const [directory, cached] = await Promise.all([this.#directory(), this.#cached(name)]);
      if (!directory || (!cached && !(await caches.has(this.cacheName)))) {
        // The browser has evicted the whole pack, or the person has taken it off this device.
        this.#sections = undefined;
        await this.install();
        return await this.#cached(name);
      }
      const section = directory.get(name);
      if (!section) return null;
      if (cached && (await sha256(cached)) === section.sha256) return cached;
      return await this.#repair(section);
    } catch (error) {
      console.warn(`${this.url}: ${name} can't be had`, error);
      return null;
    }
  }

  // Fetches one section from the pack's file. The other sections stay as they are.
  async #repair({ name, first, length, sha256: expected }) {
    const range = `bytes=${first}-${first + length - 1}`;
    const signal = AbortSignal.timeout(10_000);
    const response = await fetch(this.url, { headers: { range }, cache: "no-store", signal });
    if (!response.ok) throw new Error(`${this.url}: ${response.status}`);
    const bytes = await response.arrayBuffer();
    // A server without range support sends the whole file.
    const part = response.status === 206 ? bytes : bytes.slice(first, first + length);
    if ((await sha256(part)) !== expected) throw new Error("the server's bytes are damaged too");
    // Even if it can't be stored, the section is available this time.
    await caches.open(this.cacheName).then((cache) => this.#keep(cache, name, part)).catch(() => {});
    return part;
  }

  // The sections by name, with their positions in the file and their hashes; `null` if the pack is not there
  // completely.
  async #directory() {
    if (this.#sections) return this.#sections;
    const sections = await (await caches.match(Pack.#index, { cacheName: this.cacheName }))?.json();
    if (sections) this.#sections = new Map(sections.map((section) => [section.name, section]));
    return this.#sections ?? null;
  }

  async #cached(name) {
    const response = await caches.match(this.#sectionURL(name), { cacheName: this.cacheName });
    return response ? response.arrayBuffer() : null;
  }

  #keep(cache, name, bytes) {
    return cache.put(this.#sectionURL(name), new Response(bytes));
  }

  #sectionURL(section) {
    return `/content/${encodeURIComponent(this.name)}/${encodeURIComponent(section)}`;
  }

  // The file consists of "WIRDPACK", the directory's length as UInt32 (little-endian), the directory as JSON, and the
  // sections. `first` is counted from the beginning of the file.
  static #read(bytes) {
    const decoder = new TextDecoder();
    if (decoder.decode(bytes.slice(0, 8)) !== "WIRDPACK") throw new Error("not a pack");
    const start = 12 + new DataView(bytes).getUint32(8, true);
    const { sections } = JSON.parse(decoder.decode(bytes.slice(12, start)));
    return sections.map(({ name, offset, length, sha256 }) => ({ name, first: start + offset, length, sha256 }));
  }
}

/** The SHA-256 of bytes as 64 lower-case hexadecimal digits. */
async function sha256(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The bytes of a file. A download continues as long as bytes arrive, and is abandoned when none have come for a while.
 * The browser's own cache keeps no second copy, so that what a person takes off is off.
 */
async function patiently(url) {
  const giving = new AbortController();
  const wait = () => setTimeout(() => giving.abort(new Error(`${url}: no answer`)), Pack.patience);
  let timer = wait();
  try {
    const response = await fetch(url, { cache: "no-store", signal: giving.signal });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    const parts = [];
    for (const reader = response.body.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) return await new Blob(parts).arrayBuffer();
      parts.push(value);
      clearTimeout(timer);
      timer = wait();
    }
  } finally {
    clearTimeout(timer);
  }
}
