// Keeps the Quran's letters joined where an engine draws a coloured letter apart from its neighbours. WebKit shapes every
// text node by itself, so a letter in an element of its own takes the shape that it has alone, whatever the element's
// style. There the elements make way for one text of the same characters, and the colours are painted on it as
// highlights, by rules that repeat those of the elements' classes. An engine that can't do that without harm to the
// letters leaves them without colours. Engines that join letters across elements keep the page as it came.
//
//   <span class="tajweed tajweed-CATEGORY">   letters in the colour of a category, as the page comes
//   [data-coloured]                           around letters whose elements have made way, painted or not

import { ready } from "./dom.js";

/** Enough coloured letters for some to stand within a word, and the size in pixels at which they are measured. */
const measuredRuns = 24;
const measuredSize = 100;
/** An engine that joins differs by less, one that doesn't by more; in parts of the size. */
const slack = 0.5;
/** Letters whose mark is raised or lowered, in each of the Quran's fonts. */
const marked = ["\u0628\u064e", "\u06e5\u0653"];

/** Whether the engine draws coloured letters apart; unknown until it is measured. @type {boolean | undefined} */
let isApart;
/** Whether highlights leave the letters where they are. */
let canPaint = false;

/** The rules by which highlights are painted, and the categories that they are for. @type {CSSStyleSheet | undefined} */
let sheet;
let ruled = "";

ready(() => {
  const lines = coloured();
  if (isApart) makeWay(canPaint);
  else if (isApart === undefined && lines.length) void measure(lines);
});

/** Everything around coloured letters, in the page's order. */
function coloured() {
  const lines = [...document.querySelectorAll(".tajweed")].map((run) => /** @type {Element} */ (run.parentElement));
  return [...new Set(lines)];
}

// Measuring ------------------------------------------------------------------------------------------------------

/** @param {Element[]} lines */
async function measure(lines) {
  const { fontFamily } = getComputedStyle(lines[0]);
  // A font that doesn't arrive leaves another, in which the engine can be measured as well.
  await document.fonts.load(`${measuredSize}px ${fontFamily}`, lines[0].textContent ?? "").catch(() => {});
  isApart ??= isDrawnApart(lines, fontFamily);
  if (!isApart) return;
  canPaint = CSS.highlights !== undefined && keepsHeights(fontFamily);
  keepingPlace(() => makeWay(canPaint));
}

/**
 * Whether the first lines of the page are wider than the same letters without elements.
 * @param {Element[]} lines
 * @param {string} fontFamily
 */
function isDrawnApart(lines, fontFamily) {
  const box = document.createElement("div");
  box.ariaHidden = "true";
  box.lang = "ar";
  box.dir = "rtl";
  Object.assign(box.style, {
    position: "fixed", visibility: "hidden", whiteSpace: "nowrap", fontFamily, fontSize: `${measuredSize}px`, contain: "strict",
  });
  /** @type {HTMLElement[][]} */
  const pairs = [];
  for (let runs = 0, place = 0; runs < measuredRuns && place < lines.length; place += 1) {
    const pair = [line(lines[place]), line(lines[place])];
    runs += pair[1].querySelectorAll(".tajweed").length;
    plain(pair[1]);
    box.append(...pair);
    pairs.push(pair);
  }
  document.body.append(box);
  const widths = pairs.map((pair) => pair.map((each) => each.getBoundingClientRect().width));
  box.remove();
  return widths.some(([apart, whole]) => Math.abs(apart - whole) > measuredSize * slack);
}

/** A copy of a line's letters that is as wide as they are. @param {Element} letters */
function line(letters) {
  const copy = document.createElement("div");
  copy.style.inlineSize = "max-content";
  copy.append(.../** @type {Element} */ (letters.cloneNode(true)).childNodes);
  return copy;
}

/**
 * Whether a letter stands at the same height with its mark and without it. WebKit on Linux (2.50) draws all glyphs of a
 * text at the height of the first one, so that each part of a text that is painted by itself goes up or down.
 * @param {string} fontFamily
 */
function keepsHeights(fontFamily) {
  const side = 4 * measuredSize;
  const lowest = (/** @type {string} */ text) => {
    const context = Object.assign(document.createElement("canvas"), { width: side, height: side }).getContext("2d");
    if (!context) return NaN;
    Object.assign(context, { font: `${measuredSize}px ${fontFamily}`, direction: "rtl", textAlign: "center" });
    context.fillText(text, side / 2, side / 2);
    const { data } = context.getImageData(0, 0, side, side);
    return Math.floor(data.findLastIndex((value, place) => place % 4 === 3 && value > 127) / 4 / side);
  };
  return marked.every((text) => Math.abs(lowest(text) - lowest(text[0])) <= measuredSize * 0.02);
}

