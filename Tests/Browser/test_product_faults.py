"""What still works when a part of the browser doesn't: the day, its prayers and its tasks always do."""
import pytest
from product_app import DESKTOP, TODAY, product, readers  # noqa: F401

GONE = {
    "notifications": "delete globalThis.Notification",
    "geolocation": """Object.defineProperty(navigator, "geolocation", { value: { getCurrentPosition: (_, failed) =>
        failed({ code: 2 }), watchPosition: () => 0 } })""",
    "session storage": """Object.defineProperty(globalThis, "sessionStorage", { get() { throw new DOMException("no", "SecurityError"); } })""",
    "local storage": """Object.defineProperty(globalThis, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } })""",
    "channels": "delete globalThis.BroadcastChannel",
    "locks": "Object.defineProperty(navigator, 'locks', { value: undefined })",
    "vibration": "Object.defineProperty(navigator, 'vibrate', { value: undefined })",
    "sound": "delete globalThis.AudioContext; delete globalThis.webkitAudioContext",
    "view transitions": "delete Document.prototype.startViewTransition",
    "storage": "Object.defineProperty(globalThis, 'indexedDB', { value: undefined })",
}


@pytest.mark.parametrize("part", GONE)
def test_without(product, readers, part):  # noqa: F811
    """MZ-260 SY-015 without this part of the browser the day stands, a task is added, planned and completed, and no page fails"""
    reader = readers(product, viewport=DESKTOP)
    reader.context.add_init_script(GONE[part])
    page = reader.open("/inbox")
    page.locator("#quick").fill("اقرأ")
    page.locator("#quick").press("Enter")
    row = page.locator(".inbox-item", has_text="اقرأ")
    row.wait_for()
    task = product.get("/inbox")["tasks"][0]["id"]
    page = reader.open(f"/tasks/{task}/actions")
    page.locator("form[action$='/next'] button").click()
    page.wait_for_url(lambda url: "/actions" not in url)
    page = reader.open("/")
    assert page.locator("[data-prayer]").count() == 5
    planned = product.task(task)
    assert planned["date"] == TODAY
    page.locator(f"[data-timeline] [data-task='{task}'] button.complete").click()
    page.locator("#toasts [data-toast]").wait_for()
    assert product.task(task)["completed"]
