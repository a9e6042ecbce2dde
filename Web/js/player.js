// Plays recitations: ayah after ayah, a range, repetitions, five speeds, a sleep timer, and the device's own controls.
// It never plays a voice that nobody recited.
//
//   <section data-player data-counts="7,286,…" data-names="…|…" data-reciter data-speed data-place="1:1">
//     [data-player-toggle] with [data-player-label] and data-text-play, data-text-pause; [data-player-back], [data-player-next], [data-player-stop]
//     [data-player-place], [data-player-status] (role=status), [data-player-problem] (role=alert)
//     <form data-player-form>: reciter, first, last, each, range, pause, speed, sleep
//     [data-player-resume]                 hidden; continues where this device stopped
//   [data-player-from="2:255"]             plays from an ayah on
//   [data-ayah="2:255"], [data-word]       are marked while they are heard (player-marks.js)
// Texts: data-text-off, -premium, -missing, -failed, -range, -times, -now ({ayah}, {surah}, {reciter}), -finished, -asleep.
// Space plays and pauses; the arrow in reading direction moves one ayah on.

import { announce, digits, on, operation, ready, text } from "./dom.js";
import { haptic } from "./haptics.js";
import { Marks } from "./player-marks.js";
import { fileName, named, place, Queue, times } from "./player-queue.js";
import { hold, release, tell } from "./player-session.js";
import { address, Sound } from "./player-sound.js";

const memory = "wird.listening";
/** @type {HTMLElement | null} */
let root = null;
/** @type {Queue | null} */
let queue = null;
let reciter = "";
const marks = new Marks();
const sound = new Sound({ ended, failed, changed });

/** @template {HTMLElement} E @param {string} name @returns {E | null} */
const part = (name) => /** @type {E | null} */ (root?.querySelector(`[data-player-${name}]`) ?? null);
const form = () => /** @type {HTMLFormElement | null} */ (root?.querySelector("[data-player-form]") ?? null);
const counts = () => (root?.dataset.counts ?? "").split(",").map(Number);
/** The value of a form field. @param {string} name */
const field = (name) => String(new FormData(form() ?? undefined).get(name) ?? "").trim();
/** Digits as the person types them, converted to ASCII. @param {string} words */
const plain = (words) => words.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15));

// What is to be heard ----------------------------------------------------------------------------------------------

/** Reads the form. If something is wrong, says so and returns `null`. */
function order() {
  const all = counts();
  const end = { surah: all.length, ayah: all[all.length - 1] };
  const first = place(plain(field("first")) || (root?.dataset.place ?? "1:1"));
  const last = field("last") ? place(plain(field("last"))) : end;
  const [each, range] = [plain(field("each")) || "1", plain(field("range")) || "1"];
  if (!first || !last || !Queue.isRange(all, first, last)) return refuse("range", "first");
  if (times(each) === null) return refuse("times", "each");
  if (times(range) === null) return refuse("times", "range");
  problem("");
  return { first, last, each, range, pause: 1000 * (Number(field("pause")) || 0) };
}

/** @param {string} name @param {string} wrong */
function refuse(name, wrong) {
  haptic("input");
  problem(text(root, name));
  const input = form()?.elements.namedItem(wrong);
  if (input instanceof HTMLInputElement) {
    input.setAttribute("aria-invalid", "true");
    input.focus();
  }
  return null;
}

/** @param {import("./player-queue.js").Place} [from] @param {number} [seconds] */
async function start(from, seconds = 0) {
  const wanted = order();
  if (!wanted) return;
  const isWithin = from && Queue.isRange(counts(), wanted.first, from) && Queue.isRange(counts(), from, wanted.last);
  // An ayah outside the range is played on its own, followed by what comes after it.
  queue = from && !isWithin ? new Queue(counts(), { ...wanted, first: from, last: wanted.last.surah > from.surah ? wanted.last : { surah: counts().length, ayah: counts()[counts().length - 1] } }) : new Queue(counts(), wanted, from);
  reciter = field("reciter") || (root?.dataset.reciter ?? "");
  rest();
  speed();
  await play(queue.current, 0, seconds);
}

