// Plays the adhan at a prayer: a recording from the server, or the person's own file, which never leaves the browser.
//
//   [data-adhan]                          the settings' part; [data-text-failed] is shown if something can't be played
//     [data-adhan-none]                   hidden if there are recordings, otherwise shows its data-text-none
//     <ul data-adhan-list>                gets a copy of <template data-adhan-row> for each recording:
//       [data-adhan-name], [data-adhan-facts], [data-adhan-try], [data-adhan-keep] with data-text-kept
//     <input type="file" data-adhan-file> keeps a file in this browser
//     [data-adhan-stop]                   stops what is playing
//   <select data-adhan-voice>             gets the recordings' names as further choices
// The list is the server's; the worker keeps the last one, and the recordings kept for offline use (worker/adhan.js).

import { announce, on, ready, text } from "./dom.js";
import { toast } from "./toast.js";

const area = "/adhan/";
const own = `${area}own`;
const cacheName = "adhan";
/** @type {HTMLAudioElement | null} */
let playing = null;
/** @type {Promise<any[]> | null} */
let list = null;

/** The server's recordings; empty if it can't be reached and none were known. */
function recordings() {
  list ??= fetch(`${area}recordings.json`, { headers: { Accept: "application/json" } })
    .then((answer) => (answer.ok ? answer.json() : null))
    .then((answer) => answer?.recordings ?? [])
    .catch(() => []);
  return list;
}

/** The address of a voice's sound, or `null` for the short sound. @param {string} voice */
async function address(voice) {
  if (voice === "own") return (await kept(own)) ? own : null;
  if (voice === "tone") return null;
  const all = await recordings();
  return (voice === "default" ? all[0] : all.find(({ id }) => id === voice))?.address ?? null;
}

/**
 * Plays the adhan of a reminder. Answers "played", "refused" if the page may not make sound, or "none" without a
 * recording.
 * @param {{ voice: string, volume: number }} adhan
 */
export async function playAdhan({ voice, volume }) {
  if (voice === "silent") return "played";
  const source = await address(voice);
  if (!source) return "none";
  stop();
  const audio = new Audio(source);
  audio.volume = Math.min(1, Math.max(0, volume / 100));
  audio.onended = stop;
  playing = audio;
  try {
    await audio.play();
  } catch (error) {
    stop();
    return /** @type {any} */ (error).name === "NotAllowedError" ? "refused" : "none";
  }
  showStop(true);
  return "played";
}

/** Stops what is playing. */
export function stop() {
  playing?.pause();
  playing = null;
  showStop(false);
}

/** @param {boolean} isOn */
function showStop(isOn) {
  for (const button of document.querySelectorAll("[data-adhan-stop]")) button.toggleAttribute("hidden", !isOn);
}

/** @param {string} path */
async function kept(path) {
  return "caches" in window ? caches.match(path, { cacheName }) : undefined;
}

// The settings' part -----------------------------------------------------------------------------------------------

ready(async () => {
  const part = document.querySelector("[data-adhan]");
  if (!part || part.hasAttribute("data-listed")) return;
  part.setAttribute("data-listed", "");
  const all = await recordings();
  const none = /** @type {HTMLElement | null} */ (part.querySelector("[data-adhan-none]"));
  if (none) {
    none.hidden = all.length > 0;
    none.textContent = none.dataset.textNone ?? "";
  }
  const row = part.querySelector("template[data-adhan-row]");
  for (const recording of all) if (row instanceof HTMLTemplateElement) void add(part, row, recording);
  for (const select of document.querySelectorAll("select[data-adhan-voice]")) name(/** @type {HTMLSelectElement} */ (select), all);
  part.querySelector("[data-adhan-try='own']")?.toggleAttribute("hidden", !(await kept(own)));
});

/** @param {Element} part @param {HTMLTemplateElement} template @param {any} recording */
async function add(part, template, { id, address: path, title, reciter, licence }) {
  const row = /** @type {HTMLElement} */ (template.content.firstElementChild?.cloneNode(true));
  const put = (/** @type {string} */ selector, /** @type {string} */ words) => {
    const place = row.querySelector(selector);
    if (place) place.textContent = words;
  };
  put("[data-adhan-name]", title);
  put("[data-adhan-facts]", `${reciter} · ${licence}`);
  row.querySelector("[data-adhan-try]")?.setAttribute("data-adhan-try", id);
  const keep = /** @type {HTMLButtonElement | null} */ (row.querySelector("[data-adhan-keep]"));
  keep?.setAttribute("data-adhan-keep", path);
  part.querySelector("[data-adhan-list]")?.append(row);
  if (keep && !("caches" in window)) keep.hidden = true;
  if (keep && (await kept(path))) showKept(keep);
}

/** Adds the recordings to a prayer's choices by title. @param {HTMLSelectElement} select @param {any[]} all */
function name(select, all) {
  for (const { id, title } of all) {
    const option = [...select.options].find(({ value }) => value === id) ?? select.appendChild(new Option(title, id));
    option.textContent = title;
  }
}

/** @param {HTMLButtonElement} button */
function showKept(button) {
  button.disabled = true;
  const words = button.dataset.textKept ?? "";
  const label = button.querySelector("span");
  if (label) label.textContent = words;
  return words;
}

on("click", "[data-adhan-try]", async (/** @type {HTMLElement} */ button) => {
  if ((await playAdhan({ voice: button.dataset.adhanTry ?? "", volume: 80 })) !== "played") toast(text(button, "failed"));
});

on("click", "[data-adhan-stop]", () => stop());

on("click", "[data-adhan-keep]", async (/** @type {HTMLButtonElement} */ button) => {
  const path = button.dataset.adhanKeep ?? "";
  button.setAttribute("aria-busy", "true");
  const answer = await fetch(path).catch(() => null);
  if (answer?.status === 200) {
    await (await caches.open(cacheName)).put(path, answer);
    announce(showKept(button));
  } else {
    toast(text(button, "failed"));
  }
  button.removeAttribute("aria-busy");
});

on("change", "input[data-adhan-file]", async (/** @type {HTMLInputElement} */ field) => {
  const [file] = field.files ?? [];
  if (!file || !("caches" in window)) return;
  const cache = await caches.open(cacheName);
  await cache.put(own, new Response(file, { headers: { "Content-Type": file.type, "Content-Length": String(file.size) } }));
  document.querySelector("[data-adhan-try='own']")?.removeAttribute("hidden");
  if ((await playAdhan({ voice: "own", volume: 80 })) !== "played") toast(text(field, "failed"));
});
