// Recordings of the course, and times that go on while a page is open.
//
//   <div data-player><audio controls> … </div>   one of a page plays at a time; with [data-film="ID"] a video (film.js), which
//                                                is noted once [data-watched] per cent of it are behind one
//   [data-photo]                                 the student's photo (photo.js)
//   [data-jump]                                  a place of a recording (jump.js)
//   [data-desk], [data-fetch-ahead]              a coach's pages (coach.js)
//   <button data-speed="125" aria-pressed>       inside: how fast all recordings play, in per cent; kept during the tab's life
//   <form data-hearing data-text-reviewed="…">   inside: is sent once a second of the recording was heard, without leaving the
//                                                page; its button does the same without scripts
//   [data-stale][data-text-stale="… {time}"]     says, while the server can't be reached, when it last could
//   [data-ages]                                  holds how long ago or ahead something is: the page is fetched again with
//                                                each minute while it is seen

import { announce, on, ready, remember, remembered, text } from "./dom.js";
import { ask, refresh } from "./page.js";

const heardSeconds = 1;
const minuteMilliseconds = 60_000;
const speedKey = "wird:course-speed";

// Players -------------------------------------------------------------------------------------------------------------

/** @param {ParentNode} [root] @returns {HTMLMediaElement[]} */
const sounds = (root = document) => [...root.querySelectorAll("[data-player] :is(audio, video)")].map((sound) => /** @type {HTMLMediaElement} */ (sound));

/** Media events don't bubble, so they are caught on their way down. @param {string} type @param {(sound: HTMLMediaElement) => void} handler */
function heard(type, handler) {
  document.addEventListener(type, ({ target }) => {
    if (target instanceof HTMLMediaElement && target.closest("[data-player]")) handler(target);
  }, { capture: true });
}

heard("play", (sound) => {
  for (const other of sounds()) if (other !== sound) other.pause();
  apply();
});
heard("timeupdate", (sound) => { if (isHeard(sound)) void review(sound); });
heard("ended", (sound) => void review(sound).then(() => leave(sound)));
heard("pause", settle);

/** Whether so much was heard, or seen of a film, that it is noted. @param {HTMLMediaElement} sound */
function isHeard(sound) {
  const film = sound.closest("[data-film]");
  if (!(film instanceof HTMLElement)) return played(sound) >= heardSeconds;
  return !sound.paused && sound.currentTime >= (lengthOf(film, sound) * Number(film.dataset.watched)) / 100;
}

/** A film's length, which some files don't tell. @param {HTMLElement} film @param {HTMLMediaElement} sound */
const lengthOf = (film, { duration }) => Number.isFinite(duration) ? duration : Number(film.dataset.seconds);

/** Leads back to the lesson once a film has ended (Flow 2). @param {HTMLMediaElement} sound */
function leave(sound) {
  const film = sound.closest("[data-film]");
  if (!(film instanceof HTMLElement)) settle();
  else if (!film.querySelector("form[data-hearing]") && film.dataset.back) location.assign(film.dataset.back);
}

/** How many seconds of a sound were heard, whichever they were. @param {HTMLMediaElement} sound */
function played({ played: parts }) {
  let seconds = 0;
  for (let index = 0; index < parts.length; index += 1) seconds += parts.end(index) - parts.start(index);
  return seconds;
}

/** Whether something was noted that the page doesn't show everywhere yet. */
let isOutdated = false;

/** Notes feedback as heard, once; if that can't be said now, it is tried again as more is heard. @param {HTMLMediaElement} sound */
async function review(sound) {
  const form = sound.closest("[data-player]")?.querySelector("form[data-hearing]");
  if (!(form instanceof HTMLFormElement) || form.dataset.sent === "yes") return;
  form.dataset.sent = "yes";
  // @ts-ignore: a form without files contains only texts.
  const answer = await ask(form.getAttribute("action") ?? "", { method: "POST", body: new URLSearchParams(new FormData(form)) });
  if (!answer || answer.isRefused) {
    setTimeout(() => { delete form.dataset.sent; }, 2000);
    return;
  }
  // A film's page shows nothing else of it, and stays as it is: it may fill the screen.
  if (!form.closest("[data-film]")) isOutdated = true;
  const words = text(form, "reviewed");
  const mark = Object.assign(document.createElement("p"), { className: "course-mark", textContent: words });
  form.replaceWith(mark);
  announce(words);
  if (sound.paused || sound.ended) settle();
}

