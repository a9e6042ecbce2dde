// Runs on every page and shows nothing by itself: it registers the service worker, reports available updates, says when
// changes can't reach the server, and keeps counts and lists current while other tabs change them. Without it, and
// without a service worker, every page works against the server.
//
// What a page may carry for it:
//   [data-sync-state]        holds the state, and shows it only while there is a problem, and once when it is over. Its
//                            texts: data-offline, data-closed, data-waiting-<plural category>, data-synced.
//   [data-update-ready]      hidden until a new version waits; [data-update-apply] inside it switches to it.
//   [data-storage-warning]   hidden; shown while changes are unsent and the browser may clear the storage.
//   [data-storage-freed]     hidden; shown once recordings were removed because the storage was full.
// When records change in another tab or by sync, the page refreshes itself (page.js says what is swapped, and when not).

import { digits, fill } from "./dom.js";
import { hear, listen } from "./live.js";
import { refresh } from "./page.js";

const channel = "BroadcastChannel" in window ? new BroadcastChannel("wird") : null;

// Registration and update ----------------------------------------------------------------------------------------

async function register() {
  if (!("serviceWorker" in navigator)) throw new Error("the browser has none, or the address is not a safe one");
  let switching = false;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (switching) location.reload();
    else {
      sealForms();
      requestSync();
    }
  });
  const registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  const offer = () => {
    if (registration.waiting && navigator.serviceWorker.controller) showUpdate(() => {
      switching = true;
      registration.waiting?.postMessage({ type: "switch" });
    });
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
  offer();
  navigator.serviceWorker.ready.then(fetchContent);
  document.addEventListener("wird:swapped", offer);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => {});
  });
}

/** Has the worker fetch what the first page did not wait for, once the page is idle. */
function fetchContent({ active }) {
  const idle = window.requestIdleCallback ?? ((task) => setTimeout(task, 2000));
  idle(() => active?.postMessage({ type: "content" }));
}

function showUpdate(apply) {
  for (const notice of document.querySelectorAll("[data-update-ready]")) {
    notice.hidden = false;
    const button = notice.querySelector("[data-update-apply]");
    if (button) button.onclick = apply;
  }
}

// Sync -----------------------------------------------------------------------------------------------------------

const everyMilliseconds = 30_000;

/** @param {number} [number] the server's commit that was heard of, if one was */
function requestSync(number) {
  if (document.visibilityState !== "visible") return;
  navigator.serviceWorker?.controller?.postMessage({ type: "sync", number });
}

let syncing = null;

/** Syncs again and again while the page is visible; a hidden page has no timer for it. */
function keepSyncing() {
  clearInterval(syncing);
  if (document.visibilityState === "visible") syncing = setInterval(requestSync, everyMilliseconds);
}

/** How long unsent changes may wait between two exchanges before it is worth mentioning. */
const graceMilliseconds = 3_000;
/** How long the page says that a problem is over. */
const relievedMilliseconds = 5_000;
const troubles = new Set(["offline", "waiting", "closed", "unpaired", "other"]);

let lastStatus = null;
let isTroubled = false;
let grace = null;
let relief = null;

function showSync(status) {
  const { state, waiting } = lastStatus = status;
  for (const element of document.querySelectorAll("[data-sync-state]")) element.dataset.syncState = state;
  clearTimeout(grace);
  if (troubles.has(state)) {
    if (state === "waiting" && !isTroubled) grace = setTimeout(() => saySync(state, waiting), graceMilliseconds);
    else saySync(state, waiting);
  } else if (isTroubled) {
    isTroubled = false;
    saySync(state, waiting);
    relief = setTimeout(() => saySync(null, 0), relievedMilliseconds);
  }
  if (waiting > 0) keepStorage();
  else for (const warning of document.querySelectorAll("[data-storage-warning]")) warning.hidden = true;
}

/** Shows a state; `null` shows nothing. */
function saySync(state, waiting) {
  clearTimeout(relief);
  isTroubled = troubles.has(state);
  for (const element of document.querySelectorAll("[data-sync-state]")) {
    const text = (state && syncText(element, state, waiting)) || "";
    if (element.textContent !== text) element.textContent = text;
  }
}

