// Places of recordings that can be heard by one press.
//
//   [data-jump="MS"][data-jump-until="MS"][data-jump-in="ID"]   plays that part of the player with the id

import { on } from "./dom.js";

/** A little is heard before the place and after it, so that the words stand among theirs. */
const around = 0.4;

/** @type {{ sound: HTMLMediaElement, until: number } | null} */
let playing = null;

on("click", "[data-jump]", (/** @type {HTMLElement} */ button) => {
  const sound = document.getElementById(button.dataset.jumpIn ?? "");
  if (!(sound instanceof HTMLMediaElement)) return;
  const from = Number(button.dataset.jump) / 1000;
  playing = { sound, until: Number(button.dataset.jumpUntil) / 1000 + around };
  void begin(sound, Math.max(0, from - around));
});

/** @param {HTMLMediaElement} sound @param {number} at */
async function begin(sound, at) {
  await play(sound);
  sound.currentTime = at;
}

/** Plays, or says nothing where the browser can't. @param {HTMLMediaElement} sound */
export async function play(sound) {
  try {
    await sound.play();
  } catch (error) {
    console.warn("a recording can't be played", error);
  }
}

document.addEventListener("timeupdate", ({ target }) => {
  if (!playing || target !== playing.sound || playing.sound.currentTime < playing.until) return;
  playing.sound.pause();
  playing = null;
}, { capture: true });
// Whoever moves on by hand hears on.
document.addEventListener("seeking", ({ target }) => {
  if (playing && target === playing.sound && target.currentTime > playing.until) playing = null;
}, { capture: true });
