// Short notices that disappear by themselves.
//
//   <div id="toasts" data-swap role="status">                the region; swapped with every answer
//     <div class="toast" data-toast data-seconds="8">        goes after that long, never while hovered or focused
//       … <button data-dismiss>                              goes at once; an undo is an ordinary form[data-inplace]
//     <div … data-brief>                                     its text goes after two seconds, its buttons stay (WP-069)
//   <template data-toast-template>                           the shape of notices that scripts make: [data-toast-text]
// Without the template a script's notice is only announced.

import { announce, on, ready } from "./dom.js";

const fallbackSeconds = 6;
const briefMilliseconds = 2_000;
/** @type {WeakSet<Element>} */
const seen = new WeakSet();

ready(() => {
  for (const notice of document.querySelectorAll("[data-toast]")) {
    if (seen.has(notice)) continue;
    seen.add(notice);
    expire(/** @type {HTMLElement} */ (notice));
  }
});

on("click", "[data-toast] [data-dismiss]", (button, event) => {
  event.preventDefault();
  dismiss(button.closest("[data-toast]"));
});

/** Shows a sentence for a while. @param {string} words */
export function toast(words) {
  if (!words) return;
  announce(words);
  const template = document.querySelector("template[data-toast-template]");
  const region = place();
  if (!(template instanceof HTMLTemplateElement) || !region) return;
  const notice = /** @type {HTMLElement | null} */ (template.content.firstElementChild?.cloneNode(true) ?? null);
  if (!notice) return;
  (notice.querySelector("[data-toast-text]") ?? notice).textContent = words;
  region.replaceChildren(notice);
  seen.add(notice);
  expire(notice);
}

/** The place for notices: an open sheet covers the page's own. */
function place() {
  const sheet = document.querySelector("dialog[open]");
  if (!sheet) return document.getElementById("toasts");
  const own = sheet.querySelector(":scope > .toasts") ?? document.createElement("div");
  own.className = "toasts";
  sheet.append(own);
  return own;
}

/** @param {HTMLElement} notice */
function expire(notice) {
  const milliseconds = (Number(notice.dataset.seconds) || fallbackSeconds) * 1000;
  let timer = setTimeout(() => dismiss(notice), milliseconds);
  const hold = () => clearTimeout(timer);
  const resume = () => {
    clearTimeout(timer);
    timer = setTimeout(() => dismiss(notice), milliseconds);
  };
  if ("brief" in notice.dataset) setTimeout(() => notice.querySelector("[data-toast-text]")?.remove(), briefMilliseconds);
  notice.addEventListener("pointerenter", hold);
  notice.addEventListener("focusin", hold);
  notice.addEventListener("pointerleave", resume);
  notice.addEventListener("focusout", resume);
}

/** @param {Element | null} notice */
async function dismiss(notice) {
  if (!notice) return;
  notice.classList.add("is-leaving");
  await Promise.allSettled(notice.getAnimations().map((animation) => animation.finished));
  notice.remove();
}
