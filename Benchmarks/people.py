"""A thousand people with two devices each on one server: how long a burst of a day's changes takes, and what the server holds.

    WIRD_BINARY=… python3 Benchmarks/people.py [PEOPLE]
"""
import pathlib
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "Tests/Browser"))

from harness.crowd import CHANGES, Crowd, standing  # noqa: E402
from harness.server import Server, free_port  # noqa: E402
from serving import measure  # noqa: E402
from table import emit  # noqa: E402


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    with tempfile.TemporaryDirectory() as folder:
        data = pathlib.Path(folder) / "data"
        Crowd.prepare(data)
        port = free_port()
        server = Server(data, arguments=[
            "--home", "--home-port", port, "--trust-port", free_port(), "--test-machine", "laptop=10.1.2.3"]).start()
        try:
            crowd = Crowd(server.address, port)
            joined = crowd.gather(count)
            took, times = crowd.burst()
            held = standing(server.process.pid)
        finally:
            server.stop()
    emit(f"{count:,} people with two devices join, the hash of their passwords made cheap", joined, "s")
    emit(f"{2 * count:,} devices sync {CHANGES} changes each in a burst, without an error", took, "s")
    emit("an exchange of theirs, 99th percentile", times[len(times) * 99 // 100] * 1000, "ms")
    emit("memory of the server after it", held["rss"], "MB", note=f"at most {held['most']} MB; {held['threads']} threads, {held['files']} open files")


if __name__ == "__main__":
    measure(main)
