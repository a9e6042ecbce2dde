// What happens when a task is dropped at a new place: it glides there while the change is sent, and returns, with the
// nearest possible starts, if it is refused. Used by drag.js.

import { isStill, operation, text, time } from "./dom.js";
import { haptic } from "./haptics.js";
import { post, show } from "./page.js";
import { openSheet } from "./sheet.js";
import { toast } from "./toast.js";

const longestGlideMilliseconds = 400;

/** @param {import("./drag.js").Drag} drag @param {import("./drag.js").Aim} aim */
export async function finishDrop(drag, aim) {
  const isRefused = aim.prayer !== null;
  const [answer] = await Promise.all([send(drag, aim), isRefused ? drag.putBack() : settle(drag, aim)]);
  if (answer?.isDone) {
    haptic("place");
    await show(answer, { still: true });
    drag.clear();
    return;
  }
  if (!isRefused) await drag.putBack();
  haptic(feltOf(answer));
  if (answer) openSheet(answer.refusal, drag.task);
  else toast(text(drag.timeline, "failed"));
}

/** @param {import("./drag.js").Drag} drag @param {import("./drag.js").Aim} aim */
function send({ task, timeline, isResize, isFromInbox }, { start, duration, inbox }) {
  const change = inbox ? "unschedule" : isResize ? "resize" : isFromInbox ? "schedule" : "move";
  /** @type {Record<string, string>} */
  const fields = { back: location.pathname };
  if (isResize) fields.duration = String(duration);
  else if (!inbox) Object.assign(fields, { date: timeline.dataset.date ?? "", start: time(start ?? 0) });
  return postChange(task, change, fields);
}

/**
 * Posts a change of a task with an operation of its own.
 * @param {HTMLElement} task
 * @param {string} change
 * @param {Record<string, string>} fields
 */
export function postChange(task, change, fields) {
  const path = `/tasks/${encodeURIComponent(task.dataset.task ?? "")}/${change}`;
  return post(path, { ...fields, operation: operation() });
}

/**
 * Glides to the slot where it was dropped.
 * @param {import("./drag.js").Drag} drag
 * @param {import("./drag.js").Aim} aim
 */
async function settle(drag, { start }) {
  const { carried, slot, scale } = drag;
  carried.classList.remove("is-lifted");
  carried.classList.add("is-settling");
  if (start === null || drag.isResize) return;
  if (drag.isFromInbox) {
    const goal = slot.getBoundingClientRect();
    carried.style.setProperty("translate", `${goal.left - drag.box.left}px ${goal.top - drag.box.top}px`);
  } else {
    carried.style.setProperty("translate", `0px ${(start - drag.start) * scale.pixels}px`);
  }
  await glide(carried);
}

/** How it is felt that a change of a task was not made. @param {import("./page.js").Answer | null} answer */
export function feltOf(answer) {
  return !answer ? "network" : answer.hasFailed ? "failed" : "conflict";
}

/** Waits for an element's transitions, but not for long. @param {HTMLElement} element */
export async function glide(element) {
  if (isStill()) return;
  const moves = element.getAnimations().filter((animation) => animation instanceof CSSTransition);
  const pause = new Promise((resolve) => setTimeout(resolve, longestGlideMilliseconds));
  await Promise.race([Promise.allSettled(moves.map((move) => move.finished)), pause]);
}
