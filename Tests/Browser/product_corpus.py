"""A corpus of requests: every route with every method, both languages, what is taken and what is refused, at five instants."""
import json
import re
from urllib.parse import quote

from harness.paths import ROOT
from product_app import Product, operation

INSTANTS = ["2026-11-21T04:00:00Z", "2026-12-31T20:59:30Z", "2027-02-17T15:10:00Z", "2028-02-29T09:00:00Z",
            "2028-03-26T00:30:00Z"]
"""A morning; the last minute of a year in Makkah; the eve of Ramadan; a leap day; a night when European clocks change."""

ROUTES = {
    "planner.today": r"/", "planner.day": r"/day/[^/.]+", "planner.reorganise": r"/day/[^/]+/reorganise",
    "planner.dayAction": r"/day/[^/]+/(around|inbox|mark)", "planner.advice": r"/advice/[^/]+",
    "planner.reminders": r"/reminders", "planner.reminderAction": r"/reminders/[^/]+/[a-z]+",
    "planner.calendarFile": r"/(day|week|month)/[^/]+\.ics", "planner.reminderSettings": r"/me/settings/reminders",
    "planner.notificationHelp": r"/me/settings/reminders/help", "planner.adhanSettings": r"/me/settings/adhan",
    "planner.push": r"/me/settings/push",
    "planner.exchange": r"/me/settings/exchange",
    "planner.mosques": r"/me/settings/mosques", "planner.calendars": r"/me/settings/calendars", "planner.event": r"/events/[^/]+", "planner.undo": r"/undo", "planner.dayPicker": r"/day",
    "planner.inbox": r"/inbox", "planner.newTask": r"/tasks/new", "planner.several": r"/inbox/several",
    "planner.thisWeek": r"/week", "planner.week": r"/week/[^/.]+", "planner.checklist": r"/tasks/[^/]+/checklist",
    "planner.importTasks": r"/me/data/tasks", "planner.exportTasks": r"/me/data/tasks\.csv",
    "planner.tasks": r"/tasks", "planner.task": r"/tasks/(?!new$)[^/]+",
    "planner.taskActions": r"/tasks/[^/]+/actions",
    "planner.taskAction": r"/tasks/[^/]+/(?!actions$|checklist$)[a-z]+", "planner.series": r"/series",
    "planner.shape": r"/me/settings/(nawafil|special|travel|prayers)", "planner.nawafilHistory": r"/me/nawafil",
    "planner.printed": r"/(day|week)/[^/]+/print", "planner.feed": r"/feeds/[^/]+\.ics",
    "planner.spoken": r"/(next|prayers)", "planner.widget": r"/widgets/([^/]+/)?(?!done$)[^/]+",
    "planner.widgetMark": r"/widgets/([^/]+/)?done", "planner.widgets": r"/me/widgets",
    "me.appearance": r"/me/appearance", "me.home": r"/me", "me.settings": r"/me/settings",
    "me.configuration": r"/me/settings/configuration", "me.data": r"/me/data", "me.importData": r"/me/data/import",
    "me.export": r"/me/data/wird\.json", "me.erase": r"/me/data/erase", "me.erased": r"/me/data/erased",
    "me.forgetErased": r"/me/data/forget", "me.pro": r"/pro", "me.sources": r"/me/sources", "me.about": r"/me/about",
    "me.manifest": r"/manifest\.webmanifest", "me.tokens": r"/me/tokens", "me.devices": r"/me/devices",
    "me.machine": r"/me/machine", "me.areas": r"/areas",
    "me.diagnostics": r"/me/settings/diagnostics", "me.diagnosticsFile": r"/me/data/diagnostics\.json",
    "me.help": r"/help", "me.helpTopic": r"/help/[a-z-]+", "me.legal": r"/legal/[a-z]+", "me.setup": r"/setup",
    "me.setupStep": r"/setup/[a-z]+", "me.feedback": r"/feedback", "me.feedbackFile": r"/feedback/wird-feedback\.txt",
    "times.place": r"/place", "times.thisMonth": r"/times", "times.month": r"/times/\d{4}-\d{2}",
    "times.explanation": r"/times/[^/]+/[a-z]+", "times.thisHijriYear": r"/calendar",
    "times.hijriYear": r"/calendar/\d{4}", "times.qibla": r"/qibla", "times.methods": r"/me/settings/methods",
    "times.timetable": r"/me/settings/timetable", "times.source": r"/me/settings/source",
    "aladhan.*": r"/v1/.+",
    "quran.listening": r"/quran/(listen(/\d+){0,2}|downloads|recitations/[^/]+/\d+)", "quran.home": r"/quran",
    "quran.list": r"/quran/(juz|hizb|pages|sajdas)", "quran.juz": r"/quran/juz/\d+", "quran.hizb": r"/quran/hizb/\d+",
    "quran.page": r"/quran/page/\d+", "quran.surah": r"/quran/\d+", "quran.ayah": r"/quran/\d+/\d+",
    "quran.ayahActions": r"/quran/\d+/\d+/actions", "quran.ayahTajweed": r"/quran/\d+/\d+/tajweed",
    "quran.tajweed": r"/quran/tajweed", "quran.bookmarks": r"/quran/bookmarks", "quran.place": r"/quran/place",
    "quran.settings": r"/quran/settings", "quran.khatma": r"/quran/khatma", "quran.reports": r"/quran/reports",
    "quran.search": r"/quran/search", "quran.hifz": r"/quran/hifz(/[\w-]+)?", "quran.recite": r"/quran/recite(/[\w-]+){0,2}",
    "path.*": r"/path(/.*)?",
    "shared.home": r"/shared", "shared.list": r"/shared/[0-9a-f]{12}-[0-9a-f]{16}",
    "shared.item": r"/shared/[^/]+/items/[^/]+", "shared.members": r"/shared/[^/]+/members", "shared.invite": r"/shared/[^/]+/invite",
    "shared.join": r"/shared/join", "shared.refused": r"/shared/refused",
    "course.today": r"/course", "course.demo": r"/course/demo", "course.welcome": r"/course/welcome",
    "course.notifications": r"/course/notifications", "course.announcement": r"/course/notifications/[^/]+",
    "course.messages": r"/course/messages", "course.enrolment": r"/course/enrolment", "course.zone": r"/course/schedule/zone",
    "course.learn": r"/course/learn", "course.weeks": r"/course/learn/weeks",
    "course.week": r"/course/learn/weeks/\d+", "course.recording": r"/course/learn/weeks/\d+/recording",
    "course.feedback": r"/course/learn/weeks/\d+/feedback", "course.assessment": r"/course/learn/assessment",
    "course.video": r"/course/learn/videos/[^/]+", "course.sound": r"/course/learn/sounds/[^/]+\.wav", "course.schedule": r"/course/schedule", "course.recordings": r"/course/schedule/recordings",
    "course.session": r"/course/schedule/s[^/.]+", "course.sessionFile": r"/course/schedule/[^/]+\.ics",
    "course.profile": r"/course/profile", "course.page": r"/course/profile/[a-z]+",
    "course.school": r"/course/school(/.*)?",
    "adhkar.home": r"/adhkar", "adhkar.group": r"/adhkar/[a-z]+", "adhkar.counter": r"/counter",
}
"""The addresses by area and case; the path's and Aladhan's are one each (see ALADHAN)."""

