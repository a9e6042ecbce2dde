// The service worker: answers the app's URLs on the device.
//
// The server sends this file after the files of worker/, as one classic script at /sw.js, with a first line that names
// the build: `const BUILD = "…";`. With a single file nothing can be half updated, engines without module workers can
// run it, and its compiled code is cached under one entry. A new build changes the first line, so the browser sees a
// new worker.

// The addresses that the everyday part of the app answers, complete and by prefix. A worker started for any other
// begins with the whole app, so that it doesn't start two; if this guess is wrong, it only costs a moment. The two
// lists come from the app (`EverydayAddresses`), which can't be asked before it has started; a test compares them.
const everydayAddresses = ["/", "/inbox", "/undo"];
const everydayBeginnings = ["/day/", "/manifest.", "/reminders", "/tasks"];

/** Whether a worker started for a path begins with the app's everyday part. */
const isEveryday = (path) =>
  everydayAddresses.includes(path) || everydayBeginnings.some((beginning) => path.startsWith(beginning));

/**
 * The running app over IndexedDB, and its sync: created at the first request, gone when the browser stops the worker.
 */
class Runtime {
  static #starting = null;
  static #current = null;
  /** How often an instance of a build has failed during this worker's life. */
  static #breaks = new Map();
  /** Whether media were removed to make room during this worker's life. */
  static hasFreed = false;
  /** Whether storage is refused or full, so that the server answers as long as it can be reached. */
  static prefersServer = false;

  /** The running app, started for the page at a path. Rejects if no build starts or the browser refuses storage. */
  static start(path = "/") {
    Runtime.#starting ??= Runtime.#start(isEveryday(path)).then(
      (runtime) => { Runtime.#current = runtime; return runtime; },
      (error) => { Runtime.#starting = null; throw error; },
    );
    return Runtime.#starting;
  }

  static async #start(isEveryday) {
    const opening = Runtime.#open();
    opening.catch(() => {});
    const current = new Build(BUILD);
    if (!Runtime.#breaks.has(BUILD)) {
      try {
        return await Runtime.#run(current, opening, isEveryday);
      } catch (error) {
        await opening;
        Runtime.#noteBreak(BUILD, error);
      }
    }
    // This build is broken. The previous one is still there and works on the same records.
    const builds = (await Build.installed()).sort((a, b) => Runtime.#breaksOf(a) - Runtime.#breaksOf(b));
    for (const build of builds) {
      try {
        return await Runtime.#run(build, opening, isEveryday);
      } catch (error) {
        Runtime.#noteBreak(build.id, error);
      }
    }
    throw new Error("no build starts");
  }

  /** The records, restored from a copy if the browser has lost them. */
  static async #open() {
    const store = await Store.open();
    const copies = new Copies();
    // Decided by the counter rather than by whether the database was just created: the browser may have stopped the
    // worker right after creating it.
    if ((await store.state()).counter === 0) {
      await copies.restore(store, Date.now()).catch((error) => console.error("no copy was put back", error));
    }
    if (store.readOnlyReason) console.error("nothing can be written until the schema's next step succeeds", store.readOnlyReason);
    const [state, secret] = await Promise.all([store.state(), store.secret()]);
    return { store, copies, state, secret };
  }

