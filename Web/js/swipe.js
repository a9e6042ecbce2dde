// Swiping a row of the inbox by touch: to the right plans the task, to the left deletes it, mirrored in right-to-left
// text. The row's buttons do the same.
//
//   <li class="inbox-item" data-swipe-row data-task="ID">
//     <div data-swipe-body>                              what moves
//     <a data-swipe="schedule">                          what a swipe to plan presses
// Without [data-swipe-body] the row itself moves. While moving, the row has data-swiping="schedule|delete" and --swipe
// from 0 to 1 (at 1, releasing does it), so that the style sheet can show what will happen; .is-returning when it moves
// back. Rows need `touch-action: pan-y`. Deleting can be undone by the notice in the app's answer.

import { on, ready, text } from "./dom.js";
import { glide, postChange } from "./drop.js";
import { haptic } from "./haptics.js";
import { show } from "./page.js";
import { toast } from "./toast.js";

const slackPixels = 12;
const share = 0.35;

/**
 * A row under the finger.
 * @typedef {object} Swipe
 * @property {HTMLElement} row
 * @property {HTMLElement} body
 * @property {number} pointer
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} at its distance from where it was
 * @property {boolean} isMoving
 * @property {boolean} isArmed whether releasing now does it
 * @property {number} frame
 */

/** @type {Swipe | null} */
let swipe = null;

ready(() => { if (swipe && !swipe.row.isConnected) swipe = null; });

on("pointerdown", "[data-swipe-row]", (/** @type {HTMLElement} */ row, event) => {
  const body = row.querySelector("[data-swipe-body]") ?? row;
  if (event.pointerType === "mouse" || !event.isPrimary || !(body instanceof HTMLElement)) return;
  const { pointerId: pointer, clientX: x, clientY: y } = event;
  swipe = { row, body, pointer, x, y, width: 0, at: 0, isMoving: false, isArmed: false, frame: 0 };
});

addEventListener("pointermove", (event) => {
  if (!swipe || event.pointerId !== swipe.pointer) return;
  swipe.at = event.clientX - swipe.x;
  if (!swipe.isMoving) begin(swipe, event);
  const current = swipe;
  if (current?.isMoving) current.frame ||= requestAnimationFrame(() => draw(current));
});
addEventListener("pointerup", (event) => { if (event.pointerId === swipe?.pointer) void release(swipe); });
addEventListener("pointercancel", (event) => {
  if (event.pointerId !== swipe?.pointer) return;
  swipe.at = 0;
  void release(swipe);
});

/**
 * Decides whether this is a swipe, a scroll, or a task being dragged.
 * @param {Swipe} current
 * @param {PointerEvent} event
 */
function begin(current, event) {
  const down = Math.abs(event.clientY - current.y);
  if ("dragging" in document.documentElement.dataset || (down > slackPixels && down > Math.abs(current.at))) {
    swipe = null;
    return;
  }
  if (Math.abs(current.at) <= slackPixels) return;
  current.isMoving = true;
  current.width = current.row.getBoundingClientRect().width;
  try { current.row.setPointerCapture(current.pointer); } catch { /* The pointer left in the meantime. */ }
}

/** @param {Swipe} current */
function draw(current) {
  current.frame = 0;
  if (swipe !== current) return;
  const progress = Math.min(1, Math.abs(current.at) / (current.width * share));
  current.body.style.setProperty("translate", `${current.at}px 0`);
  current.row.style.setProperty("--swipe", progress.toFixed(2));
  current.row.dataset.swiping = action(current.at);
  if (progress === 1 && !current.isArmed) haptic("snap");
  current.isArmed = progress === 1;
}

/** The action of a swipe: `schedule` to the right, mirrored in right-to-left text. @param {number} distance */
function action(distance) {
  const isForward = (distance > 0) === (document.documentElement.dir !== "rtl");
  return isForward ? "schedule" : "delete";
}

/** @param {Swipe} current */
async function release(current) {
  swipe = null;
  cancelAnimationFrame(current.frame);
  if (!current.isMoving) return;
  const isFar = Math.abs(current.at) >= current.width * share;
  const isDeleted = isFar && action(current.at) === "delete";
  const target = isFar && !isDeleted ? current.row.querySelector("[data-swipe=schedule]") : null;
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }), 30);
  if (isDeleted) {
    if (await remove(current.row)) return;
  } else if (target instanceof HTMLElement) setTimeout(() => target.click(), 40);
  current.body.classList.add("is-returning");
  current.body.style.setProperty("translate", "0px 0");
  await glide(current.body);
  current.body.classList.remove("is-returning");
  current.body.style.removeProperty("translate");
  current.row.style.removeProperty("--swipe");
  delete current.row.dataset.swiping;
}

/** Deletes the row's task; returns whether it is gone. @param {HTMLElement} row */
async function remove(row) {
  const answer = await postChange(row, "delete", { back: location.pathname });
  if (answer?.isDone) {
    haptic("save");
    await show(answer);
    return true;
  }
  haptic("failed");
  toast(text(row, "failed"));
  return false;
}

/** @param {Event} event */
function stop(event) {
  event.preventDefault();
  event.stopPropagation();
}