ALADHAN = {
    "timings": r"/v1/timings(ByCity)?(/.+)?", "calendar": r"/v1/calendar(ByCity)?(/\d+){0,2}",
    "hijriCalendar": r"/v1/hijriCalendar(ByCity)?(/\d+){0,2}", "gregorianToHijri": r"/v1/gToH(/.+)?",
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
        self.timetable()
        self.configuration()
        self.source()
        self.subscribe()
        self.follow()
        tasks = self.plan()
        self.refusals(tasks[0])
        self.narrow(tasks[0])
        self.bring()
        self.series()
        self.look(tasks)
        self.api()
        self.change(tasks)
        self.shape()
        self.appearance()
        self.doors()
        self.guide()
        self.read()
        self.hear()
        self.remember()
        self.study()
        self.share()
        self.walk_path()
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

    def appearance(self):
        """Every theme, by itself and in Ramadan; sizes of text, motion, and what is none."""
        path = "/me/appearance"
        for accept in (HTML, JSON):
            self.get(path, accept)
            self.get(path, accept, "HEAD")
            for theme in ("layl", "fajr", "sahara", "ramadan", "noor", "gold"):
                self.post(path, accept, theme=theme)
                self.get("/", accept)
            self.post(path, accept, textScale="150", still="on", lightEffects="on", haptics="off", mode="dark")
            self.get(path, accept)
            self.post(path, accept, textScale="95", still="off")
            self.post(path, accept, textScale="100", still="off", lightEffects="off", haptics="on", mode="auto",
                      festiveTheme="off")
            self.get("/", accept)
            self.post(path, accept, festiveTheme="on", theme="")

    def timetable(self):
        """A mosque's timetable of the month: refused, read, taken, followed, switched and removed."""
        path = "/me/settings/timetable"
        rows = [f"{self.date[:8]}{day:02},04:50,05:15,06:10,11:55,15:05,17:35,19:05" for day in range(1, 29)]
        table = "\n".join(["Date,Fajr,Fajr iqama,Sunrise,Dhuhr,Asr,Maghrib,Isha", *rows])
        for accept in (HTML, JSON):
            self.get(path, accept)
            self.post(path, accept, step="preview", text="")
            self.post(path, accept, step="accept", text=table.replace("04:50", "4:5x"))
            self.post(path, accept, step="preview", text=table.replace(self.date[:8], "3/4/"))
            self.post(path, accept, step="preview", text=table, name="مسجد <النور>")
            self.post(path, accept, step="accept", text=table, name="مسجد <النور>")
            for shown in ("/", f"/times/{self.date[:7]}", f"/times/{self.date}/fajr", f"/times/{self.date}/isha",
                          "/me/settings/methods", path, path + "?notice=timetableUsed"):
                self.get(shown, accept)
            for step in ("off", "on", "iqamaOff", "iqamaOn", "here", "remove", "undo", "undo", "x"):
                self.post(path, accept, step=step)
            self.get(path + "?notice=timetableRemoved", accept)

    def configuration(self):
        """An own configuration: refused for each reason, previewed, taken, in force on the day, taken back and removed."""
        path = "/me/settings/configuration"
        own = '{"PlannerConfig": {"durations": [10, 20], "defaultDuration": 10}, "NawafilConfig": {"types": [{"id": "duha", "standard": 4}]}}'
        for accept in (HTML, JSON):
            self.get(path, accept)
            for text in ("", "{", "[]", '{"PlannerConfig": {"timeline": {"grid": 7}}}', '{"PlannerConfig": {"durations": ["x", 0]}}',
                         '{"PlannerConfig": {"defaultDuration": 7}}', '{"ThemeConfig": {}}'):
                self.post(path, accept, step="preview", text=text)
            self.post(path, accept, step="preview", text=own)
            self.post(path, accept, step="accept", text=own)
            for shown in (path, path + "?notice=configured", "/tasks/new", "/", "/me/settings/nawafil"):
                self.get(shown, accept)
            for step in ("undo", "undo", "remove", "x"):
                self.post(path, accept, step=step)
            self.get(path, accept)

    def source(self):
        """A source in the network: refused, switched on at a port that nobody listens on, wanted, and forgotten."""
        path = "/me/settings/source"
        for accept in (HTML, JSON):
            self.get(path, accept)
            for address in ("", "aladhan", "http://api.example", "http://127.0.0.1:9/v1"):
                self.post(path, accept, step="on", address=address)
            for step in ("ask", "x", "off", "on"):
                self.post(path, accept, step=step)
                self.get(path + "?notice=sourceAsked", accept)
            self.get("/", accept)
            self.post(path, accept, step="remove")

    def guide(self):
        """Help, the legal pages, and the first steps with what they leave on Today."""
        for path in ("/help", "/help?q=%D8%B3%D9%81%D8%B1", "/help/methods", "/help/late", "/help/questions", "/help/nothing",
                     "/legal/privacy", "/legal/refund", "/setup", "/setup/welcome", "/setup/location", "/setup/method",
                     "/setup/notifications"):
            self.get(path)
            self.get(path, JSON)
            self.get(path, HTML, "HEAD")
        for step in ("location", "method", "later", "x", "hint", "done"):
            self.post("/setup", step=step, tour="1")
            self.get("/")
        for tour in ("2", "3", "5", "9", "0"):
            self.post("/setup", JSON, step="tour", tour=tour)
            self.get("/")
        self.post("/setup", step="never")
        for accept in (HTML, JSON):
            self.post("/feedback", accept, notes=" ")
            self.post("/feedback", accept, notes="الخط صغير <b>", text="Browser 1", confirmation="on")
            self.post("/feedback", accept, change="nothing")
            self.get("/feedback", accept)
        for path in ("/feedback", "/feedback/wird-feedback.txt"):
            self.get(path)
            self.get(path, HTML, "HEAD")

    def read(self):
        """The Quran: its lists, readings and pages, what is kept of reading, searches, and what there is not."""
        paths = ["/quran", "/quran/juz", "/quran/hizb", "/quran/pages", "/quran/pages?number=562", "/quran/pages?number=605",
                 "/quran/sajdas", "/quran/juz/30", "/quran/juz/31", "/quran/hizb/60", "/quran/page/1", "/quran/page/604",
                 "/quran/page/605", "/quran/1", "/quran/9", "/quran/112", "/quran/115", "/quran/2/255", "/quran/2/287",
                 "/quran/1/1/actions", "/quran/2/282/actions", "/quran/tajweed", "/quran/2/1/tajweed", "/quran/112/1/tajweed", "/quran/bookmarks", "/quran/settings", "/quran/khatma",
                 "/quran/reports", "/quran/hifz", "/quran/hifz/add", "/quran/hifz/add?what=ayat&surah=112", "/quran/hifz/add?what=page&page=605",
                 "/quran/hifz/ayat-112-1-4", "/quran/hifz/ayat-112-1-4?shown=2&word=1&peeked=1", "/quran/hifz/page-604?shown=99", "/quran/hifz/after-112-4",
                 "/quran/recite", "/quran/recite?surah=112&mode=memory", "/quran/recite?surah=115", "/quran/recite/112-1-4", "/quran/recite/112-1-4?mode=memory",
                 "/quran/recite/112-1-4?mode=memory&reveal=1&marks=r", "/quran/recite/112-1-5", "/quran/recite/2-1-61", "/quran/recite/trend", "/quran/recite/trend?by=week&surah=112",
                 "/quran/recite/sessions/none"]
        searches = ("2:255", "البقرة ٢٥٥", "juz 3", "الصبر", "rahman", "mercy", "", "zzzz")
        paths += ["/quran/search?count=5&q=" + quote(words) for words in searches]
        changes = [
            ("settings", {"size": "28", "paper": "sepia", "translations": "quran-en-pickthall", "transliteration": "on"}),
            ("settings", {"size": "99"}), ("settings", {"goal": "pages-2", "hidesDays": "on"}),
            ("bookmarks", {"mark": "+2:255", "folder": "ورد", "note": "<b>"}), ("bookmarks", {"mark": "+2:287"}),
            ("place", {"ayah": "18:10", "from": "18:1", "seconds": "60"}), ("place", {"ayah": "0:1"}),
            ("khatma", {"step": "add", "pace": "pages", "pages": "٤"}), ("khatma", {"step": "x"}),
            ("hifz", {"step": "add", "what": "ayat", "surah": "112"}), ("hifz", {"step": "add", "what": "page", "page": "604", "freshness": "faded"}),
            ("hifz", {"step": "add", "what": "juz"}), ("hifz", {"step": "choices", "minutes": "20", "hiding": "letters"}), ("hifz", {"step": "x"}),
            ("hifz/ayat-112-1-4", {"step": "learnt"}), ("hifz/page-604", {"step": "grade", "grade": "good", "peeked": "1"}),
            ("recite/112-1-4", {"mode": "memory", "ayah-0": "right", "ayah-1": "missing"}), ("recite/112-1-4", {"mode": "memory", "reveal": "1", "ayah-0": "right"}),
            ("recite/112-1-4", {"log": "{}"}), ("recite/112-1-4", {}), ("recite/112-1-5", {"ayah-0": "right"}),
            ("reports", {"ayah": "1:1", "note": "ملاحظة"}), ("reports", {"ayah": "1:1", "note": " "})]
        for accept in (HTML, JSON):
            for path, fields in changes:
                self.post("/quran/" + path, accept, **fields)
            for path in paths:
                self.get(path, accept)
            for kept in json.loads(self.get("/quran/recite", JSON)[2]).get("sessions", [])[:1]:
                address = f"/quran/recite/sessions/{kept['session']}"
                for ask in (HTML, JSON):
                    self.get(address, ask)
                self.post(address, accept, remove="1")
                self.post(address, accept, restore="1")
                self.post(address, accept)
            for kept in json.loads(self.get("/quran/khatma", JSON)[2]).get("khatma", [])[:1]:
                for step in ("read", "unread", "later", "remove", "restore", "remove"):
                    self.post("/quran/khatma", accept, step=step, mark=kept["id"])
            self.post("/quran/bookmarks", accept, mark="-2:255")
            self.get("/quran/place", accept)
            self.get("/quran/place", accept, "HEAD")
            self.post("/quran/settings", accept, size="", paper="auto", translations="", transliteration="off", goal="",
                      hidesDays="off")
        for path in paths:
            self.get(path, HTML, "HEAD")

    def walk_path(self):
        """The worship path: what stands there before it is begun, and a form that says nothing."""
        pages = ["/path", "/path/about", "/path/plan", "/path/journey", "/path/rest", "/path/settings", "/path/lock",
                 "/path/questions/beginning/time", f"/path/day/{self.date}"]
        for path in pages:
            for accept in (HTML, JSON):
                self.get(path, accept)
            self.get(path, HTML, "HEAD")
        for accept in (HTML, JSON):
            self.post("/path/settings", accept, step="x")
            for step in ("open", "close", "set", "unlock"):
                self.post("/path/lock", accept, step=step, code="1447", again="1447")

    def hear(self):
        """Listening: what was chosen, players, downloads, and where a file may be had from."""
        for accept in (HTML, JSON):
            self.get("/quran/listen", accept)
            self.post("/quran/listen", accept, speed="150", range="endless", pause="3", network="on")
            self.post("/quran/listen", accept, speed="7")
            for path in ("listen/112", "listen/2/255", "listen/115", "downloads", "recitations/none/002255"):
                self.get("/quran/" + path, accept)
            self.get("/quran/listen", accept, "HEAD")
            self.post("/quran/listen", accept, speed="100", range="1", pause="0", network="off")
        for path in ("listen/1", "downloads"):
            self.get("/quran/" + path, HTML, "HEAD")

    def follow(self):
        """A place that follows the device: near, far, too roughly known, taken back; and the notices on it."""
        for accept in (HTML, JSON):
            self.post("/place", accept, follow="on")
            for latitude, accuracy in (("21.5", "20"), ("24.7", "20"), ("30.06", "60000")):
                self.post("/place", accept, follow="move", latitude=latitude, longitude="40", accuracy=accuracy)
                self.get("/?notice=placeMoved", accept)
            self.post("/place", accept, follow="back")
            self.post("/place", accept, latitude="24.7", longitude="46.7", accuracy="60000")
            self.post("/place", accept, latitude="24.7", longitude="46.7", accuracy="4000")
            self.get("/?notice=placeCoarse&count=4", accept)
            self.get("/me/settings/methods?notice=methodSet", accept)
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

    def series(self):
        """Tasks that repeat and times tied to a prayer: made, seen, changed for one day, from one on and for all, taken back."""
        day = self.date.replace("-", "")
        common = {"title": "ورد <الصباح>", "date": self.date}
        kinds = [{"repeat": "daily", "start": "09:00"}, {"repeat": "weekly", "weekday": "friday", "timing": "after", "prayer": "asr", "minutes": "٢٠"},
                 {"repeat": "hijriMonthly", "hijriDays": "13-15", "start": "12:00", "ends": "after", "times": "9"}, {"repeat": "daily", "interval": "2"},
                 {"repeat": "rule", "rule": "FREQ=MONTHLY;BYDAY=-1FR\nEXDATE:20270129", "start": "10:00"}]
        for fields in kinds:
            _, _, body = self.post("/tasks", JSON, **common, **fields)
            line = json.loads(body)["series"]["line"]
            for accept in (HTML, JSON):
                for path in ("/", "/series", f"/tasks/{line}-{day}", f"/tasks/{line}-{day}/actions", "/series?lang=fr"):
                    self.get(path, accept)
            self.post(f"/tasks/{line}-{day}", HTML, title="ورد آخر", which="following", start="10:30")
            self.post(f"/tasks/{line}-{day}/complete", JSON)
            self.post(f"/tasks/{line}-{day}", JSON, repeat="monthlyLast")
            self.post(f"/tasks/{line}-{day}", JSON, repeat="monthlyLast", which="all", notes="n")
            self.post(f"/tasks/{line}-{day}/delete", HTML, which="following")
            self.get("/series?notice=seriesDeleted&task=x")
            self.post(f"/tasks/{line}-{day}/delete", JSON, which="all")
        self.get("/series", HTML, "HEAD")
        for wrong in ({"repeat": "rule", "rule": "FREQ=HOURLY"}, {"repeat": "sometimes"}, {"repeat": "daily", "ends": "on", "until": "x"}, {"timing": "after", "prayer": "noon"}):
            for accept in (HTML, JSON):
                self.post("/tasks", accept, **common, **wrong)
        self.post("/tasks", JSON, **common, timing="before", prayer="maghrib", minutes="10", duration="15")

    def narrow(self, task):
        """The inbox searched, narrowed down and sorted; several tasks at once; steps; a reminder of its own; a week."""
        for words in ("قراءة", "12", "ZZZ"):
            self.get("/inbox?q=" + quote(words))
        for query in ("cat=study&sort=longest", "len=30&age=7&prio=none", "len=-60&age=-30&sort=deadline", "choose=on", "choose=all&q=b"):
            for accept in (HTML, JSON):
                self.get("/inbox?" + query, accept)
        for accept in (HTML, JSON):
            for step in ("add", "add"):
                self.post(f"/tasks/{task}/checklist", accept, step=step, checklist=f"خطوة <{accept}>")
            for step, item in (("tick", "0"), ("down", "0"), ("up", "1"), ("untick", "0"), ("remove", "1"), ("tick", "٩"), ("x", "0")):
                self.post(f"/tasks/{task}/checklist", accept, step=step, item=item)
            self.get(f"/tasks/{task}/checklist", accept)
            self.get(f"/tasks/{task}/checklist", accept, "HEAD")
            for lead in ("15", "7", ""):
                self.post(f"/tasks/{task}", accept, lead=lead, checklist="[x] a\nb")
            made = [json.loads(self.post("/tasks", JSON, title=f"معًا {number}", duration="60")[2])["task"]["id"] for number in range(3)]
            for fields in ({"step": "category", "category": "work"}, {"step": "move", "date": "2027-03-10"}, {"step": "move", "date": "x"},
                           {"step": "complete"}, {"step": "x"}, {"step": "delete"}):
                self.post("/inbox/several", accept, chosen=",".join(made), back="/inbox", filter="q=%D9%85", **fields)
            self.post("/inbox/several", accept, step="delete")
            self.get("/inbox?notice=severalMovedSome&task=x&count=2", accept)
            self.get("/week", accept)
            self.get("/week", accept, "HEAD")
            self.get(f"/week/{self.date}", accept)
            self.get(f"/week/{self.date}", accept, "HEAD")
            self.get("/week/2036-01-01", accept)

    def bring(self):
        """Tasks out of files: tables and calendars, shown, kept, known again, and without a task; and a table of all."""
        path = "/me/data/tasks"
        table = "title;التاريخ;start;duration\nقراءة;2027-03-11;16:30;45\n;;;\nBad;soon;;\nOver;2027-03-11;12:15;60\n"
        calendar = ("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Call\r\nDTSTART;TZID=Europe/London:20270311T130000\r\n"
                    "DURATION:PT30M\r\nRRULE:FREQ=DAILY\r\nEND:VEVENT\r\nBEGIN:VTODO\r\nSUMMARY:Tax\r\nDUE;VALUE=DATE:20270401\r\n"
                    "END:VTODO\r\nEND:VCALENDAR\r\n")
        for accept in (HTML, JSON):
            self.get(path, accept)
            self.get(path, accept, "HEAD")
            for text in (table, calendar, "", "a,b\n1,2"):
                for step in ("preview", "accept", "x"):
                    self.post(path, accept, step=step, text=text)
            self.get("/inbox?notice=tasksImported&task=x&count=2", accept)
            self.get(path + ".csv", accept)
            self.get(path + ".csv", accept, "HEAD")

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
            self.get("/pro", accept)
            self.get("/pro", accept, "HEAD")
            self.post("/pro", accept, step="trial")
            self.get("/tasks/none", accept)
            self.get("/day/2026-02-30", accept)
            self.get("/inbox", accept, "DELETE")
            self.get("/me/data/erase", accept)
            self.post("/me/settings/reminders", accept, **{"quiet-from": "25:00", "quiet": "on"})
            self.post("/me/settings/reminders", accept, snooze="7")
            self.post("/reminders/task-start.none.1/complete", accept)
            self.post("/reminders/prayer-start.asr-2026-11-21/extend", accept)
            self.get(f"/day/{self.date}.ics?days=0", accept)
            self.post("/me/settings/reminders", accept, **{"sound-work": "loud"})
            self.post("/me/settings/adhan", accept, **{"adhan-voice-fajr": "../x"})
            self.post("/me/settings/adhan", accept, **{"adhan-quiet-from": "25:00"})
            self.post("/me/settings/mosques", accept, step="add", name=" ", latitude="1", longitude="1")
            self.post("/me/settings/mosques", accept, step="add", name="x", latitude="91", longitude="1")
            self.post("/me/settings/mosques", accept, step="nothing")
        self.post("/tasks", body=b"title=%ZZ&%00")
        self.post("/tasks", body=b"{\"title\": [1]}", kind=JSON)
        self.post("/tasks", body=b"--x\r\nbroken", kind="multipart/form-data; boundary=x")

    def look(self, tasks):
        paths = ["/", f"/day/{self.date}", "/day/2027-03-10", f"/day?date={self.date}", "/day?date=x", "/inbox",
                 "/inbox?notice=created&task=" + tasks[0], "/tasks/new", f"/tasks/new?date={self.date}&start=09:00",
                 f"/tasks/{tasks[0]}", f"/tasks/{tasks[0]}/actions", "/place?country=EG", "/place?q=zzzz", "/me",
                 "/me/settings", "/me/settings/methods", "/reminders", "/me/settings/reminders",
                 "/me/settings/reminders/help", "/me/settings/adhan", "/me/settings/mosques", f"/day/{self.date}.ics",
                 f"/week/{self.date}.ics", f"/month/{self.date[:7]}.ics", "/me/settings/nawafil", "/me/settings/special",
                 "/me/settings/travel", "/me/settings/prayers", "/me/nawafil", "/times", f"/times/{self.date[:7]}", f"/times/{self.date}/asr",
                 f"/times/{self.date}/sunrise", "/times/2027-03", "/calendar", "/calendar/1448", "/calendar/1600", "/qibla",
                 "/me/data", "/me/data/wird.json", "/me/sources", "/me/about", "/manifest.webmanifest",
                 "/?lang=en", "/?lang=ar", "/?lang=xx",
                 *(f"{path}?lang={code}" for code in ("ur", "id", "tr", "fr") for path in
                   ("/", "/me/settings", f"/times/{self.date[:7]}", "/calendar/1448", "/qibla", "/manifest.webmanifest"))]
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
                "timingsByCity?city=London&country=GB", "timingsByCity/21-06-2027?city=Mecca&country=Saudi%20Arabia&method=3",
                "timingsByCity?city=Nowhere&country=GB", "timingsByCity?city=London", "calendarByCity/2027/3?city=Riyadh&country=SA",
                "hijriCalendar/1448/9", "hijriCalendarByCity/1449/1?city=Cairo&country=EG", "hijriCalendar/1601/1",
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
        self.remind()
        self.rearrange(tasks)

    def remind(self):
        """Reminders of every kind, switched, held, answered: those of prayers and of a task that begins soon."""
        path = "/me/settings/reminders"
        kinds = ["prayer-before", "prayer-start", "prayer-after", "task-before", "task-start", "task-end",
                 "special-jummah", "special-travel", "special-suhoor", "special-iftar", "special-nights", "special-eid", "nafl-start"]
        for accept in (HTML, JSON):
            self.post(path, accept, **dict.fromkeys(kinds, "on"))
            self.post(path, accept, **{"task-before-minutes": "-30", "quiet": "on", "quiet-from": "٠٦:٠٠", "quiet-to": "08:00", "snooze": "5"})
            self.get("/reminders", accept)
            for kept in json.loads(self.get("/reminders", JSON)[2]).get("pending", [])[:6]:
                for action in ("snooze", "extend", "dismiss", "complete"):
                    self.post(f"/reminders/{kept['id']}/{action}", accept, back="/reminders")
            self.get("/reminders", accept)
            self.post(path, accept, quiet="off", snooze="10", sound="off")
            self.post(path, accept, **{"sound-work": "system", "sound-study": "fall", "all-special": "off"})
            self.post(path, accept, **{"all-special": "on"})
        self.attend()

    def subscribe(self):
        """A calendar of somebody else's: addresses that are refused, one that is taken, changed, left alone and removed; an event that isn't there."""
        page = "/me/settings/calendars"
        for accept in (HTML, JSON):
            self.get(page, accept)
            for address in ("", "x", "ftp://x.invalid/a.ics", "http://x.invalid/a.ics", "https://127.0.0.1/a.ics"):
                self.post(page, accept, step="add", address=address, name="<b>")
            self.post(page, accept, step="add", address="webcal://calendar.invalid/%D8%B9.ics?key=1", name="العائلة Family", colour="family", blocks="on")
            self.post(page, accept, step="add", address="https://calendar.invalid/%D8%B9.ics?key=1")
            marks = [entry["id"] for entry in json.loads(self.get(page, JSON)[2])["calendars"]]
            for mark in [*marks, "none"]:
                self.get(f"{page}?mark={mark}", accept)
                for step in ("pause", "fetch", "resume", "fetch"):
                    self.post(page, accept, step=step, mark=mark)
                self.post(page, accept, step="save", mark=mark, name="x" * 200, colour="none", blocks="off")
                self.post(page, accept, step="save", mark=mark, name="Work", colour="work", blocks="off")
                self.get(page, accept)
                self.post(page, accept, step="remove", mark=mark)
            self.post(page, accept, step="nothing")
            for event in ("event:x:2026-11-21:00000000", "event:x", "x"):
                self.get(f"/events/{event}", accept)
        for path in (page, "/events/event:x:2026-11-21:00000000"):
            self.get(path, HTML, "HEAD")

    def attend(self):
        """What is heard at the prayers, and a mosque that is saved, found near, left, taken away and brought back."""
        adhan, mosques = "/me/settings/adhan", "/me/settings/mosques"
        for accept in (HTML, JSON):
            self.post(adhan, accept, **{"adhan-voice-asr": "silent", "adhan-volume-asr": "٤٠", "adhan-quiet": "on",
                                        "adhan-quiet-from": "09:00", "adhan-quiet-to": "17:00"})
            self.get("/reminders", accept)
            self.post(mosques, accept, step="add", name="مسجد الحي", latitude="21.4225", longitude="39.8262")
            self.post(mosques, accept, step="on")
            self.get("/", accept)
            self.post(mosques, accept, step="near", latitude="21.4226", longitude="39.8262", accuracy="20")
            self.get("/", accept)
            self.post(mosques, accept, step="leave")
            for kept in json.loads(self.get(mosques, JSON)[2]).get("mosques", [])[:1]:
                self.post(mosques, accept, step="remove", mark=kept["id"])
                self.get(f"{mosques}?notice=mosqueRemoved&mark={kept['id']}", accept)
                self.post(mosques, accept, step="restore", mark=kept["id"])
            self.get(mosques, accept)
            self.post(mosques, accept, step="off")

    def shape(self):
        """Voluntary prayers, Jummah, Ramadan, the feasts, travel, each prayer's length; what is noted on a day."""
        pages = {
            "nawafil": {"rawatib": "all", "nafl-duha": "on", "nafl-duha-rakaat": "4", "nafl-witr": "on", "nafl-qiyam": "on",
                        "nawafilChecks": "on"},
            "special": {"jummahTime": "12:45", "jummahTravel": "30", "suhoorBefore": "٤٠", "tarawihRakaat": "20",
                        "fitrShift": "1", "fastingWeekly": "on", "fastingYearly": "on"},
            "travel": {"travelling": "on", "joining": "early", "asksAway": "on", "step": "here"},
            "prayers": {"length-fajr": "25", "mosque-isha": "on"}}
        days = ("/", "/day/2026-11-27", "/day/2027-02-18", "/day/2027-03-10", "/day/2027-03-11")
        for name, fields in pages.items():
            for accept in (HTML, JSON):
                self.post(f"/me/settings/{name}", accept, **fields)
                self.get(f"/me/settings/{name}", accept)
                self.get(f"/me/settings/{name}", accept, "HEAD")
            for path in days:
                self.get(path)
                self.get(path, JSON)
        mark = f"/day/{self.date}/mark"
        for accept in (HTML, JSON):
            for fields in ({"step": "check", "mark": "duha"}, {"step": "check", "mark": "fajr"}, {"step": "skip", "mark": "duha"},
                           {"step": "unskip", "mark": "duha"}, {"step": "fast"}, {"step": "unfast"}, {"step": "x"},
                           {"step": "add", "mark": "lunch"}, {"mark": "skip:witr"}, {"mark": "unskip:witr"}, {"mark": "skip"}):
                self.post(mark, accept, back="/", **fields)
            self.post("/day/2026-11-27/mark", accept, step="add", mark="lunch", back="/")
            self.post("/me/settings/special", accept, jummahTime="03:00")
            self.post("/me/settings/prayers", accept, **{"length-asr": "0"})
            self.get("/me/nawafil", accept)
            self.get("/me/nawafil", accept, "HEAD")
        self.get(f"/?notice=leftOut&mark=duha&date={self.date}")
        self.post("/me/settings/special", JSON, jummahTime="", jummahTravel="0", suhoorBefore="", tarawihRakaat="8", fitrShift="0",
                  fastingWeekly="off", fastingYearly="off")
        self.post("/me/settings/travel", JSON, travelling="off", joining="apart", asksAway="off", step="forget")
        self.post("/me/settings/prayers", JSON, **{"length-fajr": "", "mosque-isha": "off"})
        self.post("/me/settings/nawafil", JSON, rawatib="off", nawafilChecks="off",
                  **{"nafl-duha": "off", "nafl-witr": "off", "nafl-qiyam": "off"})

    def doors(self):
        """Widgets, secret links, answers of one line and paper; a token that is made, used and revoked."""
        self.post("/me/settings/nawafil", JSON, nawafilChecks="on", **{"nafl-duha": "on", "nafl-witr": "on"})
        kinds = ("small", "medium", "large", "strip", "round-next", "round-countdown", "rect-remaining", "rect-nafil")
        paths = [f"/widgets/{kind}{end}" for kind in kinds for end in ("", ".svg", ".json")]
        paths += ["/widgets/small.svg?mode=dark", "/me/widgets", "/me/tokens", "/me/devices", "/me/machine", "/me/settings/push", "/me/settings/exchange", "/next", "/prayers", f"/day/{self.date}/print",
                  f"/week/{self.date}/print"]
        for path in paths:
            self.get(path)
            self.get(path, JSON)
            self.get(path, HTML, "HEAD")
        self.get("/next", "text/plain")
        self.get("/prayers", "*/*")
        for accept in (HTML, JSON):
            self.post("/widgets/done", accept, mark="duha")
            self.post("/widgets/done", accept, mark="asr")
            self.post("/me/tokens", accept, step="create", name="", feed="on")
            self.post("/me/tokens", accept, step="create", name="x")
            self.post("/me/tokens", accept, step="revoke", token="none")
            self.post("/me/devices", accept, step="code")
            self.post("/me/devices", accept, step="revoke", device="none")
            self.post("/me/devices", accept, step="revokeAll")
            self.post("/me/settings/push", accept, step="contact", text="someone@localhost")
            self.post("/me/settings/push", accept, step="subscribe", endpoint="https://127.0.0.1/1")
            self.post("/me/settings/push", accept, step="contact", text="someone@mosque.org")
            self.post("/me/settings/push", accept, step="test", device="none")
            self.post("/me/settings/exchange", accept, step="connect", address="http://127.0.0.1/dav", name="maryam", password="x")
            self.post("/me/settings/exchange", accept, step="pause")
        made = json.loads(self.post("/me/tokens", JSON, step="create", name="تقويم <الهاتف>", feed="on", widgets="on", read="on", tasks="on")[2])
        self.post("/me/tokens", step="create", name="Shown", feed="on")
        for path in ("/me/tokens", made["feed"], made["widgets"][0], made["widgets"][0] + ".svg"):
            self.get(path)
            self.get(path, JSON)
            self.get(path, HTML, "HEAD")
        self.post(f"/widgets/{made['token']}/done", mark="witr")
        self.diagnose()
        self.post("/me/tokens", step="revoke", token=made["id"])
        self.get(made["feed"])
        self.get("/me/tokens?notice=tokenRevoked")
        self.post("/me/settings/nawafil", JSON, nawafilChecks="off", **{"nafl-duha": "off", "nafl-witr": "off"})

    def remember(self):
        """Adhkar that are counted, taken back, begun anew and brought back; the counter with a phrase and with a round."""
        for accept in (HTML, JSON):
            self.get("/adhkar", accept)
            self.get("/adhkar", accept, "HEAD")
            for group, name in (("morning", "sayyid"), ("evening", "bismillah"), ("prayer", "subhan-prayer"), ("sleep", "kursi-sleep")):
                path = f"/adhkar/{group}"
                self.post(path, accept, step="count", mark=name)
                self.post(path, accept, step="count", mark=name, count="5", back="/quran")
                self.post(path, accept, step="back", mark=name)
                self.post(path, accept, step="count", mark="none")
                self.get(path, accept)
                self.get(path, accept, "HEAD")
                self.post(path, accept, step="reset")
                self.get(path + "?notice=adhkarReset", accept)
                self.post(path, accept, step="restore")
            for fields in ({"step": "count"}, {"step": "count", "count": "٣٢"}, {"step": "back"}, {"step": "choose", "phrase": "round-prayer"},
                           {"step": "count", "count": "40"}, {"step": "choose", "target": "0", "phrase": "hamd"}, {"step": "choose", "target": "7"},
                           {"step": "count", "count": "0"}, {"step": "reset"}, {"step": "restore"}, {"step": "x"}):
                self.post("/counter", accept, **fields)
                self.get("/counter", accept)
            self.get("/counter", accept, "HEAD")
            self.get("/counter?notice=counterReset&back=/quran", accept)

    def study(self):
        """A course at home: begun, placed, a week of it done, its coach's answers, every page, and taken away."""
        pages = ["", "/demo", "/welcome", "/notifications", "/learn", "/learn/weeks", "/learn/weeks/1", "/learn/weeks/1/recording",
                 "/learn/weeks/1/feedback", "/learn/assessment", "/learn/videos/l1-w1-v1", "/learn/sounds/none.wav", "/learn/weeks?cat=past", "/learn?opened=complete", "/schedule", "/schedule?date=2026-12-04&cat=qrc",
                 "/schedule/recordings", "/schedule/s2-1", "/schedule/s2-1.ics", "/profile",
                 "/notifications/none", "/messages", "/enrolment"]
        pages += ["/profile/" + name for name in (
            "details", "billing", "history", "notifications", "font", "display", "help", "resources", "about")]

        def look():
            for path in pages:
                for accept in (HTML, JSON):
                    self.get("/course" + path, accept)
            self.get("/areas")
            self.get("/areas", HTML, "HEAD")

        for path in pages:
            self.get("/course" + path, HTML, "HEAD")
        self.post("/course/demo", step="begin", name="Maryam", audience="sisters")
        look()
        self.post("/course/demo", step="place")
        for fields in ({"step": "welcome"}, {"step": "level"}, {"step": "letters", "letters": "amiri"}, {"step": "coach"}, {"step": "semester"}):
            self.get("/course/welcome")
            self.post("/course/welcome", **fields)
        for step in ("day", "saturday", "friday", "now"):
            self.post("/course/demo", JSON, step=step)
        self.post("/course/demo", step="week", week="1")
        self.post("/course/learn/videos/l1-w1-v1")
        self.post("/course/learn/videos/l1-w1-v2", JSON)
        self.post("/course/learn/weeks/1")
        self.post("/course/learn/weeks/1/recording")
        self.post("/course/learn/assessment", JSON)
        self.post("/course/demo", step="answer")
        self.post("/course/learn/weeks/1/feedback", JSON, feedback="none")
        self.post("/course/schedule/s2-1", coming="on")
        look()
        self.post("/course/notifications")
        self.post("/course/profile/details", name="Maryam")
        self.post("/course/profile/font", letters="hafs", size="large")
        self.post("/course/profile/notifications", **{"way-week": "app", "alerts": "on", "alert-sessions": "coming"})
        self.post("/course/profile/help", topic="tech", text="No sound")
        self.post("/course/messages", text="When is the class?")
        self.post("/course/enrolment", JSON)
        self.post("/course/schedule/zone", JSON, **{"device-zone": "Europe/London"})
        self.post("/course/schedule/zone", zone="Asia/Riyadh")
        self.get("/course/learn")
        self.post("/course/demo", step="leave")
        self.get("/course")

    def share(self):
        """Lists, as far as one host answers: what is posted about one is decided over another store (SharedListTests)."""
        made = "019aa5d1c2f0-00ff00ff00ff00ff"
        self.post("/me/settings", JSON, showsLists="on")
        for accept in (HTML, JSON):
            for path in ("/shared", f"/shared/{made}", f"/shared/{made}/members", f"/shared/{made}/items/{made}",
                         f"/shared/join?code={made}.wird-{'0' * 32}", "/shared/join"):
                self.get(path, accept)
                self.get(path, accept, "HEAD")
            self.post("/shared/refused", accept, mark="none")
        # Who is in no school finds nothing of one; what its people see is held by SchoolTests.
        for accept in (HTML, JSON):
            for path in ("", "/roster", "/sessions", "/students/e1", f"/join?code=coach.wird-{'0' * 32}", "/join", "/none/such"):
                self.get("/course/school" + path, accept)
                self.get("/course/school" + path, accept, "HEAD")
        self.post("/me/settings", JSON, showsLists="off")
        self.get("/shared")

    def diagnose(self):
        """The log of the device's own speed and faults: nothing while it is off, notes, a file, emptied."""
        path = "/me/settings/diagnostics"
        for accept in (HTML, JSON):
            self.post(path, JSON, step="note", name="page-today", milliseconds="120")
            self.post(path, accept, step="on")
            self.post(path, JSON, step="note", name="page-today", milliseconds="120")
            self.post(path, JSON, step="note", name="TypeError", recovered="on")
            self.post(path, accept, step="note", name="a title", milliseconds="1")
            self.post(path, accept, step="x")
            for shown in (path, "/me/data/diagnostics.json", path + "?notice=diagnosticsDeleted"):
                self.get(shown, accept)
            self.get(path, HTML, "HEAD")
            self.get("/me/data/diagnostics.json", HTML, "HEAD")
            self.post(path, accept, step="delete")
            self.post(path, accept, step="off")

    def rearrange(self, tasks):
        """A day that runs late: more time, the next free time, parts, and the whole of it arranged anew and taken back."""
        first, second = tasks[:2]
        for accept in (HTML, JSON):
            self.post(f"/tasks/{first}/extend", accept, back="/")
            self.post(f"/tasks/{first}/next", accept, back="/")
            self.post(f"/tasks/{first}/split", accept, date=self.date, start="11:00", duration="120")
            self.post(f"/tasks/{second}/reopen", accept)
            self.get(f"/day/{self.date}/reorganise", accept)
            self.get(f"/day/{self.date}/reorganise", accept, "HEAD")
            self.get("/me/settings/timetable", accept, "HEAD")
            self.get("/me/settings/source", accept, "HEAD")
            self.get("/me/settings/configuration", accept, "HEAD")
            self.post(f"/day/{self.date}/reorganise", accept)
            self.post(f"/day/{self.date}/reorganise", accept, plan="x")
            self.post("/undo", accept, change="x")
            for action in ("around", "inbox"):
                self.post(f"/day/{self.date}/{action}", accept, back="/")
            self.post(f"/advice/{self.date}", accept)

    def data(self):
        _, _, exported = self.get("/me/data/wird.json")
        self.product.upload("/me/data/import", exported.decode())
        if self.language == "en":
            self.post("/me/data/erase", extent="planner", confirmation="on")
            self.get("/")
            self.post("/me/data/erased", chosen="none")
            self.post("/me/data/erased", chosen=self.erased())
            self.get("/")
            self.post("/me/data/erase", extent="planner", confirmation="on")
            self.post("/me/data/forget")
            # At the last instant: before, the pages after it are to hold what can still be taken back.
            if self.date == INSTANTS[-1][:10]:
                self.post("/me/data/forget", confirmation="on")
            self.get("/me/data")

    def erased(self):
        """What the newest erasure is called by on its page."""
        return re.search(r'name="chosen" value="([^"]+)"', self.get("/me/data")[2].decode())[1]


AREAS = {"planner": "Planner", "times": "Times", "quran": "Quran", "adhkar": "Adhkar", "course": "Course", "shared": "Shared", "me": "Me"}
"""The areas whose routes are told apart here, with their folders."""


def source(file):
    return (ROOT / "Sources/App" / file).read_text(encoding="utf-8")


def cases(file):
    """The cases of an enum of routes, as the source names them."""
    return re.findall(r"^    case (\w+)", source(file), re.M)


def routes():
    """Every route by its area and case."""
    return [f"{area}.{name}" for area, folder in AREAS.items() for name in cases(f"{folder}/{folder}Route.swift")] + [
        "path.*", "aladhan.*"]


def actions():
    """The cases of TaskAction."""
    return re.findall(r"^    case (\w+)$", source("Planner/TaskAction.swift"), re.M)


def methods():
    """The methods of each route, from the lines that say what is true of it."""
    listed = {"page": ["GET", "HEAD"], "form": ["GET", "HEAD", "POST"], "action": ["POST"]}
    found = {"path.*": listed["form"], "aladhan.*": listed["page"], "quran.listening": listed["form"], "quran.hifz": listed["form"], "quran.recite": listed["form"],
             "course.school": listed["form"]}
    for area, folder in AREAS.items():
        facts = source(f"{folder}/{folder}Route.swift").split("var facts: RouteFacts {")[1].split("\n    }\n")[0]
        for name, line in re.findall(r"case \.(\w+)((?:(?!case \.)[\s\S])*)", facts):
            kind = re.search(r", \.(page|form|action)\b", line)
            if kind:
                found[f"{area}.{name}"] = listed[kind[1]]
    # The server runs these over the store of the list itself, which no replay has.
    decided = [name for name in found if name.startswith("shared.") and name != "shared.refused"] + ["course.school"]
    return found | {name: [method for method in found[name] if method != "POST"] for name in decided}