/** Shows what hearing has changed elsewhere on the page, once nothing plays. */
function settle() {
  if (!isOutdated) return;
  void refresh().then((isDone) => { if (isDone) isOutdated = false; });
}

/** The speed that was chosen, in per cent. */
const speed = () => Number(remembered(speedKey) ?? 100);

on("click", "[data-player] [data-speed]", (/** @type {HTMLElement} */ button) => {
  remember(speedKey, button.dataset.speed ?? "100");
  apply();
});

function apply() {
  for (const sound of sounds()) {
    sound.preservesPitch = true;
    sound.defaultPlaybackRate = speed() / 100;
    sound.playbackRate = speed() / 100;
  }
  for (const button of document.querySelectorAll("[data-player] [data-speed]")) {
    button.setAttribute("aria-pressed", String(Number(button.getAttribute("data-speed")) === speed()));
  }
}

ready((root) => {
  if (sounds().length > 0) apply();
  // Most pages have neither, so that these are loaded only where one does.
  if (root.querySelector("[data-film]")) void import("./film.js");
  if (root.querySelector("[data-photo]")) void import("./photo.js");
  if (root.querySelector("[data-jump]")) void import("./jump.js");
  if (root.querySelector("[data-desk], [data-fetch-ahead]")) void import("./coach.js");
});

// Times ---------------------------------------------------------------------------------------------------------------

let timer = 0;

/** Fetches a page with such times again as each minute begins, by this device's clock. */
function age() {
  clearTimeout(timer);
  if (document.visibilityState !== "visible" || !document.querySelector("[data-ages]")) return;
  timer = window.setTimeout(() => void refresh().finally(age), minuteMilliseconds - (Date.now() % minuteMilliseconds) + 20);
}

ready(age);
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "visible" || !document.querySelector("[data-ages]")) age();
  else void refresh().finally(age);
});

// Offline -------------------------------------------------------------------------------------------------------------

const syncedKey = "wird:course-synced";
let isOffline = false;

/** Notes when the server was reached last, for all tabs and the next start. @param {number} at */
function keep(at) {
  try { localStorage.setItem(syncedKey, String(at)); } catch { /* Then nothing is said. */ }
}

function kept() {
  try { return Number(localStorage.getItem(syncedKey) ?? 0); } catch { return 0; }
}

/** Says as of when the page is, in the person's language, clock and digits. */
function sayStale() {
  const at = kept();
  for (const part of document.querySelectorAll("[data-stale]")) {
    const { lang, dataset } = document.documentElement;
    const format = new Intl.DateTimeFormat(lang, {
      dateStyle: "medium", timeStyle: "short", hour12: dataset.clock !== "24", calendar: "gregory",
      numberingSystem: dataset.digits === "\u0660" ? "arab" : dataset.digits === "\u06f0" ? "arabext" : "latn",
    });
    const words = isOffline && at ? text(part, "stale", { time: format.format(at) }) : "";
    if (part.textContent !== words) part.textContent = words;
  }
}

/** @param {string} state */
function hearOf(state) {
  if (state === "synced" || state === "closed") keep(Date.now());
  isOffline = state === "offline";
  sayStale();
}

if ("BroadcastChannel" in window) {
  new BroadcastChannel("wird").addEventListener("message", ({ data }) => { if (data.type === "sync") hearOf(data.state); });
}
addEventListener("offline", () => hearOf("offline"));
document.addEventListener("wird:swapped", sayStale);
