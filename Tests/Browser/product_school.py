"""The pages of a school's staff and of a coach, each over a product of its own with thirty students."""
import subprocess
import time

from product_app import BINARY

SCHOOL = "/course/school"
STAFF = ["school-staff", "school-roster", "school-sessions", "school-session", "school-news", "school-curriculum", "school-level",
         "school-week", "school-video", "school-orientation", "school-semester", "school-semester-new", "school-waiting",
         "school-placed", "school-heard", "school-audit"]
COACH = ["school-coach", "school-student", "school-work", "school-assessment", "school-coming", "school-session-coming"]


class School:
    """The server's school, in which the machine's owner is staff, or one of its coaches."""

    def __init__(self, product, language, role="staff"):
        self.product, self.role = product, role
        product.folder.mkdir(parents=True, exist_ok=True)
        subprocess.run([BINARY, "course", "demo", "--school", "--test-clock"], env=product.command_environment, check=True, capture_output=True)
        product.start()
        product.settle()
        product.settings(language=language)
        # What a command wrote is in everybody's copy a moment after the start.
        deadline = time.monotonic() + 30
        while product.send("GET", SCHOOL + "/roster", headers={"Accept": "application/json"})[0] != 200:
            assert time.monotonic() < deadline, "the school is not there"
            time.sleep(0.2)
        if role == "coach":
            link = product.post(SCHOOL + "/roster", step="invite", person="coach")["link"]
            product.post(SCHOOL + "/join", step="leave", confirmation="on")
            product.post(SCHOOL + "/join", code=link.split("code=")[1])
        else:
            # Something that is hidden and not gone yet stands on the roster.
            student = next(each for each in product.get(SCHOOL + "/roster")["students"] if each["phase"] == "semester")
            product.post(f"{SCHOOL}/students/{student['enrolment']}", step="erase", confirmation="on")

    def screens(self):
        """Names with paths, as `STAFF` and `COACH` have them."""
        product = self.product
        sessions = product.get(SCHOOL + "/sessions")["sessions"]
        session = f"{SCHOOL}/sessions/{next(each['id'] for each in sessions if each['start'] > product.now)}"
        if self.role == "coach":
            items = product.get(SCHOOL)["items"]
            work = {kind: next(each for each in items if (each["week"] == "eoc") is kind) for kind in (False, True)}
            at = {kind: f"{SCHOOL}/students/{each['enrolment']}/recordings/{each['submission']}" for kind, each in work.items()}
            paths = [SCHOOL, f"{SCHOOL}/students/{work[False]['enrolment']}", at[False], at[True], SCHOOL + "/sessions", session]
            return self._there(dict(zip(COACH, paths, strict=True)))
        students = product.get(SCHOOL + "/roster")["students"]
        waiting = next(each["enrolment"] for each in students if each["phase"] == "assessment-sent")
        placed = next(each["enrolment"] for each in students if each["phase"] == "semester")
        level = product.get(SCHOOL + "/curriculum")["levels"][0]
        part = SCHOOL + "/curriculum"
        marked = product.get(f"{SCHOOL}/students/{placed}")
        assert marked["name"]
        paths = [SCHOOL, SCHOOL + "/roster", SCHOOL + "/sessions", session, SCHOOL + "/announcements", part,
                 f"{part}/levels/{level['id']}", f"{part}/levels/{level['id']}/weeks/1",
                 f"{part}/videos/{level['weeks'][0]['videos'][0]['id']}", part + "/orientation", part + "/semesters/running",
                 part + "/semesters/new", f"{SCHOOL}/students/{waiting}", f"{SCHOOL}/students/{placed}", self._heard(students),
                 SCHOOL + "/audit"]
        return self._there(dict(zip(STAFF, paths, strict=True)))

    def _there(self, screens):
        """The screens, each of which is there: a page that says that nothing is has no fault either."""
        for path in screens.values():
            assert self.product.send("GET", path)[0] == 200, path
        return screens

    def _heard(self, students):
        """A recording that has its answer."""
        for each in students:
            path = f"{SCHOOL}/students/{each['enrolment']}"
            for item in self.product.get(f"{path}/course")["events"]:
                if item["kind"] == "feedback-sent":
                    return f"{path}/recordings/{item['submission']}"
        raise AssertionError("no recording has an answer")
