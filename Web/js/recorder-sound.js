// The microphone while something is recorded: Opus where the browser has it, and whatever it has where not; the level that
// is heard, the time that has passed, and a screen that doesn't go dark meanwhile.

/** In the order in which they are wanted; the server takes these containers (docs/blobs.md). */
const types = ["audio/webm;codecs=opus", "audio/ogg;codecs=opus", "audio/mp4;codecs=opus", "audio/mp4", "audio/webm"];
const bitsPerSecond = 64_000;
/** How often what was recorded is put away: a killed tab loses no more. */
const partMilliseconds = 1_000;

/** Whether this browser can record at all. */
export const canRecord = () => Boolean(navigator.mediaDevices?.getUserMedia && window.MediaRecorder);

/** A recording that is being made. */
export class Microphone {
  /** @type {MediaRecorder} */
  #recorder;
  #stream;
  /** @type {AnalyserNode | null} */
  #analyser = null;
  /** @type {AudioContext | null} */
  #context = null;
  /** @type {any} */
  #wake = null;
  /** Milliseconds before the last pause, and since when it runs. */
  #before = 0;
  #since = performance.now();

  /**
   * Asks for the microphone. Rejects as `getUserMedia` does.
   * @param {(part: Blob) => void} take
   */
  static async open(take) {
    // What cleans a conversation also takes from letters what a coach listens for.
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: false, noiseSuppression: false, autoGainControl: true },
    });
    return new Microphone(stream, take);
  }

  /** @param {MediaStream} stream @param {(part: Blob) => void} take */
  constructor(stream, take) {
    this.#stream = stream;
    const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type));
    this.#recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: bitsPerSecond });
    this.#recorder.addEventListener("dataavailable", ({ data }) => { if (data.size > 0) take(data); });
    this.#recorder.start(partMilliseconds);
    this.#listen();
    void this.#stayAwake();
    document.addEventListener("visibilitychange", this.#stayAwake);
  }

  /** The container without its codec, as the server knows it. */
  get type() { return (this.#recorder.mimeType || "audio/webm").split(";")[0]; }

  get isPaused() { return this.#recorder.state === "paused"; }

  /** Called when the microphone goes away: unplugged, or taken by the system. @param {() => void} end */
  onEnded(end) {
    for (const track of this.#stream.getAudioTracks()) track.addEventListener("ended", end);
  }

  /** How long it has recorded, without its pauses, in seconds. */
  get seconds() {
    return (this.#before + (this.isPaused ? 0 : performance.now() - this.#since)) / 1000;
  }

  /** How loud it is, 0 to 1. */
  get level() {
    if (!this.#analyser) return 0;
    const samples = new Uint8Array(this.#analyser.fftSize);
    this.#analyser.getByteTimeDomainData(samples);
    let most = 0;
    for (const sample of samples) most = Math.max(most, Math.abs(sample - 128));
    return most / 128;
  }

  pause() {
    this.#before += performance.now() - this.#since;
    this.#recorder.pause();
  }

  resume() {
    this.#since = performance.now();
    this.#recorder.resume();
  }

  /** Ends it; the last part has been taken once this resolves. */
  async stop() {
    if (!this.isPaused) this.#before += performance.now() - this.#since;
    this.#since = performance.now();
    const stopped = new Promise((done) => this.#recorder.addEventListener("stop", done, { once: true }));
    if (this.#recorder.state !== "inactive") {
      this.#recorder.stop();
      await stopped;
    }
    for (const track of this.#stream.getTracks()) track.stop();
    document.removeEventListener("visibilitychange", this.#stayAwake);
    this.#wake?.release().catch(() => {});
    this.#context?.close().catch(() => {});
  }

  #listen() {
    try {
      this.#context = new AudioContext();
      this.#analyser = this.#context.createAnalyser();
      this.#analyser.fftSize = 1024;
      this.#context.createMediaStreamSource(this.#stream).connect(this.#analyser);
    } catch (error) {
      // It is recorded all the same.
      console.warn("the level can't be shown", error);
    }
  }

  // A browser releases it whenever the page is hidden.
  #stayAwake = async () => {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    this.#wake = await navigator.wakeLock.request("screen").catch(() => null);
  };
}

/** The type of an audio file by its first bytes, as the server tells it; `null` for what it doesn't take. @param {Uint8Array} head */
export function typeOf(head) {
  const words = String.fromCharCode(...head.slice(0, 64));
  if (head[0] === 0x1a && head[1] === 0x45 && head[2] === 0xdf && head[3] === 0xa3 && words.includes("webm")) return "audio/webm";
  if (words.startsWith("OggS")) return "audio/ogg";
  return words.slice(4, 8) === "ftyp" ? "audio/mp4" : null;
}

/** How long a sound is in seconds; 0 where the browser can't tell. @param {Blob} sound @returns {Promise<number>} */
export async function lengthOf(sound) {
  const element = new Audio();
  const url = URL.createObjectURL(sound);
  try {
    element.preload = "metadata";
    element.src = url;
    await once(element, "loadedmetadata");
    await settleLength(element);
    return Number.isFinite(element.duration) ? element.duration : 0;
  } catch {
    return 0;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** A recording in parts doesn't say how long it is until it was read to its end. @param {HTMLMediaElement} element */
export async function settleLength(element) {
  if (Number.isFinite(element.duration)) return;
  element.currentTime = 1e9;
  await once(element, "durationchange").catch(() => {});
  element.currentTime = 0;
}

/** @param {EventTarget} target @param {string} type */
function once(target, type) {
  return new Promise((done, fail) => {
    const late = setTimeout(() => fail(new Error("late")), 3000);
    target.addEventListener(type, () => { clearTimeout(late); done(null); }, { once: true });
    target.addEventListener("error", () => { clearTimeout(late); fail(new Error("unreadable")); }, { once: true });
  });
}
