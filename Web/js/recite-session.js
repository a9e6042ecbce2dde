// Somebody recites a passage to the page: the microphone's sound goes to the person's own server (recite-sending.js), which says
// of each word what it heard (recite-words.js). Nothing of the sound is kept. Without a recogniser, a microphone or a server one
// checks oneself, with the form that stands on every such page.
//
//   <section data-recite data-span="112-1-4" data-mode="read|memory" data-words="15" data-tolerance data-reciter data-surah>
//     [data-mic-panel]                        with [data-mic], [data-mic-end], [data-mic-allow], [data-mic-again], [data-mic-resume]
//       [data-mic-state="ask|listening|…"]     one is shown; [data-recite-status] tells a reader of screens
//     form[data-self-check] with [data-reveal="0"], [data-judge="0"]
//     form[data-recite-keep]: began, log      what is kept at the end
// Texts: data-text-… of the section (recite-words.js), and -play-off, -play-premium, -play-missing, -play-failed, -show, -right, -close.

import { on, ready, text } from "./dom.js";
import { hearWord, stopHearing } from "./recite-hearing.js";
import { Sending } from "./recite-sending.js";
import { Ear, canListen } from "./recite-sound.js";
import { ShownWords } from "./recite-words.js";

const sessions = "/quran/recite/listen";
/** How long the end of a session is waited for, in milliseconds. */
const endMilliseconds = 8_000;
/** How long a beginning may take, and how often it is asked whether there is a place, in milliseconds. */
const beginMilliseconds = 20_000;
const busyMilliseconds = 10_000;
/** So often in a row a stream of events that is refused is opened anew. */
const mostFailures = 10;

const section = () => /** @type {HTMLElement | null} */ (document.querySelector("[data-recite]"));
const find = (/** @type {string} */ selector) => /** @type {HTMLElement | null} */ (section()?.querySelector(selector));
const form = () => /** @type {HTMLFormElement | null} */ (find("form[data-recite-keep]"));

/** @typedef {{ id: string, ear: Ear, sending: Sending, source: EventSource, words: ShownWords, began: number, events: any[][], start: number, count: number, kept: { address: string, fields: any } | null, isLost: boolean, isEnding: boolean }} Session */
/** @type {Session | null} */
let session = null;
let isOpening = false;
let shown = "";

/** The page has a passage, or another than before. */
export async function arrive() {
  const place = section();
  const passage = place ? `${place.dataset.span} ${place.dataset.mode}` : "";
  if (!place || (session && shown === passage)) return;
  if (session) leave();
  shown = passage;
  find("[data-mic-panel]")?.removeAttribute("hidden");
  await look();
}

ready(() => {
  if (section()) return;
  if (session) leave();
  shown = "";
});
addEventListener("pagehide", () => { if (session) leave(); });
// A page that the browser kept stands as it was left, and nobody listens any more.
addEventListener("pageshow", ({ persisted }) => {
  const place = section();
  if (!persisted || !place || session) return;
  delete place.dataset.busy;
  void look();
});

/** Asks whether the server can listen now. */
async function look() {
  if (!canListen()) return turn("absent");
  const answer = await fetch("/quran/recite/recogniser", { headers: { Accept: "application/json" } })
    .then((response) => (response.ok ? response.json() : null)).catch(() => null);
  if (session || isOpening) return;
  turn({ ready: "ask", busy: "busy" }[String(answer?.state)] ?? "absent");
}

// Who waits for a place learns of it.
setInterval(() => {
  if (section()?.dataset.state === "busy" && !document.hidden) void look();
}, busyMilliseconds);

/** Whether the focus was in the microphone's part when it was last changed. */
let holdsFocus = false;

