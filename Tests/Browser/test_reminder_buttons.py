"""A reminder's buttons, answered by the worker with no page's help."""
import datetime

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


def answer(app, action, data):
    return app.page.context.service_workers[-1].evaluate(CLICK, [action, data])


def click(app, action, task):
    path = f"/reminders/task-start.{task}.1/{action}"
    return answer(app, action, {"task": task, "move": "Move", "actions": [{"name": action, "path": path}]})


def on_a_day(app, *tasks):
    """Tasks of the day after tomorrow, whatever the time is now; gives the first one's number."""
    app.post("/place", city=app.call("/place?q=Makkah")[1]["cities"][0]["id"])
    date = datetime.date.fromisoformat(app.call("/")[1]["date"]) + datetime.timedelta(days=2)
    return [app.add_task(title, date=str(date), start=start, duration=30)["id"] for title, start in tasks][0]


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


def test_a_quarter_more_out_of_a_notification(app, door):
    """MZ-100 a quarter of an hour more is given out of a notification, by the worker alone, and nothing else is shown"""
    task = on_a_day(app, ("Read", "10:00"))
    door.shut()
    assert click(app, "extend", task) == []
    assert app.call(f"/tasks/{task}")[1]["task"]["duration"] == 45


def test_the_next_time_is_offered_in_a_notification(app, door):
    """MZ-100 where a quarter more isn't free, a notification offers the next free time, and its button moves the task there"""
    task = on_a_day(app, ("Read", "10:00"), ("Next", "10:30"))
    door.shut()
    [shown] = click(app, "extend", task)
    kept = app.call(f"/tasks/{task}")[1]["task"]
    assert (kept["start"], kept["duration"]) == ("10:00", 30)
    assert shown["actions"] == [{"action": "move", "title": "Move"}] and shown["data"]["offer"]["start"] != "10:00"
    assert answer(app, "move", shown["data"]) == []
    assert app.call(f"/tasks/{task}")[1]["task"]["start"] == shown["data"]["offer"]["start"]


def mid_morning(app):
    """Chooses a place where it is after ten in the morning, when no prayer is near; gives its date and time."""
    now = datetime.datetime.now(datetime.timezone.utc)
    hours = (10 - now.hour + 11) % 24 - 11
    app.post("/place", latitude="20", longitude=str(15 * hours), zone=f"Etc/GMT{-hours:+d}" if hours else "Etc/GMT")
    return now + datetime.timedelta(hours=hours)


def test_later_out_of_a_notification(app, door):
    """MZ-100 a reminder put off out of a notification comes again after the person's minutes, as one that wasn't alerted yet"""
    now = mid_morning(app)
    task = app.add_task("Read", date=str(now.date()), start=f"10:{now.minute // 15 * 15:02}", duration=30)["id"]
    coming = app.call("/reminders")[1]
    [before] = [each for each in coming["recent"] if each.get("task") == task]
    assert before["at"] <= coming["now"]
    door.shut()
    assert answer(app, "snooze", {"task": task, "actions": [each for each in before["actions"] if each["name"] == "snooze"]}) == []
    [after] = [each for each in app.call("/reminders")[1]["pending"] if each["id"] == before["id"]]
    assert 600_000 <= after["at"] - coming["now"] < 660_000 and after["key"] != before["key"]
