"""A corpus of requests: every route with every method, both languages, what is taken and what is refused, at five instants."""
import re

from harness.paths import ROOT
from product_app import Product, operation

INSTANTS = ["2026-11-21T04:00:00Z", "2026-12-31T20:59:30Z", "2027-02-17T15:10:00Z", "2028-02-29T09:00:00Z",
            "2028-03-26T00:30:00Z"]
"""A morning; the last minute of a year in Makkah; the eve of Ramadan; a leap day; a night when European clocks change."""

ROUTES = {
    "today": r"/", "day": r"/day/[^/]+", "dayPicker": r"/day", "inbox": r"/inbox", "newTask": r"/tasks/new",
    "tasks": r"/tasks", "task": r"/tasks/(?!new$)[^/]+", "taskActions": r"/tasks/[^/]+/actions",
    "taskAction": r"/tasks/[^/]+/(?!actions$)[a-z]+", "place": r"/place", "thisMonth": r"/times",
    "month": r"/times/\d{4}-\d{2}", "explanation": r"/times/[^/]+/[a-z]+", "thisHijriYear": r"/calendar",
    "hijriYear": r"/calendar/\d{4}", "qibla": r"/qibla", "me": r"/me", "settings": r"/me/settings",
    "methods": r"/me/settings/methods",
    "data": r"/me/data", "importData": r"/me/data/import", "export": r"/me/data/wird\.json", "erase": r"/me/data/erase",
    "sources": r"/me/sources", "about": r"/me/about", "manifest": r"/manifest\.webmanifest",
    "aladhan": r"/v1/.+",
}

ALADHAN = {
    "timings": r"/v1/timings(/.+)?", "calendar": r"/v1/calendar(/\d+){0,2}", "gregorianToHijri": r"/v1/gToH(/.+)?",
    "hijriToGregorian": r"/v1/hToG(/.+)?", "qibla": r"/v1/qibla/.+/.+", "methods": r"/v1/methods",
}
"""The addresses of Aladhan's API, by the cases of AladhanRoute."""

FORM = "application/x-www-form-urlencoded"
HTML, JSON = "text/html", "application/json"


class Corpus:
    """Sends the requests to servers that write them down."""

    def __init__(self, folder):
        self.folder = folder
        self.file = folder / "corpus.jsonl"

    def record(self):
        """Records all of it; gives the file."""
        for number, now in enumerate(INSTANTS):
            product = Product(self.folder / "data", now=now, WIRD_RECORD=str(self.file)).start()
            try:
                for language in ("ar", "en"):
                    Session(product, now[:10], language, isFirst=number == 0 and language == "ar").walk()
            finally:
                product.stop()
        return self.file


