"""Forms: what a refusal brings the person to, what is said before anything is sent, and what was typed and not sent."""
import pytest
from product_app import DESKTOP, PHONE, TODAY, product, readers  # noqa: F401
from product_hands import until

SEEN = """(selector) => {
    const box = document.querySelector(selector).getBoundingClientRect();
    return box.top >= 0 && box.bottom <= innerHeight && box.height > 0;
}"""
IN_REFUSAL = "document.activeElement?.closest('[data-refusal]') !== null"


def fill_collision(page, scope="main"):
    """A task at noon prayer: Dhuhr in Makkah on that day is at 12:07."""
    page.locator(f"{scope} #title").fill("walk")
    page.locator(f"{scope} #date").fill(TODAY)
    page.locator(f"{scope} #start").fill("12:05")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("language", ["ar", "en"])
def test_a_collision_is_seen_and_read(product, readers, size, language):  # noqa: F811
    """MZ-017 SY-028 a time on a prayer, sent from far down the form: the words come into view and take the focus"""
    product.settings(language=language)
    page = readers(product, viewport=size).open("/tasks/new")
    fill_collision(page)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.locator("main form.task-form > .form-actions button[type=submit]").click()
    page.locator("main [data-refusal]").wait_for()
    until(page, IN_REFUSAL)
    assert page.evaluate(SEEN, "main [data-refusal]")
    assert page.locator("main [data-refusal][role=alert]").count() == 1


def test_a_collision_without_scripts(product, readers):  # noqa: F811
    """MZ-017 without scripts the words stand at the top of the page that answers and take the focus"""
    page = readers(product, java_script_enabled=False, viewport=PHONE).open("/tasks/new")
    fill_collision(page)
    page.locator("main form.task-form > .form-actions button[type=submit]").click()
    page.locator("main [data-refusal]").wait_for()
    assert page.locator("main [data-refusal]").get_attribute("autofocus") is not None
    # The browser moves the focus to it with the first frame that it draws.
    until(page, "document.activeElement?.matches('[data-refusal]')")


def test_missing_fields_are_summed_up(product, readers):  # noqa: F811
    """SY-028 a form with a missing title leads to its summary, and the summary to the field"""
    page = readers(product, viewport=PHONE).open("/tasks/new")
    page.locator("#date").fill(TODAY)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.locator("main form.task-form > .form-actions button[type=submit]").click()
    until(page, "document.activeElement?.id === 'errors'")
    assert page.evaluate(SEEN, "#errors")
    page.locator("#errors a").first.click()
    until(page, "document.activeElement?.id === 'title'")
    assert "#" not in page.url


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_free_times_before_anything_is_sent(product, readers, size):  # noqa: F811
    """MZ-017 a time on a prayer is told beside the field while it is typed, with times that one press takes over"""
    product.settings(language="en")
    page = readers(product, viewport=size).open("/tasks/new")
    posts = []
    page.on("request", lambda request: posts.append(request.url) if request.method == "POST" else None)
    fill_collision(page)
    hint = page.locator("#when-hint")
    hint.locator("[data-take]").first.wait_for()
    assert "Dhuhr" in hint.inner_text() and hint.get_attribute("role") == "status"
    taken = hint.locator("[data-take]").first.get_attribute("data-take")
    hint.locator("[data-take]").first.click()
    assert page.locator("#start").input_value() == taken
    until(page, "document.querySelector('#when-hint').textContent === ''")
    assert posts == []
    page.locator("#title").press("Enter")
    page.wait_for_url(lambda url: "/tasks/new" not in url)
    assert product.get(f"/day/{TODAY}")["tasks"][0]["start"] == taken


def test_what_a_prayer_makes_of_a_time(product, readers):  # noqa: F811
    """Twenty minutes after Asr: the form says when the task would begin, from what that counts and what stands there
    already, and there it stands once it is sent"""
    product.settings(language="en", clock="24", digits="latin")
    page = readers(product, viewport=PHONE).open("/tasks/new")
    page.locator("#title").fill("walk")
    page.locator("#date").fill(TODAY)
    page.locator("details.more-fields summary").first.click()
    page.locator("#timing").select_option("after")
    page.locator("#prayer").select_option("asr")
    page.locator("#minutes").fill("20")
    hint = page.locator("#timing-hint")
    until(page, "document.querySelector('#timing-hint').textContent !== ''")
    page.wait_for_timeout(600)
    said = hint.inner_text()
    asr = next(prayer for prayer in product.today()["prayers"] if prayer["name"] == "asr")["start"]
    assert f"Asr at {asr}" in said and "you also have" not in said
    page.locator("#title").press("Enter")
    page.wait_for_url(lambda url: "/tasks/new" not in url)
    assert product.get(f"/day/{TODAY}")["tasks"][0]["start"] in said


