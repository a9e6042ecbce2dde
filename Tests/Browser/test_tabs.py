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
