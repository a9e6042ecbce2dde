// Small things that every module needs. No hooks of its own besides those named in app.js.

/**
 * Listens on the document for events inside elements that match a selector, also ones that come later.
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

/** Runs now and after every swap of the page or a part of it. @param {(root: ParentNode) => void} run */
export function ready(run) {
  const start = () => run(document);
  document.addEventListener("wird:swapped", start);
  document.addEventListener("wird:refreshed", start);
  start();
}

/**
 * A text that the server rendered for scripts: `data-text-NAME` of the element or the nearest around it, else the
 * first on the page. Placeholders `{name}` are filled.
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

/** Says a short text to screen readers. @param {string} words */
export function announce(words) {
  const region = document.querySelector("[data-announcer]");
  if (region && words && region.textContent !== words) region.textContent = words;
}

/** A fresh operation id, as the app makes them: 12 digits of the time, 20 random ones, hexadecimal. */
export function operation() {
  const random = crypto.getRandomValues(new Uint8Array(10));
  const two = Array.from(random, (byte) => byte.toString(16).padStart(2, "0"));
  return Date.now().toString(16).padStart(12, "0") + two.join("");
}

/** Whether the person asked for less motion. */
export function isStill() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The language with its digits, for Intl. */
function locale() {
  const { lang, dataset } = document.documentElement;
  return `${lang || "ar"}-u-nu-${dataset.digits === "latn" ? "latn" : "arab"}`;
}

/**
 * Formats are costly to make, and a drag asks for one at every step.
 * @type {Map<string, { format(value: any): string }>}
 */
const formats = new Map();

/** @param {string} key @param {() => { format(value: any): string }} make */
function kept(key, make) {
  const format = formats.get(key) ?? make();
  formats.set(key, format);
  return format;
}

/** A whole number in the person's digits. @param {number} number @param {number} [width] */
export function digits(number, width = 1) {
  const language = locale();
  const options = { useGrouping: false, minimumIntegerDigits: width };
  return kept(`${language} ${width}`, () => new Intl.NumberFormat(language, options)).format(number);
}

/** A minute of the day as the person reads times. @param {number} minute */
export function clock(minute) {
  const language = locale();
  const hour12 = document.documentElement.dataset.clock !== "24";
  /** @type {Intl.DateTimeFormatOptions} */
  const options = { hour: "numeric", minute: "2-digit", hour12, timeZone: "UTC" };
  const format = kept(`${language} clock ${hour12}`, () => new Intl.DateTimeFormat(language, options));
  return format.format(new Date((((minute % 1440) + 1440) % 1440) * 60_000));
}

/** A minute of the day as forms write it, `HH:MM`. @param {number} minute */
export function time(minute) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