/** @param {import("./player-queue.js").Place} at @param {number} [after] @param {number} [seconds] */
async function play(at, after = 0, seconds = 0) {
  const mine = queue;
  marks.clear();
  await sound.play(address(reciter, fileName(at)), after, seconds).catch((error) => {
    // A failing source reports that by its own event; a browser that needs a touch first keeps the button.
    if (error.name === "NotAllowedError") show();
  });
  if (queue !== mine || !queue) return;
  void marks.show(reciter, at);
  const [surah, name] = [at.surah, (root?.dataset.names ?? "").split("|")[at.surah - 1] ?? ""];
  const words = { ayah: digits(at.ayah), surah: name || digits(surah), reciter: reciterName() };
  const line = text(root, "now", words);
  const spot = part("place");
  if (spot) spot.textContent = line;
  announce(line);
  hold({ title: `${words.surah} ${digits(surah)}:${words.ayah}`, artist: words.reciter, album: text(root, "album") }, {
    play: () => void resume(), pause, stop, previoustrack: () => step(-1), nexttrack: () => step(1),
    seekto: ({ seekTime }) => { if (seekTime !== undefined && seekTime !== null) sound.audio.currentTime = seekTime; },
    seekbackward: ({ seekOffset }) => seek(-(seekOffset ?? 5)), seekforward: ({ seekOffset }) => seek(seekOffset ?? 5),
  });
  const next = queue.upcoming;
  if (next !== "finished" && !after) sound.prepare(address(reciter, fileName(next.play)), next.after);
  remember();
  frame();
}

function ended() {
  const next = queue?.ended(Date.now());
  if (!next) return;
  if (typeof next !== "string") return void play(next.play, next.after);
  const words = text(root, next);
  if (next === "asleep") remember();
  else forget();
  quiet();
  announce(words);
  const status = part("status");
  if (status) status.textContent = words;
}

/** Says why nothing is heard. @param {string} source */
async function failed(source) {
  const answer = await fetch(source, { headers: { Range: "bytes=0-0" } }).catch(() => null);
  const reason = { 402: "premium", 403: "off", 404: "missing" }[answer?.status ?? 0] ?? "failed";
  quiet();
  problem(text(root, reason));
}

// What a person does -----------------------------------------------------------------------------------------------

async function toggle() {
  if (!queue) return start();
  if (sound.audio.paused) return resume();
  pause();
}

async function resume() {
  await sound.audio.play().catch(() => {});
}

function pause() {
  sound.audio.pause();
  remember();
  keep();
}

function stop() {
  if (!queue) return;
  remember();
  keep();
  quiet();
}

/** Stops the sound and releases the device's controls. */
function quiet() {
  queue = null;
  sound.stop();
  marks.clear();
  release();
  show();
}

/** @param {1 | -1} direction */
function step(direction) {
  if (queue?.go(direction)) void play(queue.current);
}

/** @param {number} seconds */
function seek(seconds) {
  const { audio } = sound;
  audio.currentTime = Math.max(0, Math.min(audio.currentTime + seconds, audio.duration || 0));
}

function speed() {
  const chosen = Number(field("speed")) || Number(root?.dataset.speed) || 100;
  sound.speed = chosen / 100;
}

function rest() {
  const minutes = Number(field("sleep")) || 0;
  if (queue) queue.sleepsAt = minutes ? Date.now() + minutes * 60_000 : null;
}

function reciterName() {
  const select = form()?.elements.namedItem("reciter");
  return select instanceof HTMLSelectElement ? select.selectedOptions[0]?.textContent ?? "" : root?.dataset.reciterName ?? "";
}

// What is shown ----------------------------------------------------------------------------------------------------

function changed() {
  show();
  if (!queue) return;
  tell(sound.audio);
  if (!sound.isSilence) marks.at(sound.audio.currentTime * 1000);
}

function show() {
  const isHeard = queue !== null && !sound.audio.paused;
  root?.toggleAttribute("data-playing", isHeard);
  const button = part("toggle");
  const label = button?.querySelector("[data-player-label]");
  if (button && label) label.textContent = text(button, isHeard ? "pause" : "play");
}

