// A build is the bundle, the WebAssembly and every file that its pages refer to. Its files are fetched and stored as a
// unit, and the previous build stays: pages that are still open keep finding their files, and a broken build has a
// fallback.

/** One build in Cache Storage. */
class Build {
  static #prefix = "build-";
  static #index = "/.build/index";
  static #bundle = "/.build/bundle";
  static #whole = "/.build/wasm";
  static #everyday = "/.build/everyday";
  static #problem = "/.build/problem";
  #packs;

  constructor(id) {
    this.id = id;
    this.cacheName = Build.#prefix + id;
  }

  /**
   * Fetches a complete build and tries it out. Rejects, and leaves nothing behind, if a part is missing or it fails.
   */
  static async install(id) {
    const build = new Build(id);
    try {
      if (!(await build.isComplete())) {
        await caches.delete(build.cacheName);
        await build.#fetchAll();
      }
      await build.#tryOut();
      return build;
    } catch (error) {
      await caches.delete(build.cacheName);
      throw error;
    }
  }

  /** Whether every part of the build is there: its index is written last. */
  async isComplete() {
    return Boolean(await caches.match(Build.#index, { cacheName: this.cacheName }));
  }

  /** The installed builds, newest first. */
  static async installed() {
    const names = (await caches.keys()).filter((name) => name.startsWith(Build.#prefix));
    return names.reverse().map((name) => new Build(name.slice(Build.#prefix.length)));
  }

  /** Removes all builds except `current` and the one before it, and the packs that neither uses. */
  static async clean(current) {
    const others = (await Build.installed()).filter((build) => build.id !== current);
    const kept = [new Build(current), ...others.slice(0, 1)];
    const used = new Set(kept.map((build) => build.cacheName));
    for (const build of kept) for (const pack of (await build.packs()).values()) used.add(pack.cacheName);
    const stale = (await caches.keys()).filter((name) => /^(build|pack)-/.test(name) && !used.has(name));
    await Promise.all(stale.map((name) => caches.delete(name)));
  }

  /**
   * Creates an instance of the everyday part of the app, if the build has one, and reads its bundle:
   * `{ bridge, bundle }`.
   */
  load() {
    return this.#load([Build.#everyday, Build.#whole]);
  }

  /** Creates an instance of the whole app and reads its bundle: `{ bridge, bundle }`. */
  loadWhole() {
    return this.#load([Build.#whole]);
  }

  async #load(parts) {
    const cache = await caches.open(this.cacheName);
    const first = async ([part, ...others]) => (await cache.match(part)) ?? (others.length ? first(others) : Promise.reject(new Error(`build ${this.id} has no module`)));
    const [bridge, bundle] = await Promise.all([
      first(parts).then((response) => WebAssembly.compileStreaming(response)).then(Bridge.instantiate),
      cache.match(Build.#bundle).then((response) => response.arrayBuffer()),
    ]);
    return { bridge, bundle };
  }

  /** A section of one of the build's packs, or `null` if it isn't available. */
  async section(pack, name) {
    this.#packs ??= this.packs();
    return (await this.#packs).get(pack)?.section(name) ?? null;
  }

  /** The build's packs by name. */
  async packs() {
    const index = await (await caches.match(Build.#index, { cacheName: this.cacheName }))?.json();
    return new Map((index?.packs ?? []).map(({ name, url }) => [name, new Pack(name, url)]));
  }

  /** The build's bundle as an object, for the few pages that the worker writes without the app. */
  async words() {
    return (await caches.match(Build.#bundle, { cacheName: this.cacheName }))?.json() ?? {};
  }

  /** A page for when nothing else can answer. */
  async problem() {
    return caches.match(Build.#problem, { cacheName: this.cacheName });
  }

  /**
   * Fetches the packs that the first page must not wait for, one after another: the Quran's text and its companions.
   * Packs that are stored only on use, and those that the person took off, are fetched when a page first asks for them.
   */
  async fetchLater() {
    const index = await (await caches.match(Build.#index, { cacheName: this.cacheName }))?.json();
    for (const { name, url, kept } of index?.packs ?? []) {
      const pack = new Pack(name, url);
      if (kept === "later" && !(await pack.isLeftOut())) await pack.install();
    }
  }

  async #fetchAll() {
    const response = await fetch("/bundle.json", { cache: "no-store" });
    if (!response.ok) throw new Error(`/bundle.json: ${response.status}`);
    const text = await response.text();
    const bundle = JSON.parse(text);
    if (bundle.build !== this.id) throw new Error(`the server has build ${bundle.build}, not ${this.id}`);
    const packs = Object.entries(bundle.packs ?? {}).map(([name, { url, kept }]) => ({ name, url, kept }));
    const cache = await caches.open(this.cacheName);
    const { "wird.wasm": whole, "everyday.wasm": everyday, ...assets } = bundle.assets;
    // Pictures of the app are for people who have not installed it.
    const wanted = Object.entries(assets).filter(([name]) => !name.startsWith("picture-")).map(([, url]) => url);
    await Promise.all([
      Build.#fetchAsset(cache, whole, Build.#whole),
      everyday ? Build.#fetchAsset(cache, everyday, Build.#everyday) : null,
      ...wanted.map((url) => Build.#fetchAsset(cache, url, url)),
      ...packs.filter(({ kept }) => !kept).map(({ name, url }) => new Pack(name, url).install()),
      cache.put(Build.#bundle, new Response(text)),
      cache.put(Build.#problem, problemResponse(bundle)),
    ]);
    await cache.put(Build.#index, new Response(JSON.stringify({ packs })));
  }

  // A file's URL carries its hash, so a file that an earlier build has is the same.
  static async #fetchAsset(cache, url, key) {
    const response = (await caches.match(url)) ?? (await fetch(url));
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    await cache.put(key, response);
  }

  // A build that can't do what everyone begins with is not installed; the previous one stays.
  async #tryOut() {
    const packs = await this.packs();
    const trial = new Trial(this, packs.has("cities") && packs.has("zones"));
    await trial.begin(Build.#started(await this.loadWhole()));
    await trial.goOn(Build.#started(await this.load()));
  }

  static #started({ bridge, bundle }) {
    bridge.call({ op: "start", clock: newState("0".repeat(16)).clock, generations: {} }, bundle);
    return bridge;
  }

}
