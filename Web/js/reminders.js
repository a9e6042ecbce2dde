// Alerts when a reminder is due: by the browser's notifications if the person allowed them, otherwise in the page.
//
//   <ul id="alerts" data-alerts>           gets the rows of reminders that have just come, from /reminders
//   [data-reminder-channels]               the settings' part on this device:
//     [data-permission]                    says what the browser allows: data-granted, -denied, -default, -none
//     [data-permission-ask]                asks the browser, as nothing else does; data-help is the page that explains
//     [data-permission-steps]              opened if the browser refuses
//   [data-sounds]                          notes by the name of a sound; [data-sound-play=SELECT] plays what is chosen there
//   [data-adhan-again]                     in a prayer's row: plays what the page was not allowed to play
//   details[data-browser]                  the steps for a browser; those of the running one are opened
// If the browser blocks notifications for a person who wanted or had them, the page that explains this opens once by
// itself, and never again.
//     [data-reminder-test]                 tries each way: data-title, data-body, data-icon
// One timer waits for the next reminder; none runs if nothing is coming. A device alerts once: what was alerted is
// noted in localStorage, under one lock for all tabs and the worker, which shows what is pushed (worker/push.js).
// Notifications are shown through the service worker, which handles their buttons with no page open
// (worker/reminders.js).

import { playAdhan } from "./adhan.js";
import { announce, on, ready } from "./dom.js";
import { haptic } from "./haptics.js";
import { ask as fetchPage } from "./page.js";
import { picture } from "./picture.js";
import { openSheet } from "./sheet.js";
import { toast } from "./toast.js";

const minute = 60_000;
const patience = 2_000;
const longest = 6 * 60 * minute;
const keep = 2 * 24 * 60 * minute;
const store = "wird:reminded";
const explained = "wird:explained";
const wanted = "wird:notified";
const alertedCache = "alerted";
const alertedEntry = "/alerted.json";
const channel = "BroadcastChannel" in window ? new BroadcastChannel("wird") : null;
/** @type {any} */
let plan = null;
let timer = 0;
let asking = 0;

// The plan ---------------------------------------------------------------------------------------------------------

/** Requests the plan soon: several changes in a row cause one request. A hidden page has no short timers. */
function askSoon(wait = patience) {
  clearTimeout(asking);
  if (document.visibilityState === "hidden") return void ask();
  asking = setTimeout(ask, wait);
}

async function ask() {
  // A page without a place, or whose planner is hidden, has no reminders.
  if (!document.querySelector("[data-alerts]")) {
    plan = null;
    showBadge(0);
    return;
  }
  const response = await fetch("/reminders", { headers: { Accept: "application/json" } }).catch(() => null);
  if (!response?.ok) return;
  plan = await response.json();
  showBadge(plan.badge);
  if (permission() === "granted") remember(wanted);
  else if (recall(wanted)) void explainOnce(plan.help);
  forgetOver();
  await alertDue();
}

/** Alerts what is due, including what became due while the page slept, and waits for the next. */
async function alertDue() {
  if (!plan) return;
  const now = Date.now();
  const isDue = (/** @type {any} */ each) => each.at <= now && each.at > now - plan.grace * minute;
  const due = [...plan.recent, ...plan.pending].filter(isDue).sort((a, b) => a.at - b.at);
  let isNew = false;
  for (const reminder of due) {
    const claimed = await claim(reminder);
    if (!claimed) continue;
    isNew = true;
    if (reminder.delivery === "alert") await ring(reminder, claimed === "pushed");
  }
  clearTimeout(timer);
  const next = Math.min(...plan.pending.filter((/** @type {any} */ each) => each.at > now).map((/** @type {any} */ each) => each.at));
  if (Number.isFinite(next)) timer = setTimeout(alertDue, Math.min(next - now, longest));
  if (isNew) askSoon();
}

/**
 * Whether this tab is the one to alert, noted for all tabs once for each key; "pushed" if the worker has already shown it
 * because the server pushed it (worker/push.js).
 * @param {any} reminder
 */
async function claim(reminder) {
  const take = async () => {
    const now = Date.now();
    const noted = Object.entries(read()).filter(([, at]) => Math.abs(now - Number(at)) < keep);
    const done = Object.fromEntries(noted);
    if (done[reminder.key]) return false;
    for (const key of [reminder.key, ...(reminder.keys ?? [])]) done[key] = now;
    try { localStorage.setItem(store, JSON.stringify(done)); } catch { /* A full or refused storage alerts all the same. */ }
    const isPushed = await noteForWorker([reminder.key, ...(reminder.keys ?? [])], now).catch(() => false);
    return isPushed ? "pushed" : true;
  };
  return navigator.locks ? navigator.locks.request(store, take) : take();
}