/** Shows one state, with what can be done in it. @param {string} state */
function turn(state) {
  const place = section();
  if (!place) return;
  place.dataset.state = state;
  holdsFocus ||= Boolean(document.activeElement?.closest("[data-mic-panel]"));
  for (const each of /** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll("[data-mic-state]"))) {
    each.hidden = each.dataset.micState !== state;
  }
  const isOn = Boolean(session);
  // Nothing refreshes the page while somebody recites.
  if (isOn) place.dataset.busy = "";
  else delete place.dataset.busy;
  const [mic, last] = [find("[data-mic]"), find("[data-mic-end]")];
  if (mic) {
    mic.hidden = !isOn || state === "paused";
    label(mic, mic.dataset.textPause ?? "");
  }
  if (last) last.hidden = !isOn;
  // Who pressed what is hidden now goes on with what came in its place; not with the way back, which a second press would take.
  if (state !== "loading") {
    const isLost = document.activeElement === document.body || document.activeElement?.closest("[hidden]");
    if (holdsFocus && isLost) (find(`[data-mic-state="${state}"] :is(a, button)`) ?? mic)?.focus();
    holdsFocus = false;
  }
  const said = find(`[data-mic-state="${state}"] p`);
  // That it could begin is no news.
  if (said && state !== "ask") tell(said.textContent?.trim() ?? "");
}

/** @param {HTMLElement} button @param {string} words */
function label(button, words) {
  const place = button.querySelector("span:not(.icon)") ?? button;
  if (place.textContent !== words) place.textContent = words;
}

/** Says something to readers of screens. @param {string} words */
function tell(words) {
  const status = find("[data-recite-status]");
  if (status && words && status.textContent !== words) status.textContent = words;
}

// Beginning --------------------------------------------------------------------------------------------------------

on("click", "[data-mic-allow]", () => void start());
on("click", "[data-mic-again]", () => { if (!session) void start(); else { void session.sending.flush(); if (section()?.dataset.state !== "lost") turn("listening"); } });

/** Whether what is about to begin was called off. */
let isCalledOff = false;
on("click", "[data-mic-cancel]", () => { if (isOpening) isCalledOff = true; else void end(); turn("ask"); });

async function start() {
  const place = section();
  if (!place || session || isOpening) return;
  isOpening = true;
  isCalledOff = false;
  turn("loading");
  /** @type {Float32Array[]} */
  const early = [];
  /** @type {Ear | null} */
  let ear = null;
  try {
    // What is said before the server has answered is not lost.
    ear = await Ear.open((samples) => { if (session) session.sending.take(samples); else early.push(samples); });
    if (isCalledOff) {
      ear.close();
      return turn("ask");
    }
    const began = Date.now();
    const answer = await fetch(sessions, {
      method: "POST", headers: { Accept: "application/json" },
      body: new URLSearchParams({ span: place.dataset.span ?? "", start: "0", mode: place.dataset.mode ?? "read", tolerance: place.dataset.tolerance ?? "normal" }),
      signal: AbortSignal.timeout(beginMilliseconds),
    }).catch(() => null);
    if (!answer || answer.status !== 201) {
      ear.close();
      return turn(answer?.status === 409 ? "busy" : "absent");
    }
    const { session: id, words: count } = await answer.json();
    if (isCalledOff) {
      ear.close();
      void send(id, "end");
      return turn("ask");
    }
    session = open(id, ear, began, count);
    for (const samples of early) session.sending.take(samples);
    session.words.clear();
    turn("listening");
    find("[data-mic]")?.focus();
  } catch (error) {
    ear?.close();
    if (!(error instanceof DOMException)) throw error;
    turn(["NotAllowedError", "SecurityError"].includes(error.name) ? "denied" : "absent");
  } finally {
    isOpening = false;
  }
}

/** @param {string} id @param {Ear} ear @param {number} began @param {number} count @returns {Session} */
function open(id, ear, began, count) {
  const place = /** @type {HTMLElement} */ (section());
  const words = new ShownWords(place, (word) => again(id, word));
  /** @type {any[][]} */
  const events = [];
  const sending = new Sending(`${sessions}/${id}/sound`, (state) => {
    if (state === "gone") void end();
    else if (ear.isPaused && state === "back") turn("paused");
    else turn(state === "lost" ? "lost" : "listening");
  });
  let failures = 0;
  // The browser asks again by itself after a cut, and names the last event that it had.
  const read = () => {
    const source = new EventSource(`${sessions}/${id}/events`);
    source.addEventListener("open", () => { failures = 0; });
    source.addEventListener("words", ({ data, lastEventId }) => {
      /** @type {any[][]} */
      const list = JSON.parse(data);
      // A stream that was opened anew tells all from the beginning.
      for (const event of list.slice(Math.max(0, events.length - (Number(lastEventId) - list.length)))) {
        events.push(event);
        words.take(event);
        // The last word has been passed, unless its ayah begins again.
        if (event[1] === "place" && event[2] >= count && !words.isRestarting) void end();
      }
    });
    source.addEventListener("state", ({ data }) => hearState(JSON.parse(data).state));
    source.addEventListener("ended", () => void end());
    // After an answer that is no stream the browser gives up: what stands between may have made it.
    source.addEventListener("error", () => {
      if (source.readyState !== EventSource.CLOSED) return;
      failures += 1;
      setTimeout(() => {
        if (session?.source !== source) return;
        if (failures > mostFailures) void end();
        else session.source = read();
      }, 2_000);
    });
    return source;
  };
  ear.onEnded(() => void end());
  const keeping = form();
  // The form is gone once another page has taken this one's place.
  const kept = keeping ? { address: keeping.action, fields: /** @type {any} */ (new FormData(keeping)) } : null;
  return { id, ear, sending, source: read(), words, began, events, start: 0, count, kept, isLost: false, isEnding: false };
}

/** @param {string} state */
function hearState(state) {
  if (!session) return;
  // The recogniser failed for good: the session ends with what was heard until then.
  if (state === "absent") session.isLost = true;
  if (session.ear.isPaused) return;
  turn({ loading: "loading", behind: "behind", silent: "silent", restarted: "restarted" }[state] ?? "listening");
}

setInterval(() => {
  if (session) section()?.style.setProperty("--level", Math.min(1, session.ear.level * 2).toFixed(2));
}, 100);

// Meanwhile --------------------------------------------------------------------------------------------------------

on("click", "[data-mic]", () => pause(true, "[data-mic-resume]"));
on("click", "[data-mic-resume]", () => pause(false, "[data-mic]"));
on("click", "[data-mic-end]", () => void end());

/** @param {boolean} isPaused @param {string} focus */
function pause(isPaused, focus) {
  if (!session) return;
  session.ear.isPaused = isPaused;
  turn(isPaused ? "paused" : "listening");
  find(focus)?.focus();
}

// An ayah is shown without leaving the page, and what was said of others stays.
on("click", "[data-reveal]", (/** @type {HTMLElement} */ button, event) => {
  const ayah = /** @type {HTMLElement | null} */ (button.closest(".recite-ayah"));
  const place = section();
  if (!ayah || !place) return;
  event.preventDefault();
  void (session?.words ?? new ShownWords(place)).show(ayah).then(() => {
    const judge = /** @type {HTMLElement | null} */ (ayah.querySelector("[data-judge]"));
    judge?.removeAttribute("hidden");
    /** @type {HTMLElement | null} */ (judge?.querySelector("input"))?.focus();
    button.remove();
  }, () => tell(text(place, "failed")));
});

// A word that was marked -------------------------------------------------------------------------------------------

/** The word that the card is about. @type {HTMLElement | null} */
let asked = null;

on("click", "[data-recite] [data-word][data-state]", (word) => ask(word));
on("keydown", "[data-recite] [data-word][role=button]", (word, event) => {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  ask(word);
});

/** @param {Element} word */
function ask(word) {
  const dialog = /** @type {HTMLDialogElement | null} */ (find("dialog[data-word-card]"));
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

on("click", "[data-card-close]", (button) => button.closest("dialog")?.close());
// What plays ends with its card, so that the microphone hears again at once.
on("close", "dialog[data-word-card]", () => stopHearing(), { capture: true });

/** How many words are being played, and whether the microphone was paused before. */
let playing = 0;
let wasPaused = true;

on("click", "[data-card-play]", (button) => {
  const ayah = asked?.closest(".recite-ayah");
  const surah = section()?.dataset.surah;
  if (!asked || !(ayah instanceof HTMLElement) || !surah) return;
  const number = Number(asked.dataset.word) - Number(ayah.dataset.firstWord);
  void hear(`${surah}:${ayah.id.split("-")[1]}`, number, button.closest("dialog")?.querySelector("[data-card-state]") ?? null);
});

/**
 * Plays a word as the reciter says it; the microphone hears nothing of it.
 * @param {string} ayah @param {number} word @param {Element | null} note where it is said why nothing is heard
 */
async function hear(ayah, word, note) {
  const heard = session;
  // Two presses may follow each other: the microphone waits for the last.
  if (playing === 0) wasPaused = heard?.ear.isPaused ?? true;
  playing += 1;
  if (heard) heard.ear.isPaused = true;
  try {
    await hearWord(section()?.dataset.reciter ?? "", ayah, word);
  } catch (error) {
    if (error instanceof Error && note) note.textContent = text(note, `play-${error.message}`);
  } finally {
    playing -= 1;
    if (heard && playing === 0 && !wasPaused) heard.ear.isPaused = false;
  }
}

on("click", "[data-card-right]", async (button) => {
  const word = asked;
  button.closest("dialog")?.close();
  if (!session || !word) return;
  const answer = await send(session.id, "contest", Number(word.dataset.word));
  if (!answer?.ok) tell(text(section(), "failed"));
});

/** Says something to the server, of a word or of the session. @param {string} id @param {"contest" | "again" | "end"} what @param {number} [word] */
function send(id, what, word) {
  const body = word === undefined ? undefined : new URLSearchParams({ word: String(word) });
  return fetch(`${sessions}/${id}/${what}`, { method: "POST", body }).catch(() => null);
}

/** Has an ayah begin again, which waits for it: asked until the server has heard it. @param {string} id @param {number} word */
async function again(id, word) {
  while (session?.id === id) {
    const answer = await send(id, "again", word);
    if (answer && answer.status < 500) return;
    await new Promise((done) => setTimeout(done, 1_000));
  }
}

// The end ----------------------------------------------------------------------------------------------------------

/** Ends it, and keeps what happened; where nothing of the text was heard there is nothing to keep. */
async function end() {
  const ended = session;
  if (!ended || ended.isEnding) return;
  ended.isEnding = true;
  ended.ear.close();
  stopHearing();
  await Promise.race([ended.sending.flush(), new Promise((done) => setTimeout(done, endMilliseconds))]);
  if (session !== ended) return;
  const answer = await fetch(`${sessions}/${ended.id}/end`, {
    method: "POST", headers: { Accept: "application/json" }, signal: AbortSignal.timeout(endMilliseconds),
  }).then((response) => (response.ok ? response.json() : null)).catch(() => null);
  const log = answer?.log ?? logOf(ended);
  close(ended);
  const place = form();
  const hasWords = log.events.some((/** @type {any[]} */ [, kind]) => kind === "word");
  if (!place || !hasWords) {
    turn(ended.isLost ? "absent" : "ask");
    return;
  }
  tell(text(section(), "ended"));
  fill(place, "log", JSON.stringify(log));
  fill(place, "began", String(ended.began));
  place.requestSubmit();
}

/** What this page has heard of a session, as a log. @param {Session} ended */
function logOf({ count, start, events }) {
  const last = events.at(-1);
  const isClosed = !last || last[1] === "ended";
  return { words: count, start, events: isClosed ? events : [...events, [last[0], "ended"]] };
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

/** Another page comes: the server is told, so that the next can begin at once. What was heard is kept if it is an ayah or more. */
function leave() {
  if (!session) return;
  session.ear.close();
  stopHearing();
  navigator.sendBeacon?.(`${sessions}/${session.id}/end`);
  const { kept, began, events } = session;
  if (kept && events.some(([, kind]) => kind === "ayah")) {
    const fields = new URLSearchParams(kept.fields);
    fields.set("log", JSON.stringify(logOf(session)));
    fields.set("began", String(began));
    navigator.sendBeacon?.(kept.address, fields);
  }
  close(session);
}
