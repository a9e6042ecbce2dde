// The recordings that wait to be sent. They go out from whichever page of Wird is open, one tab at a time, in parts that
// resume; each is handed in once, however often it is tried. It is removed here once the server has the whole of it by its
// hash and has ruled on it: until then the page says that it waits, how much it is, and when it is tried again.
//
//   [data-takes-of="/course/…"]  gets a copy of the hidden card in it for each recording with fields that waits for this page
//   [data-take="HASH"]       a recording that waits; in it
//   [data-take-standing]       gets data-text-waits, -next, -sending or -elsewhere
//   [data-take-now]            tries at once
// Says what became of a take: the event wird:take on the document, with { take, state }.

import { clock, digits, fill, on, operation, ready, text } from "./dom.js";
import { ask, refresh } from "./page.js";
import { Later, Refused, hand, upload } from "./takes-sending.js";
import { all, put, remove, sound } from "./takes-store.js";

/** The pauses between tries in milliseconds: each twice as long as the one before. */
const pauses = { first: 5_000, longest: 300_000 };
/** How often and how long apart the server's verdict is asked for after the last byte. */
const verdicts = { times: 8, milliseconds: 600 };

let timer = 0;
let isRunning = false;
let isWanted = false;
let hasBegun = false;

/** Looks at what waits, now and whenever it may go. */
export function begin() {
  if (hasBegun) return;
  hasBegun = true;
  addEventListener("online", () => void run(true));
  hearOfServer();
  document.addEventListener("visibilitychange", () => { if (document.visibilityState === "visible") void run(); });
  on("click", "[data-take-now]", () => void run(true));
  ready(() => void draw());
  void run();
}

/** A server that was away and is back says so by a sync: what failed meanwhile goes then, and not when its pause is over. */
function hearOfServer() {
  if (!("BroadcastChannel" in window)) return;
  new BroadcastChannel("wird").addEventListener("message", async ({ data }) => {
    if (data.type !== "sync" || !["synced", "waiting"].includes(data.state) || isRunning) return;
    if ((await all()).some(({ state, stored, tries }) => state === "queued" && tries > 0 && !stored)) void run(true);
  });
}

/** Puts a take in the queue and sends it if that can be. @param {import("./takes-store.js").Take} take */
export async function enqueue(take) {
  Object.assign(take, {
    state: "queued", operation: take.operation || operation(), posted: false, stored: false, sent: 0, tries: 0, next: 0, why: "",
  });
  await put(take);
  begin();
  await run(true);
}

/** Sends what is due; `isAsked`: whatever is there. @param {boolean} [isAsked] */
export async function run(isAsked = false) {
  if (isRunning) {
    isWanted ||= isAsked;
    return;
  }
  isRunning = true;
  try {
    await alone(async () => {
      for (const take of await all()) {
        if (take.state === "queued" && (isAsked || take.next <= Date.now())) await deliver(take);
      }
    });
  } finally {
    isRunning = false;
  }
  await draw();
  if (isWanted) {
    isWanted = false;
    void run(true);
  } else await schedule();
}

/** Two tabs must not send at once. @param {() => Promise<void>} task */
async function alone(task) {
  if (!navigator.locks) return task();
  return navigator.locks.request("wird-takes", { ifAvailable: true }, (lock) => (lock ? task() : undefined));
}

async function schedule() {
  clearTimeout(timer);
  const times = (await all()).filter(({ state }) => state === "queued").map(({ next }) => next);
  if (times.length > 0) timer = setTimeout(() => void run(), Math.max(500, Math.min(...times) - Date.now()));
}

/** @param {import("./takes-store.js").Take} take */
async function deliver(take) {
  try {
    // The worker takes it without a server, so every page says at once that it waits.
    if (!take.posted && !take.fields && navigator.serviceWorker?.controller) await handIn(take);
    if (!take.stored) {
      await upload(take, await sound(take), (sent) => note(take, { sent }));
      await note(take, { stored: true });
    }
    if (!take.posted) await handIn(take);
    if (!take.posted) throw new Later("it was not taken");
    await settle(take);
  } catch (error) {
    if (error instanceof Refused) await note(take, { state: "kept", why: error.message });
    else {
      if (!(error instanceof Later)) console.warn("a recording was not sent", error);
      const pause = Math.min(pauses.longest, pauses.first * 2 ** take.tries);
      await note(take, { tries: take.tries + 1, next: Date.now() + pause });
    }
  }
}

