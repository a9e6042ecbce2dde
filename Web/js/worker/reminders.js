// Answers a reminder's buttons with no page open: the notification's action is a form that the app in this worker takes,
// as a page's would be. What the app refuses with an offer comes back as another notification.

/** What the app says to a form that no page sent: its status and facts. */
async function answerForm(path, fields) {
  const operation = Date.now().toString(16).padStart(12, "0") + randomHex(10);
  const body = new TextEncoder().encode(String(new URLSearchParams({ operation, ...fields }))).buffer;
  const message = {
    method: "POST", path, query: "", accept: "application/json", ifNoneMatch: "",
    contentType: "application/x-www-form-urlencoded", ...moment(),
  };
  const { answer } = await answered(message, body, async () => {});
  if (answer.changed) await syncNow("commit");
  return { status: answer.status, json: JSON.parse(new TextDecoder().decode(answer.body)) };
}

/** Does what a notification's button says; without a button, or where it can't be done, the reminders are shown. */
async function answerNotification(action, notification) {
  const { actions = [], task, move, offer } = notification.data ?? {};
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
  await showReminders();
}

/** Brings a window of the app to the front with the reminders, or opens one. */
async function showReminders() {
  const [open] = await self.clients.matchAll({ type: "window" });
  if (!open) return self.clients.openWindow("/reminders");
  await open.focus().catch(() => {});
  return open.navigate("/reminders").catch(() => {});
}
