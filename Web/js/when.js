// Shows beside a task's day and time what they would result in before anything is sent: when it would begin, or which
// prayer it overlaps and the nearest free times. The app answers: its page is requested with the present fields.
// Without this script the form says the same once it is sent.
//
//   <form data-when="/tasks/new">     the page to ask
//   [data-when-hint][id] in it        filled from the element with the same id in the answered page; role="status"
//   <button data-take="15:45">        puts that start into the form

import { on } from "./dom.js";
import { ask } from "./page.js";

const pauseMilliseconds = 250;
const names = ["date", "start", "duration", "timing", "prayer", "minutes"];

let timer = 0;
/** @type {AbortController | null} */
let running = null;

on("input", "form[data-when]", soon);
on("change", "form[data-when]", soon);
on("wird:emptied", "form[data-when]", (/** @type {HTMLFormElement} */ form) => void look(form));

/** @param {HTMLFormElement} form @param {Event} event */
function soon(form, event) {
  const name = event.target instanceof Element ? event.target.getAttribute("name") : null;
  if (!name || !names.includes(name)) return;
  clearTimeout(timer);
  timer = setTimeout(() => void look(form), pauseMilliseconds);
}

/** @param {HTMLFormElement} form */
async function look(form) {
  running?.abort();
  const current = running = new AbortController();
  const fields = new FormData(form);
  const query = new URLSearchParams(names.map((name) => [name, String(fields.get(name) ?? "")]));
  try {
    const answer = await ask(`${form.dataset.when}?${query}`, { signal: current.signal });
    if (!answer || answer.isRefused || !form.isConnected) return;
    for (const hint of form.querySelectorAll("[data-when-hint]")) {
      const next = answer.page.getElementById(hint.id);
      if (next && !next.isEqualNode(hint)) hint.replaceChildren(...[...next.childNodes].map((node) => document.adoptNode(node)));
    }
  } catch { /* Another question took its place. */ }
}

on("click", "[data-take]", (/** @type {HTMLElement} */ button, event) => {
  event.preventDefault();
  const form = button.closest("form");
  const start = form?.elements.namedItem("start");
  const timing = form?.elements.namedItem("timing");
  if (!form || !(start instanceof HTMLInputElement)) return;
  // A clock time was chosen, whichever prayer the task was tied to before.
  if (timing instanceof HTMLSelectElement) timing.value = "clock";
  start.value = button.dataset.take ?? "";
  start.focus();
  start.dispatchEvent(new Event("change", { bubbles: true }));
});
