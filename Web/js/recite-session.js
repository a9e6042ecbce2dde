// Somebody recites a passage to the page: the microphone's sound goes to the person's own server (recite-sending.js), which says
// of each word what it heard (recite-words.js). Nothing of the sound is kept. Without a recogniser, a microphone or a server one
// checks oneself, with the form that stands on every such page.
//
//   <section data-recite data-span="112-1-4" data-mode="read|memory" data-words="15" data-reciter data-keep="/quran/recite/…">
//     [data-recite-bar] with [data-recite-start], -pause, -resume, -end, [data-recite-state="ask|…"], [data-recite-level]
//     <form data-recite-keep>: tolerance, began, log            what is kept at the end
//     <dialog data-word-card>: [data-card-word], [data-card-state], [data-card-play], [data-card-right], [data-card-close]
//   [data-self-check]                                            a <details> that is folded while the check listens
// Texts: recite-words.js, and data-text-contested, -lost, -ended, -play-off, -play-premium, -play-missing, -play-failed.

import { announce, on, ready, text } from "./dom.js";
import { hearWord, stopHearing } from "./recite-hearing.js";
import { Sending } from "./recite-sending.js";
import { Ear, canListen } from "./recite-sound.js";
import { ShownWords } from "./recite-words.js";

const sessions = "/quran/recite/listen";
/** How long the end of a session is waited for, in milliseconds. */
const endMilliseconds = 8_000;

const section = () => /** @type {HTMLElement | null} */ (document.querySelector("[data-recite]"));
const find = (/** @type {string} */ selector) => /** @type {HTMLElement | null} */ (section()?.querySelector(selector));
const form = () => /** @type {HTMLFormElement | null} */ (find("form[data-recite-keep]"));

/** @typedef {{ id: string, ear: Ear, sending: Sending, source: EventSource, words: ShownWords, began: number, events: any[][], start: number, count: number, isLost: boolean }} Session */
/** @type {Session | null} */
let session = null;
let isOpening = false;
let shown = "";

/** The page has a passage, or another than before. */
export async function arrive() {
  const place = section();
  if (!place || shown === place.dataset.span + (place.dataset.mode ?? "")) return;
  if (session) leave();
  shown = place.dataset.span + (place.dataset.mode ?? "");
  find("[data-recite-bar]")?.removeAttribute("hidden");
  await look();
}

ready(() => {
  if (section()) return;
  if (session) leave();
  shown = "";
});
addEventListener("pagehide", () => { if (session) leave(); });

/** Asks whether the server can listen now. */
async function look() {
  if (!canListen()) return turn("absent");
  const answer = await fetch("/quran/recite/recogniser", { headers: { Accept: "application/json" } })
    .then((response) => (response.ok ? response.json() : null)).catch(() => null);
  if (session) return;
  turn({ ready: "ask", busy: "busy" }[String(answer?.state)] ?? "absent");
}