  static async #run(build, opening, isEveryday) {
    const loading = isEveryday ? build.load() : build.loadWhole();
    const [{ bridge, bundle }, { store, copies, state, secret }] = await Promise.all([loading, opening]);
    bridge.call({ op: "start", clock: state.clock, generations: state.generations }, bundle);
    const host = new Host(bridge, store, build, state.counter, copies, () => build.loadWhole());
    return new Runtime(build, host, secret, state.pulled);
  }

  static #breaksOf(build) { return Runtime.#breaks.get(build.id) ?? 0; }

  static #noteBreak(id, error) {
    Runtime.#breaks.set(id, (Runtime.#breaks.get(id) ?? 0) + 1);
    console.error(`build ${id} broke`, error);
    channel.postMessage({ type: "broke", name: error?.name, stack: error?.stack });
  }

  constructor(build, host, secret, pulled) {
    this.build = build;
    this.host = host;
    this.secret = secret;
    this.sync = new Sync(host);
    let wasReached = false;
    this.sync.onStatus = (status) => {
      const isReached = status.state === "synced" || status.state === "closed";
      if (isReached && !wasReached) host.seekSoon();
      wasReached = isReached;
      channel.postMessage({ type: "sync", ...status });
    };
    this.host.onCommit = () => channel.postMessage({ type: "changed" });
    /** Whether the server's records have been fetched completely at least once. */
    this.pulled = pulled;
    this.firstPull = null;
  }

  /**
   * Releases this instance; the next start creates another: one of an earlier build, if there is one, after an error;
   * the same build if the browser only closed its storage.
   */
  drop(error) {
    if (error) Runtime.#noteBreak(this.build.id, error);
    if (Runtime.#current === this) Runtime.#starting = null;
    this.host.store.close();
  }

  /** Before the first page: fetches what the server has. Tried once in this worker's life, and not waited for long. */
  async pullFirst() {
    this.firstPull ??= this.sync.run();
    await Promise.race([this.firstPull, pause(3000)]);
    this.pulled = (await this.host.store.state()).pulled;
    return this.pulled;
  }
}

const channel = new BroadcastChannel("wird");
/** Tells pages that media were removed. A page that opens later asks in its first sync. */
const sayFreed = () => channel.postMessage({ type: "freed" });
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// Life cycle -----------------------------------------------------------------------------------------------------

self.addEventListener("install", (event) => {
  // A file's address carries its hash, so any cache that has it will do. Browsers that support it (Service Workers,
  // "addRoutes") take the file from there without starting this worker; others ask it as before.
  event.addRoutes?.({ condition: { urlPattern: "/assets/*", requestMethod: "GET" }, source: "cache" })
    .catch((error) => console.warn("routes", error));
  event.waitUntil(Build.install(BUILD));
});

self.addEventListener("activate", (event) => event.waitUntil(Promise.all([Build.clean(BUILD), self.clients.claim()])));

self.addEventListener("message", (event) => {
  switch (event.data?.type) {
    case "switch": self.skipWaiting(); break;
    case "sync":
      if (Runtime.hasFreed) sayFreed();
      event.waitUntil(event.data.number === undefined ? syncNow() : catchUp(event.data.number));
      break;
    case "who": event.waitUntil(sayWho(event.ports[0]).catch((error) => console.warn("who", error))); break;
    case "belong": event.waitUntil(belong(event.data.person, event.ports[0]).catch((error) => console.warn("belong", error))); break;
    case "seal": event.waitUntil(sealNumbers(event.data.numbers, event.ports[0]).catch((error) => console.warn("seal", error))); break;
    case "content": event.waitUntil(new Build(BUILD).fetchLater().catch((error) => console.warn("content", error))); break;
  }
});

self.addEventListener("notificationclick", (event) => event.waitUntil(answerNotification(event.action, event.notification)));

self.addEventListener("push", (event) => event.waitUntil(showPush(event.data)));

self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renewPush(event.oldSubscription, event.newSubscription));
});

self.addEventListener("sync", (event) => {
  if (event.tag === "wird") event.waitUntil(syncNow().then((done) => done || Promise.reject(new Error("not synced yet"))));
});

/** Seals the numbers of a page that the server made. A worker only gets messages from pages of its own origin. */
async function sealNumbers(numbers, port) {
  const { host, secret } = await Runtime.start();
  port.postMessage(host.bridge.call({ op: "seal", secret, numbers }).header.sealed);
}

/** Tells a page whose records are here, and how many changes the server hasn't. */
async function sayWho(port) {
  const { host } = await Runtime.start();
  port.postMessage({ person: await host.store.person(), waiting: await host.store.unsentCount() });
}

