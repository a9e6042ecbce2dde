"""Notes what became of each test, for Scripts/requirements and for the list of slow tests."""
import json
import os
import pathlib


def pytest_configure(config):
    config.addinivalue_line("markers", "timed: measures how long something takes, and so runs beside nothing")
    folder = os.environ.get("WIRD_RUN")
    # With several processes their reports come to the first one, which alone writes.
    if folder and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Recording(pathlib.Path(folder)), "recording")


class Recording:
    """A line a test in `browser.jsonl`: its file, its name, what became of it, and the seconds with its fixtures."""

    def __init__(self, folder):
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / "browser.jsonl"
        self.seconds = {}
        self.outcomes = {}

    def pytest_runtest_logreport(self, report):
        test = report.nodeid
        self.seconds[test] = self.seconds.get(test, 0) + report.duration
        worst = ["passed", "skipped", "failed"]
        self.outcomes[test] = max(report.outcome, self.outcomes.get(test, report.outcome), key=worst.index)
        if report.when != "teardown":
            return
        file, _, name = test.partition("::")
        line = {
            "file": pathlib.PurePath(file).name, "name": name.split("[")[0].split("::")[-1], "case": test,
            "outcome": self.outcomes[test], "seconds": round(self.seconds[test], 2),
        }
        with open(self.path, "a", encoding="utf-8") as output:
            output.write(json.dumps(line, ensure_ascii=False) + "\n")
