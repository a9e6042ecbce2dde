// What a refused form says: the way from its words to its fields.

import { on } from "./dom.js";

// The summary's links lead to the fields of its own form: the page's address has nothing to do with it.
on("click", "[role=alert] a[href^='#']", (/** @type {HTMLAnchorElement} */ link, event) => {
  const root = link.closest("dialog") ?? document;
  const field = root.querySelector(`#${CSS.escape(decodeURIComponent(link.hash.slice(1)))}`);
  if (!(field instanceof HTMLElement)) return;
  event.preventDefault();
  const own = field.matches("fieldset") ? field.querySelector("input, select, button") : field;
  if (own instanceof HTMLElement) own.focus();
});

/**
 * Brings the person to what a refusal says: to the words over the form with what would do, else to the field that needs
 * another value. They come into view and are read aloud, wherever the page stood when the form was sent.
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
