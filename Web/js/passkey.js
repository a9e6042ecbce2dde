// Passkeys (WebAuthn Level 3): making one, and signing in with one.
//
//   <button hidden data-passkey-create data-options="/…" data-finish="/…">   makes a passkey
//   <button hidden data-passkey-get data-options="/…" data-finish="/…">      uses one
//   [data-passkey-absent] hidden     shown instead where the browser knows no passkeys or the host is an IP address,
//                                    to which passkeys can't be bound. Without scripts neither is shown.
//   [data-passkey-name]              a field with a name for the new passkey
//   [data-passkey-status]            aria-live; holds what became of it. Its texts: data-cancelled (the dialogue was
//                                    closed or timed out), data-failed (anything else) and, if there is something to
//                                    say about an authenticator that already has a passkey, data-existing.
//
// Both addresses take a POST of JSON from the same origin. data-options gets {} and answers with
// PublicKeyCredentialCreationOptionsJSON or PublicKeyCredentialRequestOptionsJSON. data-finish gets
// {"credential": RegistrationResponseJSON or AuthenticationResponseJSON, "name": the field's value} and answers with
// {"go": "/…"}, a path of this site that is then opened, or {"message": "…"}, which is shown. data-options may answer
// with these too. While it works the button has data-busy and aria-disabled.

import { on, ready } from "./dom.js";

const isAddress = /^\[|^[\d.]+$/.test(location.hostname);
const isUsable = Boolean(window.PublicKeyCredential) && !isAddress;

ready((root) => {
  for (const button of root.querySelectorAll("[data-passkey-create], [data-passkey-get]")) button.hidden = !isUsable;
  for (const element of root.querySelectorAll("[data-passkey-absent]")) element.hidden = isUsable;
});

on("click", "[data-passkey-create], [data-passkey-get]", (/** @type {HTMLButtonElement} */ button, event) => {
  event.preventDefault();
  if (isUsable && !("busy" in button.dataset)) void run(button);
});

/** @param {HTMLButtonElement} button */
async function run(button) {
  button.dataset.busy = "";
  button.setAttribute("aria-disabled", "true");
  say("");
  try {
    const options = await post(button.dataset.options, {});
    if (!options.challenge) return settle(options);
    const credential = "passkeyCreate" in button.dataset ? await create(options) : await get(options);
    /** @type {HTMLInputElement | null} */
    const field = document.querySelector("[data-passkey-name]");
    settle(await post(button.dataset.finish, { credential, name: field?.value ?? "" }));
  } catch (error) {
    fail(error);
  } finally {
    delete button.dataset.busy;
    button.removeAttribute("aria-disabled");
  }
}

/** Sends JSON; a refusal answers with JSON too. @param {string | undefined} address @param {object} body */
async function post(address, body) {
  const answer = await fetch(address ?? "", {
    method: "POST", body: JSON.stringify(body), cache: "no-store", credentials: "same-origin",
    headers: { "content-type": "application/json", accept: "application/json" },
  });
  return answer.json();
}

/** Opens a path of this site, or shows what the server says. @param {{ go?: unknown, message?: unknown }} answer */
function settle({ go, message }) {
  if (typeof go === "string" && go.startsWith("/") && new URL(go, location.href).origin === location.origin) {
    location.assign(go);
  } else if (typeof message === "string" && message) say(message);
  else fail(null);
}

/** @param {any} error */
function fail(error) {
  const { cancelled, existing, failed } = status()?.dataset ?? {};
  // Browsers don't tell a closed dialogue from one that timed out, or from an authenticator without a passkey.
  if (error?.name === "NotAllowedError" || error?.name === "AbortError") say(cancelled);
  else if (error?.name === "InvalidStateError" && existing) say(existing);
  else say(failed);
}

/** @returns {HTMLElement | null} */
function status() {
  return document.querySelector("[data-passkey-status]");
}

/** @param {string | undefined} words */
function say(words) {
  const element = status();
  if (element) element.textContent = words ?? "";
}

// The ceremonies, with what older browsers lack done by hand --------------------------------------------------------

/** @param {any} options */
async function create(options) {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON?.(options) ?? {
    ...options, challenge: bytes(options.challenge), user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: descriptors(options.excludeCredentials),
  };
  const credential = /** @type {any} */ (await navigator.credentials.create({ publicKey }));
  return written(credential, ({ clientDataJSON, attestationObject, getTransports }) => ({
    clientDataJSON: text(clientDataJSON), attestationObject: text(attestationObject),
    transports: getTransports?.call(credential.response) ?? [],
  }));
}

/** @param {any} options */
async function get(options) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON?.(options) ?? {
    ...options, challenge: bytes(options.challenge), allowCredentials: descriptors(options.allowCredentials),
  };
  const credential = /** @type {any} */ (await navigator.credentials.get({ publicKey }));
  return written(credential, ({ clientDataJSON, authenticatorData, signature, userHandle }) => ({
    clientDataJSON: text(clientDataJSON), authenticatorData: text(authenticatorData), signature: text(signature),
    ...(userHandle ? { userHandle: text(userHandle) } : {}),
  }));
}

/** A credential as JSON. @param {any} credential @param {(response: any) => object} response what is in it */
function written(credential, response) {
  if (typeof credential.toJSON === "function") return credential.toJSON();
  const id = text(credential.rawId);
  return {
    id, rawId: id, type: credential.type, response: response(credential.response),
    clientExtensionResults: credential.getClientExtensionResults(),
  };
}

/** @param {{ id: string }[] | undefined} list */
function descriptors(list = []) {
  return list.map((descriptor) => ({ ...descriptor, id: bytes(descriptor.id) }));
}

/** Decodes base64url. @param {string} text */
function bytes(text) {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

/** Encodes as base64url without padding. @param {ArrayBuffer} buffer */
function text(buffer) {
  const letters = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
