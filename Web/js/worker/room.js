// Room in the browser's storage. When it is full, what can be fetched again goes first; what a person wrote, the app and its
// content stay.

/** Whether a cache holds media alone: recordings that were kept for listening offline. */
const isMedia = (name) => name === "adhan" || name.startsWith("media-");

/** Removes kept media; whether there was any. */
async function makeRoom() {
  const names = (await caches.keys()).filter(isMedia);
  const removed = await Promise.all(names.map((name) => caches.delete(name)));
  return removed.some(Boolean);
}
