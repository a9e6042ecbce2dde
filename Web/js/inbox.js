// Keeps the inbox's filter and order during the tab's life, so that people who return find it as they left it.
//
//   <main data-page="inbox">, its address's query       what is kept
//   <a data-filter-clear>                               forgets it

import { on, ready, remember, remembered } from "./dom.js";
import { ask, show } from "./page.js";

const key = "wird-inbox";
const names = ["q", "cat", "len", "age", "prio", "sort"];
let isFirst = true;

on("click", "[data-filter-clear]", () => remember(key, null));
ready(keep);

function keep() {
  if (document.querySelector("main")?.dataset.page !== "inbox") return;
  const wasFirst = isFirst;
  isFirst = false;
  const query = new URLSearchParams(location.search);
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = query.get(name);
    if (value) kept.set(name, value);
  }
  const stored = remembered(key) ?? "";
  // Only a page that was just opened, with no filter of its own, is changed to the stored one.
  if (wasFirst && location.search === "" && stored) void restore(stored);
  else if (kept.size > 0) remember(key, kept.toString());
  else if (!wasFirst) remember(key, null);
}

/** @param {string} stored */
async function restore(stored) {
  const answer = await ask(`/inbox?${stored}`);
  if (!answer || answer.isRefused || location.search !== "") return;
  await show(answer, { still: true });
  // The page was swapped before its address, so that it seemed to have no filter.
  keep();
}
