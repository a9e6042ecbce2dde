// Two audio elements in turn: while one plays, the other has already loaded what follows, so that there is hardly a
// gap. Silence between repetitions is a sound too (/audio/silence/2000.wav), because a hidden page's timers may be
// throttled and its sound is not.

/** @param {string} reciter @param {string} name */
export const address = (reciter, name) => `/audio/${reciter}/${name}.mp3`;

/** @param {number} milliseconds */
const silence = (milliseconds) => `/audio/silence/${milliseconds}.wav`;

export class Sound {
  #elements = [new Audio(), new Audio()];
  #turn = 0;
  /** What plays after the silence. @type {string | null} */
  #after = null;
  #speed = 1;

  /** @param {{ ended: () => void, failed: (address: string) => void, changed: () => void }} hearers */
  constructor(hearers) {
    for (const audio of this.#elements) {
      audio.preload = "auto";
      audio.preservesPitch = true;
      audio.addEventListener("ended", () => {
        if (audio !== this.audio) return;
        if (this.#after) void this.#switchTo(this.#after, true);
        else hearers.ended();
      });
      audio.addEventListener("error", () => {
        if (audio === this.audio && audio.getAttribute("src")) hearers.failed(audio.getAttribute("src") ?? "");
      });
      for (const event of ["play", "pause", "timeupdate", "ratechange", "loadedmetadata"]) {
        audio.addEventListener(event, () => { if (audio === this.audio) hearers.changed(); });
      }
    }
  }

  /** The element that is playing. */
  get audio() { return this.#elements[this.#turn]; }

  /** Whether the current sound is the silence before a repetition. */
  get isSilence() { return this.#after !== null; }

  /** The speed as a factor. @param {number} speed */
  set speed(speed) {
    this.#speed = speed;
    for (const audio of this.#elements) audio.defaultPlaybackRate = speed;
    if (!this.isSilence) this.audio.playbackRate = speed;
  }

  /** Loads what follows. @param {string} source @param {number} after milliseconds of silence before it */
  prepare(source, after) {
    const next = this.#elements[1 - this.#turn];
    const wanted = after ? silence(after) : source;
    if (next.getAttribute("src") === wanted) {
      if (next.currentTime) next.currentTime = 0;
      return;
    }
    next.src = wanted;
    next.load();
  }

  /**
   * Plays an address, after silence if wanted.
   * @param {string} source
   * @param {number} [after]
   * @param {number} [from] in seconds
   */
  async play(source, after = 0, from = 0) {
    if (!after) return this.#switchTo(source, true, from);
    await this.#switchTo(silence(after), false, 0, source);
    this.prepare(source, 0);
  }

  /** @param {string} source @param {boolean} hasSpeed @param {number} [from] @param {string | null} [after] */
  async #switchTo(source, hasSpeed, from = 0, after = null) {
    const old = this.audio;
    this.#turn = 1 - this.#turn;
    const audio = this.audio;
    this.#after = after;
    old.pause();
    if (audio.getAttribute("src") !== source) audio.src = source;
    else if (audio.currentTime !== from) audio.currentTime = from;
    audio.playbackRate = hasSpeed ? this.#speed : 1;
    audio.preservesPitch = true;
    if (from) audio.currentTime = from;
    await audio.play();
  }

  stop() {
    this.#after = null;
    for (const audio of this.#elements) {
      audio.pause();
      audio.removeAttribute("src");
      audio.load();
    }
  }
}
