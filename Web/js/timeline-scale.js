// The data about a timeline that scripts need to aim at it: its scale, its grid and the places of prayers. See
// timeline.js for the attributes it reads.

/** @typedef {{ name: string, from: number, to: number }} Prayer */

/** A timeline, measured once. */
export class Scale {
  /** @param {HTMLElement} timeline */
  constructor(timeline) {
    const { origin, end, grid, durations } = timeline.dataset;
    this.origin = Number(origin) || 0;
    this.end = Number(end) || 1440;
    this.grid = Number(grid) || 15;
    this.box = timeline.getBoundingClientRect();
    /** Pixels per minute. */
    this.pixels = this.box.height / Math.max(1, this.end - this.origin);
    this.durations = (durations ?? "").split(",").map(Number).filter((minutes) => minutes > 0);
    /** @type {Prayer[]} */
    this.prayers = [...timeline.querySelectorAll("[data-prayer]")].map((element) => {
      const { name, from, to } = /** @type {HTMLElement} */ (element).dataset;
      return { name: name ?? element.textContent?.trim() ?? "", from: Number(from), to: Number(to) };
    });
  }

  /** The distance of a minute from the timeline's top, in pixels. @param {number} minute */
  top(minute) {
    return (minute - this.origin) * this.pixels;
  }

  /** The start on the grid nearest to a minute, within the timeline and before midnight. @param {number} minute */
  snapped(minute) {
    const first = Math.ceil(Math.max(0, this.origin) / this.grid) * this.grid;
    const last = Math.floor((Math.min(1440, this.end) - 1) / this.grid) * this.grid;
    return Math.min(Math.max(Math.round(minute / this.grid) * this.grid, first), last);
  }

  /** The duration nearest to a number of minutes. @param {number} minutes */
  nearestDuration(minutes) {
    const nearer = (/** @type {number} */ best, /** @type {number} */ each) =>
      Math.abs(each - minutes) < Math.abs(best - minutes) ? each : best;
    return this.durations.reduce(nearer, this.durations[0] ?? this.grid);
  }

  /**
   * The next longer (1) or shorter (-1) duration, or the same at the end of the list.
   * @param {number} duration
   * @param {number} step
   */
  nextDuration(duration, step) {
    if (step > 0) return this.durations.find((each) => each > duration) ?? duration;
    return this.durations.findLast((each) => each < duration) ?? duration;
  }

  /** The prayer that a task would overlap; both ranges are half-open. @param {number} start @param {number} duration */
  prayerAt(start, duration) {
    return this.prayers.find(({ from, to }) => start < to && from < start + duration) ?? null;
  }

  /**
   * The next start in a direction that overlaps no prayer, or `null` if the timeline ends first.
   * @param {number} start @param {number} duration @param {number} step
   */
  nextFree(start, duration, step) {
    let next = step > 0 ? Math.floor(start / this.grid + 1) * this.grid : Math.ceil(start / this.grid - 1) * this.grid;
    for (; this.snapped(next) === next; next += step * this.grid) {
      if (!this.prayerAt(next, duration)) return next;
    }
    return null;
  }
}
