// Shows on the page what became of each word of a passage that is recited.
//
//   [data-recite][data-mode="read|memory"]
//     [data-ayah-index][data-ayah="112:1"]     an ayah, with [data-ayah-note] for what is said of it as a whole
//       .recite-text with [data-word="0"]      its words; in memory mode none until they are said or shown
//   A word's data-state: heard, not-heard, other, doubtful; data-extra: something was said before it; data-place: it is next.

import { announce, digits, isStill, text } from "./dom.js";

/** How long a word is shown that was not said (HZ-02), in milliseconds. */
const flashMilliseconds = 1_500;
/** A state's name in a log, and as the page's texts and styles have it. @type {Record<string, string>} */
const states = { heard: "heard", notHeard: "not-heard", other: "other", doubtful: "doubtful", waiting: "" };

export class ShownWords {
  #section;
  /** The states by word, since words of memory mode come and go. @type {Map<number, string>} */
  #states = new Map();
  /** In memory mode, the words of the ayat that were asked for. @type {Map<Element, Promise<void>>} */
  #texts = new Map();
  /** In memory mode: so far the words of an ayah are shown. */
  #place = 0;
  /** The ayah that begins again. @type {Element | null} */
  #again = null;

  /** @param {HTMLElement} section */
  constructor(section) { this.#section = section; }

  get #isMemory() { return this.#section.dataset.mode === "memory"; }

  /** @param {number} number @returns {HTMLElement | null} */
  word(number) { return this.#section.querySelector(`[data-word="${number}"]`); }

  /** The ayah that a word belongs to. @param {number} number @returns {HTMLElement | null} */
  ayah(number) {
    const all = /** @type {HTMLElement[]} */ ([...this.#section.querySelectorAll("[data-ayah-index]")]);
    return all.find(({ dataset }) => number >= Number(dataset.first) && number < Number(dataset.first) + Number(dataset.count)) ?? null;
  }

  /** Begins anew: no word has a state. */
  clear() {
    this.#states.clear();
    this.#place = 0;
    for (const word of this.#section.querySelectorAll("[data-word]")) this.#mark(/** @type {HTMLElement} */ (word), "");
    for (const note of this.#section.querySelectorAll("[data-ayah-note]")) /** @type {HTMLElement} */ (note).hidden = true;
    for (const word of this.#section.querySelectorAll("[data-extra]")) word.removeAttribute("data-extra");
    for (const ayah of this.#section.querySelectorAll("[data-ayah-index]")) if (this.#isMemory) void this.#prepare(ayah);
  }

  /** Takes an event of a session's log. @param {any[]} event */
  take([, kind, first, second]) {
    switch (kind) {
      case "word": this.#setWord(first, states[second] ?? ""); break;
      case "place": this.#go(first); break;
      case "ayah": this.#close(first, second); break;
      case "extra": this.word(first)?.setAttribute("data-extra", text(this.#section, "extra")); break;
      case "contested": this.#setWord(first, "heard"); break;
    }
  }

  /** @param {number} number @param {string} state */
  #setWord(number, state) {
    this.#states.set(number, state);
    const word = this.word(number);
    if (word && !this.#isMemory) this.#mark(word, state);
    if (!this.#isMemory) return;
    if (state === "not-heard" || state === "other") void this.#flash(number);
    else void this.#reveal(number);
  }

  /** @param {HTMLElement} word @param {string} state */
  #mark(word, state) {
    word.dataset.state = state;
    const isMarked = Boolean(state) && state !== "heard";
    // What can be asked about is a button; what was heard is text, so that a reader of screens reads on.
    if (isMarked) {
      word.setAttribute("role", "button");
      word.tabIndex = 0;
      word.setAttribute("aria-label", `${word.textContent}: ${text(this.#section, state)}`);
    } else {
      for (const name of ["role", "tabindex", "aria-label"]) word.removeAttribute(name);
    }
  }

  /** @param {number} place the word that is expected next */
  #go(place) {
    this.#place = place;
    for (const word of this.#section.querySelectorAll("[data-place]")) word.removeAttribute("data-place");
    this.word(place)?.setAttribute("data-place", "");
    const ayah = this.ayah(place);
    const before = this.#section.querySelector("[data-ayah-index][data-current]");
    if (ayah && ayah !== before) {
      before?.removeAttribute("data-current");
      ayah.setAttribute("data-current", "");
      ayah.setAttribute("aria-current", "true");
      before?.removeAttribute("aria-current");
      ayah.scrollIntoView({ block: "center", behavior: isStill() ? "auto" : "smooth" });
    }
    if (this.#isMemory && ayah) for (let word = Number(ayah.dataset.first); word < place; word += 1) void this.#reveal(word);
  }

  /** What is said of an ayah as a whole. @param {number} index @param {string} outcome */
  #close(index, outcome) {
    const ayah = /** @type {HTMLElement | null} */ (this.#section.querySelector(`[data-ayah-index="${index}"]`));
    if (!ayah) return;
    const note = /** @type {HTMLElement | null} */ (ayah.querySelector("[data-ayah-note]"));
    const first = Number(ayah.dataset.first);
    const count = Number(ayah.dataset.count);
    const isWhole = outcome === "recited" || outcome === "unclear";
    if (note) {
      note.textContent = isWhole ? text(this.#section, outcome) : "";
      note.hidden = !isWhole;
    }
    let heard = 0;
    for (let word = first; word < first + count; word += 1) {
      if (this.#states.get(word) === "heard") heard += 1;
      // Where its words can't be told apart none keeps a mark.
      const shown = this.word(word);
      if (isWhole && shown) this.#mark(shown, "");
    }
    announce(isWhole ? text(this.#section, outcome) : text(this.#section, "announce-ayah", {
      ayah: digits(Number((ayah.dataset.ayah ?? "").split(":")[1])), heard: digits(heard), words: digits(count),
    }));
  }

  // From memory ------------------------------------------------------------------------------------------------------

  /** Makes room for the words of an ayah, which stay away until they are said. @param {Element} ayah */
  #prepare(ayah) {
    const known = this.#texts.get(ayah) ?? this.#fetch(/** @type {HTMLElement} */ (ayah));
    this.#texts.set(ayah, known);
    return known;
  }

  /** @param {HTMLElement} ayah */
  async #fetch(ayah) {
    const place = ayah.querySelector(".recite-text");
    if (!place || place.querySelector("[data-word]")) return;
    const first = Number(ayah.dataset.first);
    const blanks = Array.from({ length: Number(ayah.dataset.count) }, (_, index) => {
      const blank = document.createElement("span");
      blank.className = "recite-word";
      blank.dataset.word = String(first + index);
      return blank;
    });
    place.prepend(...blanks.flatMap((blank) => [blank, " "]));
  }

  /** The words of an ayah, which the page doesn't have. @param {HTMLElement} ayah @returns {Promise<string[]>} */
  async #words(ayah) {
    const address = `${this.#section.dataset.keep}?mode=memory&reveal=${ayah.dataset.ayahIndex}`;
    const known = texts.get(address) ?? fetch(address, { headers: { Accept: "application/json" } })
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(`${answer.status}`))))
      .then(({ words }) => words);
    known.catch(() => texts.delete(address));
    texts.set(address, known);
    return known;
  }

  /** Shows a word that was said. @param {number} number */
  async #reveal(number) {
    const ayah = this.ayah(number);
    if (!ayah || this.#again === ayah) return;
    await this.#prepare(ayah);
    const words = await this.#words(ayah).catch(() => []);
    const word = this.word(number);
    if (!word || this.#again === ayah || number >= Math.max(this.#place, this.#states.has(number) ? number + 1 : 0)) return;
    word.textContent = words[number - Number(ayah.dataset.first)] ?? "";
    this.#mark(word, this.#states.get(number) ?? "");
  }

  /** Shows a word that was not said for a moment; then its ayah begins again. @param {number} number */
  async #flash(number) {
    const ayah = this.ayah(number);
    if (!ayah || this.#again === ayah) return;
    this.#again = ayah;
    await this.#prepare(ayah);
    const words = await this.#words(ayah).catch(() => []);
    const word = this.word(number);
    const said = words[number - Number(ayah.dataset.first)] ?? "";
    if (word && said) {
      word.textContent = said;
      word.dataset.flash = "";
      this.#mark(word, this.#states.get(number) ?? "not-heard");
      announce(text(this.#section, "flash", { word: said }));
      await new Promise((done) => setTimeout(done, flashMilliseconds));
      delete word.dataset.flash;
    }
    for (let each = Number(ayah.dataset.first); each < Number(ayah.dataset.first) + Number(ayah.dataset.count); each += 1) {
      const shown = this.word(each);
      if (!shown) continue;
      shown.textContent = "";
      this.#mark(shown, "");
    }
    announce(text(this.#section, "again"));
    this.#again = null;
  }
}

/** The words of hidden ayat, by address. @type {Map<string, Promise<string[]>>} */
const texts = new Map();
