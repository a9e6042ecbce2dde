// Loaded only if the person switched on this device's log. It records how long pages took, how smoothly they moved, and
// which kinds of fault occurred, in the app's own records on this device: no address, no text, nothing that anyone
// wrote.
//
//   page-NAME, answer-NAME, paint-NAME     how long a page took
//   drag-move, drag-resize, motion-NAME    the longest frame while a task was dragged or an animation ran
//   drop, save                             from releasing a task, or pressing a form's button, until the page shows it
//   task-long                              the page could not answer for longer than 50 ms

import { whenMeant } from "./meant.js";

/** A name in the form that the log accepts. */
const name = (text) => String(text || "other").replace(/[^A-Za-z0-9-]/g, "-").slice(0, 40);

/** What happened before the person did anything on the page is recorded once they do. */
const note = (fields) => whenMeant(() => void fetch("/me/settings/diagnostics", {
  method: "POST", keepalive: true, headers: { accept: "application/json" },
  body: new URLSearchParams({ step: "note", ...fields }),
}).catch(() => {}));

/** The places in the app's own code that a stack names, without the addresses and texts in it. @param {unknown} stack */
const trace = (stack) => [...String(stack ?? "").matchAll(/wasm-function\[\d+\]:0x[0-9a-f]+|[\w-]+\.js:\d+:\d+/g)]
  .map(([place]) => place.replace(/_/g, "-")).filter((place) => place.length <= 60).slice(0, 12).join(" ");

/** The number of faults recorded per page; further ones are usually repetitions. */
let left = 5;
const fault = (error) => {
  if (left > 0) note({ name: name(error?.name ?? "Error"), recovered: document.hidden ? "" : "on", trace: trace(error?.stack) });
  left -= 1;
};

addEventListener("error", (event) => fault(event.error));
addEventListener("unhandledrejection", (event) => fault(event.reason));
// What broke in the worker, which no page's own events tell.
new BroadcastChannel("wird").addEventListener("message", ({ data }) => { if (data?.type === "broke") fault(data); });

const measure = () => {
  const page = name(document.querySelector("main")?.dataset.page);
  const [entry] = performance.getEntriesByType("navigation");
  const paint = performance.getEntriesByName("first-contentful-paint")[0];
  if (entry) note({ name: `page-${page}`.slice(0, 40), milliseconds: Math.round(entry.domContentLoadedEventEnd) });
  if (entry) note({ name: `answer-${page}`.slice(0, 40), milliseconds: Math.round(entry.responseEnd - entry.startTime) });
  if (paint) note({ name: `paint-${page}`.slice(0, 40), milliseconds: Math.round(paint.startTime) });
};
if (document.readyState === "complete") setTimeout(measure);
else addEventListener("load", () => setTimeout(measure));

// How smoothly things move (MZ-253) -----------------------------------------------------------------------------------

/** The number of motion records per page; further ones add nothing. */
let motions = 24;
const moved = (label, milliseconds) => {
  if (motions > 0) note({ name: name(label), milliseconds: Math.min(60_000, Math.round(milliseconds)) });
  motions -= 1;
};

/** Observes the frames while something is going on, and records the longest. */
const follow = (label, isGoing) => {
  let last = 0;
  let longest = 0;
  const frame = (now) => {
    if (last > 0) longest = Math.max(longest, now - last);
    last = now;
    if (isGoing()) requestAnimationFrame(frame);
    else if (longest > 0) moved(label, longest);
  };
  requestAnimationFrame(frame);
};

const root = document.documentElement;
let isDragged = false;
new MutationObserver(() => {
  const kind = root.dataset.dragging;
  if ((kind !== undefined) === isDragged) return;
  isDragged = kind !== undefined;
  if (isDragged) follow(`drag-${kind}`, () => isDragged);
  else untilShown("drop");
}).observe(root, { attributes: true, attributeFilter: ["data-dragging"] });

/** Records how long it takes from now until the page shows something new. */
const untilShown = (label) => {
  const started = performance.now();
  const patience = AbortSignal.timeout(5_000);
  document.addEventListener("wird:swapped", () => moved(label, performance.now() - started), { once: true, signal: patience });
};
addEventListener("submit", ({ target }) => {
  if (target instanceof HTMLFormElement && target.matches("[data-inplace]")) untilShown("save");
});

/** The number of elements that each animation is moving. */
const running = new Map();
const ended = ({ animationName }) => running.set(animationName, Math.max(0, (running.get(animationName) ?? 0) - 1));
addEventListener("animationstart", ({ animationName, target, pseudoElement }) => {
  if (!(target instanceof Element) || animationName.startsWith("-ua-")) return;
  const own = target.getAnimations({ subtree: pseudoElement !== "" })
    .find((each) => "animationName" in each && each.animationName === animationName);
  if (!own || own.effect?.getComputedTiming().endTime === Infinity) return;
  const count = running.get(animationName) ?? 0;
  running.set(animationName, count + 1);
  if (count === 0) follow(`motion-${animationName}`, () => (running.get(animationName) ?? 0) > 0);
});
addEventListener("animationend", ended);
addEventListener("animationcancel", ended);

if (PerformanceObserver.supportedEntryTypes?.includes("longtask")) {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) moved("task-long", duration);
  }).observe({ type: "longtask" });
}
