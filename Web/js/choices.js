// Settings that take effect as they are chosen.
//
//   <form data-inplace data-autosubmit>   sent when one of its fields has another value
//
// What is pressed, touched or ticked applies at once. Where keys move through values (arrows in a row of choices,
// letters in a list, digits of a time), nothing changes while the person is still looking: the choice applies when
// Enter or the space bar confirms it, or when the field loses focus (WCAG 2.2, 3.2.2). The page says so before its
// first field. An answer that arrives while the next value is being typed waits until that field is left: it would swap
// away what has been typed.

import { on, operation } from "./dom.js";
import { isChanged, isTicked } from "./fields.js";
import { submit } from "./forms.js";
import { haptic } from "./haptics.js";

/** Whether the person's last action was a key that moves through values. */
let isLooking = false;
/** The field whose choice waits to be confirmed or left. @type {Element | null} */
let waiting = null;
/** The request in progress; the next choice is sent after it. */
let sending = Promise.resolve();
/** The number of choices sent, so that the answer to an older one doesn't undo a newer one on the page. */
let sent = 0;
/** Whether the present event has sent a choice. */
let isKept = false;
/** Goes on with an answer that waits for the end of typing. */
let goOn = () => {};

const fields = "form[data-autosubmit] :is(input, select, textarea)";

document.addEventListener("keydown", (event) => {
  isLooking = !["Enter", " ", "Tab"].includes(event.key);
  if (isLooking || event.key === "Tab" || !waiting || event.target !== waiting) return;
  // A single-line field submits its form with Enter by itself.
  if (event.key === " " || waiting instanceof HTMLSelectElement) take(waiting);
}, { capture: true });

addEventListener("pointerdown", () => { isLooking = false; }, { capture: true });

on("change", fields, (field) => {
  if (isLooking) waiting = field;
  else take(field);
});

on("focusout", fields, (field, event) => {
  if (waiting && isLeft(field, event.relatedTarget)) take(waiting);
  // The focus has moved on once this event is over.
  setTimeout(() => goOn());
});

on("submit", "form[data-autosubmit]", (form, event) => {
  event.preventDefault();
  // Enter changes the field and then submits its form.
  if (!isKept) keep(form);
}, { capture: true });

/**
 * Whether the focus moves to something other than another value of the same choice.
 * @param {Element} field
 * @param {unknown} next
 */
function isLeft(field, next) {
  return !(next instanceof HTMLInputElement && next.type === "radio" && next.name === field.getAttribute("name"));
}

/** @param {Element} field */
function take(field) {
  waiting = null;
  const form = field.closest("form");
  // The browser reports values that can't be read at all. A number out of range is sent, and the answer in the page
  // says what is allowed.
  const isRead = [...(form?.elements ?? [])].every((each) => !(each instanceof HTMLInputElement && each.validity.badInput));
  if (!isRead) haptic("input");
  if (form && (isRead || form.reportValidity())) keep(form);
}

/** Sends the form's present values, in turn. @param {HTMLFormElement} form */
function keep(form) {
  waiting = null;
  const data = new FormData(form);
  // The page's own number belonged to the previous choice, whose answer may still be pending.
  data.set("operation", operation());
  const number = ++sent;
  isKept = true;
  setTimeout(() => { isKept = false; });
  sending = sending.then(() => submit(form, null, { data, isShown: () => isWanted(number, form, data) }));
  goOn();
}

/**
 * Whether the answer to a choice may replace the page, once nothing is being typed: no newer choice follows it, and
 * none is being made.
 * @param {number} number @param {HTMLFormElement} form @param {FormData} data
 */
async function isWanted(number, form, data) {
  while (number === sent && isTyping(form, data)) await new Promise((/** @type {(value?: unknown) => void} */ done) => { goOn = done; });
  return number === sent && !waiting;
}

/** Whether the focused field holds something that hasn't been chosen yet. @param {HTMLFormElement} form @param {FormData} data */
function isTyping(form, data) {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || !field.matches(fields) || isTicked(field)) return false;
  return field.form === form ? field.value !== data.get(field.name) : isChanged(field);
}
