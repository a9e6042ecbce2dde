// Explains a word of the Quran that is touched or reached by keys: its meaning, and the rules of tajweed at the touched
// letter, why they apply there and how they sound. Without this script the ayah's own pages say the same.
//
//   <li class="ayah" data-ayah="2:255">  [data-letters]     an ayah and its letters in the reader
//   [data-mushaf]  <span data-ayah="2:255" data-from="30">   words on a page of the mushaf, and where they begin in their ayah
//   [data-text-tajweed]                                      the name of the link to the ayah's page of tajweed
//   .tajweed, [data-coloured] inside [data-reader]           colours are on, so rules are explained

import { announce, on, text } from "./dom.js";

/** @typedef {{ word: string, start: number, end: number, meaning?: string }} Word */
/** @typedef {{ start: number, end: number, name: string, why: string, sound: string, category?: string }} Rule */
/** @typedef {{ language: string, words: Word[], rules: Rule[], note?: string }} Facts `note`: the meanings are left out */

/** The answers about ayat, by address. @type {Map<string, Promise<Facts | null>>} */
const known = new Map();

/** The word that the arrow keys have reached. @type {{ ayah: Element, word: number } | null} */
let chosen = null;

// Touching a letter ----------------------------------------------------------------------------------------------

on("click", "li.ayah [data-letters], [data-mushaf] [data-from]", (letters, event) => {
  if (String(getSelection()) !== "") return;
  const at = letterAt(letters, event.clientX, event.clientY);
  if (at) void touch(letters, at.start, at.end);
});

/** @param {Element} letters @param {number} start @param {number} end */
async function touch(letters, start, end) {
  const from = Number(letters.getAttribute("data-from") ?? 0);
  const facts = await factsOf(letters);
  const word = facts?.words.findIndex((word) => word.start <= from + start && from + start < word.end) ?? -1;
  if (facts && word >= 0) open(letters, facts, word, { start: from + start, end: from + end });
}

/**
 * The letter with its marks under a point, from its beginning to its end.
 * @param {Element} letters
 * @param {number} x
 * @param {number} y
 */
function letterAt(letters, x, y) {
  const at = document.caretPositionFromPoint?.(x, y) ?? oldCaret(x, y);
  if (!at || !letters.contains(at.offsetNode)) return null;
  const before = document.createRange();
  before.setStart(letters, 0);
  before.setEnd(at.offsetNode, at.offset);
  const whole = letters.textContent ?? "";
  // The caret is at the nearer side of a letter, so the letter before it may be meant.
  const places = [cluster(whole, String(before).length), cluster(whole, String(before).length - 1)];
  return places.find((place) => place && isOver(letters, place, x, y)) ?? places[0] ?? places[1];
}

/** @param {number} x @param {number} y */
function oldCaret(x, y) {
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { offsetNode: range.startContainer, offset: range.startOffset } : null;
}

const isMark = (/** @type {string} */ letter) => (
  /[\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u08f0-\u08f2]/.test(letter)
);

/** @param {string} whole @param {number} at */
function cluster(whole, at) {
  if (at < 0 || at >= whole.length || whole[at] === " ") return null;
  let start = at;
  while (start > 0 && isMark(whole[start])) start -= 1;
  let end = start + 1;
  while (end < whole.length && isMark(whole[end])) end += 1;
  return { start, end };
}

/** @param {Element} letters @param {{ start: number, end: number }} place @param {number} x @param {number} y */
function isOver(letters, place, x, y) {
  const boxes = rangeOf(letters, place)?.getClientRects() ?? [];
  return [...boxes].some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
}

// Keys -----------------------------------------------------------------------------------------------------------

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
  const ayah = event.target instanceof Element && event.target.matches("li.ayah") ? event.target : null;
  if (!ayah) return;
  event.preventDefault();
  // The text runs to the left in every language, and so the next word is on the left.
  void choose(ayah, event.key === "ArrowLeft");
});

document.addEventListener("focusin", ({ target }) => {
  if (chosen && target !== chosen.ayah) forget();
});

/** @param {Element} ayah @param {boolean} isForward */
async function choose(ayah, isForward) {
  const letters = ayah.querySelector("[data-letters]");
  const facts = letters && (await factsOf(letters));
  if (!letters || !facts?.words.length) return;
  const last = facts.words.length - 1;
  const word = chosen?.ayah === ayah ? Math.min(last, Math.max(0, chosen.word + (isForward ? 1 : -1))) : isForward ? 0 : last;
  const isOpen = document.getElementById("word-popover")?.matches(":popover-open") ?? false;
  chosen = { ayah, word };
  if (isOpen) void openChosen();
  else {
    mark(letters, facts.words[word]);
    announce(facts.words[word].word);
  }
}

/** Whether the keys have reached a word of this ayah. @param {Element | null | undefined} ayah */
export function chosenWord(ayah) {
  return Boolean(ayah && chosen?.ayah === ayah);
}

/** Shows the meaning of the word that the keys have reached, and all rules in it. */
export async function openChosen() {
  const letters = chosen?.ayah.querySelector("[data-letters]");
  const facts = letters && (await factsOf(letters));
  if (letters && facts && chosen) open(letters, facts, chosen.word, facts.words[chosen.word]);
}

function forget() {
  chosen = null;
  CSS.highlights?.delete("word");
}

