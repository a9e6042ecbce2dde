// Stores recitations in this browser by surah or juz, file by file. Files that are already there are not fetched again,
// so that a download continues after a pause or restart. Every file is checked against the hash that the server sends
// with it.
//
//   <section data-downloads data-counts="7,286,…" data-names="…|…" data-juz="1:1-2:141,…">
//     <form data-download-form>: reciter, surah or juz
//     <ul data-download-list> gets a copy of <template data-download-row> for each:
//       [data-download-name], <progress>, [data-download-state], [data-download-pause], [data-download-cancel], [data-download-delete]
//     [data-download-total]                how much there is in all
//   <section data-texts>: <li data-pack> for each translation that may be here, with [data-text-state], [data-text-delete]
// Texts: data-text-juz ({number}), -progress ({percent}, {size}), -paused, -whole ({size}), -failed, -full, -total ({size}), -size ({amount}), -pause, -resume.

import { announce, digits, fill, on, ready, text } from "./dom.js";
import { compare, fileName, neighbour, place } from "./player-queue.js";

const memory = "wird.downloads";
const cacheName = "recitations";
/** @typedef {{ id: string, reciter: string, name: string, first: string, last: string, state: "on" | "paused" | "whole" | "failed" | "full", done: number, all: number, bytes: number }} Job */
/** @type {Map<string, AbortController>} */
const running = new Map();

/** @returns {Job[]} */
function jobs() {
  try { return JSON.parse(localStorage.getItem(memory) ?? "[]"); } catch { return []; }
}

/** @param {(all: Job[]) => Job[]} change */
function change(change) {
  try { localStorage.setItem(memory, JSON.stringify(change(jobs()))); } catch { /* it is forgotten with this page */ }
  show();
}

/** @param {string} id @param {Partial<Job>} values */
const put = (id, values) => change((all) => all.map((job) => (job.id === id ? { ...job, ...values } : job)));

const root = () => /** @type {HTMLElement | null} */ (document.querySelector("[data-downloads]"));
const address = (/** @type {string} */ reciter, /** @type {string} */ name) => `/audio/${reciter}/${name}`;

/** All files of a job, including word timings. @param {Job} job @param {number[]} counts */
function* files({ reciter, first, last }, counts) {
  const end = place(last);
  let surah = 0;
  for (let at = place(first); at && end && compare(at, end) <= 0; at = neighbour(counts, at, 1)) {
    if (at.surah !== surah) yield { path: address(reciter, `${String(at.surah).padStart(3, "0")}.json`), isSound: false };
    surah = at.surah;
    yield { path: address(reciter, `${fileName(at)}.mp3`), isSound: true };
  }
}

/**
 * Fetches a file into the cache. Answers its size, or throws a word for what went wrong.
 * @param {Cache} cache
 * @param {string} path
 * @param {AbortSignal} signal
 */
async function keep(cache, path, signal) {
  const kept = await cache.match(path);
  if (kept) return Number(kept.headers.get("content-length")) || 0;
  const answer = await fetch(path, { signal });
  if (answer.status !== 200) throw new Error("failed");
  const bytes = await answer.arrayBuffer();
  const [, digest] = /sha-256=:([^:]+):/.exec(answer.headers.get("repr-digest") ?? "") ?? [];
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const found = btoa(String.fromCharCode(...hash));
  if (digest !== found) throw new Error("failed");
  const headers = { "Content-Type": answer.headers.get("content-type") ?? "", "Content-Length": String(bytes.byteLength), "Repr-Digest": `sha-256=:${found}:` };
  await cache.put(path, new Response(bytes, { headers }));
  return bytes.byteLength;
}

