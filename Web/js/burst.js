// Confetti from a task that was completed, where the person switched it on: twelve pieces that fly apart in half a second
// and are gone (festive.css). Decoration over the page that takes no press; none where nothing is to move (MZ-177).

import { isStill, milliseconds } from "./dom.js";

const pieces = 12;

/** Lets it off around the middle of an element. @param {Element} from */
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
