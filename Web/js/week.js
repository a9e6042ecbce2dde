// Moving tasks of the week by pointer, from day to day and up and down. By keyboard and by touch, the task's own link
// opens the sheet with every action; holding a touch for a moment also picks the task up.
//
//   <div data-week data-grid data-origin data-end data-text-not-here data-text-range>
//     <section data-week-day data-date="2026-11-21"> … <div class="timeline"> … [data-prayer][data-from][data-to]
//       <li data-week-task="ID" data-start="540" data-duration="30">
// A drop is posted to /tasks/ID/move; a refusal (because a prayer is there) opens the nearest free starts as a sheet.

import { announce, clock, fill, on, operation, ready, text, time } from "./dom.js";
import { haptic } from "./haptics.js";
import { post, show } from "./page.js";
import { openSheet } from "./sheet.js";
import { toast } from "./toast.js";

const holdMilliseconds = 300;
const slackPixels = 6;
const edgePixels = 48;
const edgeSpeedPixels = 12;

/**
 * @typedef {object} Carry
 * @property {HTMLElement} task
 * @property {HTMLElement} week
 * @property {number} pointer
 * @property {boolean} isTouch
 * @property {boolean} isLifted
 * @property {number} startX
 * @property {number} startY
 * @property {number} x
 * @property {number} y
 * @property {number} offset pixels from the task's top to the pointer
 * @property {number} timer
 * @property {{ day: HTMLElement, start: number, isRefused: boolean } | null} aim
 * @property {HTMLElement | null} ghost
 */

/** @type {Carry | null} */
let carry = null;
let frame = 0;
/** The address whose day was scrolled into view. */
let shown = "";

ready(() => {
  const week = document.querySelector("[data-week]");
  if (!week || shown === location.pathname) return;
  shown = location.pathname;
  const day = week.querySelector(`[data-week-day][data-date="${shown.split("/").at(-1)}"]`);
  day?.scrollIntoView({ block: "nearest", inline: "start", behavior: "instant" });
});

on("pointerdown", "[data-week-task]", (/** @type {HTMLElement} */ task, event) => {
  const week = task.closest("[data-week]");
  if (carry || event.button !== 0 || !event.isPrimary || !(week instanceof HTMLElement)) return;
  const isTouch = event.pointerType !== "mouse";
  carry = {
    task, week, pointer: event.pointerId, isTouch, isLifted: false, startX: event.clientX, startY: event.clientY,
    x: event.clientX, y: event.clientY, offset: event.clientY - task.getBoundingClientRect().top, timer: 0, aim: null,
    ghost: null,
  };
  if (isTouch) carry.timer = setTimeout(lift, holdMilliseconds);
});

addEventListener("pointermove", (event) => {
  if (event.pointerId !== carry?.pointer) return;
  carry.x = event.clientX;
  carry.y = event.clientY;
  const isFar = Math.hypot(carry.x - carry.startX, carry.y - carry.startY) > slackPixels;
  if (carry.isLifted) soon();
  else if (isFar && carry.isTouch) end();
  else if (isFar) lift();
});
addEventListener("pointerup", (event) => { if (event.pointerId === carry?.pointer) void drop(); });
addEventListener("pointercancel", (event) => { if (event.pointerId === carry?.pointer) end(); });
addEventListener("blur", end);
addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !carry?.isLifted) return;
  event.preventDefault();
  event.stopPropagation();
  end();
}, { capture: true });
addEventListener("dragstart", (event) => { if (carry) event.preventDefault(); });
addEventListener("touchmove", (event) => { if (carry?.isLifted && event.cancelable) event.preventDefault(); }, { passive: false });
addEventListener("contextmenu", (event) => { if (carry?.isTouch && carry.isLifted) event.preventDefault(); });