/** @param {import("./takes-store.js").Take} take */
async function handIn(take) {
  if (await hand(take)) await note(take, { posted: true });
}

/** Waits for the server's verdict, which comes with a sync. @param {import("./takes-store.js").Take} take */
async function settle(take) {
  for (let count = 0; count < verdicts.times; count += 1) {
    navigator.serviceWorker?.controller?.postMessage({ type: "sync" });
    await new Promise((done) => setTimeout(done, verdicts.milliseconds));
    const answer = await ask(take.work);
    if (!answer || answer.isRefused || answer.url.pathname !== take.work) continue;
    if (answer.page.querySelector(`[data-take="${take.hash}"]`)) continue;
    await remove(take.id);
    tell(take, "settled");
    // The page that says it waits hears it from a commit as well, where a worker has one.
    if (document.querySelector(`[data-take="${take.hash}"]`)) await refresh();
    return;
  }
  throw new Later("there is no verdict yet");
}

/** @param {import("./takes-store.js").Take} take @param {Record<string, unknown>} changes */
async function note(take, changes) {
  Object.assign(take, changes);
  await put(take);
  tell(take, take.state);
  await draw();
}

/** @param {import("./takes-store.js").Take} take @param {string} state */
function tell(take, state) {
  document.dispatchEvent(new CustomEvent("wird:take", { detail: { take, state } }));
}

/** Says beside each waiting recording how it stands. */
async function draw() {
  if (!document.querySelector("[data-take]")) return;
  const takes = await all();
  lay(takes);
  const places = document.querySelectorAll("[data-take]");
  for (const place of places) {
    const take = takes.find(({ hash, state }) => state === "queued" && hash === place.getAttribute("data-take"));
    const standing = place.querySelector("[data-take-standing]");
    const words = take ? wordsOf(take, standing) : text(standing, "elsewhere");
    if (standing && standing.textContent !== words) standing.textContent = words;
    const button = place.querySelector("[data-take-now]");
    if (button instanceof HTMLElement) button.hidden = !take || isRunning;
  }
}

/** Lays a card for each recording that waits for a page's form. @param {import("./takes-store.js").Take[]} takes */
function lay(takes) {
  const place = document.querySelector("[data-takes-of]");
  const blank = place?.querySelector('[data-take=""]');
  if (!place || !blank) return;
  const waiting = takes.filter(({ work, state, fields }) => fields && state === "queued" && work === place.getAttribute("data-takes-of"));
  for (const card of place.querySelectorAll("[data-take]:not([data-take=''])")) {
    if (!waiting.some(({ hash }) => hash === card.getAttribute("data-take"))) card.remove();
  }
  for (const { hash } of waiting) {
    if (place.querySelector(`[data-take="${hash}"]`)) continue;
    const card = /** @type {HTMLElement} */ (blank.cloneNode(true));
    Object.assign(card, { hidden: false }).dataset.take = hash;
    place.append(card);
  }
}

/** @param {import("./takes-store.js").Take} take @param {Element | null} standing */
function wordsOf(take, standing) {
  const size = Math.max(1, Math.round(take.size / 104_857.6));
  const megabytes = `${digits(Math.floor(size / 10))}.${digits(size % 10)}`;
  const what = fill(text(standing, "waits"), { length: length(take.seconds), size: megabytes });
  if (isRunning) return `${what}. ${fill(text(standing, "sending"), { percent: digits(Math.floor((100 * take.sent) / Math.max(1, take.size))) })}`;
  const at = new Date(take.next);
  return `${what}. ${fill(text(standing, "next"), { time: clock(at.getHours() * 60 + at.getMinutes()) })}`;
}

/** @param {number} seconds */
export function length(seconds) {
  const whole = Math.floor(seconds);
  return `${digits(Math.floor(whole / 60))}:${digits(whole % 60, 2)}`;
}
