// The course’s schedule and first steps.
//
//   <details data-device-zone="Asia/Riyadh" data-zone-action="/course/schedule/zone">   no zone is chosen: the device's own
//                                       is told where it differs from the one shown
//   <header data-visits="3">            a visit to the schedule, counted on this device alone
//   <details data-explanation open>     folds from the visit after that on, and opens with a press or the focus
//   #session-ID in the address           opens that session over the schedule, once (Today leads there)
//   <button data-ask-alerts>            with this press the device asks whether it may notify, if the switch beside it is on

import { on, operation, ready } from "./dom.js";
import { post, refresh } from "./page.js";

const visitsKey = "wird-course-visits";
const mostKey = "wird-course-visits-most";

/** The pages that were counted: a swap of the same page is no visit. @type {WeakSet<Element>} */
const counted = new WeakSet();
let isCounted = false;
/** The zone that was told last. */
let told = "";

ready(() => {
  const bar = document.querySelector("[data-visits]");
  if (bar && !counted.has(bar)) {
    counted.add(bar);
    if (!isCounted) keep(visitsKey, String(visits() + 1));
    isCounted = true;
    keep(mostKey, bar.getAttribute("data-visits") ?? "");
  }
  const most = Number(kept(mostKey)) || Infinity;
  for (const part of document.querySelectorAll("details[data-explanation]")) {
    if (!(part instanceof HTMLDetailsElement) || counted.has(part)) continue;
    counted.add(part);
    if (visits() > most) part.open = false;
  }
  // On a narrow window the days are more than the row shows.
  document.querySelector(".course-day[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  openNamed();
  void tellZone();
});

/** Opens the session that the address names, and takes its name from the address, so that it isn't opened again. */
function openNamed() {
  if (!location.hash.startsWith("#session-")) return;
  const link = document.getElementById(location.hash.slice(1))?.querySelector("a[data-sheet]");
  history.replaceState(history.state, "", location.pathname + location.search);
  if (link instanceof HTMLElement) link.click();
}

function visits() {
  return Number(kept(visitsKey)) || 0;
}

/** What is kept on this device alone. @param {string} key */
function kept(key) {
  try { return localStorage.getItem(key) ?? ""; } catch { return ""; }
}

/** @param {string} key @param {string} words */
function keep(key, words) {
  try { localStorage.setItem(key, words); } catch { /* Then the kinds stay explained. */ }
}

on("focusin", "details[data-explanation] > summary", (/** @type {HTMLElement} */ mark) => {
  if (mark.matches(":focus-visible") && mark.parentElement instanceof HTMLDetailsElement) {
    mark.parentElement.open = true;
  }
});

/** Tells the device's zone once, where none is chosen and another is shown. */
async function tellZone() {
  const part = document.querySelector("[data-device-zone]");
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!(part instanceof HTMLElement) || !zone || zone === part.dataset.deviceZone || zone === told) return;
  told = zone;
  const answer = await post(part.dataset.zoneAction ?? "", { operation: operation(), "device-zone": zone });
  if (answer && !answer.isRefused && part.isConnected) await refresh();
}

on("click", "[data-ask-alerts]", (/** @type {HTMLButtonElement} */ button) => {
  const box = button.form?.querySelector("input[name=alerts][type=checkbox]");
  const isWanted = box instanceof HTMLInputElement && box.checked;
  if (isWanted && "Notification" in globalThis && Notification.permission === "default") {
    void Notification.requestPermission();
  }
});
