// Feedback: shows what is known about the device before it is added to the message, and opens the form when the phone
// is shaken.
//
//   <form data-feedback> with fields text (hidden) and confirmation (a switch), around
//     <div data-feedback-device hidden>, shown here, with <pre data-feedback-facts> for what would be kept
// Nothing is sent anywhere: the app keeps the form's contents on this device.

import { ready } from "./dom.js";

const strong = 25;
const pause = 1_000;
const wanted = 3;
let shakes = 0;
let last = 0;

ready(() => {
  const form = /** @type {HTMLFormElement | null} */ (document.querySelector("form[data-feedback]"));
  const box = form?.querySelector("[data-feedback-device]");
  const shown = form?.querySelector("[data-feedback-facts]");
  const field = form?.elements.namedItem("text");
  if (!box || !shown || !(field instanceof HTMLInputElement)) return;
  const { lang, dir } = document.documentElement;
  const facts = [navigator.userAgent, `${innerWidth}×${innerHeight} @${devicePixelRatio}`, `${lang} ${dir}`].join("\n");
  field.value = facts;
  shown.textContent = facts;
  box.removeAttribute("hidden");
});

// Three strong movements, each within a second of the last, open the form on devices that report motion without asking.
addEventListener("devicemotion", ({ acceleration }) => {
  const { x, y, z } = acceleration ?? {};
  if (Math.hypot(x ?? 0, y ?? 0, z ?? 0) < strong) return;
  const now = performance.now();
  if (now - last < pause / 10) return;
  shakes = now - last < pause ? shakes + 1 : 1;
  last = now;
  if (shakes < wanted || location.pathname === "/feedback") return;
  shakes = 0;
  location.assign("/feedback");
});