/** @param {Job} job */
async function run(job) {
  if (running.has(job.id) || !("caches" in window)) return;
  const stop = new AbortController();
  running.set(job.id, stop);
  const counts = (root()?.dataset.counts ?? "").split(",").map(Number);
  try {
    const cache = await caches.open(cacheName);
    let [done, bytes] = [0, 0];
    for (const { path, isSound } of files(job, counts)) {
      stop.signal.throwIfAborted();
      // Word timings may be missing; without the sound there is nothing to hear.
      bytes += isSound ? await keep(cache, path, stop.signal) : await keep(cache, path, stop.signal).catch(() => 0);
      if (isSound) done += 1;
      put(job.id, { done, bytes });
    }
    put(job.id, { state: "whole" });
    announce(text(root(), "whole", { size: size(bytes) }));
  } catch (error) {
    if (!stop.signal.aborted) put(job.id, { state: /** @type {any} */ (error).name === "QuotaExceededError" ? "full" : "failed" });
  }
  running.delete(job.id);
}

/** @param {string} id */
async function remove(id) {
  running.get(id)?.abort();
  const job = jobs().find((one) => one.id === id);
  change((all) => all.filter((one) => one.id !== id));
  if (!job || !("caches" in window)) return;
  const counts = (root()?.dataset.counts ?? "").split(",").map(Number);
  const others = new Set(jobs().flatMap((one) => [...files(one, counts)].map(({ path }) => path)));
  const cache = await caches.open(cacheName);
  for (const { path } of files(job, counts)) if (!others.has(path)) await cache.delete(path);
  show();
}

/** @param {number} bytes */
function size(bytes) {
  const amount = digits(Math.max(bytes ? 0.1 : 0, Math.round(bytes / 104_857.6) / 10));
  return fill(root()?.dataset.textSize ?? "{amount}", { amount });
}

function show() {
  const part = root();
  const list = part?.querySelector("[data-download-list]");
  const template = part?.querySelector("template[data-download-row]");
  if (!part || !list || !(template instanceof HTMLTemplateElement)) return;
  const all = jobs();
  for (const row of list.querySelectorAll("[data-download]")) {
    if (!all.some(({ id }) => id === row.getAttribute("data-download"))) row.remove();
  }
  for (const job of all) {
    let row = /** @type {HTMLElement | null} */ (list.querySelector(`[data-download="${CSS.escape(job.id)}"]`));
    if (!row) {
      row = /** @type {HTMLElement} */ (template.content.firstElementChild?.cloneNode(true));
      row.setAttribute("data-download", job.id);
      list.append(row);
    }
    fillRow(row, job);
  }
  const total = part.querySelector("[data-download-total]");
  if (total) total.textContent = text(part, "total", { size: size(all.reduce((sum, { bytes }) => sum + bytes, 0)) });
}

/** @param {HTMLElement} row @param {Job} job */
function fillRow(row, job) {
  const put = (/** @type {string} */ name, /** @type {string} */ words) => {
    const spot = row.querySelector(`[data-download-${name}]`);
    if (spot && spot.textContent !== words) spot.textContent = words;
  };
  const percent = digits(Math.floor((100 * job.done) / Math.max(1, job.all)));
  put("name", job.name);
  put("state", text(row, job.state === "on" ? "progress" : job.state, { percent, size: size(job.bytes) }));
  const bar = row.querySelector("progress");
  if (bar) {
    [bar.max, bar.value] = [job.all, job.done];
    bar.hidden = job.state === "whole";
    bar.setAttribute("aria-label", job.name);
  }
  const pause = /** @type {HTMLElement | null} */ (row.querySelector("[data-download-pause]"));
  if (pause) {
    pause.hidden = job.state === "whole";
    const label = pause.querySelector("span");
    if (label) label.textContent = text(pause, job.state === "on" ? "pause" : "resume");
  }
  row.querySelector("[data-download-cancel]")?.toggleAttribute("hidden", job.state === "whole");
  row.querySelector("[data-download-delete]")?.toggleAttribute("hidden", job.state !== "whole");
}

/** @param {Element} element */
const idOf = (element) => element.closest("[data-download]")?.getAttribute("data-download") ?? "";

