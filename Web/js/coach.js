// The coach's pages: the queue's recordings are fetched ahead, and a recitation is answered while it is heard. Holding the
// button, a word of the passage or the key M marks the place that was just heard, and records what is said meanwhile; the
// recording goes to the server by takes-queue.js like all others, and waits here without it.
//
//   a[data-fetch-ahead="/blobs/HASH?keep"]     in the queue: the worker keeps it for later
//   <section data-desk tabindex=0>             the recitation and its passage; inside, J, K, L, space and M work
//   <form data-pinning="ID" data-work data-notice data-text-speaking data-text-refused>
//     [data-pin-hold], [data-pin-note]         ID is the player that is marked; from, until and words are filled in

import { announce, on, operation, ready, text } from "./dom.js";
import { play } from "./jump.js";
import { Microphone, canRecord } from "./recorder-sound.js";
import { enqueue } from "./takes-queue.js";
import { digest, fieldsOf, hex } from "./takes-sending.js";
import { addPart, person, put } from "./takes-store.js";

/** What is heard is marked from a little before: one presses once it is over. In seconds. */
const reach = 2;
const leap = 3;
/** A press that is shorter marks the place and records nothing. In milliseconds. */
const shortest = 350;

const form = () => /** @type {HTMLFormElement | null} */ (document.querySelector("form[data-pinning]"));

function recitation() {
  const sound = document.getElementById(form()?.dataset.pinning ?? "recitation");
  return sound instanceof HTMLMediaElement ? sound : null;
}

// The queue -----------------------------------------------------------------------------------------------------------

/** What was fetched ahead in this page's life. @type {Set<string>} */
const fetched = new Set();

async function fetchAhead() {
  if (!navigator.serviceWorker?.controller || !navigator.onLine) return;
  for (const link of document.querySelectorAll("[data-fetch-ahead]")) {
    const address = link.getAttribute("data-fetch-ahead") ?? "";
    if (!address || fetched.has(address)) continue;
    fetched.add(address);
    // One after the other: whoever opens one meanwhile doesn't wait for forty.
    const answer = await fetch(address).catch(() => null);
    if (!answer) {
      fetched.delete(address);
      return;
    }
    await answer.arrayBuffer().catch(() => {});
  }
}

// The place -----------------------------------------------------------------------------------------------------------

/** @param {string} name @param {string} value */
function fill(name, value) {
  const field = form()?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}

/** Marks what was just heard. @param {string} words the words of the passage */
function mark(words = "") {
  const sound = recitation();
  const at = sound?.currentTime ?? 0;
  fill("from", Math.max(0, at - reach).toFixed(1));
  fill("until", at.toFixed(1));
  fill("words", words);
}

// Speaking ------------------------------------------------------------------------------------------------------------

/** @type {{ began: number, words: string, microphone: Promise<Microphone | null>, parts: Blob[], seconds: number } | null} */
let speaking = null;

/** @param {string} [words] */
function hold(words) {
  const place = form();
  if (!place || speaking) return;
  recitation()?.pause();
  mark(words);
  place.dataset.busy = "";
  /** @type {Blob[]} */
  const parts = [];
  speaking = { began: performance.now(), words: words ?? "", parts, seconds: 0, microphone: listen(parts) };
}

/** @param {Blob[]} parts */
async function listen(parts) {
  try {
    if (!canRecord()) throw new DOMException("", "NotFoundError");
    const microphone = await Microphone.open((part) => parts.push(part));
    say(text(form(), "speaking"));
    return microphone;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    say(text(form(), "refused"));
    return null;
  }
}

async function release() {
  const said = speaking;
  if (!said) return;
  speaking = null;
  const isShort = performance.now() - said.began < shortest;
  const microphone = await said.microphone;
  const seconds = microphone?.seconds ?? 0;
  await microphone?.stop();
  const place = form();
  if (!place) return;
  delete place.dataset.busy;
  if (isShort || !microphone || said.parts.length === 0) {
    if (microphone) say("");
    const remark = place.elements.namedItem("remark");
    if (isShort && remark instanceof HTMLElement) remark.focus();
    return;
  }
  await send(place, said.parts, microphone.type, seconds);
}

/** @param {HTMLFormElement} place @param {Blob[]} parts @param {string} type @param {number} seconds */
async function send(place, parts, type, seconds) {
  const bytes = await new Blob(parts, { type }).arrayBuffer();
  const fields = fieldsOf(place);
  const take = {
    id: operation(), work: place.dataset.work ?? "", person: await person(), made: Date.now(), type, seconds, size: bytes.byteLength,
    // A number of its own: the form keeps its sealed one for what is written into it next.
    state: "queued", hash: hex(await digest(bytes)), operation: operation(), fields,
  };
  await addPart(take.id, 1, bytes);
  await put(take);
  place.reset();
  say("");
  await enqueue(take);
}

