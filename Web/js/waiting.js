// What is seen while something takes longer than a fifth of a second: a skeleton of what will come, over the place where it
// will stand (motion.css). It lies above the page and moves nothing in it, takes no press, and is hidden from assistive
// technology, which is told by aria-busy. What is there sooner shows none (MZ-189).
//
//   <div class="skeleton" data-for="page|sheet|part">     a page that is gone to, a sheet that is fetched, a list that is searched

import { milliseconds } from "./dom.js";

const bars = 6;
/** Where nothing moves the style sheet has no lengths; a wait is no motion. */
const waitMilliseconds = 200;
const longestMilliseconds = 20_000;

/** @type {Set<() => void>} */
const open = new Set();

/**
 * Begins to wait; gives what ends it.
 * @param {"page" | "sheet" | "part"} kind
 * @param {Element | null} [over] what it lies over; a sheet's stands where sheets do
 */
export function waitFor(kind, over = document.querySelector("main")) {
  /** @type {HTMLElement | null} */
  let skeleton = null;
  const wait = milliseconds("--time-loading-wait") || waitMilliseconds;
  const timer = setTimeout(() => { skeleton = draw(kind, over); }, wait);
  const end = () => {
    clearTimeout(timer);
    clearTimeout(last);
    skeleton?.remove();
    open.delete(end);
  };
  // What was gone to may have been a file, and the page stays.
  const last = setTimeout(end, longestMilliseconds);
  open.add(end);
  return end;
}

/** @param {string} kind @param {Element | null} over */
function draw(kind, over) {
  const skeleton = document.createElement("div");
  skeleton.className = "skeleton";
  skeleton.dataset.for = kind;
  skeleton.setAttribute("aria-hidden", "true");
  for (let bar = 0; bar < bars; bar += 1) skeleton.append(document.createElement("i"));
  if (kind !== "sheet" && over) {
    const { left, right, top, bottom } = over.getBoundingClientRect();
    const style = skeleton.style;
    style.setProperty("inset", `${Math.max(0, top)}px auto auto ${left}px`);
    style.setProperty("inline-size", `${right - left}px`);
    style.setProperty("block-size", `${Math.max(0, Math.min(bottom, innerHeight) - Math.max(0, top))}px`);
  }
  return document.body.appendChild(skeleton);
}

/** All that is waited for is over: the page came back as it was left. */
addEventListener("pageshow", (event) => {
  if (event.persisted) for (const end of [...open]) end();
});

// Another page: the browser shows this one until that one is there. Heard last, so that a press that another module answers
// in its own way is known by then.
addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
  const isForElsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (isForElsewhere || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  // A file is kept, and the page stays.
  if (!isHere && !/\.\w+$/.test(link.pathname)) waitFor("page");
});
