// The sound of a recording as it is made: bars that move with its level, or for whoever wants no motion one bar that stands.

import { isStill } from "./dom.js";

/** How many bars there are, and how often one is added, in milliseconds. */
const count = 48;
const stepMilliseconds = 70;

export class Wave {
  /** @type {number[]} */
  #levels = [];
  #last = 0;
  #frame = 0;

  /** Draws until it is stopped. @param {() => number} level */
  start(level) {
    this.stop();
    this.#levels = [];
    const draw = (/** @type {number} */ now) => {
      this.#frame = requestAnimationFrame(draw);
      if (now - this.#last < stepMilliseconds) return;
      this.#last = now;
      this.#levels = [...this.#levels, level()].slice(-count);
      this.#draw();
    };
    this.#frame = requestAnimationFrame(draw);
  }

  stop() { cancelAnimationFrame(this.#frame); }

  // The page may have been swapped meanwhile, so the canvas is looked for each time.
  #draw() {
    const canvas = document.querySelector("canvas[data-wave]");
    const still = document.querySelector("[data-wave-still]");
    if (!(canvas instanceof HTMLCanvasElement) || !(still instanceof HTMLElement)) return;
    const hasNoMotion = isStill();
    canvas.hidden = hasNoMotion;
    still.hidden = !hasNoMotion;
    if (hasNoMotion) return;
    const scale = devicePixelRatio || 1;
    const [width, height] = [canvas.clientWidth * scale, canvas.clientHeight * scale];
    if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
    const context = canvas.getContext("2d");
    if (!context) return;
    context.clearRect(0, 0, width, height);
    context.fillStyle = getComputedStyle(canvas).color;
    const step = width / count;
    this.#levels.forEach((level, index) => {
      const bar = Math.max(0.06, Math.min(1, level * 1.6)) * height;
      context.fillRect((count - this.#levels.length + index) * step, (height - bar) / 2, step * 0.6, bar);
    });
    canvas.dataset.level = (this.#levels.at(-1) ?? 0).toFixed(3);
  }
}
