"""A student of the course at home, and what they do at its recorder."""
import time


def begin(app):
    """Begins the sample course and does all of week 1's lesson, so that its recording is asked for."""
    app.settings(language="en")
    app.post("/course/demo", step="begin", name="Maryam")
    app.post("/course/demo", step="place")
    for fields in ({"step": "welcome"}, {"step": "level"}, {"step": "letters", "letters": "amiri", "size": "medium"},
                   {"step": "coach"}, {"step": "semester"}):
        app.post("/course/welcome", **fields)
    app.post("/course/demo", step="week", week="1")
    # The clock is moved by whole seconds, so the week opens within one.
    time.sleep(1)
    for video in (1, 2, 3):
        # A week of the sample has two or three.
        app.call(f"/course/learn/videos/l1-w1-v{video}", {})
    app.post("/course/learn/weeks/1")


def record(page, seconds=1.6):
    """Records so long, from whichever part of the recorder is shown."""
    page.click("[data-part]:not([hidden]) :is([data-record], [data-rerecord])")
    page.wait_for_selector("[data-part=recording]:not([hidden])")
    page.wait_for_timeout(seconds * 1000)


def stop(page):
    page.click("[data-stop]")
    page.wait_for_selector("[data-part=review]:not([hidden])")


def submit(page):
    page.click("[data-submit]")
    page.wait_for_selector("dialog[data-confirm][open]")
    page.click("dialog[data-confirm] button[type=submit]")
