"""Wird's calendar as WebAssembly against the table of PyPI's hijridate, an independent one, day by day."""
import datetime

import pytest
from test_vectors import ANSWER, runner  # noqa: F401 (a fixture)

hijridate = pytest.importorskip("hijridate", reason="hijridate is not installed (Tests/Browser/requirements.txt)")

# Near ties, where the table has another first day than the rule gives. Shawwal 1485: at Makkah on 2063-01-29 the Moon
# sets about 4 seconds before the Sun, so that by the rule the month begins on 2063-01-31.
NEAR_TIES = {(1485, 10): (datetime.date(2063, 1, 30), datetime.date(2063, 1, 31))}


def test_hijri_equals_an_independent_table(runner):  # noqa: F811
    """MZ-029 every day of 1343 to 1500 AH is the one that hijridate's table has, both ways, but for named near ties"""
    first = datetime.date(*hijridate.Hijri(1343, 1, 1).to_gregorian().datetuple())
    last = datetime.date(*hijridate.Hijri(1500, 12, 1).to_gregorian().datetuple())
    last += datetime.timedelta(days=hijridate.Hijri(1500, 12, 1).month_length() - 1)
    days = [first + datetime.timedelta(days=number) for number in range((last - first).days + 1)]
    rows = "\n".join(f"{day}\t0\t0\t0" for day in days)
    # The answer is refused where the way back does not give the same day.
    answers = runner.evaluate(ANSWER, f"almanac/hijri\n{rows}").split("\n")
    ours = [tuple(map(int, answer.split(" "))) for answer in answers]
    theirs = [hijridate.Gregorian(*day.timetuple()[:3]).to_hijri().datetuple() for day in days]
    starts = ({date[:2]: day for day, date in zip(days, dates, strict=True) if date[2] == 1} for dates in (theirs, ours))
    their_starts, our_starts = starts
    differing = {month: (start, our_starts[month]) for month, start in their_starts.items() if our_starts[month] != start}
    assert differing == NEAR_TIES
    assert len(their_starts) == (1500 - 1343 + 1) * 12
    # And only the days between differ.
    wrong = [day for day, a, b in zip(days, ours, theirs, strict=True) if a != b]
    assert len(wrong) <= 30 and all((day - datetime.date(2063, 1, 30)).days in range(31) for day in wrong)
