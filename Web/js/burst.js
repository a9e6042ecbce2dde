// Confetti when a task is completed, if the person switched it on: twelve pieces that fly apart for half a second
// (festive.css). It is decoration above the page that takes no presses, and isn't shown if motion is unwanted (MZ-177).

import { isStill, milliseconds } from "./dom.js";

const pieces = 12;

/** Releases it around the centre of an element. @param {Element} from */
export function burst(from) {
  const length = milliseconds("--time-complete-confetti");
  if (isStill() || length === 0) return;
  const box = from.getBoundingClientRect();
  const sky = document.createElement("div");
  sky.className = "burst";
  sky.setAttribute("aria-hidden", "true");
  sky.style.setProperty("translate", `${box.left + box.width / 2}px ${box.top + box.height / 2}px`);
  for (let piece = 0; piece < pieces; piece += 1) {
    sky.appendChild(document.createElement("i")).style.setProperty("--turn", `${(piece * 360) / pieces}deg`);
  }
  document.body.append(sky);
  setTimeout(() => sky.remove(), length);
}
