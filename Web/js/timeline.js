// Moving tasks on the timeline by pointer and touch (timeline-keys.js does the same by keyboard).
//
//   <section data-timeline data-date="2026-11-21" data-origin="294" data-end="1440" data-grid="15"
//            data-durations="15,30,45,60,90,120,180,240"
//            data-text-not-here="… {prayer} …" data-text-range="{start} – {end}">
//     <article data-task="ID" data-start="540" data-duration="30" tabindex="0"> … <div data-resize>
//     <div data-prayer="asr" data-name="…" data-from="877" data-to="907">      buffers included; nothing moves it
//   <li class="inbox-item" data-task="ID" data-duration="30">                  dragged onto the timeline
//   <aside id="inbox-panel">                                                   a task dropped here goes to the inbox
// The timeline is positioned, and as high as its minutes; a task's top edge is its first minute. [data-menu] in a task
// opens its menu; no drag begins on that, on buttons and fields, or on anything with [data-undraggable].
//
// For the style sheet, which animates all this (transitions of `translate`, `scale`, `box-shadow`):
//   .is-lifted      held: shadow, scale 1.05            .is-refused   over a prayer: red glow, wobble
//   .is-settling    gliding to its place                .is-returning gliding back
//   .is-source      the inbox row being dragged         .drag-ghost   its dragged copy
//   .makes-room     moves aside for it
//   .drag-slot      where it would go (also .at), .drag-time its time; html[data-dragging="move|resize"] meanwhile
// It also gives tasks `user-select: none` and `-webkit-touch-callout: none`, [data-resize] `touch-action: none`.
//
// A drop is posted to /tasks/ID/{schedule,move,resize,unschedule} with a new `operation`, `back` (the present page), and
// `date` with `start`, or `duration`. A refusal puts the task back and opens the answer's [data-refusal] as a sheet.

import { on, ready } from "./dom.js";
import { Drag } from "./drag.js";
import "./timeline-keys.js";

/** @type {Drag | null} */
let drag = null;
/** @type {WeakSet<Element>} */
const guarded = new WeakSet();

const carriable = "[data-timeline] [data-task], .inbox-item[data-task]";
const unmovable = "button, input, select, textarea, summary, dialog, details, [data-menu], [data-undraggable]";

// A touch that picked up a task must not scroll. The listener has to be there before the touch begins, and only on
// tasks, so that the rest of the page scrolls without waiting for scripts.
ready(() => {
  for (const task of document.querySelectorAll(carriable)) {
    if (guarded.has(task)) continue;
    guarded.add(task);
    const hold = (/** @type {Event} */ event) => { if (drag?.isLifted && event.cancelable) event.preventDefault(); };
    task.addEventListener("touchmove", hold, { passive: false });
    task.addEventListener("contextmenu", (event) => { if (drag?.isTouch) event.preventDefault(); });
    task.addEventListener("dragstart", (event) => event.preventDefault());
  }
});

on("pointerdown", carriable, (/** @type {HTMLElement} */ task, event) => {
  const target = /** @type {Element} */ (event.target);
  if (drag || event.button !== 0 || !event.isPrimary || target.closest(unmovable)) return;
  const timeline = document.querySelector("[data-timeline]");
  if (!(timeline instanceof HTMLElement)) return;
  const isResize = target.closest("[data-resize]") !== null;
  drag = new Drag({ task, timeline, event, isResize, onEnd: () => { drag = null; } });
});

addEventListener("pointermove", (event) => { if (event.pointerId === drag?.pointer) drag.move(event); });
addEventListener("pointerup", (event) => { if (event.pointerId === drag?.pointer) drag.release(event); });
addEventListener("pointercancel", (event) => { if (event.pointerId === drag?.pointer) drag.cancel(); });
addEventListener("selectstart", (event) => { if (drag) event.preventDefault(); });
addEventListener("blur", () => drag?.cancel());
addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !drag) return;
  event.preventDefault();
  event.stopPropagation();
  drag.cancel();
}, { capture: true });