// Joining --------------------------------------------------------------------------------------------------------

/**
 * Makes the elements of all coloured letters give way to plain text.
 * @param {boolean} isPainted whether the colours are painted on it
 */
export function makeWay(isPainted) {
  for (const letters of coloured()) {
    const places = plain(letters);
    letters.setAttribute("data-coloured", "");
    if (isPainted) highlight(letters, places);
  }
  if (isPainted) paint();
}

/**
 * Makes the elements of coloured letters give way to their text, and tells where they were.
 * @param {Element} letters
 * @returns {{ category: string, start: number, end: number }[]}
 */
function plain(letters) {
  const places = [];
  let start = 0;
  for (const node of [...letters.childNodes]) {
    const end = start + (node.textContent ?? "").length;
    if (node instanceof Element && node.matches(".tajweed")) {
      const category = [...node.classList].find((name) => name.startsWith("tajweed-"));
      if (category) places.push({ category, start, end });
      node.replaceWith(...node.childNodes);
    }
    start = end;
  }
  letters.normalize();
  return places;
}

/**
 * @param {Element} letters
 * @param {{ category: string, start: number, end: number }[]} places
 */
function highlight(letters, places) {
  /** @type {{ node: Node, start: number }[]} */
  const texts = [];
  const walker = document.createTreeWalker(letters, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(), start = 0; node; start += node.textContent?.length ?? 0, node = walker.nextNode()) {
    texts.push({ node, start });
  }
  for (const { category, start, end } of places) {
    const from = texts.findLast((text) => text.start <= start);
    const to = texts.findLast((text) => text.start < end);
    if (!from || !to) continue;
    const ranges = CSS.highlights.get(category) ?? new Highlight();
    ranges.add(new StaticRange({
      startContainer: from.node, startOffset: start - from.start, endContainer: to.node, endOffset: end - to.start,
    }));
    CSS.highlights.set(category, ranges);
  }
}

/** The page's first ayah in sight stays where it is while the lines above it become shorter. @param {() => void} change */
function keepingPlace(change) {
  const seen = scrollY > 0 && [...document.querySelectorAll("li.ayah")].find((ayah) => ayah.getBoundingClientRect().bottom > 0);
  const before = seen ? seen.getBoundingClientRect().top : 0;
  change();
  if (seen) scrollBy({ top: seen.getBoundingClientRect().top - before, behavior: "instant" });
}

// Painting -------------------------------------------------------------------------------------------------------

/** Lets go of letters that were swapped away, and makes the rules if there are new categories. */
function paint() {
  const categories = [...CSS.highlights.keys()].filter((name) => name.startsWith("tajweed-"));
  for (const name of categories) {
    const ranges = CSS.highlights.get(name);
    for (const range of ranges ?? []) if (!range.startContainer.isConnected) ranges?.delete(range);
  }
  if (ruled === categories.join()) return;
  ruled = categories.join();
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync([...document.styleSheets].map(({ cssRules }) => highlighted(cssRules, categories)).join(""));
}

/**
 * The rules of the categories' classes as rules of the highlights of the same names, within what they are within. So
 * they follow the theme, the paper and the device as the classes do.
 * @param {CSSRuleList} rules
 * @param {string[]} categories
 * @returns {string}
 */
function highlighted(rules, categories) {
  return [...rules].map((rule) => {
    if (rule instanceof CSSStyleRule) {
      const selectors = rule.selectorText.split(",").flatMap((selector) => highlights(selector.trim(), categories));
      return selectors.length ? `${selectors.join(", ")} { ${rule.style.cssText} }\n` : "";
    }
    if (!(rule instanceof CSSGroupingRule)) return "";
    const within = highlighted(rule.cssRules, categories);
    return within && `${rule.cssText.slice(0, rule.cssText.indexOf("{"))} {\n${within}}\n`;
  }).join("");
}

/** @param {string} selector @param {string[]} categories */
function highlights(selector, categories) {
  const [, scope, name] = /^(.*)\.(tajweed[\w-]*)$/.exec(selector) ?? [];
  if (name === "tajweed") return categories.map((category) => `${scope}::highlight(${category})`);
  return categories.includes(name) ? [`${scope}::highlight(${name})`] : [];
}
