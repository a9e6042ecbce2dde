// Sends one recording: its bytes to the person's files by their hash, in parts that go on where they stopped (tus 1.0.0,
// docs/blobs.md), and the form that hands it in. Each step may be done again without effect.

const protocol = { "tus-resumable": "1.0.0", accept: "application/json" };
const partBytes = 1 << 19;
const patienceMilliseconds = 60_000;

/** The server or the app will not have it as it is; `message` says why, in the person's language. */
export class Refused extends Error {}

/** It can't be done now: nobody answers, or somebody else's server does. */
export class Later extends Error {}

/** @param {ArrayBuffer} bytes */
export async function digest(bytes) {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

/** @param {Uint8Array} bytes */
export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** What a form says besides the recording and its own number. @param {HTMLFormElement} form @returns {Record<string, string>} */
export function fieldsOf(form) {
  const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  delete fields.operation;
  delete fields.blob;
  return fields;
}

const base64 = (/** @type {Uint8Array} */ bytes) => btoa(String.fromCharCode(...bytes));

/** @param {string} url @param {RequestInit} init */
async function ask(url, init) {
  let answer;
  try {
    answer = await fetch(url, { ...init, cache: "no-store", signal: AbortSignal.timeout(patienceMilliseconds) });
  } catch (error) {
    throw new Later(String(error));
  }
  if (answer.status >= 500 && answer.status !== 507) throw new Later(`${answer.status}`);
  if ([401, 402, 429].includes(answer.status)) throw new Later(`${answer.status}`);
  return answer;
}

/** What an answer says against something. @param {Response} answer */
async function reason(answer) {
  const said = await answer.json().catch(() => ({}));
  const error = said.error ?? {};
  return { code: String(error.code ?? error), message: String(error.message ?? said.message ?? "") };
}

/**
 * Sends the bytes from where the server has them, and returns once it has confirmed their hash.
 * @param {import("./takes-store.js").Take} take
 * @param {Blob} sound
 * @param {(sent: number) => Promise<void> | void} went
 */
export async function upload(take, sound, went) {
  // Whose server it is: what one person left waiting never becomes another's.
  const server = await ask("/blobs", { method: "HEAD" });
  const owner = server.headers.get("wird-person") ?? "";
  if (take.person && take.person !== owner) throw new Later("somebody else is here");
  take.person = owner;
  const whose = { ...protocol, "wird-person": owner };
  const hash = Uint8Array.from(take.hash.match(/../g) ?? [], (/** @type {string} */ byte) => parseInt(byte, 16));
  const metadata = `sha256 ${base64(hash)},filetype ${btoa(take.type)}`;
  const begun = await ask("/blobs", {
    method: "POST", headers: { ...whose, "upload-length": String(sound.size), "upload-metadata": metadata },
  });
  if (begun.status !== 201) await refuse(begun);
  const place = begun.headers.get("location") ?? "";
  let answer = begun;
  let offset = Number(begun.headers.get("upload-offset"));
  await went(offset);
  while (offset < sound.size) {
    answer = await ask(place, {
      method: "PATCH", body: sound.slice(offset, offset + partBytes),
      headers: { ...whose, "upload-offset": String(offset), "content-type": "application/offset+octet-stream" },
    });
    const stands = answer.headers.get("upload-offset");
    if (answer.status === 404) throw new Later("the upload is gone");
    if (answer.status !== 204 && !(answer.status === 409 && stands)) await refuse(answer);
    offset = Number(stands);
    await went(offset);
  }
  const confirmed = `sha-256=:${base64(hash)}:`;
  if (answer.headers.get("repr-digest") !== confirmed) throw new Later("its hash is not confirmed");
}

/** @param {Response} answer @returns {Promise<never>} */
async function refuse(answer) {
  const { code, message } = await reason(answer);
  if (["other_person", "no_person", "blob.offset"].includes(code)) throw new Later(code);
  throw new Refused(message);
}

/**
 * Hands it in. Returns whether that was taken: a server without its worker wants the bytes first.
 * @param {import("./takes-store.js").Take} take
 */
export async function hand(take) {
  const fields = new URLSearchParams({ ...take.fields, operation: take.operation, blob: take.hash });
  const answer = await ask(take.work, { method: "POST", body: fields, headers: { accept: "application/json" } });
  if (answer.ok) return true;
  const { code, message } = await reason(answer);
  if (code === "recordingUnknown") return false;
  throw new Refused(message);
}