/** Makes records that are nobody's those of who has signed in: the page has asked, where that was needed. */
async function belong(person, port) {
  const { host } = await Runtime.start();
  if (!(await host.store.person())) await host.store.belongTo(person);
  port.postMessage({ person: await host.store.person() });
}

/** Syncs, and asks the browser to try again later if that fails. */
async function syncNow(reason = "asked") {
  try {
    const { sync } = await Runtime.start();
    const { state } = await sync.run(reason);
    if (state === "synced" || state === "closed" || state === "unpaired" || state === "other") return true;
  } catch (error) {
    console.error("sync", error);
  }
  await self.registration.sync?.register("wird").catch(() => {});
  return false;
}

/** Syncs if the server has had a commit that isn't here: one's own changes are heard of as well. @param {number} number */
async function catchUp(number) {
  const { sync } = await Runtime.start();
  if (await sync.isBehind(number)) await syncNow();
}

// Requests -------------------------------------------------------------------------------------------------------

const serverOnly = new Set(["/sync", "/requests", "/changes", "/pair", "/healthz", "/readyz", "/metrics", "/bundle.json", "/sw.js"]);
/** The maximum number of bytes that the worker accepts in a form and in an imported file. */
const bodyLimits = { form: 1 << 20, file: 16 << 20 };
const filePaths = new Set(["/me/data/import", "/me/data/tasks", "/me/settings/timetable"]);
const fileDestinations = new Set(["audio", "font", "image", "script", "style", "video", "worker"]);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin || serverOnly.has(url.pathname)) return;
  // Accounts, files by their hashes and listening are the server's alone, and with them who is signed in: the browser
  // asks it by itself, in the name of the page that asks, so it refuses other sites and sends ranges as ever.
  if (/^\/(account|blobs|quran\/recite\/(recogniser|listen))(\/|$)/.test(url.pathname)) {
    if (isCourseFile(request, url)) event.respondWith(courseFile(event, request, url));
    return;
  }
  // What another site sends is left to the browser, which tells the server where it comes from; the server then refuses
  // it. If passed on from here, it might count as this worker's own.
  if (request.method === "POST" && !isFromOwnPage(request)) return;
  if (url.pathname.startsWith("/advice/")) {
    if (request.method === "POST") event.respondWith(advice(request, url));
    return;
  }
  if (url.pathname === "/me/data/forget" && request.method === "POST") {
    event.respondWith(forget(event, request, url));
    return;
  }
  if (SharedRequests.isForServer({ method: request.method, pathname: url.pathname })) {
    const answer = atServer(event, request, url);
    event.respondWith(answer);
    event.waitUntil(answer.then(() => syncNow()));
    return;
  }
  if (url.pathname === "/me/tokens") {
    // Only the server grants and revokes access, because no sync carries that to it.
    event.respondWith(request.method === "GET" ? tokens(event, request, url) : atServer(event, request, url));
    return;
  }
  if (url.pathname === "/me/devices" || url.pathname === "/me/machine") {
    // The paired devices and the server's own figures are the server's alone; this device has no records of them.
    event.respondWith(request.method === "GET" ? servers(event, request, url) : atServer(event, request, url));
    return;
  }
  if (url.pathname === "/me/settings/push" || url.pathname === "/me/settings/exchange") {
    // The server sends the alerts and asks other servers, and has the list of the browsers and the password for them.
    event.respondWith(atServer(event, request, url));
    return;
  }
  if (url.pathname === "/path/lock" && request.method === "POST") {
    event.respondWith(lock(event, request, url));
    return;
  }
  // Views and the made-up sounds of a course at home are the app's answers, whatever asks for them.
  const isView = /^\/(widgets|course\/learn\/sounds)\//.test(url.pathname);
  if (url.pathname.startsWith("/adhan/")) {
    if (request.method === "POST") event.respondWith(atServer(event, request, url));
    else if (request.method === "GET") event.respondWith(adhan(request));
    return;
  }
  if (url.pathname.startsWith("/audio/")) {
    if (request.method === "POST") event.respondWith(atServer(event, request, url));
    else if (request.method === "GET") event.respondWith(recitation(request));
    return;
  }
  if (/^\/(assets|content)\//.test(url.pathname) || (fileDestinations.has(request.destination) && !isView)) {
    if (request.method === "GET") event.respondWith(file(request));
  } else if (["GET", "HEAD", "POST"].includes(request.method)) {
    event.respondWith(page(event, request, url));
  }
});

