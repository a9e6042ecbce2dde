// Short vibrations by name. Patterns come from <html data-haptics='{"light":[10],"warning":[20,60,20]}'>, which the
// server leaves out when the person switched them off. A device without vibration stays silent.
// Names: success, light, medium, heavy, warning, error, selection.

const pauseMilliseconds = 100;
let last = -Infinity;
let timer = 0;

/**
 * Vibrates by name; two are at least a tenth of a second apart, and steps of a selection may be left out.
 * @param {string} name
 */
export function haptic(name) {
  const pattern = patterns()[name];
  if (!pattern || !navigator.vibrate) return;
  const wait = last + pauseMilliseconds - performance.now();
  if (wait > 0 && name === "selection") return;
  clearTimeout(timer);
  if (wait > 0) timer = setTimeout(() => play(pattern), wait);
  else play(pattern);
}

/** @param {number[]} pattern */
function play(pattern) {
  last = performance.now();
  try { navigator.vibrate(pattern); } catch { /* A page that was never touched may not vibrate. */ }
}

/** @type {{ source: string | undefined, value: Record<string, number[]> }} */
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
