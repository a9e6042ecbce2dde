// The course's files by their hashes that are kept on the device: films that the person asked to keep (`?kept`, film.js), and
// notes, feedback and photos once they were opened (`?keep`). Each is checked against its hash before it is given.

const courseCache = "course";

/** Whether a request of the app's own pages is for such a file. */
function isCourseFile(request, url) {
  return request.method === "GET" && /^\/blobs\/[0-9a-f]{64}$/.test(url.pathname) && /^\?(keep|kept)$/.test(url.search)
    && isFromOwnPage(request);
}

async function courseFile(event, request, url) {
  const cache = await caches.open(courseCache);
  const kept = await cache.match(url.pathname);
  if (kept && (await isWhole(kept.clone()))) return partOf(kept, request.headers.get("range"));
  if (kept) await cache.delete(url.pathname);
  const answer = await fetch(request);
  if (answer.ok && url.search === "?keep") event.waitUntil(keepCourseFile(cache, answer.status === 200 ? answer.clone() : null, url));
  return answer;
}

/** Keeps a file, which is fetched whole where only a part of it was asked for. */
async function keepCourseFile(cache, whole, url) {
  try {
    const answer = whole ?? (await fetch(url.pathname));
    if (answer.status === 200) await cache.put(url.pathname, answer);
  } catch (error) {
    console.warn("a file isn't kept", error);
  }
}
