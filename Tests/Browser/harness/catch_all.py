"""A typeface that has one enormous glyph for every character: what another face lacks stands out by its width."""
import struct

UNITS = 1000
ADVANCE = 30_000
"""Thirty times the size of the letters."""


def checksum(data):
    data += b"\0" * (-len(data) % 4)
    return sum(struct.unpack(f">{len(data) // 4}I", data)) & 0xFFFFFFFF


def face():
    """A TrueType file by the OpenType specification, with a `cmap` of format 13 ("many to one")."""
    box = (0, 0, 500, 500)
    triangle = struct.pack(">h4h", 1, *box) + struct.pack(">HH", 2, 0) + bytes([1, 1, 1]) + struct.pack(">6h", 0, 500, 0, 0, 0, 500)
    triangle += b"\0" * (-len(triangle) % 4)
    many = struct.pack(">HHIII", 13, 0, 16 + 12, 0, 1) + struct.pack(">III", 0x20, 0x10FFFD, 1)
    tables = {
        b"OS/2": struct.pack(">HhHHH11h10s4I4sHHHhhhHHIIhhHHH", 4, ADVANCE, 400, 5, 0, *[0] * 11, bytes(10), 0, 0, 0, 0, b"WIRD",
                             0x40, 0x20, 0xFFFF, 800, -200, 0, 800, 200, 0, 0, 500, 700, 0, 0x20, 1),
        b"cmap": struct.pack(">HHHHI", 0, 1, 3, 10, 12) + many,
        b"glyf": triangle * 2,
        b"head": struct.pack(">IIIIHHqq4hHHhhh", 0x10000, 0x10000, 0, 0x5F0F3CF5, 3, UNITS, 0, 0, *box, 0, 8, 2, 1, 0),
        b"hhea": struct.pack(">IhhhH3h3h4hhH", 0x10000, 800, -200, 0, ADVANCE, 0, 0, 500, 1, 0, 0, 0, 0, 0, 0, 0, 2),
        b"hmtx": struct.pack(">HhHh", ADVANCE, 0, ADVANCE, 0),
        b"loca": struct.pack(">III", 0, len(triangle), 2 * len(triangle)),
        b"maxp": struct.pack(">I14H", 0x10000, 2, 3, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
        b"name": struct.pack(">HHH", 0, 0, 6),
        b"post": struct.pack(">IIhhIIIII", 0x30000, 0, 0, 0, 0, 0, 0, 0, 0),
    }
    count = len(tables)
    power = 1 << (count.bit_length() - 1)
    head = struct.pack(">IHHHH", 0x10000, count, 16 * power, power.bit_length() - 1, 16 * (count - power))
    place = 12 + 16 * count
    directory, body = b"", b""
    for tag, data in sorted(tables.items()):
        directory += struct.pack(">4sIII", tag, checksum(data), place + len(body), len(data))
        body += data + b"\0" * (-len(data) % 4)
    return head + directory + body
