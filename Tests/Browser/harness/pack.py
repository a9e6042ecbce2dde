"""A large pack of bytes that can't be compressed: the way of the large texts, before they are there."""
import hashlib
import json
import os
import pathlib
import random
import shutil
import struct

NAME = "dummy"
SECTIONS = 640
SECTION_BYTES = 16_384
"""640 sections of 16 KiB are 10.5 MB."""


class DummyPack:
    """The pack by the documented format: `WIRDPACK`, the directory's length, the directory, the sections."""

    def __init__(self):
        source = random.Random(20261121)
        self.contents = {f"page-{number:03}": source.randbytes(SECTION_BYTES) for number in range(1, SECTIONS + 1)}
        self.sections = [
            {"name": name, "offset": place * SECTION_BYTES, "length": len(content), "sha256": digest(content)}
            for place, (name, content) in enumerate(self.contents.items())]
        directory = json.dumps({
            "name": NAME, "version": "1", "source": "Invented by the tests", "licence": "Public domain",
            "sections": self.sections,
        }).encode()
        self.bytes = b"WIRDPACK" + struct.pack("<I", len(directory)) + directory + b"".join(self.contents.values())
        self.start = 12 + len(directory)
        self.file = f"{NAME}-{digest(self.bytes)[:16]}.pack"
        self.url = f"/content/{self.file}"

    def span(self, name):
        """The first and the last place of a section's bytes in the file."""
        section = next(section for section in self.sections if section["name"] == name)
        first = self.start + section["offset"]
        return first, first + section["length"] - 1

    def add_to(self, folder):
        """Makes a content folder in which this pack stands beside the product's own; gives the folder."""
        content, folder = pathlib.Path(os.environ["WIRD_CONTENT"]), pathlib.Path(folder)
        shutil.copytree(content, folder, ignore=shutil.ignore_patterns("downloads", "tools"))
        (folder / "packs" / self.file).write_bytes(self.bytes)
        index = json.loads((folder / "packs.json").read_text(encoding="utf-8"))
        index[NAME] = {
            "file": self.file, "version": "1", "size": len(self.bytes), "sha256": digest(self.bytes),
            "sections": self.sections}
        (folder / "packs.json").write_text(json.dumps(index), encoding="utf-8")
        return folder


def digest(content):
    return hashlib.sha256(content).hexdigest()
