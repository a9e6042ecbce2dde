"""Random use of the product for two minutes, in the worker with the network coming and going. `Scripts/random-use` goes on
for as long as it is told."""
import os
import time

from random_use import RandomPerson, unmarked_over_prayers

SECONDS = float(os.environ.get("WIRD_RANDOM_SECONDS", "120"))
STEPS = int(os.environ.get("WIRD_RANDOM_STEPS", "1000000"))
SEED = int(os.environ.get("WIRD_RANDOM_SEED", "20261121"))
HARMLESS = ("Failed to load resource", "Page already revealed", "Transition was", "ERR_INTERNET_DISCONNECTED")
PLANTED = 12


def test_random_use(app, door, server):
    """MZ-297 MZ-009 clicks, drags, keys, back, reload and a network that comes and goes: no error in any console, nothing
    unmarked over a prayer, no task lost, no trap in the worker"""
    city = app.call("/place?q=Makkah")[1]["cities"][0]["id"]
    app.post("/place", city=city)
    today = app.call("/")[1]["date"]
    planted = [app.add_task(f"planted {number}", **({"date": today, "start": f"{9 + number % 2 * 11:02}:{number:02}"}
                            if number % 3 == 0 else {}))["id"] for number in range(PLANTED)]
    app.sync_until("synced")
    faults = []
    page, context = app.page, app.page.context
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: faults.append(str(error)))
    context.on("serviceworker", lambda worker: worker.on("console", lambda message: faults.append(message.text)
                                                         if message.type == "error" else None))
    context.set_default_timeout(8_000)
    page.goto(app.address + "/")
    context_base(page, app.address)
    person = RandomPerson(page, SEED, network=lambda on: door.open() if on else door.shut())
    person.use(SECONDS, STEPS)
    print(f"\nrandom use: {person.steps} steps from seed {SEED}")
    faults = [fault for fault in faults if not any(words in fault for words in HARMLESS)]
    assert not faults, (person.steps, faults[:5], person.trace[-20:])
    app.open("/")
    deadline = time.monotonic() + 30
    while True:
        status, _ = app.call("/")
        if status == 200 or time.monotonic() > deadline:
            break
    assert status == 200
    for task in planted:
        status, answer = app.call(f"/tasks/{task}")
        if status != 200:
            assert task in person.deleted, (task, status, answer)
    for day in [today, "2026-11-22"]:
        status, answer = app.call(f"/day/{day}")
        assert unmarked_over_prayers(answer) == [], answer["conflicts"]
    assert person.steps > min(STEPS, SECONDS) * 2 or person.steps == STEPS


def context_base(page, address):
    """Lets the person say addresses without the host."""
    visit = page.goto
    page.goto = lambda path, **options: visit(address + path if path.startswith("/") else path, **options)
