// Reading the Quran: stores the place during reading, moves from ayah to ayah by keys, copies and shares an ayah, keeps
// the screen on, and previews the settings' text size. Without it everything has a button. Words are handled by
// quran-words.js.
//
//   [data-reader][data-awake]                     the paper; with data-awake the screen stays on while it is shown
//   <li class="ayah" data-ayah="2:255">           an ayah
//   <form data-place-keeper>                      where the place is sent: fields ayah, from, seconds
//   [data-share-ayah][data-share-reference][data-share-link]   with [data-copy], [data-share] and [data-picture] buttons, hidden at first
//   [data-share-credit][data-text-saved][data-text-failed]     whose texts they are, and what is said once a picture is made
//   <input type="range" data-reader-size>         shows its size on the papers behind it

import { on, operation, ready, text } from "./dom.js";
import { whenMeant } from "./meant.js";
import { chosenWord, openChosen } from "./quran-words.js";
import { toast } from "./toast.js";

const settleMilliseconds = 2_000;
const sendMilliseconds = 15_000;

// The place ------------------------------------------------------------------------------------------------------

/** The ayat seen since the place was last sent. */
let first = "";
let last = "";
let since = 0;
/** @type {number | undefined} */
let settling;
/** @type {number | undefined} */
let sending;
/** @type {IntersectionObserver | null} */
let observer = null;

/** Keeps the screen on. @type {WakeLockSentinel | null} */
let lock = null;

const keeper = () => /** @type {HTMLFormElement | null} */ (document.querySelector("[data-place-keeper]"));

ready(() => {
  observer?.disconnect();
  observer = null;
  clearTimeout(settling);
  if (!keeper()) return;
  // A page being read is not swapped when the place that it sent comes back as a change.
  keeper()?.setAttribute("data-busy", "");
  first = last = "";
  whenMeant(begin);
  stayAwake();
});

/** From here on, what is in sight counts as read. */
function begin() {
  if (!keeper()) return;
  since = performance.now();
  const ayat = document.querySelectorAll("li.ayah");
  if (ayat.length) watch(ayat);
  else settling = window.setTimeout(() => reach(pageEnds()), settleMilliseconds);
}

/** An ayah counts once its text has stayed above the lower third of the screen. @param {NodeListOf<Element>} ayat */
function watch(ayat) {
  observer = new IntersectionObserver(() => {
    clearTimeout(settling);
    settling = window.setTimeout(() => reach(inSight(ayat)), settleMilliseconds);
  }, { rootMargin: "0px 0px -40% 0px", threshold: [0, 0.5, 1] });
  for (const ayah of ayat) observer.observe(ayah);
}

/**
 * The first and the last ayah whose middle is above the lower third of the screen.
 * @param {NodeListOf<Element>} ayat
 */
function inSight(ayat) {
  let [top, bottom] = ["", ""];
  for (const ayah of ayat) {
    const box = ayah.getBoundingClientRect();
    const middle = (box.top + box.bottom) / 2;
    if (middle < 0 || middle > innerHeight * 0.67) continue;
    top ||= ayah.getAttribute("data-ayah") ?? "";
    bottom = ayah.getAttribute("data-ayah") ?? "";
  }
  return [top, bottom];
}

/** The first and last ayah of the shown page of the mushaf. */
function pageEnds() {
  const spans = document.querySelectorAll(".mushaf-page:not(.mushaf-other) [data-ayah]");
  const name = (/** @type {Element | undefined} */ span) => span?.getAttribute("data-ayah") ?? "";
  return [name(spans[0]), name(spans[spans.length - 1])];
}

/** @param {string[]} seen */
function reach([top, bottom]) {
  if (!top) return;
  first ||= top;
  if (before(top, first)) first = top;
  last = bottom;
  clearTimeout(sending);
  sending = window.setTimeout(send, sendMilliseconds - settleMilliseconds);
}

/** @param {string} a @param {string} b */
function before(a, b) {
  const [x, y] = [a, b].map((name) => name.split(":").map(Number));
  return x[0] === y[0] ? x[1] < y[1] : x[0] < y[0];
}

