// A very full day keeps in the page only the rows near what is seen: those a view above and below. Without the script
// all of them are there, and for printing they come back.
//
//   [data-timeline] with more than `fewest` rows that are no prayers
// Rows are placed by their minutes, so that taking one out moves nothing. A row that holds the focus or is carried stays.

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

/** Where each row stands within the timeline; all of them must be there for that. */
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

/** Rows that came back stand at the end; the list is read in its own order. */
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
