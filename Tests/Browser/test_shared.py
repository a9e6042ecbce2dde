"""A list that two people share: the server decides, and what is asked without it waits in the browser."""
from harness.app import AppPage
from test_people import address, device, home, invite, join  # noqa: F401 (fixtures)


def item(text, state=""):
    return f"[data-item]:has-text('{text}'){state}"


def words(page, text):
    """What is said of an item, without the marks that keep a name apart."""
    return page.text_content(item(text)).translate({0x2068: None, 0x2069: None})


def test_two_people_share_a_list(home, device):
    """K72 two people add, take and tick; what is done without the server waits, is marked, and is taken or refused with what was typed kept"""
    maryam, sara = (device(name) for name in ("maryam", "sara"))
    apps = []
    for page, name in ((maryam, "Maryam"), (sara, "Sara")):
        join(page, invite(home, name), name)
        app = AppPage(page, address(home)).install()
        app.settings(language="en", showsLists="on")
        app.sync_until("synced")
        apps.append(app)
    hers, his = apps
    hers.open("/shared")
    maryam.fill("[name=name]", "Errands")
    maryam.click("main form button[type=submit]")
    maryam.wait_for_selector("[data-page=shared-list]")
    path = maryam.url.removeprefix(address(home))
    hers.sync_until("synced")
    hers.post(path, text="Milk")
    hers.sync_until("synced")

    hers.open(path + "/members")
    maryam.click("form[action$='/invite'] button")
    link = maryam.text_content(".secret code")
    sara.goto(link)
    sara.click("main form button[type=submit]")
    sara.wait_for_url("**" + path)
    his.sync_until("synced")
    his.open(path)
    sara.wait_for_selector(item("Milk"))

    home.stop()
    his.open(path)
    sara.fill(".shared-add [name=text]", "Saffron")
    sara.click(".shared-add button")
    sara.wait_for_selector(item("Saffron", "[data-waiting]"))
    sara.click(item("Milk") + " [data-shared-step=take]")
    sara.wait_for_selector(item("Milk", "[data-waiting]"))
    hers.open(path)
    maryam.click(item("Milk") + " [data-shared-step=take]")
    maryam.wait_for_selector(item("Milk", "[data-waiting]"))
    home.start()

    hers.sync_until("synced")
    his.sync_until("synced")
    his.open(path)
    sara.wait_for_selector("[data-refused]:has-text('Maryam')")
    assert sara.locator("[data-waiting]").count() == 0
    assert "Maryam will get it" in words(sara, "Milk")
    hers.sync_until("synced")
    hers.open(path)
    maryam.wait_for_selector(item("Saffron", ":not([data-waiting])"))
    maryam.click(item("Saffron") + " [data-shared-step=tick]")
    hers.sync_until("synced")
    his.sync_until("synced")
    his.open(path)
    assert "Done by Maryam" in words(sara, "Saffron")
