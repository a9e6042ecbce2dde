// Asks for the device's position around a prayer's time while Today is open and visible, if the person asked for it and
// the browser has already allowed it. The app decides whether that is at a saved mosque. Nothing runs once the page is
// hidden.
//
//   <button data-near-ask hidden>     in the settings: shown if the browser would ask; asks when pressed
//   <form data-near="FROM-UNTIL …" action="/me/settings/mosques">  milliseconds; with hidden latitude, longitude, accuracy

import { on, ready } from "./dom.js";
import { whenMeant } from "./meant.js";

const minute = 60_000;
const pauseBetween = 5 * minute;
const options = { enableHighAccuracy: true, timeout: 20_000, maximumAge: minute };
let timer = 0;
let asked = -Infinity;

/** Asks now if a window is open, otherwise waits for the next one. */
async function look() {
  clearTimeout(timer);
  const form = document.querySelector("form[data-near]");
  if (!(form instanceof HTMLFormElement) || document.visibilityState !== "visible" || !("geolocation" in navigator)) return;
  const now = Date.now();
  const windows = (form.dataset.near ?? "").split(" ").map((each) => each.split("-").map(Number));
  const isOpen = windows.some(([from, until]) => from <= now && now < until);
  const next = Math.min(...windows.map(([from]) => from).filter((from) => from > now), Infinity);
  const wait = isOpen ? Math.max(asked + pauseBetween - now, 0) : next - now;
  if (wait > 0) {
    if (Number.isFinite(wait)) timer = setTimeout(look, Math.min(wait, 6 * 60 * minute));
    return;
  }
  asked = now;
  const permission = await navigator.permissions?.query({ name: "geolocation" }).catch(() => null);
  if (permission?.state !== "granted") return;
  navigator.geolocation.getCurrentPosition(({ coords }) => void send(form, coords).catch(() => {}), () => {}, options);
  timer = setTimeout(look, pauseBetween);
}

/** @param {HTMLFormElement} form @param {GeolocationCoordinates} coords */
async function send(form, { latitude, longitude, accuracy }) {
  const fields = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  fields.set("latitude", latitude.toFixed(5));
  fields.set("longitude", longitude.toFixed(5));
  fields.set("accuracy", String(Math.round(accuracy)));
  const answer = await fetch(form.action, { method: "POST", body: fields, headers: { Accept: "application/json" } });
  const { near, location: target } = await answer.json();
  if (near) location.replace(target);
}

/** A page that another site opened asks for no position. */
const begin = () => whenMeant(look);
ready(begin);

ready(async () => {
  const button = document.querySelector("[data-near-ask]");
  if (!button || !("geolocation" in navigator)) return;
  const permission = await navigator.permissions?.query({ name: "geolocation" }).catch(() => null);
  button.toggleAttribute("hidden", permission?.state !== "prompt");
});

on("click", "[data-near-ask]", (button) => {
  const over = () => button.setAttribute("hidden", "");
  navigator.geolocation.getCurrentPosition(over, over, options);
});
document.addEventListener("visibilitychange", begin);
