// Marks on the page what is being heard: the ayah and, if there are real word timings, the word. Any page may have
// [data-ayah="2:255"] containing [data-word] elements, in the order of the text's words.

import { isStill } from "./dom.js";
import { ask } from "./page.js";
import { named, wordsAt } from "./player-queue.js";

/** Word timings by reciter and surah, then by ayah. @type {Map<string, Promise<Map<number, number[][]>>>} */
const known = new Map();

/**
 * The word timings of a surah in a reciter's recordings; empty if there are none.
 * @param {string} reciter
 * @param {number} surah
 */
export function timings(reciter, surah) {
  const address = `/audio/${reciter}/${String(surah).padStart(3, "0")}.json`;
  const answer = known.get(address) ?? fetch(address)
    .then((answer) => (answer.ok ? answer.json() : null))
    // Timings within a surah's single file say nothing about an ayah's own file.
    .then((answer) => new Map((answer?.ayat ?? []).filter((/** @type {any} */ row) => !row.place).map((/** @type {any} */ row) => [row.ayah, row.words])))
    .catch(() => {
      known.delete(address);
      return new Map();
    });
  known.set(address, answer);
  return answer;
}

/** @param {import("./player-queue.js").Place} place */
const find = (place) => document.querySelector(`[data-ayah="${named(place)}"]`);

/**
 * Replaces the ayat that the page began with by those from a given one on, if the page begins later in the surah.
 * @param {import("./player-queue.js").Place} place
 */
async function bring(place) {
  const shown = document.querySelector(".listen-paper");
  const surah = shown?.querySelector("[data-ayah]")?.getAttribute("data-ayah")?.split(":")[0];
  if (!shown || surah !== String(place.surah)) return null;
  const answer = await ask(`/quran/listen/${place.surah}/${place.ayah}`);
  const paper = answer?.page.querySelector(".listen-paper");
  if (!paper || !shown.isConnected) return null;
  shown.replaceWith(document.adoptNode(paper));
  return find(place);
}

export class Marks {
  /** @type {HTMLElement | null} */
  #ayah = null;
  /** @type {Element[]} */
  #words = [];
  /** @type {number[][]} */
  #spans = [];
  #shown = "";
  /** Counts the calls to mark an ayah, so that only the newest takes effect. */
  #turn = 0;

  /**
   * Marks an ayah; its words follow once their timings are loaded.
   * @param {string} reciter
   * @param {import("./player-queue.js").Place} place
   */
  async show(reciter, place) {
    this.clear();
    const turn = this.#turn;
    const mine = find(place) ?? await bring(place);
    if (!(mine instanceof HTMLElement) || turn !== this.#turn) return;
    this.#ayah = mine;
    mine.classList.add("is-heard");
    mine.setAttribute("aria-current", "true");
    if (!document.hidden) mine.scrollIntoView({ block: "nearest", behavior: isStill() ? "auto" : "smooth" });
    const spans = (await timings(reciter, place.surah)).get(place.ayah) ?? [];
    if (this.#ayah === mine) this.#spans = spans;
  }

  /** Marks the words at a time. @param {number} time in milliseconds from the ayah's beginning */
  at(time) {
    if (!this.#ayah || !this.#spans.length) return;
    const words = wordsAt(this.#spans, time);
    const shown = words ? words.join("-") : "";
    if (shown === this.#shown) return;
    this.#shown = shown;
    for (const word of this.#words) word.classList.remove("is-heard-word");
    this.#words = words ? [...this.#ayah.querySelectorAll("[data-word]")].slice(words[0], words[1]) : [];
    for (const word of this.#words) word.classList.add("is-heard-word");
  }

  clear() {
    this.#turn += 1;
    for (const word of this.#words) word.classList.remove("is-heard-word");
    this.#ayah?.classList.remove("is-heard");
    this.#ayah?.removeAttribute("aria-current");
    [this.#ayah, this.#words, this.#spans, this.#shown] = [null, [], [], ""];
  }
}
