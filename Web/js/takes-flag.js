// Whether recordings wait in this browser: a note beside the database, so that other pages need not open that.

const name = "wird-takes";

export function hasWaiting() {
  try { return localStorage.getItem(name) !== null; } catch { return false; }
}

/** @param {boolean} isOn */
export function noteWaiting(isOn) {
  try {
    if (isOn) localStorage.setItem(name, "1");
    else localStorage.removeItem(name);
  } catch {
    // Without it, only the pages of the course look.
  }
}
