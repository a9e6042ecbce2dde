"""Signing in by a service: one press goes out and back in, and what was written here before comes along."""
import json

import pytest
from harness.app import AppPage
from provider_service import Provider
from test_home import home as started  # noqa: F401 (a fixture)
from test_people import address, begin, device, invite  # noqa: F401 (fixtures)

NOBODYS = """async () => {
    const database = await new Promise((resolve) => {
        const opening = indexedDB.open("wird");
        opening.onsuccess = () => resolve(opening.result);
    });
    const meta = database.transaction("meta", "readwrite").objectStore("meta");
    const state = await new Promise((resolve) => { const asked = meta.get("state"); asked.onsuccess = () => resolve(asked.result); });
    meta.delete("person");
    meta.put({ ...state, server: null, cursor: 0, pulled: true }, "state");
    await new Promise((resolve) => { meta.transaction.oncomplete = resolve; });
    database.close();
}"""
"""Makes the records of a browser nobody's, as they are where a first exchange with a server never came through."""


@pytest.fixture
def provider():
    service = Provider()
    yield service
    service.stop()


@pytest.fixture
def home(started, provider, tmp_path):
    """The server, with the provider that its operator added."""
    started.stop()
    folder = started.data / "config"
    folder.mkdir(exist_ok=True)
    (folder / "NetworkConfig.json").write_text(json.dumps({"near": ["127.0.0.1"]}))
    secret = tmp_path / "secret.txt"
    secret.write_text(provider.secret + "\n")
    said = json.loads(started.run(
        "provider", "add", "Our school", "--issuer", provider.issuer, "--client-id", "wird", "--client-secret-file", str(secret), "--json"))
    assert said["added"] == "our-school" and said["back"].endswith("/account/provider/back/our-school")
    listed = started.run("provider", "list", "--json")
    assert json.loads(listed)["providers"][0]["issuer"] == provider.issuer and provider.secret not in listed
    started.start()
    assert provider.requests == [], "nobody is asked before somebody presses the button"
    return started


def press(page, provider, subject):
    """From the button to the provider's page and back."""
    page.click("form[action$='/provider'] button")
    page.wait_for_url(provider.issuer + "/authorize*")
    page.fill("[name=subject]", subject)
    page.click("text=It is me")


def join(page, home, provider, name, subject):
    begin(page, invite(home), name)
    press(page, provider, subject)
    page.wait_for_url("**/account/code*")
    assert page.text_content(".secret code")


def sign_in(page, home, provider, subject):
    page.goto(address(home) + "/account/signin")
    first = page.locator("main form").first
    assert first.get_attribute("action") == "/account/signin/provider" and "Our school" in first.text_content()
    press(page, provider, subject)


def test_one_press_goes_out_and_back_in(home, provider, device):  # noqa: F811
    """the button leads to the provider and back, signed in; what was written here before comes along, asked for where both sides have some"""
    page = device("phone")
    join(page, home, provider, "Maryam", "1")
    page.context.clear_cookies()
    sign_in(page, home, provider, "1")
    page.wait_for_url(address(home) + "/")
    app = AppPage(page, address(home)).install()
    app.sync_until("synced")

    # A guest's words, while she has none: they come along without a question.
    home.stop()
    page.evaluate(NOBODYS)
    app.add_task("words of a guest")
    page.context.clear_cookies()
    home.start()
    sign_in(page, home, provider, "1")
    page.wait_for_url(address(home) + "/")
    app.sync_until("synced")
    second = device("laptop")
    sign_in(second, home, provider, "1")
    second.wait_for_url(address(home) + "/")
    there = AppPage(second, address(home)).install()
    there.sync_until("synced")
    assert there.inbox() == ["words of a guest"]

    # Once both sides have some she is asked, and nothing runs together before.
    home.stop()
    page.evaluate(NOBODYS)
    app.add_task("more words of a guest")
    page.context.clear_cookies()
    home.start()
    sign_in(page, home, provider, "1")
    page.wait_for_selector("[data-guest]:not([hidden]) [data-adopt]")
    assert page.locator("[data-other]").is_hidden()
    there.sync_until("synced")
    assert there.inbox() == ["words of a guest"]
    page.click("[data-adopt]")
    page.wait_for_url(address(home) + "/")
    app.sync_until("synced")
    there.sync_until("synced")
    assert sorted(there.inbox()) == ["more words of a guest", "words of a guest"]


def test_stopping_there_and_being_nobody(home, provider, device):  # noqa: F811
    """who stops at the provider, or is nobody's there, hears so in words and can go on"""
    page = device("phone")
    page.goto(address(home) + "/account/signin")
    page.click("form[action='/account/signin/provider'] button")
    page.wait_for_url(provider.issuer + "/authorize*")
    page.click("text=Not now")
    page.wait_for_url("**/account/provider/back/our-school*")
    assert "Our school" in page.text_content("main")
    sign_in(page, home, provider, "nobody here")
    page.wait_for_url("**/account/provider/back/our-school*")
    assert "invitation" in page.text_content("main")
    back = page.url
    assert page.goto(back).status == 410, "an answer counts once"
