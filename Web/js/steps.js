// A sheet or another dialog is a step in the history: Back closes it and stays on the page, forward opens it again.
//
//   history.state.depth     how many dialogs are open at that step
//   history.state.opened    what opens the topmost one: the address of a sheet's page, or "#ID" of a dialog in the page

/** How long to wait for going back. */
const patienceMilliseconds = 500;

/** The open dialogs, each above the one before it. @type {HTMLDialogElement[]} */
const open = [];
/** @type {Promise<void> | null} */
let returning = null;
/** @type {(opened: string) => void} */
let reopen = () => {};

/** The number of dialogs open at the present step. */
function depth() {
  return Number(history.state?.depth) || 0;
}

/**
 * Adds a step for a dialog that was opened.
 * @param {HTMLDialogElement} dialog
 * @param {string} [opened] what opens it again
 */
export function enter(dialog, opened = "") {
  open.push(dialog);
  // If the step already exists, the person has returned to it.
  if (depth() < open.length) history.pushState({ ...history.state, depth: open.length, opened }, "");
  dialog.addEventListener("close", () => leave(dialog), { once: true });
}

/** The open dialog now shows something else. @param {string} opened */
export function rename(opened) {
  if (depth() > 0) history.replaceState({ ...history.state, opened }, "");
}

/** Removes the step of a dialog that was closed, and any above it. @param {HTMLDialogElement} dialog */
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

/** Resolves when the history is at the page itself again after a dialog was closed. */
export async function hasReturned() {
  await returning;
  returning = null;
}

/** Prepares for another page; returns whether that replaces an open dialog in the history. */
export function makeWay() {
  const isOver = open.length > 0;
  open.length = 0;
  return isOver;
}

/** Sets how a dialog is opened again when the person returns to its step. @param {(opened: string) => void} open */
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
