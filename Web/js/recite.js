// Reciting to the page. Few pages have it, so that its modules are loaded only where it is.
//
//   [data-recite]                                   a passage that somebody recites (recite-session.js)
//   [data-reciter] [data-recite-word][data-in-ayah="112:2"][data-number]   a word of a summary, which is heard by a press

import { on, ready } from "./dom.js";

ready((root) => {
  if (root.querySelector("[data-recite]")) void import("./recite-session.js").then(({ arrive }) => arrive());
});

// Without scripts it leads to its ayah's recitation.
on("click", "[data-recite-word]", (/** @type {HTMLElement} */ word, event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  void import("./recite-hearing.js").then(({ hearListed }) => hearListed(word));
});
