"""Taking the data out and bringing it back on the device alone, with the server killed."""
import json

import pytest
from harness.app import AppPage


def bring_in(app, file):
    """Sends the import form as a person does."""
    app.open("/me/data")
    app.page.locator("input[type=file]").set_input_files(file)
    with app.page.expect_navigation():
        app.page.locator("form[action='/me/data/import'] button[type=submit]").click()
    app.page.wait_for_selector("#toasts [data-toast]")


def erase(app, extent):
    app.open("/me/data")
    form = app.page.locator("form[action='/me/data/erase']")
    form.locator("label", has=app.page.locator(f"input[name=extent][value={extent}]")).first.click()
    form.locator("[name=confirmation]").check(force=True)
    with app.page.expect_navigation():
        form.locator("button[type=submit]").click()


def take_out(app, target):
    """Downloads the file by the page's own link."""
    app.open("/me/data")
    with app.page.expect_download(timeout=10_000) as downloading:
        app.page.locator("a[href='/me/data/wird.json']").click()
    assert downloading.value.suggested_filename == "wird.json"
    downloading.value.save_as(target)
    return target.read_text(encoding="utf-8")


@pytest.mark.parametrize("extent", ["planner", "all"])
def test_out_and_back_without_the_server(app, door, server, profiles, tmp_path, extent):
    """SY-061 SY-008 SY-010 export, erase and import with the server killed: all is back, and the server gets it later"""
    city = app.call("/place?q=Cairo")[1]["cities"][0]["id"]
    app.post("/place", city=city)
    app.settings(language="en", digits="latin", method="egypt")
    app.sync_until("synced")
    app.open("/inbox")
    door.shut()
    server.kill()
    tasks = [app.add_task("اشتر خبزا", notes="من المخبز\nالقريب", category="personal"), app.add_task("Call the dentist")]
    done = app.add_task("done")["id"]
    app.post(f"/tasks/{done}/complete")
    gone = app.add_task("deleted before")["id"]
    app.post(f"/tasks/{gone}/delete")

    file = tmp_path / "wird.json"
    before = take_out(app, file)
    records = json.loads(before)["records"]
    assert {task["id"] for task in tasks} | {done} <= {record["id"] for record in records}

    erase(app, extent)
    assert app.inbox() == []
    app.stop_worker()
    bring_in(app, file)
    assert app.inbox() == ["Call the dentist", "اشتر خبزا"]
    assert app.call(f"/tasks/{tasks[0]['id']}")[1]["task"]["notes"] == "من المخبز\nالقريب"
    assert app.call(f"/tasks/{done}")[1]["task"]["completed"]
    assert app.call("/place")[1]["place"]["zone"] == "Africa/Cairo"
    again = tmp_path / "again.json"
    exported = json.loads(take_out(app, again))
    assert exported == json.loads(before) | {"records": exported["records"]}
    assert [each for each in exported["records"] if each["id"] != gone] == [each for each in records if each["id"] != gone]

    server.start()
    door.open()
    app.sync_until("synced")
    app.open("/inbox")
    assert app.page.locator("html").get_attribute("lang") == "en"
    other = AppPage(profiles("second").pages[0], door.address).install("/inbox")
    assert other.inbox() == ["Call the dentist", "اشتر خبزا"]
    assert other.call(f"/tasks/{gone}")[0] == 404
    assert other.call("/place")[1]["place"]["zone"] == "Africa/Cairo"
    kept = json.loads(server.run("export"))["records"]
    assert {(each["kind"], each["id"]): each["fields"] for each in kept} == {
        (each["kind"], each["id"]): each["fields"] for each in exported["records"]}


def test_a_file_that_is_no_export_changes_nothing(app, door, server, tmp_path):
    """SY-061 SY-008 a file that is cut, or of something else, is refused in words on the device, and nothing changes"""
    app.add_task("kept")
    door.shut()
    server.kill()
    for number, text in enumerate(['{"wird":1,"records":[', '{"wird":99,"records":[]}', "[]", ""]):
        file = tmp_path / f"{number}.json"
        file.write_text(text, encoding="utf-8")
        app.open("/me/data")
        app.page.locator("input[type=file]").set_input_files(file)
        app.page.locator("form[action='/me/data/import'] button[type=submit]").click()
        app.page.locator("input[type=file][aria-invalid=true]").wait_for(timeout=5000)
        assert app.inbox() == ["kept"]
