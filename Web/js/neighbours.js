// The tasks around the one being dragged: those where it would go move aside, up or down, and move back when it is
// released (drag.css). Their minutes give their positions, so that a frame reads no layout.
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
   * Moves aside the tasks that the dragged one would overlap; `null` if it has no target.
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

  /** Moves all tasks back to their places. */
  flowBack() {
    this.makeRoom(null, 0);
  }
}
