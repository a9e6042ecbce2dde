"""Stored records that this version can't read: they hold nothing else up, and stay as they are."""
from harness.app import AppPage

SPOIL = """async (texts) => {
    const database = await new Promise((resolve) => {
        const request = indexedDB.open("wird");
        request.onsuccess = () => resolve(request.result);
    });
    const transaction = database.transaction("records", "readwrite");
    const records = transaction.objectStore("records");
    for (const [id, text] of Object.entries(texts)) {
        const request = records.get(["planner", "task", id]);
        request.onsuccess = () => records.put({ ...request.result, record: text });
    }
    await new Promise((resolve) => { transaction.oncomplete = resolve; });
    database.close();
}"""

STORED = """async (id) => {
    const database = await new Promise((resolve) => {
        const request = indexedDB.open("wird");
        request.onsuccess = () => resolve(request.result);
    });
    const request = database.transaction("records").objectStore("records").get(["planner", "task", id]);
    const row = await new Promise((resolve) => { request.onsuccess = () => resolve(request.result); });
    database.close();
    return row.record;
}"""


def test_unreadable_rows_hold_nothing_up(app, door, profiles):
    """SY-004 SY-010 rows that can't be read are passed over, never written over, and stop neither pages nor sync"""
    door.shut()
    first, second = app.add_task("first")["id"], app.add_task("second")["id"]
    app.add_task("readable")
    spoilt = {first: "not even {JSON", second: '{"scope":"planner","kind":"task","id":"' + second + '","fields":7}'}
    app.page.evaluate(SPOIL, spoilt)
    app.stop_worker()
    app.open("/inbox")
    assert app.inbox() == ["readable"]
    app.add_task("written later")
    door.open()
    app.sync()
    other = AppPage(profiles("second").pages[0], door.address).install()
    assert other.inbox() == ["readable", "written later"]
    assert app.call("/tasks/" + first)[0] == 404
    for task, text in spoilt.items():
        assert app.page.evaluate(STORED, task) == text
