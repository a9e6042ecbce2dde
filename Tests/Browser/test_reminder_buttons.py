"""A reminder's buttons, answered by the worker with no page's help."""

CLICK = """async ([action, data]) => {
    const waited = [];
    const shown = [];
    self.registration.showNotification = async (title, options) => { shown.push({ title, ...options }); };
    const event = new Event("notificationclick");
    const notification = { title: "Read", tag: "x", lang: "en", dir: "ltr", icon: "", data, close() {} };
    Object.assign(event, { action, notification, waitUntil: (promise) => waited.push(promise) });
    self.dispatchEvent(event);
    await Promise.all(waited);
    return shown.map(({ title, body, actions, data }) => ({ title, body, actions, data }));
}"""


def click(app, action, task):
    path = f"/reminders/task-start.{task}.1/{action}"
    data = {"task": task, "move": "Move", "actions": [{"name": action, "path": path}]}
    return app.page.context.service_workers[-1].evaluate(CLICK, [action, data])


def test_complete_out_of_a_notification(app, door):
    """MZ-100 Done on a notification completes the task in the worker, without a page's doing and without the server"""
    task = app.add_task("Read")["id"]
    door.shut()
    assert click(app, "complete", task) == []
    assert app.inbox() == []


def test_what_is_refused_is_said(app, door):
    """MZ-100 what can't be done any more is said in a notification, without a sound"""
    task = app.add_task("Read")["id"]
    door.shut()
    shown = click(app, "extend", task)
    assert len(shown) == 1 and shown[0]["body"]
    assert app.inbox() == ["Read"]
