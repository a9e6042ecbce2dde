"""What an authority printed, against what the product says for the city by that name."""
import pytest
from harness.paths import ROOT
from product_app import Product

NAMES = ["fajr", "sunrise", "dhuhr", "asr", "maghrib", "isha"]


def printed(city):
    """The days of a city in Tests/Vectors/almanac/published.tsv, each with its six times."""
    lines = (ROOT / "Tests/Vectors/almanac/published.tsv").read_text(encoding="utf-8").splitlines()
    rows = [line.split("\t") for line in lines if line.startswith(city + "\t")]
    return {row[5]: dict(zip(NAMES, row[6:])) for row in rows}


@pytest.fixture
def product(tmp_path):
    """In the middle of the year that Dubai's times were printed for."""
    started = Product(tmp_path / "data", now="2018-06-15T08:00:00Z").start()
    yield started
    started.stop()


def test_dubai(product):
    """MZ-033 whoever chooses Dubai by its name has Dubai's method with no other choice, and its printed times within 2 minutes on twelve days, one of each month"""
    product.settle("Dubai")
    assert product.get("/me/settings")["method"] is None
    (chosen,) = [method["name"] for method in product.get("/me/settings/methods")["methods"] if method["chosen"]]
    assert chosen == "dubai"
    days = printed("Dubai")
    assert [date[:7] for date in days] == [f"2018-{month:02}" for month in range(1, 13)]
    for date, expected in days.items():
        months = product.get(f"/times/{date[:7]}")
        (day,) = [day for day in months["days"] if day["date"] == date]
        for name in NAMES:
            assert abs(minutes(day[name]) - minutes(expected[name])) <= 2, (date, name, day, expected)


def minutes(clock):
    hour, minute = clock.split(":")
    return int(hour) * 60 + int(minute)
