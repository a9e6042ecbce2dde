// Gets the place from the device, only when asked.
//
//   <form data-locate …>  with fields latitude, longitude and, where the app wants them, zone and accuracy (all hidden)
//     <button type="button" data-locate-start hidden>      shown here, since it needs a script
//     <p data-locate-status role="status" data-text-busy="…">
//     <p data-locate-denied hidden>, <p data-locate-failed hidden>     kind words; then the city search is focused
//   <input data-city-search>                               gets the focus then
// A person who refused is not asked again: the browser remembers, and the message points to the search.

import { on, ready, text } from "./dom.js";
import { haptic } from "./haptics.js";

const options = { enableHighAccuracy: false, timeout: 15_000, maximumAge: 600_000 };
/** For <form data-locate="exact">, where metres matter. */
const exact = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 0 };
const deniedCode = 1;

ready(() => {
  if (!("geolocation" in navigator)) return;
  for (const button of document.querySelectorAll("[data-locate-start][hidden]")) button.removeAttribute("hidden");
});

on("click", "[data-locate] [data-locate-start]", (/** @type {HTMLButtonElement} */ button) => {
  const form = /** @type {HTMLFormElement} */ (button.closest("form"));
  if (form.dataset.locating !== undefined) return;
  form.dataset.locating = "";
  button.setAttribute("aria-busy", "true");
  say(form, text(form, "busy"));
  const done = () => {
    delete form.dataset.locating;
    button.removeAttribute("aria-busy");
    say(form, "");
  };
  navigator.geolocation.getCurrentPosition(({ coords }) => {
    done();
    take(form, coords);
  }, ({ code }) => {
    done();
    refuse(form, code === deniedCode ? "[data-locate-denied]" : "[data-locate-failed]");
  }, form.dataset.locate === "exact" ? exact : options);
});

/** @param {HTMLFormElement} form @param {GeolocationCoordinates} coords */
function take(form, { latitude, longitude, accuracy }) {
  set(form, "latitude", latitude.toFixed(4));
  set(form, "longitude", longitude.toFixed(4));
  set(form, "accuracy", String(Math.round(accuracy)));
  set(form, "zone", Intl.DateTimeFormat().resolvedOptions().timeZone);
  haptic("save");
  form.requestSubmit();
}

/** @param {HTMLFormElement} form @param {string} words */
function refuse(form, words) {
  const all = form.querySelectorAll("[data-locate-denied], [data-locate-failed]");
  for (const each of all) each.toggleAttribute("hidden", !each.matches(words));
  const search = document.querySelector("[data-city-search]");
  if (search instanceof HTMLElement) search.focus();
}

/** @param {HTMLFormElement} form @param {string} name @param {string} value */
function set(form, name, value) {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}

/** @param {HTMLFormElement} form @param {string} words */
function say(form, words) {
  const status = form.querySelector("[data-locate-status]");
  if (status) status.textContent = words;
}
