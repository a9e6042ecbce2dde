// Reciting to the page. Few pages have it, so that its modules are loaded only where it is.
//
//   [data-recite]        a passage that somebody recites (recite-session.js)
//   [data-recite-word]   a word of a summary

import { ready } from "./dom.js";

ready((root) => {
  if (root.querySelector("[data-recite], [data-recite-word]")) void import("./recite-session.js").then(({ arrive }) => arrive());
});
