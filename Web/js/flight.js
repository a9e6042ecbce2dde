// A task written in a sheet flies from its title field to its place while the sheet closes (MZ-172). The browser's view
// transition moves it; this only sets the names that identify the two (motion.css). Without view transitions, or with
// motion unwanted, the task simply appears.
//
//   dialog.sheet [name=title]      where it begins
//   [data-task] that is new        where it lands: motion.js says which

import { isStill } from "./dom.js";

const name = "flight";
/** @type {HTMLElement[]} */
let named = [];
let isFlying = false;

/** The sheet is about to close over what was typed in it. @param {HTMLFormElement} form */
export function takeOff(form) {
  if (isStill() || !document.startViewTransition) return;
  const title = form.elements.namedItem("title");
  const sheet = form.closest("dialog");
  if (!(title instanceof HTMLElement) || !sheet) return;
  give(sheet, "leaving");
  give(title, name);
  isFlying = true;
}

/** The task has its place now; returns whether a flight was in progress. @param {HTMLElement} task */
export function land(task) {
  if (!isFlying) return false;
  isFlying = false;
  clear();
  give(task, name);
  return true;
}

document.addEventListener("wird:turned", () => {
  isFlying = false;
  clear();
});

/** @param {HTMLElement} element @param {string} value */
function give(element, value) {
  element.style.setProperty("view-transition-name", value);
  named.push(element);
}

function clear() {
  for (const element of named) element.style.removeProperty("view-transition-name");
  named = [];
}
