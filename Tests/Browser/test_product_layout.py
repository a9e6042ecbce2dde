"""What the walk's question about order notices, held against lines that have the fault and lines that haven't."""
import pytest
from product_app import PHONE
from product_layout import DISORDER


@pytest.fixture
def page(chromium):
    context = chromium.new_context(viewport=PHONE, locale="ar")
    yield context.new_page()
    context.close()


def put(page, body, direction="rtl"):
    page.set_content(f"<html dir={direction}><body><main>{body}</main></body></html>")


@pytest.mark.parametrize(("wrong", "right"), [
    ("<p>من <span style='unicode-bidi: bidi-override; direction: ltr'>13:30 إلى 14:30</span></p>", "<p>من 13:30 إلى 14:30</p>"),
    ("<p>في <bdo dir=rtl>13:30</bdo></p>", "<p>في ١٣:٣٠</p>"),
    ("<p>مع <span style='unicode-bidi: isolate; direction: ltr'>Ali ثم Maryam</span></p>", "<p>مع \u2068Call me\u2069، ٣ مهام</p>"),
])
def test_disorder_is_noticed(page, wrong, right):
    put(page, wrong)
    assert page.evaluate(DISORDER), wrong
    put(page, right)
    assert page.evaluate(DISORDER) == [], right