class Session:
    """One person's requests in one language at one instant."""

    def __init__(self, product, date, language, isFirst):
        self.product, self.date, self.language, self.isFirst = product, date, language, isFirst

    def get(self, path, accept=HTML, method="GET", **headers):
        return self.product.send(method, path, headers={"Accept": accept} | headers)

    def post(self, path, accept=HTML, body=None, kind=FORM, **fields):
        from urllib.parse import urlencode
        fields = {"operation": operation()} | fields
        return self.product.send(
            "POST", path, urlencode(fields).encode() if body is None else body, {"Accept": accept, "Content-Type": kind})

    def walk(self):
        if self.isFirst:
            for path in ("/", "/inbox", "/tasks/new", "/me/settings", f"/day/{self.date}"):
                self.get(path)
                self.get(path, JSON)
            self.post("/tasks", title="قبل المكان", date=self.date, start="10:00")
        self.settle()
        tasks = self.plan()
        self.refusals(tasks[0])
        self.look(tasks)
        self.api()
        self.change(tasks)
        self.data()

    def settle(self):
        self.post("/me/settings", language=self.language, digits="", clock="24" if self.language == "en" else "12")
        self.post("/me/settings", JSON, method="egypt", madhhab="hanafi", mode="dark", weekStart="monday", hijri="off")
        self.post("/me/settings", JSON, method="", madhhab="standard", mode="auto", weekStart="", hijri="on")
        self.post("/me/settings", JSON, highLatitude="nearest-latitude", elevation="٣٥٠", offsetFajr="-2", gapIsha="10")
        self.get("/")
        self.post("/calendar", year="1448", month="6", days="1")
        self.post("/calendar", JSON, year="1448", month="9", days="-1")
        self.get("/calendar/1448")
        self.post("/calendar", year="1448", month="9", days="0")
        self.post("/calendar", JSON, year="1448", month="6", days="0")
        self.post("/me/settings", JSON, highLatitude="", elevation="", offsetFajr="", gapIsha="0")
        self.get("/place?q=cair")
        self.get("/place?q=%D9%85%D9%83%D8%A9", JSON)
        self.post("/place", latitude="69.65", longitude="18.96", zone="Europe/Oslo", name="Tromsø")
        self.get("/")
        self.get("/", JSON)
        for event in ("fajr", "dhuhr", "isha"):
            self.get(f"/times/2026-06-21/{event}")
            self.get(f"/times/{self.date}/{event}", JSON)
        self.post("/place", JSON, latitude="21.4225", longitude="39.8262", zone="Asia/Riyadh", country="SA")

    def plan(self):
        made = []
        for title, start, duration in [("قراءة", "06:45", 30), ("Reading", "07:00", 60), ("مُراجَعَة ⟨a⟩ & \"b\"", "20:30", 120)]:
            made.append(operation())
            self.post("/tasks", operation=made[-1], title=title, date=self.date, start=start, duration=duration,
                      category="study", notes="سطر\nآخر")
            self.post("/tasks", operation=made[-1], title=title)
        for title in ("بلا وقت", "Untimed 📚"):
            self.post("/tasks", JSON, title=title)
        return [task["id"] for task in self.product.get("/")["tasks"] if not task["completed"]] or made

    def refusals(self, task):
        for accept in (HTML, JSON):
            self.post("/tasks", accept, title="  ")
            self.post("/tasks", accept, title="x" * 201)
            self.post("/tasks", accept, title="طويل", notes="ن" * 501)
            self.post("/tasks", accept, title="مدة", duration=25)
            self.post("/tasks", accept, title="صلاة", date=self.date, start="12:15")
            self.post(f"/tasks/{task}/move", accept, date=self.date, start="12:10")
            self.post(f"/tasks/{task}/move", accept, date=self.date, start="25:99")
            self.post(f"/tasks/{task}", accept, title="")
            self.post("/tasks/prayer:asr/move", accept, date=self.date, start="10:00")
            self.post("/tasks/none/complete", accept)
            self.post("/place", accept, latitude="91", longitude="0")
            self.post("/place", accept, city="99999999")
            self.post("/me/settings", accept, digits="roman")
            self.post("/me/settings", accept, offsetAsr="61", gapFajr="10")
            self.post("/calendar", accept, year="1448", month="13", days="1")
            self.post("/calendar", accept, year="1700", month="1", days="1")
            self.post("/me/data/erase", accept, extent="all")
            self.post("/me/data/import", accept, file="{\"wird\":")
            self.get("/nowhere", accept)
            self.get("/tasks/none", accept)
            self.get("/day/2026-02-30", accept)
            self.get("/inbox", accept, "DELETE")
            self.get("/me/data/erase", accept)
        self.post("/tasks", body=b"title=%ZZ&%00")
        self.post("/tasks", body=b"{\"title\": [1]}", kind=JSON)
        self.post("/tasks", body=b"--x\r\nbroken", kind="multipart/form-data; boundary=x")

    def look(self, tasks):
        paths = ["/", f"/day/{self.date}", "/day/2027-03-10", f"/day?date={self.date}", "/day?date=x", "/inbox",
                 "/inbox?notice=created&task=" + tasks[0], "/tasks/new", f"/tasks/new?date={self.date}&start=09:00",
                 f"/tasks/{tasks[0]}", f"/tasks/{tasks[0]}/actions", "/place?country=EG", "/place?q=zzzz", "/me",
                 "/me/settings", "/me/settings/methods", "/times", f"/times/{self.date[:7]}", f"/times/{self.date}/asr",
                 f"/times/{self.date}/sunrise", "/times/2027-03", "/calendar", "/calendar/1448", "/calendar/1600", "/qibla",
                 "/me/data", "/me/data/wird.json", "/me/sources", "/me/about", "/manifest.webmanifest",
                 "/?lang=en", "/?lang=ar"]
        for path in paths:
            self.get(path)
            self.get(path, JSON)
            self.get(path, HTML, "HEAD")
        _, headers, _ = self.get("/me/about")
        if headers.get("etag"):
            self.get("/me/about", **{"If-None-Match": headers["etag"]})

    def api(self):
        london = "latitude=51.51&longitude=-0.13"
        for path in [
                "timings", f"timings?{london}&method=15&shafaq=abyad&iso8601=true", "timings/1398332113?" + london,
                "timings/21-06-2027?latitude=69.65&longitude=18.96&method=3&latitudeAdjustmentMethod=2&school=1",
                f"timings/21-11-2026?{london}&method=99&methodSettings=18.5,null,90%20min&tune=1,2,3,4,5,6,7,8,9",
                "timings?latitude=91&longitude=0", "timings/31-02-2027", "timings?method=6", "calendar", "calendar/2027/3",
                f"calendar?year=2028&month=2&{london}&midnightMode=1", "calendar/2027/13", "gToH", "gToH/18-02-2026",
                "gToH?date=30-02-2026", "hToG/01-09-1447?adjustment=-1", "hToG/31-06-1448", "hToG", "qibla/51.5/-0.13",
                "qibla/21.4225/39.8262", "qibla/x/0", "methods", "nothing"]:
            self.get("/v1/" + path, JSON)
        if self.isFirst:
            self.get("/v1/calendar/2027")
        self.get("/v1/methods", JSON, "HEAD")

    def change(self, tasks):
        first = tasks[0]
        for change, fields in [
                ("complete", {}), ("reopen", {}), ("unschedule", {}), ("schedule", {"date": self.date, "start": "21:30"}),
                ("move", {"date": self.date, "start": "22:00"}), ("resize", {"duration": "15"}), ("duplicate", {}),
                ("delete", {}), ("restore", {})]:
            self.post(f"/tasks/{first}/{change}", HTML if self.language == "ar" else JSON, back="/", **fields)
            self.get("/")
        self.post(f"/tasks/{first}", title="عُدّلت", notes="", category="", duration="45", back="/inbox")
        for task in tasks[1:]:
            self.post(f"/tasks/{task}/complete", back=f"/day/{self.date}")

    def data(self):
        _, _, exported = self.get("/me/data/wird.json")
        self.product.upload("/me/data/import", exported.decode())
        if self.language == "en":
            self.post("/me/data/erase", extent="planner", confirmation="on")
            self.get("/")


def routes(file="Routing/Route.swift"):
    """The cases of Route, or of another file's routes, as the source names them."""
    text = (ROOT / "Sources/App" / file).read_text(encoding="utf-8")
    return [name for line in re.findall(r"^    case ([^/\n]+)$", text, re.M)
            for name in re.findall(r"(\w+)(?:\([^)]*\))?", re.sub(r"\([^)]*\)", "", line))]


def actions():
    """The cases of TaskAction."""
    text = (ROOT / "Sources/App/Routing/TaskAction.swift").read_text(encoding="utf-8")
    return re.findall(r"^    case (\w+)$", text, re.M)


def methods():
    """The methods of each route, from Route+Methods."""
    text = (ROOT / "Sources/App/Routing/Route+Methods.swift").read_text(encoding="utf-8")
    found = {}
    for names, listed in re.findall(r"case ((?:\s*\.\w+,?)+):\s*\[([^\]]*)\]", text):
        for name in re.findall(r"\.(\w+)", names):
            found[name] = [method.upper() for method in re.findall(r"\.(\w+)", listed)]
    return found