on("submit", "[data-download-form]", (/** @type {HTMLFormElement} */ form, /** @type {SubmitEvent} */ event) => {
  event.preventDefault();
  const part = root();
  if (!part) return;
  const values = new FormData(form);
  const counts = (part.dataset.counts ?? "").split(",").map(Number);
  const [reciter, what] = [String(values.get("reciter")), String(values.get("what"))];
  const number = Number(what.slice(1));
  const [first, last] = what.startsWith("j")
    ? (part.dataset.juz ?? "").split(",")[number - 1].split("-") : [`${number}:1`, `${number}:${counts[number - 1]}`];
  const select = /** @type {HTMLSelectElement} */ (form.elements.namedItem("reciter"));
  const title = what.startsWith("j") ? text(part, "juz", { number: digits(number) }) : (part.dataset.names ?? "").split("|")[number - 1];
  const id = `${reciter}.${what}`;
  let all = 0;
  for (let at = place(first); at && compare(at, /** @type {any} */ (place(last))) <= 0; at = neighbour(counts, at, 1)) all += 1;
  const job = /** @type {Job} */ ({ id, reciter, name: `${title} – ${select.selectedOptions[0]?.textContent}`, first, last, state: "on", done: 0, all, bytes: 0 });
  if (!running.has(id)) change((jobs) => [...jobs.filter((one) => one.id !== id), job]);
  void navigator.storage?.persist?.().catch(() => {});
  void run(job);
});

on("click", "[data-download-pause]", (/** @type {HTMLElement} */ button) => {
  const job = jobs().find(({ id }) => id === idOf(button));
  if (!job) return;
  if (job.state === "on") {
    running.get(job.id)?.abort();
    put(job.id, { state: "paused" });
  } else {
    put(job.id, { state: "on" });
    void run({ ...job, state: "on" });
  }
});

on("click", "[data-download-cancel], [data-download-delete]", (/** @type {HTMLElement} */ button) => void remove(idOf(button)));

/** Notes what is no longer there: the browser or the app may have removed files since, to make room. */
async function recount() {
  if (!("caches" in window)) return;
  const kept = await (await caches.open(cacheName)).keys();
  const paths = new Set(kept.map(({ url }) => new URL(url).pathname));
  const counts = (root()?.dataset.counts ?? "").split(",").map(Number);
  for (const job of jobs()) {
    const done = [...files(job, counts)].filter(({ path, isSound }) => isSound && paths.has(path)).length;
    if (!running.has(job.id) && done < job.done) put(job.id, { state: "paused", done, bytes: Math.round(job.bytes * done / job.done) });
  }
}

// Translations ---------------------------------------------------------------------------------------------------

/** The cache in which the worker has stored a pack. @param {string} pack */
const cacheOf = async (pack) => (await caches.keys()).find((name) => name.startsWith(`pack-${pack}-`) && name.length === `pack-${pack}-`.length + 21);

/** Shows which translations this browser keeps, each with its size. They come when they are first read. */
async function showTexts() {
  const part = /** @type {HTMLElement | null} */ (document.querySelector("[data-texts]"));
  if (!part || !("caches" in window)) return;
  let count = 0;
  for (const row of /** @type {NodeListOf<HTMLElement>} */ (part.querySelectorAll("[data-pack]"))) {
    const name = await cacheOf(row.dataset.pack ?? "");
    row.hidden = !name;
    if (!name) continue;
    count += 1;
    const cache = await caches.open(name);
    let bytes = 0;
    for (const key of await cache.keys()) bytes += (await (await cache.match(key))?.blob())?.size ?? 0;
    const state = row.querySelector("[data-text-state]");
    if (state) state.textContent = size(bytes);
  }
  part.hidden = count === 0;
}

on("click", "[data-text-delete]", async (/** @type {HTMLElement} */ button) => {
  const pack = /** @type {HTMLElement | null} */ (button.closest("[data-pack]"))?.dataset.pack ?? "";
  // The worker must not fetch it by itself again (packs.js).
  await (await caches.open("left-out")).put(`/.left-out/${pack}`, new Response());
  const name = await cacheOf(pack);
  if (name) await caches.delete(name);
  await showTexts();
  announce(text(root(), "removed"));
  // Its button has gone with its row.
  const main = /** @type {HTMLElement} */ (document.querySelector("main"));
  main.tabIndex = -1;
  main.focus();
});

ready(() => {
  if (!root()) return;
  show();
  void showTexts();
  void recount();
  // Downloads in progress when the page was left are continued.
  for (const job of jobs()) if (job.state === "on") void run(job);
});
