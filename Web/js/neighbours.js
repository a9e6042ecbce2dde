// The tasks around what is carried: those that stand where it would go step aside, upwards or downwards, and flow back
// when it is let go (drag.css). They are measured by their minutes, so that a frame reads no layout.
//
//   [data-timeline] [data-task][data-start][data-duration]     .makes-room while it steps aside, data-room="up|down"

/** @typedef {{ task: HTMLElement, from: number, to: number }} Neighbour */

export class Neighbours {
  /** @param {HTMLElement} timeline @param {HTMLElement} carried */
  constructor(timeline, carried) {
    const tasks = /** @type {HTMLElement[]} */ ([...timeline.querySelectorAll("[data-task][data-start]")]);
    /** @type {Neighbour[]} */
    this.all = tasks.filter((task) => task !== carried).map((task) => {
      const from = Number(task.dataset.start);
      return { task, from, to: from + (Number(task.dataset.duration) || 0) };
    });
  }

  /**
   * Lets those step aside that a task would stand on; `null` where it would stand nowhere.
   * @param {number | null} start
   * @param {number} duration
   */
  makeRoom(start, duration) {
    for (const { task, from, to } of this.all) {
      const isInTheWay = start !== null && start < to && from < start + duration;
      task.classList.toggle("makes-room", isInTheWay);
      if (isInTheWay && start !== null) task.dataset.room = from + to < 2 * start + duration ? "up" : "down";
      else delete task.dataset.room;
    }
  }

  /** All stand where they stood. */
  flowBack() {
    this.makeRoom(null, 0);
  }
}
