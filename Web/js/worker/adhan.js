// Serves the adhan's recordings to pages: those stored on the device first, in ranges if a player asks for ranges,
// otherwise the server's. The list is the server's, or the last one seen while it can't be reached.

const adhanCache = "adhan";

async function adhan(request) {
  const { pathname } = new URL(request.url);
  const kept = await caches.match(pathname, { cacheName: adhanCache });
  if (!pathname.endsWith(".json")) return kept ? partOf(kept, request.headers.get("range")) : fetch(request);
  const answer = await fetch(request).catch(() => null);
  if (answer?.ok) {
    await (await caches.open(adhanCache)).put(pathname, answer.clone());
    return answer;
  }
  return kept ?? Response.json({ recordings: [] });
}

/** The bytes that a `Range` header names, or all of them (RFC 9110 §14.1.2). */
async function partOf(whole, range) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range ?? "") ?? [];
  if (!first && !last) return whole;
  const blob = await whole.blob();
  const from = first ? Number(first) : Math.max(0, blob.size - Number(last));
  const until = first && last ? Math.min(Number(last) + 1, blob.size) : blob.size;
  if (from >= until) return new Response(null, { status: 416, headers: { "Content-Range": `bytes */${blob.size}` } });
  return new Response(blob.slice(from, until), {
    status: 206,
    headers: {
      "Content-Type": whole.headers.get("content-type") ?? "", "Content-Length": String(until - from),
      "Content-Range": `bytes ${from}-${until - 1}/${blob.size}`, "Accept-Ranges": "bytes",
    },
  });
}