def test_what_stands_there_already(product, readers):  # noqa: F811
    """A time that another task has is taken, and the form says so before it is sent, by either way of giving a time"""
    product.settings(language="en", clock="24", digits="latin")
    product.add("Letters", date=TODAY, start="13:00", duration=60)
    page = readers(product, viewport=PHONE).open("/tasks/new")
    page.locator("#date").fill(TODAY)
    page.locator("#start").fill("13:30")
    until(page, "document.querySelector('#when-hint').textContent.includes('Letters')")
    assert "you also have: Letters" in page.locator("#when-hint").inner_text()
    page.locator("#start").fill("14:00")
    until(page, "document.querySelector('#when-hint').textContent === ''")
    asr = product.add("Calls", date=TODAY, start="15:45", duration=60)
    page.locator("details.more-fields summary").first.click()
    page.locator("#timing").select_option("after")
    page.locator("#prayer").select_option("asr")
    page.locator("#minutes").fill("20")
    until(page, "document.querySelector('#timing-hint').textContent.includes('Calls')")
    assert asr["start"] == "15:45"


@pytest.mark.parametrize("leave", ["back", "escape", "close"])
def test_a_draft_is_kept(product, readers, leave):  # noqa: F811
    """SY-026 Back closes a sheet and stays on the page; what was typed is kept, said, and there again, until it is discarded"""
    product.settings(language="en")
    reader = readers(product, viewport=PHONE)
    reader.open("/inbox")
    page = reader.open("/")
    page.evaluate("window.isSamePage = true")
    page.locator("a.floating").click()
    page.locator("dialog[open] #title").fill("a long thought")
    if leave == "back":
        page.go_back()
    elif leave == "escape":
        page.keyboard.press("Escape")
    else:
        page.locator("dialog[open] [data-close]").first.click()
    page.locator("dialog[open]").wait_for(state="detached")
    assert page.evaluate("window.isSamePage === true") and page.url == product.address + "/"
    page.locator("#toasts [data-toast]", has_text="kept").wait_for()
    page.locator("a.floating").click()
    page.locator("dialog[open] [data-draft-note]").wait_for()
    assert page.locator("dialog[open] #title").input_value() == "a long thought"
    page.locator("dialog[open] [data-draft-note] button[type=reset]").click()
    assert page.locator("dialog[open] #title").input_value() == ""
    page.keyboard.press("Escape")
    page.locator("a.floating").click()
    page.locator("dialog[open] #title").wait_for()
    assert page.locator("dialog[open] #title").input_value() == ""
    assert page.locator("dialog[open] [data-draft-note]").is_hidden()


def test_what_was_sent_is_no_draft(product, readers):  # noqa: F811
    """SY-026 a refused form keeps its draft, a sent one has none; the sheet leaves no step behind in the history"""
    product.settings(language="en")
    reader = readers(product, viewport=PHONE)
    reader.open("/inbox")
    page = reader.open("/")
    page.locator("a.floating").click()
    fill_collision(page, "dialog[open]")
    page.locator("dialog[open] form.task-form > .form-actions button[type=submit]").click()
    page.locator("dialog[open] [data-refusal]").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    page.locator("a.floating").click()
    page.locator("dialog[open] #title").wait_for()
    assert page.locator("dialog[open] #title").input_value() == "walk"
    page.locator("dialog[open] #start").fill("10:30")
    page.locator("dialog[open] #title").press("Enter")
    page.locator("[data-timeline] [data-task]").wait_for()
    page.locator("a.floating").click()
    page.locator("dialog[open] #title").wait_for()
    assert page.locator("dialog[open] #title").input_value() == ""
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    page.wait_for_timeout(300)
    page.go_back()
    page.wait_for_url("**/inbox")


def test_forward_opens_the_sheet_again(product, readers):  # noqa: F811
    """SY-026 forward after Back, and a reload, show the sheet with what was typed in it"""
    page = readers(product, viewport=PHONE).open("/")
    page.locator("a.floating").click()
    page.locator("dialog[open] #title").fill("فكرة")
    page.go_back()
    page.locator("dialog[open]").wait_for(state="detached")
    page.go_forward()
    page.locator("dialog[open] #title").wait_for()
    assert page.locator("dialog[open] #title").input_value() == "فكرة"
    page.reload()
    page.locator("dialog[open] #title").wait_for()
    assert page.locator("dialog[open] #title").input_value() == "فكرة"
    page.go_back()
    page.locator("dialog[open]").wait_for(state="detached")
    assert page.url == product.address + "/"
