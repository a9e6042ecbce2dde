// Shows on the page what became of each word of a passage that is recited.
//
//   [data-recite][data-mode="read|memory"][data-surah]
//     li.recite-ayah[data-ayah="0"][data-first-word][data-words]   an ayah, its first word in the passage, how many it has
//       [data-recite-text] with .recite-word[data-word="0"]        its words; in memory mode none until they are said or shown
//   A word's data-state: heard, not-heard, other, doubtful; data-extra: something was said before it; data-place: it is next.

import { announce, digits, isStill, text } from "./dom.js";

/** How long a word is shown that was not said (HZ-02), in milliseconds. */
const flashMilliseconds = 1_500;
/** How often an ayah begins again by itself. */
const mostRestarts = 3;
/** A state's name in a log, and as the page's texts and styles have it. @type {Record<string, string>} */
const states = { heard: "heard", notHeard: "not-heard", other: "other", doubtful: "doubtful", waiting: "" };

export class ShownWords {
  #section;
  #restart;
  /** The states by word, since words of memory mode come and go. @type {Map<number, string>} */
  #states = new Map();
  /** In memory mode: so far the words of an ayah are shown. */
  #place = 0;
  /** How often each ayah began again. @type {Map<Element, number>} */
  #restarts = new Map();
  /** The ayah that begins again. @type {Element | null} */
  #again = null;

  /**
   * @param {HTMLElement} section
   * @param {(word: number) => Promise<unknown>} [restart] tells the server that the ayah of a word begins again
   */
  constructor(section, restart = async () => {}) {
    this.#section = section;
    this.#restart = restart;
  }

