// Short vibrations by name. Patterns come from <html data-haptics='{"light":[10],"switch":"light"}'>: a name has a
// pattern or the name of another, as AnimationConfig.json assigns them to events. The server omits them if the person
// switched them off. A device without vibration does nothing.
// Names: success, light, medium, heavy, warning, error, selection, and those of events.

const pauseMilliseconds = 100;
let last = -Infinity;
/** What waits for its turn; 0 if nothing does. */
let timer = 0;

/**
 * Vibrates by name. Two vibrations are at least a tenth of a second apart, and steps of a selection may be skipped.
 * @param {string} name
 */
export function haptic(name) {
  const all = patterns();
  const kind = typeof all[name] === "string" ? all[name] : name;
  const pattern = all[kind];
  // A page that was never touched may not vibrate, and browsers log a warning about it.
  if (!Array.isArray(pattern) || !navigator.vibrate || navigator.userActivation?.hasBeenActive === false) return;
  const wait = last + pauseMilliseconds - performance.now();
  // Nor does a step of a selection take the turn of what waits.
  if ((wait > 0 || timer) && kind === "selection") return;
  clearTimeout(timer);
  if (wait > 0) timer = setTimeout(() => play(pattern), wait);
  else play(pattern);
}

/** @param {number[]} pattern */
function play(pattern) {
  timer = 0;
  last = performance.now();
  try { navigator.vibrate(pattern); } catch { /* A page that was never touched may not vibrate. */ }
}

/** @type {{ source: string | undefined, value: Record<string, number[] | string> }} */
let cached = { source: undefined, value: {} };

function patterns() {
  const source = document.documentElement.dataset.haptics;
  if (cached.source !== source) {
    let value = {};
    try { value = JSON.parse(source ?? "{}"); } catch { /* Without patterns there is no vibration. */ }
    cached = { source, value };
  }
  return cached.value;
}
