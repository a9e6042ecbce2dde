"""Makes the web fonts: subsets of the pinned faces, as WOFF2.

usage: fonts.py JOBS.json

JOBS.json is a list of {"source", "output", "unicodes", "features", "family", "weights", "pins"}:
`unicodes` are ranges ("U+0020-007E"), `features` the OpenType features to keep beside those that shaping always
needs, `family` a new family name (or null to keep it), `weights` the range that a wght axis keeps (or null), `pins`
axes fixed to one place. The licence and copyright entries of the name table always stay.
"""

import io
import json
import os
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

# Names that say what the font is called: what a Reserved Font Name of the OFL is about.
FAMILY, SUBFAMILY, UNIQUE, FULL, POSTSCRIPT = 1, 2, 3, 4, 6
TYPOGRAPHIC_FAMILY, TYPOGRAPHIC_SUBFAMILY, VARIATIONS_PREFIX = 16, 17, 25
TRADEMARK, MANUFACTURER, DESIGNER, DESCRIPTION = 7, 8, 9, 10


def code_points(ranges):
    for part in ranges:
        first, _, last = part.removeprefix("U+").partition("-")
        yield from range(int(first, 16), int(last or first, 16) + 1)


def rename(font, family):
    names = font["name"]
    style = names.getBestSubFamilyName() or "Regular"
    postscript = family.replace(" ", "") + "-" + style.replace(" ", "")
    renamed = {
        FAMILY: family if style in ("Regular", "Bold") else f"{family} {style}",
        SUBFAMILY: style if style in ("Regular", "Bold") else "Regular",
        UNIQUE: postscript,
        FULL: f"{family} {style}",
        POSTSCRIPT: postscript,
        TYPOGRAPHIC_FAMILY: family,
        TYPOGRAPHIC_SUBFAMILY: style,
        VARIATIONS_PREFIX: family.replace(" ", ""),
    }
    for record in list(names.names):
        if record.nameID == TRADEMARK:
            names.removeNames(nameID=TRADEMARK)
        elif record.nameID in renamed:
            record.string = renamed[record.nameID]


def saved_and_reopened(font):
    # The subsetter stumbles over glyphs whose variations the instancer has emptied; a saved font has none.
    buffer = io.BytesIO()
    font.save(buffer)
    buffer.seek(0)
    return TTFont(buffer, recalcTimestamp=False)


def make(job):
    font = TTFont(job["source"], recalcTimestamp=False)
    limits = dict(job.get("pins") or {})
    if job.get("weights"):
        limits["wght"] = tuple(job["weights"])
    if limits:
        font = saved_and_reopened(instancer.instantiateVariableFont(font, limits))
    options = subset.Options()
    options.layout_features = subset.Options().layout_features + job["features"]
    options.name_IDs = ["*"]
    options.name_languages = [0x409]
    options.notdef_outline = True
    options.hinting = False
    options.drop_tables += ["DSIG", "meta"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=code_points(job["unicodes"]))
    subsetter.subset(font)
    if job.get("family"):
        rename(font, job["family"])
    font.flavor = "woff2"
    temporary = job["output"] + ".partial"
    font.save(temporary)
    os.replace(temporary, job["output"])
    return os.path.getsize(job["output"])


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        jobs = json.load(file)
    for job in jobs:
        size = make(job)
        print(f"{os.path.basename(job['output'])}\t{size}", flush=True)


main()