  /** Whether an ayah is about to begin again. */
  get isRestarting() { return this.#again !== null; }

  get #isMemory() { return this.#section.dataset.mode === "memory"; }

  /** @param {number} number @returns {HTMLElement | null} */
  word(number) { return this.#section.querySelector(`[data-word="${number}"]`); }

  /** The ayah that a word belongs to. @param {number} number @returns {HTMLElement | null} */
  ayah(number) {
    return this.#ayat.find((ayah) => number >= first(ayah) && number < first(ayah) + count(ayah)) ?? null;
  }

  get #ayat() { return /** @type {HTMLElement[]} */ ([...this.#section.querySelectorAll(".recite-ayah")]); }

  /** Begins anew: no word has a state. */
  clear() {
    this.#states.clear();
    this.#restarts.clear();
    this.#place = 0;
    for (const word of this.#section.querySelectorAll("[data-word]")) this.#mark(/** @type {HTMLElement} */ (word), "");
    for (const note of this.#section.querySelectorAll(".recite-note")) note.remove();
    for (const word of this.#section.querySelectorAll("[data-extra]")) word.removeAttribute("data-extra");
    if (this.#isMemory) for (const ayah of this.#ayat) this.#prepare(ayah);
  }

  /** Takes an event of a session's log. @param {any[]} event */
  take([, kind, place, second]) {
    switch (kind) {
      case "word": this.#setWord(place, states[second] ?? ""); break;
      case "place": this.#go(place); break;
      case "ayah": this.#close(place, second); break;
      case "extra": this.word(place)?.setAttribute("data-extra", text(this.#section, "extra")); break;
      case "jumped": this.#say("jumped", this.ayah(second)); break;
      case "contested": this.#setWord(place, "heard"); break;
    }
  }

  /** @param {number} number @param {string} state */
  #setWord(number, state) {
    if (state) this.#states.set(number, state);
    else this.#states.delete(number);
    const word = this.word(number);
    if (word && !this.#isMemory) this.#mark(word, state);
    if (!this.#isMemory) return;
    // A word of an ayah that begins again waits, unseen.
    if (!state) {
      if (word && !("flash" in word.dataset)) this.#hide(word);
      return;
    }
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
      word.setAttribute("aria-label", this.named(word));
    } else {
      for (const name of ["role", "tabindex", "aria-label"]) word.removeAttribute(name);
    }
  }

  /** A word with its state, in words. @param {HTMLElement} word */
  named(word) {
    return text(this.#section, "word", { word: word.textContent ?? "", state: text(this.#section, word.dataset.state ?? "") });
  }

  /** Announces something of an ayah. @param {string} name @param {HTMLElement | null} ayah @param {Record<string, string>} [values] */
  #say(name, ayah, values = {}) {
    const number = Number(ayah?.id.split("-")[1]);
    if (number) announce(text(this.#section, name, { number: digits(number), ...values }));
  }

  /** @param {number} place the word that is expected next */
  #go(place) {
    this.#place = place;
    for (const word of this.#section.querySelectorAll("[data-place]")) word.removeAttribute("data-place");
    this.word(place)?.setAttribute("data-place", "");
    const ayah = this.ayah(place);
    const before = this.#section.querySelector(".recite-ayah[data-current]");
    if (ayah && ayah !== before) {
      before?.removeAttribute("data-current");
      ayah.setAttribute("data-current", "");
      ayah.setAttribute("aria-current", "true");
      before?.removeAttribute("aria-current");
      ayah.scrollIntoView({ block: "center", behavior: isStill() ? "auto" : "smooth" });
    }
    if (this.#isMemory && ayah) for (let word = first(ayah); word < place; word += 1) void this.#reveal(word);
  }

  /** What is said of an ayah as a whole. @param {number} index @param {string} outcome */
  #close(index, outcome) {
    const ayah = this.#ayat[index];
    if (!ayah) return;
    ayah.querySelector(".recite-note")?.remove();
    const words = Array.from({ length: count(ayah) }, (_, word) => first(ayah) + word);
    if (outcome === "byWord") {
      const marked = words.filter((word) => ["not-heard", "other"].includes(this.#states.get(word) ?? "")).length;
      this.#say(marked ? "ayah-marked" : "ayah", ayah, { count: digits(marked) });
      return;
    }
    // Where its words can't be told apart none keeps a mark.
    for (const number of words) {
      const word = this.word(number);
      if (word) this.#mark(word, "");
    }
    const note = document.createElement("p");
    note.className = "recite-note";
    note.textContent = text(this.#section, "ayah-unclear", { number: digits(Number(ayah.id.split("-")[1])) });
    ayah.querySelector("[data-recite-text]")?.after(note);
    announce(note.textContent);
  }

  // From memory ------------------------------------------------------------------------------------------------------

  /** Makes room for the words of an ayah, which stay away until they are said. @param {HTMLElement} ayah */
  #prepare(ayah) {
    const place = ayah.querySelector("[data-recite-text]");
    if (!place || place.querySelector("[data-word]")) return;
    const letters = document.createElement("span");
    letters.dataset.letters = "";
    for (let index = 0; index < count(ayah); index += 1) {
      const word = document.createElement("span");
      word.className = "recite-word";
      word.dataset.word = String(first(ayah) + index);
      letters.append(word, " ");
    }
    place.prepend(letters, "\u00a0");
  }

  /** Shows a whole ayah because the person asked for it. @param {HTMLElement} ayah */
  async show(ayah) {
    const pieces = await this.#pieces(ayah);
    const letters = document.createElement("span");
    letters.dataset.letters = "";
    for (const { text: words, word } of pieces) {
      const piece = document.createElement("span");
      piece.textContent = words;
      if (word === undefined) {
        if (words.trim()) piece.className = "pause";
      } else {
        piece.className = "recite-word";
        piece.dataset.word = String(word);
      }
      letters.append(piece);
    }
    const place = ayah.querySelector("[data-recite-text]");
    const before = place?.querySelector("[data-letters]");
    if (before) before.replaceWith(letters);
    else place?.prepend(letters, "\u00a0");
    place?.querySelector(".spoken")?.remove();
  }

  /**
   * The text of an ayah, which the page doesn't have, in pieces.
   * @param {HTMLElement} ayah @returns {Promise<{ text: string, word?: number }[]>}
   */
  #pieces(ayah) {
    const address = `/quran/recite/${this.#section.dataset.span}?mode=memory&reveal=${ayah.dataset.ayah}`;
    const known = texts.get(address) ?? fetch(address, { headers: { Accept: "application/json" } })
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(`${answer.status}`))))
      .then(({ pieces }) => pieces);
    known.catch(() => texts.delete(address));
    texts.set(address, known);
    return known;
  }

  /** A word's letters. @param {HTMLElement} ayah @param {number} number */
  async #letters(ayah, number) {
    const pieces = await this.#pieces(ayah).catch(() => []);
    return pieces.find(({ word }) => word === number)?.text ?? "";
  }

  /** Shows a word that was said. @param {number} number */
  async #reveal(number) {
    const ayah = this.ayah(number);
    if (!ayah || this.#again === ayah) return;
    const letters = await this.#letters(ayah, number);
    const word = this.word(number);
    const isReached = number < this.#place || this.#states.has(number);
    if (!word || !isReached || this.#again === ayah) return;
    word.textContent = letters;
    this.#mark(word, this.#states.get(number) ?? "");
  }

  /** @param {HTMLElement} word */
  #hide(word) {
    word.textContent = "";
    this.#mark(word, "");
  }

  /**
   * Shows a word that was not said for a moment; then its ayah begins again (HZ-02). While one ayah is about to, no other is:
   * the person can't go back to two.
   * @param {number} number
   */
  async #flash(number) {
    const ayah = this.ayah(number);
    if (!ayah || this.#again) return;
    // The check may be wrong: whoever has begun an ayah again so often goes on, and the mark can be answered.
    const times = this.#restarts.get(ayah) ?? 0;
    if (times >= mostRestarts) return void this.#reveal(number);
    this.#restarts.set(ayah, times + 1);
    this.#again = ayah;
    const letters = await this.#letters(ayah, number);
    const word = this.word(number);
    if (word && letters) {
      word.textContent = letters;
      word.dataset.flash = "";
      this.#mark(word, this.#states.get(number) ?? "not-heard");
      announce(this.named(word));
      await new Promise((done) => setTimeout(done, flashMilliseconds));
      delete word.dataset.flash;
    }
    for (let each = first(ayah); each < first(ayah) + count(ayah); each += 1) {
      const shown = this.word(each);
      if (shown) this.#hide(shown);
    }
    await this.#restart(number);
    this.#say("again", ayah);
    this.#again = null;
  }
}

/** The first word of an ayah in the passage, and how many it has. @param {HTMLElement} ayah */
const first = (ayah) => Number(ayah.dataset.firstWord);
/** @param {HTMLElement} ayah */
const count = (ayah) => Number(ayah.dataset.words);

/** The texts of hidden ayat, by address. @type {Map<string, Promise<{ text: string, word?: number }[]>>} */
const texts = new Map();
