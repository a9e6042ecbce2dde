// Moves the now line as time passes.
//
//   <div class="now-line h13 m57" data-now data-minute="837" data-from="300" data-at="1795182000000">
// data-minute is the minute of the day at the person's place at data-at (milliseconds since 1970), so that the
// browser's own zone plays no part. The timeline begins at data-from; before that minute the line is hidden. Its
// position is its --h and --m, as its classes set them; its timeline has the minute as --now-minute, for elements that
// make way for it. At midnight the page is fetched again.
// [data-now-text] inside shows the current time in the person's digits.

import { ready, shortClock } from "./dom.js";
import { refresh } from "./page.js";

const minuteMilliseconds = 60_000;
let timer = 0;
/** When the page was last fetched. A server whose clock is far from this device's would give the same day again. */
let fetchedAt = -Infinity;

ready(update);
document.addEventListener("visibilitychange", () => { if (document.visibilityState === "visible") update(); });

function update() {
  clearTimeout(timer);
  const lines = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-now][data-minute][data-at]"));
  let isPast = false;
  for (const line of lines) {
    const start = Math.floor(Number(line.dataset.at) / minuteMilliseconds);
    const minute = Number(line.dataset.minute) + Math.floor(Date.now() / minuteMilliseconds) - start;
    isPast ||= minute >= 1440 || minute < 0;
    line.hidden = minute < Number(line.dataset.from ?? 0);
    if (minute >= 0 && minute < 1440) draw(line, minute);
  }
  if (lines.length === 0) return;
  // A hidden page has no timer under a minute.
  const wait = minuteMilliseconds - (Date.now() % minuteMilliseconds) + 20;
  timer = setTimeout(update, document.visibilityState === "visible" ? wait : minuteMilliseconds + wait);
  if (!isPast || performance.now() - fetchedAt < minuteMilliseconds) return;
  fetchedAt = performance.now();
  void refresh();
}

/** @param {HTMLElement} line @param {number} minute */
function draw(line, minute) {
  if (line.dataset.shown === String(minute)) return;
  line.dataset.shown = String(minute);
  line.style.setProperty("--h", String(Math.floor(minute / 60)));
  line.style.setProperty("--m", String(minute % 60));
  line.parentElement?.style.setProperty("--now-minute", line.hidden ? "" : String(minute));
  const words = line.querySelector("[data-now-text]");
  if (words) words.textContent = shortClock(minute);
}
