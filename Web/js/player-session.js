// The device's own controls (Media Session): on a lock screen, a headset or a keyboard. Set while something is playing,
// and released afterwards.

const actions = /** @type {MediaSessionAction[]} */ (["play", "pause", "stop", "previoustrack", "nexttrack", "seekto", "seekbackward", "seekforward"]);

/**
 * @param {{ title: string, artist: string, album: string }} words
 * @param {Partial<Record<MediaSessionAction, MediaSessionActionHandler>>} handlers
 */
export function hold(words, handlers) {
  if (!("mediaSession" in navigator)) return;
  const icons = [...document.querySelectorAll("link[rel='apple-touch-icon'], link[rel='icon']")];
  const artwork = icons.map((link) => ({ src: /** @type {HTMLLinkElement} */ (link).href }));
  navigator.mediaSession.metadata = new MediaMetadata({ ...words, artwork });
  for (const action of actions) set(action, handlers[action] ?? null);
}

/** @param {HTMLAudioElement} audio */
export function tell(audio) {
  if (!("mediaSession" in navigator)) return;
  navigator.mediaSession.playbackState = audio.paused ? "paused" : "playing";
  if (!Number.isFinite(audio.duration) || audio.duration <= 0) return;
  navigator.mediaSession.setPositionState?.({
    duration: audio.duration, playbackRate: audio.playbackRate, position: Math.min(audio.currentTime, audio.duration),
  });
}

export function release() {
  if (!("mediaSession" in navigator)) return;
  navigator.mediaSession.metadata = null;
  navigator.mediaSession.playbackState = "none";
  for (const action of actions) set(action, null);
}

/**
 * Sets a handler; a browser that doesn't know an action throws.
 * @param {MediaSessionAction} action
 * @param {MediaSessionActionHandler | null} handler
 */
function set(action, handler) {
  try { navigator.mediaSession.setActionHandler(action, handler); } catch { /* it has one control less */ }
}
