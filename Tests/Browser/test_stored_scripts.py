"""What a person writes into any field of any form stays a text, on every page that shows it (stored and reflected XSS)."""
import html.parser
import urllib.error
import urllib.parse
import urllib.request

import pytest
from harness.server import Server, free_port

PAYLOADS = ['"><i data-broke onclick=broke()>', "'></script></textarea></title><img data-broke src=x onerror=broke()>",
            "javascript:broke()//https://x.example/j/1\"onfocus='broke()'data-broke=1", "]]>--><svg data-broke onload=broke()>",
            "{{broke()}}${broke()}<b data-broke>\u202e"]
PAGES = [
    "/", "/day/2026-11-21", "/week", "/inbox", "/tasks/new", "/series", "/reminders", "/me", "/me/settings", "/me/appearance",
    "/me/settings/reminders", "/me/settings/adhan", "/me/settings/mosques", "/me/settings/calendars", "/me/settings/nawafil", "/me/settings/special",
    "/me/settings/travel", "/me/settings/prayers", "/me/settings/timetable", "/me/settings/source", "/me/settings/push", "/me/settings/exchange",
    "/me/settings/configuration", "/me/settings/diagnostics", "/me/data", "/me/data/tasks", "/me/tokens", "/me/devices", "/me/machine",
    "/me/widgets", "/me/nawafil", "/place", "/calendar", "/times", "/qibla", "/quran", "/quran/2/255", "/quran/2/255/actions", "/quran/bookmarks",
    "/quran/settings", "/quran/khatma", "/quran/reports", "/quran/hifz", "/quran/recite", "/quran/recite/112-1-4",
    "/quran/recite/112-1-4?mode=memory", "/quran/recite/trend", "/quran/search", "/quran/listen", "/quran/listen/1", "/path", "/path/plan",
    "/path/settings", "/path/journey", "/path/rest", "/path/questions/beginning/consistency", "/adhkar/morning", "/counter", "/help",
    "/feedback", "/setup/location", "/setup/method", "/account", "/account/people", "/pro", "/widgets/medium", "/day/2026-11-21/print", "/undo"]
"""Pages with forms, and pages that show what was written."""
LEFT_OUT = ("erase", "forget", "close", "signout", "lock", "revoke", "/import", "remove")
"""Forms that take something away that the others are to show."""
TYPED = {"text", "search", "url", "email", "tel", "hidden", "password", "textarea", ""}


class Forms(html.parser.HTMLParser):
    """The forms of a page with their fields, its links, and what of a payload became markup."""

    def __init__(self, text):
        super().__init__()
        self.forms, self.links, self.broken, self.form = [], set(), [], None
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        held = dict(attributes)
        for name, value in attributes:
            if name == "data-broke" or name.startswith("on") or (value or "").strip().lower().startswith("javascript:") and name in (
                    "href", "src", "action", "formaction", "xlink:href"):
                self.broken.append((tag, name, value))
        if tag == "form":
            self.form = {"action": held.get("action", ""), "method": held.get("method", "get").lower(), "fields": {}, "typed": []}
            self.forms.append(self.form)
        if tag == "a" and (held.get("href") or "").startswith("/"):
            self.links.add(held["href"].split("#")[0])
        if tag in ("input", "textarea", "select", "button") and self.form is not None and held.get("name"):
            kind = "textarea" if tag == "textarea" else held.get("type", "") if tag == "input" else "choice"
            if kind in ("checkbox", "radio") and "checked" not in held or tag == "button" and held["name"] in self.form["fields"]:
                return
            self.form["fields"].setdefault(held["name"], held.get("value") or "")
            if kind in TYPED and held["name"] != "operation":
                self.form["typed"].append(held["name"])

    def handle_endtag(self, tag):
        if tag == "form":
            self.form = None


class Keep(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *arguments):
        return None


OPENER = urllib.request.build_opener(Keep)


@pytest.fixture
def server(tmp_path):
    """A server on the home network too, so that the pages about accounts and devices are there."""
    started = Server(tmp_path / "data", arguments=[
        "--home", "--home-port", free_port(), "--trust-port", free_port(), "--test-machine", "laptop=10.1.2.3"]).start()
    yield started
    started.kill()


def ask(server, path, fields=None):
    body = None if fields is None else urllib.parse.urlencode(fields).encode()
    request = urllib.request.Request(server.address + path, data=body, headers={"accept": "text/html"})
    try:
        with OPENER.open(request, timeout=30) as answer:
            return answer.status, answer.read().decode(errors="replace"), answer.headers
    except urllib.error.HTTPError as answer:
        return answer.code, answer.read().decode(errors="replace"), answer.headers


def address(form, page):
    return urllib.parse.urlsplit(urllib.parse.urljoin("http://x" + page, form["action"] or page)).path


