// The student's photo: chosen, cut square by hand or by keys, made small, and sent to the person's files by its hash.
//
//   [data-photo][data-side data-most data-text-wrong data-text-failed]
//     [data-photo-choice][hidden] input[type=file]   shown with scripts
//     [data-photo-cut][hidden]                       canvas, input[type=range] for its size, [data-photo-use]
//     [data-photo-said]                              what went wrong
//     form input[name=photo]                         sends the hash

import { on, ready, text } from "./dom.js";
import { digest, hex, Refused, upload } from "./takes-sending.js";

const kinds = ["image/jpeg", "image/png", "image/webp"];
const quality = 0.86;
const keyStep = 0.04;

/** What is being cut: the picture, and the middle of the square in it, from 0 to 1. */
let picture = /** @type {ImageBitmap | null} */ (null);
let middle = { x: 0.5, y: 0.5 };

/** @param {Element} part @returns {HTMLElement} */
const box = (part) => /** @type {HTMLElement} */ (part.closest("[data-photo]"));
/** @template {Element} T @param {Element} part @param {string} selector @returns {T} */
const find = (part, selector) => /** @type {T} */ (box(part).querySelector(selector));

/** @param {Element} part @param {string} words */
function say(part, words) { find(part, "[data-photo-said]").textContent = words; }

/** Draws the square that is chosen. @param {Element} part */
function draw(part) {
  if (!picture) return;
  /** @type {HTMLCanvasElement} */
  const canvas = find(part, "canvas");
  const zoom = Number(/** @type {HTMLInputElement} */ (find(part, "input[type=range]")).value) / 100;
  canvas.width = canvas.height = Number(box(part).dataset.side);
  const size = Math.min(picture.width, picture.height) / zoom;
  const place = (/** @type {number} */ at, /** @type {number} */ whole) => Math.min(Math.max(at * whole - size / 2, 0), whole - size);
  const [x, y] = [place(middle.x, picture.width), place(middle.y, picture.height)];
  middle = { x: (x + size / 2) / picture.width, y: (y + size / 2) / picture.height };
  const context = canvas.getContext("2d");
  if (!context) return;
  // What is transparent is white, for the file that is sent has no transparency.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, x, y, size, size, 0, 0, canvas.width, canvas.height);
}

/** Moves the square by parts of its own side. @param {Element} part @param {number} x @param {number} y */
function move(part, x, y) {
  if (!picture) return;
  const zoom = Number(/** @type {HTMLInputElement} */ (find(part, "input[type=range]")).value) / 100;
  const size = Math.min(picture.width, picture.height) / zoom;
  middle = { x: middle.x + (x * size) / picture.width, y: middle.y + (y * size) / picture.height };
  draw(part);
}

on("change", "[data-photo] input[type=file]", async (/** @type {HTMLInputElement} */ input) => {
  const file = input.files?.[0];
  if (!file) return;
  say(input, "");
  const isFit = kinds.includes(file.type) && file.size <= Number(box(input).dataset.most) * 2 ** 20;
  picture = isFit ? await createImageBitmap(file).catch(() => null) : null;
  find(input, "[data-photo-cut]").toggleAttribute("hidden", !picture);
  if (!picture) {
    input.value = "";
    say(input, text(box(input), "wrong"));
    return;
  }
  middle = { x: 0.5, y: 0.5 };
  draw(input);
  /** @type {HTMLElement} */ (find(input, "canvas")).focus();
});

on("input", "[data-photo] input[type=range]", draw);

on("keydown", "[data-photo] canvas", (/** @type {Element} */ canvas, /** @type {KeyboardEvent} */ event) => {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (!step) return;
  event.preventDefault();
  move(canvas, step[0] * keyStep, step[1] * keyStep);
});

on("pointerdown", "[data-photo] canvas", (/** @type {HTMLElement} */ canvas, /** @type {PointerEvent} */ event) => canvas.setPointerCapture(event.pointerId));
on("pointermove", "[data-photo] canvas", (/** @type {HTMLElement} */ canvas, /** @type {PointerEvent} */ event) => {
  if (canvas.hasPointerCapture(event.pointerId)) move(canvas, -event.movementX / canvas.clientWidth, -event.movementY / canvas.clientHeight);
});

on("click", "[data-photo-use]", async (/** @type {HTMLButtonElement} */ button) => {
  /** @type {HTMLCanvasElement} */
  const canvas = find(button, "canvas");
  button.disabled = true;
  say(button, "");
  try {
    const cut = await new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
    const hash = hex(await digest(await cut.arrayBuffer()));
    await upload(/** @type {any} */ ({ person: "", hash, type: "image/jpeg" }), cut, () => {});
    /** @type {HTMLInputElement} */
    const field = find(button, "form input[name=photo]");
    field.value = hash;
    const file = /** @type {HTMLInputElement} */ (find(button, "input[type=file]"));
    file.value = "";
    find(button, "[data-photo-cut]").toggleAttribute("hidden", true);
    picture = null;
    field.form?.requestSubmit();
  } catch (error) {
    say(button, (error instanceof Refused && error.message) || text(box(button), "failed"));
  }
  button.disabled = false;
});

ready((root) => root.querySelectorAll("[data-photo-choice]").forEach((part) => part.removeAttribute("hidden")));
