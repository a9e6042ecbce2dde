"""Prints the figures that stand in the given files as one table: figure, value, bar, ratio.

A line of a file is a JSON object: figure, value, unit, bar (or null), better ("less" or "more"), note. The ratio says how
many times over the bar a figure is: 1.00 stands on it, and less is better, whichever way the figure itself runs.
"""
import json
import os
import sys

KEYS = ("figure", "value", "bar", "ratio", "note")


def emit(figure, value, unit="", bar=None, better="less", note=""):
    """Prints a figure as a line for this program."""
    line = {"figure": figure, "value": value, "unit": unit, "bar": bar, "better": better, "note": note}
    print(json.dumps(line, ensure_ascii=False), flush=True)


def number(value):
    """A number with about three digits that count."""
    if abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.2f}" if abs(value) < 10 else f"{value:.1f}"


def ratio(line):
    value, bar = line["value"], line["bar"]
    if bar is None:
        return ""
    if line["better"] == "more":
        value, bar = bar, value
    if not bar:
        return "0.00" if not value else "∞"
    return f"{value / bar:.2f}" + ("  over the bar" if value > bar else "")


def row(line):
    unit = f" {line['unit']}" if line["unit"] else ""
    sign = "≥ " if line["better"] == "more" else "≤ "
    bar = "" if line["bar"] is None else sign + number(line["bar"]) + unit
    return line["figure"], number(line["value"]) + unit, bar, ratio(line), line["note"]


def machine():
    """What the figures were taken on. Under load they mislead."""
    one, five, _ = os.getloadavg()
    cores = os.cpu_count()
    warning = "; MORE THAN ITS CORES CAN DO: the figures are worse than the product" if one > cores else ""
    return f"{cores} cores, load average {one:.1f} (5 minutes: {five:.1f}){warning}"


def main(files):
    lines = [json.loads(line) for file in files for line in open(file, encoding="utf-8") if line.strip()]
    rows = [KEYS] + [row(line) for line in lines]
    widths = [max(len(entry[column]) for entry in rows) for column in range(len(KEYS))]
    for place, entry in enumerate(rows):
        print("  ".join(text.ljust(width) for text, width in zip(entry, widths)).rstrip())
        if place == 0:
            print("  ".join("-" * width for width in widths))


if __name__ == "__main__":
    print(machine()) if sys.argv[1:] == ["--machine"] else main(sys.argv[1:])
