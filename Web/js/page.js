// Requests pages from the app and puts them in place of the present one, preserving focus and scroll position.
//
// Hooks: <main data-page="NAME" [data-answer]>, and [data-live][id] or [data-swap][id] outside it (see app.js).
// After a swap `wird:swapped` is dispatched on the document, with detail.isRefresh, and `wird:turned` when a transition
// has ended.

import { isStill, milliseconds } from "./dom.js";
import { isChanged, isTicked } from "./fields.js";
import { haptic } from "./haptics.js";
import { hasReturned, makeWay } from "./steps.js";
import { waitFor } from "./waiting.js";

const patienceMilliseconds = 20_000;

/**
 * Fetches a page or posts a form. Answers `null` if neither the worker nor the server could be reached.
 * @param {string} url
 * @param {RequestInit} [init]
 * @returns {Promise<Answer | null>}
 */
export async function ask(url, init = {}) {
  const patience = AbortSignal.timeout(patienceMilliseconds);
  const signal = init.signal ? AbortSignal.any([init.signal, patience]) : patience;
  try {
    const response = await fetch(url, { ...init, signal, headers: { Accept: "text/html" } });
    const parsed = new DOMParser().parseFromString(await response.text(), "text/html");
    return parsed.querySelector("main") ? new Answer(response, parsed) : null;
  } catch (error) {
    if (init.signal?.aborted) throw error;
    return null;
  }
}

/** Posts fields as a form would. @param {string} url @param {Record<string, string>} fields */
export function post(url, fields) {
  return ask(url, { method: "POST", body: new URLSearchParams(fields) });
}

/** A page that was received, with its address. */
export class Answer {
  /** @param {Response} response @param {Document} page */
  constructor(response, page) {
    this.url = new URL(response.url || location.href, location.href);
    this.isDone = response.ok && response.redirected;
    this.isRefused = !response.ok;
    this.hasFailed = response.status >= 500;
    this.page = page;
    this.main = /** @type {HTMLElement} */ (page.querySelector("main"));
  }

  /** Whether it is the page already shown, in another state. */
  get isHere() {
    const shown = document.querySelector("main")?.dataset.page;
    if (this.url.pathname === location.pathname) return true;
    return this.isRefused && shown !== undefined && this.main.dataset.page === shown;
  }

  /** The part that explains a refusal and offers alternatives, or the whole page. */
  get refusal() {
    return this.page.querySelector("[data-refusal]") ?? this.main;
  }
}

/**
 * Shows a received page: in place if it is the present one, otherwise by navigating there.
 * @param {Answer} answer
 * @param {object} [options]
 * @param {boolean} [options.still] without a transition, as after a drop that is already in place
 * @param {boolean} [options.calm] without a transition unless the colours change, so that nothing done meanwhile is
 * swapped away
 * @param {boolean} [options.isRefresh] the same page updated meanwhile: the notice of the last change stays
 * @param {() => void} [options.leave] removes what was shown for the request, such as a sheet, while the page changes
 */
export async function show(answer, { still = false, calm = false, isRefresh = false, leave = () => {} } = {}) {
  if (!answer.isHere || needsReload(answer.page)) {
    const isOverSheet = makeWay();
    leave();
    waitFor("page");
    // The page that the sheet led to replaces it in the history: Back leads to where the sheet was opened.
    if (isOverSheet) location.replace(answer.url.href);
    else location.assign(answer.url.href);
    return;
  }
  const isRepainted = isOtherTheme(answer.page);
  const change = () => {
    leave();
    swap(answer.page, isRefresh);
  };
  if (still || (calm && !isRepainted) || isStill() || !document.startViewTransition) change();
  else await turn(change, isRepainted);
  if (isRepainted && !still) feel();
  await hasReturned();
  // The notice was shown; it does not belong to the page's address.
  const { search } = location;
  const isOther = answer.url.pathname === location.pathname && answer.url.search !== search;
  if (isOther) history.replaceState(history.state, "", withoutNotice(answer.url));
}

/** An address without the notice and its details. @param {URL} url */
export function withoutNotice(url) {
  const plain = new URL(url);
  if (!plain.searchParams.has("notice")) return plain;
  for (const name of ["notice", "task", "count", "mark", "date"]) plain.searchParams.delete(name);
  return plain;
}

// A page opened with a notice has shown it; a reload, a refresh or going back doesn't show it again.
{
  const plain = withoutNotice(new URL(location.href));
  if (plain.href !== location.href) history.replaceState(history.state, "", plain);
}

/** The number of changes shown: requests made before them are outdated. */
let changes = 0;
/** The number of refreshes requested, and the latest one shown. */
let asked = 0;
let shown = 0;

/**
 * Fetches the present page again and swaps it, unless the person is in the middle of something.
 * @returns {Promise<boolean>} whether it was done
 */
export async function refresh() {
  for (;;) {
    if (isBusy()) return false;
    const before = changes;
    const own = asked += 1;
    const answer = await ask(location.href);
    if (!answer || answer.isRefused || isBusy()) return false;
    if (changes !== before || own < shown) continue;
    shown = own;
    await show(answer, { still: true, isRefresh: true });
    return true;
  }
}

/**
 * Whether a swap would interrupt the person: in a field, with input they have not sent yet, or at the answer to what
 * they sent (main[data-answer]), which the page's address doesn't give again, such as a preview or a refusal with the
 * typed values.
 */
