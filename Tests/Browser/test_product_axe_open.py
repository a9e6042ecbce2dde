"""axe over what opens: sheets, the date menu, the notice with its way back."""
import pytest
from product_app import PHONE, Reader
from product_hands import posted
from product_screens import LANGUAGES, axe, furnished, shoot  # noqa: F401


@pytest.fixture
def page(chromium, furnished, language, mode):  # noqa: F811
    reader = Reader(
        chromium, furnished[language].product, viewport=PHONE, color_scheme=mode, reduced_motion="reduce")
    yield reader.open()
    reader.close()
    assert not reader.faults, reader.faults


def open_task_sheet(page, furnished):  # noqa: F811
    # Beside another task there is no room for the button on a phone; the link leads there.
    page.locator("[data-timeline] [data-menu]:visible").first.click()
    page.locator("dialog[open] .sheet-title").wait_for()


def open_task_form(page, furnished):  # noqa: F811
    open_task_sheet(page, furnished)
    page.locator("dialog[open] a[data-sheet][href^='/tasks/']").click()
    page.locator("dialog[open] #title").wait_for()


def open_new_task(page, furnished):  # noqa: F811
    page.locator("a.floating").click()
    page.locator("dialog[open] #title").wait_for()


def refuse_new_task(page, furnished):  # noqa: F811
    open_new_task(page, furnished)
    page.locator("dialog[open] #title").fill("   ")
    page.keyboard.press("Enter")
    page.locator("dialog[open] [aria-invalid=true]").wait_for()


def open_date_menu(page, furnished):  # noqa: F811
    page.locator(".date-menu > summary").click()
    page.locator(".date-form input[type=date]").wait_for()


def show_undo(page, furnished):  # noqa: F811
    page.goto("/inbox")
    page.locator(".inbox-item").first.wait_for()
    page.locator(".inbox-item [data-menu]").first.click()
    with posted(page, "delete"):
        page.locator("dialog[open] form[action$='/delete'] button").click()
    page.locator("dialog[open]").wait_for(state="detached")
    page.locator("#toasts form button").wait_for()
    # It stays while the pointer is over it.
    page.locator("#toasts [data-toast]").hover()


def put_back(page):
    with posted(page, "restore"):
        page.locator("#toasts form button").click()


OPEN = [open_task_sheet, open_task_form, open_new_task, refuse_new_task, open_date_menu, show_undo]


@pytest.mark.parametrize("opened", OPEN, ids=[each.__name__ for each in OPEN])
@pytest.mark.parametrize("mode", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_over_what_opens(page, furnished, language, mode, opened):  # noqa: F811
    """SY-054 SY-028 axe finds nothing with a task's sheet, the new task's sheet, the date menu or the undo notice open"""
    opened(page, furnished[language])
    shoot(page, f"open-{language}-{mode}-{opened.__name__}")
    answer = axe(page)
    assert not answer["faults"], "\n".join(answer["faults"])
    if opened is show_undo:
        put_back(page)
