// Shows what the server pushes while no page is open, and says so to pages that are. What a browser shows by itself of a
// declarative message (Push API), this shows of the same message elsewhere. Something is shown every time: browsers
// take push away from those who show nothing.
//
// A device alerts once. Pages and this worker note the keys of what they alerted in one entry of Cache Storage, under
// the lock that pages claim their alerts with (../reminders.js). What a page has alerted is shown in its place, silently.

const alertedCache = "alerted";
const alertedEntry = "/alerted.json";
const alertedMilliseconds = 2 * 24 * 3_600_000;

/** Notes an alert's key; whether nothing on this device had alerted it. */
async function claimAlert(key) {
  const take = async () => {
    const cache = await caches.open(alertedCache);
    const noted = (await (await cache.match(alertedEntry))?.json()) ?? {};
    const now = Date.now();
    const isFirst = !(key in noted);
    const kept = Object.entries({ [key]: now, ...noted }).filter(([, at]) => Math.abs(now - at) < alertedMilliseconds);
    await cache.put(alertedEntry, Response.json(Object.fromEntries(kept)));
    return isFirst;
  };
  return self.navigator.locks ? self.navigator.locks.request("wird:reminded", take) : take();
}

/** Shows a pushed message. */
async function showPush(data) {
  let notification = {};
  try { notification = data?.json().notification ?? {}; } catch (error) { console.error("a pushed message", error); }
  const { title = self.location.host, body, lang, dir, tag, icon, timestamp, silent = false, data: details = {} } = notification;
  const isFirst = await claimAlert(details.key ?? tag ?? "").catch(() => true);
  // The page that alerts shows it first, with its sound.
  if (!isFirst) await pause(1_000);
  const shown = Number(self.Notification?.maxActions ?? 2);
  await self.registration.showNotification(title, {
    body, lang, dir, tag, icon, timestamp, silent: silent || !isFirst, data: details,
    actions: (details.actions ?? []).slice(0, shown).map(({ name, label }) => ({ action: name, title: label })),
  });
  if (details.test) channel.postMessage({ type: "pushed", test: details.test });
}

/** The fields of a form that tells the server a subscription. */
function pushFields(subscription) {
  const { endpoint, keys } = subscription.toJSON();
  return { step: "subscribe", endpoint, ...keys, origin: self.location.origin };
}

/** Tells the server the subscription that takes the place of one that the browser has ended. */
async function renewPush(old, fresh) {
  const { pushManager } = self.registration;
  const { applicationServerKey } = old?.options ?? {};
  const subscription = fresh ?? (await pushManager.getSubscription())
    ?? (applicationServerKey ? await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }) : null);
  if (!subscription) return;
  const change = old ? { change: old.endpoint } : {};
  await fetch("/me/settings/push", {
    method: "POST", headers: { accept: "application/json" },
    body: new URLSearchParams({ ...pushFields(subscription), ...change }),
  });
}

/**
 * Tells the server that a reminder was put off or put away here, where it pushes to this device. Answers stay on the
 * device otherwise.
 */
async function tellAnswer(request) {
  if (await self.registration.pushManager?.getSubscription().catch(() => null)) await fromServer(request);
}

/** Whether a path is a reminder's answer that stays on the device. */
const isOwnAnswer = (path) => /^\/reminders\/[^/]+\/(snooze|dismiss)$/.test(path);