let isWatching = false;
/** Marks words as they come, in every frame; a hidden page has nothing to show. */
function frame() {
  if (isWatching) return;
  isWatching = true;
  const look = () => {
    if (!queue) {
      isWatching = false;
      return;
    }
    if (!sound.isSilence) marks.at(sound.audio.currentTime * 1000);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** @param {string} words */
function problem(words) {
  const spot = part("problem");
  if (spot) {
    spot.textContent = words;
    spot.hidden = !words;
  }
  if (!words) for (const input of form()?.querySelectorAll("[aria-invalid]") ?? []) input.removeAttribute("aria-invalid");
}

// Where it was left ------------------------------------------------------------------------------------------------

function remember() {
  if (!queue) return;
  const seconds = sound.isSilence ? 0 : Math.floor(sound.audio.currentTime);
  try { localStorage.setItem(memory, JSON.stringify({ place: named(queue.current), seconds, reciter })); } catch { /* it begins anew */ }
}

function forget() {
  try { localStorage.removeItem(memory); } catch { /* there was nothing */ }
}

/** Tells the app, so that other devices continue there too. */
function keep() {
  if (!queue || !root?.dataset.keep) return;
  const body = new URLSearchParams({ operation: operation(), place: named(queue.current) });
  void fetch(root.dataset.keep, { method: "POST", body, headers: { Accept: "application/json" }, keepalive: true }).catch(() => {});
}

/** @returns {{ place: string, seconds: number, reciter: string } | null} */
function left() {
  try { return JSON.parse(localStorage.getItem(memory) ?? "null"); } catch { return null; }
}

ready(() => {
  const found = document.querySelector("[data-player]");
  if (!(found instanceof HTMLElement)) return;
  const isNew = found !== root;
  root = found;
  root.removeAttribute("hidden");
  if (!isNew) return;
  show();
  const button = part("resume");
  const last = left();
  if (button && last && place(last.place)) {
    button.hidden = false;
    const label = button.querySelector("span");
    if (label) label.textContent = text(button, "resume", { place: last.place.split(":").map((number) => digits(Number(number))).join(":") });
  }
  void others();
});

/** Adds the reciters of the person's own folder to the choice. */
async function others() {
  const select = form()?.elements.namedItem("reciter");
  if (!(select instanceof HTMLSelectElement)) return;
  const answer = await fetch("/audio/reciters.json").then((answer) => (answer.ok ? answer.json() : null)).catch(() => null);
  for (const { id, name } of answer?.reciters ?? []) {
    if (![...select.options].some(({ value }) => value === id)) select.append(new Option(name, id));
  }
  if (root?.dataset.reciter && [...select.options].some(({ value }) => value === root?.dataset.reciter)) select.value = root.dataset.reciter;
}

on("click", "[data-player-toggle]", () => void toggle());
on("click", "[data-player-next]", () => step(1));
on("click", "[data-player-back]", () => step(-1));
on("click", "[data-player-stop]", () => stop());
on("click", "[data-player-from]", (/** @type {HTMLElement} */ button, /** @type {Event} */ event) => {
  const from = place(button.dataset.playerFrom ?? "");
  if (!from || !root) return;
  event.preventDefault();
  void start(from);
});
on("click", "[data-player-resume]", (/** @type {HTMLElement} */ button) => {
  const last = left();
  const from = last && place(last.place);
  button.hidden = true;
  if (from) void start(from, last.seconds);
});
on("change", "[data-player-form]", (_, event) => {
  const { name } = event.target;
  if (name === "speed") speed();
  else if (name === "sleep") rest();
  else if (queue && name === "reciter") void start(queue.current);
  else if (queue) {
    // A changed range or count applies from the current ayah on.
    const wanted = order();
    if (!wanted) return;
    const { current, sleepsAt } = queue;
    queue = new Queue(counts(), wanted, Queue.isRange(counts(), wanted.first, current) && Queue.isRange(counts(), current, wanted.last) ? current : wanted.first);
    queue.sleepsAt = sleepsAt;
    if (named(queue.current) !== named(current)) void play(queue.current);
  }
});

document.addEventListener("keydown", (event) => {
  if (!root || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, select, textarea, button, a, summary, dialog, [contenteditable], [role='radio'], [role='slider']")) return;
  const along = document.documentElement.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
  if (event.key === " ") void toggle();
  else if (queue && (event.key === "ArrowLeft" || event.key === "ArrowRight")) step(event.key === along ? 1 : -1);
  else return;
  event.preventDefault();
});

addEventListener("pagehide", () => {
  remember();
  keep();
});
