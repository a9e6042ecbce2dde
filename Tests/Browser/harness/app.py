"""The product as a test uses it in a page: installing the worker, calling the app's addresses, stopping the worker."""
import json
import secrets
import time

from playwright.sync_api import Error

READY = """async () => {
    const late = new Promise((_, reject) => setTimeout(() => reject(new Error("no worker was installed")), 30000));
    await Promise.race([navigator.serviceWorker.ready, late]);
    if (!navigator.serviceWorker.controller) {
        await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
    }
}"""

UPDATE = """async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => {});
    const worker = registration.installing;
    if (!worker) return registration.waiting ? "installed" : "none";
    return new Promise((resolve) => worker.addEventListener("statechange", () => resolve(worker.state)));
}"""

CALL = """async ([path, fields, accept]) => {
    const options = { headers: { accept }, redirect: "follow" };
    if (fields) Object.assign(options, { method: "POST", body: new URLSearchParams(fields) });
    const response = await fetch(path, options);
    const text = await response.text();
    return { status: response.status, type: response.headers.get("content-type") ?? "", text };
}"""

SYNC = """() => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("the worker says nothing about sync")), 20000);
    const channel = new BroadcastChannel("wird");
    channel.onmessage = ({ data }) => { if (data.type === "sync") { channel.close(); resolve(data); } };
    navigator.serviceWorker.controller.postMessage({ type: "sync" });
})"""


class AppPage:
    """A tab with the product in it."""

    def __init__(self, page, address):
        self.page = page
        self.address = address

    def install(self, path="/"):
        """Opens a page and waits until the worker answers for it."""
        self.page.goto(self.address + path)
        self.evaluate(READY)
        return self

    def open(self, path="/"):
        try:
            self.page.goto(self.address + path)
        except Error as error:
            # The page was about to load itself anew, as it does when its language changed elsewhere.
            if not any(words in str(error) for words in ("ERR_ABORTED", "interrupted by another navigation")):
                raise
            self.page.wait_for_load_state()
            self.page.goto(self.address + path)
        return self

    def call(self, path, fields=None):
        """Calls an address as a program does; gives status and JSON."""
        answer = self.evaluate(CALL, [path, fields, "application/json"])
        return answer["status"], json.loads(answer["text"]) if "json" in answer["type"] else answer["text"]

    def post(self, path, **fields):
        """Sends a form with a fresh operation; it must be taken."""
        status, answer = self.call(path, {"operation": operation()} | fields)
        assert status < 400, answer
        return answer

    def settings(self, **fields):
        """Chooses settings. With another language it waits for the page to have loaded itself anew, as pages do then."""
        answer = self.post("/me/settings", **fields)
        if "language" in fields:
            self.page.wait_for_selector(f"html[lang='{fields['language']}']", state="attached")
            self.page.wait_for_load_state()
        return answer

    def add_task(self, title, **fields):
        """Adds a task to the inbox; gives it as programs see it."""
        return self.post("/tasks", title=title, **fields)["task"]

    def inbox(self):
        """The titles in the inbox."""
        return sorted(task["title"] for task in self.call("/inbox")[1]["tasks"])

    def sync(self):
        """Syncs now; gives what the page is told."""
        return self.evaluate(SYNC)

    def sync_until(self, state, seconds=10):
        """Syncs until the state is reached."""
        deadline = time.monotonic() + seconds
        while True:
            told = self.sync()
            if told["state"] == state:
                return told
            assert time.monotonic() < deadline, f"still {told}"
            time.sleep(0.1)

    def evaluate(self, script, argument=None):
        """Evaluates what may be asked twice: the page loads itself anew when its language or theme changed elsewhere.

        A form keeps its operation, so a repeated one is done once.
        """
        for _ in range(3):
            try:
                return self.page.evaluate(script, argument)
            except Error as error:
                if "Execution context was destroyed" not in str(error):
                    raise
                self.page.wait_for_load_state()
        return self.page.evaluate(script, argument)

    def stop_worker(self):
        """Stops the worker, as the browser does with an idle one."""
        session = self.page.context.new_cdp_session(self.page)
        session.send("ServiceWorker.enable")
        session.send("ServiceWorker.stopAllWorkers")
        session.detach()


def operation():
    """A form's operation number: 12 hexadecimal digits of the time and 20 random ones."""
    return f"{int(time.time() * 1000):012x}{secrets.token_hex(10)}"
