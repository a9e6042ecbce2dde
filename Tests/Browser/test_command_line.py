"""The command line beside a running server and an open tab, over the same data."""
import json

from harness.app import AppPage


def listed(server):
    """What the command line sees in the inbox: each title with whether it is done."""
    tasks = json.loads(server.run("task", "list", "--inbox", "--json"))["tasks"]
    return sorted(task["title"] for task in tasks)


def test_a_task_added_beside_an_open_tab(app, door, server, profiles):
    """SY-010 MZ-076 `wird task add` while server and tab are open: the tab shows it, and what the tab had not sent stays"""
    app.open("/inbox")
    door.shut()
    app.add_task("from the tab")
    assert app.sync_until("offline")["waiting"] == 1
    server.run("task", "add", "from the command line")
    assert listed(server) == ["from the command line"]
    door.open()
    app.sync_until("synced")
    for title in ("from the tab", "from the command line"):
        app.page.locator(".inbox-item", has_text=title).wait_for(timeout=5000)
    both = ["from the command line", "from the tab"]
    assert app.inbox() == both == listed(server)
    assert AppPage(profiles("second").pages[0], door.address).install().inbox() == both


def test_the_running_server_shows_what_the_command_line_added(server, door, profiles):
    """SY-004 MZ-076 the running server's next page shows what the command line wrote meanwhile, and the other way round"""
    page = AppPage(profiles().pages[0], door.address).open("/inbox")
    server.run("task", "add", "from the command line")
    added = page.page.evaluate("""async () => (await fetch("/inbox?fresh", { headers: { accept: "application/json" } })).json()""")
    assert [task["title"] for task in added["tasks"]] == ["from the command line"]
    page.post("/tasks", title="through the server")
    assert listed(server) == ["from the command line", "through the server"]


def test_both_change_one_task(app, door, server):
    """SY-010 SY-011 the tab renames a task, the command line finishes it before that arrives: both changes stay"""
    task = app.add_task("a task")
    app.sync_until("synced")
    door.shut()
    app.post(f"/tasks/{task['id']}", title="renamed in the tab")
    server.run("task", "done", task["id"])
    door.open()
    app.sync_until("synced")
    seen = app.call(f"/tasks/{task['id']}")[1]["task"]
    assert (seen["title"], seen["completed"]) == ("renamed in the tab", True)
    exported = json.loads(server.run("export"))["records"]
    fields = next(record["fields"] for record in exported if record["id"] == task["id"])
    assert fields["title"] == "renamed in the tab" and fields["completed"]


def test_the_command_line_deletes_what_a_tab_has_open(app, door, server):
    """SY-010 SY-011 a task deleted on the command line goes from the open tab, and an edit under way brings it not back"""
    task, kept = app.add_task("to go")["id"], app.add_task("to stay")["id"]
    app.sync_until("synced")
    door.shut()
    app.post(f"/tasks/{task}", notes="written before the tab knew")
    server.run("task", "delete", task)
    door.open()
    app.sync_until("synced")
    assert app.inbox() == ["to stay"] == listed(server)
    assert app.call(f"/tasks/{task}")[0] == 404
    assert app.call(f"/tasks/{kept}")[0] == 200
