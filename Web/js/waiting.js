// What is shown while something takes longer than a fifth of a second: a skeleton of what will come, over the place
// where it will be (motion.css). It lies above the page, moves nothing in it, takes no presses, and is hidden from
// assistive technology, which is informed by aria-busy. Anything faster shows none (MZ-189).
//
//   <div class="skeleton" data-for="page|sheet|part">  a page being opened, a sheet being fetched, a searched list

import { milliseconds } from "./dom.js";

const bars = 6;
/** Used when motion is off and the style sheet has no durations; a wait isn't motion. */
const waitMilliseconds = 200;
const longestMilliseconds = 20_000;

/** @type {Set<() => void>} */
const open = new Set();

/**
 * Begins to wait; returns the function that ends it.
 * @param {"page" | "sheet" | "part"} kind
 * @param {Element | null} [over] what it lies over; a sheet's is where sheets are
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
  // The link may have led to a file, and then the page stays.
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

/** Ends all waiting: the browser restored the page as it was left. */
addEventListener("pageshow", (event) => {
  if (event.persisted) for (const end of [...open]) end();
});

// When navigating, the browser shows this page until the next one arrives. This listener comes last, so that presses
// which another module handles itself are known by then.
addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
  const isForElsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (isForElsewhere || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  // A file is downloaded, and the page stays.
  if (!isHere && !/\.\w+$/.test(link.pathname)) waitFor("page");
});
