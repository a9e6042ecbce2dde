// Sends what is recited to the person's own server, piece after piece in its order. What could not be sent waits here, so that
// a cut of the network loses no word; the server says what it has, and takes nothing twice.

/** The first piece is short, so that the server hears at once; a later one takes all that waits, up to four seconds. */
const leastSamples = 3_200;
const mostSamples = 64_000;
/** So much waits for the network at most: two minutes. */
const keptSamples = 120 * 16_000;
const againMilliseconds = [250, 500, 1_000, 2_000];
/** So long a server that has all it can hold is left to its work. */
const fullMilliseconds = 1_000;

const pause = (/** @type {number} */ milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Sending {
  #address;
  #told;
  /** What waits, in pieces as they came, and the number of the first sample among all. */
  #waiting = /** @type {Float32Array[]} */ ([]);
  #count = 0;
  #from = 0;
  #isSending = false;
  #isOver = false;
  #failures = 0;
  /** @type {(() => void)[]} */
  #empty = [];

  /**
   * @param {string} address where the sound goes
   * @param {(state: "lost" | "back" | "gone") => void} told hears that the server can't be reached, that it can again, and that
   *     it knows the session no longer
   */
  constructor(address, told) {
    this.#address = address;
    this.#told = told;
  }

  /** @param {Float32Array} samples */
  take(samples) {
    if (this.#isOver) return;
    this.#waiting.push(samples);
    this.#count += samples.length;
    if (this.#count > keptSamples) this.#end("gone");
    else if (this.#count >= leastSamples) void this.#send();
  }

  /** Resolves once all that was taken is with the server, or can't be. */
  async flush() {
    if (this.#isOver || this.#count === 0) return;
    const done = new Promise((resolve) => this.#empty.push(() => resolve(null)));
    void this.#send();
    await done;
  }

  stop() { this.#end(); }

  async #send() {
    if (this.#isSending) return;
    this.#isSending = true;
    while (!this.#isOver && (this.#count >= leastSamples || (this.#count > 0 && this.#empty.length))) {
      const samples = this.#next();
      try {
        const answer = await fetch(`${this.#address}?from=${this.#from}`, {
          method: "POST", headers: { "Content-Type": "application/octet-stream" },
          // Every browser's machine is little-endian.
          body: samples.buffer, signal: AbortSignal.timeout(10_000),
        });
        if (answer.status === 204 || answer.status === 200) this.#drop(samples.length);
        else if (answer.status === 409) this.#goOn((await answer.json()).next);
        else if (answer.status === 429) await pause(fullMilliseconds);
        else if (answer.status < 500) this.#end("gone");
        else throw new Error(`${answer.status}`);
        if (this.#failures && !this.#isOver) this.#told("back");
        this.#failures = 0;
      } catch {
        if (this.#isOver) break;
        this.#failures += 1;
        if (this.#failures === 2) this.#told("lost");
        await pause(againMilliseconds[Math.min(this.#failures, againMilliseconds.length) - 1]);
      }
    }
    this.#isSending = false;
    if (this.#count === 0 || this.#isOver) for (const done of this.#empty.splice(0)) done();
  }

  /** What is sent next, in one piece. */
  #next() {
    const samples = new Float32Array(Math.min(this.#count, mostSamples));
    let at = 0;
    for (const piece of this.#waiting) {
      samples.set(piece.subarray(0, samples.length - at), at);
      at += Math.min(piece.length, samples.length - at);
      if (at === samples.length) break;
    }
    return samples;
  }

  /** @param {number} count of samples that the server has */
  #drop(count) {
    // What waited is gone with the end.
    if (this.#isOver) return;
    this.#from += count;
    this.#count -= count;
    while (count > 0) {
      const first = this.#waiting[0];
      if (first.length > count) {
        this.#waiting[0] = first.subarray(count);
        return;
      }
      count -= first.length;
      this.#waiting.shift();
    }
  }

  /** Goes on where the server is, which may have taken what it could not say. @param {number} next */
  #goOn(next) {
    if (next >= this.#from && next <= this.#from + this.#count) this.#drop(next - this.#from);
    else this.#end("gone");
  }

  /** @param {"gone"} [why] */
  #end(why) {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#waiting = [];
    this.#count = 0;
    for (const done of this.#empty.splice(0)) done();
    if (why) this.#told(why);
  }
}
