// A sheet or another dialog is a step of the history: Back closes it and stays on the page, forward opens it again.
//
//   history.state.depth     how many dialogs are open at that step
//   history.state.opened    what the topmost is opened by: the address of a sheet's page, or "#ID" of a dialog of the page

/** How long going back may take before it is no longer waited for. */
const patienceMilliseconds = 500;

/** The open dialogs, each over the one before it. @type {HTMLDialogElement[]} */
const open = [];
/** @type {Promise<void> | null} */
let returning = null;
/** @type {(opened: string) => void} */
let reopen = () => {};

/** How many dialogs are open at the present step. */
function depth() {
  return Number(history.state?.depth) || 0;
}

/** A dialog has been opened. @param {HTMLDialogElement} dialog @param {string} [opened] by what it can be opened again */
export function enter(dialog, opened = "") {
  open.push(dialog);
  // Where the step is there already, one has come back to it.
  if (depth() < open.length) history.pushState({ ...history.state, depth: open.length, opened }, "");
  dialog.addEventListener("close", () => leave(dialog), { once: true });
}

/** The open dialog shows something else. @param {string} opened */
export function rename(opened) {
  if (depth() > 0) history.replaceState({ ...history.state, opened }, "");
}

/** A dialog closes by itself or by a button: its step, and any above it, are taken back. @param {HTMLDialogElement} dialog */
export function leave(dialog) {
  const place = open.indexOf(dialog);
  if (place < 0) return;
  open.length = place;
  const steps = depth() - place;
  if (steps <= 0) return;
  returning = new Promise((resolve) => {
    addEventListener("popstate", () => resolve(), { once: true });
    setTimeout(resolve, patienceMilliseconds);
  });
  history.go(-steps);
}

/** Resolves when the history stands at the page itself again, after a dialog was closed. */
export async function hasReturned() {
  await returning;
  returning = null;
}

/** The page makes way for another; gives whether that takes an open dialog's place in the history. */
export function makeWay() {
  const isOver = open.length > 0;
  open.length = 0;
  return isOver;
}

/** Says how a dialog is opened again when one comes back to its step. @param {(opened: string) => void} open */
export function onReturn(open) {
  reopen = open;
  if (depth() > 0) comeBack();
}

function comeBack() {
  const { opened } = history.state;
  if (opened) reopen(opened);
  else history.replaceState({ ...history.state, depth: open.length }, "");
}

addEventListener("popstate", () => {
  while (open.length > depth()) open.pop()?.close();
  if (open.length < depth()) comeBack();
});
