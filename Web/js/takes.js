// Recordings that are made or wait to be sent. Most pages have neither, so that the modules are loaded only where one does:
// on the pages with a recorder or a waiting recording, and on every page while something waits in this browser.
//
//   [data-recorder="/course/…"]   the recorder (recorder.js)
//   [data-take="HASH"]            a recording that waits (takes-queue.js)

import { on, ready } from "./dom.js";
import { hasWaiting } from "./takes-flag.js";

ready((root) => {
  if (root.querySelector("[data-recorder]")) void import("./recorder.js");
  if (hasWaiting() || root.querySelector("[data-take], [data-recorder]")) {
    void import("./takes-queue.js").then(({ begin }) => begin());
  }
});

// Pressed before the recorder's module is here, it is begun once it is.
on("click", "[data-record]", () => void import("./recorder.js").then(({ record }) => record()));
