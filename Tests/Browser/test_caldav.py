"""Wird as a CalDAV server to an independent program: PyPI `caldav`, over the real server on loopback."""
import base64
import datetime
import uuid

import caldav
import icalendar
import pytest
from caldav.lib.error import DAVError, NotFoundError
from product_app import TODAY, TOMORROW, Product

TASKS = "/dav/calendars/wird/"


@pytest.fixture(scope="module")
def product(tmp_path_factory):
    product = Product(tmp_path_factory.mktemp("caldav") / "data", now=f"{TODAY}T04:00:00Z").start(seconds=300)
    product.settle()
    yield product
    product.stop()


def access(product, *scopes):
    return product.post("/me/tokens", step="create", name="calendar", **{scope: "on" for scope in scopes})["token"]


@pytest.fixture(scope="module")
def password(product):
    """An access for calendar programs."""
    return access(product, "caldav")


@pytest.fixture(scope="module")
def client(product, password):
    """Knows no more than what a person types: the server's name, a name and the password."""
    with caldav.DAVClient(url=product.address + "/.well-known/caldav", username="wird", password=password) as client:
        yield client


@pytest.fixture
def calendar(client):
    """The one calendar, which every test leaves empty."""
    (calendar,) = client.principal().calendars()
    yield calendar
    for todo in calendar.todos(include_completed=True):
        todo.delete()


def made(calendar, **properties):
    """A task that the program makes of these properties."""
    task = icalendar.Todo()
    task.add("uid", str(uuid.uuid4()))
    task.add("dtstamp", datetime.datetime(2026, 11, 21, 4, tzinfo=datetime.timezone.utc))
    for name, value in properties.items():
        task.add(name, value)
    whole = icalendar.Calendar()
    whole.add("version", "2.0")
    whole.add("prodid", "-//test//EN")
    whole.add_component(task)
    return calendar.save_todo(whole.to_ical().decode())


def titles(calendar, **options):
    return sorted(str(todo.icalendar_component["SUMMARY"]) for todo in calendar.todos(**options))


def inbox(product):
    """What the inbox's page says, by title."""
    return {task["title"]: task for task in product.get("/inbox")["tasks"]}


def status(call, *arguments):
    """The status of an answer that the program takes as an error."""
    try:
        return call(*arguments).status
    except DAVError as error:
        return error.reason


def test_a_standard_client_finds_the_calendar(client, calendar, product):
    """SY-049 a standard client finds the one calendar from the server's name alone, and that it is one of tasks"""
    assert client.check_dav_support() and client.check_cdav_support()
    assert str(client.principal().url).endswith("/dav/principal/") and str(calendar.url).endswith(TASKS)
    assert calendar.get_supported_components() == ["VTODO"]
    assert calendar.get_display_name() == "وِرد"
    assert titles(calendar, include_completed=True) == []


def test_a_standard_client_creates_edits_completes_and_deletes(product, calendar):
    """SY-049 a standard client creates, edits, completes and deletes a task, and sees it back, as the person does"""
    todo = made(calendar, summary="water the plants", priority=1, description="twice")
    uid = str(todo.icalendar_component["UID"])
    task = inbox(product)["water the plants"]
    assert (task["priority"], task["notes"]) == ("high", "twice")
    todo.icalendar_component["SUMMARY"] = "water all plants"
    todo.save()
    assert product.task(task["id"])["title"] == "water all plants"
    product.post(f"/tasks/{task['id']}", title="water the trees", notes="twice", priority="high")
    seen = calendar.todo_by_uid(uid)
    assert str(seen.icalendar_component["SUMMARY"]) == "water the trees"
    seen.complete()
    assert product.task(task["id"])["completed"]
    assert titles(calendar) == [] and titles(calendar, include_completed=True) == ["water the trees"]
    calendar.todo_by_uid(uid).delete()
    assert titles(calendar, include_completed=True) == [] and inbox(product) == {}
    with pytest.raises(NotFoundError):
        seen.load()
    product.add("of Wird's own", date=TOMORROW, start="14:00", duration=45)
    (own,) = calendar.todos()
    assert "DTSTART:20261122T140000\r\nDUE:20261122T144500\r\n" in own._get_wire_data().decode()


