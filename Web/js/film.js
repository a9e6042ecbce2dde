// The films of the course: one goes on where it stopped, is tried again where it can't be played, and is kept on the device.
//
//   <div data-film="ID" data-watched="90" data-player><video> … </div>   noted as watched by course.js
//   [data-film-fault][hidden]      inside: shown while the film can't be played; [data-film-retry] tries it once more
//   [data-film-keep][hidden data-text-keep data-text-remove data-text-kept data-text-failed]
//                                  inside: its button keeps the film and its captions for the worker, or takes them away

import { on, ready, text } from "./dom.js";

const cacheName = "course";
const savedSeconds = 5;
const key = (/** @type {string} */ film) => `wird:film:${film}`;

/** @param {Event} event @returns {{ box: HTMLElement, video: HTMLVideoElement } | null} */
function film({ target }) {
  const box = target instanceof HTMLVideoElement ? target.closest("[data-film]") : null;
  return box instanceof HTMLElement ? { box, video: /** @type {HTMLVideoElement} */ (target) } : null;
}

/** Media events don't bubble. @param {string} type @param {(box: HTMLElement, video: HTMLVideoElement) => void} handler */
function heard(type, handler) {
  document.addEventListener(type, (event) => {
    const found = film(event);
    if (found) handler(found.box, found.video);
  }, { capture: true });
}

// Where one stopped ---------------------------------------------------------------------------------------------------

/** @param {HTMLElement} box @param {number | null} seconds */
function save(box, seconds) {
  const name = key(box.dataset.film ?? "");
  try {
    if (seconds === null) localStorage.removeItem(name);
    else localStorage.setItem(name, seconds.toFixed(1));
  } catch { /* Then it begins at its beginning. */ }
}

/** Goes on where one stopped, once its length is known. @param {HTMLElement} box @param {HTMLVideoElement} video */
function resume(box, video) {
  const fault = box.querySelector("[data-film-fault]");
  if (fault instanceof HTMLElement) fault.hidden = true;
  if (box.dataset.resumed) return;
  box.dataset.resumed = "yes";
  let seconds = 0;
  try { seconds = Number(localStorage.getItem(key(box.dataset.film ?? "")) ?? 0); } catch { /* As above. */ }
  if (seconds > 0 && !(seconds > video.duration - 1)) video.currentTime = seconds;
}

heard("loadedmetadata", resume);
heard("timeupdate", (box, video) => {
  const last = Number(box.dataset.saved ?? 0);
  if (video.paused || Math.abs(video.currentTime - last) < savedSeconds) return;
  box.dataset.saved = String(video.currentTime);
  save(box, video.currentTime);
});
heard("pause", (box, video) => { if (!video.ended) save(box, video.currentTime); });
heard("ended", (box) => save(box, null));
addEventListener("pagehide", () => {
  for (const video of document.querySelectorAll("[data-film] video")) {
    const box = video.closest("[data-film]");
    if (video instanceof HTMLVideoElement && box instanceof HTMLElement && video.currentTime > 0 && !video.ended) save(box, video.currentTime);
  }
});

// What can't be played ------------------------------------------------------------------------------------------------

/** @param {HTMLElement} box */
function fail(box) {
  const fault = box.querySelector("[data-film-fault]");
  if (fault instanceof HTMLElement) fault.hidden = false;
}

heard("error", fail);

on("click", "[data-film-retry]", (/** @type {HTMLElement} */ button) => {
  const box = button.closest("[data-film]");
  const video = box?.querySelector("video");
  if (!(box instanceof HTMLElement) || !video) return;
  delete box.dataset.resumed;
  video.load();
  void video.play().catch(() => {});
});

// Kept on the device --------------------------------------------------------------------------------------------------

/** The files of a film: itself and its captions. @param {Element} box */
const files = (box) => [...box.querySelectorAll("video, track")].map((part) => new URL(part.getAttribute("src") ?? "", location.href).pathname);

/** @param {HTMLElement} part @param {boolean} isKept @param {string} [words] */
function say(part, isKept, words = isKept ? text(part, "kept") : "") {
  const [button, said] = [part.querySelector("button"), part.querySelector("[role=status]")];
  if (button) button.textContent = text(part, isKept ? "remove" : "keep");
  if (said) said.textContent = words;
  part.dataset.kept = isKept ? "yes" : "no";
}

/** @param {Element} box */
async function isKept(box) {
  const cache = await caches.open(cacheName);
  const found = await Promise.all(files(box).map((path) => cache.match(path)));
  return found.length > 0 && found.every(Boolean);
}

/** @param {ParentNode} root */
async function offer(root) {
  for (const part of root.querySelectorAll("[data-film-keep]")) {
    const box = part.closest("[data-film]");
    if (!(part instanceof HTMLElement) || !box || !("caches" in window) || !navigator.serviceWorker?.controller) continue;
    say(part, await isKept(box));
    part.hidden = false;
  }
}

on("click", "[data-film-keep] button", async (/** @type {HTMLButtonElement} */ button) => {
  const part = /** @type {HTMLElement} */ (button.closest("[data-film-keep]"));
  const box = /** @type {HTMLElement} */ (button.closest("[data-film]"));
  button.disabled = true;
  const cache = await caches.open(cacheName);
  try {
    if (part.dataset.kept === "yes") {
      await Promise.all(files(box).map((path) => cache.delete(path)));
      say(part, false);
    } else {
      for (const path of files(box)) {
        const answer = await fetch(path);
        if (!answer.ok) throw new Error(`${answer.status}`);
        await cache.put(path, answer);
      }
      say(part, true);
    }
  } catch {
    await Promise.all(files(box).map((path) => cache.delete(path))).catch(() => {});
    say(part, false, text(part, "failed"));
  }
  button.disabled = false;
});

ready((root) => {
  void offer(root);
  // A film that this module came too late for.
  for (const video of root.querySelectorAll("[data-film] video")) {
    const box = video.closest("[data-film]");
    if (!(video instanceof HTMLVideoElement) || !(box instanceof HTMLElement)) continue;
    if (video.error) fail(box);
    else if (video.readyState >= HTMLMediaElement.HAVE_METADATA) resume(box, video);
  }
});
