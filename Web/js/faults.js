// Leads from the words of a refused form to its fields.

import { on } from "./dom.js";

// The summary's links lead to the fields of its own form, independently of the page's address.
on("click", "[role=alert] a[href^='#']", (/** @type {HTMLAnchorElement} */ link, event) => {
  const root = link.closest("dialog") ?? document;
  const field = root.querySelector(`#${CSS.escape(decodeURIComponent(link.hash.slice(1)))}`);
  if (!(field instanceof HTMLElement)) return;
  event.preventDefault();
  const own = field.matches("fieldset") ? field.querySelector("input, select, button") : field;
  if (own instanceof HTMLElement) own.focus();
});

/**
 * Brings the person to a refusal: to the message above the form with its alternatives, otherwise to the field that
 * needs another value. It is scrolled into view and read aloud, wherever the page stood when the form was sent.
 * @param {ParentNode | null} root
 */
export function focusFault(root) {
  for (const wanted of ["[data-refusal]", "#errors", "[aria-invalid=true]", "[role=alert]:not([hidden])"]) {
    const found = root?.querySelector(wanted);
    if (!(found instanceof HTMLElement)) continue;
    if (!found.matches("a, button, input, select, textarea")) found.tabIndex = -1;
    found.focus({ preventScroll: true });
    found.scrollIntoView({ block: "nearest", behavior: "instant" });
    return;
  }
}
