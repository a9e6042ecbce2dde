// Counts down to the next prayer, each minute and each second in the last hour. At the prayer itself the page is
// fetched again, so that everything on it advances together.
//
//   <time data-countdown data-until="1795190520000"
//         data-h-one="…" data-h-two="…" data-h-few="…" data-h-many="…" data-h-other="{count} …"     hours
//         data-m-one=… … data-m-other="{count} …"                                                   minutes
//         data-join="{hours} … {minutes}"  data-clock="{minutes}:{seconds}">
// More than an hour: hours and minutes in words, joined by data-join (hours alone on the full hour). In the last hour:
// data-clock, both numbers with two digits; without it, minutes in words. data-h and data-m are used for plural
// forms without one of their own. data-zero is shown at the prayer itself.
// For the style sheet: <html data-approach="10|5|1"> in the last minutes before it, data-turn on digits that change
// then, and <html data-arrived> for a moment at the prayer itself.

import { digits, fill, ready } from "./dom.js";
import { refresh } from "./page.js";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const againMilliseconds = 5 * second;
const calmMilliseconds = minute;
/** The minutes before a prayer at which its approach becomes more visible. */
const stages = [10, 5, 1];
let timer = 0;
/**
 * The moment for which the page was last fetched. A server whose clock is behind this device's would give the same page
 * again.
 */
let fetchedFor = 0;

ready(tick);
document.addEventListener("visibilitychange", () => { if (document.visibilityState === "visible") tick(); });

function tick() {
  clearTimeout(timer);
  const clocks = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-countdown][data-until]"));
  let next = Infinity;
  let over = 0;
  let nearest = Infinity;
  for (const element of clocks) {
    const left = Number(element.dataset.until) - Date.now();
    if (left <= 0) over = Number(element.dataset.until);
    const words = wordsFor(element, Math.max(0, left));
    if (words && element.textContent !== words) {
      element.textContent = words;
      if (left <= stages[0] * minute) element.dataset.turn = element.dataset.turn === "a" ? "b" : "a";
    }
    nearest = Math.min(nearest, left);
    const step = left > hour ? minute : second;
    if (left > 0) next = Math.min(next, left % step || step);
  }
  approach(nearest);
  if (clocks.length === 0) return;
  if (!over) wait(tick, next + 10);
  else if (over === fetchedFor) timer = setTimeout(() => { fetchedFor = 0; tick(); }, calmMilliseconds);
  else void moveOn(over);
}

/** @param {number} left milliseconds to the nearest prayer */
function approach(left) {
  const stage = left > 0 ? stages.filter((minutes) => left <= minutes * minute).pop() : undefined;
  if (stage) document.documentElement.dataset.approach = String(stage);
  else delete document.documentElement.dataset.approach;
}

/**
 * Runs once for each prayer, on a visible page; it doesn't disturb what is being typed. Its reminder is what is heard
 * and felt, outside quiet hours (reminders.js).
 */
function arrive() {
  if (document.visibilityState === "visible") document.documentElement.dataset.arrived = "";
}

document.addEventListener("animationend", ({ animationName }) => {
  if (animationName === "arrive") leave();
});
addEventListener("pointerdown", leave);
addEventListener("keydown", ({ key }) => { if (key === "Escape") leave(); });

/** Ends what is shown at the prayer itself: by itself, by a touch, or by Escape. It takes neither from what is below. */
function leave() {
  delete document.documentElement.dataset.arrived;
}

/** Fetches the page again for a moment that has come. @param {number} moment */
async function moveOn(moment) {
  fetchedFor = moment;
  arrive();
  if (await refresh()) return;
  fetchedFor = 0;
  wait(tick, againMilliseconds);
}

/** Runs something after a while, which on a hidden page is never under a minute. @param {() => void} run @param {number} milliseconds */
function wait(run, milliseconds) {
  timer = setTimeout(run, document.visibilityState === "visible" ? milliseconds : Math.max(minute, milliseconds));
}

/** @param {HTMLElement} element @param {number} left milliseconds */
function wordsFor(element, left) {
  const { clock, join, zero } = element.dataset;
  if (left === 0 && zero) return zero;
  if (left < hour) {
    const seconds = Math.ceil(left / second);
    const parts = { minutes: digits(Math.floor(seconds / 60), 2), seconds: digits(seconds % 60, 2) };
    if (clock) return fill(clock, parts);
    return count(element, "m", Math.ceil(left / minute));
  }
  const minutes = Math.ceil(left / minute);
  const hours = count(element, "h", Math.floor(minutes / 60));
  if (minutes % 60 === 0 || !join) return hours;
  return fill(join, { hours, minutes: count(element, "m", minutes % 60) });
}

/**
 * A number of a unit in the plural form it needs.
 * @param {HTMLElement} element
 * @param {string} unit
 * @param {number} number
 */
function count(element, unit, number) {
  const form = new Intl.PluralRules(document.documentElement.lang || "ar").select(number);
  const names = [`data-${unit}-${form}`, `data-${unit}-other`, `data-${unit}`];
  const name = names.find((each) => element.hasAttribute(each)) ?? "";
  return fill(element.getAttribute(name) ?? "", { count: digits(number) });
}