/** Sends what was read, also when the page is being closed. */
function send() {
  const form = keeper();
  if (!form || !last) return;
  clearTimeout(sending);
  const seconds = String(Math.round((performance.now() - since) / 1_000));
  const body = new URLSearchParams({ operation: operation(), ayah: last, from: first, seconds });
  void fetch(form.action, { method: "POST", body, keepalive: true, headers: { Accept: "application/json" } }).catch(() => {});
  first = last;
  since = performance.now();
}

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") send();
  else {
    since = performance.now();
    stayAwake();
  }
});
addEventListener("pagehide", send);

// The screen -----------------------------------------------------------------------------------------------------

async function stayAwake() {
  const wanted = document.querySelector("[data-reader][data-awake]") && keeper();
  if (!wanted || !("wakeLock" in navigator) || (lock && !lock.released)) return;
  try { lock = await navigator.wakeLock.request("screen"); } catch { /* The device saves its power. */ }
}

// Keys -----------------------------------------------------------------------------------------------------------

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.matches("input, textarea, select")) return;
  const present = target?.closest("li.ayah");
  if (event.key === "j" || event.key === "k") step(present, event.key === "j");
  else if (event.key === "b" && present) present.querySelector(".ayah-mark")?.click();
  else if (event.key === "Enter" && target === present && chosenWord(present)) void openChosen();
  else if (event.key === "Enter" && target === present && present) present.querySelector("[data-menu]")?.click();
  else return;
  event.preventDefault();
});

/** @param {Element | null | undefined} present @param {boolean} isForward */
function step(present, isForward) {
  const ayat = [...document.querySelectorAll("li.ayah")];
  if (!ayat.length) return;
  const index = present ? ayat.indexOf(present) + (isForward ? 1 : -1) : 0;
  const next = ayat[Math.min(Math.max(index, 0), ayat.length - 1)];
  if (next instanceof HTMLElement) {
    next.focus();
    next.scrollIntoView({ block: "center", behavior: "auto" });
  }
}

// Copying and sharing --------------------------------------------------------------------------------------------

/** @param {ParentNode} root */
function offer(root) {
  for (const button of root.querySelectorAll("[data-copy]")) if (navigator.clipboard) button.removeAttribute("hidden");
  for (const button of root.querySelectorAll("[data-share]")) if (navigator.share) button.removeAttribute("hidden");
  for (const button of root.querySelectorAll("[data-picture]")) button.removeAttribute("hidden");
}

ready(offer);
new MutationObserver(() => offer(document)).observe(document.body, { childList: true });
document.addEventListener("focusin", () => offer(document));

/** @param {Element} button */
function shared(button) {
  const data = /** @type {HTMLElement | null} */ (button.closest("[data-share-ayah]"))?.dataset;
  return { words: `${data?.shareAyah} (${data?.shareReference})`, url: new URL(data?.shareLink ?? "/quran", location.href).href };
}

on("click", "[data-copy]", async (button) => {
  const isCopied = await navigator.clipboard.writeText(shared(button).words).then(() => true, () => false);
  toast(text(button, isCopied ? "copied" : "uncopied"));
});

on("click", "[data-share]", (button) => {
  const { words, url } = shared(button);
  navigator.share({ text: words, url }).catch(() => {});
});

/** A picture is shared with the device if it accepts files, otherwise downloaded. */
on("click", "[data-picture]", async (button) => {
  const holder = /** @type {HTMLElement | null} */ (button.closest("[data-share-ayah]"));
  const paper = /** @type {HTMLElement | null} */ (button.closest("[data-sheet-content], dialog, main")?.querySelector("[data-reader]"));
  const { shareAyah: ayah = "", shareReference: reference = "", shareCredit: credit = "", shareLink: link = "" } = holder?.dataset ?? {};
  const { ayahPicture } = await import("./quran-picture.js");
  const picture = paper && (await ayahPicture(paper, { ayah, reference, credit }).catch(() => null));
  if (!picture) return toast(text(button, "failed"));
  const name = `quran-${link.split("/").slice(2).join("-")}.png`;
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) return void navigator.share({ files: [file] }).catch(() => {});
  const way = document.createElement("a");
  way.href = URL.createObjectURL(file);
  way.download = name;
  way.click();
  setTimeout(() => URL.revokeObjectURL(way.href), 10_000);
  toast(text(button, "saved"));
});

// The settings' slider -------------------------------------------------------------------------------------------

on("input", "[data-reader-size]", (/** @type {HTMLInputElement} */ slider) => {
  for (const paper of document.querySelectorAll("[data-reader]")) paper.setAttribute("data-size", slider.value);
});