function syncText(element, state, waiting) {
  if (state !== "waiting") return element.dataset[state];
  const language = document.documentElement.lang || "ar";
  const category = new Intl.PluralRules(language).select(waiting);
  const text = ["-" + category, "-other", ""].map((form) => element.getAttribute(`data-waiting${form}`)).find((text) => text !== null);
  return text && fill(text, { count: digits(waiting) });
}

let isFreed = false;

/** Shows that recordings were removed to make room. */
function showFreed() {
  isFreed = true;
  for (const notice of document.querySelectorAll("[data-storage-freed]")) notice.hidden = false;
}

let storageIsKept = null;

// Requested once there is something to lose. Browsers decide by themselves, some by asking the person.
async function keepStorage() {
  if (!navigator.storage?.persist) return;
  storageIsKept ??= navigator.storage.persisted().then((isKept) => isKept || navigator.storage.persist());
  const isKept = await storageIsKept;
  for (const warning of document.querySelectorAll("[data-storage-warning]")) warning.hidden = isKept;
}

// Forms ----------------------------------------------------------------------------------------------------------

/**
 * Has the worker seal the numbers of forms that the server made, because it accepts none without this device's seal.
 * This preserves what is typed in a page from before the worker was installed if the server becomes unreachable.
 */
function sealForms() {
  const { controller } = navigator.serviceWorker ?? {};
  const bare = [...document.querySelectorAll("input[name=operation]")].filter(({ value }) => /^[0-9a-f]{32}$/.test(value));
  if (!controller || bare.length === 0) return;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    for (const input of bare) input.value = data[input.value] ?? input.value;
    port1.close();
  };
  controller.postMessage({ type: "seal", numbers: [...new Set(bare.map(({ value }) => value))] }, [port2]);
}

// Changes elsewhere ----------------------------------------------------------------------------------------------

const calmMilliseconds = 1_000;
let refreshTimer = null;
let lastRefresh = -Infinity;

/** Refreshes the page soon: several changes in a row cause one refresh, and a hidden page waits until it is visible. */
function refreshSoon() {
  if (document.visibilityState !== "visible" || refreshTimer) return;
  const wait = Math.max(50, lastRefresh + calmMilliseconds - performance.now());
  refreshTimer = setTimeout(async () => {
    isStale = false;
    const isDone = await refresh().catch(() => false);
    lastRefresh = performance.now();
    refreshTimer = null;
    if (!isDone) isStale = true;
    // Something changed while the page was being fetched.
    else if (isStale) refreshSoon();
  }, wait);
}

let isStale = false;

// Start ----------------------------------------------------------------------------------------------------------

channel?.addEventListener("message", ({ data }) => {
  if (data.type === "sync") {
    showSync(data);
    if (data.state === "synced") void listen();
  }
  if (data.type === "freed") showFreed();
  if (data.type === "changed") {
    isStale = true;
    refreshSoon();
  }
});
document.addEventListener("wird:swapped", () => {
  sealForms();
  if (isFreed) showFreed();
});
addEventListener("online", () => requestSync());
// Shown at once rather than after the next failed sync; unsent changes are more important to mention.
addEventListener("offline", () => {
  if (!lastStatus || lastStatus.waiting === 0) showSync({ state: "offline", waiting: 0 });
});
addEventListener("pageshow", ({ persisted }) => { if (persisted) refreshSoon(); });
document.addEventListener("visibilitychange", () => {
  keepSyncing();
  requestSync();
  if (isStale) refreshSoon();
});
// A refresh that would have interrupted the person in a field is done when they leave it.
document.addEventListener("focusout", () => { if (isStale) refreshSoon(); });
keepSyncing();
requestSync();
sealForms();
hear(requestSync);

// A browser may refuse a worker (private windows, blocked storage). Then pages come from the server and say so.
const start = () => register().catch((error) => {
  console.info("no service worker:", error);
  showSync({ state: "server", waiting: 0 });
});
if (document.readyState === "complete") start();
else addEventListener("load", start, { once: true });
