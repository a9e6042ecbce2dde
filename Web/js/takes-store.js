// Recordings in this browser, in a database of their own: what is being recorded second by second, what is to be reviewed,
// and what waits to be sent. They stay when the page, the tab or the browser is closed (QF-099).
//
// A take: { id, work, person, made, type, seconds, size, state, hash, operation, posted, stored, sent, tries, next, why,
//           fields, notice }
//   work       the address that it is handed in at
//   person     whose it is, as the worker says; null while nobody is known
//   state      "recording" while it is made, "kept" until it is handed in, "queued" from then on
//   posted     the app has it handed in; stored: the server has confirmed its hash; sent: bytes that the server has
//   fields     what a coach's form says besides: such a take is handed in once its bytes are at the server
//   next       when it is tried again, in milliseconds; why: what the server or the app said against it

import { noteWaiting } from "./takes-flag.js";

/** @typedef {Record<string, any>} Take */

/** What is kept for this page alone where the browser keeps nothing. */
const memory = { takes: new Map(), parts: new Map() };
let isKept = true;
/** @type {Promise<IDBDatabase> | null} */
let opening = null;

/** Whether what is recorded stays when the page is closed. */
export const keeps = () => isKept;

function open() {
  opening ??= new Promise((done, fail) => {
    const request = indexedDB.open("wird-takes", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("takes", { keyPath: "id" });
      request.result.createObjectStore("parts", { keyPath: ["take", "number"] });
    };
    request.onerror = () => fail(request.error);
    request.onsuccess = () => {
      request.result.onclose = () => { opening = null; };
      done(request.result);
    };
  });
  return opening;
}

/**
 * Does something in one transaction.
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(stores: { takes: IDBObjectStore, parts: IDBObjectStore }) => IDBRequest<T> | void} work
 * @returns {Promise<T>}
 */
async function transact(mode, work) {
  const database = await open();
  return new Promise((done, fail) => {
    const transaction = database.transaction(["takes", "parts"], mode, { durability: "strict" });
    const request = work({ takes: transaction.objectStore("takes"), parts: transaction.objectStore("parts") });
    transaction.oncomplete = () => done(/** @type {any} */ (request ? request.result : undefined));
    transaction.onabort = transaction.onerror = () => fail(transaction.error);
  });
}

/**
 * The same, or what the page's memory has where the browser keeps nothing.
 * @template T
 * @param {() => Promise<T>} stored
 * @param {() => T} remembered
 */
async function either(stored, remembered) {
  if (!isKept) return remembered();
  try {
    return await stored();
  } catch (error) {
    console.warn("recordings can't be kept", error);
    isKept = false;
    return remembered();
  }
}

const partsOf = (/** @type {string} */ id) => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** All takes, the oldest first. @returns {Promise<Take[]>} */
export async function all() {
  const takes = await either(
    () => transact("readonly", ({ takes }) => takes.getAll()), () => [...memory.takes.values()]);
  return takes.sort((a, b) => a.made - b.made);
}

/** @param {Take} take */
export async function put(take) {
  memory.takes.set(take.id, take);
  await either(async () => { await transact("readwrite", ({ takes }) => { takes.put(take); }); }, () => {});
  noteWaiting((await all()).some(({ state }) => state === "queued"));
}

/** Adds what was recorded since the last part. @param {string} id @param {number} number @param {ArrayBuffer} bytes */
export async function addPart(id, number, bytes) {
  const part = { take: id, number, bytes };
  memory.parts.set(id, [...(memory.parts.get(id) ?? []), part]);
  await either(async () => { await transact("readwrite", ({ parts }) => { parts.put(part); }); }, () => {});
  // What the database has need not be in memory twice.
  if (isKept) memory.parts.delete(id);
}

/** Everything that was recorded of a take. @param {Take} take @returns {Promise<Blob>} */
export async function sound(take) {
  const parts = await either(
    () => transact("readonly", ({ parts }) => parts.getAll(partsOf(take.id))), () => memory.parts.get(take.id) ?? []);
  return new Blob(parts.map(({ bytes }) => bytes), { type: take.type });
}

/** @param {string} id */
export async function remove(id) {
  memory.takes.delete(id);
  memory.parts.delete(id);
  await either(async () => {
    await transact("readwrite", ({ takes, parts }) => {
      takes.delete(id);
      parts.delete(partsOf(id));
    });
  }, () => {});
  noteWaiting((await all()).some(({ state }) => state === "queued"));
}

/** Whose records this browser has, as its worker says; null where nobody is known. @returns {Promise<string | null>} */
export function person() {
  const { controller } = navigator.serviceWorker ?? {};
  if (!controller) return Promise.resolve(null);
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    const late = setTimeout(() => done(null), 2000);
    port1.onmessage = ({ data }) => {
      clearTimeout(late);
      port1.close();
      done(data.person ?? null);
    };
    controller.postMessage({ type: "who" }, [port2]);
  });
}
