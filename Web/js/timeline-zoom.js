// Draws the timeline's hours taller or shorter, from half to twice their height, and remembers that on this device.
//
//   [data-timeline]                    Ctrl and the wheel, a pinch of two fingers, and the + and − keys
//   <div data-zoom hidden>             shown by this script; its [data-zoom-step="1|-1"] buttons do the same
// What is under the fingers or the pointer, or in the middle of the view, stays where it is. The style sheet reads
// --zoom and gives the timeline `touch-action: pan-x pan-y`, so that a pinch reaches the script.

import { on, ready } from "./dom.js";

const key = "wird-zoom";
const smallest = 0.5;
const largest = 2;
const step = 0.25;
const wheelPixelsPerDoubling = 400;

let zoom = kept();
/** @type {{ distance: number, zoom: number } | null} */
let pinch = null;
let frame = 0;
/** @type {{ zoom: number, y: number } | null} */
let wanted = null;

apply();
ready(() => {
  for (const bar of document.querySelectorAll("[data-zoom]")) bar.removeAttribute("hidden");
});

on("click", "[data-zoom-step]", (/** @type {HTMLElement} */ button) => {
  turn(zoom + Number(button.dataset.zoomStep) * step, innerHeight / 2);
});

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !timeline()) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, dialog, [contenteditable]")) return;
  const sign = event.key === "+" || event.key === "=" ? 1 : event.key === "-" || event.key === "−" ? -1 : 0;
  if (sign === 0) return;
  event.preventDefault();
  turn(zoom + sign * step, innerHeight / 2);
});

addEventListener("wheel", (event) => {
  if (!event.ctrlKey || !(event.target instanceof Element) || !event.target.closest("[data-timeline]")) return;
  event.preventDefault();
  soon((wanted?.zoom ?? zoom) * 2 ** (-event.deltaY / wheelPixelsPerDoubling), event.clientY);
}, { passive: false });

addEventListener("touchstart", (event) => {
  const isOver = event.target instanceof Element && event.target.closest("[data-timeline]");
  pinch = isOver && event.touches.length === 2 ? { distance: spread(event.touches), zoom } : null;
}, { passive: true });
addEventListener("touchmove", (event) => {
  if (!pinch || event.touches.length !== 2) return;
  const middle = (event.touches[0].clientY + event.touches[1].clientY) / 2;
  soon(pinch.zoom * (spread(event.touches) / Math.max(1, pinch.distance)), middle);
}, { passive: true });
addEventListener("touchend", (event) => { if (event.touches.length < 2) pinch = null; }, { passive: true });
addEventListener("touchcancel", () => { pinch = null; }, { passive: true });

function timeline() {
  return document.querySelector("[data-timeline]");
}

/** @param {TouchList} touches */
function spread(touches) {
  return Math.hypot(touches[0].clientX - touches[1].clientX, touches[0].clientY - touches[1].clientY);
}

/** Zooms in the next frame; several events in one frame are one change. @param {number} next @param {number} y */
function soon(next, y) {
  wanted = { zoom: Math.min(Math.max(next, smallest), largest), y };
  frame ||= requestAnimationFrame(() => {
    frame = 0;
    if (wanted) turn(wanted.zoom, wanted.y);
    wanted = null;
  });
}

/** Draws at another zoom; what is at a height of the view stays there. @param {number} next @param {number} y */
function turn(next, y) {
  const element = timeline();
  const turned = Math.min(Math.max(next, smallest), largest);
  if (!element || turned === zoom) return;
  const before = element.getBoundingClientRect();
  const share = Math.min(Math.max((y - before.top) / Math.max(1, before.height), 0), 1);
  const held = before.top + share * before.height;
  zoom = turned;
  apply();
  const after = element.getBoundingClientRect();
  scrollBy({ top: after.top + share * after.height - held, behavior: "instant" });
  try { localStorage.setItem(key, String(zoom)); } catch { /* It holds for this page. */ }
  document.dispatchEvent(new CustomEvent("wird:zoomed"));
}

function apply() {
  document.documentElement.style.setProperty("--zoom", String(zoom));
}

function kept() {
  try {
    const number = Number(localStorage.getItem(key));
    return number >= smallest && number <= largest ? number : 1;
  } catch {
    return 1;
  }
}