/** Shows one state, with what can be done in it. @param {string} state */
function turn(state) {
  const place = section();
  if (!place) return;
  place.dataset.state = state;
  for (const each of /** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll("[data-recite-state]"))) {
    each.hidden = each.dataset.reciteState !== state;
  }
  const isOn = Boolean(session);
  const isPaused = Boolean(session?.ear.isPaused);
  // Nothing refreshes the page while somebody recites.
  if (isOn) place.dataset.busy = "";
  else delete place.dataset.busy;
  /** @type {Record<string, boolean>} */
  const seen = { start: !isOn && state !== "absent" && state !== "loading", pause: isOn && !isPaused, resume: isOn && isPaused, end: isOn };
  for (const [name, isSeen] of Object.entries(seen)) {
    const button = find(`[data-recite-${name}]`);
    if (button) button.hidden = !isSeen;
  }
  const check = document.querySelector("[data-self-check]");
  if (check instanceof HTMLDetailsElement) check.open = state === "absent" || state === "denied";
  const said = find(`[data-recite-state="${state}"]`);
  if (isOn && said) announce(said.textContent?.trim() ?? "");
}

// Beginning --------------------------------------------------------------------------------------------------------

on("click", "[data-recite-start]", () => void start());

async function start() {
  const place = section();
  if (!place || session || isOpening) return;
  isOpening = true;
  turn("loading");
  /** @type {Float32Array[]} */
  const early = [];
  /** @type {Ear | null} */
  let ear = null;
  try {
    // What is said before the server has answered is not lost.
    ear = await Ear.open((samples) => { if (session) session.sending.take(samples); else early.push(samples); });
    const began = Date.now();
    const answer = await fetch(sessions, {
      method: "POST", headers: { Accept: "application/json" },
      body: new URLSearchParams({ span: place.dataset.span ?? "", start: place.dataset.start ?? "0", tolerance: value("tolerance") || "normal" }),
    }).catch(() => null);
    if (!answer || answer.status !== 201) {
      ear.close();
      return turn(answer?.status === 409 ? "busy" : "absent");
    }
    const { session: id, words: count } = await answer.json();
    session = open(id, ear, began, count);
    for (const samples of early) session.sending.take(samples);
    session.words.clear();
    turn("listening");
    find("[data-recite-pause]")?.focus();
  } catch (error) {
    ear?.close();
    if (!(error instanceof DOMException)) throw error;
    turn(["NotAllowedError", "SecurityError"].includes(error.name) ? "denied" : "absent");
  } finally {
    isOpening = false;
  }
}

/** @param {string} name */
const value = (name) => String(new FormData(form() ?? undefined).get(name) ?? "");

/** @param {string} id @param {Ear} ear @param {number} began @param {number} count @returns {Session} */
function open(id, ear, began, count) {
  const place = /** @type {HTMLElement} */ (section());
  const words = new ShownWords(place);
  /** @type {any[][]} */
  const events = [];
  const sending = new Sending(`${sessions}/${id}/sound`, (state) => {
    if (state === "gone") void end();
    else turn(state === "lost" ? "lost" : "listening");
  });
  // The browser asks again by itself after a cut, and names the last event that it had.
  const source = new EventSource(`${sessions}/${id}/events`);
  source.addEventListener("words", ({ data }) => {
    for (const event of JSON.parse(data)) {
      events.push(event);
      words.take(event);
      // The last word has been passed.
      if (event[1] === "place" && event[2] >= count) void end();
    }
  });
  source.addEventListener("state", ({ data }) => hearState(JSON.parse(data).state));
  source.addEventListener("ended", () => void end());
  ear.onEnded(() => void end());
  return { id, ear, sending, source, words, began, events, start: Number(place.dataset.start ?? 0), count, isLost: false };
}

/** @param {string} state */
function hearState(state) {
  if (!session) return;
  // The recogniser failed for good: the session ends with what was heard until then.
  if (state === "absent") session.isLost = true;
  if (session.ear.isPaused) return;
  turn({ loading: "loading", behind: "behind", silent: "silent", restarted: "loading" }[state] ?? "listening");
}

/** Shows how loud it is. */
function level() {
  const bar = find("[data-recite-level]");
  if (bar && session) bar.style.setProperty("--level", Math.min(1, session.ear.level * 2).toFixed(2));
}
setInterval(() => { if (session) level(); }, 100);

// Meanwhile --------------------------------------------------------------------------------------------------------

on("click", "[data-recite-pause]", () => pause(true, "[data-recite-resume]"));
on("click", "[data-recite-resume]", () => pause(false, "[data-recite-pause]"));

/** @param {boolean} isPaused @param {string} [focus] */
function pause(isPaused, focus) {
  if (!session) return;
  session.ear.isPaused = isPaused;
  turn(isPaused ? "paused" : "listening");
  if (focus) find(focus)?.focus();
}

/** The word that the card is about. @type {HTMLElement | null} */
let asked = null;
const card = () => /** @type {HTMLDialogElement | null} */ (document.querySelector("dialog[data-word-card]"));

on("click", "[data-recite] [data-word][data-state]", (word) => ask(word));
on("keydown", "[data-recite] [data-word][role=button]", (word, event) => {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  ask(word);
});

/** @param {Element} word */
function ask(word) {
  const dialog = card();
  if (!(word instanceof HTMLElement) || !word.dataset.state || !dialog) return;
  asked = word;
  const put = (/** @type {string} */ selector, /** @type {string} */ words) => {
    const place = dialog.querySelector(selector);
    if (place) place.textContent = words;
  };
  put("[data-card-word]", word.textContent ?? "");
  put("[data-card-state]", text(word, word.dataset.state));
  const right = dialog.querySelector("[data-card-right]");
  if (right instanceof HTMLElement) right.hidden = !session || !["not-heard", "other"].includes(word.dataset.state);
  dialog.showModal();
}

on("click", "[data-card-close]", () => card()?.close());
on("click", "[data-card-play]", () => void hear());

/** Plays what was asked about; the microphone hears nothing of it. */
async function hear() {
  const ayah = asked?.closest("[data-ayah]");
  if (!asked || !(ayah instanceof HTMLElement)) return;
  const wasPaused = session?.ear.isPaused ?? true;
  if (session) session.ear.isPaused = true;
  const note = card()?.querySelector("[data-card-state]");
  try {
    const number = Number(asked.dataset.word) - Number(ayah.dataset.first);
    await hearWord(section()?.dataset.reciter ?? "", ayah.dataset.ayah ?? "", number);
  } catch (error) {
    if (note && error instanceof Error) note.textContent = text(section(), `play-${error.message}`);
  } finally {
    if (session && !wasPaused) session.ear.isPaused = false;
  }
}

on("click", "[data-card-right]", async () => {
  const word = asked;
  card()?.close();
  if (!session || !word) return;
  const answer = await fetch(`${sessions}/${session.id}/contest`, {
    method: "POST", body: new URLSearchParams({ word: word.dataset.word ?? "" }),
  }).catch(() => null);
  announce(text(section(), answer?.ok ? "contested" : "lost"));
});

// The end ----------------------------------------------------------------------------------------------------------

on("click", "[data-recite-end]", () => void end());

/** Ends it, and keeps what happened; where nothing of the text was heard there is nothing to keep. */
async function end() {
  const ended = session;
  if (!ended) return;
  ended.ear.close();
  stopHearing();
  await Promise.race([ended.sending.flush(), new Promise((done) => setTimeout(done, endMilliseconds))]);
  if (session !== ended) return;
  const answer = await fetch(`${sessions}/${ended.id}/end`, {
    method: "POST", headers: { Accept: "application/json" }, signal: AbortSignal.timeout(endMilliseconds),
  }).then((response) => (response.ok ? response.json() : null)).catch(() => null);
  const last = ended.events.at(-1);
  const isClosed = last?.[1] === "ended";
  const log = answer?.log ?? {
    words: ended.count, start: ended.start, events: isClosed || !last ? ended.events : [...ended.events, [last[0], "ended"]],
  };
  close(ended);
  const place = form();
  const hasWords = log.events.some((/** @type {any[]} */ [, kind]) => kind === "word");
  if (!place || !hasWords) {
    turn(ended.isLost ? "absent" : "ask");
    announce(text(section(), "ended"));
    return;
  }
  fill(place, "log", JSON.stringify(log));
  fill(place, "began", String(ended.began));
  place.requestSubmit();
}

/** @param {HTMLFormElement} place @param {string} name @param {string} words */
function fill(place, name, words) {
  const input = place.elements.namedItem(name);
  if (input instanceof HTMLInputElement) input.value = words;
}

/** @param {Session} ended */
function close(ended) {
  ended.source.close();
  ended.sending.stop();
  if (session === ended) session = null;
}

/** Another page comes: the server is told, so that the next can begin at once. */
function leave() {
  if (!session) return;
  session.ear.close();
  stopHearing();
  navigator.sendBeacon?.(`${sessions}/${session.id}/end`);
  close(session);
}
