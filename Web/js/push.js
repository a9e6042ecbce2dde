// Alerts while every page is closed: switches them on and off for this browser, and tries out each way in which an alert
// comes. Nothing is asked of the browser's push service before the person presses the button.
//
//   [data-push="KEY"]           this device's part of the page; KEY is the server's, data-contact is empty without one
//     [data-push-state]         says how it stands: data-off, -on, -denied, -none, -missing, -failed
//     [data-push-on], [data-push-off], [data-push-test]   the buttons; the test has data-title and data-body
//     [data-push-results]       with [data-way=page|notification|push], each with data-waiting, -came, -not, -off
//   [data-push-device=ID]       a row of the list; [data-push-this] in it is shown in this browser's
// Where alerts are on, every start of the app tells the server the subscription again: browsers may replace it.

import { on, ready, remember, remembered } from "./dom.js";
import { whenMeant } from "./meant.js";
import { refresh } from "./page.js";
import { toast } from "./toast.js";

const address = "/me/settings/push";
const told = "wird.pushed";
const patience = 30_000;
const channel = "BroadcastChannel" in window ? new BroadcastChannel("wird") : null;
const isSupported = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** @returns {Promise<PushSubscription | null>} */
async function subscribed() {
  const registration = isSupported ? await navigator.serviceWorker.getRegistration() : null;
  return (await registration?.pushManager?.getSubscription().catch(() => null)) ?? null;
}

/** Sends a form; its answer, or `null` if it was refused. @param {Record<string, string>} fields @returns {Promise<any>} */
async function send(fields) {
  const answer = await fetch(address, {
    method: "POST", headers: { Accept: "application/json" }, body: new URLSearchParams(fields),
  }).catch(() => null);
  return answer?.ok ? answer.json() : null;
}

/** Tells the server a subscription. @param {PushSubscription} subscription */
function tell(subscription) {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return send({ step: "subscribe", endpoint, ...keys, name: browserName(), origin: location.origin });
}

/** The browser and its system, by which a person tells their devices apart. */
function browserName() {
  const { userAgent } = navigator;
  const names = [["Edg/", "Edge"], ["OPR/", "Opera"], ["Firefox/", "Firefox"], ["FxiOS/", "Firefox"], ["Chrome/", "Chrome"], ["CriOS/", "Chrome"]];
  const systems = [["Android", "Android"], ["iPhone", "iPhone"], ["iPad", "iPad"], ["Windows", "Windows"], ["Mac OS", "Mac"], ["Linux", "Linux"]];
  const found = (/** @type {string[][]} */ list) => list.find(([mark]) => userAgent.includes(mark))?.[1];
  return [found(names) ?? "Safari", found(systems)].filter(Boolean).join(", ");
}

/** The server's name for a subscription: a hash of its address. @param {string} endpoint */
async function idOf(endpoint) {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(hash).slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} text */
const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** Whether a subscription is bound to a key of the server's. @param {PushSubscription} subscription @param {string} key */
function isBound(subscription, key) {
  const own = subscription.options?.applicationServerKey;
  return !own || String(new Uint8Array(own)) === String(bytes(key));
}

// The page -----------------------------------------------------------------------------------------------------------

/** @returns {HTMLElement | null} */
const part = () => document.querySelector("[data-push]");

/** Shows how it stands on this device. @param {string} [trouble] */
async function showState(trouble) {
  const here = part();
  if (!here) return;
  const subscription = await subscribed();
  const isOn = subscription !== null && isBound(subscription, here.dataset.push ?? "");
  const state = trouble ?? (!isSupported ? "none" : Notification.permission === "denied" ? "denied"
    : isOn ? "on" : here.dataset.contact ? "off" : "missing");
  const words = /** @type {HTMLElement | null} */ (here.querySelector("[data-push-state]"));
  if (words) words.textContent = words.dataset[state] ?? "";
  show("[data-push-on]", isSupported && !isOn && Boolean(here.dataset.contact) && state !== "denied");
  show("[data-push-off]", isOn);
  show("[data-push-test]", true);
  if (!subscription) return;
  const id = await idOf(subscription.endpoint);
  document.querySelector(`[data-push-device="${id}"] [data-push-this]`)?.removeAttribute("hidden");
}

/** @param {string} selector @param {boolean} isShown */
function show(selector, isShown) {
  part()?.querySelector(selector)?.toggleAttribute("hidden", !isShown);
}

on("click", "[data-push-on]", async () => {
  const key = part()?.dataset.push ?? "";
  if ((await Notification.requestPermission()) !== "granted") return showState();
  try {
    const registration = await navigator.serviceWorker.ready;
    const old = await registration.pushManager.getSubscription();
    if (old && !isBound(old, key)) await old.unsubscribe();
    const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
    if (!(await tell(subscription))) {
      await subscription.unsubscribe();
      return showState("failed");
    }
    remember(told, "1");
  } catch (error) {
    console.info("push", error);
    return showState("failed");
  }
  if (!(await refresh())) await showState();
});

on("click", "[data-push-off]", async () => {
  const subscription = await subscribed();
  if (!subscription) return showState();
  const device = await idOf(subscription.endpoint);
  await subscription.unsubscribe();
  await send({ step: "remove", device });
  if (!(await refresh())) await showState();
});

// Trying each way out --------------------------------------------------------------------------------------------

on("click", "[data-push-test]", async (/** @type {HTMLElement} */ button) => {
  const { title = "", body = "" } = button.dataset;
  toast(`${title} ${body}`);
  say("page", "came");
  await Promise.all([tryNotification(title, body), tryPush()]);
});

/** @param {string} title @param {string} body */
async function tryNotification(title, body) {
  if (!isSupported || Notification.permission !== "granted") return say("notification", "off");
  const registration = await navigator.serviceWorker.getRegistration();
  const { lang, dir } = document.documentElement;
  await registration?.showNotification(title, { body, tag: "test", lang, dir: /** @type {any} */ (dir) }).catch(() => {});
  const shown = (await registration?.getNotifications({ tag: "test" }).catch(() => [])) ?? [];
  say("notification", shown.length > 0 ? "came" : "not");
}

async function tryPush() {
  const subscription = await subscribed();
  if (!subscription) return say("push", "off");
  say("push", "waiting");
  /** @type {string[]} */
  const came = [];
  /** @type {() => void} */
  let look = () => {};
  const listen = (/** @type {MessageEvent} */ { data }) => {
    if (data.type !== "pushed") return;
    came.push(data.test);
    look();
  };
  channel?.addEventListener("message", listen);
  const answer = await send({ step: "test", device: await idOf(subscription.endpoint) });
  const isThere = answer !== null && (await new Promise((done) => {
    look = () => { if (came.includes(answer.test)) done(true); };
    setTimeout(() => done(false), patience);
    look();
  }));
  channel?.removeEventListener("message", listen);
  say("push", isThere ? "came" : "not");
}

/** Says what became of a way. @param {string} way @param {string} result */
function say(way, result) {
  const line = /** @type {HTMLElement | null} */ (part()?.querySelector(`[data-way=${way}]`));
  if (!line) return;
  line.hidden = false;
  line.dataset.result = result;
  const words = line.querySelector("b");
  if (words) words.textContent = line.dataset[result] ?? "";
}

// Start ------------------------------------------------------------------------------------------------------------

ready(() => void showState());
whenMeant(async () => {
  if (remembered(told)) return;
  const subscription = await subscribed();
  if (!subscription) return;
  remember(told, "1");
  await tell(subscription);
});
