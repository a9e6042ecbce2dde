// Runs on every page and makes nothing visible by itself: registers the service worker, shows that an update is ready,
// says quietly whether changes have reached the server, and keeps counts and lists fresh while other tabs change them.
// Without it, and without a service worker, every page works against the server.
//
// What a page may carry for it:
//   [data-sync-state]        shows the state. Its texts: data-synced, data-offline, data-waiting-<plural category>.
//   [data-update-ready]      hidden until a new version waits; [data-update-apply] inside it switches to it.
//   [data-storage-warning]   hidden; shown while changes are unsent and the browser may clear the storage.
//   [data-live][id]          replaced by its newest form when records change elsewhere.

const channel = "BroadcastChannel" in window ? new BroadcastChannel("wird") : null;

// Registration and update ----------------------------------------------------------------------------------------

async function register() {
  if (!("serviceWorker" in navigator)) return;
  const hadController = Boolean(navigator.serviceWorker.controller);
  let switching = false;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (hadController && switching) location.reload();
    else requestSync();
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
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => {});
  });
}

function showUpdate(apply) {
  for (const notice of document.querySelectorAll("[data-update-ready]")) {
    notice.hidden = false;
    notice.querySelector("[data-update-apply]")?.addEventListener("click", apply, { once: true });
  }
}

// Sync -----------------------------------------------------------------------------------------------------------

const everyMilliseconds = 30_000;

function requestSync() {
  if (document.visibilityState !== "visible") return;
  navigator.serviceWorker?.controller?.postMessage({ type: "sync" });
}

function showSync({ state, waiting }) {
  for (const element of document.querySelectorAll("[data-sync-state]")) {
    element.dataset.syncState = state;
    const text = syncText(element, state, waiting);
    if (text !== undefined && element.textContent !== text) element.textContent = text;
  }
  if (waiting > 0) keepStorage();
  else for (const warning of document.querySelectorAll("[data-storage-warning]")) warning.hidden = true;
}

function syncText(element, state, waiting) {
  if (state !== "waiting") return element.dataset[state];
  const language = document.documentElement.lang || "ar";
  const category = new Intl.PluralRules(language).select(waiting);
  const text = element.getAttribute(`data-waiting-${category}`) ?? element.getAttribute("data-waiting-other");
  const digits = document.documentElement.dataset.digits ?? (language.startsWith("ar") ? "arab" : "latn");
  return text?.replace("{count}", new Intl.NumberFormat(`${language}-u-nu-${digits}`).format(waiting));
}

// Asked for once there is something to lose. Browsers decide by themselves, some by asking the person.
async function keepStorage() {
  const storage = navigator.storage;
  if (!storage?.persist) return;
  const kept = (await storage.persisted()) || (await storage.persist());
  for (const warning of document.querySelectorAll("[data-storage-warning]")) warning.hidden = kept;
}

// Live parts -----------------------------------------------------------------------------------------------------

let refreshing = null;
let stale = false;

/** Fetches this page again and replaces its live parts. The part that has the focus is left alone. */
async function refresh() {
  if (!document.querySelector("[data-live]")) return;
  if (document.visibilityState !== "visible") {
    stale = true;
    return;
  }
  stale = false;
  const response = await fetch(location.href, { headers: { accept: "text/html" } });
  if (!response.ok || response.redirected) return;
  const fresh = new DOMParser().parseFromString(await response.text(), "text/html");
  for (const element of document.querySelectorAll("[data-live][id]")) {
    const next = fresh.getElementById(element.id);
    if (!next || element.contains(document.activeElement) || element.isEqualNode(next)) continue;
    element.replaceWith(document.adoptNode(next));
    next.dispatchEvent(new CustomEvent("wird:refreshed", { bubbles: true }));
  }
}

/** Several changes in a row make one refresh. */
function refreshSoon() {
  refreshing ??= setTimeout(() => {
    refreshing = null;
    refresh().catch(() => {});
  }, 50);
}

// Start ----------------------------------------------------------------------------------------------------------

channel?.addEventListener("message", ({ data }) => {
  if (data.type === "sync") showSync(data);
  if (data.type === "changed") refreshSoon();
});
addEventListener("online", requestSync);
addEventListener("pageshow", ({ persisted }) => { if (persisted) refreshSoon(); });
document.addEventListener("visibilitychange", () => {
  requestSync();
  if (stale) refreshSoon();
});
setInterval(requestSync, everyMilliseconds);
requestSync();

const start = () => register().catch((error) => console.error("service worker", error));
if (document.readyState === "complete") start();
else addEventListener("load", start, { once: true });
