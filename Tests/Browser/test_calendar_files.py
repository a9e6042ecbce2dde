"""Files for other calendars, of a day that stands far out and of many tasks that repeat."""
from product_app import TODAY, Product

DAYS, PRAYERS, SERIES = 366, 5, 50


def events(product, first):
    """How many events the file of a year that begins on a day holds."""
    status, _, file = product.send("GET", f"/day/{first}.ics?days={DAYS}")
    assert status == 200, file
    assert file.startswith(b"BEGIN:VCALENDAR") and file.endswith(b"END:VCALENDAR\r\n")
    return file.count(b"BEGIN:VEVENT")


def test_fifty_series_over_two_years(tmp_path):
    """SY-048 SY-061 the files of two years have each of the 36,600 days of fifty tasks that repeat daily, and all prayers"""
    product = Product(tmp_path / "data", now=f"{TODAY}T04:00:00Z").start()
    try:
        product.settle()
        for number in range(SERIES):
            product.add(f"task {number}", date=TODAY, start="14:00", duration=15, repeat="daily")
        assert events(product, TODAY) >= DAYS * (PRAYERS + SERIES)
    finally:
        product.stop()
    later = f"{int(TODAY[:4]) + 1}{TODAY[4:]}"
    product = Product(tmp_path / "data", now=f"{later}T04:00:00Z").start()
    try:
        assert events(product, later) >= DAYS * (PRAYERS + SERIES)
    finally:
        product.stop()