def begin(server):
    """A day with something on it, and a path, so that every form is there."""
    ask(server, "/place", {"latitude": "21.4225", "longitude": "39.8262", "zone": "Asia/Riyadh"})
    for payload in PAYLOADS:
        ask(server, "/tasks", {"title": payload, "notes": payload + " https://meet.example/j/1?q=" + payload})
        ask(server, "/quran/bookmarks", {"mark": "+2:255", "folder": payload, "note": payload})
        ask(server, "/quran/khatma", {"step": "add", "pace": "juz", "name": payload})
        ask(server, "/me/tokens", {"step": "create", "name": payload, "feed": "on"})
        ask(server, "/me/settings/mosques", {"step": "add", "name": payload, "latitude": "21.4", "longitude": "39.8"})
        ask(server, "/place", {"latitude": "21.4225", "longitude": "39.8262", "zone": "Asia/Riyadh", "name": payload})
        ask(server, "/feedback", {"notes": payload, "text": payload})
        ask(server, "/quran/reports", {"ayah": "2:255", "note": payload})
        ask(server, "/account/people/invite", {"name": payload, "role": "person", "days": "7"})
        ask(server, "/me/settings/calendars", {"step": "add", "address": f"https://calendar.invalid/{len(payload)}.ics", "name": payload, "blocks": "on"})
        table = f"title,notes\n\"{payload.replace(chr(34), chr(34) * 2)}\",x\n"
        ask(server, "/me/data/tasks", {"step": "accept", "text": table})
    for question in ("consistency", "time", "intention", "areas", "pace", "tracking", "context"):
        ask(server, f"/path/questions/beginning/{question}", {"step": "skip"})
    ask(server, "/path/plan/beginning", {"step": "accept"})
    ask(server, "/path/plan", {"step": "intention", "intention": PAYLOADS[0]})


def test_every_field_of_every_form(server, chromium):
    """SY-020 each typed field of each form of the product, accounts, devices, lists, imports and notes among them, is given text that would be a script; no answer and no page makes markup of it, and in Chromium none runs"""
    begin(server)
    pages, written, broken = list(PAGES), {}, []
    for page in list(pages):
        status, text, _ = ask(server, page)
        read = Forms(text)
        broken += [(page, *hit) for hit in read.broken]
        if page in ("/inbox", "/week"):
            pages += sorted(link for link in read.links if link.startswith("/tasks/"))[:12]
        pages += [link for link in read.links if link.startswith(page + "?mark=")]
    for page in list(pages):
        for form in Forms(ask(server, page)[1]).forms:
            target = address(form, page)
            if any(word in target for word in LEFT_OUT) or form["fields"].get("step") in ("remove", "revoke", "revokeAll", "delete"):
                continue
            for name in form["typed"]:
                if written.setdefault((target, name), 0) >= len(PAYLOADS):
                    continue
                payload = PAYLOADS[written[target, name]]
                written[target, name] += 1
                fields = form["fields"] | {name: payload}
                fields.pop("operation", None)
                if form["method"] == "get":
                    status, answer, headers = ask(server, target + "?" + urllib.parse.urlencode(fields))
                else:
                    status, answer, headers = ask(server, target, fields)
                assert status < 500, (target, name, status)
                assert "data-broke" not in (headers.get("location") or ""), (target, name)
                if "html" in (headers.get("content-type") or ""):
                    broken += [(target, name, *hit) for hit in Forms(answer).broken]
    assert len(written) > 60, sorted(written)
    assert not broken, broken[:5]
    context = chromium.new_context(service_workers="block")
    context.add_init_script("window.ran = 0; window.broke = () => { window.ran += 1; };")
    tab = context.new_page()
    seen = 0
    for page in pages:
        if tab.goto(server.address + page).status >= 400:
            continue
        found = tab.evaluate("""() => [window.ran, document.querySelectorAll("[data-broke]").length,
            Array.from(document.querySelectorAll("*")).flatMap((one) => Array.from(one.attributes))
                .filter((one) => /^on/.test(one.name) || /^\\s*javascript:/i.test(one.value) && /^(href|src|action|formaction)$/.test(one.name)).length,
            document.documentElement.textContent.includes("broke")]""")
        assert found[:3] == [0, 0, 0], (page, found)
        seen += found[3]
    context.close()
    assert seen > 12, "the pages show what was written, so they would show it run"


def test_nothing_of_it_leaves_as_markup(server):
    """what was written goes out as a calendar, a table, a drawing, JSON: each with a type that no browser guesses, and a drawing is one without a script"""
    begin(server)
    for path in ("/day/2026-11-21.ics", "/me/data/tasks.csv", "/me/data/wird.json", "/widgets/medium.svg", "/widgets/medium.json",
                 "/feedback/wird-feedback.txt", "/path/wird-path.json"):
        status, text, headers = ask(server, path)
        assert status == 200 and headers["x-content-type-options"] == "nosniff", path
        assert "html" not in headers["content-type"], path
        if path.endswith(".svg"):
            assert not Forms(text).broken and "<script" not in text
