// The worship path's own behaviour.
//
//   [data-erasing="10"]   the path was erased and can still be restored: after this many seconds on the page that the
//                         press led to, its form for "now" is sent and the data is erased. A page opened otherwise, in
//                         another tab or by another site, doesn't count the time. Without scripts the two buttons do
//                         the same, and whatever is stored on the path next erases the hidden data first.
//   a[data-opens="ID"]    opens what an action names. A person who returns to the path, in whatever way, is asked once
//                         whether to note it; the links back from adhkar and the counter ask without scripts too.
//   [data-opened="ID"]    that question. It belongs to this visit, not to the page's address.
//   [data-shut="MS"]      a page of a path with a lock, open until that time: it closes then, or when the page is
//                         hidden, and its content is covered.

import { ready, remember, remembered } from "./dom.js";
import { submit } from "./forms.js";
import { ask, post, show } from "./page.js";

/** @type {WeakSet<Element>} */
const counted = new WeakSet();
const key = "wird-path-opened";
const pressed = "wird-path-erased";
/** How long a press to erase may take until its page is there. */
const pressMilliseconds = 60_000;
/** Whether the erasure was pressed in this document, or in the document of this tab that led here. */
let isPressed = Date.now() - Number(remembered(pressed)) < pressMilliseconds;
remember(pressed, null);
let isLeaving = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let shutting;

ready(() => {
  erase();
  void comeBack();
  clearTimeout(shutting);
  const until = shut();
  if (until > 0) shutting = setTimeout(() => void close(), Math.max(0, until - Date.now()));
});

/** Until when the path is open, in milliseconds; 0 if it has no lock. */
function shut() {
  const part = document.querySelector("[data-shut]");
  return part instanceof HTMLElement ? Number(part.dataset.shut) : 0;
}

document.addEventListener("submit", (event) => {
  if (!event.isTrusted || !(event.target instanceof Element) || !event.target.querySelector('input[name="step"][value="erase"]')) return;
  isPressed = true;
  remember(pressed, String(Date.now()));
}, { capture: true });

function erase() {
  const notice = document.querySelector("[data-erasing]");
  if (!notice) isPressed = false;
  if (!isPressed || !(notice instanceof HTMLElement) || counted.has(notice)) return;
  counted.add(notice);
  remember(pressed, null);
  setTimeout(() => {
    const form = notice.querySelector('input[name="step"][value="now"]')?.closest("form");
    if (notice.isConnected && form) void submit(form);
  }, Number(notice.dataset.erasing) * 1000);
}

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[data-opens]") : null;
  if (link instanceof HTMLElement) remember(key, link.dataset.opens ?? null);
});

async function comeBack() {
  if (document.querySelector("main")?.dataset.page !== "path") return;
  const { href } = location;
  const plain = new URL(href);
  plain.searchParams.delete("opened");
  const entry = remembered(key);
  remember(key, null);
  if (document.querySelector("[data-opened]")) {
    if (plain.href !== href) history.replaceState(history.state, "", plain);
    return;
  }
  if (!entry || !document.querySelector(`a[data-opens="${CSS.escape(entry)}"]`)) return;
  plain.searchParams.set("opened", entry);
  const answer = await ask(plain.href);
  if (answer && !answer.isRefused) await show(answer, { still: true });
}

/** Closes a path that has a lock, and shows the page that asks for its code. */
async function close() {
  document.documentElement.dataset.covered = "";
  await post("/path/lock", { step: "close" });
  location.replace("/path");
}

// A page being left learns of that first: the path is closed by another window, the lock screen or another app.
addEventListener("pagehide", () => {
  isLeaving = true;
});
addEventListener("pageshow", (event) => {
  isLeaving = false;
  if (event.persisted) void comeBack();
});
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden" && !isLeaving && shut() > 0) void close();
});
