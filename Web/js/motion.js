// Motion that follows an action, and vibration when controls are touched or tasks come to overlap. The style sheets
// define the movement (motion.css, moments.css); this only sets the classes and attributes they use.
//
//   [data-task]                        after an answer in place: is-done-now on a task that was completed, is-next on the open
//                                      one after it, is-new on one that wasn't there
//   <html data-confetti="on">           completing lets off confetti (burst.js); data-shine after the last of a day's tasks
//   [data-pressed]                      what Enter or the space bar is held on
//   <html data-launch>, <html data-step>   set by first.js, removed once they have been shown
//   input[role=switch], radio buttons, [name=category], [name=duration], .bar-item    vibrate when they are used

import { burst } from "./burst.js";
import { milliseconds, on } from "./dom.js";
import { land } from "./flight.js";
import { haptic } from "./haptics.js";

const root = document.documentElement;

// The first page ---------------------------------------------------------------------------------------------------

const running = document.getAnimations().filter((animation) => "animationName" in animation && isLaunch(animation.animationName));
if (running.length === 0) delete root.dataset.launch;
else feelPeak(running.find((animation) => "animationName" in animation && animation.animationName === "countdown"));

document.addEventListener("animationend", ({ animationName }) => {
  const last = document.querySelector(".events > .at") ? "appear" : "splash";
  if (animationName === last) delete root.dataset.launch;
});

/** Vibrates when the countdown's spring swings furthest. @param {Animation | undefined} countdown */
function feelPeak(countdown) {
  const effect = /** @type {KeyframeEffect | null | undefined} */ (countdown?.effect);
  const { delay = 0, duration = 0 } = effect?.getTiming() ?? {};
  const spring = (effect?.getKeyframes()[0]?.easing.match(/-?[\d.]+(?=[ ,)])(?! *%)/g) ?? []).map(Number);
  const peak = spring.length > 1 ? spring.indexOf(Math.max(...spring)) / (spring.length - 1) : 1;
  setTimeout(() => haptic("launch"), delay + Number(duration) * peak - Number(countdown?.currentTime ?? 0));
}

/** @param {unknown} name */
function isLaunch(name) {
  return name === "splash" || name === "countdown" || name === "appear";
}

setTimeout(() => { delete root.dataset.step; }, 2 * milliseconds("--time-medium"));

// What was done ----------------------------------------------------------------------------------------------------

let seen = tasks();

document.addEventListener("wird:swapped", (/** @type {any} */ { detail }) => {
  const before = seen;
  seen = tasks();
  if (seen.page !== before.page) return;
  if (!detail.isRefresh && [...seen.overlaps].some((pair) => !before.overlaps.has(pair))) haptic("conflict");
  for (const [id, isDone] of seen.states) {
    const element = document.querySelector(`main [data-task="${CSS.escape(id)}"]`);
    const was = before.states.get(id);
    if (was === undefined) arrive(element);
    else if (isDone && !was) finish(element);
  }
});

/** Each task on the page, with whether it is done, and the pairs of open ones that overlap. */
function tasks() {
  /** @type {Map<string, boolean>} */
  const states = new Map();
  for (const element of document.querySelectorAll("main [data-task]")) {
    states.set(element.getAttribute("data-task") ?? "", Boolean(element.querySelector(".complete-done")));
  }
  return { page: location.pathname, states, overlaps: overlaps() };
}

function overlaps() {
  const rows = document.querySelectorAll("main [data-timeline] [data-task][data-start]");
  const open = /** @type {HTMLElement[]} */ ([...rows]).filter((row) => !row.querySelector(".complete-done"))
    .map(({ dataset: { task, start, duration } }) => ({ task, from: Number(start), to: Number(start) + Number(duration) }))
    .sort((a, b) => a.from - b.from);
  /** @type {Set<string>} */
  const pairs = new Set();
  open.forEach(({ task, to }, index) => {
    for (let next = index + 1; next < open.length && open[next].from < to; next += 1) {
      pairs.add([task, open[next].task].sort().join(" "));
    }
  });
  return pairs;
}

/** A new task appears at its place, either out of its sheet or directly. @param {Element | null} element */
function arrive(element) {
  if (element instanceof HTMLElement && !land(element)) element.classList.add("is-new");
}

/** @param {Element | null} element */
function finish(element) {
  if (!element) return;
  element.classList.add("is-done-now");
  if (root.dataset.confetti === "on") burst(element.querySelector(".complete") ?? element);
  shine();
  const rows = [...document.querySelectorAll("main [data-task]")];
  const next = rows.slice(rows.indexOf(element) + 1).find((row) => !row.querySelector(".complete-done"));
  next?.classList.add("is-next");
}

// A small surprise: when a day's last open task is done, the stars in the background shine once (MZ-191).
function shine() {
  const day = [...document.querySelectorAll("main [data-timeline] [data-task]")];
  if (day.length < 2 || day.some((task) => !task.querySelector(".complete-done"))) return;
  root.dataset.shine = "";
  setTimeout(() => { delete root.dataset.shine; }, milliseconds("--time-surprise-shine"));
}

// A press by keyboard is seen like one by hand: a link, and Enter on a button, are never `:active` (MZ-187).
document.addEventListener("keydown", ({ key, target }) => {
  if ((key === "Enter" || key === " ") && target instanceof HTMLElement) target.dataset.pressed = "";
});
for (const kind of ["keyup", "focusout", "pagehide"]) addEventListener(kind, letGo, { capture: true });

function letGo() {
  for (const element of document.querySelectorAll("[data-pressed]")) element.removeAttribute("data-pressed");
}

// Vibration --------------------------------------------------------------------------------------------------------

on("change", "input[role=switch]", () => haptic("switch"));
on("change", "input[type=radio], select", (/** @type {HTMLInputElement | HTMLSelectElement} */ { name, type }) => {
  if (["category", "duration"].includes(name)) haptic(name);
  else if (type === "radio") haptic("select");
});
on("click", ".bar-item", () => haptic("navigate"));
