"""A calendar program made of PyPI `caldav`, in a process of its own: one request a line on its input, one answer a line."""
import json
import sys

import caldav


class Program:
    def __init__(self, url, user, password):
        self.client = caldav.DAVClient(url=url, username=user, password=password)
        self.calendars = self.client.principal().calendars()
        self.calendar = self.calendars[0]

    def names(self):
        return [calendar.get_display_name() for calendar in self.calendars]

    def _find(self, uid):
        return self.calendar.todo_by_uid(uid)

    def list(self):
        found = {}
        for todo in self.calendar.todos(include_completed=True):
            part = todo.icalendar_component
            found[str(part["UID"])] = {"title": str(part["SUMMARY"]), "status": str(part.get("STATUS", ""))}
        return found

    def create(self, **fields):
        return str(self.calendar.add_todo(**fields).icalendar_component["UID"])

    def raw(self, uid):
        return self._find(uid).data

    def edit(self, uid, title):
        todo = self._find(uid)
        todo.icalendar_component["SUMMARY"] = title
        todo.save()

    def complete(self, uid):
        self._find(uid).complete()

    def delete(self, uid):
        self._find(uid).delete()

    def overwrite(self, uid, title):
        """Changes a task that something else changed after it was read; the status of the answer."""
        todo = self._find(uid)
        todo.load()
        tag = self.client.propfind(str(todo.url), depth=0).headers.get("ETag") or next(iter(
            todo.get_properties([caldav.dav.GetEtag()]).values()))
        self.stale = (todo, tag, todo.data.replace("SUMMARY:", f"SUMMARY:{title} "))

    def send_stale(self):
        todo, tag, data = self.stale
        try:
            return self.client.put(str(todo.url), data, {"If-Match": tag, "Content-Type": "text/calendar"}).status
        except caldav.lib.error.DAVError as error:
            return getattr(error, "status", None) or str(error)

    def changes(self):
        """How many objects changed since the last call."""
        objects = self.calendar.objects_by_sync_token(getattr(self, "token", None), load_objects=False)
        self.token = objects.sync_token
        return len(list(objects))


def main():
    program = Program(*sys.argv[1:4])
    for line in sys.stdin:
        name, fields = json.loads(line)
        print(json.dumps(getattr(program, name)(**fields)), flush=True)


main()