/**
 * Whether a page of this origin sent a request. Forms of other sites arrive here too: a browser asks whoever answers
 * the address.
 */
function isFromOwnPage(request) {
  return request.referrer.startsWith(`${self.location.origin}/`);
}

/** A file of this build or the previous one. */
async function file(request) {
  const own = await caches.match(request.url, { cacheName: new Build(BUILD).cacheName });
  return own ?? (await caches.match(request.url)) ?? fetch(request);
}

/**
 * A page or an answer of the app: made on the device, otherwise by the server, otherwise a plain page that explains the
 * problem.
 */
async function page(event, request, url) {
  const spare = request.clone();
  try {
    if (Runtime.prefersServer) {
      const answer = await fromServer(spare.clone());
      if (answer) return answer;
    }
    return await fromDevice(event, request, url, spare);
  } catch (error) {
    console.error(url.pathname, error);
    if (isStorageProblem(error)) Runtime.prefersServer = true;
    return (await fromServer(spare)) ?? (await problem());
  }
}

async function fromDevice(event, request, url, spare) {
  let body = null;
  if (request.method === "POST") {
    body = await bodyOf(request, filePaths.has(url.pathname) ? bodyLimits.file : bodyLimits.form);
    if (body === null) {
      spare.body?.cancel().catch(() => {});
      return tooLarge(request);
    }
  }
  const message = {
    method: request.method, path: url.pathname, query: url.search.slice(1), accept: request.headers.get("accept") ?? "",
    contentType: (request.headers.get("content-type") ?? "").split(";")[0].trim().toLowerCase(),
    ifNoneMatch: request.headers.get("if-none-match") ?? "",
    sender: { referrer: request.referrer, origin: self.location.origin, navigates: request.mode === "navigate" },
    // Drawn once: another attempt after a failure is the same operation, even for a form without a number.
    ...moment(),
  };
  const { answer, runtime } = await answered(message, body, async (runtime) => runtime.pulled || runtime.pullFirst());
  // A page that this version doesn't know may exist on a newer server.
  if (answer.status === 404 && request.method === "GET") {
    const newer = await fromServer(spare);
    if (newer && newer.status !== 404) return newer;
  }
  // A form that this device didn't make may be from a page that the server made, and the server then accepts it.
  if (answer.status === 403 && request.method === "POST") {
    const judged = await fromServer(spare);
    if (judged) {
      await Promise.race([syncNow(), pause(3000)]);
      return judged;
    }
  }
  if (answer.changed) event.waitUntil(syncNow("commit"));
  if (answer.changed && isOwnAnswer(url.pathname)) event.waitUntil(tellAnswer(spare));
  const empty = request.method === "HEAD" || [204, 205, 304].includes(answer.status);
  return new Response(empty ? null : answer.body, { status: answer.status, headers: answer.headers });
}

/** A request's body, or `null` if it has more bytes than `limit`, in which case it was not read completely. */
async function bodyOf(request, limit) {
  if (!request.body) {
    // The body is empty, or the engine lacks request streams: a blob's bytes stay out of this worker's memory until
    // needed.
    const blob = await request.blob();
    return blob.size > limit ? null : blob.arrayBuffer();
  }
  const reader = request.body.getReader();
  const parts = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).arrayBuffer();
    size += value.byteLength;
    if (size > limit) {
      reader.cancel().catch(() => {});
      return null;
    }
    parts.push(value);
  }
}

