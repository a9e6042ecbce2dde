// Settings that take effect as they are chosen.
//
//   <form data-inplace data-autosubmit>   sent when one of its fields has another value
//
// What is pressed, touched or ticked holds at once. Where keys lead from value to value (the arrows in a row of choices, the
// letters in a list, the figures of a time), nothing changes under who is still looking: the choice holds once Enter or the
// space bar takes it, or the field is left (WCAG 2.2, 3.2.2). The page says so before its first field.

import { on, operation } from "./dom.js";
import { submit } from "./forms.js";

/** Whether the last thing the person did was to press a key that leads through values. */
let isLooking = false;
/** The field whose choice waits until it is taken or left. @type {Element | null} */
let waiting = null;
/** What has been sent and not been answered; the next choice is sent after it. */
let sending = Promise.resolve();
/** How many choices were sent, so that an answer to an older one doesn't undo on the page what was chosen after it. */
let sent = 0;

const fields = "form[data-autosubmit] :is(input, select, textarea)";

document.addEventListener("keydown", (event) => {
  isLooking = !["Enter", " ", "Tab"].includes(event.key);
  if (isLooking || event.key === "Tab" || !waiting || event.target !== waiting) return;
  // A field of one line sends its form with Enter by itself.
  if (event.key === " " || waiting instanceof HTMLSelectElement) take(waiting);
}, { capture: true });

addEventListener("pointerdown", () => { isLooking = false; }, { capture: true });

on("change", fields, (field) => {
  if (isLooking) waiting = field;
  else take(field);
});

on("focusout", fields, (field, event) => {
  if (waiting && isLeft(field, event.relatedTarget)) take(waiting);
});

on("submit", "form[data-autosubmit]", (form, event) => {
  event.preventDefault();
  keep(form);
}, { capture: true });

/** Whether the focus goes on to something else than another value of the same choice. @param {Element} field @param {unknown} next */
function isLeft(field, next) {
  return !(next instanceof HTMLInputElement && next.type === "radio" && next.name === field.getAttribute("name"));
}

/** @param {Element} field */
function take(field) {
  waiting = null;
  const form = field.closest("form");
  // What can't be read at all is the browser's to say. A number out of bounds is sent: the answer says in the page what would do.
  const isRead = [...(form?.elements ?? [])].every((each) => !(each instanceof HTMLInputElement && each.validity.badInput));
  if (form && (isRead || form.reportValidity())) keep(form);
}

/** Sends what the form holds now, in its turn. @param {HTMLFormElement} form */
function keep(form) {
  waiting = null;
  const data = new FormData(form);
  // The number that the page came with was that of the choice before, where the answer to it is still under way.
  data.set("operation", operation());
  const number = ++sent;
  sending = sending.then(() => submit(form, null, { data, isShown: () => number === sent && !waiting }));
}
