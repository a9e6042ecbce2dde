// Moving tasks by keyboard, on a focused task of the timeline (see timeline.js for its attributes):
//   Alt+↑ ↓          a quarter of an hour earlier or later, over prayers to the next free time
//   Alt+Shift+↑ ↓    shorter or longer
//   M                the task's sheet (its link with [data-menu]), which holds every action
// Consecutive presses are one change; Escape undoes it before it is sent.
// Announced while moving: data-text-range of the timeline.

import { announce, clock, fill, on, text, time } from "./dom.js";
import { feltOf, postChange } from "./drop.js";
import { haptic } from "./haptics.js";
import { show } from "./page.js";
import { openSheet } from "./sheet.js";
import { Scale } from "./timeline-scale.js";
import { toast } from "./toast.js";

const pauseMilliseconds = 500;

/**
 * A change by keys that has not been sent yet.
 * @typedef {object} Nudge
 * @property {HTMLElement} task
 * @property {HTMLElement} timeline
 * @property {Scale} scale
 * @property {number} start
 * @property {number} duration
 * @property {number} timer
 */

/** @type {Nudge | null} */
let nudge = null;

on("keydown", "[data-timeline] [data-task]", (/** @type {HTMLElement} */ task, event) => {
  if (event.target instanceof Element && event.target.closest("input, textarea, select, dialog")) return;
  const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
  if (step !== 0 && event.altKey && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    push(task, step, event.shiftKey);
  } else if (event.key === "Escape" && nudge?.task === task) {
    event.preventDefault();
    take(nudge);
  } else if (event.code === "KeyM" && !event.altKey && !event.ctrlKey && !event.metaKey) {
    const menu = task.querySelector("[data-menu]");
    if (!(menu instanceof HTMLElement)) return;
    event.preventDefault();
    menu.focus();
    menu.click();
  }
});

on("focusout", "[data-timeline] [data-task]", (task) => {
  if (nudge?.task === task) void send(nudge);
});

/** @param {HTMLElement} task @param {number} step @param {boolean} isResize */
function push(task, step, isResize) {
  const timeline = task.closest("[data-timeline]");
  if (!(timeline instanceof HTMLElement)) return;
  if (nudge?.task !== task) {
    if (nudge) void send(nudge);
    const { start, duration } = task.dataset;
    nudge = { task, timeline, scale: new Scale(timeline), start: Number(start), duration: Number(duration), timer: 0 };
  }
  const { scale } = nudge;
  if (isResize) nudge.duration = scale.nextDuration(nudge.duration, step);
  else nudge.start = scale.nextFree(nudge.start, nudge.duration, step) ?? nudge.start;
  draw(nudge);
  haptic("scrub");
  clearTimeout(nudge.timer);
  const current = nudge;
  nudge.timer = setTimeout(() => void send(current), pauseMilliseconds);
}

/** @param {Nudge} nudge */
function draw({ task, timeline, scale, start, duration }) {
  const prayer = scale.prayerAt(start, duration);
  task.style.setProperty("translate", `0 ${(start - Number(task.dataset.start)) * scale.pixels}px`);
  task.style.setProperty("block-size", `${duration * scale.pixels}px`);
  task.classList.toggle("is-refused", Boolean(prayer));
  const words = fill(text(timeline, "range") || "{start}", { start: clock(start), end: clock(start + duration) });
  announce(prayer ? text(timeline, "not-here", { prayer: prayer.name }) : words);
}

/** Undoes a change that was not sent. @param {Nudge} current */
function take(current) {
  clearTimeout(current.timer);
  if (nudge === current) nudge = null;
  current.task.style.removeProperty("translate");
  current.task.style.removeProperty("block-size");
  current.task.classList.remove("is-refused");
}

/** @param {Nudge} current */
async function send(current) {
  clearTimeout(current.timer);
  if (nudge !== current) return;
  nudge = null;
  const { task, timeline, start, duration } = current;
  const isMoved = start !== Number(task.dataset.start);
  const isResized = duration !== Number(task.dataset.duration);
  if (!isMoved && !isResized) {
    take(current);
    return;
  }
  /** @type {Record<string, string>} */
  const fields = { back: location.pathname };
  if (isMoved) Object.assign(fields, { date: timeline.dataset.date ?? "", start: time(start) });
  if (isResized) fields.duration = String(duration);
  const answer = await postChange(task, isMoved ? "move" : "resize", fields);
  if (answer?.isDone) {
    haptic("place");
    await show(answer, { still: true });
    return;
  }
  take(current);
  haptic(feltOf(answer));
  if (answer) openSheet(answer.refusal, task);
  else toast(text(timeline, "failed"));
}
