// Loaded only where the person switched the log of this device on. Notes how long the page took and which kinds of fault
// there were, in the app's own records on this device: no address, no text, nothing that anyone wrote.

/** A name as the log takes it. */
const name = (text) => String(text || "other").replace(/[^A-Za-z0-9-]/g, "-").slice(0, 40);

const note = (fields) => fetch("/me/settings/diagnostics", {
  method: "POST", keepalive: true, headers: { accept: "application/json" },
  body: new URLSearchParams({ step: "note", ...fields }),
}).catch(() => {});

/** Faults of one page beyond these are the same over and over. */
let left = 5;
const fault = (error) => {
  if (left > 0) note({ name: name(error?.name ?? "Error"), recovered: document.hidden ? "" : "on" });
  left -= 1;
};

addEventListener("error", (event) => fault(event.error));
addEventListener("unhandledrejection", (event) => fault(event.reason));

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