function lift() {
  if (!carry || carry.isLifted || !carry.task.isConnected) return;
  carry.isLifted = true;
  const box = carry.task.getBoundingClientRect();
  const ghost = /** @type {HTMLElement} */ (carry.task.cloneNode(true));
  ghost.inert = true;
  ghost.removeAttribute("data-week-task");
  ghost.classList.add("drag-ghost", "is-lifted");
  const style = { position: "fixed", left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`, margin: "0", "pointer-events": "none" };
  for (const [name, value] of Object.entries(style)) ghost.style.setProperty(name, value);
  carry.ghost = document.body.appendChild(ghost);
  carry.task.classList.add("is-source");
  document.documentElement.dataset.dragging = "move";
  haptic("medium");
  soon();
}

function soon() {
  frame ||= requestAnimationFrame(() => {
    frame = 0;
    if (carry?.isLifted) draw(carry);
  });
}

/** @param {Carry} carry */
function draw(carry) {
  carry.ghost?.style.setProperty("translate", `${carry.x - carry.startX}px ${carry.y - carry.startY}px`);
  scrollAtEdges(carry);
  const aim = aimOf(carry);
  const old = carry.aim;
  carry.aim = aim;
  if (aim?.day === old?.day && aim?.start === old?.start) return;
  for (const day of carry.week.querySelectorAll("[data-week-day]")) day.classList.toggle("is-target", day === aim?.day);
  carry.ghost?.classList.toggle("is-refused", aim?.isRefused ?? false);
  haptic(aim?.isRefused ? "heavy" : "selection");
  if (!aim) return;
  const duration = Number(carry.task.dataset.duration);
  const words = fill(text(carry.week, "range") || "{start}", { start: clock(aim.start), end: clock(aim.start + duration) });
  const heading = aim.day.querySelector("h2")?.textContent ?? "";
  announce(aim.isRefused ? text(carry.week, "not-here", { prayer: prayerAt(aim.day, aim.start, duration) ?? "" }) : `${heading} ${words}`);
}

/** The day and the start under the pointer. @param {Carry} carry */
function aimOf(carry) {
  const origin = Number(carry.week.dataset.origin);
  const end = Number(carry.week.dataset.end);
  const grid = Number(carry.week.dataset.grid) || 15;
  for (const day of /** @type {NodeListOf<HTMLElement>} */ (carry.week.querySelectorAll("[data-week-day]"))) {
    const line = day.querySelector(".timeline");
    const box = line?.getBoundingClientRect();
    if (!box || carry.x < box.left || carry.x > box.right) continue;
    const minute = origin + (carry.y - carry.offset - box.top) / (box.height / Math.max(1, end - origin));
    const first = Math.ceil(Math.max(0, origin) / grid) * grid;
    const last = Math.floor((Math.min(1440, end) - 1) / grid) * grid;
    const start = Math.min(Math.max(Math.round(minute / grid) * grid, first), last);
    return { day, start, isRefused: prayerAt(day, start, Number(carry.task.dataset.duration)) !== null };
  }
  return null;
}

/**
 * The prayer of a day that a task would overlap.
 * @param {HTMLElement} day
 * @param {number} start
 * @param {number} duration
 */
function prayerAt(day, start, duration) {
  for (const prayer of /** @type {NodeListOf<HTMLElement>} */ (day.querySelectorAll("[data-prayer]"))) {
    if (start < Number(prayer.dataset.to) && Number(prayer.dataset.from) < start + duration) return prayer.dataset.name ?? "";
  }
  return null;
}

/** @param {Carry} carry */
function scrollAtEdges(carry) {
  const box = carry.week.getBoundingClientRect();
  const sideways = carry.x < box.left + edgePixels ? -1 : carry.x > box.right - edgePixels ? 1 : 0;
  const upright = carry.y < edgePixels ? -1 : carry.y > innerHeight - edgePixels ? 1 : 0;
  const before = [carry.week.scrollLeft, scrollY];
  if (sideways) carry.week.scrollBy({ left: sideways * edgeSpeedPixels, behavior: "instant" });
  if (upright) scrollBy({ top: upright * edgeSpeedPixels, behavior: "instant" });
  if (before[0] !== carry.week.scrollLeft || before[1] !== scrollY) soon();
}

async function drop() {
  const current = carry;
  if (!current?.isLifted) {
    end();
    return;
  }
  draw(current);
  stopNextClick();
  const { task, aim, week } = current;
  const date = task.closest("[data-week-day]")?.getAttribute("data-date");
  const isChange = aim && (aim.day.dataset.date !== date || aim.start !== Number(task.dataset.start));
  if (!aim || !isChange) {
    end();
    return;
  }
  const path = `/tasks/${encodeURIComponent(task.dataset.weekTask ?? "")}/move`;
  const fields = { back: location.pathname, date: aim.day.dataset.date ?? "", start: time(aim.start), operation: operation() };
  const answer = await post(path, fields);
  end();
  if (answer?.isDone) {
    haptic("success");
    await show(answer, { still: true });
    return;
  }
  haptic(answer ? "warning" : "error");
  if (answer) openSheet(answer.refusal, task);
  else toast(text(week, "failed"));
}

/** Ends without a trace. */
function end() {
  const current = carry;
  carry = null;
  if (!current) return;
  clearTimeout(current.timer);
  cancelAnimationFrame(frame);
  frame = 0;
  current.ghost?.remove();
  current.task.classList.remove("is-source");
  delete document.documentElement.dataset.dragging;
  for (const day of current.week.querySelectorAll(".is-target")) day.classList.remove("is-target");
}

/** Ignores the click that follows a drop, which is not meant for the link underneath. */
function stopNextClick() {
  const stop = (/** @type {Event} */ event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }), 50);
}
