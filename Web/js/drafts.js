// Text typed in a form and not sent is kept during the tab's life, however the form is closed: by Back, by Escape, by
// its close button, or by a reload. It is restored when the form is opened again, until it is sent or the person
// discards it.
//
//   <form data-draft>               kept under its address
//   [data-draft-note] hidden        inside it; says that input was restored, and its reset button discards that
//   data-text-kept                  said when a sheet closes over a draft

import { on, ready, remember, remembered, text } from "./dom.js";
import { initial, isTicked, value } from "./fields.js";
import { haptic } from "./haptics.js";
import { toast } from "./toast.js";

const unkept = "[type=hidden], [type=password], [type=file], [type=submit]";

/**
 * What a field holds, and what it held when the form was first opened.
 * @typedef {[string | boolean, string | boolean]} Entry
 */

on("input", "form[data-draft]", keep);
on("change", "form[data-draft]", keep);
document.addEventListener("reset", ({ target }) => {
  if (target instanceof HTMLFormElement && target.matches("[data-draft]")) discard(target);
});
ready(() => {
  for (const form of document.querySelectorAll("form[data-draft]:not([data-draft-seen])")) restore(/** @type {HTMLFormElement} */ (form));
});

/** Forgets a draft that was sent. @param {HTMLFormElement} form */
export function forget(form) {
  if (form.matches("[data-draft]")) remember(key(form), null);
}

/** Says that what was typed in a closing sheet is kept, if there is any. @param {HTMLElement} sheet */
export function sayKept(sheet) {
  const form = sheet.querySelector("form[data-draft]");
  if (!(form instanceof HTMLFormElement) || Object.keys(draft(form)).length === 0) return;
  haptic("unsaved");
  toast(text(form, "kept"));
}

/** @param {HTMLFormElement} form */
function key(form) {
  return `wird:draft:${form.getAttribute("action")}`;
}

/** @param {HTMLFormElement} form @returns {Record<string, Entry>} */
function draft(form) {
  try { return JSON.parse(remembered(key(form)) ?? "{}"); } catch { return {}; }
}

/**
 * The form's fields, under names that stay the same when it is opened again.
 * @param {HTMLFormElement} form
 * @returns {[string, any][]}
 */
function fields(form) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  return [...form.querySelectorAll("input, textarea, select")].filter((field) => !field.matches(unkept)).map((/** @type {any} */ field) => {
    const count = counts.get(field.name) ?? 0;
    counts.set(field.name, count + 1);
    return [`${field.name} ${count}`, field];
  });
}

/** @param {HTMLFormElement} form */
function keep(form) {
  const kept = draft(form);
  for (const [name, field] of fields(form)) {
    // A refused form comes with the typed values; its first values are known from before.
    const first = kept[name]?.[1] ?? initial(field);
    if (value(field) === first) delete kept[name];
    else kept[name] = [value(field), first];
  }
  remember(key(form), Object.keys(kept).length > 0 ? JSON.stringify(kept) : null);
}

/** @param {HTMLFormElement} form */
function restore(form) {
  form.dataset.draftSeen = "";
  const kept = draft(form);
  let isBack = false;
  for (const [name, field] of fields(form)) {
    const [words, first] = kept[name] ?? [];
    // Values that the form itself now has, another time or another device's changes, take precedence.
    if (words === undefined || initial(field) !== first || value(field) === words) continue;
    if (isTicked(field)) field.checked = words;
    else field.value = words;
    isBack = true;
  }
  if (!isBack) return;
  const note = form.querySelector("[data-draft-note]");
  if (note instanceof HTMLElement) note.hidden = false;
  // Scripts that count letters continue from here.
  for (const [, field] of fields(form)) if (value(field) !== initial(field)) field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** @param {HTMLFormElement} form */
function discard(form) {
  forget(form);
  const note = form.querySelector("[data-draft-note]");
  if (note instanceof HTMLElement) note.hidden = true;
  // The fields have their first values after the event.
  setTimeout(() => {
    const title = form.querySelector("[autofocus]");
    if (title instanceof HTMLElement) title.focus();
    form.dispatchEvent(new CustomEvent("wird:emptied", { bubbles: true }));
  });
}
