"""Draws the app's icons as PNG from Web/icons/*.svg, with the system's Chromium.

usage: icons.py [CHROMIUM]

The results are committed: they are drawn again only when a drawing changes.
"""

import pathlib
import struct
import subprocess
import sys
import tempfile
import zlib

ICONS = pathlib.Path(__file__).resolve().parents[2] / "Web" / "icons"
DRAWINGS = [
    ("icon.svg", 192, "icon-192.png"),
    ("icon.svg", 512, "icon-512.png"),
    ("icon-maskable.svg", 180, "icon-apple-180.png"),
    ("icon-maskable.svg", 512, "icon-maskable-512.png"),
]


def draw(chromium, drawing, size, target):
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder) / "page.html"
        page.write_text(
            "<!doctype html><style>html,body{margin:0}img{display:block;width:100vw;height:100vh}</style>"
            f'<img src="{(ICONS / drawing).as_uri()}">',
            encoding="utf-8",
        )
        picture = pathlib.Path(folder) / "picture.png"
        subprocess.run(
            [
                chromium, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                "--default-background-color=00000000", "--force-device-scale-factor=1",
                f"--window-size={size},{size}", f"--screenshot={picture}", page.as_uri(),
            ],
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        target.write_bytes(smaller(picture.read_bytes()))


def smaller(png):
    """The same picture without needless chunks, and compressed as well as zlib can."""
    chunks, position = [], 8
    while position < len(png):
        length = struct.unpack(">I", png[position : position + 4])[0]
        chunks.append((png[position + 4 : position + 8], png[position + 8 : position + 8 + length]))
        position += 12 + length
    data = zlib.decompress(b"".join(body for kind, body in chunks if kind == b"IDAT"))
    kept = [(kind, body) for kind, body in chunks if kind == b"IHDR"]
    kept += [(b"IDAT", zlib.compress(data, 9)), (b"IEND", b"")]
    return png[:8] + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in kept
    )


def main():
    chromium = sys.argv[1] if len(sys.argv) > 1 else "chromium"
    for drawing, size, name in DRAWINGS:
        draw(chromium, drawing, size, ICONS / name)
        print(f"{name}\t{(ICONS / name).stat().st_size}")


main()
