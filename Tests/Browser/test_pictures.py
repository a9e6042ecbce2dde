"""The pictures of the product that an app's listing shows."""
import os
import struct
import subprocess

from harness.paths import ROOT

SCENES = ["1-timeline", "2-drag", "3-reminders", "4-themes", "5-nawafil", "6-week", "7-ramadan", "8-widgets", "9-watch"]


def size(picture):
    """A JPEG's width and height, out of its frame's header (ITU-T T.81 B.2.2)."""
    at = 2
    while picture[at + 1] not in (0xC0, 0xC1, 0xC2):
        at += 2 + struct.unpack(">H", picture[at + 2:at + 4])[0]
    height, width = struct.unpack(">HH", picture[at + 5:at + 9])
    return width, height


def test_every_scene_is_taken(tmp_path):
    """MZ-294 Scripts/pictures takes each scene in Arabic and English, in the sizes that the manifest says"""
    run = subprocess.run([ROOT / "Scripts/pictures", tmp_path], capture_output=True, text=True, timeout=600, env=os.environ)
    assert run.returncode == 0, run.stderr
    found = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert set(found) == {f"picture-{language}-{scene}.jpg" for language in ("ar", "en") for scene in SCENES}
    for name, picture in found.items():
        assert size(picture) == ((1280, 800) if "week" in name else (780, 1688)), name
        assert 20_000 < len(picture) < 400_000, (name, len(picture))
    assert len(set(found.values())) == len(found), "no two are the same"
