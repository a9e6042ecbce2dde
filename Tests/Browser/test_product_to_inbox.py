"""A task goes back from the day to the inbox: carried there, and by keyboard through its sheet."""
import pytest
from product_app import DESKTOP, TODAY, product, readers  # noqa: F401
from product_hands import Mouse, Timeline, grip, posted, until


@pytest.mark.parametrize("waiting", [0, 2], ids=["empty", "filled"])
@pytest.mark.parametrize("language", ["ar", "en"])
def test_carried_to_the_inbox(product, readers, language, waiting):  # noqa: F811
    """MZ-058 MZ-078 a task is carried from the timeline to the inbox beside it, also to one that holds nothing yet"""
    product.settings(language=language)
    others = [product.add(f"مهمة {number}")["id"] for number in range(waiting)]
    task = product.add("اقرأ", date=TODAY, start="13:00", duration=60)["id"]
    page = readers(product, viewport=DESKTOP).open()
    line, hand = Timeline(page), Mouse(page)
    line.show(800)
    x, y = grip(line.task(task))
    panel = page.locator("#inbox-panel").bounding_box()
    hand.down(x, y)
    hand.move(x, y + 30)
    assert page.locator(".drag-slot").is_visible()
    hand.move(panel["x"] + panel["width"] / 2, min(max(panel["y"], 0) + 120, DESKTOP["height"] - 100))
    assert not page.locator(".drag-slot").is_visible()
    with posted(page, "unschedule"):
        hand.up()
    row = page.locator(f"#inbox-panel [data-task='{task}']")
    row.wait_for()
    assert line.task(task).count() == 0
    assert product.task(task)["start"] is None
    assert {each["id"] for each in product.get("/inbox")["tasks"]} == {task, *others}
    assert page.locator(".is-lifted, .is-settling, .drag-slot").count() == 0


def test_to_the_inbox_by_keyboard(product, readers):  # noqa: F811
    """MZ-078 SY-028 the same by keyboard alone: the task's sheet has it, and leaves the focus on the page"""
    task = product.add("اقرأ", date=TODAY, start="13:00", duration=60)["id"]
    page = readers(product, viewport=DESKTOP).open()
    line = Timeline(page)
    line.task(task).locator("a.task-link").focus()
    page.keyboard.press("m")
    page.locator("dialog[open] .sheet-title").wait_for()
    for _ in range(30):
        if page.evaluate("document.activeElement.closest('form')?.action.endsWith('/unschedule') ?? false"):
            break
        page.keyboard.press("Tab")
    with posted(page, "unschedule"):
        page.keyboard.press("Enter")
    until(page, "!document.querySelector('dialog[open]')")
    page.locator(f"#inbox-panel [data-task='{task}']").wait_for()
    assert product.task(task)["start"] is None
    assert line.task(task).count() == 0
