// Lets the place follow the device, if the person asked for it and the browser has already allowed it: at most once in
// a tab's life, never with a prompt, and only from a page that the person means to be on.
//
//   <form data-follow action="/place">  with hidden fields latitude, longitude, accuracy; the app decides whether it moves
//     <div data-follow-failed hidden>   shown if the position isn't available: the last place stays

import { ready, remember, remembered } from "./dom.js";
import { whenMeant } from "./meant.js";

const key = "wird.followed";
const options = { enableHighAccuracy: false, timeout: 15_000, maximumAge: 600_000 };

ready(() => whenMeant(look));

function look() {
  const form = document.querySelector("form[data-follow]");
  if (form instanceof HTMLFormElement) void follow(form);
}

/** @param {HTMLFormElement} form */
async function follow(form) {
  if (!("geolocation" in navigator) || remembered(key)) return;
  const permission = await navigator.permissions?.query({ name: "geolocation" }).catch(() => null);
  if (!permission || permission.state === "prompt") return;
  remember(key, "1");
  const failed = () => form.querySelector("[data-follow-failed]")?.removeAttribute("hidden");
  if (permission.state === "denied") return failed();
  navigator.geolocation.getCurrentPosition(({ coords }) => send(form, coords).catch(failed), failed, options);
}

/** @param {HTMLFormElement} form @param {GeolocationCoordinates} coords */
async function send(form, { latitude, longitude, accuracy }) {
  const fields = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  fields.set("latitude", latitude.toFixed(4));
  fields.set("longitude", longitude.toFixed(4));
  fields.set("accuracy", String(Math.round(accuracy)));
  const answer = await fetch(form.action, { method: "POST", body: fields, headers: { Accept: "application/json" } });
  if (!answer.ok) throw new Error(`the place was refused: ${answer.status}`);
  const { moved, location: target } = await answer.json();
  if (moved) location.replace(target);
}
