// The microphone while somebody recites: one channel of 16,000 samples a second, as it is said, and how loud it is. Nothing of
// it is kept here.

import { Resampler } from "./recite-resample.js";

/** Whether this browser can listen at all. */
export const canListen = () => Boolean(navigator.mediaDevices?.getUserMedia && window.AudioWorkletNode);

/** A microphone that is open. */
export class Ear {
  #stream;
  #context;
  #resampler;
  #take;
  /** @type {any} */
  #wake = null;
  #isPaused = false;
  /** The loudest sample of the last piece, 0 to 1. */
  level = 0;

  /**
   * Asks for the microphone. Rejects as `getUserMedia` does.
   * @param {(samples: Float32Array) => void} take
   */
  static async open(take) {
    // What cleans a conversation also takes letters away.
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: false, noiseSuppression: false, autoGainControl: true },
    });
    const context = new AudioContext();
    try {
      await context.audioWorklet.addModule(new URL("./recite-worklet.js", import.meta.url));
      await context.resume();
      return new Ear(stream, context, take);
    } catch (error) {
      for (const track of stream.getTracks()) track.stop();
      await context.close();
      throw error;
    }
  }

  /** @param {MediaStream} stream @param {AudioContext} context @param {(samples: Float32Array) => void} take */
  constructor(stream, context, take) {
    this.#stream = stream;
    this.#context = context;
    this.#take = take;
    this.#resampler = new Resampler(context.sampleRate);
    const tap = new AudioWorkletNode(context, "wird-tap", { numberOfOutputs: 0, channelCount: 1, channelCountMode: "explicit" });
    tap.port.onmessage = ({ data }) => this.#hear(data);
    context.createMediaStreamSource(stream).connect(tap);
    void this.#stayAwake();
    document.addEventListener("visibilitychange", this.#stayAwake);
  }

  /** @param {Float32Array} piece */
  #hear(piece) {
    let most = 0;
    for (const sample of piece) most = Math.max(most, Math.abs(sample));
    this.level = this.#isPaused ? 0 : most;
    if (!this.#isPaused) this.#take(this.#resampler.take(piece));
  }

  /** Called when the microphone goes away: unplugged, or taken by the system. @param {() => void} end */
  onEnded(end) {
    for (const track of this.#stream.getAudioTracks()) track.addEventListener("ended", end);
  }

  get isPaused() { return this.#isPaused; }

  /** While it is paused nothing of what is said is taken. */
  set isPaused(isPaused) {
    this.#isPaused = isPaused;
    this.level = 0;
  }

  close() {
    for (const track of this.#stream.getTracks()) track.stop();
    document.removeEventListener("visibilitychange", this.#stayAwake);
    this.#wake?.release().catch(() => {});
    this.#context.close().catch(() => {});
  }

  // A browser releases it whenever the page is hidden.
  #stayAwake = async () => {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    this.#wake = await navigator.wakeLock.request("screen").catch(() => null);
  };
}
