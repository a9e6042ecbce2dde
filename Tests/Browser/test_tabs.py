"""Two tabs of one browser."""


def test_a_change_shows_in_the_other_tab(app):
    """MZ-075 SY-013 what one tab changes, the other shows without being touched"""
    app.open("/inbox")
    other = app.page.context.new_page()
    other.goto(app.address + "/inbox")
    app.add_task("from the first tab")
    other.bring_to_front()
    other.get_by_text("from the first tab").first.wait_for(timeout=5000)


def test_two_tabs_edit_one_task(app):
    """SY-013 two tabs edit one task: both edits are applied in order, neither is lost"""
    from harness.app import AppPage

    other = AppPage(app.page.context.new_page(), app.address).open("/inbox")
    task = app.add_task("a task")
    app.post(f"/tasks/{task['id']}", title="first")
    other.post(f"/tasks/{task['id']}", title="second")
    assert app.inbox() == ["second"] == other.inbox()


def test_what_answers_a_form_stays(app):
    """MZ-084 SY-013 a preview, and a refusal with what was typed, stay while something changes in another tab"""
    from harness.app import AppPage

    city = app.call("/place?q=Makkah")[1]["cities"][0]
    app.post("/place", city=city["id"])
    page = app.open("/me/data/tasks").page
    other = AppPage(page.context.new_page(), app.address).open("/inbox")
    page.bring_to_front()
    page.locator("textarea[name=text]").fill("title\nfrom a table")
    with page.expect_navigation():
        page.locator("main form [type=submit]").first.click()
    assert page.locator(".import-rows").get_by_text("from a table").count() == 1
    other.add_task("meanwhile")
    page.wait_for_timeout(2500)
    assert page.locator(".import-rows").get_by_text("from a table").count() == 1
    with page.expect_navigation():
        page.locator("main form [type=submit]").first.click()
    assert sorted(app.inbox()) == ["from a table", "meanwhile"]
    page.goto(app.address + "/me/data/tasks")
    page.locator("textarea[name=text]").fill("a,b\n1,2")
    with page.expect_navigation():
        page.locator("main form [type=submit]").first.click()
    other.add_task("once more")
    page.wait_for_timeout(2500)
    assert page.locator("textarea[name=text]").input_value() == "a,b\n1,2"
