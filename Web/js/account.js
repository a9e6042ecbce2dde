// The pages about accounts (/account…), which the server makes. They work without scripts; with them a browser that
// holds somebody else's records doesn't mix the two.
//
//   [data-code]        the field of a code, which a link brings in its fragment (pair.js)
//   [data-passkey-…]   buttons for passkeys (passkey.js)
//   [data-arrived]     the page after signing in: names in data-arrived whose data this is, in data-go where to go on.
//                      It goes on by itself unless the records here are somebody else's, which shows [data-other], or
//                      nobody's while data-written says that the person has some too, which shows [data-guest]:
//                      [data-adopt] in it takes them in.
//   form[data-clears]  what is kept in this browser goes with the form, unless its [name=keep] is on. [data-unsent] in it,
//                      hidden, is shown first where changes would be lost; pressing again goes on.

import "./pair.js";
import "./passkey.js";

/** Asks the worker; `null` without one. @param {object} message */
function ask(message) {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return Promise.resolve(null);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event) => resolve(event.data);
    worker.postMessage(message, [port2]);
    setTimeout(() => resolve(null), 5000);
  });
}

/** Whose records this browser holds, and how many changes the server hasn't; `null` without a worker. */
const who = () => ask({ type: "who" });

/** Removes everything that Wird keeps in this browser, for those that don't know Clear-Site-Data. */
async function clear() {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  if ("caches" in window) await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  const databases = (await indexedDB.databases?.().catch(() => null)) ?? [{ name: "wird" }];
  await Promise.all(databases.map(({ name }) => new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    // A tab that doesn't let go must not hold the person up; the server's answer clears what is left.
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  })));
  localStorage.clear();
  sessionStorage.clear();
}

const arrived = document.querySelector("[data-arrived]");
if (arrived) {
  const here = await who();
  const { arrived: person, go } = arrived.dataset;
  const isOther = here?.person && here.person !== person;
  const isGuest = here && !here.person && here.waiting > 0 && "written" in arrived.dataset;
  const adopt = async () => {
    if (here && !here.person) await ask({ type: "belong", person });
    location.replace(go);
  };
  if (!isOther && !isGuest) await adopt();
  for (const part of arrived.querySelectorAll("[data-other], [data-guest]")) {
    part.hidden = "other" in part.dataset ? !isOther : !isGuest;
  }
  arrived.querySelector("[data-adopt]")?.addEventListener("click", adopt);
  arrived.hidden = !isOther && !isGuest;
}

for (const form of document.querySelectorAll("form[data-clears]")) {
  let isWarned = false;
  form.addEventListener("submit", async (event) => {
    if (form.elements.namedItem("keep")?.checked) return;
    event.preventDefault();
    const warning = form.querySelector("[data-unsent]");
    const waiting = isWarned ? 0 : (await who())?.waiting ?? 0;
    if (waiting > 0 && warning) {
      isWarned = true;
      warning.hidden = false;
      return;
    }
    await clear().catch((error) => console.warn("clear", error));
    form.submit();
  });
}