function isBusy() {
  if (document.querySelector("main[data-answer]") || document.fullscreenElement) return true;
  const field = document.activeElement?.matches("input, textarea, select, [contenteditable]");
  if (field || document.querySelector("dialog[open], [data-dragging], [data-busy]")) return true;
  // What is being heard would stop with its page (course.js asks again once it has).
  const sounds = /** @type {NodeListOf<HTMLMediaElement>} */ (document.querySelectorAll("main [data-player] :is(audio, video)"));
  if ([...sounds].some((sound) => !sound.paused && !sound.ended)) return true;
  return [...document.querySelectorAll("main :is(input, textarea, select)")].some(isChanged);
}

/** @param {() => void} change @param {boolean} isRepainted */
async function turn(change, isRepainted) {
  const root = document.documentElement;
  if (isRepainted) root.dataset.change = "theme";
  const transition = document.startViewTransition(change);
  // The browser skips the transition if the person is leaving the page meanwhile; the change itself is still made.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {}).finally(() => {
    delete root.dataset.change;
    document.dispatchEvent(new CustomEvent("wird:turned"));
  });
  await transition.updateCallbackDone;
}

/** A new theme is felt in the middle of its change. */
function feel() {
  setTimeout(() => haptic("theme"), milliseconds("--time-theme-leave") + milliseconds("--time-theme-wave") / 2);
}

/** @param {Document} page */
function isOtherTheme(page) {
  const names = ["data-theme", "data-mode"];
  return names.some((name) => document.documentElement.getAttribute(name) !== page.documentElement.getAttribute(name));
}

/** Another language, direction or build needs a completely new page. @param {Document} page */
function needsReload(page) {
  const old = document.documentElement;
  const next = page.documentElement;
  const kept = ["lang", "dir", "data-build"];
  return kept.some((name) => old.getAttribute(name) !== next.getAttribute(name));
}

/** @param {Document} page @param {boolean} isRefresh */
function swap(page, isRefresh) {
  if (!isRefresh) changes += 1;
  const place = keepPlace();
  document.title = page.title;
  for (const { name, value } of page.documentElement.attributes) document.documentElement.setAttribute(name, value);
  repaintFrame(page);
  for (const part of document.querySelectorAll("[data-live][id], [data-swap][id]")) {
    if (part.closest("main") || part.id === "toasts") continue;
    const next = page.getElementById(part.id);
    if (next && !next.isEqualNode(part)) part.replaceWith(document.adoptNode(next));
  }
  if (!isRefresh) swapNotice(page);
  const main = page.querySelector("main");
  if (main) document.querySelector("main")?.replaceWith(document.adoptNode(main));
  document.documentElement.dataset.scripted = "";
  place();
  document.dispatchEvent(new CustomEvent("wird:swapped", { detail: { isRefresh } }));
}

/**
 * Swaps the notice of the last change. The region itself stays, because a replaced one is not read aloud.
 * @param {Document} page
 */
function swapNotice(page) {
  const next = page.getElementById("toasts");
  if (next) document.getElementById("toasts")?.replaceChildren(...[...next.childNodes].map((node) => document.adoptNode(node)));
}

/** Updates the colours of the browser's own frame, which no style sheet reaches. @param {Document} page */
function repaintFrame(page) {
  const frame = "meta[name=theme-color], meta[name=color-scheme]";
  for (const meta of document.head.querySelectorAll(frame)) meta.remove();
  for (const meta of page.head.querySelectorAll(frame)) document.head.append(document.adoptNode(meta));
}

/** Remembers focus and scroll position, and returns a function that restores them. */
function keepPlace() {
  const { scrollX, scrollY } = window;
  const boxes = [...document.querySelectorAll("[data-scroller]")];
  const scrolled = boxes.map((box) => [box.scrollTop, box.scrollLeft]);
  const focus = focusPath();
  const select = selection();
  return () => {
    document.querySelectorAll("[data-scroller]").forEach((box, index) => {
      if (scrolled[index]) [box.scrollTop, box.scrollLeft] = scrolled[index];
    });
    window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
    const target = focus?.();
    if (!(target instanceof HTMLElement)) return;
    target.focus({ preventScroll: true });
    select?.(target);
  };
}

/** How to select in the focused field again what is selected there, so that typing goes on as it would have. */
function selection() {
  const active = document.activeElement;
  if (!(active instanceof HTMLInputElement) || isTicked(active)) return null;
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = active;
  return (/** @type {HTMLElement} */ target) => {
    if (!(target instanceof HTMLInputElement)) return;
    // A number doesn't say what is selected in it; the Tab key, which led there most likely, selects the whole.
    if (start === null || target.selectionStart === null) target.select();
    else target.setSelectionRange(start, end, direction ?? "none");
  };
}

/** How to find the focused element again: by its id, by its task and role there, or by its form's field. */
function focusPath() {
  const active = document.activeElement;
  if (!active || active === document.body) return null;
  if (active.id) return () => document.getElementById(active.id);
  const task = active.closest("[data-task]")?.getAttribute("data-task");
  const within = active.closest("form")?.getAttribute("action");
  const name = active.getAttribute("name");
  return () => {
    const scope = task ? document.querySelector(`[data-task="${CSS.escape(task)}"]`) : document;
    const form = within && scope?.querySelector(`form[action="${CSS.escape(within)}"]`);
    const named = name ? `[name="${CSS.escape(name)}"]:not([type=hidden])` : "button";
    // In a group, the chosen one had the focus.
    const field = form && (form.querySelector(`${named}:checked`) ?? form.querySelector(named));
    if (field || !task || !(scope instanceof Element)) return field ?? null;
    return scope.matches("[tabindex]") ? scope : scope.querySelector("a, button, [tabindex]");
  };
}
