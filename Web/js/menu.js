// Small menus: <details class="menu"> with a summary. Opening one closes the others. Escape closes it and returns the
// focus to its summary; so does a press beside it.

import { on } from "./dom.js";

const open = "details.menu[open]";

document.addEventListener("toggle", (event) => {
  const menu = event.target;
  if (!(menu instanceof HTMLDetailsElement) || !menu.matches(open)) return;
  for (const other of document.querySelectorAll(open)) {
    if (other !== menu && !other.contains(menu)) other.removeAttribute("open");
  }
}, { capture: true });

on("keydown", open, (/** @type {HTMLDetailsElement} */ menu, event) => {
  if (event.key !== "Escape") return;
  event.preventDefault();
  event.stopPropagation();
  menu.open = false;
  menu.querySelector("summary")?.focus();
});

addEventListener("pointerdown", (event) => {
  for (const menu of document.querySelectorAll(open)) {
    if (event.target instanceof Node && !menu.contains(event.target)) menu.removeAttribute("open");
  }
});
