// Frees space in the browser's storage. When it is full, what can be fetched again is removed first; what a person
// wrote, the app and its content stay.

/** Whether a cache contains only media: recordings stored for listening offline. */
const isMedia = (name) => name === "adhan" || name === "recitations" || name === courseCache || name.startsWith("media-");

/** Removes stored media; returns whether there were any. */
async function makeRoom() {
  const names = (await caches.keys()).filter(isMedia);
  const removed = await Promise.all(names.map((name) => caches.delete(name)));
  return removed.some(Boolean);
}
