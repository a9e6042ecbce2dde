// Handles a reminder's buttons with no page open: the notification's action is a form that the app in this worker
// accepts as from a page. If the app refuses with an offer, another notification shows that.

/** The app's answer to a form that no page sent: its status and data. */
async function answerForm(path, fields) {
  const operation = Date.now().toString(16).padStart(12, "0") + randomHex(10);
  const body = new TextEncoder().encode(String(new URLSearchParams({ operation, ...fields }))).buffer;
  const message = {
    method: "POST", path, query: "", accept: "application/json", ifNoneMatch: "",
    contentType: "application/x-www-form-urlencoded", ...moment(),
  };
  const { answer } = await answered(message, body, async () => {});
  if (answer.changed) await syncNow("commit");
  if (answer.changed && isOwnAnswer(path)) {
    const headers = { accept: "application/json", "content-type": message.contentType };
    await tellAnswer(new Request(path, { method: "POST", headers, body: new URLSearchParams({ operation, ...fields }) }));
  }
  return { status: answer.status, json: JSON.parse(new TextDecoder().decode(answer.body)) };
}

/** Performs the action of a notification's button. Without a button, or if that fails, it shows the reminder's page. */
async function answerNotification(action, notification) {
  const { actions = [], task, move, offer, open } = notification.data ?? {};
  notification.close();
  try {
    if (action === "move" && offer) {
      const { status } = await answerForm(`/tasks/${task}/move`, offer);
      if (status < 400) return;
    }
    const path = actions.find(({ name }) => name === action)?.path;
    if (path) {
      const { status, json } = await answerForm(path, {});
      if (status < 400) return;
      const [next] = json.error?.suggestions ?? [];
      await self.registration.showNotification(notification.title, {
        body: json.error?.message ?? "", tag: notification.tag, lang: notification.lang, dir: notification.dir,
        icon: notification.icon, silent: true, data: { task, offer: next, actions: [] },
        actions: next && task ? [{ action: "move", title: move }] : [],
      });
      return;
    }
  } catch (error) {
    console.error("a reminder's button", error);
  }
  await showPage(/^\/(?!\/)/.test(open ?? "") ? open : "/reminders");
}

/** Brings a window of the app with a page to the front, or opens one. */
async function showPage(path) {
  const [open] = await self.clients.matchAll({ type: "window" });
  if (!open) return self.clients.openWindow(path);
  await open.focus().catch(() => {});
  return open.navigate(path).catch(() => {});
}
