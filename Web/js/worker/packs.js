// Read-only content. A pack is downloaded once for each version and cut into its sections, each a cache entry of its
// own, so that a worker that has just started reads only the section it needs. The app checks each section's hash
// again whenever it loads one.

/** One version of a pack of read-only content. Its URL carries the beginning of its SHA-256. */
class Pack {
  constructor(name, url) {
    this.name = name;
    this.url = url;
    this.cacheName = `pack-${url.slice(url.lastIndexOf("/") + 1)}`;
  }

  /** Downloads the pack, unless this version is there already. */
  async install() {
    if (await caches.has(this.cacheName)) {
      if (await (await caches.open(this.cacheName)).match(this.url)) return;
      await caches.delete(this.cacheName);
    }
    const response = await fetch(this.url);
    if (!response.ok) throw new Error(`${this.url}: ${response.status}`);
    const bytes = await response.arrayBuffer();
    await this.#verify(bytes);
    const cache = await caches.open(this.cacheName);
    try {
      for (const { name, part } of Pack.#sections(bytes)) await cache.put(this.#sectionURL(name), new Response(part));
      // The pack's own URL, written last, says that every section is there.
      await cache.put(this.url, new Response(null));
    } catch (error) {
      await caches.delete(this.cacheName);
      throw error;
    }
  }

  /** A section's bytes; `null` when they can't be had. A pack that the browser has evicted is downloaded again. */
  async section(name) {
    const cached = await this.#cached(name);
    if (cached) return cached;
    try {
      await caches.delete(this.cacheName);
      await this.install();
      return await this.#cached(name);
    } catch {
      return null;
    }
  }

  async #cached(name) {
    const response = await caches.match(this.#sectionURL(name), { cacheName: this.cacheName });
    return response ? response.arrayBuffer() : null;
  }

  #sectionURL(section) {
    return `/content/${encodeURIComponent(this.name)}/${encodeURIComponent(section)}`;
  }

  async #verify(bytes) {
    const expected = /-([0-9a-f]{16})\.pack$/.exec(this.url)?.[1];
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    const found = [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    if (found !== expected) throw new Error(`${this.url}: its content does not match its name`);
  }

  // "WIRDPACK", the directory's length as UInt32 (little-endian), the directory as JSON, the sections.
  static *#sections(bytes) {
    const decoder = new TextDecoder();
    if (decoder.decode(bytes.slice(0, 8)) !== "WIRDPACK") throw new Error("not a pack");
    const start = 12 + new DataView(bytes).getUint32(8, true);
    const directory = JSON.parse(decoder.decode(bytes.slice(12, start)));
    for (const { name, offset, length } of directory.sections) {
      yield { name, part: bytes.slice(start + offset, start + offset + length) };
    }
  }
}
