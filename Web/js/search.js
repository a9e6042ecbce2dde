// Search while typing: <form data-live-search data-results="ID" method="get" action="/place">. The element with that id
// is replaced by the one with the same id in the answered page; a role="status" in it says how many were found. If the
// results would be below the view, the form moves up to make room. Without the script, the form's button does the same.

import { isStill, on } from "./dom.js";
import { ask } from "./page.js";
import { waitFor } from "./waiting.js";

const pauseMilliseconds = 200;
let timer = 0;
/** @type {AbortController | null} */
let running = null;

on("input", "form[data-live-search]", (/** @type {HTMLFormElement} */ form, event) => {
  if (!event.isComposing) soon(form);
});
on("compositionend", "form[data-live-search]", soon);
on("submit", "form[data-live-search]", (/** @type {HTMLFormElement} */ form, event) => {
  event.preventDefault();
  void search(form, true);
});

/** @param {HTMLFormElement} form */
function soon(form) {
  clearTimeout(timer);
  timer = setTimeout(() => void search(form), pauseMilliseconds);
}

/**
 * @param {HTMLFormElement} form
 * @param {boolean} [isAsked] whether the person pressed the button, so that it may navigate
 */
async function search(form, isAsked = false) {
  clearTimeout(timer);
  running?.abort();
  const current = running = new AbortController();
  const id = form.dataset.results ?? "";
  // @ts-ignore: a search form holds texts only.
  const url = `${form.getAttribute("action") || location.pathname}?${new URLSearchParams(new FormData(form))}`;
  const list = document.getElementById(id);
  list?.setAttribute("aria-busy", "true");
  const arrived = list ? waitFor("part", list) : () => {};
  try {
    const answer = await ask(url, { signal: current.signal });
    const found = answer?.page.getElementById(id);
    const shown = document.getElementById(id);
    if (found && shown) {
      shown.replaceWith(document.adoptNode(found));
      history.replaceState(history.state, "", url);
      document.dispatchEvent(new CustomEvent("wird:refreshed"));
      makeRoom(form, found);
    } else if (isAsked) location.assign(url);
    else shown?.removeAttribute("aria-busy");
  } catch { /* Another search took its place. */ } finally {
    arrived();
  }
}

/**
 * Scrolls so that results are visible beside the typed text.
 * @param {HTMLFormElement} form
 * @param {HTMLElement} found
 */
function makeRoom(form, found) {
  const { top, height } = found.getBoundingClientRect();
  // The part of the view that an on-screen keyboard leaves free.
  const view = visualViewport?.height ?? innerHeight;
  if (top + Math.min(height, view / 2) > view) form.scrollIntoView({ block: "start", behavior: isStill() ? "instant" : "smooth" });
}
