// Turns the mushaf's pages with the arrow keys and by swiping. The book opens to the right: the next page is on the
// left in every language, so the left arrow and a swipe to the right go forward.
//
//   [data-mushaf]                          the pages; swiped
//   <a data-turn="forward|back">           the links to the next and the previous page, which keys and swipes press
//   <form data-mushaf-jump>                its range shows the page's number as it moves, and goes there when released

import { digits, on, ready } from "./dom.js";

const slackPixels = 48;

/** @param {"forward" | "back"} way */
function turn(way) {
  const links = /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(`[data-turn="${way}"]`));
  links[0]?.click();
}

document.addEventListener("keydown", (event) => {
  if (!document.querySelector("[data-mushaf]") || document.querySelector("dialog[open]")) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (event.target instanceof Element && event.target.matches("input, textarea, select")) return;
  if (event.key === "ArrowLeft" || event.key === "PageDown") turn("forward");
  else if (event.key === "ArrowRight" || event.key === "PageUp") turn("back");
  else return;
  event.preventDefault();
});

/** @type {{ x: number, y: number, pointer: number } | null} */
let start = null;

// While the page before still fades out, its picture lies over everything, and a touch reaches only the root. A quick
// reader has turned again by then.
on("pointerdown", ":root:has([data-mushaf])", (_, event) => {
  const { target } = event;
  if (target !== document.documentElement && !target.closest("[data-mushaf]")) return;
  start = event.pointerType === "mouse" || !event.isPrimary ? null : { x: event.clientX, y: event.clientY, pointer: event.pointerId };
});

addEventListener("pointerup", (event) => {
  if (!start || event.pointerId !== start.pointer) return;
  const [across, down] = [event.clientX - start.x, event.clientY - start.y];
  start = null;
  if (Math.abs(across) < slackPixels || Math.abs(across) < Math.abs(down) * 1.5) return;
  turn(across > 0 ? "forward" : "back");
});
addEventListener("pointercancel", () => { start = null; });

on("input", "[data-mushaf-jump] input", (/** @type {HTMLInputElement} */ range) => {
  const output = range.form?.querySelector("output");
  if (output) output.textContent = digits(Number(range.value));
});

on("change", "[data-mushaf-jump] input", (range) => range.closest("form")?.requestSubmit());

ready(() => { start = null; });
