"""Signing in with a password: how long it takes, and what twenty at once do to somebody else's Today."""
import http.client
import re
import ssl
import threading
import time
import urllib.parse

from serving import NotMeasured, Server, free_port

PASSWORD = "a lantern under the stairs"
FORM = "application/x-www-form-urlencoded"


class Home:
    """The server on the home network as well, where people sign in."""

    def __init__(self, data):
        self.port = free_port()
        self.server = Server(data, now=None, arguments=[
            "--home", "--home-port", str(self.port), "--trust-port", str(free_port()), "--test-machine", "laptop=10.1.2.3"])
        self.host = f"laptop.local:{self.port}"

    def __enter__(self):
        self.server.start()
        return self

    def __exit__(self, *_):
        self.server.stop()

    def post(self, path, cookie="", **fields):
        """A form from another device; gives the status, where it leads and the cookies."""
        # The certificate is made for the home network, which the benchmark isn't on.
        connection = http.client.HTTPSConnection("127.0.0.1", self.port, timeout=60, context=ssl._create_unverified_context())
        headers = {"Host": self.host, "Content-Type": FORM} | ({"Cookie": cookie} if cookie else {})
        try:
            connection.request("POST", path, urllib.parse.urlencode(fields), headers)
            answer = connection.getresponse()
            answer.read()
            cookies = [value.split(";")[0] for name, value in answer.getheaders() if name.lower() == "set-cookie"]
            return answer.status, "; ".join(cookies)
        finally:
            connection.close()

    def join(self, name):
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=20)
        connection.request("POST", "/account/people/invite", "role=person&days=7&name=", {"Content-Type": FORM})
        page = connection.getresponse().read().decode()
        connection.close()
        code = re.search(r"/account/join#([0-9A-Z-]+)", page)
        if not code:
            raise NotMeasured("nobody could be invited")
        _, step = self.post("/account/join", code=code[1], name=name)
        status, _ = self.post("/account/ways/password", step, password=PASSWORD)
        if status != 303:
            raise NotMeasured(f"joining was answered {status}")

    def sign_in(self, name):
        """Seconds that a sign-in took."""
        start = time.perf_counter()
        status, _ = self.post("/account/signin", name=name, password=PASSWORD)
        if status != 303:
            raise NotMeasured(f"signing in was answered {status}")
        return time.perf_counter() - start


def today(server, until):
    """Milliseconds that Today took, asked again and again by one person at the machine."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    times = []
    while not until(times):
        start = time.perf_counter()
        connection.request("GET", "/", headers={"Accept": "text/html"})
        connection.getresponse().read()
        times.append((time.perf_counter() - start) * 1000)
        time.sleep(0.005)
    connection.close()
    return times


def tail(times):
    return sorted(times)[int(len(times) * 0.99)]


def signing(data):
    """A sign-in's seconds (median of ten), Today's 99th percentile alone and while twenty sign in, in milliseconds."""
    with Home(data) as home:
        home.server.settle()
        home.join("Maryam")
        alone = sorted(home.sign_in("Maryam") for _ in range(10))[5]
        quiet = tail(today(home.server, lambda times: len(times) >= 600))
        faults = []

        def one():
            try:
                home.sign_in("Maryam")
            except NotMeasured as reason:
                faults.append(str(reason))

        people = [threading.Thread(target=one) for _ in range(20)]
        for person in people:
            person.start()
        busy = tail(today(home.server, lambda times: len(times) >= 100 and not any(person.is_alive() for person in people)))
        if faults:
            raise NotMeasured(faults[0])
        return alone, quiet, busy


if __name__ == "__main__":
    import pathlib
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        print("sign-in %.3f s; Today's p99 alone %.1f ms, while 20 sign in %.1f ms" % signing(pathlib.Path(folder) / "data"))