def test_a_state_that_has_passed_is_refused(product, client, calendar):
    """SY-049 a standard client's change or deletion of a task that changed meanwhile is refused, and nothing is lost"""
    todo = made(calendar, summary="one")
    todo.load()
    url, tag, text = str(todo.url), todo.props[caldav.dav.GetEtag.tag], todo.data
    kind = {"Content-Type": "text/calendar; charset=utf-8"}
    assert status(client.put, url, text, kind | {"If-None-Match": "*"}) == 412
    assert status(client.put, url + "x", text, kind | {"If-Match": tag}) == 412
    task = inbox(product)["one"]
    product.post(f"/tasks/{task['id']}", title="two")
    assert status(client.put, url, text.replace(":one", ":mine"), kind | {"If-Match": tag}) == 412
    assert status(client.request, url, "DELETE", "", {"If-Match": tag}) == 412
    assert list(inbox(product)) == ["two"] and titles(calendar) == ["two"]
    todo.load()
    now = todo.props[caldav.dav.GetEtag.tag]
    assert now != tag
    assert status(client.put, url, todo.data.replace(":two", ":three"), kind | {"If-Match": now}) == 204
    assert list(inbox(product)) == ["three"]


def test_a_standard_client_follows_changes(product, calendar):
    """SY-049 a standard client that keeps the tasks learns by the token what came, what changed and what is gone"""
    first = made(calendar, summary="first")
    kept = calendar.objects_by_sync_token(load_objects=True)
    assert len(kept) == 1
    second = made(calendar, summary="second")
    task = inbox(product)["first"]
    product.post(f"/tasks/{task['id']}", title="first, changed")
    updated, deleted = kept.sync()
    assert {str(todo.icalendar_component["SUMMARY"]) for todo in updated} == {"first, changed", "second"}
    assert not list(deleted)
    first.delete()
    updated, deleted = kept.sync()
    assert [str(todo.url) for todo in deleted] == [str(first.url)] and not list(updated)
    assert len(calendar.objects_by_sync_token(kept.sync_token)) == 0
    with pytest.raises(DAVError):
        calendar.objects_by_sync_token("urn:wird:tasks:of-another-store:1")
    second.delete()


def test_a_standard_client_asks_by_time(product, calendar):
    """SY-049 a standard client's query by a range of time finds what is in it and nothing else"""
    product.add("tomorrow", date=TOMORROW, start="14:00")
    product.add("daily", date="2026-11-24", start="16:00", repeat="daily")
    made(calendar, summary="due", due=datetime.datetime(2026, 11, 23, 9, tzinfo=datetime.timezone.utc))

    def between(first, last):
        day = [datetime.datetime.fromisoformat(text + "T00:00:00+00:00") for text in (first, last)]
        found = calendar.search(start=day[0], end=day[1], todo=True)
        return sorted(str(todo.icalendar_component["SUMMARY"]) for todo in found)

    assert between("2026-11-22", "2026-11-23") == ["tomorrow"]
    assert between("2026-11-23", "2026-11-24") == ["due"]
    assert between("2027-01-10", "2027-01-11") == ["daily"]
    assert between("2026-11-20", "2026-11-21") == []
    (series,) = [todo for todo in calendar.todos() if "RRULE" in todo.icalendar_component]
    assert series.icalendar_component["RRULE"]["FREQ"] == ["DAILY"]


def test_a_task_by_a_prayer_survives_the_way_round(product, calendar):
    """SY-049 a standard client's change of a task that follows a prayer leaves it with its prayer; moved, it lets go"""
    task = product.add("read", date=TOMORROW, timing="after", prayer="asr", minutes="10", duration="15", category="study")
    before = product.task(task["id"])
    assert before["anchor"] == "asr+10"
    (todo,) = calendar.todos()
    text = todo._get_wire_data()
    todo.save()
    assert product.task(task["id"]) == before and calendar.todos()[0]._get_wire_data() == text
    (todo,) = calendar.todos()
    todo.icalendar_component["SUMMARY"] = "read on"
    todo.icalendar_component.add("X-THEIRS", "kept")
    todo.save()
    after = product.task(task["id"])
    assert after == before | {"title": "read on"}
    (todo,) = calendar.todos()
    assert "X-THEIRS:kept" in todo.data
    for name in ("DTSTART", "DUE"):
        todo.icalendar_component[name].dt += datetime.timedelta(hours=4)
    todo.save()
    moved = product.task(task["id"])
    assert moved.get("anchor") is None and moved["start"] != before["start"] and moved["duration"] == 15


def todo(uid, title="x", *lines):
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN", "BEGIN:VTODO", f"UID:{uid}",
             "DTSTAMP:20261121T040000Z", f"SUMMARY:{title}", *lines, "END:VTODO", "END:VCALENDAR", ""]
    return "\r\n".join(lines).encode()


