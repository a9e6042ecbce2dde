// Hands what the microphone gives to the page, in pieces of about 20 ms. It runs beside the page, so that a busy page loses none.

const pieceSamples = 1024;

class Tap extends AudioWorkletProcessor {
  #piece = new Float32Array(pieceSamples);
  #count = 0;

  /** @param {Float32Array[][]} inputs */
  process([channels]) {
    const samples = channels?.[0];
    if (!samples) return true;
    for (const sample of samples) {
      this.#piece[this.#count] = sample;
      this.#count += 1;
      if (this.#count < pieceSamples) continue;
      this.port.postMessage(this.#piece, [this.#piece.buffer]);
      this.#piece = new Float32Array(pieceSamples);
      this.#count = 0;
    }
    return true;
  }
}

registerProcessor("wird-tap", Tap);