/** Notes keys where the worker looks before it shows what is pushed; whether it has shown the first. */
async function noteForWorker(/** @type {string[]} */ keys, /** @type {number} */ now) {
  if (!navigator.serviceWorker?.controller) return false;
  const cache = await caches.open(alertedCache);
  const noted = (await (await cache.match(alertedEntry))?.json()) ?? {};
  const isPushed = keys[0] in noted;
  const kept = Object.entries(noted).filter(([, at]) => Math.abs(now - Number(at)) < keep);
  for (const key of keys) kept.push([key, now]);
  await cache.put(alertedEntry, new Response(JSON.stringify(Object.fromEntries(kept))));
  return isPushed;
}

/** @returns {Record<string, number>} */
function read() {
  try { return JSON.parse(localStorage.getItem(store) ?? "{}") ?? {}; } catch { return {}; }
}

// Alerts -----------------------------------------------------------------------------------------------------------

/** @param {any} reminder @param {boolean} wasPushed whether its notification is there already */
async function ring(reminder, wasPushed = false) {
  const isShown = wasPushed || (await notify(reminder));
  if (!isShown) await showHere(reminder);
  if (reminder.silent || document.visibilityState !== "visible") return;
  haptic(reminder.group === "prayer" ? "prayer" : "light");
  if (reminder.adhan) {
    const answer = await playAdhan(reminder.adhan);
    if (answer === "played") return;
    if (answer === "refused") await showHere(reminder, true);
  }
  if (plan?.sound) play(reminder.tone);
}

/** Shows a system notification; `false` if that isn't allowed. @param {any} reminder */
async function notify(reminder) {
  if (permission() !== "granted") return false;
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.active) return false;
  const { lang, dir } = document.documentElement;
  const shown = Number(/** @type {any} */ (Notification).maxActions ?? 2);
  const { drawing, qibla } = reminder;
  const icon = drawing ? await picture(drawing) : null;
  const image = qibla ? await picture(`<path d="${qibla.drawing}" fill="currentColor"/>`, 256) : null;
  /** @type {any} */
  const options = {
    body: qibla ? `${reminder.body} ${qibla.text}` : reminder.body, tag: reminder.key, lang, dir, icon: icon ?? plan?.icon ?? reminder.icon, silent: Boolean(reminder.silent),
    timestamp: reminder.at, data: { id: reminder.id, task: reminder.task, move: plan?.move, actions: reminder.actions ?? [] },
    actions: (reminder.actions ?? []).slice(0, shown).map((/** @type {any} */ each) => ({ action: each.name, title: each.label })),
  };
  if (image) options.image = image;
  return registration.showNotification(reminder.title, options).then(() => true, () => false);
}

/** Shows the reminder's own row, with its forms, over the open page. @param {any} reminder @param {boolean} isMute */
async function showHere(reminder, isMute = false) {
  const region = document.querySelector("[data-alerts]");
  if (!region) return;
  const selector = `[data-reminder="${CSS.escape(reminder.id)}"]`;
  if (document.querySelector(selector)) {
    announce(`${reminder.title} ${reminder.body}`);
    if (isMute) document.querySelector(`${selector} [data-adhan-again]`)?.removeAttribute("hidden");
    return;
  }
  const response = await fetch("/reminders", { headers: { Accept: "text/html" } }).catch(() => null);
  const page = new DOMParser().parseFromString((await response?.text()) ?? "", "text/html");
  const row = page.querySelector(selector);
  if (!row) return toast(`${reminder.title} ${reminder.body}`);
  for (const back of row.querySelectorAll("input[name=back]")) back.setAttribute("value", location.pathname);
  if (isMute) row.querySelector("[data-adhan-again]")?.removeAttribute("hidden");
  region.append(document.adoptNode(row));
}

/** Removes the alerts of reminders that were answered elsewhere, done or moved. */
function forgetOver() {
  const ids = new Set([...plan.recent, ...plan.pending].map((/** @type {any} */ each) => each.id));
  for (const row of document.querySelectorAll("[data-alerts] > [data-reminder]")) {
    if (!ids.has(row.getAttribute("data-reminder"))) row.remove();
  }
}

on("click", "[data-adhan-again]", (/** @type {HTMLElement} */ button) => {
  const asked = [...(plan?.recent ?? []), ...(plan?.pending ?? [])].find(({ id }) => id === button.dataset.adhanAgain);
  if (asked?.adhan) void playAdhan(asked.adhan);
});

// A row that was answered is removed; the swap of the page says what was done.
on("submit", "[data-alerts] form", (form) => setTimeout(() => form.closest("[data-reminder]")?.remove(), 0));