def basic(secret):
    return {"Authorization": "Basic " + base64.b64encode(f"wird:{secret}".encode()).decode()}


def test_what_has_no_access_is_refused(product, password, calendar):
    """SY-049 SY-050 nobody reaches the tasks without an access of their own kind, and no page of another place by it"""
    kind = {"Content-Type": "text/calendar"}
    asked = [("PROPFIND", "/dav/", None), ("GET", TASKS + "a.ics", None), ("PUT", TASKS + "a.ics", todo("a")),
             ("DELETE", TASKS + "a.ics", None), ("REPORT", TASKS, b"<a/>"), ("OPTIONS", "/dav/", None)]
    for method, path, body in asked:
        for headers in ({}, basic("wird-0"), {"Authorization": "Bearer " + password}):
            answer = product.send(method, path, body, kind | headers)
            assert answer[0] == 401 and answer[1]["WWW-Authenticate"].startswith("Basic realm="), (method, headers)
    others = [access(product, scope) for scope in ("read", "tasks", "feed")]
    for method, path, body in asked:
        for secret in others:
            assert product.send(method, path, body, kind | basic(secret))[0] == 403, method
    assert product.send("GET", "/inbox", None, {"Authorization": "Bearer " + password, "Accept": "application/json"})[0] == 403
    for origin in ({"Origin": "https://elsewhere.example"}, {"Sec-Fetch-Site": "cross-site", "Origin": "null"},
                   {"Host": "elsewhere.example"}):
        assert product.send("PUT", TASKS + "a.ics", todo("a"), kind | basic(password) | origin)[0] in (403, 421), origin
    assert titles(calendar, include_completed=True) == []


def test_what_is_malformed_or_too_large_is_refused(product, password, calendar):
    """SY-049 XML that is malformed or declares entities, and what is too large or no task, is refused; nothing is stored"""
    entities = "".join(f'<!ENTITY e{n + 1} "{f"&e{n};" * 10}">' for n in range(9))
    bomb = f'<?xml version="1.0"?><!DOCTYPE a [<!ENTITY e0 "ha">{entities}]><a>&e9;</a>'
    outside = '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><propfind xmlns="DAV:"><prop>&e;</prop></propfind>'
    headers = basic(password) | {"Depth": "0", "Content-Type": "application/xml"}
    for method in ("PROPFIND", "REPORT", "PROPPATCH"):
        for text in (bomb, outside, "<a", "<a></b>", "<a>&x;</a>", "\x00"):
            code, _, body = product.send(method, TASKS, text.encode(), headers)
            assert code == 400 and b"root:" not in body, (method, text[:20])
        assert product.send(method, TASKS, b"<a>" * 1000, headers)[0] == 413
        assert product.send(method, TASKS, b" " * 1_100_000, headers)[0] == 413
    kind = basic(password) | {"Content-Type": "text/calendar"}
    for code, body in ((413, todo("a", "x" * 40_000)), (413, b"x" * 1_100_000), (403, b"x"), (403, b"\xff"),
                       (403, todo("a").replace(b"VTODO", b"VEVENT")), (403, todo("a")[:60])):
        assert product.send("PUT", TASKS + "a.ics", body, kind)[0] == code, body[:40]
    assert product.send("PUT", TASKS + "a.ics", todo("a"), kind | {"Content-Type": "text/html"})[0] == 415
    assert product.send("PUT", TASKS + "..%2F..%2Fa.ics", todo("a"), kind)[0] in (403, 404)
    assert product.send("MKCALENDAR", "/dav/calendars/other/", None, kind)[0] == 403
    assert titles(calendar, include_completed=True) == []


def test_a_revoked_access_ends_at_once(product):
    """SY-049 an access that is revoked is refused from then on"""
    made = product.post("/me/tokens", step="create", name="lost phone", caldav="on")
    assert made["caldav"] == "/dav/"
    headers = basic(made["token"]) | {"Depth": "0"}
    assert product.send("PROPFIND", "/dav/", None, headers)[0] == 207
    product.post("/me/tokens", step="revoke", token=made["id"])
    assert product.send("PROPFIND", "/dav/", None, headers)[0] == 401


def test_a_person_finds_the_way(product):
    """SY-049 the page of calendars names the address and leads to where an access is made"""
    for language in ("ar", "en"):
        page = product.send("GET", "/me/settings/calendars", None, {"Accept": "text/html", "Accept-Language": language})[2].decode()
        assert "<code dir=\"ltr\">/dav/</code>" in page and 'href="/me/tokens"' in page