/** The app's answer. A failing instance or connection is replaced once: nothing has been stored by then. */
async function answered(message, body, prepare) {
  for (let attempt = 1; ; attempt += 1) {
    const runtime = await Runtime.start(message.path);
    try {
      await prepare(runtime);
      return { answer: await runtime.host.respond({ ...message, secret: runtime.secret }, body), runtime };
    } catch (error) {
      if (error.name === "QuotaExceededError" && attempt === 1 && (await makeRoom())) {
        Runtime.hasFreed = true;
        sayFreed();
        continue;
      }
      const isClosed = error.name === "InvalidStateError";
      if (isClosed || error instanceof BridgeError) runtime.drop(isClosed ? null : error);
      else throw error;
      if (attempt === 2) throw error;
    }
  }
}

/** The server's answer, or `null` if it can't be reached. */
async function fromServer(request) {
  try {
    return await fetch(request);
  } catch {
    return null;
  }
}

/**
 * Only the server asks the assistant, about the day as it knows it, so this device's changes are sent there first.
 * Without a server the planner's own plan is used, and the page says why.
 */
async function advice(request, url) {
  await syncNow("advice");
  const answer = await fromServer(request);
  const date = url.pathname.split("/")[2];
  return answer ?? Response.redirect(`/day/${date}/reorganise?advice=unreachable`, 303);
}

/**
 * Erased data is removed for good only once the server has agreed; by then it knows of the erasure and cleans its
 * backups too. After that, this device removes it.
 */
async function forget(event, request, url) {
  const asked = request.clone();
  await syncNow("forget");
  const answer = await fromServer(asked);
  if (!answer) return unreached(event, request, url);
  return answer.ok || answer.type === "opaqueredirect" ? page(event, request, url) : answer;
}

/** Requests that only the server can handle. */
async function atServer(event, request, url) {
  return (await fromServer(request.clone())) ?? unreached(event, request, url);
}

/** The app's page for a form that needs the server, with what was entered; nothing else is done with it here. */
function unreached(event, request, url) {
  const asked = new URL(url);
  asked.searchParams.set("unreached", "");
  return page(event, request, asked);
}

/** The access tokens as the server knows them, or as last heard if it can't be reached. */
async function tokens(event, request, url) {
  return (await fromServer(request.clone())) ?? page(event, request, url);
}

/** A page of what only the server knows; without it, the page that says so. */
async function servers(event, request, url) {
  return (await fromServer(request.clone())) ?? unreached(event, request, url);
}

/**
 * A sync never removes or replaces an existing lock, since a record can't show the code. So the server is asked first,
 * with the code, and this device then does the same. Without a server only a first lock can be set.
 */
async function lock(event, request, url) {
  const form = await request.clone().formData().catch(() => new FormData());
  if (!["set", "unlock"].includes(form.get("step"))) return page(event, request, url);
  await syncNow("lock");
  const answer = await fromServer(request.clone());
  if (!answer) return form.has("current") ? unreached(event, request, url) : page(event, request, url);
  return answer.ok || answer.type === "opaqueredirect" ? page(event, request, url) : answer;
}

async function problem() {
  const builds = [new Build(BUILD), ...(await Build.installed().catch(() => []))];
  for (const build of builds) {
    const page = await build.problem().catch(() => null);
    if (page) return page;
  }
  return Response.error();
}

/** The answer to a body larger than the app accepts, worded as by the server. */
async function tooLarge(request) {
  return tooLargeResponse(await new Build(BUILD).words(), request.headers);
}

/** Whether an error means that the browser refuses to write or has no room. */
function isStorageProblem(error) {
  return error instanceof DOMException && ["QuotaExceededError", "SecurityError", "InvalidStateError", "UnknownError", "NotAllowedError", "NoModificationAllowedError"].includes(error.name);
}
