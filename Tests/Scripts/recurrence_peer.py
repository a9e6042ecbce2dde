"""Random recurrence rules and what python-dateutil, an independent reader of RFC 5545, makes of them.

    recurrence_peer.py PROGRAM      compares with `PROGRAM answers almanac/recurrence` (Benchmarks/Native)

Left out is what the two read differently, each time because dateutil departs from the RFC's text:
- plain and numbered weekdays in one rule (the RFC adds them up, dateutil wants both at once);
- BYSETPOS of weeks in a first week that has begun (dateutil counts from the first day, not from the week's);
- BYWEEKNO without BYDAY (the RFC takes the first day's weekday, dateutil all seven);
- weeks 52, 53 and those from the end where they reach over the year's end (dateutil's own notes name the gap).
"""
import datetime
import random
import subprocess
import sys
import types

from dateutil import rrule

CODES = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
DAYS = [rrule.MO, rrule.TU, rrule.WE, rrule.TH, rrule.FR, rrule.SA, rrule.SU]
LAST_YEAR = 2055
"""Where both stop: dateutil would look for a rule's next day until the year 9999."""
WANTED = 12

rrule.datetime = types.SimpleNamespace(**{**vars(datetime), "MAXYEAR": LAST_YEAR})


def signed(dice, last, count):
    return sorted({dice.choice([1, 1, 1, -1]) * dice.randint(1, last) for _ in range(dice.randint(1, count))})


class Rule:
    """A rule as its text and as dateutil's arguments."""

    def __init__(self, dice):
        self.start = datetime.datetime(1995, 1, 1) + datetime.timedelta(days=dice.randrange(365 * 35))
        self.frequency = dice.choice(["DAILY", "WEEKLY", "MONTHLY", "YEARLY"])
        self.parts, self.arguments = [f"FREQ={self.frequency}"], {}
        self.interval(dice)
        getattr(self, self.frequency.lower())(dice)
        if dice.random() < 0.4:
            week = dice.randrange(7)
            self.put("WKST", CODES[week], wkst=DAYS[week])
        if dice.random() < 0.25 and len(self.parts) > 1 and any(part.startswith("BY") for part in self.parts):
            self.positions(dice)
        self.ending(dice)

    def put(self, name, value, **arguments):
        text = ",".join(map(str, value)) if isinstance(value, list) else value
        self.parts.append(f"{name}={text}")
        self.arguments |= arguments

    def interval(self, dice):
        if dice.random() < 0.5:
            every = dice.choice([2, 2, 3, 4, 5, 7, 11, 20])
            self.put("INTERVAL", every, interval=every)

    def months(self, dice, chance):
        if dice.random() < chance:
            months = sorted(dice.sample(range(1, 13), dice.randint(1, 4)))
            self.put("BYMONTH", months, bymonth=months)

    def month_days(self, dice, chance):
        if dice.random() < chance:
            days = signed(dice, 31, 4)
            self.put("BYMONTHDAY", days, bymonthday=days)

    def weekdays(self, dice, chance, numbers=0):
        if dice.random() >= chance:
            return
        chosen = dice.sample(range(7), dice.randint(1, 4))
        if numbers and dice.random() < 0.6:
            pairs = [(dice.choice([1, -1]) * dice.randint(1, numbers), day) for day in chosen]
            self.put("BYDAY", [f"{number}{CODES[day]}" for number, day in pairs], byweekday=[DAYS[day](number) for number, day in pairs])
        else:
            self.put("BYDAY", [CODES[day] for day in chosen], byweekday=[DAYS[day] for day in chosen])

    def daily(self, dice):
        self.months(dice, 0.3)
        self.month_days(dice, 0.3)
        self.weekdays(dice, 0.3)

    def weekly(self, dice):
        self.months(dice, 0.2)
        self.weekdays(dice, 0.7)

    def monthly(self, dice):
        self.months(dice, 0.3)
        self.month_days(dice, 0.5)
        self.weekdays(dice, 0.5, numbers=5)

    def yearly(self, dice):
        kind = dice.random()
        if kind < 0.2:
            weeks = [week for week in signed(dice, 51, 4) if week != -51] or [20]
            self.put("BYWEEKNO", weeks, byweekno=weeks)
            self.months(dice, 0.2)
            self.weekdays(dice, 1)
        elif kind < 0.4:
            days = signed(dice, 366, 6)
            self.put("BYYEARDAY", days, byyearday=days)
            self.months(dice, 0.2)
            self.weekdays(dice, 0.3)
        else:
            self.months(dice, 0.6)
            self.month_days(dice, 0.4)
            self.weekdays(dice, 0.5, numbers=5 if any(part.startswith("BYMONTH") for part in self.parts) else 53)

    def positions(self, dice):
        if self.frequency == "WEEKLY":
            week = self.arguments.get("wkst", rrule.MO).weekday
            self.start -= datetime.timedelta(days=(self.start.weekday() - week) % 7)
        positions = signed(dice, dice.choice([2, 5, 366]), 3)
        self.put("BYSETPOS", positions, bysetpos=positions)

    def ending(self, dice):
        kind = dice.random()
        if kind < 0.3:
            count = dice.randint(1, 20)
            self.put("COUNT", count, count=count)
        elif kind < 0.6:
            until = self.start + datetime.timedelta(days=dice.randrange(3000))
            self.put("UNTIL", until.strftime("%Y%m%d"), until=until)

    @property
    def row(self):
        return f"{self.start:%Y-%m-%d}\t{';'.join(self.parts)}\t{WANTED}\t-"

    @property
    def dates(self):
        found = []
        for date in rrule.rrule(getattr(rrule, self.frequency), dtstart=self.start, **self.arguments):
            if len(found) == WANTED:
                break
            found.append(f"{date:%Y-%m-%d}")
        return found


def rules(count=10_000, seed=5545):
    """The same rules every time."""
    dice = random.Random(seed)
    return [Rule(dice) for _ in range(count)]


def differences(rules, answers):
    """The rules that are answered otherwise, with both answers."""
    found = []
    for rule, answer in zip(rules, answers, strict=True):
        dates = [date for date in answer.split(" ") if date[:4] <= str(LAST_YEAR)]
        expected = rule.dates or ["none"]
        # Where dateutil stopped looking, ours may go on.
        if dates != expected and not (expected == ["none"] and not dates):
            found.append((rule.row, dates, expected))
    return found


if __name__ == "__main__":
    everything = rules(*map(int, sys.argv[2:]))
    text = "\n".join(rule.row for rule in everything)
    run = subprocess.run([sys.argv[1], "answers", "almanac/recurrence"], input=text, capture_output=True, text=True, check=True)
    wrong = differences(everything, run.stdout.strip("\n").split("\n"))
    for row, ours, theirs in wrong[:20]:
        print(row, "\n  ours  ", *ours, "\n  theirs", *theirs)
    print(f"{len(everything)} rules, {len(wrong)} answered otherwise")
    sys.exit(bool(wrong))
