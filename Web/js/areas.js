// The bar leads back to where an area was left: its screen, its scroll position, and what was typed there and not sent.
//
//   .bar a[data-area=NAME]   a place of the bar; that of the page's own area has aria-current, and leads to its first page
//   <main data-lasting>      the page was asked for and found: one to come back to
//   [data-scroller]          boxes that scroll by themselves
// All of it is in sessionStorage, so that it belongs to the tab and ends with it. Hidden fields, secrets, files and
// what was sent are not kept. Without scripts the bar leads to the areas' first pages. first.js doesn't move the view
// on the way back.

import { on, remember, remembered } from "./dom.js";
import { isChanged, isTicked, value } from "./fields.js";
import { withoutNotice } from "./page.js";

const returning = "wird:area-return";
const wanted = ":is(main, aside) :is(input, textarea, select)";
const unkept = "[type=hidden], [type=password], [type=file], [type=submit]";
const isLasting = document.querySelector("main[data-lasting]") !== null;
/** The forms being sent: their contents no longer count as unsent. @type {WeakSet<Element>} */
const sent = new WeakSet();

/** @typedef {{ address: string, top: number, boxes: number[][], fields: [string, string | boolean][] }} Place */

/** The page's area, as the bar marks it. */
function here() {
  return document.querySelector(".bar a[data-area][aria-current]")?.getAttribute("data-area") ?? null;
}

/** The page's address within the app, without the notice it was shown with. */
function address() {
  const { pathname, search } = withoutNotice(new URL(location.href));
  return pathname + search;
}

/** @param {string | null | undefined} area @returns {Place | null} */
function placeOf(area) {
  try { return JSON.parse(remembered(`wird:area:${area}`) ?? "null"); } catch { return null; }
}

/** Stores where this page's area is left, and removes what no longer applies. */
function leave() {
  const area = here();
  if (!area) return;
  if (isLasting) {
    const boxes = [...document.querySelectorAll("[data-scroller]")].map((box) => [box.scrollTop, box.scrollLeft]);
    remember(`wird:area:${area}`, JSON.stringify({ address: address(), top: scrollY, boxes, fields: unsent() }));
  } else if (placeOf(area)?.address === address()) remember(`wird:area:${area}`, null);
}

/** The page's fields under names that stay the same when it is shown again. @returns {[string, any][]} */
function fields() {
  /** @type {Map<string, number>} */
  const counts = new Map();
  return [...document.querySelectorAll(wanted)].filter((field) => !field.matches(unkept)).map((/** @type {any} */ field) => {
    const name = `${field.form?.getAttribute("action") ?? ""} ${field.name}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return [`${name} ${count}`, field];
  });
}

/** What was typed or chosen but not sent. @returns {[string, string | boolean][]} */
function unsent() {
  const open = fields().filter(([, field]) => isChanged(field) && !sent.has(field.form));
  return open.map(([name, field]) => [name, value(field)]);
}

/** Restores an area as it was left, if the bar has led here. */
function comeBack() {
  const area = remembered(returning);
  remember(returning, null);
  const place = area === here() ? placeOf(area) : null;
  if (!place || place.address !== address()) return;
  const kept = new Map(place.fields);
  for (const [name, field] of fields()) {
    const words = kept.get(name);
    if (words === undefined) continue;
    if (isTicked(field)) field.checked = words;
    else field.value = words;
    // Scripts that count letters or search continue from here; this sends nothing.
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  document.querySelectorAll("[data-scroller]").forEach((box, index) => {
    if (place.boxes[index]) [box.scrollTop, box.scrollLeft] = place.boxes[index];
  });
  stayAt(place.top);
}

/**
 * Keeps scrolling there while the page still grows (a late font, a form that scripts widen), until the person moves or
 * two seconds have passed.
 * @param {number} top
 */
function stayAt(top) {
  const put = () => scrollTo({ top, behavior: "instant" });
  const growth = new ResizeObserver(put);
  const stop = () => growth.disconnect();
  put();
  growth.observe(document.body);
  for (const kind of ["wheel", "touchstart", "pointerdown", "keydown"]) addEventListener(kind, stop, { once: true, passive: true });
  setTimeout(stop, 2000);
}

/** Makes the other areas' links in the bar lead to where they were left. */
function lead() {
  for (const link of document.querySelectorAll(".bar a[data-area]:not([aria-current])")) {
    const place = placeOf(link.getAttribute("data-area"));
    if (place?.address.startsWith("/")) link.setAttribute("href", place.address);
  }
}

on("click", ".bar a[data-area]:not([aria-current])", (/** @type {HTMLElement} */ link, event) => {
  const isOwnTab = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (isOwnTab) remember(returning, link.dataset.area ?? null);
});

// A form that another script answers in place stays; only one that navigates takes its text along.
addEventListener("submit", (event) => {
  if (!event.defaultPrevented && event.target instanceof Element) sent.add(event.target);
});
addEventListener("pagehide", leave);
addEventListener("pageshow", ({ persisted }) => { if (persisted) lead(); });

lead();
comeBack();
