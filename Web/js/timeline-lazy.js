// Keeps only the rows of a very full day in the page that are within one view above or below the visible part. Without
// the script all of them are there; for printing they are restored.
//
//   [data-timeline] with more than `fewest` rows that are not prayers
// Rows are positioned by their minutes, so that removing one moves nothing. A row that has the focus or is being
// dragged stays.

import { ready } from "./dom.js";

const fewest = 80;
/** @typedef {{ row: HTMLElement, top: number, bottom: number }} Entry */
/** @type {{ list: Element, timeline: HTMLElement, entries: Entry[], places: Map<Element, number> } | null} */
let lazy = null;
let frame = 0;

ready(start);
addEventListener("scroll", soon, { passive: true });
addEventListener("resize", soon, { passive: true });
document.addEventListener("wird:zoomed", measure);
addEventListener("beforeprint", () => {
  for (const { row } of lazy?.entries ?? []) if (!row.isConnected) lazy?.list.append(row);
});
addEventListener("afterprint", soon);

function start() {
  const timeline = document.querySelector("[data-timeline]");
  const list = timeline?.querySelector(".events");
  if (!(timeline instanceof HTMLElement) || !list) {
    lazy = null;
    return;
  }
  if (lazy?.list === list) return;
  const all = /** @type {HTMLElement[]} */ ([...list.children]);
  const entries = all.filter((row) => !row.hasAttribute("data-prayer")).map((row) => ({ row, top: 0, bottom: 0 }));
  const places = new Map(all.map((row, index) => [row, index]));
  lazy = entries.length > fewest ? { list, timeline, entries, places } : null;
  measure();
}

/** Measures where each row is in the timeline, for which all rows must be there. */
function measure() {
  if (!lazy) return;
  for (const { row } of lazy.entries) if (!row.isConnected) lazy.list.append(row);
  for (const entry of lazy.entries) {
    entry.top = entry.row.offsetTop;
    entry.bottom = entry.top + entry.row.offsetHeight;
  }
  sort();
  update();
}

/** Restored rows are at the end; this puts the list back in order. */
function sort() {
  if (!lazy) return;
  const { list, places } = lazy;
  const place = (/** @type {Element} */ row) => places.get(row) ?? Infinity;
  const rows = [...list.children].sort((a, b) => place(a) - place(b));
  rows.forEach((row, index) => {
    if (list.children[index] !== row) list.insertBefore(row, list.children[index]);
  });
}

function soon() {
  if (!lazy) return;
  frame ||= requestAnimationFrame(() => {
    frame = 0;
    update();
  });
}

function update() {
  if (!lazy || "dragging" in document.documentElement.dataset) return;
  const edge = lazy.timeline.getBoundingClientRect().top;
  const from = -edge - innerHeight;
  const to = -edge + 2 * innerHeight;
  let isSame = true;
  for (const { row, top, bottom } of lazy.entries) {
    const isNear = bottom >= from && top <= to;
    if (isNear && !row.isConnected) {
      lazy.list.append(row);
      isSame = false;
    } else if (!isNear && row.isConnected && !row.contains(document.activeElement) && !row.classList.contains("is-lifted")) {
      row.remove();
    }
  }
  if (!isSame) sort();
}
