// Small helpers that every module needs. They have no hooks of their own besides those named in app.js.

/**
 * Listens on the document for events inside elements that match a selector, including elements added later.
 * @template {Element} E
 * @param {string} type
 * @param {string} selector
 * @param {(element: E, event: any) => void} handler
 * @param {AddEventListenerOptions} [options]
 */
export function on(type, selector, handler, options) {
  document.addEventListener(type, (event) => {
    const target = event.target instanceof Element ? event.target : event.target?.parentElement;
    const element = /** @type {E | null} */ (target?.closest(selector) ?? null);
    if (element) handler(element, event);
  }, options);
}

/** Runs now, and after every swap of the page or part of it. @param {(root: ParentNode) => void} run */
export function ready(run) {
  const start = () => run(document);
  document.addEventListener("wird:swapped", start);
  document.addEventListener("wird:refreshed", start);
  start();
}

/**
 * A text that the server rendered for scripts: `data-text-NAME` of the element or its nearest ancestor, otherwise the
 * first on the page. Fills its slots `{name}`.
 * @param {Element | null} element
 * @param {string} name
 * @param {Record<string, string>} [values]
 */
export function text(element, name, values = {}) {
  const attribute = `data-text-${name}`;
  const source = element?.closest(`[${attribute}]`) ?? document.querySelector(`[${attribute}]`);
  const pattern = source?.getAttribute(attribute) ?? "";
  return fill(pattern, values);
}

/** Fills the `{name}` placeholders of a pattern. @param {string} pattern @param {Record<string, string>} values */
export function fill(pattern, values) {
  return pattern.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

/** Announces a short text to screen readers. @param {string} words */
export function announce(words) {
  const region = document.querySelector("[data-announcer]");
  if (region && words && region.textContent !== words) region.textContent = words;
}

/** A new operation id in the app's format: 12 digits of the time and 20 random ones, hexadecimal. */
export function operation() {
  const random = crypto.getRandomValues(new Uint8Array(10));
  const two = Array.from(random, (byte) => byte.toString(16).padStart(2, "0"));
  return Date.now().toString(16).padStart(12, "0") + two.join("");
}

/** Memory for this page if the browser refuses storage. @type {Map<string, string>} */
const forgetful = new Map();

/** What was remembered during the tab's life. @param {string} key */
export function remembered(key) {
  try { return sessionStorage.getItem(key); } catch { return forgetful.get(key) ?? null; }
}

/** Remembers a text during the tab's life; `null` forgets it. @param {string} key @param {string | null} words */
export function remember(key, words) {
  try {
    if (words === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, words);
  } catch {
    if (words === null) forgetful.delete(key);
    else forgetful.set(key, words);
  }
}

/** Whether the person wants no motion, according to the device or the app. */
export function isStill() {
  return document.documentElement.dataset.motion === "still" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** One of the style sheet's durations (`--time-fast`) in milliseconds. @param {string} name */
export function milliseconds(name) {
  return parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)) || 0;
}

/**
 * A whole number in the person's digits, which follow the page's zero.
 * @param {number} number
 * @param {number} [width]
 */
export function digits(number, width = 1) {
  const zero = (document.documentElement.dataset.digits || "0").codePointAt(0) ?? 48;
  return String(number).padStart(width, "0").replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}

/** A minute of the day as the person reads times, in the app's format. @param {number} minute */
export function clock(minute) {
  const { clock, periods } = document.documentElement.dataset;
  const words = shortClock(minute);
  return clock === "24" ? words : `${words}\u00a0${period(periods ?? "", Math.floor(ofDay(minute) / 60))}`;
}

/** The same without the period of the day, for places where it is clear. @param {number} minute */
export function shortClock(minute) {
  const hour = Math.floor(ofDay(minute) / 60);
  const isWhole = document.documentElement.dataset.clock === "24";
  return `${isWhole ? digits(hour, 2) : digits(hour % 12 || 12)}:${digits(ofDay(minute) % 60, 2)}`;
}

/** @param {number} minute */
function ofDay(minute) {
  return ((minute % 1440) + 1440) % 1440;
}

/** The period of the day that contains an hour, from `0 AM | 12 PM`. @param {string} periods @param {number} hour */
function period(periods, hour) {
  const names = periods.split("|").map((part) => part.trim());
  return names.filter((name) => parseInt(name, 10) <= hour).pop()?.replace(/^\d+\s*/, "") ?? "";
}

/** A minute of the day as forms write it, `HH:MM`. @param {number} minute */
export function time(minute) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
