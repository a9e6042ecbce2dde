// Sound at another rate: what a microphone gives, 44,100 or 48,000 samples a second mostly, as the 16,000 that a recogniser
// takes. Each sample is a weighted sum of those around it (a sinc under a Hann window), so that nothing above half of the lower
// rate is folded into it.

/** How many zero crossings of the sinc are taken on either side. */
const crossings = 16;
/** How many values of the weights are kept between two crossings. */
const fineness = 256;

/** The weights from the middle outward, made once. */
const weights = (() => {
  const list = new Float32Array(crossings * fineness + 2);
  for (let index = 0; index <= crossings * fineness; index += 1) {
    const at = index / fineness;
    const sinc = at === 0 ? 1 : Math.sin(Math.PI * at) / (Math.PI * at);
    list[index] = sinc * (0.5 + 0.5 * Math.cos((Math.PI * at) / crossings));
  }
  return list;
})();

/** Takes a stream piece by piece and gives it at the other rate. */
export class Resampler {
  #step;
  #scale;
  #reach;
  /** The samples that are still needed, and the number of the first among all. */
  #held = new Float32Array(0);
  #first = 0;
  /** How many samples were given. */
  #given = 0;

  /** @param {number} from samples a second @param {number} [to] */
  constructor(from, to = 16_000) {
    this.#step = from / to;
    // Below the lower of the two rates' limits, with a little room for the slope.
    this.#scale = Math.min(1, to / from) * 0.94;
    this.#reach = Math.ceil(crossings / this.#scale);
    // The first samples have silence before them.
    this.#held = new Float32Array(this.#reach);
    this.#first = -this.#reach;
  }

  /** @param {Float32Array} samples @returns {Float32Array} */
  take(samples) {
    const held = new Float32Array(this.#held.length + samples.length);
    held.set(this.#held);
    held.set(samples, this.#held.length);
    const end = this.#first + held.length;
    const count = Math.max(0, Math.floor((end - 1 - this.#reach) / this.#step) + 1 - this.#given);
    const result = new Float32Array(count);
    for (let index = 0; index < count; index += 1) result[index] = this.#at((this.#given + index) * this.#step, held);
    this.#given += count;
    const next = Math.max(this.#first, Math.floor(this.#given * this.#step) - this.#reach);
    this.#held = held.slice(next - this.#first);
    this.#first = next;
    return result;
  }

  /** The value at a time between the samples. @param {number} time @param {Float32Array} held */
  #at(time, held) {
    const from = Math.max(0, Math.ceil(time - this.#reach) - this.#first);
    const to = Math.min(held.length - 1, Math.floor(time + this.#reach) - this.#first);
    let sum = 0;
    for (let index = from; index <= to; index += 1) {
      const at = Math.abs(time - this.#first - index) * this.#scale * fineness;
      const low = Math.floor(at);
      if (low >= crossings * fineness) continue;
      sum += held[index] * (weights[low] + (weights[low + 1] - weights[low]) * (at - low));
    }
    return sum * this.#scale;
  }
}
