// The recorder of the course's pages: record, pause, stop, listen, record again, submit. What is recorded is put away second
// by second (takes-store.js), so that a killed tab loses nothing; it is sent by takes-queue.js.
//
//   <section data-recorder="/course/…/recording" data-seconds data-megabytes data-text-…>
//     [data-part="ready|recording|review|refused"]   one of them is shown
//     [data-record] [data-stop] [data-pause] [data-resume] [data-rerecord] [data-submit]
//     [data-wave] [data-wave-still] [data-clock] [data-recorder-state] [data-recorder-note]
//     <audio data-heard>, <input type=file data-file>, <progress data-sent>
//     <dialog data-confirm> with <form data-hand-in>, [data-cancel]
//   or within <form data-hand-in="optional" data-notice>, which goes as it is where nothing was recorded, otherwise with
//     the recording, whose bytes go first (a coach's answer); there [data-discard] in the place of [data-submit]
// The page may be swapped while something is recorded (the letters were changed): the recording goes on in the new one.

import { announce, on, operation, ready, text } from "./dom.js";
import { ask, show } from "./page.js";
import { Microphone, canRecord, lengthOf, settleLength, typeOf } from "./recorder-sound.js";
import { Wave } from "./recorder-wave.js";
import { enqueue, length } from "./takes-queue.js";
import { digest, fieldsOf, hex } from "./takes-sending.js";
import { addPart, all, keeps, person, put, remove, sound } from "./takes-store.js";

const wave = new Wave();

/** What is going on, on the page of one address. */
const current = {
  work: "", part: "ready", note: "",
  /** @type {Microphone | null} */ microphone: null,
  /** @type {import("./takes-store.js").Take | null} */ take: null,
  url: "",
  /** Gives the take free to be offered once nobody records it any more. @type {() => void} */ release: () => {},
};

const section = () => document.querySelector("[data-recorder]");
const find = (/** @type {string} */ selector) => /** @type {HTMLElement | null} */ (section()?.querySelector(selector));

// The page ---------------------------------------------------------------------------------------------------------

ready(() => {
  const place = section();
  if (!place) {
    if (current.microphone) void stop("kept");
    return;
  }
  const work = place.getAttribute("data-recorder") ?? "";
  if (work !== current.work) void arrive(work);
  else render();
});

/** Offers what was recorded here before and not sent. @param {string} work */
async function arrive(work) {
  Object.assign(current, { work, part: "ready", note: "", take: null });
  render();
  const owner = await person();
  for (const take of (await all()).reverse()) {
    if (take.work !== work || take.state === "queued" || (take.person && owner && take.person !== owner)) continue;
    if (take.state === "recording" && (await isBeingMade(take))) continue;
    if (current.part !== "ready" || current.take) return;
    take.state = "kept";
    if (take.size === 0) {
      await remove(take.id);
      continue;
    }
    await review(take, take.why || text(section(), "kept"));
    return;
  }
}

/** Whether another tab is recording it. @param {import("./takes-store.js").Take} take */
async function isBeingMade(take) {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === `wird-take-${take.id}`);
}

/** Shows the part that is on. */
function render() {
  const place = section();
  if (!(place instanceof HTMLElement)) return;
  for (const part of place.querySelectorAll("[data-part]")) {
    if (part instanceof HTMLElement) part.hidden = part.dataset.part !== current.part;
  }
  const isRecording = current.part === "recording";
  // Nothing refreshes the page while something is being made or heard.
  if (current.part === "ready") delete place.dataset.busy;
  else place.dataset.busy = "";
  const file = find("[data-recorder-file]");
  if (file) file.hidden = isRecording;
  if (file instanceof HTMLDetailsElement && current.part === "refused") file.open = true;
  const isPaused = Boolean(current.microphone?.isPaused);
  const [pause, resume, state] = [find("[data-pause]"), find("[data-resume]"), find("[data-recorder-state]")];
  if (pause) pause.hidden = isPaused;
  if (resume) resume.hidden = !isPaused;
  if (state) state.textContent = text(place, isPaused ? "paused" : "recording");
  const heard = find("[data-heard]");
  if (heard instanceof HTMLAudioElement && current.url && heard.getAttribute("src") !== current.url) {
    heard.src = current.url;
    heard.addEventListener("loadedmetadata", () => void settleLength(heard), { once: true });
  }
  if (current.part === "refused") showSteps(place);
  say(current.note);
  tick();
}

