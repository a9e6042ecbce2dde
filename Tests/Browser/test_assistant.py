"""The assistant that may be asked for a plan, as a person meets it: switched on in the settings, asked by a button, its plan
accepted and taken back. A stand-in on this machine answers."""
import http.server
import json
import threading

import pytest
from product_app import TODAY, Product, readers  # noqa: F401
from product_hands import eventually
from product_screens import axe, shoot


class Assistant:
    """Answers every question with one plan, and keeps the questions."""

    def __init__(self):
        self.plan, self.questions = {}, []
        outer = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                outer.questions.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
                body = json.dumps({"choices": [{"message": {"content": json.dumps(outer.plan)}}]}).encode()
                self.send_response(200)
                self.send_header("content-type", "application/json")
                self.send_header("content-length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.server.server_port}/v1"


@pytest.fixture
def assisted(tmp_path):
    """A product whose operator has an assistant, and the assistant."""
    assistant = Assistant()
    (tmp_path / "config").mkdir()
    (tmp_path / "config/AdvisorConfig.json").write_text(json.dumps({"endpoint": assistant.address, "model": "small"}))
    product = Product(tmp_path / "data", WIRD_CONFIG=str(tmp_path / "config")).start()
    product.settle()
    yield product, assistant
    product.stop()
    assistant.server.shutdown()


@pytest.mark.parametrize("language", ["ar", "en"])
@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "plain"])
def test_the_assistant_is_asked(assisted, readers, language, scripts):  # noqa: F811
    """MZ-088 SY-057 the settings say what is sent before it is switched on; the button asks once; the plan is shown, accepted and taken back"""
    product, assistant = assisted
    product.settings(language=language)
    task = product.add("Report", date=TODAY, start="13:00", duration=30)["id"]
    page = readers(product, java_script_enabled=scripts).open(f"/day/{TODAY}/reorganise")
    assert page.locator(f"form[action='/advice/{TODAY}']").count() == 0
    page.locator("main a[href='/me/settings']").last.click()
    page.wait_for_url("**/me/settings")
    part = page.locator(".card:has(input[type=checkbox][name=advisor])")
    assert "127.0.0.1" in part.text_content()
    assert not part.locator("input[type=checkbox]").first.is_checked() and not part.locator("input[type=checkbox]").last.is_checked()
    if scripts:
        assert not (found := axe(page)["faults"]), found
        shoot(page, f"assistant-settings-{language}")
    part.locator("input[type=checkbox][name=advisor]").press("Space")
    if scripts:
        # What is chosen holds at once.
        page.wait_for_selector("#toasts [data-toast]")
    else:
        page.locator("form.settings .form-actions button[type=submit]").last.click()
        page.wait_for_url("**/me/settings?notice=*")
    assert assistant.questions == []

    assistant.plan = {"moves": [{"task": 1, "start": "20:30"}]}
    page.goto(f"/day/{TODAY}/reorganise")
    page.locator(f"form[action='/advice/{TODAY}'] button").click()
    page.wait_for_url("**/reorganise?plan=*")
    assert len(assistant.questions) == 1 and "Report" not in json.dumps(assistant.questions)
    assert page.locator(f"[data-task='{task}'][data-to='1230']").count() == 1
    if scripts:
        assert not (found := axe(page)["faults"]), found
        shoot(page, f"assistant-plan-{language}")
    assert product.task(task)["start"] == "13:00"
    page.locator("form.reorganise button[type=submit]").click()
    page.wait_for_selector("#toasts [data-toast]")
    assert product.task(task)["start"] == "20:30"
    page.locator("#toasts form[action='/undo'] button").click()
    eventually(lambda: product.task(task)["start"] == "13:00")
    if not scripts:
        page.wait_for_url("**notice=undone*")

    # On Asr: refused, and said.
    assistant.plan = {"moves": [{"task": 1, "start": "15:15"}]}
    page.goto(f"/day/{TODAY}/reorganise")
    page.locator(f"form[action='/advice/{TODAY}'] button").click()
    page.wait_for_url("**/reorganise?advice=unusable")
    assert page.locator("main .banner").count() >= 1
    assert product.task(task)["start"] == "13:00"


def test_without_its_server_the_planners_own_plan_stands(app, door, server):
    """MZ-088 in a browser whose server is gone the button leads to the planner's own plan, which says that nobody could be reached"""
    app.post("/place", city=app.call("/place?q=Cairo")[1]["cities"][0]["id"])
    app.sync_until("synced")
    day = app.call("/")[1]["date"]
    door.shut()
    server.kill()
    address = app.page.evaluate("""async (path) => {
        const answer = await fetch(path, { method: "POST", body: new URLSearchParams() });
        return answer.status === 200 && new URL(answer.url).pathname + new URL(answer.url).search;
    }""", f"/advice/{day}")
    assert address == f"/day/{day}/reorganise?advice=unreachable"
