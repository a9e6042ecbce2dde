// Counts adhkar without waiting: a touch is counted at once and sent soon after, many together. Without this script
// every touch posts a form.
//
//   <form data-tally="ID" data-said="2" data-count="3">     a dhikr's count; data-count is how often it is said
//   <form data-tally="counter" data-said="40">              the counter, whose steps follow
//     [data-tally-step="33"]                                what is said, and how often before the next; 0 is endless
//     [data-tally-count], [data-tally-back]                 the buttons
//     [data-tally-said], [data-tally-of], [data-tally-rounds]   where the numbers are shown
//   [data-announce="10"] on it or around it                 after how many counts the number is announced
//   <ol data-adhkar>, [data-adhkar-progress], [data-adhkar-all]   a group, how far it is, and the words at its end
// While something is being sent the form has data-busy, so that the page isn't swapped under the finger.

import { announce, digits, isStill, on, operation, text } from "./dom.js";
import { haptic } from "./haptics.js";
import { toast } from "./toast.js";

const settleMilliseconds = 700;
const retryMilliseconds = 5_000;

/** What has been counted but not yet sent, and what is being sent, by the form's address and name.
 * @typedef {{ form: HTMLFormElement, waiting: number, flight: { operation: string, amount: number } | null, timer: number, hasFailed: boolean }} Errand
 * @type {Map<string, Errand>} */
const errands = new Map();

on("submit", "form[data-tally]", (/** @type {HTMLFormElement} */ form, event) => {
  const button = /** @type {HTMLElement | null} */ (event.submitter);
  if (!button) return;
  event.preventDefault();
  count(form, button.hasAttribute("data-tally-back") ? -1 : 1);
});

document.addEventListener("keydown", (event) => {
  if (event.key !== " " && event.key !== "Enter") return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || document.querySelector("dialog[open]")) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("a, button, input, select, textarea, summary, label")) return;
  const form = document.querySelector('form[data-tally="counter"]');
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  count(form, 1);
});

/** @param {HTMLFormElement} form @param {number} change */
function count(form, change) {
  const before = Number(form.dataset.said);
  const whole = Number(form.dataset.count) || Infinity;
  const said = Math.min(Math.max(before + change, 0), whole);
  if (said === before) return;
  form.dataset.said = String(said);
  if (form.dataset.tally === "counter") turn(form, said, change > 0);
  else say(form, said, whole, change > 0);
  later(form, said - before);
}

// What is shown ------------------------------------------------------------------------------------------------------

/** A dhikr of a group. @param {HTMLFormElement} form @param {number} said @param {number} whole @param {boolean} isForward */
function say(form, said, whole, isForward) {
  const isDone = said === whole;
  write(form, "[data-tally-said]", digits(said));
  const card = form.closest("[data-dhikr]");
  card?.toggleAttribute("data-done", isDone);
  enable(form, !isDone, said > 0);
  const list = form.closest("[data-adhkar]");
  const cards = [...(list?.querySelectorAll("[data-dhikr]") ?? [])];
  const done = cards.filter((one) => one.hasAttribute("data-done")).length;
  const progress = text(form, "progress", { done: digits(done), of: digits(cards.length) });
  write(document, "[data-adhkar-progress]", progress);
  const isWhole = done === cards.length;
  document.querySelector("[data-adhkar-all]")?.toggleAttribute("hidden", !isWhole);
  if (!isForward) return;
  haptic(isDone ? "complete" : "select");
  if (isDone) {
    // The words at the end are announced by themselves: they are in a live region of their own.
    if (!isWhole) announce(`${text(form, "done")} ${progress}`);
    go(cards, card);
  } else if (said % pace(form, whole) === 0) hear(form, said, whole);
}

/** Moves to the next dhikr, if there is one. @param {Element[]} cards @param {Element | null} card */
function go(cards, card) {
  const rest = cards.slice(card ? cards.indexOf(card) + 1 : 0);
  const next = rest.find((one) => !one.hasAttribute("data-done"));
  next?.scrollIntoView({ block: "center", behavior: isStill() ? "auto" : "smooth" });
  const button = next?.querySelector("[data-tally-count]");
  if (button instanceof HTMLElement) button.focus({ preventScroll: true });
}

/** The counter. @param {HTMLFormElement} form @param {number} said @param {boolean} isForward */
function turn(form, said, isForward) {
  const items = [...form.querySelectorAll("[data-tally-step]")];
  const steps = items.map((item) => Number(item.getAttribute("data-tally-step")));
  const total = steps.reduce((sum, step) => sum + step, 0);
  const place = placeOf(said, steps, total);
  write(form, "[data-tally-said]", digits(place.said));
  items.forEach((item, index) => {
    if (index === place.step) item.setAttribute("aria-current", "step");
    else item.removeAttribute("aria-current");
  });
  form.querySelectorAll("[data-tally-of]").forEach((one, index) => one.toggleAttribute("hidden", index !== place.step));
  const rounds = total ? Math.floor(said / total) : 0;
  const line = form.querySelector("[data-tally-rounds]");
  line?.toggleAttribute("hidden", rounds === 0);
  write(form, "[data-tally-rounds]", text(form, "rounds", { count: digits(rounds) }));
  enable(form, true, said > 0);
  if (!isForward) return;
  const isRound = total > 0 && said % total === 0;
  const isStep = isRound || (steps.length > 1 && place.said === 0);
  haptic(isStep ? "complete" : "select");
  if (isRound) announce(`${text(form, "reached")} ${text(form, "rounds", { count: digits(rounds) })}`);
  else if (isStep) announce(items[place.step].textContent?.trim() ?? "");
  else if (place.said % pace(form, Infinity) === 0) hear(form, place.said, steps[place.step]);
}

