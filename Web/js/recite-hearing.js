// Hears one word as the reciter says it, by the recording's own timings; where there are none, its ayah.

import { text } from "./dom.js";
import { fileName, place } from "./player-queue.js";
import { timings } from "./player-marks.js";
import { address } from "./player-sound.js";

/** A little is heard behind the word, in milliseconds. */
const after = 60;
const audio = new Audio();
let until = Infinity;
let frame = 0;
/** Counts what began and what was stopped, so that only the newest plays. */
let turn = 0;

/**
 * Plays a word; resolves when it is over, and rejects with what the server said: `off`, `premium`, `missing`, `failed`.
 * @param {string} reciter @param {string} ayah as `112:1` @param {number} word counted from 0 in its ayah
 */
export async function hearWord(reciter, ayah, word) {
  const at = place(ayah);
  if (!at) return;
  stopHearing();
  const own = turn;
  const spans = (await timings(reciter, at.surah)).get(at.ayah) ?? [];
  const span = spans.find(([first, next]) => word >= first && word < next);
  if (own !== turn) return;
  const source = address(reciter, fileName(at));
  if (!audio.src.endsWith(source)) audio.src = source;
  until = span ? span[3] + after : Infinity;
  try {
    await loaded();
    if (own !== turn) return;
    audio.currentTime = span ? span[2] / 1000 : 0;
    await audio.play();
  } catch {
    // It was stopped, or another came in its place.
    if (own !== turn) return;
    const answer = await fetch(source, { headers: { Range: "bytes=0-0" } }).catch(() => null);
    throw new Error({ 402: "premium", 403: "off", 404: "missing" }[answer?.status ?? 0] ?? "failed");
  }
  watch();
  await new Promise((done) => audio.addEventListener("pause", () => done(null), { once: true }));
}

/** Plays a word of a summary, or says why it isn't heard. @param {HTMLElement} word */
export async function hearListed(word) {
  const list = word.closest("[data-reciter]");
  const note = list?.querySelector("[data-recite-note]");
  if (note) note.textContent = "";
  try {
    await hearWord(list?.getAttribute("data-reciter") ?? "", word.dataset.inAyah ?? "", Number(word.dataset.number) - 1);
  } catch (error) {
    if (note && error instanceof Error) note.textContent = text(note, `play-${error.message}`);
  }
}

/** Resolves once its length is known, from when on a place in it can be gone to. */
async function loaded() {
  if (audio.readyState > 0) return;
  await new Promise((done, fail) => {
    audio.addEventListener("loadedmetadata", () => done(null), { once: true });
    audio.addEventListener("error", () => fail(new Error("failed")), { once: true });
    audio.load();
  });
}

export function stopHearing() {
  turn += 1;
  cancelAnimationFrame(frame);
  audio.pause();
}

function watch() {
  if (audio.paused) return;
  if (audio.currentTime * 1000 >= until) stopHearing();
  else frame = requestAnimationFrame(watch);
}