/** Leaves the steps of the browser at hand; of one that isn't known, all. @param {HTMLElement} place */
function showSteps(place) {
  const agent = navigator.userAgent;
  const name = /Firefox\//.test(agent) ? "firefox" : /Chrom(e|ium)\/|Edg\//.test(agent) ? "chromium" : /Safari\//.test(agent) ? "safari" : "";
  for (const step of place.querySelectorAll("[data-browser]")) {
    if (step instanceof HTMLElement) step.hidden = Boolean(name) && step.dataset.browser !== name;
  }
}

/** @param {string} words */
function say(words) {
  current.note = words;
  const note = find("[data-recorder-note]");
  if (note && note.textContent !== words) note.textContent = words;
}

/** @param {string} part @param {string} [note] @param {string} [focus] what is focused there */
function turn(part, note = "", focus) {
  Object.assign(current, { part, note });
  render();
  if (focus) find(`[data-part="${part}"] ${focus}`)?.focus();
}

// Recording --------------------------------------------------------------------------------------------------------

on("click", "[data-rerecord]", () => void record());
on("click", "[data-stop]", () => void stop());
on("click", "[data-pause]", () => { current.microphone?.pause(); turn("recording", "", "[data-resume]"); announce(text(section(), "paused")); });
on("click", "[data-resume]", () => { current.microphone?.resume(); turn("recording", "", "[data-pause]"); announce(text(section(), "recording")); });

let isOpening = false;

/** Begins a recording; the page's first press may come before this module has (takes.js). */
export async function record() {
  if (isOpening || current.microphone) return;
  isOpening = true;
  try {
    if (!canRecord()) throw new DOMException("", "NotFoundError");
    const before = current.take;
    const take = await newTake("audio/webm");
    const microphone = await Microphone.open((part) => void keep(take, part));
    take.type = microphone.type;
    current.release = hold(take);
    Object.assign(current, { microphone, take });
    await put(take);
    // The one before is replaced once there is another.
    if (before) await remove(before.id);
    forgetURL();
    microphone.onEnded(() => void stop());
    turn("recording", keeps() ? "" : text(section(), "unkept"), "[data-stop]");
    announce(text(section(), "recording"));
    wave.start(() => microphone.level);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    const isAbsent = ["NotFoundError", "NotReadableError", "NotSupportedError", "OverconstrainedError"].includes(error.name);
    turn("refused", isAbsent ? text(section(), "absent") : "");
  } finally {
    isOpening = false;
  }
}

/** @param {string} type @returns {Promise<import("./takes-store.js").Take>} */
async function newTake(type) {
  return {
    id: operation(), work: current.work, person: await person(), made: Date.now(), type, seconds: 0, size: 0, state: "recording",
    hash: "", operation: "", posted: false, stored: false, sent: 0, tries: 0, next: 0, why: "",
  };
}

/** Says to other tabs that it is being recorded here. @param {import("./takes-store.js").Take} take */
function hold(take) {
  let release = () => {};
  const held = new Promise((done) => { release = () => done(null); });
  navigator.locks?.request(`wird-take-${take.id}`, () => held).catch(() => {});
  return release;
}

let parts = 0;
/** The parts are put away one after the other. */
let keeping = Promise.resolve();

/** @param {import("./takes-store.js").Take} take @param {Blob} part */
function keep(take, part) {
  const number = parts += 1;
  const seconds = current.microphone?.seconds ?? take.seconds;
  keeping = keeping.then(async () => {
    await addPart(take.id, number, await part.arrayBuffer());
    Object.assign(take, { size: take.size + part.size, seconds });
    await put(take);
    if (take.size >= limitBytes() && current.microphone) void stop();
  });
  return keeping;
}

const limitSeconds = () => Number(section()?.getAttribute("data-seconds") ?? 900);
const limitBytes = () => Number(section()?.getAttribute("data-megabytes") ?? 24) * 1_048_576;

/** Ends the recording. @param {"review" | "kept"} [then] */
async function stop(then = "review") {
  const { microphone, take } = current;
  if (!microphone || !take) return;
  const seconds = Math.min(microphone.seconds, limitSeconds());
  const isFull = microphone.seconds >= limitSeconds() || take.size >= limitBytes();
  current.microphone = null;
  wave.stop();
  await microphone.stop();
  await keeping;
  Object.assign(take, { state: "kept", seconds });
  await put(take);
  current.release();
  if (then === "review") await review(take, text(section(), isFull ? "full" : "done"), "[data-heard]");
  else Object.assign(current, { work: "", take: null, part: "ready" });
}

/** @param {import("./takes-store.js").Take} take @param {string} note @param {string} [focus] */
async function review(take, note, focus) {
  forgetURL();
  current.take = take;
  current.url = URL.createObjectURL(await sound(take));
  turn("review", note, focus);
  announce(note);
}

