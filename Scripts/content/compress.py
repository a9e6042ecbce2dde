"""Writes FILE.gz beside each file, and FILE.br where the pinned Brotli is at hand.

usage: compress.py FILE...

The same bytes give the same compressed bytes: gzip's header carries no time and no name.
"""

import gzip
import os
import sys

try:
    import brotli
except ImportError:
    brotli = None


def write(path, data):
    temporary = path + ".partial"
    with open(temporary, "wb") as file:
        file.write(data)
    os.replace(temporary, path)


def main():
    for path in sys.argv[1:]:
        with open(path, "rb") as file:
            data = file.read()
        write(path + ".gz", gzip.compress(data, 9, mtime=0))
        if brotli:
            write(path + ".br", brotli.compress(data, quality=11, lgwin=22))


main()
