// Whether the person means to be on this page. A page of another site can open any address of the app in a window. What
// a script would send by itself, without a form being pressed, waits until the person is known to be there:
//
//   - at once if a page of the app led here: no other site can pose as that page, and the app's pages navigate only on
//     an act
//   - otherwise with the first trusted act in this document: a press, a touch, a key or the wheel. Scrolling isn't one,
//     since an address with a fragment scrolls too.

/** A key held down or a wheel still turning on the previous page continues into this one for about this long. */
const restMilliseconds = 1_000;
const acts = ["pointerdown", "touchstart", "keydown", "wheel", "click"];

let isMeant = isFromHere();
/** @type {Set<() => void>} */
const waiting = new Set();

if (!isMeant) for (const kind of acts) addEventListener(kind, notice, { capture: true, passive: true });

/**
 * Runs once the person is known to mean this page: now, or as soon as they act in it. What is passed twice runs once.
 * @param {() => void} run
 */
export function whenMeant(run) {
  if (isMeant) run();
  else waiting.add(run);
}

/** @param {Event} event */
function notice(event) {
  if (!event.isTrusted || event.timeStamp < restMilliseconds) return;
  if (event instanceof KeyboardEvent && event.repeat) return;
  for (const kind of acts) removeEventListener(kind, notice, { capture: true });
  isMeant = true;
  for (const run of waiting) run();
  waiting.clear();
}

function isFromHere() {
  try { return new URL(document.referrer).origin === location.origin; } catch { return false; }
}