function forgetURL() {
  if (current.url) URL.revokeObjectURL(current.url);
  current.url = "";
}

/** Shows how long it is, and ends it at its limit. */
function tick() {
  const { microphone, take } = current;
  const seconds = microphone?.seconds ?? take?.seconds ?? 0;
  for (const place of section()?.querySelectorAll("[data-clock]") ?? []) {
    const words = length(seconds);
    if (place.textContent !== words) place.textContent = words;
  }
  if (microphone && seconds >= limitSeconds()) void stop();
}

setInterval(() => { if (current.microphone) tick(); }, 250);
// What was recorded since the last part is asked for before the page goes.
addEventListener("pagehide", () => { if (current.microphone) void stop("kept"); });

// A file in the place of a recording -------------------------------------------------------------------------------

on("change", "[data-recorder] [data-file]", async (/** @type {HTMLInputElement} */ input) => {
  const file = input.files?.[0];
  input.value = "";
  if (!file || current.microphone) return;
  const type = typeOf(new Uint8Array(await file.slice(0, 64).arrayBuffer()));
  if (!type) return say(text(section(), "wrong"));
  if (file.size > limitBytes()) return say(text(section(), "large"));
  const seconds = await lengthOf(new Blob([file], { type }));
  if (seconds > limitSeconds() + 1) return say(text(section(), "long"));
  const before = current.take;
  const take = Object.assign(await newTake(type), { state: "kept", seconds, size: file.size });
  await addPart(take.id, 1, await file.arrayBuffer());
  await put(take);
  if (before) await remove(before.id);
  await review(take, keeps() ? text(section(), "done") : text(section(), "unkept"), "[data-heard]");
});

// Handing in -------------------------------------------------------------------------------------------------------

on("click", "[data-recorder] [data-submit]", () => {
  const dialog = find("[data-confirm]");
  if (dialog instanceof HTMLDialogElement && current.take && current.part === "review") dialog.showModal();
});
on("click", "[data-confirm] [data-cancel]", (button) => button.closest("dialog")?.close());

on("click", "[data-recorder] [data-discard]", async () => {
  const { take } = current;
  if (!take || take.state === "queued") return;
  await remove(take.id);
  forgetURL();
  current.take = null;
  turn("ready", "", "[data-record]");
});

on("submit", "form[data-hand-in]", async (/** @type {HTMLFormElement} */ form, event) => {
  const { take } = current;
  const isOptional = form.dataset.handIn === "optional";
  if (isOptional && !take) return;
  event.preventDefault();
  if (current.microphone) await stop();
  if (!take || take.state === "queued") return;
  // From here on it is in the queue: a second press finds nothing to send.
  take.state = "queued";
  form.closest("dialog")?.close();
  setSending(true);
  const bytes = await (await sound(take)).arrayBuffer();
  take.hash = hex(await digest(bytes));
  take.size = bytes.byteLength;
  take.operation = String(new FormData(form).get("operation") ?? "");
  if (isOptional) Object.assign(take, { fields: fieldsOf(form), notice: form.dataset.notice });
  const heard = find("[data-heard]");
  if (heard instanceof HTMLAudioElement) heard.pause();
  await enqueue(take);
});

/** @param {boolean} isOn */
function setSending(isOn) {
  for (const button of section()?.querySelectorAll("[data-submit], [data-rerecord]") ?? []) {
    if (button instanceof HTMLButtonElement) button.disabled = isOn;
  }
  const bar = find("[data-sent]");
  if (bar) bar.hidden = !isOn;
  say(isOn ? text(section(), "sending") : "");
}

document.addEventListener("wird:take", (event) => {
  const { take, state } = /** @type {CustomEvent} */ (event).detail;
  if (take.id !== current.take?.id) return;
  const bar = find("[data-sent]");
  if (bar instanceof HTMLProgressElement && take.size) bar.value = take.sent / take.size;
  if (state === "kept") {
    current.take = take;
    setSending(false);
    turn("review", take.why);
  } else if (state === "settled" || (take.tries > 0 && (take.posted || take.fields))) void leave(state === "settled", take.notice);
});

/** Shows what became of it: that it was handed in, or that it waits. @param {boolean} isSettled @param {string} [notice] */
async function leave(isSettled, notice = "courseSubmitted") {
  const { work } = current;
  forgetURL();
  Object.assign(current, { take: null, part: "ready", note: "" });
  const answer = await ask(isSettled ? `${work}?notice=${notice}` : work);
  if (answer) await show(answer);
  else location.reload();
}
