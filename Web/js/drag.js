// A task being dragged, from the press to the drop. timeline.js lists what the page provides and receives.
//
// Frames stay cheap: the layout is read once, when the task is picked up. While it moves, only `translate` changes, and
// the few things that follow the grid (the slot's place, the time) change only with the target.

import { announce, clock, fill, text } from "./dom.js";
import { finishDrop, glide } from "./drop.js";
import { haptic } from "./haptics.js";
import { Neighbours } from "./neighbours.js";
import { Scale } from "./timeline-scale.js";

const holdMilliseconds = 300;
const touchSlackPixels = 8;
const mouseSlackPixels = 4;
const edgePixels = 72;
const edgeSpeedPixels = 14;

/**
 * The effect of a drop.
 * @typedef {object} Aim
 * @property {number | null} start minute of the day, or null if there is none
 * @property {number} duration
 * @property {boolean} inbox
 * @property {import("./timeline-scale.js").Prayer | null} prayer the prayer that is there already
 */

export class Drag {
  /**
   * @param {object} grip
   * @param {HTMLElement} grip.task
   * @param {HTMLElement} grip.timeline
   * @param {PointerEvent} grip.event
   * @param {boolean} grip.isResize
   * @param {() => void} grip.onEnd
   */
  constructor({ task, timeline, event, isResize, onEnd }) {
    this.task = task;
    this.timeline = timeline;
    this.pointer = event.pointerId;
    this.isResize = isResize;
    this.isTouch = event.pointerType !== "mouse";
    this.isFromInbox = !timeline.contains(task);
    this.onEnd = onEnd;
    this.isLifted = false;
    this.x = this.startX = event.clientX;
    this.y = this.startY = event.clientY;
    this.frame = 0;
    this.timer = this.isTouch ? setTimeout(() => this.lift(), isResize ? 0 : holdMilliseconds) : 0;
    this.onScroll = () => {
      this.scrolled = scrollY;
      this.request();
    };
    /** @type {Aim | null} */
    this.aimed = null;
  }

  /** @param {PointerEvent} event */
  move(event) {
    this.x = event.clientX;
    this.y = event.clientY;
    if (this.isLifted) {
      this.request();
      return;
    }
    const distance = Math.hypot(this.x - this.startX, this.y - this.startY);
    if (this.isTouch && distance > touchSlackPixels) this.end();
    else if (!this.isTouch && distance > mouseSlackPixels) this.lift();
  }

  /** Picks the task up, and takes all measurements. */
  lift() {
    if (this.isLifted || !this.task.isConnected) return;
    this.isLifted = true;
    this.scale = new Scale(this.timeline);
    this.box = this.task.getBoundingClientRect();
    this.scrolled = this.liftedAt = scrollY;
    this.viewport = innerHeight;
    this.lastScroll = document.documentElement.scrollHeight - innerHeight;
    // The whole inbox beside the day accepts a task, even while it is empty; on phones it isn't shown.
    const inbox = this.isFromInbox ? null : document.getElementById("inbox-panel");
    this.inboxBox = inbox?.checkVisibility() ? inbox.getBoundingClientRect() : null;
    this.duration = Number(this.task.dataset.duration) || this.scale.grid;
    this.start = this.isFromInbox ? null : Number(this.task.dataset.start);
    this.carried = this.isFromInbox ? this.makeGhost() : this.task;
    this.slot = this.makeSlot();
    this.neighbours = new Neighbours(this.timeline, this.task);
    this.carried.classList.add("is-lifted");
    document.documentElement.dataset.dragging = this.isResize ? "resize" : "move";
    try { this.task.setPointerCapture(this.pointer); } catch { /* The pointer left in the meantime. */ }
    addEventListener("scroll", this.onScroll, { passive: true });
    haptic("drag");
    this.request();
  }

  /** Creates a copy, above everything, of a task dragged from the inbox. */
  makeGhost() {
    const ghost = /** @type {HTMLElement} */ (this.task.cloneNode(true));
    ghost.removeAttribute("id");
    ghost.inert = true;
    ghost.classList.add("drag-ghost");
    place(ghost, {
      position: "fixed", left: `${this.box.left}px`, top: `${this.box.top}px`, width: `${this.box.width}px`,
      margin: "0", "pointer-events": "none",
    });
    this.task.classList.add("is-source");
    return document.body.appendChild(ghost);
  }

  /** Marks where the task would go, with its time. */
  makeSlot() {
    const row = this.timeline.querySelector("[data-task], [data-prayer]");
    const slot = document.createElement(row?.tagName ?? "div");
    slot.className = "at drag-slot";
    slot.setAttribute("aria-hidden", "true");
    this.label = slot.appendChild(document.createElement("span"));
    this.label.className = "drag-time";
    place(slot, {
      position: "absolute", "inset-block-start": "0", visibility: "hidden",
      "block-size": `${this.duration * this.scale.pixels}px`,
    });
    return (row?.parentElement ?? this.timeline).appendChild(slot);
  }

