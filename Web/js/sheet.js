// Pages that open as a sheet over the present one: <a data-sheet href="/tasks/new">. The sheet shows the
// [data-sheet-content] part of that page's <main>, or all of it. The dialog traps the focus and returns it.
//
//   <dialog data-sheet-dialog>          the page's own sheet; created if there is none
//   [data-close] inside                 closes it (a link then doesn't lead away)
//   <button data-open="ID">             opens the <dialog id="ID"> that the page holds
//   [autofocus] inside                  gets the focus when it opens
// An open sheet is a step in the history (steps.js), and unsent input in one is kept (drafts.js). If a page can't be
// fetched, the link is followed normally. Ids in such a page must differ from those of other pages.

import { on } from "./dom.js";
import { sayKept } from "./drafts.js";
import { focusFault } from "./faults.js";
import { haptic } from "./haptics.js";
import { ask } from "./page.js";
import { enter, leave, onReturn, rename } from "./steps.js";
import { waitFor } from "./waiting.js";

/** @type {HTMLDialogElement | null} */
let sheet = null;
/** @type {Element | null} */
let opener = null;

on("click", "a[data-sheet]", (/** @type {HTMLAnchorElement} */ link, event) => {
  const isForElsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || isForElsewhere) return;
  event.preventDefault();
  void follow(link);
});

on("click", "[data-open]", (/** @type {HTMLElement} */ button) => {
  openOwn(button.dataset.open ?? "");
});

/** Opens a dialog that is part of the page. @param {string} id */
function openOwn(id) {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
  dialog.showModal();
  enter(dialog, `#${id}`);
  dialog.addEventListener("close", () => {
    const button = document.querySelector(`[data-open="${CSS.escape(id)}"]`);
    if (button instanceof HTMLElement) button.focus();
  }, { once: true });
}

on("click", "dialog [data-close]", (element, event) => {
  event.preventDefault();
  element.closest("dialog")?.close();
});

/** @param {HTMLAnchorElement} link */
async function follow(link) {
  if (link.getAttribute("aria-busy")) return;
  link.setAttribute("aria-busy", "true");
  const answer = await fetchSheet(link.href);
  link.removeAttribute("aria-busy");
  if (!answer) {
    location.assign(link.href);
    return;
  }
  openSheet(sheetOf(answer), link, link.href);
  // Not for a sheet that holds a refusal: its warning would be cut short.
  haptic("plus");
}

/** The page to show as a sheet, or `null` if it isn't available. @param {string} href */
async function fetchSheet(href) {
  const arrived = waitFor("sheet");
  const answer = await ask(href);
  arrived();
  return answer && !answer.isRefused ? answer : null;
}

/** @param {import("./page.js").Answer} answer */
function sheetOf(answer) {
  return answer.page.querySelector("[data-sheet-content]") ?? answer.main;
}

/**
 * Shows an element of a fetched page as a sheet.
 * @param {Element} content
 * @param {Element | null} from what gets the focus back
 * @param {string} [href] the address of its page, for people who return to it
 */
export function openSheet(content, from, href = "") {
  const dialog = sheet?.isConnected ? sheet : prepare();
  if (!dialog.open) opener = from;
  fill(dialog, content);
  if (dialog.open) rename(href);
  else {
    dialog.showModal();
    enter(dialog, href);
  }
  const first = dialog.querySelector("[autofocus]") ?? dialog.querySelector("[data-refusal] button, form button");
  if (first instanceof HTMLElement) first.focus();
}

/** Whether an element is in the open sheet. @param {Element} element */
export function inSheet(element) {
  return Boolean(sheet?.open && sheet.contains(element));
}

/**
 * Replaces the content of the open sheet, for example with the same form and its errors.
 * @param {Element} content
 * @param {Document} page
 */
export function replaceInSheet(content, page) {
  if (!sheet) return;
  fill(sheet, page.querySelector("[data-sheet-content]") ?? content);
  focusFault(sheet);
}

export function closeSheet() {
  if (!sheet?.open) return;
  sheet.close();
  leave(sheet);
}

function prepare() {
  const found = document.querySelector("dialog[data-sheet-dialog]");
  const isThere = found instanceof HTMLDialogElement;
  const dialog = isThere ? found : document.body.appendChild(document.createElement("dialog"));
  dialog.classList.add("sheet");
  dialog.addEventListener("close", () => {
    sayKept(dialog);
    dialog.replaceChildren();
    const back = opener?.isConnected ? opener : again(opener);
    opener = null;
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  });
  dialog.addEventListener("pointerdown", (event) => {
    // A press beside the sheet closes it, unless something was typed: such a press easily happens by accident.
    if (event.target === dialog && !isOver(dialog, event) && !isTouched(dialog)) dialog.close();
  });
  sheet = dialog;
  return dialog;
}

/** @param {HTMLDialogElement} dialog @param {Element} content */
function fill(dialog, content) {
  const body = document.createElement("div");
  body.className = "sheet-body";
  const own = document.adoptNode(content);
  if (own.matches("main, [data-sheet-content]")) body.append(...own.childNodes);
  else body.append(own);
  dialog.replaceChildren(body);
  const heading = body.querySelector("h1, h2");
  if (heading) {
    heading.id ||= "sheet-title";
    dialog.setAttribute("aria-labelledby", heading.id);
  }
  document.dispatchEvent(new CustomEvent("wird:refreshed"));
}

/** The element that replaced the opener in a swap. @param {Element | null} element */
function again(element) {
  const task = element?.closest("[data-task]")?.getAttribute("data-task");
  const within = element?.hasAttribute("data-menu") ? "[data-menu]" : "a";
  if (task) return document.querySelector(`[data-task="${CSS.escape(task)}"] ${within}`);
  const href = element?.getAttribute("href");
  return href ? document.querySelector(`a[href="${CSS.escape(href)}"]`) : null;
}

/** @param {Element} dialog @param {PointerEvent} event */
function isOver(dialog, event) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
}

/** Whether unsaved input was typed. @param {Element} dialog */
function isTouched(dialog) {
  return [...dialog.querySelectorAll("input:not([type=hidden]), textarea")].some((field) => (
    (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.type !== "radio"
      && field.type !== "checkbox" && field.value !== field.defaultValue
  ));
}

// A person who returns to a sheet's step, by going forward or reloading, finds it open.
onReturn(async (opened) => {
  if (opened.startsWith("#")) {
    openOwn(opened.slice(1));
    return;
  }
  const answer = await fetchSheet(opened);
  if (answer && history.state?.opened === opened && !sheet?.open) openSheet(sheetOf(answer), null, opened);
});
