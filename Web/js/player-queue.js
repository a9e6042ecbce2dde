// What is heard after what; Tests/Vectors/quran/playback.json says it case by case. No clock and no sound in here.

/** @typedef {{ surah: number, ayah: number }} Place */
/** @typedef {{ first: Place, last: Place, each: string, range: string, pause: number }} Order */

/** A place as people name it, `2:255`; `null` if the text isn't one. @param {string} text @returns {Place | null} */
export function place(text) {
  const [, surah, ayah] = /^(\d{1,3}):(\d{1,3})$/.exec(text) ?? [];
  return surah ? { surah: Number(surah), ayah: Number(ayah) } : null;
}

/** @param {Place} place */
export const named = ({ surah, ayah }) => `${surah}:${ayah}`;

/** A file's name, `002255`. @param {Place} place */
export const fileName = ({ surah, ayah }) => String(surah).padStart(3, "0") + String(ayah).padStart(3, "0");

/** How often something is heard: 1 to 99, or Infinity; `null` for any other text. @param {string} text */
export function times(text) {
  if (text === "endless") return Infinity;
  return /^[1-9]\d?$/.test(text) ? Number(text) : null;
}

/** Whether one place is before another: negative, 0 or positive. @param {Place} a @param {Place} b */
export const compare = (a, b) => a.surah - b.surah || a.ayah - b.ayah;

/**
 * The place one ayah on or back, or `null` if there is none.
 * @param {number[]} counts
 * @param {Place} place
 * @param {1 | -1} step
 */
export function neighbour(counts, { surah, ayah }, step) {
  const moved = ayah + step;
  if (moved >= 1 && moved <= (counts[surah - 1] ?? 0)) return { surah, ayah: moved };
  const next = surah + step;
  const count = counts[next - 1];
  return count ? { surah: next, ayah: step === 1 ? 1 : count } : null;
}

export class Queue {
  /** @param {number[]} counts how many ayat each surah has @param {Order} order @param {Place} [start] */
  constructor(counts, order, start = order.first) {
    this.counts = counts;
    this.order = order;
    this.current = start;
    this.each = times(order.each) ?? 1;
    this.range = times(order.range) ?? 1;
    /** How often the ayah has been heard to its end in this round. */
    this.heard = 0;
    /** How often the range has been heard. */
    this.rounds = 0;
    /** From this instant, playback ends with the current ayah. @type {number | null} */
    this.sleepsAt = null;
  }

  /**
   * Whether a range consists of existing ayat in order.
   * @param {number[]} counts
   * @param {Place | null} first
   * @param {Place | null} last
   */
  static isRange(counts, first, last) {
    const isThere = (/** @type {Place | null} */ at) => at !== null && at.ayah >= 1 && at.ayah <= (counts[at.surah - 1] ?? 0);
    return isThere(first) && isThere(last) && compare(/** @type {Place} */ (first), /** @type {Place} */ (last)) <= 0;
  }

  /** What follows without any action. @returns {{ play: Place, after: number } | "finished"} */
  get upcoming() {
    const { order, current } = this;
    if (this.heard + 1 < this.each) return { play: current, after: order.pause };
    const next = compare(current, order.last) < 0 ? neighbour(this.counts, current, 1) : null;
    if (next) return { play: next, after: 0 };
    return this.rounds + 1 < this.range ? { play: order.first, after: order.pause } : "finished";
  }

  /** The ayah has ended. @param {number} now @returns {{ play: Place, after: number } | "finished" | "asleep"} */
  ended(now) {
    if (this.sleepsAt !== null && now >= this.sleepsAt) return "asleep";
    const step = this.upcoming;
    if (step === "finished") return step;
    if (this.heard + 1 < this.each) this.heard += 1;
    else {
      if (compare(this.current, this.order.last) >= 0) this.rounds += 1;
      this.heard = 0;
      this.current = step.play;
    }
    return step;
  }

  /** Moves one ayah on or back within the range. @param {1 | -1} step */
  go(step) {
    const at = neighbour(this.counts, this.current, step);
    return at !== null && this.goTo(at);
  }

  /** @param {Place} at */
  goTo(at) {
    if (compare(at, this.order.first) < 0 || compare(at, this.order.last) > 0) return false;
    this.current = at;
    this.heard = 0;
    return true;
  }
}

/**
 * The words heard at a time, `[first, after]` counted from 0, or `null` if there are none. As in
 * Sources/Quran/Audio/WordTimings.swift, between two spans it is the earlier one.
 * @param {number[][]} spans each `[first, after, start, end]` in milliseconds, in order
 * @param {number} time
 */
export function wordsAt(spans, time) {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[middle][2] <= time) low = middle + 1;
    else high = middle;
  }
  if (low === 0 || (low === spans.length && time >= spans[low - 1][3])) return null;
  return spans[low - 1].slice(0, 2);
}