/** @param {string} words */
function say(words) {
  const note = form()?.querySelector("[data-pin-note]");
  if (note && note.textContent !== words) note.textContent = words;
  if (words) announce(words);
}

// By hand -------------------------------------------------------------------------------------------------------------

on("pointerdown", "[data-pin-hold]", (button, event) => {
  event.preventDefault();
  /** @type {HTMLElement} */ (button).focus();
  hold();
});
on("contextmenu", "[data-pin-hold], [data-desk] [data-word]", (_, event) => { if (speaking) event.preventDefault(); });
on("pointerdown", "[data-desk] [data-word]", (word) => { choose(word); hold(word.getAttribute("data-word") ?? ""); });
for (const type of ["pointerup", "pointercancel"]) document.addEventListener(type, () => void release());
addEventListener("blur", () => void release());

// Enter and space on the button and on a word are held as well.
on("keydown", "[data-pin-hold], [data-desk] [data-word]", (element, event) => {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.stopPropagation();
  if (!event.repeat) hold(element.getAttribute("data-word") ?? "");
});
document.addEventListener("keyup", ({ key }) => {
  if (["Enter", " ", "m", "M"].includes(key)) void release();
});

// On their way down: J and K lead through the ayat of every other page with a passage (quran.js).
on("keydown", "[data-desk]", (_, event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select, button, summary, a")) return;
  const sound = recitation();
  if (!sound || !form()) return;
  // A word is held by it.
  if (event.key === " " && event.target.closest("[data-word]")) return;
  const isPlayer = event.target instanceof HTMLMediaElement;
  switch (event.key.toLowerCase()) {
    case " ": if (isPlayer) return; // The player's own.
    // falls through
    case "k": if (sound.paused) void play(sound); else sound.pause(); break;
    case "j": sound.currentTime = Math.max(0, sound.currentTime - leap); break;
    case "l": sound.currentTime += leap; break;
    case "m": if (!event.repeat) hold(); break;
    default: return;
  }
  event.preventDefault();
  event.stopPropagation();
}, { capture: true });

// The words of the passage --------------------------------------------------------------------------------------------

/** Makes each word of the passage one that can be held. Its letters stay as they are. */
function divide() {
  if (!form()) return;
  let number = 0;
  for (const ayah of document.querySelectorAll("[data-desk] .ayah-text [data-letters]")) {
    if (ayah.querySelector("[data-word]")) return;
    const words = (ayah.textContent ?? "").split(" ").filter(Boolean);
    ayah.replaceChildren(...words.flatMap((word) => {
      const span = document.createElement("span");
      Object.assign(span, { className: "coach-word", textContent: word, tabIndex: number === 0 ? 0 : -1 });
      span.setAttribute("role", "button");
      span.dataset.word = String(number);
      number += 1;
      return [span, " "];
    }));
  }
}

/** @param {Element} word */
function choose(word) {
  for (const other of document.querySelectorAll("[data-desk] [data-word][tabindex='0']")) other.setAttribute("tabindex", "-1");
  word.setAttribute("tabindex", "0");
  if (word instanceof HTMLElement) word.focus();
}

on("keydown", "[data-desk] [data-word]", (word, event) => {
  const step = { ArrowLeft: 1, ArrowDown: 1, ArrowRight: -1, ArrowUp: -1 }[/** @type {string} */ (event.key)];
  if (!step) return;
  event.preventDefault();
  const next = document.querySelector(`[data-desk] [data-word="${Number(word.getAttribute("data-word")) + step}"]`);
  if (next) choose(next);
});

// Swapped pages -------------------------------------------------------------------------------------------------------

/** Where each recording stood: a page that comes anew goes on there. @type {Map<string, number>} */
const stood = new Map();
document.addEventListener("timeupdate", ({ target }) => {
  if (target instanceof HTMLMediaElement && target.closest("[data-desk]")) stood.set(target.src, target.currentTime);
}, { capture: true });

ready(() => {
  divide();
  const sound = recitation();
  const at = sound && stood.get(sound.src);
  if (sound && at && sound.paused && sound.currentTime === 0) {
    sound.preload = "metadata";
    sound.addEventListener("loadedmetadata", () => { sound.currentTime = at; }, { once: true });
  }
  void fetchAhead();
});
addEventListener("online", () => void fetchAhead());