/**
 * The current step and how often it was said, computed as in the app.
 * @param {number} said
 * @param {number[]} steps
 * @param {number} total
 */
function placeOf(said, steps, total) {
  if (!total) return { step: 0, said };
  let rest = said % total;
  if (steps.length === 1) return { step: 0, said: said > 0 && rest === 0 ? total : rest };
  for (const [index, step] of steps.entries()) {
    if (rest < step) return { step: index, said: rest };
    rest -= step;
  }
  return { step: 0, said: 0 };
}

/**
 * The interval at which a number is announced: small counts are announced one by one.
 * @param {Element} form
 * @param {number} whole
 */
function pace(form, whole) {
  const step = Number(form.closest("[data-announce]")?.getAttribute("data-announce")) || 1;
  return whole <= step ? 1 : step;
}

/** @param {Element} form @param {number} said @param {number} whole */
function hear(form, said, whole) {
  const number = digits(said);
  announce(whole ? text(form, "counted", { count: number, target: digits(whole) }) : number);
}

/** @param {ParentNode} root @param {string} selector @param {string} words */
function write(root, selector, words) {
  const place = root.querySelector(selector);
  if (place) place.textContent = words;
}

/** @param {Element} form @param {boolean} forward @param {boolean} back */
function enable(form, forward, back) {
  const [next, last] = [form.querySelector("[data-tally-count]"), form.querySelector("[data-tally-back]")];
  // The focus isn't lost when a button is disabled.
  if (!back && document.activeElement === last && next instanceof HTMLElement) next.focus({ preventScroll: true });
  next?.toggleAttribute("disabled", !forward);
  last?.toggleAttribute("disabled", !back);
}

// What is sent -------------------------------------------------------------------------------------------------------

/** @param {HTMLFormElement} form @param {number} change */
function later(form, change) {
  const key = `${form.action} ${form.dataset.tally}`;
  const errand = errands.get(key) ?? { form, waiting: 0, flight: null, timer: 0, hasFailed: false };
  errands.set(key, errand);
  errand.form = form;
  errand.waiting += change;
  form.dataset.busy = "";
  if (errand.flight) return;
  clearTimeout(errand.timer);
  errand.timer = window.setTimeout(() => void send(key), settleMilliseconds);
}

/**
 * Sends what is waiting; what was already being sent goes again under its number, which counts once.
 * @param {string} key
 */
async function send(key) {
  const errand = errands.get(key);
  if (!errand) return;
  clearTimeout(errand.timer);
  if (!errand.flight) {
    if (!errand.waiting) {
      errands.delete(key);
      delete errand.form.dataset.busy;
      return;
    }
    errand.flight = { operation: operation(), amount: errand.waiting };
    errand.waiting = 0;
  }
  const isTaken = await post(errand.form, errand.flight).catch(() => false);
  if (isTaken) {
    errand.flight = null;
    errand.hasFailed = false;
    errand.timer = window.setTimeout(() => void send(key), errand.waiting ? settleMilliseconds : 0);
    return;
  }
  if (!errand.hasFailed) toast(text(errand.form, "failed"));
  errand.hasFailed = true;
  errand.timer = window.setTimeout(() => void send(key), retryMilliseconds);
}

/** @param {HTMLFormElement} form @param {{ operation: string, amount: number }} flight */
async function post(form, flight) {
  const body = new URLSearchParams({
    operation: flight.operation, step: flight.amount > 0 ? "count" : "back", count: String(Math.abs(flight.amount)),
  });
  const name = form.dataset.tally ?? "";
  if (name !== "counter") body.set("mark", name);
  const answer = await fetch(form.action, { method: "POST", body, keepalive: true, headers: { Accept: "application/json" } });
  // What was refused would be refused again.
  return answer.ok || answer.status === 422;
}

/** When the page is closed, everything is sent at once. */
function leave() {
  for (const [key, errand] of errands) if (!errand.flight) void send(key);
}

addEventListener("pagehide", leave);
document.addEventListener("visibilitychange", () => { if (document.visibilityState === "hidden") leave(); });
// A form posted from this page is sent after what was counted on it.
document.addEventListener("submit", (event) => {
  if (!(event.target instanceof HTMLFormElement) || event.target.matches("[data-tally]")) return;
  leave();
}, { capture: true });
