// Hears at once of what changes on the server: from another device, or from the command line. What is heard is a number;
// whether it is news, and fetching what it stands for, is the worker's part (client.js), so a page without a worker
// doesn't listen. One visible page of the browser listens, under a lock that the others wait for; a hidden page doesn't
// listen, and has no timer.

/** How long after a failure the server is asked again, unless a sync shows earlier that it answers. */
const againMilliseconds = 60_000;

/** @type {EventSource | null} */
let source = null;
/** Ends the turn of this page. @type {(() => void) | null} */
let release = null;
let again = 0;
/** @type {(number: number) => void} */
let tell = () => {};

/**
 * Listens from now on.
 * @param {(number: number) => void} heard called with the server's number of commits, at first and when that has changed
 */
export function hear(heard) {
  tell = heard;
  const turn = () => (document.visibilityState === "visible" ? void listen() : stop());
  document.addEventListener("visibilitychange", turn);
  addEventListener("pagehide", stop);
  addEventListener("pageshow", turn);
  addEventListener("online", turn);
  turn();
}

/** Listens unless this page does so already; to be called when the server is known to answer. */
export async function listen() {
  if (release || document.visibilityState !== "visible" || !navigator.serviceWorker?.controller) return;
  clearTimeout(again);
  /** @type {Promise<void>} */
  const turn = new Promise((done) => { release = done; });
  const own = release;
  const hold = () => {
    // The page may have been hidden while it waited for its turn.
    if (release !== own) return;
    open();
    return turn;
  };
  await (navigator.locks ? navigator.locks.request("wird-changes", hold) : hold());
}

function open() {
  source = new EventSource("/changes");
  // The first number counts too: something may have changed while nobody listened.
  source.onmessage = ({ data }) => tell(Number(data));
  // The browser would ask a server that is gone every few seconds.
  source.onerror = () => {
    stop();
    again = window.setTimeout(listen, againMilliseconds);
  };
}

function stop() {
  clearTimeout(again);
  source?.close();
  source = null;
  release?.();
  release = null;
}