  request() {
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      if (this.isLifted) this.draw();
    });
  }

  /** One frame. */
  draw() {
    this.scrollAtEdges();
    const dx = this.x - this.startX;
    const dy = this.y - this.startY + (this.isFromInbox ? 0 : this.scrolled - this.liftedAt);
    if (!this.isResize) {
      const isFree = this.isFromInbox || this.inboxBox !== null;
      this.carried.style.setProperty("translate", `${isFree ? dx : 0}px ${dy}px`);
    }
    this.aim(dy);
  }

  scrollAtEdges() {
    const above = edgePixels - this.y;
    const below = this.y - (this.viewport - edgePixels);
    const push = above > 0 ? -Math.min(1, above / edgePixels) : below > 0 ? Math.min(1, below / edgePixels) : 0;
    const wanted = Math.min(Math.max(this.scrolled + push * edgeSpeedPixels, 0), this.lastScroll);
    if (push === 0 || wanted === this.scrolled) return;
    scrollTo({ top: wanted, behavior: "instant" });
    this.scrolled = wanted;
    this.request();
  }

  /** Computes the effect of a drop here. @param {number} dy */
  aim(dy) {
    const minutes = dy / this.scale.pixels;
    if (this.isResize) {
      this.target(this.start, this.scale.nearestDuration(this.duration + minutes));
    } else if (this.inboxBox && isInside(this.inboxBox, this.x, this.y)) {
      this.target(null, this.duration, true);
    } else if (!this.isFromInbox) {
      this.target(this.scale.snapped(this.start + minutes), this.duration);
    } else {
      const top = this.box.top + dy + this.scrolled - this.liftedAt - this.scale.box.top;
      const isOver = this.x >= this.scale.box.left && this.x <= this.scale.box.right;
      const minute = this.scale.origin + top / this.scale.pixels;
      this.target(isOver ? this.scale.snapped(minute) : null, this.duration);
    }
  }

  /**
   * Shows a new target; does nothing while it stays the same.
   * @param {number | null} start
   * @param {number} duration
   */
  target(start, duration, inbox = false) {
    const old = this.aimed;
    if (old && old.start === start && old.duration === duration && old.inbox === inbox) return;
    const prayer = start === null ? null : this.scale.prayerAt(start, duration);
    this.aimed = { start, duration, inbox, prayer };
    this.slot.style.setProperty("visibility", start === null ? "hidden" : "visible");
    if (start !== null) {
      this.slot.style.setProperty("translate", `0 ${this.scale.top(start)}px`);
      this.label.textContent = this.words(start, duration);
    }
    if (this.isResize) {
      // The only change of layout, made a few times in a resize, on elements that don't affect the flow.
      const length = `${duration * this.scale.pixels}px`;
      for (const element of [this.slot, this.carried]) element.style.setProperty("block-size", length);
    }
    for (const element of [this.slot, this.carried]) element.classList.toggle("is-refused", prayer !== null);
    this.neighbours.makeRoom(prayer ? null : start, duration);
    if (prayer && !old?.prayer) haptic("collision");
    else if (old) haptic("scrub");
    if (prayer) announce(text(this.timeline, "not-here", { prayer: prayer.name }));
    else if (old) announce(start === null ? "" : this.words(start, duration));
  }

  /** @param {number} start @param {number} duration */
  words(start, duration) {
    return fill(text(this.timeline, "range") || "{start}", { start: clock(start), end: clock(start + duration) });
  }

  /** @param {PointerEvent} event */
  release(event) {
    if (!this.isLifted) {
      this.end();
      return;
    }
    this.move(event);
    this.draw();
    stopNextClick();
    const { aimed } = this;
    this.letGo();
    if (aimed && this.isChange(aimed)) void finishDrop(this, aimed);
    else void this.putBack();
  }

  /** Whether a drop would change anything. @param {Aim} aimed */
  isChange({ start, duration, inbox }) {
    if (inbox) return true;
    return start !== null && (start !== this.start || duration !== this.duration);
  }

  cancel() {
    const wasLifted = this.isLifted;
    this.letGo();
    if (!wasLifted) return;
    // The button is still down; releasing it must not press the link underneath.
    addEventListener("pointerup", stopNextClick, { capture: true, once: true });
    announce("");
    void this.putBack();
  }

  /** Returns the task to where it came from, animated by the style sheet. */
  async putBack() {
    this.slot.remove();
    this.carried.classList.remove("is-lifted", "is-refused", "is-settling");
    this.carried.classList.add("is-returning");
    if (this.isResize) this.carried.style.removeProperty("block-size");
    this.carried.style.setProperty("translate", "0px 0px");
    await glide(this.carried);
    this.clear();
  }

  /** Ends without a trace. */
  end() {
    this.letGo();
    this.clear();
  }

  /** Releases the pointer; what is shown stays until it is put back or cleared. */
  letGo() {
    clearTimeout(this.timer);
    cancelAnimationFrame(this.frame);
    removeEventListener("scroll", this.onScroll);
    if (this.task.hasPointerCapture(this.pointer)) this.task.releasePointerCapture(this.pointer);
    this.isLifted = false;
    this.neighbours?.flowBack();
    delete document.documentElement.dataset.dragging;
    this.onEnd();
  }

  /** Removes every trace of the drag. */
  clear() {
    this.slot?.remove();
    if (this.isFromInbox) this.carried?.remove();
    this.task.classList.remove("is-source", "is-lifted", "is-refused", "is-returning", "is-settling");
    this.task.style.removeProperty("translate");
    this.task.style.removeProperty("block-size");
  }
}

/** @param {HTMLElement} element @param {Record<string, string>} styles */
function place(element, styles) {
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value);
}

/** @param {DOMRect} box @param {number} x @param {number} y */
function isInside(box, x, y) {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
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