/** Plays notes one after another. A page that was never touched may not make sound. @param {number[]} notes */
function play(notes) {
  if (!notes?.length || !("AudioContext" in window)) return;
  const context = new AudioContext();
  if (context.state !== "running") return void context.close();
  notes.forEach((hertz, index) => {
    const from = context.currentTime + index * 0.22;
    const tone = new OscillatorNode(context, { type: "sine", frequency: hertz });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.linearRampToValueAtTime(0.18, from + 0.03);
    volume.gain.setValueAtTime(0.18, from + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.001, from + 0.5);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + 0.55);
    if (index === notes.length - 1) tone.onended = () => void context.close();
  });
}

/** Shows the number of today's open tasks on the app's icon, otherwise in the bar. @param {number} count */
function showBadge(count) {
  const badge = /** @type {any} */ (navigator);
  if (badge.setAppBadge) {
    void (count > 0 ? badge.setAppBadge(count) : badge.clearAppBadge()).catch(() => {});
    return;
  }
  const item = document.querySelector(".bar-item[data-area=today]");
  if (count > 0) item?.setAttribute("data-count", String(count));
  else item?.removeAttribute("data-count");
}

// The settings' part -----------------------------------------------------------------------------------------------

function permission() {
  return "Notification" in window ? Notification.permission : "none";
}

function showPermission() {
  const words = /** @type {HTMLElement | null} */ (document.querySelector("[data-permission]"));
  if (!words) return;
  const state = permission();
  words.textContent = words.dataset[state] ?? "";
  const askButton = /** @type {HTMLElement | null} */ (document.querySelector("[data-permission-ask]"));
  if (askButton) askButton.hidden = state !== "default";
  const test = /** @type {HTMLElement | null} */ (document.querySelector("[data-reminder-test]"));
  if (test) test.hidden = false;
  document.querySelector("[data-permission-steps]")?.toggleAttribute("open", state === "denied");
}

on("click", "[data-permission-ask]", async (/** @type {HTMLElement} */ button) => {
  await Notification.requestPermission();
  showPermission();
  await explainOnce(button.dataset.help);
});

on("click", "[data-reminder-test]", async (/** @type {HTMLElement} */ button) => {
  const { title = "", body = "", icon = "" } = button.dataset;
  await notify({ id: "test", key: "test", at: Date.now(), title, body, icon, actions: [] });
  toast(`${title} ${body}`);
  haptic("snooze");
  play([659, 784]);
});

on("click", "[data-sound-play]", (/** @type {HTMLElement} */ button) => {
  const sounds = JSON.parse(/** @type {HTMLElement | null} */ (button.closest("[data-sounds]"))?.dataset.sounds ?? "{}");
  const select = document.getElementById(button.dataset.soundPlay ?? "");
  if (select instanceof HTMLSelectElement) play(sounds[select.value] ?? []);
});

/** The browser that is running, by its name in the help's steps. */
function browserName() {
  const agent = navigator.userAgent;
  if (/iPhone|iPad/.test(agent)) return "ios";
  if (/Android/.test(agent)) return "android";
  if (/Firefox\//.test(agent)) return "firefox";
  if (/Edg\//.test(agent)) return "edge";
  return /Chrome\//.test(agent) ? "chrome" : "safari";
}

/** @param {string} name */
function recall(name) {
  try { return localStorage.getItem(name) !== null; } catch { return false; }
}

/** Remembers a name; whether that was possible. @param {string} name */
function remember(name) {
  try { localStorage.setItem(name, "1"); return true; } catch { return false; }
}

/**
 * Explains once on a device why and how to allow notifications, if the browser blocks them (MZ-108).
 * @param {string} [path]
 */
async function explainOnce(path) {
  if (permission() !== "denied" || !path || document.querySelector("[data-browser], dialog[open]")) return;
  if (recall(explained) || !remember(explained)) return;
  const answer = await fetchPage(path).catch(() => null);
  if (!answer || answer.isRefused) return;
  openSheet(answer.page.querySelector("[data-sheet-content]") ?? answer.main, null);
  showSteps();
}

function showSteps() {
  document.querySelector(`details[data-browser="${browserName()}"]`)?.setAttribute("open", "");
}

// Start ------------------------------------------------------------------------------------------------------------

ready(showPermission);
ready(showSteps);
ready(() => {
  for (const button of document.querySelectorAll("[data-sound-play][hidden]")) button.removeAttribute("hidden");
});
channel?.addEventListener("message", ({ data }) => { if (data.type === "changed") askSoon(); });
document.addEventListener("wird:swapped", () => askSoon());
document.addEventListener("visibilitychange", () => { if (document.visibilityState === "visible") askSoon(0); });
askSoon();
