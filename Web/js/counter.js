// Counts characters as people read them (grapheme clusters: an Arabic letter with its marks is one).
//
//   <textarea id="ID" data-limit="500" data-text-over="…{over}…">
//   <output for="ID" data-counter data-text-count="{count} / {limit}">     data-over is set on it beyond the limit
// Beyond the limit the field is invalid, so its form isn't sent; the server would refuse it too.

import { digits, fill, on, ready, text } from "./dom.js";
import { haptic } from "./haptics.js";

const clusters = "Segmenter" in Intl ? new Intl.Segmenter(undefined, { granularity: "grapheme" }) : null;

/** @param {string} words */
function length(words) {
  if (!clusters) return [...words].length;
  let count = 0;
  for (const _ of clusters.segment(words)) count += 1;
  return count;
}

on("input", "[data-limit]", count);
ready(() => { for (const field of document.querySelectorAll("[data-limit]")) count(field); });

/** @param {Element} field */
function count(field) {
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return;
  const limit = Number(field.dataset.limit);
  // The app trims the text, so surrounding space doesn't count.
  const used = length(field.value.trim());
  const isOver = used > limit;
  const numbers = { over: digits(used - limit), limit: digits(limit), count: digits(used) };
  field.setCustomValidity(isOver ? text(field, "over", numbers) : "");
  if (isOver) {
    if (field.getAttribute("aria-invalid") !== "true") haptic("input");
    field.setAttribute("aria-invalid", "true");
  } else if (field.hasAttribute("data-counted")) field.removeAttribute("aria-invalid");
  field.dataset.counted = "";
  const output = document.querySelector(`[data-counter][for="${CSS.escape(field.id)}"]`);
  if (!(output instanceof HTMLElement)) return;
  output.toggleAttribute("data-over", isOver);
  const words = fill(text(output, "count") || "{count} / {limit}", { count: digits(used), limit: digits(limit) });
  if (output.textContent !== words) output.textContent = words;
}