// The popover ----------------------------------------------------------------------------------------------------

/** @param {Element} letters @returns {Promise<Facts | null>} */
function factsOf(letters) {
  const name = letters.closest("[data-ayah]")?.getAttribute("data-ayah")?.replace(":", "/");
  const edition = letters.closest("[data-mushaf]") ? "?edition=kfgqpc" : "";
  const address = `/quran/${name}/tajweed${edition}`;
  const answer = known.get(address)
    ?? fetch(address, { headers: { Accept: "application/json" } }).then((answer) => (answer.ok ? answer.json() : null)).catch(() => null);
  known.set(address, answer);
  // What wasn't available is requested again the next time.
  void answer.then((facts) => { if (!facts) known.delete(address); });
  return answer;
}

/**
 * @param {Element} letters
 * @param {Facts} facts
 * @param {number} number of the word
 * @param {{ start: number, end: number }} place whose rules are explained
 */
function open(letters, facts, number, place) {
  const word = facts.words[number];
  const range = mark(letters, word);
  if (!range) return;
  const areColoured = document.querySelector("[data-reader] :is(.tajweed, [data-coloured])") !== null;
  const rules = areColoured ? facts.rules.filter((rule) => rule.start < place.end && rule.end > place.start) : [];
  // Coloured rules come before the others.
  rules.sort((a, b) => Number(!a.category) - Number(!b.category));
  if (!word.meaning && !rules.length && !facts.note) return;
  const popover = wordPopover();
  popover.replaceChildren(...meaning(word, facts), ...rules.map(explained), ...wayOn(letters, areColoured));
  popover.showPopover?.();
  stand(popover, range);
  announce([word.meaning ?? facts.note, ...rules.map(({ name, why, sound }) => `${name}: ${why}. ${sound}`)].filter(Boolean).join(" "));
}

/**
 * A word's meaning, or a note that it is left out: a damaged part is never omitted silently.
 * @param {Word} word
 * @param {Facts} facts
 */
function meaning(word, { language, note }) {
  if (!word.meaning && !note) return [];
  const line = document.createElement("p");
  line.className = word.meaning ? "word-meaning" : "word-meaning muted";
  if (word.meaning) line.lang = language;
  line.dir = "auto";
  line.textContent = word.meaning ?? note ?? "";
  return [line];
}

/** @param {Rule} rule */
function explained(rule) {
  const part = document.createElement("div");
  part.className = "word-rule";
  const name = document.createElement("p");
  name.className = "word-rule-name";
  if (rule.category) {
    const swatch = document.createElement("span");
    swatch.className = `tajweed-swatch tajweed-${rule.category}`;
    name.append(swatch);
  }
  name.append(rule.name);
  const why = document.createElement("p");
  why.textContent = rule.why;
  const sound = document.createElement("p");
  sound.textContent = rule.sound;
  part.append(name, why, sound);
  return part;
}

/** @param {Element} letters @param {boolean} areColoured */
function wayOn(letters, areColoured) {
  const name = letters.closest("[data-ayah]")?.getAttribute("data-ayah")?.replace(":", "/");
  const words = text(letters, "tajweed");
  if (!areColoured || !words) return [];
  const link = document.createElement("a");
  link.href = `/quran/${name}/tajweed`;
  link.className = "word-more";
  link.dataset.sheet = "";
  link.textContent = words;
  return [link];
}

/** @param {HTMLElement} popover @param {Range} range */
function stand(popover, range) {
  const box = range.getBoundingClientRect();
  const own = popover.getBoundingClientRect();
  const left = Math.min(Math.max(8, box.left + (box.width - own.width) / 2), innerWidth - own.width - 8);
  // Above the word if there is no room below it.
  const isBelow = box.bottom + own.height < innerHeight || box.top < own.height;
  popover.style.setProperty("inset-block-start", `${(isBelow ? box.bottom : box.top - own.height) + scrollY}px`);
  popover.style.setProperty("left", `${left + scrollX}px`);
}

/** Marks a word, as far as it is within these letters. @param {Element} letters @param {Word} word */
function mark(letters, word) {
  const from = Number(letters.getAttribute("data-from") ?? 0);
  const range = rangeOf(letters, { start: word.start - from, end: word.end - from });
  if (range) CSS.highlights?.set("word", new Highlight(range));
  return range;
}

/** @param {Element} letters @param {{ start: number, end: number }} place */
function rangeOf(letters, { start, end }) {
  const range = document.createRange();
  const walker = document.createTreeWalker(letters, NodeFilter.SHOW_TEXT);
  let position = 0;
  let hasStart = false;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (!hasStart && start < position + length) {
      range.setStart(node, start - position);
      hasStart = true;
    }
    if (hasStart && end <= position + length) {
      range.setEnd(node, end - position);
      return range;
    }
    position += length;
  }
  return null;
}

function wordPopover() {
  const kept = document.getElementById("word-popover");
  if (kept) return kept;
  const popover = document.createElement("div");
  popover.id = "word-popover";
  popover.className = "word-popover";
  popover.popover = "auto";
  popover.addEventListener("toggle", (event) => {
    if (/** @type {ToggleEvent} */ (event).newState === "closed" && !chosen) CSS.highlights?.delete("word");
  });
  document.body.append(popover);
  return popover;
}
