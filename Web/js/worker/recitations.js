// Serves recitations to pages: those stored on the device first, each file checked against its hash before it is heard,
// in ranges if a player asks for ranges; otherwise the server's, which has its own copy or asks the reciter's source.

const recitationCache = "recitations";

async function recitation(request) {
  const { pathname } = new URL(request.url);
  const silence = /^\/audio\/silence\/(\d{1,5})\.wav$/.exec(pathname);
  if (silence) return partOf(silentSound(Math.min(Number(silence[1]), 60_000)), request.headers.get("range"));
  const cache = await caches.open(recitationCache);
  const kept = await cache.match(pathname);
  if (kept && (await isWhole(kept))) return partOf(kept, request.headers.get("range"));
  if (kept) await cache.delete(pathname);
  return fetch(request);
}

/** Whether a stored file is what was sent, by the hash that came with it (RFC 9530). */
async function isWhole(answer) {
  const [, digest] = /sha-256=:([^:]+):/.exec(answer.headers.get("repr-digest") ?? "") ?? [];
  if (!digest) return (answer.headers.get("content-type") ?? "").includes("json");
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer()));
  return btoa(String.fromCharCode(...hash)) === digest;
}

/** Silence of a number of milliseconds: a WAV file of 8-bit samples, 8,000 per second. */
function silentSound(milliseconds) {
  const count = milliseconds * 8;
  const bytes = new Uint8Array(44 + count).fill(128, 44);
  const view = new DataView(bytes.buffer);
  const words = (at, text) => [...text].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  words(0, "RIFF");
  view.setUint32(4, 36 + count, true);
  words(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, 8000, true);
  view.setUint32(28, 8000, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  words(36, "data");
  view.setUint32(40, count, true);
  return new Response(bytes, { headers: { "Content-Type": "audio/wav", "Content-Length": String(bytes.length) } });
}
